"""What is asked and what is told: questions with one answer, warnings, reasons, and knowledge of hands."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from chancellery.engine.languages import languages
from chancellery.engine.outlook import outlook
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    DONE,
    FOLDER,
    IS_SCORING,
    LIBERAL,
    NO,
    NOUNS,
    RED,
    card,
)
from chancellery.games.europe_in_turmoil.rules.stability import available
from chancellery.games.europe_in_turmoil.state import NOT_RED, NOT_SCORING, Turmoil
from tests.games.europe_in_turmoil.stability_checks import FRANCE_BY_AUTHORITARIAN, FRANCE_BY_LIBERAL
from tests.games.europe_in_turmoil.tables import run


def asked(g: Turmoil, seat: int, language: str = "en") -> str:
    prompt = g.prompt(seat)
    assert prompt is not None
    prose = Prose(language, [FOLDER / "text"], NOUNS, strict=True)
    return f"{prose.prompt(prompt)} | {prose.reason(prompt)}"


def refused(g: Turmoil, seat: int, space: str, language: str = "en") -> tuple[str, str]:
    told, rule = g.why_not(seat, "space", NOUNS.index("space", space))
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True).why_not(told), rule


# --- questions with one answer (done and told) ---


def test_8_4_3_losses_that_leave_no_choice_are_done_and_told() -> None:
    """Six to remove and five there, in one space: nobody clicks five times."""
    run("""
        set support liberal paris: 5
        dice 6
        stack Loss seat=liberal region=france then ActionRound seat=liberal number=1
        expect at paris: 0,0
        expect event: losses-rolled seat=liberal region=france die=6
        expect event: support-removed seat=liberal space=paris points=1
    """)


def test_a_question_with_two_answers_is_asked() -> None:
    run("""
        set support liberal paris: 5
        set support liberal dijon: 1
        dice 6
        stack Loss seat=liberal region=france then ActionRound seat=liberal number=1
        legal only liberal: remove paris, remove dijon
        liberal: remove dijon
        expect at paris: 0,0
    """)


def test_an_optional_point_is_always_asked_for() -> None:
    """To stop is an answer too."""
    g = run("""
        set support liberal siberia: 1
        set hand liberal: exiles_escape_return
        stack ActionRound seat=liberal number=1
        liberal: event exiles_escape_return
    """)
    assert DONE in g.legal(LIBERAL)


def test_3_1_whoever_cannot_show_anything_is_asked_all_the_same() -> None:
    """Or the question itself would tell who holds two scoring cards."""
    g = run("""
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
    """)
    assert g.waiting == (AUTHORITARIAN, LIBERAL)
    assert g.legal(AUTHORITARIAN) == g.legal(LIBERAL) == [NO]


# --- before or after the operations (5.2) ---


def test_5_2_an_event_that_cannot_take_place_is_not_put_in_order() -> None:
    g = run("""
        set hand authoritarian: victor_chernov
        set support authoritarian kiel: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate victor_chernov
        expect event: event-blocked card=victor_chernov reason=needs
        expect prompt authoritarian: operate
    """)
    assert not g.happened[card("victor_chernov")]


def test_5_2_operations_may_still_allow_the_russian_collapse() -> None:
    """Its condition is Liberal control, which the Liberal's own Operations can bring about."""
    run("""
        set hand liberal: russian_collapse
        set support liberal moscow: 1
        stack ActionRound seat=liberal number=1
        liberal: operate russian_collapse
        legal only liberal: event-before, event-after
    """)


# --- the order of stability cards (9, step 2) ---


MOLTKE = "set navy liberal: 8\nset navy authoritarian: 7\n"


@pytest.mark.parametrize(
    ("first", "second"), [*combinations(("workers_unite", "blockade"), 2), ("blockade", "workers_unite")]
)
def test_09_2_the_order_of_the_secret_choice_does_not_bind(first: str, second: str) -> None:
    """The Liberal sees the only card of the Authoritarian before the second of his own."""
    run(f"""
        {MOLTKE}
        {FRANCE_BY_LIBERAL}
        liberal: stability workers_unite
        liberal: stability blockade
        authoritarian: stability elitist_art
        expect event: stability-played seat=authoritarian card=elitist_art
        legal only liberal: stability workers_unite, stability blockade
        dice 1
        liberal: stability {first}
        expect event: stability-played seat=liberal card={second}
    """)


