"""Europe in Turmoil: Prelude to the Great War, for two players."""

from typing import Final

# The modules of which `tools.compile` makes machine code.
COMPILED: Final = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "map_view.py",
    "outlook.py",
    "rules/*.py",
    "cards/*.py",
    "bot/*.py",
)
