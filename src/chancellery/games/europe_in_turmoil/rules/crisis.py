"""Crisis rolls (8.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import LIBERAL, NO, WAR, YES, card
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.outbreak import break_out
from chancellery.games.europe_in_turmoil.rules.tension import change_tension, gain_vp, status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

JEAN_JAURES: Final = card("jean_jaures")
LEGACY_OF_BISMARCK: Final = card("legacy_of_bismarck")


class Crisis(Step[Turmoil]):
    """A crisis roll, after everything printed before it (8.3.1); Jaurès may calm it first (75)."""

    def run(self, g: Turmoil) -> None:
        if g.in_effect[JEAN_JAURES] and g.tension > 0:
            g.push(JauresSpeaks())
        else:
            roll_then(g, CrisisResult())


class BalkanCrisis(Step[Turmoil]):
    """A crisis roll over the Balkans (87, 90), which Legacy of Bismarck avoids (25)."""

    def run(self, g: Turmoil) -> None:
        if not g.in_effect[LEGACY_OF_BISMARCK]:
            g.push(Crisis())
        elif g.log:
            g.log.add(events.CrisisAvoided())


class JauresSpeaks(Choice[Turmoil]):
    """The Liberal may give 1 VP to lower tension by 1 before the roll (8.3.1, card 75)."""

    rule = "8.3.1"
    seat = LIBERAL

    def legal(self, g: Turmoil) -> list[int]:
        return [YES, NO]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == YES:
            gain_vp(g, LIBERAL, -1)
            change_tension(g, LIBERAL, -1)
        roll_then(g, CrisisResult())

    def prompt(self, g: Turmoil) -> Text:
        die = WAR.crisis_above + 1 - g.tension - status_modifier(g)
        danger = "none" if die > 6 else "certain" if die <= 1 else "some"
        return Text("jaures", tension=g.tension, status=status_modifier(g), danger=danger, die=die)


class CrisisResult(Step[Turmoil]):
    """Above 6 the Great War breaks out and the action phase ends at once (8.3.1)."""

    def run(self, g: Turmoil) -> None:
        status = status_modifier(g)
        total = g.die + g.tension + status
        war = total > WAR.crisis_above
        if g.log:
            g.log.add(events.CrisisRolled(g.die, g.tension, status, total, int(war)))
        if war:
            break_out(g)
