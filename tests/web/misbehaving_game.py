"""Courtyard with bad advice: its heuristic bot crashes, hangs or kills its process, as an option says."""

from __future__ import annotations

import os
import time

from chancellery.engine.game import Game
from chancellery.engine.options import OneOf
from tests.tiny import TINY
from tests.tiny.state import Tiny


def advise(g: Tiny, seat: int, legal: list[int]) -> list[float]:
    match g.options["trouble"]:
        case "crash":
            raise ZeroDivisionError
        case "dawdle":
            time.sleep(60)
        case "die":
            os._exit(1)
    return [0.0] * len(legal)


LAZY = Game(
    id="lazy-courtyard",
    credits=TINY.credits,
    rules=TINY.rules,
    folder=TINY.folder,
    seats=TINY.seats_by_count,
    options=(*TINY.option_list, OneOf("trouble", ("crash", "dawdle", "die"))),
    nouns=TINY.nouns,
    actions=TINY.actions,
    state=TINY.state,
    set_up=TINY.set_up,
    frames=tuple(TINY.frames.values()),
    advise=advise,
)
