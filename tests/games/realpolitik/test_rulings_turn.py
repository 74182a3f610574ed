"""Set-up, the turn and Dispatch (3, 5.1, 6, 8.4; R6, R9 to R17, R29, R95, R97, R111)."""

from __future__ import annotations

from chancellery.engine.actions import RETRACT
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    AUSTRIA,
    BORDER_IDS,
    CARDS_OF,
    CONTENT,
    FRANCE,
    HOME,
    ITALY,
    POWER_IDS,
    POWERS,
    PRUSSIA,
    TERRITORIES,
    TRAINS,
    territory,
)
from tests.games.realpolitik.battles import happened, track
from tests.games.realpolitik.positions import opening, table, told, turn_of

ALL_TAX = turn_of(austria="taxation", france="taxation", prussia="taxation", italy="taxation")


# --- set-up ---


def test_set_up_is_that_of_the_rulebook() -> None:
    g = opening(
        """
        expect morale italy: 5
        expect morale prussia: 6
        expect morale france: 7
        expect morale austria: 8
        expect army austria wien: 3
        expect army austria tyrol: 3
        expect army france paris: 3
        expect army france champagne: 3
        expect army prussia berlin: 3
        expect army prussia magdeburg: 3
        expect army italy liguria: 3
        expect army italy sardinia: 3
        expect trains_left: 17
        expect fortresses_left: 6
        expect box: 0
        """
    )
    assert track(g) == ["austria", "france", "italy", "prussia"]
    assert g.money == [5] * POWERS
    assert g.influence == (0,) * POWERS
    assert g.ally == (NOBODY,) * POWERS
    assert [len(hand) for hand in g.hand] == [3] * POWERS
    assert [g.tokens[power] for power in range(POWERS)] == [22] * POWERS
    assert sum(place == NOBODY for place in g.place) == 8
    assert sum(g.ready) == 5 * POWERS


def test_ruling_6_the_map_starts_without_garrisons_and_fortresses_and_only_homes_are_controlled() -> None:
    g = opening("expect control bohemia: none\nexpect control luxembourg: none\nexpect control sardinia: italy")
    assert g.garrison == (NOBODY,) * TERRITORIES
    assert not any(g.fortress)
    controlled = [id for id, place in CONTENT.territories.items() if place.owner]
    assert sorted(g.view(0)["board"]["control"]) == sorted(controlled)


# --- laying cards ---


def test_ruling_11_everybody_chooses_in_secret_and_the_last_choice_reveals_all() -> None:
    g = opening("austria: lay movement\nfrance: lay taxation\nprussia: lay taxation\nexpect acting: italy")
    for seat in range(-1, POWERS):
        powers = g.view(seat)["board"]["powers"]
        assert {view["laid"] for view in powers.values()} == {"none"}
        assert all(len(view["ready"]) == 5 for view in powers.values())
    assert "action-revealed" not in happened(g)
    g.play(ITALY, g.game.actions.parse("lay taxation"))
    # With the place at which each is carried out, and what it comes to: money, or generals on the map.
    assert [line.split()[1:] for line in told(g, "action-revealed")] == [
        ["austria", "movement", "4", "2"],
        ["france", "taxation", "1", "8"],
        ["prussia", "taxation", "3", "8"],
        ["italy", "taxation", "2", "8"],
    ]


def test_ruling_11_a_played_card_cannot_be_played_again_before_dispatch() -> None:
    opening(
        ALL_TAX
        + """
        expect turn: 2
        illegal france: lay taxation rule 5.1
        legal only france: lay mobilisation, lay gain_influence, lay dispatch, lay movement
        """
    )


def test_ruling_95_a_choice_may_be_replaced_until_the_last_is_made() -> None:
    g = opening(
        """
        austria: lay taxation
        expect acting: france, prussia, italy
        austria: retract
        expect acting: austria, france, prussia, italy
        austria: lay gain_influence
        france: lay taxation
        prussia: lay taxation
        italy: lay taxation
        expect event: action-revealed power=austria action_card=gain_influence
        expect ready austria taxation: yes
        """
    )
    assert not any(g.may_retract(seat) for seat in range(POWERS))


