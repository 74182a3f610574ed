"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final, TypedDict

from chancellery.engine.legend import Legend
from chancellery.games.europe_in_turmoil.board import CONTENT, LAST_TURN, NOUNS, WAR
from chancellery.games.europe_in_turmoil.rules.operations import check_above
from chancellery.games.europe_in_turmoil.view import DIE


class WithoutEvent(TypedDict):
    """Uses of a card without its event: of one that is neutral or of one's own side, and of the enemy's."""

    own: list[str]
    enemy: list[str]


class TurmoilLegend(TypedDict):
    """Figures of Europe in Turmoil that no position changes.

    war_from       the crisis roll from which on the Great War breaks out
    check_above    what a support check must exceed in each space
    last_turn      how many turns there are
    faces          how many a die has
    without_event  uses of a card for which its event does not take place, by whose it is
    """

    war_from: int
    check_above: dict[str, int]
    last_turn: int
    faces: int
    without_event: WithoutEvent


VALUES: Final[TurmoilLegend] = {
    "war_from": WAR.crisis_above + 1,
    "check_above": {
        id: check_above(space) for space, id in enumerate(NOUNS.ids["space"]) if CONTENT.spaces[id].stability
    },
    "last_turn": LAST_TURN,
    "faces": DIE,
    # Operations with an enemy card bring its event about (5.4); beside “Eight Nation Alliance” it is spared.
    "without_event": {"own": ["operations", "naval"], "enemy": ["naval", "paired"]},
}

LEGEND: Final = Legend(
    TurmoilLegend,
    VALUES,
    {
        "space": "2.1.3",
        "space:box": "2.1.1",
        "region": "10.1.1",
        "card": "5.1",
        "card:scoring": "10.1",
        "stability": "9.1",
        "mobilization": "O.3",
        "box": "6.3.5",
        "track:tension": "8.3.1",
        "track:great_war": "8.2.4",
    },
    formalities=("reveal-scoring",),
    consents=("play-card", "play-owed"),
)
