"""What a Mobilisation buys, where it may be put, and when supplies run out (8.2; R10, R24 to R28)."""

from __future__ import annotations

import pytest

from chancellery.games.realpolitik.board import BORDER_IDS, CONTENT, PRUSSIA, TRAINS
from tests.games.realpolitik.battles import hand_values, options
from tests.games.realpolitik.positions import table, told

BEGIN = "Mobilise power=prussia"


def offered(position: str, actions: str = "") -> set[str]:
    """What Prussia is offered in its Mobilisation."""
    return set(options(table(position, BEGIN, actions)))


def laid(count: int) -> str:
    """Lines that leave only so many trains in the supply, laid far from Prussia."""
    homes = {id for id, place in CONTENT.territories.items() if place.owner == "prussia"}
    away = [id for id in BORDER_IDS if not homes & set(id.split("-"))]
    return "bare\n" + "\n".join(f"train {id}" for id in away[: TRAINS - count]) + "\n"


# --- purchases ---


def bought(actions: str) -> str:
    """Decline free trains and generals, and then buy."""
    return f"prussia: done\nprussia: done\n{actions}"


RICH = "money prussia 5\ngeneral prussia_1 berlin 0\ngarrison prussia rheinland\n"


@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("unit berlin", 1),
        ("train hannover-rheinland", 1),
        ("buy-card", 1),
        ("buy-morale", 1),
        ("fortress rheinland", 5),
    ],
)
def test_ruling_24_a_fortress_costs_5_and_everything_else_1(what: str, cost: int) -> None:
    """Everybody starts at 5 morale; the general in Berlin leaves three free cards."""
    g = table(RICH, BEGIN, bought(f"prussia: {what}\n"))
    assert g.money[PRUSSIA] == 5 - cost
    table(RICH.replace("money prussia 5", f"money prussia {cost}"), BEGIN, bought(f"legal prussia: {what}"))
    if cost > 1:
        poor = RICH.replace("money prussia 5", f"money prussia {cost - 1}")
        table(poor, BEGIN, bought(f"illegal prussia: {what}"))


def test_ruling_24_each_purchase_brings_what_it_says() -> None:
    g = table(
        RICH.replace("money prussia 5", "money prussia 9"),
        BEGIN,
        bought(
            """
            prussia: unit berlin
            expect army prussia berlin: 1
            expect tokens prussia: 26
            prussia: train hannover-rheinland
            expect train hannover-rheinland: yes
            expect trains_left: 16
            prussia: buy-morale
            expect morale prussia: 6
            prussia: buy-card
            expect event: card-bought power=prussia
            prussia: fortress rheinland
            expect fortress rheinland: yes
            expect fortresses_left: 5
            """
        ),
    )
    assert len(g.hand[PRUSSIA]) == 4


def test_ruling_24_without_money_nothing_is_offered() -> None:
    table("general prussia_1 berlin 0", BEGIN, bought("expect turn: 1"))


def test_ruling_24_any_number_of_a_thing_may_be_bought() -> None:
    table(
        "money prussia 6\ngeneral prussia_1 berlin 3",
        BEGIN,
        bought("prussia: buy-morale\n" * 6 + "expect morale prussia: 11"),
    )


def test_ruling_24_what_is_left_is_lost_to_corruption() -> None:
    table(
        "money prussia 7\nmoney austria 4\ngeneral prussia_1 berlin 0",
        BEGIN,
        bought(
            """
            prussia: unit berlin
            prussia: done
            prussia: yes
            expect event: money-lost power=prussia money=6
            expect money prussia: 0
            expect money austria: 4
            """
        ),
    )


def test_ruling_24_nobody_is_asked_about_money_that_can_buy_nothing_more() -> None:
    """No train is left, every card is in hand, armies are full, and morale has reached its highest."""
    table(
        laid(0)
        + "money prussia 2\nmorale prussia 14\nhand prussia 1 1 2 2 2 3 3 3 4 4 4 5 5\ngeneral prussia_1 berlin 3",
        BEGIN,
        """
        prussia: done
        legal only prussia: buy-morale, done
        prussia: buy-morale
        expect event: money-lost power=prussia money=1
        expect prompt prussia: discard-down cards=6
        """,
    )


def test_ruling_24_morale_cannot_be_bought_beyond_15() -> None:
    table(
        "money prussia 5\nmorale prussia 14\ngeneral prussia_1 berlin 0",
        BEGIN,
        bought("prussia: buy-morale\nexpect morale prussia: 15\nillegal prussia: buy-morale"),
    )


