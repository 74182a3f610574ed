"""What a seat cannot know is dealt anew so that it fits all that it does know."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.engine.rng import Rng, key_from
from chancellery.engine.shared_rows import put
from chancellery.engine.state import SPECTATOR
from chancellery.games.europe_divided.board import HEADLINE_PERIOD, HEADLINE_SEAT, INITIATIVE, REMOVED
from chancellery.games.europe_divided.redeal import redeal_hidden
from chancellery.games.europe_divided.rules.turn import CommitCards, Turn
from chancellery.games.europe_divided.state import EuropeDivided
from tests.games.europe_divided.positions import Table, card, new


def rng(number: int) -> Rng:
    return Rng(key_from(f"redeal {number}"))


def test_cards_face_down_keep_the_total_that_was_announced() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    found = set()
    for number in range(40):
        g = t.g.clone()
        redeal_hidden(g, 0, rng(number))
        assert sum(INITIATIVE[index] for index in g.committed[1]) == 10
        assert sorted(g.committed[0]) == sorted(t.g.committed[0])
        found.add(tuple(g.committed[1]))
    assert len(found) > 1


def test_the_second_card_has_the_initiative_that_the_first_leaves() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    t.do("russia", "use ru_president")
    for number in range(20):
        g = t.g.clone()
        redeal_hidden(g, 0, rng(number))
        assert [INITIATIVE[index] for index in g.committed[1]] == [4]
        assert g.shown[1] == [card("ru_president")]


def test_cards_that_a_reshuffle_has_told_stay_outside_the_deck() -> None:
    t = Table()
    held = [card("ru_fsb"), card("ru_western_md")]
    t.g.hand[1] = [*held, card("ru_president"), card("ru_news_media")]
    t.g.russia_deck = [card("ru_energy_sector"), card("ru_southern_md"), card("ru_foreign_minister")]
    for index in held:
        t.g.known = put(t.g.known, index, 1)
    t.stack(CommitCards(), Turn())
    seen = set()
    for number in range(30):
        g = t.g.clone()
        redeal_hidden(g, 0, rng(number))
        assert set(held) <= set(g.hand[1])
        assert not set(held) & set(g.russia_deck)
        seen |= set(g.hand[1]) - set(held)
    assert len(seen) == 5


def test_known_cards_that_lie_face_down_are_dealt_with_their_total_too() -> None:
    t = Table()
    t.g.hand[1] = [card("ru_western_md"), card("ru_southern_md")]
    t.g.committed[1] = [card("ru_fsb"), card("ru_energy_sector")]
    t.g.russia_deck = [card("ru_president"), card("ru_news_media"), card("ru_foreign_minister")]
    for id in ("ru_fsb", "ru_energy_sector", "ru_western_md"):
        t.g.known = put(t.g.known, card(id), 1)
    for number in range(30):
        g = t.g.clone()
        redeal_hidden(g, 0, rng(number))
        outside = {*g.hand[1], *g.committed[1]}
        assert {card(id) for id in ("ru_fsb", "ru_energy_sector", "ru_western_md")} <= outside
        assert sum(INITIATIVE[index] for index in g.committed[1]) == 8
        assert (len(g.committed[1]), len(g.hand[1]), len(g.russia_deck)) == (2, 2, 3)


def test_the_last_card_face_down_is_a_known_one_where_all_are_known() -> None:
    t = Table()
    t.g.hand[1] = [card("ru_western_md"), card("ru_southern_md")]
    t.g.committed[1] = [card("ru_news_media")]
    t.g.russia_deck = [card("ru_foreign_minister"), card("ru_president"), card("ru_fsb"), card("ru_energy_sector")]
    for id in ("ru_western_md", "ru_southern_md", "ru_news_media"):
        t.g.known = put(t.g.known, card(id), 1)
    found = set()
    for number in range(20):
        g = t.g.clone()
        redeal_hidden(g, 0, rng(number))
        found.add(tuple(g.committed[1]))
    assert found == {(card("ru_news_media"),), (card("ru_southern_md"),)}


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_as_many_headlines_of_each_colour_stay_removed(seat: int) -> None:
    g, luck = new(11, record=False), Random(11)
    while g.outcome is None:
        if g.ply % 20 == 0:
            dealt = g.clone()
            redeal_hidden(dealt, seat, rng(g.ply))
            for period in (1, 2):
                for side in (0, 1):
                    gone = [h for h in dealt.removed if (HEADLINE_PERIOD[h], HEADLINE_SEAT[h]) == (period, side)]
                    assert len(gone) == REMOVED[period - 1]
            periods = [HEADLINE_PERIOD[h] for h in g.headline_deck]
            assert [HEADLINE_PERIOD[h] for h in dealt.headline_deck] == periods
        actor = luck.choice(g.waiting)
        g.advance(actor, luck.choice(g.legal(actor)))


def far(seed: int) -> EuropeDivided:
    """A position of the second period, in which both sides have put headlines away."""
    g, luck = new(seed, record=False), Random(seed)
    while g.turn < 12 or g.waiting != (0, 1):
        actor = luck.choice(g.waiting)
        g.advance(actor, luck.choice(g.legal(actor)))
    return g


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_does_not_depend_on_what_the_seat_cannot_see(seat: int) -> None:
    g = far(3)
    other = g.clone()
    for pile in (other.europe_deck, other.russia_deck, other.europe_advantages, other.russia_advantages):
        pile.reverse()
    for period in (1, 2):
        at = [i for i, h in enumerate(other.headline_deck) if HEADLINE_PERIOD[h] == period]
        for i, h in zip(at, [other.headline_deck[i] for i in reversed(at)], strict=True):
            other.headline_deck[i] = h
    thrown, removed = other.thrown[1 - seat], list(other.removed)
    # What was put away, and what was removed at set-up, may be the other way round.
    mine, theirs = next(
        (i, j)
        for i, h in enumerate(thrown)
        for j, r in enumerate(removed)
        if (HEADLINE_PERIOD[h], HEADLINE_SEAT[h]) == (HEADLINE_PERIOD[r], HEADLINE_SEAT[r])
    )
    thrown[mine], removed[theirs] = removed[theirs], thrown[mine]
    other.removed = tuple(removed)
    redeal_hidden(g, seat, rng(1))
    redeal_hidden(other, seat, rng(1))
    for name in g.schema:
        assert getattr(g, name) == getattr(other, name), name


def test_everything_that_is_hidden_may_be_anywhere() -> None:
    g = far(3)
    removed, thrown, own = set(), set(), set()
    for number in range(60):
        dealt = g.clone()
        redeal_hidden(dealt, 0, rng(number))
        removed |= set(dealt.removed)
        thrown |= set(dealt.thrown[1])
        own.add(tuple(dealt.europe_deck))
    hidden = {*g.removed, *g.thrown[1]}
    assert hidden <= removed
    # Of a colour of which nothing was put away, everybody can tell what was removed.
    colours = {HEADLINE_SEAT[h] for h in g.thrown[1]}
    assert {h for h in hidden if HEADLINE_PERIOD[h] == 1 and HEADLINE_SEAT[h] in colours} == thrown
    assert len(own) > 1
    assert len({*own, tuple(g.europe_deck)}) > len(g.europe_deck)
