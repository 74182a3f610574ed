"""Ready-made offers: what a nation could offer now, so that both gain; and what bots offer to people (11)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chancellery.bots.bot import ask
from chancellery.bots.registry import make_bot
from chancellery.engine.asides import Company
from chancellery.engine.prose import Prose, Text
from chancellery.engine.rng import key_from, luck_from
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, UK, USA
from chancellery.games.versailles_1919.bot.approaches import approach
from chancellery.games.versailles_1919.bot.judgement import judge_of
from chancellery.games.versailles_1919.bot.ready_offers import (
    LEAST_OFFERS,
    MARGIN,
    MOST_OFFERS,
    political_ideas,
    ready_offers,
)
from chancellery.games.versailles_1919.bot.refusals import explain
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.offers_view import ready_made
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, aside, asides, quiet
from tests.games.versailles_1919.test_bot_deals import advised, led_by_the_usa

ALONE = frozenset[int]()


def names(actions: list[int]) -> list[str]:
    return [ACTIONS.name(action) for action in actions]


def offered_to(g: Versailles, nation: int, partner: int) -> list[list[str]]:
    """What a nation could offer to another, as asides."""
    offers = ready_offers(g, g.seat_of[nation])
    return [names(offer.actions) for offer in offers if offer.deal.partner == partner]


def turns(seed: int, players: int = 4) -> Iterator[Versailles]:
    """A game between secretaries, at the beginning of each turn."""
    options = VERSAILLES_1919.options({"players": players, "nations": "seated"})
    g, luck = VERSAILLES_1919.new(options, seed), luck_from(key_from(f"ready {seed}"))
    assert isinstance(g, Versailles)
    bots = [make_bot("heuristic", VERSAILLES_1919, luck) for _ in range(players)]
    turn = 0
    while g.waiting and g.turn < 40:
        if g.turn != turn and not g.political:
            turn = g.turn
            yield g
        seat = g.waiting[0]
        g.play(seat, ask(bots[seat], g, seat, luck))


def test_whoever_leads_can_pay_for_a_settlement() -> None:
    g = led_by_the_usa()
    found = offered_to(g, USA, UK)
    assert found
    assert found[0][:4] == ["offer uk", "demand", "about politics", "term-settle palestine"]
    assert found[0][-1] == "propose"


def test_whoever_has_the_turn_can_sell_a_settlement() -> None:
    g = led_by_the_usa()
    sold = [parts for parts in offered_to(g, UK, USA) if "term-settle palestine" in parts]
    assert sold
    assert any(part.startswith("ask ") for part in sold[0]), "it is paid for"


def test_a_ready_offer_is_taken_as_it_stands_and_a_bot_accepts_a_fair_one() -> None:
    g = led_by_the_usa()
    offer = next(one for one in ready_offers(g, g.seat_of[USA]) if one.theirs > MARGIN)
    aside(g, USA, *names(offer.actions))
    assert g.deal_sent[USA]
    assert advised(g, UK) == "accept-deal usa"


@pytest.mark.parametrize(
    ("before", "instead"),
    [
        (("offer france",), ["scrap"]),
        (("offer france", "promise"), ["back", "scrap"]),
        (("offer france", "promise", "about uprising"), ["back", "back", "scrap"]),
        (("offer uk", "give 1", "propose"), ["withdraw"]),
    ],
)
def test_a_ready_offer_takes_the_place_of_what_was_drafted_or_offered(
    before: tuple[str, ...], instead: list[str]
) -> None:
    g = led_by_the_usa()
    aside(g, USA, *before)
    actions = names(ready_offers(g, g.seat_of[USA])[0].actions)
    assert actions[: len(instead) + 1] == [*instead, "offer uk"]
    aside(g, USA, *actions)
    assert g.deal_sent[USA]


def test_nobody_is_shown_an_offer_that_brings_nothing_or_more_than_four() -> None:
    """What is called fair is so by the bots' own judgement, and every offer can be made."""
    seen = 0
    for g in turns(3):
        for seat in range(g.seats):
            offers = ready_offers(g, seat)
            assert len(offers) <= MOST_OFFERS
            fair = [one for one in offers if one.theirs > MARGIN]
            assert len(fair) == len(offers) or len(offers) <= LEAST_OFFERS
            for one in offers:
                judge = judge_of(g, one.deal.terms)
                ours, theirs = judge.gain(one.deal, one.deal.author), judge.gain(one.deal, one.deal.partner)
                assert ours is not None
                assert ours > MARGIN
                assert theirs == pytest.approx(one.theirs)
                seen += 1
    assert seen > 10