def test_ruling_25_a_general_has_three_units_at_most() -> None:
    table(
        "money prussia 9\ngeneral prussia_1 berlin 2\ngeneral prussia_2 hesse 3",
        BEGIN,
        bought(
            """
            illegal prussia: unit hesse rule 8.2
            prussia: unit berlin
            illegal prussia: unit berlin
            """
        ),
    )


def test_ruling_25_units_reach_a_general_anywhere() -> None:
    """Cut off in Sardinia, and among the homes of an ally."""
    table(
        """
        money prussia 2
        general prussia_1 sardinia 0
        general prussia_2 paris 0
        ally france prussia
        """,
        BEGIN,
        bought(
            """
            prussia: unit sardinia
            prussia: unit paris
            expect army prussia sardinia: 1
            expect army prussia paris: 1
            """
        ),
    )


def test_ruling_25_a_general_that_has_just_been_placed_takes_units() -> None:
    table(
        "money prussia 3",
        BEGIN,
        """
        prussia: done
        prussia: place berlin
        prussia: done
        prussia: unit berlin
        prussia: unit berlin
        prussia: unit berlin
        expect army prussia berlin: 3
        """,
    )


# --- trains ---


def test_ruling_26_trains_lie_between_two_territories_of_ones_own() -> None:
    found = offered("garrison prussia rheinland\ngarrison prussia paris\ngarrison austria hannover")
    assert {name.removeprefix("train ") for name in found} == {
        "done",
        "berlin-pommern",
        "hesse-rheinland",
        "schlesien-pommern",
    }


def test_ruling_26_one_train_on_a_border() -> None:
    table("", BEGIN, "prussia: train berlin-pommern\nillegal prussia: train berlin-pommern rule 8.2")


def test_ruling_26_a_sea_lane_bears_no_train() -> None:
    assert not {"provence-sardinia", "sardinia-provence", "marche-dalmatia"} & set(BORDER_IDS)


def test_ruling_26_across_the_border_of_an_ally_if_it_agrees() -> None:
    table(
        "ally austria prussia",
        BEGIN,
        """
        legal prussia: train schlesien-moravia
        illegal prussia: train wien-moravia
        prussia: train schlesien-moravia
        expect prompt austria: allow-train other=prussia border=schlesien-moravia
        expect acting: austria
        austria: no
        expect train schlesien-moravia: no
        expect prompt prussia: place-free-trains trains=2
        illegal prussia: train schlesien-moravia
        prussia: train berlin-pommern
        expect prompt prussia: place-free-trains trains=1
        """,
    )


def test_ruling_26_with_the_allys_yes_the_train_is_laid_and_counts() -> None:
    table(
        "ally austria prussia",
        BEGIN,
        """
        prussia: train schlesien-moravia
        austria: yes
        expect train schlesien-moravia: yes
        expect prompt prussia: place-free-trains trains=1
        """,
    )


def test_ruling_26_a_bought_train_asks_as_well_and_a_refusal_costs_nothing() -> None:
    table(
        "ally austria prussia\nmoney prussia 2",
        BEGIN,
        bought(
            """
            prussia: train schlesien-moravia
            austria: no
            expect money prussia: 2
            illegal prussia: train schlesien-moravia
            prussia: done
            """
        ),
    )
    table(
        "ally austria prussia\nmoney prussia 2",
        BEGIN,
        bought("prussia: train schlesien-moravia\naustria: yes\nexpect money prussia: 1"),
    )


def test_ruling_26_a_border_refused_as_a_free_train_may_be_asked_for_once_more_when_trains_are_bought() -> None:
    refused = "prussia: train schlesien-moravia\naustria: {answer}\nprussia: done\nprussia: done\n"
    position = "ally austria prussia\nmoney prussia 2"
    table(position, BEGIN, refused.format(answer="no") + "legal prussia: train schlesien-moravia")
    table(position, BEGIN, refused.format(answer="permit build_never") + "illegal prussia: train schlesien-moravia")


def test_ruling_26_a_garrison_of_the_ally_outside_its_homes_counts_too_and_an_enemy_does_not() -> None:
    found = offered("ally austria prussia\ngarrison austria saxonia\ngarrison italy bohemia")
    assert {"train berlin-saxonia", "train magdeburg-saxonia", "train schlesien-saxonia"} <= found
    assert "train schlesien-bohemia" not in found


