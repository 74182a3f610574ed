"""What the exit codes mean."""

from typing import Final

FINE: Final = 0
DOES_NOT_HOLD: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
