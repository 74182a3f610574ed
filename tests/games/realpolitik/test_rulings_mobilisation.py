"""The Mobilisation action: trains for nothing, cards, generals (8.2; R20 to R23)."""

from __future__ import annotations

import pytest

from chancellery.engine.languages import languages
from chancellery.games.realpolitik.board import ACTIONS, NO, PRUSSIA, YES
from tests.games.realpolitik.battles import happened, options
from tests.games.realpolitik.positions import table
from tests.games.realpolitik.test_words import prose

BEGIN = "Mobilise power=prussia"
HOME_TRAINS = {"berlin-pommern", "hannover-hesse", "magdeburg-hannover", "schlesien-pommern"}


def offered(position: str, actions: str = "") -> set[str]:
    """What Prussia is offered in its Mobilisation."""
    return set(options(table(position, BEGIN, actions)))


# --- the order ---


def test_ruling_20_trains_cards_generals_purchases_in_this_order() -> None:
    g = table(
        "money prussia 3\ngeneral prussia_1 berlin 2",
        BEGIN,
        """
        expect prompt prussia: place-free-trains trains=2
        illegal prussia: place hannover
        illegal prussia: buy-card
        prussia: train berlin-pommern
        expect prompt prussia: place-free-trains trains=1
        prussia: train hannover-hesse
        expect prompt prussia: place-generals
        illegal prussia: train schlesien-pommern
        illegal prussia: unit berlin
        prussia: place hannover
        prussia: done
        expect prompt prussia: purchase money=3
        illegal prussia: place magdeburg
        prussia: unit berlin
        prussia: train schlesien-pommern
        prussia: buy-morale
        expect money prussia: 0
        expect turn: 1
        """,
    )
    order = ["train-built", "cards-drawn", "general-placed", "unit-bought", "train-built", "morale-bought"]
    assert [key for key in dict.fromkeys(happened(g)) if key in order] == list(dict.fromkeys(order))


@pytest.mark.parametrize("trains", [0, 1, 2])
def test_ruling_20_up_to_two_free_trains(trains: int) -> None:
    chosen = "".join(f"prussia: train {id}\n" for id in sorted(HOME_TRAINS)[:trains])
    rest = "" if trains == 2 else "prussia: done\n"
    table("", BEGIN, f"{chosen}{rest}expect prompt prussia: place-generals\nexpect trains_left: {17 - trains}")


def test_ruling_20_either_place_or_withdraw_but_not_both() -> None:
    position = "general prussia_1 berlin 1\ngeneral prussia_2 hesse 1"
    table(
        position,
        BEGIN,
        """
        prussia: done
        legal prussia: place hannover, withdraw berlin
        prussia: withdraw berlin
        illegal prussia: place hannover
        legal only prussia: done, withdraw hesse
        """,
    )
    table(
        position,
        BEGIN,
        """
        prussia: done
        prussia: place hannover
        illegal prussia: withdraw berlin
        prussia: place magdeburg
        expect off_map prussia: 0
        """,
    )


def test_ruling_20_any_number_of_generals_may_be_withdrawn() -> None:
    table(
        "general prussia_1 berlin 3\ngeneral prussia_2 paris 2\ngeneral prussia_3 bohemia 0\ngarrison prussia paris",
        BEGIN,
        """
        prussia: done
        prussia: withdraw berlin
        prussia: withdraw paris
        prussia: withdraw bohemia
        expect off_map prussia: 4
        expect control paris: prussia
        """,
    )


# --- free cards ---


@pytest.mark.parametrize("on_map", range(5))
def test_ruling_21_one_card_for_each_general_off_the_map(on_map: int) -> None:
    places = ("berlin", "hesse", "hannover", "schlesien")
    position = "\n".join(f"general prussia_{n + 1} {places[n]} 1" for n in range(on_map))
    g = table(position, BEGIN, "prussia: done")
    assert len(g.hand[PRUSSIA]) == 4 - on_map


def test_ruling_21_they_are_counted_before_generals_are_placed_or_withdrawn() -> None:
    g = table("general prussia_1 berlin 1", BEGIN, "prussia: done\nprussia: withdraw berlin")
    assert len(g.hand[PRUSSIA]) == 3
    g = table("", BEGIN, "prussia: done\nprussia: place berlin\nprussia: done")
    assert len(g.hand[PRUSSIA]) == 4


# --- generals ---


