"""Positions for the tests of Europe in Turmoil, written as golden scripts (docs/golden-scripts.md)."""

from __future__ import annotations

from textwrap import dedent

from chancellery.engine.script import Script
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil.state import Turmoil

# An empty map in the middle of turn 5, both hands empty; scripts set what they need.
QUIET = """
    clear support
    set turn: 5
    set round: 1
    set hand authoritarian: none
    set hand liberal: none
"""


def run(script: str, *options: str) -> Turmoil:
    """Run a script on a quiet board; options are lines such as `option mobilization yes`."""
    lines = ["game europe-in-turmoil", *options, dedent(QUIET), dedent(script)]
    state = Script(find_game).run("\n".join(lines))
    assert isinstance(state, Turmoil)
    return state
