"""The secretary's judgement: control is worth what it changes, and no more."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    ANNEX,
    AUTHORITARIAN,
    DONE,
    LIBERAL,
    SPACE_REGION,
    SPACES,
    STABILITY,
)
from chancellery.games.europe_in_turmoil.bot.advise import advise
from chancellery.games.europe_in_turmoil.bot.worth import REGION_WEIGHT, hold, point
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules import support
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability
from chancellery.games.europe_in_turmoil.state import Turmoil

UPROAR = ACTIONS.parse("stability popular_uproar")


def some_positions() -> list[Turmoil]:
    g = EUROPE_IN_TURMOIL.new(seed=11)
    chance = Rng(key_from("worth"))
    found = []
    while g.waiting:
        assert isinstance(g, Turmoil)
        if g.ply % 8 == 7:
            found.append(g.clone())
        g.advance(g.waiting[0], chance.pick(g.legal(g.waiting[0])))
    return found


def test_to_break_control_is_worth_no_more_than_what_the_region_then_scores_less() -> None:
    broken = 0
    for g in some_positions():
        for seat in (AUTHORITARIAN, LIBERAL):
            for space in g.open_spaces:
                need = STABILITY[space]
                lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
                if SPACE_REGION[space] < 0 or lead > -need or need == 0:
                    continue
                change = 1 - need - lead
                twin = g.clone()
                twin.control[space] = NOBODY
                less = abs(net_worth(twin, SPACE_REGION[space]) - net_worth(g, SPACE_REGION[space]))
                firmness = 0.5 * (hold(space, lead + change) - hold(space, lead))
                # Twice, if the seat holds the scoring card.
                assert point(g, seat, space, change) <= firmness + 2.0 * REGION_WEIGHT * less + 1e-9
                broken += 1
    assert broken > 20


def test_popular_uproar_is_only_liked_where_it_works() -> None:
    g = some_positions()[-1]
    tried = 0
    for region in set(SPACE_REGION) - {-1}:
        g.stack[-1] = ChooseStability(AUTHORITARIAN, region, 1, 1)
        annexes = [s for s in support.region_and_neighbours(g, region) if support.has_icon(g, s, ANNEX)]
        for space in annexes:
            g.control[space] = NOBODY
        assert advise(g, LIBERAL, [UPROAR, DONE])[0] == -1.0
        if annexes:
            g.control[annexes[0]] = LIBERAL
            assert advise(g, LIBERAL, [UPROAR, DONE])[0] == -0.5 * net_worth(g, region) - 1.0
            tried += 1
    assert tried > 1
