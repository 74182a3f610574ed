"""Sea cards: who holds them (7.1)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    EU,
    REGIONS,
    SEA_IDS,
    SEA_MINIMUM,
    SEA_REGIONS,
    SEA_TIES,
    SEAT_OF,
)
from chancellery.games.europe_divided.programs import SEA_MOVE
from chancellery.games.europe_divided.rules.armies import can_move
from chancellery.games.europe_divided.state import EuropeDivided


def sea_sum(g: EuropeDivided, sea: int, bloc: int) -> int:
    """The combined influence of a bloc in the regions of a sea."""
    base = bloc * REGIONS
    total = 0
    for region in SEA_REGIONS[sea]:
        total += g.die[base + region]
    return total


def rightful_holder(g: EuropeDivided, sea: int) -> int:
    """Who should hold a sea card: the holder, until a bloc at the minimum is ahead, or level and better in ties."""
    held = g.holder[sea]
    least = SEA_MINIMUM[sea]
    regions = SEA_REGIONS[sea]
    die = g.die
    best, most = NOBODY, 0
    # In the order of ties, so that of equal sums the first stands.
    for bloc in SEA_TIES[sea]:
        base = bloc * REGIONS
        total = 0
        for region in regions:
            total += die[base + region]
        if (total >= least or bloc == held) and (best == NOBODY or total > most):
            best, most = bloc, total
    return best


def check_seas(g: EuropeDivided) -> None:
    """Sea cards change hands at once (7.1, rulings 45 and 66)."""
    for sea in range(len(SEA_IDS)):
        bloc = rightful_holder(g, sea)
        if bloc != g.holder[sea]:
            g.holder = put(g.holder, sea, bloc)
            if g.log:
                g.log.add(events.SeaTaken(sea, bloc))


def can_sail(g: EuropeDivided, seat: int, sea: int) -> bool:
    """Whether a side may make the free move of a sea card now: once in a turn and sea (7.1, rulings 46 and 67)."""
    bloc = g.holder[sea]
    if bloc in (NOBODY, EU) or g.sailed[sea] or SEAT_OF[bloc] != seat:
        return False
    return can_move(g, seat, SEA_MOVE[seat][sea])
