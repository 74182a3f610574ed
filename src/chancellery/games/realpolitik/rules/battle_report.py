"""What the battles of a round have shown to everybody; the cards themselves may be shuffled away at once (R96, R99).

`g.reports` holds four numbers for each entry: the territory, then for a card its general, its value and whether it was
struck off, or for the outcome -1 and the strengths of attack and defence.
"""

from __future__ import annotations

from typing import Any

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import CARD_VALUE, NOUNS, POWER_IDS, POWER_OF
from chancellery.games.realpolitik.state import Realpolitik


def report_struck(g: Realpolitik, general: int, value: int) -> None:
    g.reports += [g.contested, general, value, 1]


def report_outcome(g: Realpolitik, attack: int, defence: int) -> None:
    for card, general in zip(g.committed, g.committed_to, strict=True):
        g.reports += [g.contested, general, CARD_VALUE[card], 0]
    g.reports += [g.contested, NOBODY, attack, defence]


def reports_view(g: Realpolitik) -> list[dict[str, Any]]:
    """One entry for each battle: where it was, the strengths when it is decided, and the cards that were shown."""
    found: dict[str, dict[str, Any]] = {}
    for at in range(0, len(g.reports), 4):
        where, general, first, second = g.reports[at : at + 4]
        place = NOUNS.id("territory", where)
        battle = found.setdefault(place, {"territory": place, "attack": None, "defence": None, "cards": []})
        if general == NOBODY:
            battle["attack"], battle["defence"] = first, second
        else:
            power = POWER_IDS[POWER_OF[general]]
            card = {"general": NOUNS.id("general", general), "power": power, "value": first, "struck": bool(second)}
            battle["cards"].append(card)
    return list(found.values())
