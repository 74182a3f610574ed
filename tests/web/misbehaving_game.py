"""Courtyard that misbehaves.

With bad advice its heuristic bot crashes, hangs or kills its process, as an option says; with bad rules they raise in
the middle of the action that leads to a ply, which stands in a file while the server runs.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from chancellery.engine.asides import Asides
from chancellery.engine.events import events_in
from chancellery.engine.game import Game
from chancellery.engine.options import OneOf
from tests.tiny import TINY, events
from tests.tiny.rules import flags, wave
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
    see=TINY.see,
    redeal_hidden=TINY.redeal_hidden,
    talk_open=TINY.talk_open,
    asides=TINY.asides,
    set_up=TINY.set_up,
    frames=tuple(TINY.frames.values()),
    advise=advise,
)

# In the home of whoever runs a server, which its processes know: the ply at which the rules raise, if there is one.
TROUBLE = "trouble-at-ply"
# The same, of rules that do not come to an end there.
ENDLESS = "endless-at-ply"


def stumble(ply: int) -> None:
    """Raise if the rules shall fail at this ply, or go on for ever."""
    if shall(TROUBLE, ply):
        raise IndexError("a card that is not there")
    while shall(ENDLESS, ply):
        pass


def shall(what: str, ply: int) -> bool:
    path = Path(os.environ.get("HOME", "")) / what
    return path.exists() and int(path.read_text("ascii")) == ply


class Stumbling(Tiny):
    """A position of which the last action was carried out half."""

    def clone(self) -> Tiny:
        twin = super().clone()
        twin.__class__ = Stumbling
        return twin

    def run(self) -> None:
        super().run()
        stumble(self.ply)


def wave_and_stumble(g: Tiny, seat: int, action: int) -> None:
    wave(g, seat, action)
    stumble(g.ply)


STUMBLING = Game(
    id="stumbling-courtyard",
    credits=TINY.credits,
    rules=TINY.rules,
    folder=TINY.folder,
    seats=TINY.seats_by_count,
    options=TINY.option_list,
    nouns=TINY.nouns,
    actions=TINY.actions,
    state=Stumbling,
    see=TINY.see,
    redeal_hidden=TINY.redeal_hidden,
    talk_open=TINY.talk_open,
    asides=Asides(flags, wave_and_stumble),
    set_up=TINY.set_up,
    frames=tuple(TINY.frames.values()),
    events=events_in(events),
    advise=TINY.advise,
)
