"""What the view says of deals is what the rules of deals allow: which topics are open, and who may promise (11.3)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from chancellery.engine.rng import key_from
from chancellery.games.versailles_1919.board import (
    ABOUT,
    ACTIONS,
    DEMAND,
    NATION_IDS,
    OFFER,
    PROMISE,
    TOPIC_IDS,
    TOPICS,
)
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.deal_terms import terms_about
from chancellery.games.versailles_1919.rules.negotiation import own_deal
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.topics import topic_of, topics


def positions(players: int, seed: int) -> list[Versailles]:
    """Every fifth position of a random game without deals."""
    luck = Random(seed)
    g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": players}), key_from(seed)))
    found = []
    while g.outcome is None:
        if g.ply % 5 == 0 and g.turn:
            found.append(g.clone())
        seat = g.waiting[0]
        g.advance(seat, luck.choice(g.legal(seat)))
    return found


def offered(g: Versailles, author: int, verb: int) -> tuple[str, set[str]]:
    """Who would promise something in a new draft of a nation, and about what the rules let it."""
    twin = g.clone()
    partner = next(nation for nation in g.order if nation != author)
    for action in (OFFER + partner, verb):
        twin.play(g.seat_of[author], action)
    about = [ACTIONS.split(action) for action in own_deal(twin, author)]
    who = author if verb == PROMISE else partner
    return NATION_IDS[who], {TOPIC_IDS[topic] for base, topic in about if base == ABOUT}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_topic_is_open_as_long_as_the_rules_offer_it(players: int) -> None:
    compared = 0
    for g in positions(players, 5):
        told = {one["topic"]: one["nations"] for one in g.view(g.waiting[0])["board"]["topics"]}
        assert list(told) == list(TOPIC_IDS)
        for author in g.order:
            for verb in (PROMISE, DEMAND):
                who, about = offered(g, author, verb)
                assert about == {topic for topic, nations in told.items() if who in nations}
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_promise_belongs_to_the_topic_under_which_it_is_made(players: int) -> None:
    seen = set()
    for g in positions(players, 6):
        for nation in g.order:
            for topic in range(TOPICS):
                found = terms_about(g, nation, topic)
                assert {topic_of(action) for action in found} <= {TOPIC_IDS[topic]}
                seen |= {topic_of(action) for action in found}
    assert seen == set(TOPIC_IDS)


def test_before_a_settlement_what_only_a_settlement_asks_depends_on_it() -> None:
    for g in positions(3, 7):
        open_in_any_case = [one["topic"] for one in topics(g) if not one["if_settled"]]
        assert open_in_any_case == (list(TOPIC_IDS) if g.view(-1)["board"]["step"] else ["politics", "military"])


def test_the_solo_game_has_no_deals() -> None:
    assert all(topics(g) == [] for g in positions(1, 1))