def test_a_train_stays_when_control_changes() -> None:
    table("garrison france hannover", BEGIN, "prussia: done\nexpect train berlin-hannover: yes")


# --- fortresses ---


def test_ruling_27_a_fortress_needs_an_own_garrison_and_there_is_one_to_a_territory() -> None:
    g = table(
        """
        money prussia 10
        garrison prussia rheinland
        garrison prussia pfalz
        garrison prussia hesse
        garrison austria bohemia
        fortress pfalz
        """,
        BEGIN,
        bought(""),
    )
    forts = {name for name in options(g) if name.startswith("fortress")}
    assert forts == {"fortress rheinland", "fortress hesse"}


def test_ruling_27_it_stays_and_serves_whoever_garrisons_the_place() -> None:
    """Prussia disbands; Austria, entering, has the fortress; an empty one counts for nobody."""
    table(
        "garrison prussia bohemia\nfortress bohemia\ngeneral austria_1 wien 1",
        "Move power=prussia then Move power=austria",
        """
        prussia: envoy france
        prussia: disband bohemia
        prussia: done
        expect fortress bohemia: yes
        expect control bohemia: none
        austria: envoy france
        austria: march wien
        austria: go bohemia
        austria: garrison bohemia
        expect control bohemia: austria
        expect fortress bohemia: yes
        """,
    )


# --- hand limit ---


def test_ruling_28_at_the_end_seven_cards_are_kept_by_own_choice() -> None:
    """Six in hand, four free ones: three too many."""
    g = table(
        "hand prussia 1 1 2 2 2 3",
        BEGIN,
        """
        prussia: done
        prussia: done
        expect prompt prussia: discard-down cards=3
        prussia: discard 1
        prussia: discard 2
        prussia: discard 1
        expect turn: 1
        """,
    )
    assert len(hand_values(g, "prussia")) == 7
    assert 1 not in hand_values(g, "prussia")
    assert told(g, "card-discarded") == [f"card-discarded prussia {value}" for value in (1, 2, 1)]


def test_ruling_28_seven_are_no_eighth_and_no_question() -> None:
    g = table("hand prussia 1 1 2", BEGIN, "prussia: done\nprussia: done\nexpect turn: 1")
    assert len(hand_values(g, "prussia")) == 7


def test_ruling_28_the_limit_is_checked_at_the_end_and_not_before() -> None:
    """More than seven may be held on the way, and bought."""
    g = table(
        "hand prussia 1 1 2 2 2 3\nmoney prussia 2",
        BEGIN,
        bought(
            """
            prussia: buy-card
            prussia: buy-card
            expect prompt prussia: discard-down cards=5
            """
        ),
    )
    assert len(g.hand[PRUSSIA]) == 12


# --- supplies ---


def test_ruling_10_the_28_trains_run_out() -> None:
    table(
        laid(1) + "money prussia 3",
        BEGIN,
        """
        expect trains_left: 1
        prussia: train berlin-pommern
        expect prompt prussia: place-generals
        prussia: done
        illegal prussia: train hannover-hesse
        """,
    )


def test_ruling_10_the_6_fortresses_run_out() -> None:
    places = ("rheinland", "pfalz", "hesse", "berlin", "hannover", "schlesien")
    held = "\n".join(f"garrison prussia {place}" for place in places)
    forts = "\n".join(f"fortress {place}" for place in places[:5])
    table(
        f"money prussia 11\n{held}\n{forts}\ngarrison prussia pommern",
        BEGIN,
        bought("prussia: fortress schlesien\nexpect fortresses_left: 0\nillegal prussia: fortress pommern"),
    )


def test_ruling_10_the_28_tokens_of_a_power_run_out() -> None:
    """Twenty-five garrisons and two units: one token is left."""
    enterable = [id for id, place in CONTENT.territories.items() if place.kind != "impassable"]
    held = "\n".join(f"garrison prussia {place}" for place in enterable[:25])
    table(
        f"money prussia 5\n{held}\ngeneral prussia_1 berlin 1\ngeneral prussia_2 hesse 1",
        BEGIN,
        bought(
            """
            expect tokens prussia: 1
            prussia: unit berlin
            expect tokens prussia: 0
            illegal prussia: unit berlin
            illegal prussia: unit hesse
            """
        ),
    )
