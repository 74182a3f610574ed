"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final, TypedDict

from chancellery.engine.legend import Legend
from chancellery.games.versailles_1919.board import (
    ABOUT,
    ACCEPT_DEAL,
    ACTIONS,
    ASK,
    BACK,
    COLUMNS,
    DEMAND,
    FIRST_SPACE,
    GIVE,
    NO_INFLUENCE,
    OFFER,
    PICKS,
    PROMISE,
    PROMISED_BY,
    PROPOSE,
    REFRAIN,
    REFUSE_DEAL,
    SCRAP,
    WITHDRAW,
)
from chancellery.games.versailles_1919.rules.solo import MILITARY_PRIORITIES, NO_PRIORITY, POLITICAL_PRIORITIES

# What a deal is put together by, and answered.
PARTS: Final = (
    OFFER,
    GIVE + 1,
    ASK + 1,
    NO_INFLUENCE,
    PROMISE,
    DEMAND,
    REFRAIN,
    ABOUT,
    BACK,
    PROPOSE,
    SCRAP,
    WITHDRAW,
    ACCEPT_DEAL,
    REFUSE_DEAL,
)


class PrioritiesLegend(TypedDict):
    """By which priorities a faction acts, in the order in which they are tested."""

    military: list[str]
    political: list[str]
    neither: str


class VersaillesLegend(TypedDict):
    """What no position of Versailles 1919 changes.

    columns     the columns of a region track
    posts       those where units can stand
    pick_costs  the cubes that each card of the discard pile costs, from the top
    terms       the verbs that put a promise into a deal
    deals       all verbs by which deals are made
    """

    columns: list[int]
    posts: list[int]
    pick_costs: list[int]
    priorities: PrioritiesLegend
    terms: list[str]
    deals: list[str]


TERMS: Final = list(dict.fromkeys(ACTIONS.verbs[twin] for twin in PROMISED_BY))

VALUES: Final[VersaillesLegend] = {
    "columns": list(range(1, COLUMNS + 1)),
    "posts": list(range(FIRST_SPACE, COLUMNS + 1)),
    "pick_costs": list(range(PICKS)),
    "priorities": {
        "military": list(MILITARY_PRIORITIES),
        "political": list(POLITICAL_PRIORITIES),
        "neither": NO_PRIORITY,
    },
    "terms": TERMS,
    "deals": [*(ACTIONS.verbs[part] for part in PARTS), *TERMS],
}

LEGEND: Final = Legend(
    VersaillesLegend,
    VALUES,
    {
        "issue": "5.1",
        "event_card": "5.3.2",
        "space": "8.1",
    },
    consents=("act", "act-political", "act-military"),
)
