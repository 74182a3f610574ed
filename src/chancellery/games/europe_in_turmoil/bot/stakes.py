"""What the estimate of a position is made of, so that a hint can say what an answer gains or prevents."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.stakes import Mark, Share, Stake, Stakes
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    IS_SCORING,
    LAST_TURN,
    LIBERAL,
    REGIONS,
    SCORES,
    SPACE_REGION,
    SPACES,
    VICTORY,
)
from chancellery.games.europe_in_turmoil.bot import worth
from chancellery.games.europe_in_turmoil.bot.evaluate import CARD_WORTH, POINTS
from chancellery.games.europe_in_turmoil.bot.war import as_chances, as_points, war_chance, war_worth
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

VP: Final = Stake("vp")
NAVY: Final = Stake("navy")
LASTING: Final = Stake("lasting")
DEARER: Final = Stake("dearer")
WAR: Final = Stake("war")
HAND: Final = Stake("hand")
THEIR_HAND: Final = Stake("their-hand")


def stakes(g: Turmoil, seat: int) -> Stakes:
    """What speaks for a side; what counts for a war and without one weighs as much as it does in the whole."""
    side = 1.0 if seat == LIBERAL else -1.0
    liberal = pieces(g)
    value = sum([worth for worth, _, _ in liberal.values()])
    chance, war = war_chance(g), war_worth(g, LIBERAL)

    def whole(value: float) -> float:
        return value if chance == 0.0 else as_points(chance * war + (1.0 - chance) * as_chances(value))

    all = whole(value)
    found = {
        stake: Share(
            side * (all - whole(value - worth)) / POINTS,
            side * figure,
            {Mark(("space", space), holder != seat): 1.0 if holder == seat else -1.0 for space, holder in held.items()},
        )
        for stake, (worth, figure, held) in liberal.items()
    }
    found[WAR] = Share(side * (all - value) / POINTS)
    for stake, holder in ((HAND, seat), (THEIR_HAND, 1 - seat)):
        sign = 1.0 if holder == seat else -1.0
        cards = sum([CARD_WORTH[holder][card] for card in g.hand[holder]])
        marks = {Mark(("card", card), holder != seat): sign * CARD_WORTH[holder][card] for card in g.hand[holder]}
        found[stake] = Share(sign * cards / POINTS, 0.0, marks)
    for card in g.hand[AUTHORITARIAN]:
        if IS_SCORING[card]:
            # As in the estimate: only its holder knows that this region will be scored.
            stake = Stake("region", ("region", SCORES[card]))
            more = side * (worth.HELD - worth.UNSEEN) * net_worth(g, SCORES[card]) / POINTS
            found[stake] = found[stake]._replace(odds=found[stake].odds + more)
    return found


# What a stake is worth to the Liberal in victory points, what people count there, and who controls its spaces.
Piece = tuple[float, float, dict[int, int]]


def pieces(g: Turmoil) -> dict[Stake, Piece]:
    """What the estimate adds up for the Liberal before it looks at the war and the hands."""
    won = worth.WIN if g.vp >= VICTORY else -worth.WIN if -g.vp >= VICTORY else 0.0
    found: dict[Stake, Piece] = {VP: (g.vp + won, float(g.vp), {})}
    spaces: list[dict[int, int]] = [{} for _ in REGIONS]
    held = [0.0] * len(REGIONS)
    for space in g.open_spaces:
        lead = g.support[SPACES + space] - g.support[space]
        hold = worth.HOLD * worth.hold(space, lead)
        if not hold:
            continue
        region = SPACE_REGION[space]
        if region >= 0:
            held[region] += hold
            if g.control[space] != NOBODY:
                spaces[region][space] = g.control[space]
        else:
            found[Stake("space", ("space", space))] = (hold, float(lead), {})
    for region in range(len(REGIONS)):
        net = net_worth(g, region)
        counted = worth.region_weight(g, LIBERAL, region) * net + held[region]
        found[Stake("region", ("region", region))] = (counted, float(net), spaces[region])
    lasting = g.in_effect.count(LIBERAL + 1) - g.in_effect.count(AUTHORITARIAN + 1)
    navy = g.navy[LIBERAL] - g.navy[AUTHORITARIAN]
    found[NAVY] = (worth.BOX * navy - worth.OWED * g.owed, float(navy), {})
    found[LASTING] = (worth.LASTING * lasting * (LAST_TURN + 1 - g.turn) / LAST_TURN, float(lasting), {})
    found[DEARER] = (worth.EACH_CARD * worth.dearer_cards(g), 0.0, {})
    return found
