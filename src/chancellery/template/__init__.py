"""Template: what a new game begins as, for two. `chancellery new-game` copies it.

1  Each seat is dealt three of eight cards.
2  In turn each seat plays a card, which is worth its value, and draws another while there are any.
3  When no hand has a card left, most points win.
"""

from typing import Final

# The modules of which `tools.compile` makes machine code; list here what you add.
COMPILED: Final = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "outlook.py",
    "rules/*.py",
    "bot/*.py",
)
