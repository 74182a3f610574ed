"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final, TypedDict

from chancellery.engine.legend import Legend
from chancellery.games.europe_divided.board import (
    ADVANTAGE_PRESTIGE,
    ARMY_BLOC,
    BLOC_IDS,
    COMMITTED,
    NEW_DIE,
    SEAT_OF,
    SIDE_IDS,
)


class DividedLegend(TypedDict):
    """What no position of Europe Divided changes.

    new_die          the face of a die that is placed
    banked_prestige  what an advantage card brings that was put aside
    committed        how many cards each side uses in a turn
    side_of          whose each bloc is
    army_of          the bloc whose armies a side has
    """

    new_die: int
    banked_prestige: int
    committed: int
    side_of: dict[str, str]
    army_of: dict[str, str]


VALUES: Final[DividedLegend] = {
    "new_die": NEW_DIE,
    "banked_prestige": ADVANTAGE_PRESTIGE,
    "committed": COMMITTED,
    "side_of": {bloc: SIDE_IDS[SEAT_OF[number]] for number, bloc in enumerate(BLOC_IDS)},
    "army_of": {side: BLOC_IDS[ARMY_BLOC[number]] for number, side in enumerate(SIDE_IDS)},
}

LEGEND: Final = Legend(
    DividedLegend,
    VALUES,
    {
        "space": "1.1",
        "region": "1.1",
        "sea": "7.1",
    },
    formalities=("change-order",),
)