def test_ruling_95_entreaties_and_bids_may_be_replaced_too() -> None:
    opening(
        """
        austria: entreat italy
        austria: retract
        austria: entreat france
        france: entreat italy
        prussia: entreat italy
        france: bid 7
        france: retract
        france: bid 2
        prussia: bid 1
        expect controller: france
        expect morale france: 5
        illegal france: retract
        """,
        players=3,
    )


def test_ruling_95_others_see_only_whether_a_choice_is_made() -> None:
    g = opening()
    twin = g.clone()
    g.play(AUSTRIA, g.game.actions.parse("lay movement"))
    twin.play(AUSTRIA, g.game.actions.parse("lay dispatch"))
    for seat in range(-1, POWERS):
        assert (g.view(seat) == twin.view(seat)) == (seat != AUSTRIA)
    assert g.may_retract(AUSTRIA)
    assert RETRACT not in g.legal(FRANCE)


# --- the order of a turn ---

ONE_OF_EACH = """
    general italy_1 lazio 1
    general austria_1 wien 1
    money prussia 1
    garrison prussia bohemia
    box 2
"""


def test_ruling_12_taxation_and_the_like_then_dispatch_then_diplomacy_then_movement() -> None:
    """Italy mobilises, France taxes, Prussia's Dispatch brings diplomacy about, Austria moves last."""
    g = table(
        ONE_OF_EACH,
        "Turn",
        """
        austria: lay movement
        france: lay taxation
        prussia: lay dispatch
        italy: lay mobilisation
        expect prompt italy: place-free-trains
        expect money france: 8
        expect box: 2
        italy: done
        italy: done
        expect box: 3
        expect acting: austria, france, prussia, italy
        austria: entreat france
        france: entreat prussia
        prussia: entreat france
        italy: entreat france
        expect box: 0
        expect ally france: prussia
        expect prompt austria: choose-envoy
        """,
    )
    order = ["money-gained", "cards-returned", "diplomacy-began", "alliance-formed", "movement-began"]
    assert [key for key in happened(g) if key in order] == order


def test_ruling_13_income_comes_before_mobilisations_and_those_in_prestige_order() -> None:
    g = table(
        "prestige italy prussia\ngarrison france rheinland",
        "Turn",
        """
        austria: lay taxation
        france: lay gain_influence
        prussia: lay mobilisation
        italy: lay mobilisation
        expect money austria: 8
        expect influence france: 2
        expect prompt italy: place-free-trains
        italy: done
        italy: done
        expect prompt prussia: place-free-trains
        """,
    )
    placed = {line.split()[3]: line.split()[1] for line in told(g, "action-revealed")}
    assert [placed[place] for place in "1234"] == ["austria", "france", "italy", "prussia"]


def test_ruling_13_the_last_train_goes_to_the_higher_power() -> None:
    """All trains but one lie on borders that concern neither; Prussia, the higher, takes it."""
    far_off = [id for id in BORDER_IDS if not {HOME[territory(end)] for end in id.split("-")} & {PRUSSIA, AUSTRIA}]
    elsewhere = "\n".join(f"train {border}" for border in far_off[: TRAINS - 1])
    table(
        f"prestige prussia austria\nbare\n{elsewhere}",
        "Turn",
        turn_of(austria="mobilisation", france="taxation", prussia="mobilisation", italy="taxation")
        + """
        expect trains_left: 1
        prussia: train berlin-pommern
        expect trains_left: 0
        expect prompt prussia: place-generals
        prussia: done
        expect prompt austria: place-generals
        """,
    )