def test_what_is_ready_depends_on_nothing_that_a_seat_does_not_know() -> None:
    g = led_by_the_usa()
    told = [one.says for one in ready_made(g, g.seat_of[USA])]
    for seed in range(3):
        other = g.redeal(g.seat_of[USA], luck_from(key_from(f"hidden {seed}")))
        assert isinstance(other, Versailles)
        assert [one.says for one in ready_made(other, g.seat_of[USA])] == told


def test_nothing_is_ready_in_the_middle_of_a_step_nor_alone() -> None:
    g = led_by_the_usa()
    g.political = 1
    assert ready_offers(g, g.seat_of[USA]) == []
    assert ready_offers(act(quiet(1, active=USA), USA), 0) == []


# --- offers of bots to people ---


def test_a_bot_offers_a_person_what_both_gain_by_and_not_the_same_again() -> None:
    g = led_by_the_usa()
    seat, person = g.seat_of[USA], g.seat_of[UK]
    first = approach(g, seat, Company(frozenset({person}), ()))
    assert first
    assert names(first)[0] == "offer uk"
    again = approach(g, seat, Company(frozenset({person}), tuple(first)))
    assert again is not None
    assert again != first


def test_bots_make_a_person_one_offer_in_a_turn_all_together() -> None:
    g = led_by_the_usa()
    aside(g, FRANCE, "offer uk", "give 1", "propose")
    assert approach(g, g.seat_of[USA], Company(frozenset({g.seat_of[UK]}), ())) == []


def test_where_no_person_has_the_turn_a_bot_goes_by_its_usual_advice() -> None:
    g = led_by_the_usa()
    assert approach(g, g.seat_of[USA], Company(ALONE, ())) is None
    g.political = 1
    assert approach(g, g.seat_of[USA], Company(frozenset({g.seat_of[UK]}), ())) is None


def test_a_bot_that_was_offered_something_answers_first() -> None:
    g = led_by_the_usa()
    aside(g, UK, "offer usa", "ask 1", "propose")
    assert approach(g, g.seat_of[USA], Company(frozenset({g.seat_of[UK]}), ())) is None
    assert "refuse-deal uk" in asides(g, USA)


# --- why, and the same back ---


def test_a_bot_says_what_it_hopes_for_from_its_offer() -> None:
    """What it says is the idea by which it was led, in the position in which it offers."""
    g = led_by_the_usa()
    seat = g.seat_of[USA]
    offer = next(one for one in ready_offers(g, seat) if one.deal.partner == UK)
    *draft, last = names(offer.actions)
    aside(g, USA, *draft)
    why = explain(g, seat, ACTIONS.parse(last))
    assert why is not None
    assert why.key == offer.why.key.replace("ready-", "offer-")
    assert why.args == {**offer.why.args, "author": ("nation", USA)}


def test_a_bot_says_nothing_of_an_offer_that_it_had_no_idea_for() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "give 1")
    assert explain(g, g.seat_of[USA], ACTIONS.parse("propose")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_to_offer_has_its_words(language: str) -> None:
    keys = set[str]()
    for g in turns(5):
        for nation in g.order:
            if nation != g.active:
                ideas = political_ideas(g, nation, judge_of(g, []).without[0])
                keys |= {idea.why.key for idea in ideas if idea.partner == g.active}
    assert len(keys) >= 4
    nouns = VERSAILLES_1919.nouns
    say = Prose(language, (VERSAILLES_1919.folder / "text",), nouns, strict=True)
    for key in keys:
        why = Text(key.replace("ready-", "offer-"), author=("nation", USA), partner=("nation", UK), issue=("issue", 0))
        assert {"en": "United", "fr": "États-Unis"}[language] in say.say("explained", why)


def test_whoever_is_offered_a_deal_can_draft_it_back_and_change_it() -> None:
    g = led_by_the_usa()
    aside(g, USA, *names(next(one.actions for one in ready_offers(g, g.seat_of[USA]) if one.deal.partner == UK)))
    terms, cubes = g.deal_terms[USA], g.deal_cubes[USA]
    [seen] = g.view(g.seat_of[UK])["board"]["deals"]
    assert seen["counter"][0] == "offer usa"
    assert g.view(g.seat_of[FRANCE])["board"]["deals"][0]["counter"] == []
    aside(g, UK, *seen["counter"])
    assert (sorted(g.deal_terms[UK]), g.deal_cubes[UK]) == (sorted(terms), -cubes)
    assert not g.deal_sent[UK], "it can be changed"
    assert g.deal_sent[USA], "the offer stands"
