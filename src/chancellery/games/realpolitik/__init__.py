"""Realpolitik, designed by Andrew Rourke and Valdemar Gumienny."""

from typing import Final

# The modules of which `tools.compile` makes machine code.
COMPILED: Final = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "asked_view.py",
    "outlook.py",
    "rules/*.py",
    "bot/*.py",
)