def test_ruling_111_each_mobilisation_is_finished_before_the_next_begins() -> None:
    """Prussia's money is lost and its eighth card discarded before Austria is asked for anything."""
    g = table(
        """
        prestige prussia austria
        money prussia 2
        money austria 2
        hand prussia 1 1 2 2 3 3
        general prussia_1 berlin 3
        general prussia_2 hannover 3
        """,
        "Turn",
        """
        austria: lay mobilisation
        prussia: lay mobilisation
        france: lay taxation
        italy: lay taxation
        prussia: done
        prussia: done
        prussia: done
        prussia: yes
        expect money prussia: 0
        expect prompt prussia: discard-down cards=1
        expect money austria: 2
        prussia: discard 1
        expect prompt austria: place-free-trains
        """,
    )
    assert "money-lost" in happened(g)


def test_ruling_111_the_order_decides_about_a_border_that_both_allies_want() -> None:
    table(
        "ally austria prussia\nprestige prussia austria",
        "Turn",
        """
        austria: lay mobilisation
        prussia: lay mobilisation
        france: lay taxation
        italy: lay taxation
        prussia: train schlesien-moravia
        expect prompt austria: allow-train other=prussia border=schlesien-moravia
        austria: yes
        prussia: done
        prussia: done
        expect prompt austria: place-free-trains
        illegal austria: train schlesien-moravia
        """,
    )


def test_ruling_111_the_ally_of_a_mobilisation_is_that_before_the_diplomacy_of_the_same_turn() -> None:
    table(
        "ally austria prussia\nbox 2",
        "Turn",
        """
        austria: lay mobilisation
        prussia: lay dispatch
        france: lay taxation
        italy: lay taxation
        expect box: 2
        legal austria: train schlesien-moravia
        """,
    )


TWO_MOVERS = """
    general prussia_1 berlin 3
    general austria_1 saxonia 1
    general italy_1 lazio 1
"""


def test_ruling_14_a_battle_changes_the_track_but_not_the_running_order() -> None:
    g = table(
        TWO_MOVERS + "prestige austria prussia italy france",
        "Turn",
        """
        austria: lay taxation
        france: lay movement
        prussia: lay movement
        italy: lay movement
        expect prompt prussia: choose-envoy
        prussia: envoy france
        prussia: march berlin
        prussia: go saxonia
        austria: off-map
        prussia: done
        prussia: done
        expect rank prussia: 1
        expect prompt italy: choose-envoy
        italy: envoy france
        italy: done
        italy: done
        """,
    )
    assert [line.split()[1] for line in told(g, "movement-began")] == ["prussia", "italy", "france"]


def test_movements_follow_prestige_order() -> None:
    cards = turn_of(austria="movement", france="movement", prussia="movement", italy="taxation")
    table("prestige prussia austria france", "Turn", cards + "\nexpect prompt prussia: choose-envoy")
    table("prestige france prussia austria", "Turn", cards + "\nexpect prompt france: choose-envoy")


# --- which cards there are ---


def test_ruling_15_the_last_card_is_dispatch_and_it_returns_all_five() -> None:
    table(
        "",
        "Turn",
        """
        clear ready
        set ready austria dispatch: yes
        set ready france taxation: yes
        set ready prussia taxation: yes
        set ready italy taxation: yes
        legal only austria: lay dispatch
        austria: lay dispatch
        france: lay taxation
        prussia: lay taxation
        italy: lay taxation
        expect turn: 2
        legal only austria: lay taxation, lay mobilisation, lay gain_influence, lay dispatch, lay movement
        """,
    )


def test_ruling_15_minor_italy_gets_four_cards_back() -> None:
    table(
        "minor prussia",
        "Turn",
        """
        austria: lay taxation
        france: lay taxation
        prussia: lay taxation
        prussia: lay-italy dispatch
        expect turn: 2
        expect ready italy dispatch: yes
        expect ready italy gain_influence: no
        """,
    )


def test_ruling_16_cards_that_do_nothing_may_be_played() -> None:
    """No influence to gain, no money to be had, nobody to move, nothing to buy."""
    table(
        """
        garrison austria paris
        garrison austria champagne
        garrison austria bourgogne
        garrison austria normandie
        garrison austria aquitaine
        garrison austria provence
        morale austria 15
        morale france 15
        morale prussia 15
        """,
        "Turn",
        """
        austria: lay dispatch
        france: lay taxation
        prussia: lay gain_influence
        italy: lay movement
        expect event: money-gained power=france money=0
        expect influence prussia: 0
        expect turn: 2
        """,
    )


