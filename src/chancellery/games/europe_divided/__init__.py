"""Europe Divided: Europe, with the EU and NATO, against Russia, 1992 to 2019. For two players."""

from typing import Final

# The modules of which `tools.compile` makes machine code.
COMPILED: Final = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "in_play.py",
    "outlook.py",
    "effects.py",
    "programs.py",
    "card_lines.py",
    "counting.py",
    "rules/*.py",
    "bot/*.py",
)