def test_09_2_the_next_card_is_chosen_after_the_other_side_has_played() -> None:
    run(f"""
        {MOLTKE}
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_AUTHORITARIAN}
        liberal: stability farmer_collectives
        liberal: stability most_favoured_nation_liberal
        authoritarian: stability ecclesial_influence
        expect prompt liberal: next-stability region=france
        liberal: stability most_favoured_nation_liberal
        liberal: done
        expect acting: authoritarian
        authoritarian: place nice
        authoritarian: place nice
        expect event: stability-played seat=liberal card=farmer_collectives
    """)


def test_09_2_what_is_selected_stays_secret_until_it_is_played() -> None:
    g = run(f"""
        {MOLTKE}
        {FRANCE_BY_LIBERAL}
        liberal: stability workers_unite
        liberal: stability blockade
        authoritarian: stability elitist_art
    """)
    assert sorted(g.see(LIBERAL)["stability_chosen"]) == ["blockade", "workers_unite"]
    assert g.see(AUTHORITARIAN)["stability_chosen"] == []
    guesses = set()
    for number in range(20):
        twin = g.redeal(AUTHORITARIAN, Rng(key_from(number)))
        assert isinstance(twin, Turmoil)
        offered = twin.legal(LIBERAL)
        assert len(offered) == 2
        assert {ACTIONS.thing(action) for action in offered} <= set(available(g, LIBERAL))
        guesses.add(tuple(offered))
    assert len(guesses) > 1


# --- what a card is worth outside one's own round (6.3.9) ---


def test_6_3_9_a_hand_shows_what_its_cards_will_be_worth() -> None:
    """The Nassau class takes a point off every card of 3 or more, also while the other side plays."""
    g = run("""
        set navy authoritarian: 2
        set hand liberal: lord_fisher
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=authoritarian number=1
    """)
    assert g.phasing == AUTHORITARIAN
    held = g.see(LIBERAL)["hand"][0]
    g.phasing = LIBERAL
    assert held["ops"] == g.see(LIBERAL)["hand"][0]["ops"] == 2


# --- naval attempts that fail without a roll (6.3.2, 74) ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("lines", "doom"), [("", "start"), ("set in_effect von_bethmann_hollweg: 1", "bethmann")])
def test_6_3_2_an_attempt_that_must_fail_is_said_to(lines: str, doom: str, language: str) -> None:
    navy = 1 if lines else 0
    g = run(f"""
        {lines}
        set navy liberal: {navy}
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=authoritarian number=1
    """)
    assert g.see(AUTHORITARIAN)["naval"]["doom"] == {"authoritarian": doom, "liberal": "none"}
    warning = {"en": "fail without a roll", "fr": "échouerait d’office"}[language]
    assert warning in asked(g, AUTHORITARIAN, language)


