"""What an answer would change at once, of what everybody can see; tried out on a copy."""

from __future__ import annotations

from typing import TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    BLOC_IDS,
    BLOCS,
    BY,
    CARD_IDS,
    HEADLINE_IDS,
    REGION_CARD,
    REGION_IDS,
    REGIONS,
    SEA_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
)
from chancellery.games.europe_divided.rules.actions import FollowUp
from chancellery.games.europe_divided.rules.headlines import is_met
from chancellery.games.europe_divided.rules.influence import IncreaseBy
from chancellery.games.europe_divided.rules.seas import check_seas
from chancellery.games.europe_divided.state import EuropeDivided


class DieChange(TypedDict):
    """A die before and after; 0 is no die."""

    bloc: str
    region: str
    old: int
    new: int


class ArmyChange(TypedDict):
    """The armies of a side in a space before and after."""

    side: str
    space: str
    old: int
    new: int


class Changes(TypedDict):
    """What an answer would change.

    money      what each side would have, where that changes
    seas       who would hold each sea card that changes hands
    headlines  open headlines whose condition would begin or cease to be met
    cards      contested cards that would be taken
    """

    dice: list[DieChange]
    armies: list[ArmyChange]
    money: dict[str, int]
    seas: dict[str, str]
    headlines: dict[str, bool]
    cards: list[str]


def changes(g: EuropeDivided, seat: int, action: int) -> Changes | None:
    """What an answer would change, if it changes anything that is shown."""
    twin = g.clone()
    try_out(twin, action)
    found = difference(g, twin)
    return found if any(found.values()) else None


def try_out(twin: EuropeDivided, action: int) -> None:
    """Carry out an answer on a copy and look at the seas, but go no further: what follows may need chance."""
    twin.stack.pop().apply(twin, action)
    top = twin.stack[-1] if twin.stack else None
    if isinstance(top, IncreaseBy):
        # By how much is the next question; shown is the most.
        twin.stack.pop()
        top.apply(twin, BY + top.most)
        top = twin.stack[-1] if twin.stack else None
    if isinstance(top, FollowUp):
        twin.stack.pop()
        top.run(twin)
    check_seas(twin)


def difference(g: EuropeDivided, twin: EuropeDivided) -> Changes:
    """What two positions have different, of what everybody can see."""
    return {
        "dice": [
            {"bloc": BLOC_IDS[at // REGIONS], "region": REGION_IDS[at % REGIONS], "old": g.die[at], "new": twin.die[at]}
            for at in range(BLOCS * REGIONS)
            if g.die[at] != twin.die[at]
        ],
        "armies": [
            {"side": SIDE_IDS[at // SPACES], "space": SPACE_IDS[at % SPACES], "old": g.army[at], "new": twin.army[at]}
            for at in range(2 * SPACES)
            if g.army[at] != twin.army[at]
        ],
        "money": {SIDE_IDS[side]: twin.money[side] for side in range(2) if twin.money[side] != g.money[side]},
        "seas": {
            SEA_IDS[sea]: "none" if twin.holder[sea] == NOBODY else BLOC_IDS[twin.holder[sea]]
            for sea in range(len(SEA_IDS))
            if twin.holder[sea] != g.holder[sea]
        },
        "headlines": {
            HEADLINE_IDS[headline]: is_met(twin, headline)
            for headline in sorted(g.current + g.forthcoming)
            if is_met(twin, headline) != is_met(g, headline)
        },
        "cards": [CARD_IDS[REGION_CARD[at]] for at in range(2 * REGIONS) if twin.taken[at] != g.taken[at]],
    }
