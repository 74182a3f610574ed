"""Versailles 1919: four powers write a treaty."""

from typing import Final

# The modules of which `tools.compile` makes machine code.
COMPILED: Final = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "asked_view.py",
    "outlook.py",
    "effects.py",
    "programs.py",
    "rules/*.py",
    "bot/*.py",
)
