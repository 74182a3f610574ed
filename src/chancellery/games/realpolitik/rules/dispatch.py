"""The Dispatch action, which moves the diplomacy marker and returns the action cards (8.4)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Step
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTION_CARDS, DISPATCH, MINOR_CARDS, TOP_BOX
from chancellery.games.realpolitik.rules.diplomacy import DiplomacyPhase
from chancellery.games.realpolitik.rules.pieces import is_minor
from chancellery.games.realpolitik.state import Realpolitik


class Dispatches(Step[Realpolitik]):
    """Every Dispatch of the turn, and the diplomacy phase if the marker has reached the top box (8.4)."""

    def run(self, g: Realpolitik) -> None:
        for power in g.prestige:
            if g.laid[power] == DISPATCH:
                dispatch(g, power)
                g.pause()
        if g.box == TOP_BOX:
            g.push(DiplomacyPhase())


def dispatch(g: Realpolitik, power: int) -> None:
    """One box up, but not beyond the top; all played cards come back (R29, R97)."""
    if g.box < TOP_BOX:
        g.box += 1
        if g.log:
            g.log.add(events.MarkerMoved(g.box, TOP_BOX))
    minor = is_minor(g, power)
    for card in range(ACTION_CARDS):
        g.ready = shared_rows.put(g.ready, power * ACTION_CARDS + card, int(MINOR_CARDS[card] or not minor))
    if g.log:
        g.log.add(events.CardsReturned(power))
