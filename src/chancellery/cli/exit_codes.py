"""Exit codes."""

from typing import Final

OK: Final = 0
DOES_NOT_HOLD: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