def test_6_3_2_a_failed_roll_says_so_and_turns_the_marker() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 5
        dice 1
        stack ActionRound seat=liberal number=1
        liberal: naval modernism
        expect event: naval-attempt seat=liberal success=0
        expect flipped liberal: 1
    """)


def test_29_two_power_standard_ends_after_its_last_roll() -> None:
    g = run("""
        set in_effect two_power_standard: 1
        set happened two_power_standard: 1
        set beside: two_power_standard
        set owed: 1
        set navy liberal: 5
        set hand liberal: modernism
        set hand authoritarian: prussian_spirit
        dice 1
        stack ActionRound seat=liberal number=1
        liberal: naval modernism
        expect owed: 0
    """)
    assert g.log is not None
    told = [type(entry.event).__name__ for entry in g.log.entries]
    assert told.index("NavalAttempt") < told.index("EffectEnded")


# --- warnings ---


@pytest.mark.parametrize(
    ("round", "hand", "stranded"),
    [
        (7, "france_scoring, modernism", 0),
        (8, "france_scoring, modernism", 1),
        (7, "france_scoring, russia_scoring, modernism", 1),
        (8, "france_scoring, russia_scoring, modernism", 2),
        (8, "modernism", 0),
        (9, "modernism", 0),
    ],
)
def test_4_5_3_a_scoring_card_that_would_be_stranded_is_warned_of(round: int, hand: str, stranded: int) -> None:
    run(f"""
        set hand liberal: {hand}
        stack ActionRound seat=liberal number={round}
        expect prompt liberal: play-card stranded={stranded}
    """)


@pytest.mark.parametrize("language", languages())
def test_4_5_3_the_warning_names_the_price(language: str) -> None:
    g = run("""
        set hand liberal: france_scoring, modernism
        stack ActionRound seat=liberal number=8
    """)
    assert {"en": "still hold one at the end of the turn, you lose", "fr": "fait perdre la partie"}[language] in asked(
        g, LIBERAL, language
    )


@pytest.mark.parametrize(
    ("track", "tension", "danger"),
    [
        ("three_emperor_league", 6, "none"),
        ("franco_russian_alliance, entente_cordiale, dual_alliance", 2, "none"),
        ("franco_russian_alliance, entente_cordiale, dual_alliance", 3, "some die=6"),
        ("franco_russian_alliance, entente_cordiale, dual_alliance", 5, "some die=4"),
        ("franco_russian_alliance, entente_cordiale, dual_alliance, triple_alliance", 6, "some die=2"),
        ("franco_russian_alliance, entente_cordiale, dual_alliance, triple_alliance, balkan_wars", 6, "certain"),
    ],
)
def test_75_jaures_says_which_die_would_bring_war(track: str, tension: int, danger: str) -> None:
    """8.3: war from 7 on. Where none is possible he may still lower tension for good, so he is asked."""
    run(f"""
        set in_effect jean_jaures: 2
        set track: {track}
        set tension: {tension}
        stack Crisis then ActionRound seat=liberal number=1
        expect prompt liberal: jaures danger={danger}
    """)


@pytest.mark.parametrize("language", languages())
def test_46_liberals_gain_power_names_the_region(language: str) -> None:
    g = run("""
        set hand liberal: liberals_gain_power_in_uk
        stack ActionRound seat=liberal number=1
        liberal: event liberals_gain_power_in_uk
    """)
    # Paris is the only government of France, so that Austria-Hungary is asked about first.
    assert {"en": "Austria-Hungary", "fr": "Autriche-Hongrie"}[language] in asked(g, LIBERAL, language)


def test_78_revolution_of_1905_checks_with_tension() -> None:
    run("""
        set hand liberal: revolution_of_1905
        set support authoritarian moscow: 4
        set support authoritarian poland: 4
        stack ActionRound seat=liberal number=1
        liberal: event revolution_of_1905
        expect prompt liberal: support-check added=tension ops=1
        dice 1
        liberal: check moscow
        expect event: support-checked added=tension ops=1
    """)


# --- what is known not to be in a hand ---


def test_60_a_hand_that_has_shown_its_red_cards_has_no_other() -> None:
    g = run("""
        set hand authoritarian: prussian_spirit, traditionalism, status_quo
        set hand liberal: legacy_of_1848, modernism
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
    """)
    for number in range(30):
        twin = g.redeal(LIBERAL, Rng(key_from(number)))
        assert isinstance(twin, Turmoil)
        assert len(twin.hand[AUTHORITARIAN]) == 3
        assert not any(RED[held] for held in twin.hand[AUTHORITARIAN])
        assert [twin.known[held] for held in twin.hand[AUTHORITARIAN]] == [-NOT_RED] * 3
    assert any(RED[left] for left in g.deck)


def test_4_5_3_a_card_that_was_held_is_no_scoring_card() -> None:
    g = run("""
        set hand authoritarian: preventive_war
        set hand liberal: modernism
        stack EndTurn
    """)
    held = card("preventive_war")
    assert g.known[held] == -NOT_SCORING
    for number in range(30):
        twin = g.redeal(LIBERAL, Rng(key_from(number)))
        assert isinstance(twin, Turmoil)
        kept = [one for one in twin.hand[AUTHORITARIAN] if twin.known[one] == -NOT_SCORING]
        assert len(kept) == 1
        assert not IS_SCORING[kept[0]]


def test_what_is_known_of_a_card_goes_with_it() -> None:
    g = run("""
        set hand authoritarian: prussian_spirit
        set known prussian_spirit: -1
        set support authoritarian kiel: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate prussian_spirit
    """)
    assert g.known[card("prussian_spirit")] == 0


# --- what asks, what limits, which of how many; and why not ---


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Place up to 2 SP in independent spaces | HMS Dreadnought · independent spaces · under nobody’s control",
        ),
        (
            "fr",
            "Placez jusqu’à 2\N{NO-BREAK SPACE}PS dans des espaces indépendants | HMS Dreadnought",
        ),
    ],
)
def test_6_3_5_support_of_the_dreadnought_says_so(language: str, words: str) -> None:
    g = run("""
        set hand authoritarian: prussian_spirit
        stack AdvanceNavy seat=liberal then ActionRound seat=authoritarian number=1
    """)
    assert asked(g, LIBERAL, language).startswith(words)
    assert asked(g, LIBERAL, language).endswith({"en": "1 of 2", "fr": "1 sur 2"}[language])


def test_7_1_an_event_says_where_how_many_to_a_space_and_which_of_how_many() -> None:
    g = run("""
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        liberal: event modernism
        liberal: place symbolism
    """)
    assert asked(g, LIBERAL) == "Place 3 SP | Modernism · Intellectual spaces · at most 2 per space · 2 of 4"
    assert refused(g, LIBERAL, "vienna") == ("Not in Vienna. Choose from: Intellectual spaces.", "6.1.1")


def test_6_1_2_a_space_out_of_reach_names_its_neighbours() -> None:
    g = run("""
        set support liberal paris: 1
        set hand liberal: entente_cordiale
        stack ActionRound seat=liberal number=1
        liberal: operate entente_cordiale
        liberal: placement
    """)
    english, rule = refused(g, LIBERAL, "ukraine")
    assert rule == "6.1.2"
    assert english.startswith("You place where you have support or in adjacent spaces: you have none ")
    assert refused(g, LIBERAL, "ukraine", "fr")[0].startswith("Vous placez là où vous avez du soutien ou ")


def test_6_2_3_a_space_without_opposing_support_cannot_be_checked() -> None:
    g = run("""
        set support authoritarian vienna: 2
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        liberal: checks
    """)
    assert refused(g, LIBERAL, "paris") == ("There is no opposing SP in Paris to check.", "6.2.3")


def test_why_not_says_who_decides_and_that_a_card_comes_first() -> None:
    g = run("""
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
    """)
    assert refused(g, LIBERAL, "paris")[0].startswith("Play a card first")
    assert refused(g, AUTHORITARIAN, "paris")[0] == "Waiting for Liberal."


def test_a_card_in_hand_is_not_among_those_of_the_discard_pile() -> None:
    g = run("""
        set navy liberal: 3
        set navy authoritarian: 1
        set discard: prussian_spirit, stymied
        set hand liberal: modernism, control_of_the_channel
        stack ActionRound seat=liberal number=1
        liberal: event control_of_the_channel
    """)
    for held, said in (("modernism", "This card is in your hand"), ("status_quo", "Not a valid choice here")):
        told, _ = g.why_not(LIBERAL, "card", NOUNS.index("card", held))
        assert Prose("en", [FOLDER / "text"], NOUNS, strict=True).why_not(told).startswith(said)


def foreseen(g: Turmoil, seat: int) -> dict[str, Any]:
    return dict(outlook(g, seat, Rng(key_from("foreseen"))))


def test_a_point_that_turns_a_space_tells_what_its_region_would_score() -> None:
    g = run("""
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        liberal: event modernism
    """)
    seen = foreseen(g, LIBERAL)
    assert seen["place symbolism"]["control"] == {"symbolism": "liberal"}
    assert seen["place symbolism"]["scores"]["russia"] == {"old": 0, "new": 3}
    assert "place french_writers" not in seen


def test_two_deeds_tell_what_they_cost_up_to_the_die() -> None:
    g = run("""
        set hand authoritarian: tangier_crisis
        set vp: 5
        stack ActionRound seat=authoritarian number=1
        authoritarian: event tangier_crisis
    """)
    seen = foreseen(g, LIBERAL)
    assert seen["first-option"]["vp"] == {"old": 5, "new": 2}
    assert seen["second-option"]["tension"] == {"old": 0, "new": 1}
    assert seen["second-option"]["vp"] is None
