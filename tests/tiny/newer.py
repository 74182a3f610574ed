"""Courtyard as the next version of it would be: other rules, by which the past of every match differs."""

from __future__ import annotations

import copy
from typing import Final

from chancellery.engine.game import Game
from chancellery.engine.upgrades import Upgrade
from tests.tiny.game import TINY
from tests.tiny.rules import set_up
from tests.tiny.state import Tiny


def dealt_otherwise(g: Tiny) -> None:
    g.roll()
    set_up(g)


def next_version() -> Game:
    newer = copy.copy(TINY)
    newer.rules = TINY.rules + 1
    newer.upgrades = (Upgrade(newer.rules),)
    newer.set_up = dealt_otherwise
    return newer


NEWER: Final = next_version()
