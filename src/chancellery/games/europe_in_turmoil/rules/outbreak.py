"""The outbreak of the Great War (8.3.1, 8.4.1)."""

from __future__ import annotations

from chancellery.engine.frames import Step
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.rules.great_war import ResolveWar, participants
from chancellery.games.europe_in_turmoil.rules.mobilization import mobilize
from chancellery.games.europe_in_turmoil.state import Turmoil


def break_out(g: Turmoil) -> None:
    """War ends the action phase at once; nothing else is carried out (8.3.1)."""
    g.stack.clear()
    g.in_round = 0
    if g.log:
        g.log.add(events.WarBrokeOut())
    g.push(GreatWar())


class GreatWar(Step[Turmoil]):
    """Determine the participants, then resolve the war or, with the optional rules, mobilize (8.4)."""

    def run(self, g: Turmoil) -> None:
        mobilization = bool(g.options["mobilization"])
        if g.log:
            for nation, side in participants(g, mobilization).items():
                g.log.add(events.NationTookPart(nation, side))
        if mobilization:
            mobilize(g)
        else:
            g.push(ResolveWar())
