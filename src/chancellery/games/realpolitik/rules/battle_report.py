"""What the battles of a round have shown to everybody; the cards themselves may be shuffled away at once (R96, R99).

`g.reports` holds four numbers for each entry: the territory, then for a card its general, its value and whether it was
struck off, or for the outcome -1 and the strengths of attack and defence.
"""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import CARD_VALUE
from chancellery.games.realpolitik.state import Realpolitik


def report_struck(g: Realpolitik, general: int, value: int) -> None:
    g.reports += (g.contested, general, value, 1)


def report_outcome(g: Realpolitik, attack: int, defence: int) -> None:
    for card, general in zip(g.committed, g.committed_to, strict=True):
        g.reports += (g.contested, general, CARD_VALUE[card], 0)
    g.reports += (g.contested, NOBODY, attack, defence)
