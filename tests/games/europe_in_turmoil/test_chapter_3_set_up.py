"""Chapter 3: setting up, tested sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent

from chancellery.engine.script import Script
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, ERA_CARDS, LIBERAL
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.card_numbers import CARD_NUMBER

VICTORIAN = {*range(1, 12), *range(13, 32), *range(33, 39), 40, 78}

TWO_SCORING_CARDS = """
    set hand authoritarian: france_scoring, russia_scoring, prussian_spirit
    set hand liberal: austria_hungary_scoring, modernism
"""


def start(script: str, *options: str) -> Turmoil:
    """Run a script from the very beginning of a match."""
    state = Script(find_game).run("\n".join(["game europe-in-turmoil", *options, dedent(script)]))
    assert isinstance(state, Turmoil)
    return state


def numbers(cards: Sequence[int]) -> set[int]:
    return {CARD_NUMBER[card] for card in cards}


def test_3_1_each_player_is_dealt_eight_victorian_cards() -> None:
    g = start("expect acting: authoritarian, liberal")
    assert [len(hand) for hand in g.hand] == [8, 8]
    assert numbers(g.hand[AUTHORITARIAN] + g.hand[LIBERAL] + g.deck) == VICTORIAN
    assert len(g.deck) == 38 - 16
    assert numbers(g.later) == set(range(1, 111)) - VICTORIAN


def test_3_1_the_deal_is_shuffled() -> None:
    deals = {tuple(start("expect turn: 1", f"seed {word}").hand[LIBERAL]) for word in ("rain", "snow", "wind")}
    assert len(deals) == 3
    assert all(card in ERA_CARDS[0] for deal in deals for card in deal)


def test_3_1_players_know_their_cards_before_they_place_support() -> None:
    g = start("expect points authoritarian: 25\nexpect points liberal: 18")
    for seat in (AUTHORITARIAN, LIBERAL):
        assert len(g.view(seat)["board"]["hand"]) == 8


def test_3_1_two_scoring_cards_may_be_revealed() -> None:
    start(
        TWO_SCORING_CARDS
        + """
    legal only authoritarian: yes, no
    legal only liberal: no
    authoritarian: yes
    liberal: no
    expect event: scoring-cards-revealed seat=authoritarian
    expect known france_scoring: 2
    expect known russia_scoring: 2
    expect known prussian_spirit: 0
    expect known austria_hungary_scoring: 0
    """
    )


def test_3_1_one_scoring_card_is_not_enough() -> None:
    start(TWO_SCORING_CARDS + "illegal liberal: yes rule 3.1")


def test_3_1_nobody_has_to_reveal() -> None:
    start(
        TWO_SCORING_CARDS
        + """
    authoritarian: no
    liberal: no
    expect known france_scoring: 0
    expect prompt authoritarian: discretionary points=2
    """
    )


def test_3_2_authoritarian_support() -> None:
    start("""
        expect at french_catholic_church: 0,4*
        expect at french_armed_forces: 0,1
        expect at colonials: 0,1
        expect at belgium: 0,1
        expect at east_prussia: 0,1
        expect at wilhelm_ii: 0,5*
        expect at imperial_army: 0,3
        expect at jugendstil: 0,1
        expect at nicolas_ii: 0,4*
        expect at dual_monarchy: 0,1
        expect at bulgaria: 0,1
        expect at algeria: 0,1
        expect at saxony: 0,1
        expect points authoritarian: 25
    """)


def test_3_3_liberal_support() -> None:
    start("""
        expect at netherlands: 1,0
        expect at greece: 2*,0
        expect at trieste: 1,0
        expect at russian_bourgeoisie: 2*,0
        expect at siberia: 2,0
        expect at bavaria: 2,0
        expect at french_writers: 2,0
        expect at beau_monde: 1,0
        expect at picardy: 2*,0
        expect at switzerland: 1,0
        expect at romania: 1,0
        expect at paris: 1,0
        expect points liberal: 18
    """)


def test_3_4_six_points_each_in_six_steps() -> None:
    start("""
        authoritarian: no
        liberal: no
        expect prompt authoritarian: discretionary points=2
        authoritarian: place vienna
        expect prompt authoritarian: discretionary points=1
        authoritarian: place vienna
        expect prompt liberal: discretionary points=2
        liberal: place poland
        liberal: place poland
        expect prompt authoritarian: discretionary points=3
        authoritarian: place vienna
        authoritarian: place berlin
        authoritarian: place berlin
        expect prompt liberal: discretionary points=3
        liberal: place poland
        liberal: place italy
        liberal: place italy
        expect prompt authoritarian: discretionary points=1
        authoritarian: place berlin
        expect prompt liberal: discretionary points=1
        liberal: place italy
        expect points authoritarian: 31
        expect points liberal: 24
        expect at vienna: 0,3*
        expect at poland: 3*,0
        expect prompt authoritarian: play-card
    """)


def test_3_4_not_where_the_opponent_has_support() -> None:
    start("""
        authoritarian: no
        liberal: no
        illegal authoritarian: place paris rule 3.4
        illegal authoritarian: place switzerland rule 3.4
        authoritarian: place vienna
        illegal authoritarian: place paris rule 3.4
        authoritarian: place berlin
        illegal liberal: place wilhelm_ii rule 3.4
        illegal liberal: place belgium rule 3.4
    """)


def test_3_4_what_counts_is_the_time_of_placement() -> None:
    start("""
        authoritarian: no
        liberal: no
        authoritarian: place vienna
        authoritarian: place berlin
        illegal liberal: place vienna rule 3.4
        liberal: place moscow
        liberal: place kiel
        illegal authoritarian: place moscow rule 3.4
        legal authoritarian: place vienna, place nicolas_ii
    """)


def test_3_4_neither_in_closed_norway_nor_in_a_box() -> None:
    start("""
        authoritarian: no
        liberal: no
        illegal authoritarian: place norway rule 3.4
        illegal authoritarian: place ottoman_empire rule 3.4
        authoritarian: place vienna
        authoritarian: place vienna
        illegal liberal: place norway rule 3.4
        illegal liberal: place united_kingdom rule 3.4
        illegal liberal: place egypt rule 3.4
    """)


def test_3_4_no_point_may_be_kept_back() -> None:
    start("""
        authoritarian: no
        liberal: no
        illegal authoritarian: done
    """)


def test_3_4_whoever_revealed_gets_one_more_in_every_step() -> None:
    start(
        TWO_SCORING_CARDS
        + """
    authoritarian: yes
    liberal: no
    expect prompt authoritarian: discretionary points=3
    authoritarian: place vienna
    authoritarian: place vienna
    authoritarian: place vienna
    expect prompt liberal: discretionary points=2
    liberal: place poland
    liberal: place poland
    expect prompt authoritarian: discretionary points=4
    authoritarian: place berlin
    authoritarian: place berlin
    authoritarian: place berlin
    authoritarian: place berlin
    expect prompt liberal: discretionary points=3
    liberal: place poland
    liberal: place poland
    liberal: place poland
    expect prompt authoritarian: discretionary points=2
    authoritarian: place kiel
    authoritarian: place kiel
    expect prompt liberal: discretionary points=1
    liberal: place poland
    expect points authoritarian: 34
    expect points liberal: 24
    """
    )


def test_3_5_markers_and_tracks() -> None:
    g = start("""
        expect navy authoritarian: 0
        expect navy liberal: 0
        expect flipped authoritarian: 0
        expect flipped liberal: 0
        expect high_water: -1
        expect turn: 1
        expect tension: 0
        expect track: three_emperor_league
        expect vp: 0
        expect black_hand: none
        expect beside: none
        expect discard: none
        expect removed: none
        authoritarian: no
        liberal: no
    """)
    assert not any(g.marked)
    assert not any(g.in_effect)
    assert all(g.ready)


def test_3_5_the_first_action_round_comes_next() -> None:
    start("""
        stack Discretionary seat=liberal points=1 then ActionRound seat=authoritarian number=1
        liberal: place italy
        expect turn: 1
        expect round: 1
        expect phasing: authoritarian
        expect prompt authoritarian: play-card round=1
    """)