def test_ruling_22_a_general_is_placed_where_its_power_controls_and_no_other_of_it_nor_an_enemy_stands() -> None:
    found = offered(
        """
        general prussia_1 berlin 0
        general austria_1 schlesien 1
        general france_1 magdeburg 1
        garrison france hannover
        garrison prussia bohemia
        garrison prussia paris
        general italy_1 paris 1
        ally italy prussia
        """,
        "prussia: done",
    )
    assert {name for name in found if name.startswith("place")} == {
        "place bohemia",
        "place hesse",
        "place paris",
        "place pommern",
    }


def test_ruling_22_it_arrives_without_units() -> None:
    table("", BEGIN, "prussia: done\nprussia: place berlin\nexpect army prussia berlin: 0\nexpect tokens prussia: 28")


def test_ruling_22_not_into_the_land_of_an_ally() -> None:
    found = offered("ally austria prussia", "prussia: done")
    assert not {"place wien", "place moravia"} & found


def test_ruling_23_the_units_of_a_withdrawn_general_go_back_to_the_supply() -> None:
    table(
        "general prussia_1 berlin 3",
        BEGIN,
        """
        expect tokens prussia: 25
        prussia: done
        prussia: withdraw berlin
        expect tokens prussia: 28
        expect units prussia_1: 0
        """,
    )


# --- the example ---


def test_example_9_two_generals_off_the_map_and_five_money() -> None:
    """Two trains and two cards for nothing, a general, and then three units, a card and a point of morale."""
    g = table(
        "money prussia 5\ngeneral prussia_1 berlin 3\ngeneral prussia_2 magdeburg 3",
        BEGIN,
        """
        prussia: train berlin-pommern
        prussia: train hannover-hesse
        prussia: place hesse
        prussia: done
        prussia: unit hesse
        prussia: unit hesse
        prussia: unit hesse
        prussia: buy-card
        prussia: buy-morale
        expect money prussia: 0
        expect army prussia hesse: 3
        expect off_map prussia: 1
        expect morale prussia: 6
        expect trains_left: 15
        expect turn: 1
        """,
    )
    assert len(g.hand[PRUSSIA]) == 3
    assert "money-lost" not in happened(g)


# --- money that could still buy something is not lost without a question ---

FULL = """
money prussia 4
general prussia_1 berlin 3
general prussia_2 hannover 3
general prussia_3 hesse 3
"""


def test_a_done_after_the_last_general_is_asked_about_before_money_is_lost() -> None:
    place = "prussia: done\nprussia: place pommern\nexpect event: purchases-began power=prussia money=4\n"
    ask = place + "prussia: done\nexpect money prussia: 4\nexpect prompt prussia: lose-money money=4\n"
    table(FULL, "Mobilise power=prussia", ask + "prussia: yes\nexpect money prussia: 0\nexpect turn: 1")
    table(FULL, "Mobilise power=prussia", ask + "prussia: no\nexpect prompt prussia: purchase money=4")


def test_8_2_4_whoever_has_bought_something_is_asked_about_the_rest_as_well() -> None:
    """With a general off the map, too; and after a no as often as the purchases are ended."""
    table(
        FULL,
        "Mobilise power=prussia",
        """
        prussia: done
        prussia: done
        expect off_map prussia: 1
        prussia: buy-morale
        prussia: done
        expect prompt prussia: lose-money money=3
        expect money prussia: 3
        legal only prussia: yes, no
        prussia: no
        expect prompt prussia: purchase money=3
        prussia: done
        expect prompt prussia: lose-money money=3
        prussia: yes
        expect event: money-lost power=prussia money=3
        expect money prussia: 0
        expect turn: 1
        """,
    )


def test_8_2_4_nobody_is_asked_who_has_spent_everything() -> None:
    g = table(
        "money prussia 1\ngeneral prussia_1 berlin 0",
        "Mobilise power=prussia",
        """
        prussia: done
        prussia: done
        prussia: unit berlin
        expect turn: 1
        """,
    )
    assert "money-lost" not in happened(g)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("money", [1, 3])
def test_8_2_4_the_question_says_what_would_be_lost(money: int, language: str) -> None:
    g = table(
        f"money prussia {money}\ngeneral prussia_1 berlin 0",
        "Mobilise power=prussia",
        "prussia: done\nprussia: done\nprussia: done",
    )
    words, prompt = prose(language), g.prompt(PRUSSIA)
    assert prompt is not None
    assert prompt.key == "lose-money"
    assert f"{money}" in words.prompt(prompt)
    assert f"{money}" in words.answer(ACTIONS, YES, prompt)
    assert words.answer(ACTIONS, NO, prompt) != words.action(ACTIONS, NO)