def test_ruling_16_there_is_no_pass() -> None:
    g = opening()
    assert {g.describe(action).split()[0] for action in g.legal(AUSTRIA)} == {"lay"}


def test_ruling_17_dispatch_may_be_played_early_and_returns_itself() -> None:
    opening(
        """
        austria: lay dispatch
        france: lay taxation
        prussia: lay taxation
        italy: lay taxation
        expect box: 1
        legal austria: lay dispatch, lay taxation
        """
    )


# --- Dispatch ---


def test_ruling_29_dispatches_move_the_marker_and_stop_at_the_top() -> None:
    g = table(
        "box 1",
        "Turn",
        turn_of(austria="dispatch", france="dispatch", prussia="dispatch", italy="dispatch")
        + """
        expect box: 3
        expect acting: austria, france, prussia, italy
        austria: entreat france
        france: entreat prussia
        prussia: entreat italy
        italy: entreat austria
        expect box: 0
        """,
    )
    assert [line.split()[1] for line in told(g, "marker-moved")] == ["2", "3"]


def test_ruling_29_below_the_top_there_is_no_diplomacy() -> None:
    g = table("box 0", "Turn", turn_of(austria="dispatch", france="dispatch", prussia="taxation", italy="taxation"))
    assert g.box == 2
    assert "diplomacy-began" not in happened(g)


def test_ruling_97_a_dispatch_that_does_not_move_the_marker_still_returns_the_cards() -> None:
    g = table(
        "box 2",
        "Turn",
        """
        set ready prussia taxation: no
        set ready austria movement: no
        austria: lay dispatch
        prussia: lay dispatch
        france: lay taxation
        italy: lay taxation
        expect ready austria movement: yes
        expect ready prussia taxation: yes
        expect ready prussia dispatch: yes
        expect ready france taxation: no
        """,
    )
    assert [line.split()[1] for line in told(g, "cards-returned")] == ["austria", "prussia"]


# --- battle cards and pieces run out ---


def test_ruling_9_an_empty_deck_is_made_of_the_own_discards() -> None:
    """Prussia has two generals off the map, one card in its deck and the others among its discards."""
    discards = [id for id, card in CONTENT.cards.items() if card.power == "prussia" and id != "prussia_5_a"]
    g = table(
        "general prussia_1 berlin 0\ngeneral prussia_2 hesse 0",
        "Mobilise power=prussia",
        """
        set prussian_deck: prussia_5_a
        set discard prussia: DISCARDS
        order card: prussia_4_a
        prussia: done
        expect hand_values prussia: 4,5
        """.replace("DISCARDS", ", ".join(discards)),
    )
    assert "deck-shuffled" in happened(g)
    assert not g.discard[PRUSSIA]


def test_ruling_9_nothing_is_drawn_when_deck_and_discards_are_empty() -> None:
    hand = " ".join(str(CONTENT.cards[id].value) for id in CONTENT.cards if id.startswith("prussia"))
    g = table(
        f"hand prussia {hand}\nmoney prussia 1\ngeneral prussia_1 berlin 0",
        "Mobilise power=prussia",
        """
        prussia: done
        prussia: done
        illegal prussia: buy-card
        legal prussia: buy-morale, unit berlin
        """,
    )
    assert g.hand[PRUSSIA] == list(CARDS_OF[PRUSSIA])
    assert "cards-drawn" not in happened(g)


def test_ruling_10_money_has_no_limit() -> None:
    table("money france 999", "Turn", ALL_TAX + "\nexpect money france: 1007")


def test_every_power_has_the_same_five_cards() -> None:
    g = opening()
    assert len({tuple(g.view(0)["board"]["powers"][power]["ready"]) for power in POWER_IDS}) == 1
