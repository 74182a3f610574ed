"""Set-up (chapter 2): what lies where, and that everything is shuffled that the rulebook shuffles."""

from __future__ import annotations

from chancellery.games.europe_divided.board import (
    CARD_SEAT,
    CONTESTED,
    HEADLINE_PERIOD,
    HEADLINE_SEAT,
    KIND,
    SPACES,
    START_ARMIES,
)
from chancellery.games.europe_divided.rules.turn import CommitCards, DrawCards, Turn
from tests.games.europe_divided.positions import Table, card, new

SEEDS = range(40)


def kinds(headlines: list[int] | tuple[int, ...]) -> list[tuple[int, int]]:
    """Period and side of headlines, in order."""
    return sorted((HEADLINE_PERIOD[headline], HEADLINE_SEAT[headline]) for headline in headlines)


def test_one_headline_of_each_colour_of_period_1_is_forthcoming_and_none_current() -> None:
    for seed in SEEDS:
        g = new(seed, record=False)
        assert kinds(g.forthcoming) == [(1, 0), (1, 1)]
        assert (g.current, g.failed, g.awarded, g.thrown) == ((), (), [[], []], [[], []])


def test_four_headlines_of_each_colour_of_period_1_and_three_of_period_2_are_removed() -> None:
    removed = kinds(new(record=False).removed)
    assert [removed.count(kind) for kind in ((1, 0), (1, 1), (2, 0), (2, 1))] == [4, 4, 3, 3]


def test_six_headlines_of_period_1_lie_on_twelve_of_period_2_and_three_of_period_1_are_in_each_hand() -> None:
    g = new(record=False)
    # The last of the list is the top.
    assert [HEADLINE_PERIOD[headline] for headline in g.headline_deck] == [2] * 12 + [1] * 6
    assert [len(hand) for hand in g.headlines] == [3, 3]
    assert {HEADLINE_PERIOD[headline] for hand in g.headlines for headline in hand} == {1}
    assert kinds(g.headline_deck[:12]) == [(2, 0)] * 6 + [(2, 1)] * 6


def test_headlines_are_shuffled_colour_by_colour_and_then_together() -> None:
    games = [new(seed, record=False) for seed in SEEDS]
    for side in range(2):
        shown = {headline for g in games for headline in g.forthcoming if HEADLINE_SEAT[headline] == side}
        assert len(shown) > 6
    for place in (0, 11, 12, 17):
        assert {HEADLINE_SEAT[g.headline_deck[place]] for g in games} == {0, 1}
    # Both colours come into both hands.
    assert {HEADLINE_SEAT[g.headlines[seat][0]] for g in games for seat in range(2)} == {0, 1}


def test_four_action_cards_of_thirteen_and_of_seven_are_dealt_and_the_contested_ones_wait() -> None:
    g = new(record=False)
    assert [len(hand) for hand in g.hand] == [4, 4]
    assert (len(g.europe_deck), len(g.russia_deck)) == (9, 3)
    for seat in range(2):
        cards = g.hand[seat] + g.deck(seat)
        assert len(set(cards)) == len(cards)
        assert all(CARD_SEAT[index] == seat and not CONTESTED[index] for index in cards)
    assert (g.discard, sum(g.taken)) == ([[], []], 0)


def test_action_cards_and_advantage_cards_are_shuffled() -> None:
    games = [new(seed, record=False) for seed in SEEDS]
    for seat, every in ((0, 13), (1, 7)):
        assert len({index for g in games for index in g.hand[seat]}) == every
        assert len({index for g in games for index in g.advantages[seat]}) == 7


def test_money_armies_and_an_empty_board() -> None:
    g = new(record=False)
    assert g.money == [6, 3]
    assert (sum(g.army[:SPACES]), sum(g.army[SPACES:])) == (9, 5)
    assert max(START_ARMIES) == 1
    assert all(KIND[at % SPACES] == ("europe", "russia")[at // SPACES] for at, count in enumerate(g.army) if count)
    assert (sum(g.die), sum(g.token), g.holder, g.fracture) == (0, 0, (-1, -1), -1)
    assert (g.turn, g.dominance, g.spent, g.banked) == (0, (0, 0), (), [[], []])


def test_a_card_cannot_be_chosen_twice() -> None:
    t = Table()
    t.g.hand[1] = [card("ru_president"), card("ru_fsb"), card("ru_news_media"), card("ru_western_md")]
    t.stack(CommitCards(), Turn())
    t.do("russia", "commit ru_president")
    assert t.legal("russia") == {"commit ru_fsb", "commit ru_news_media", "commit ru_western_md"}


def test_a_deck_that_is_made_anew_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        t = Table(seed=seed)
        t.g.hand[1] = [card("ru_fsb"), card("ru_western_md")]
        t.g.russia_deck = []
        t.g.discard[1] = [card(id) for id in ("ru_president", "ru_news_media", "ru_energy_sector", "ru_southern_md")]
        t.stack(DrawCards(), Turn())
        orders.add(tuple(t.g.hand[1][2:] + t.g.russia_deck))
    assert len(orders) > 6
