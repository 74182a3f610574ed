"""Three players and minor Italy (11; R85 to R92, R108)."""

from __future__ import annotations

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import AUSTRIA, FRANCE, ITALY, PRUSSIA
from tests.games.realpolitik.battles import happened, options
from tests.games.realpolitik.positions import opening, table, told

SOLE_SUITOR = """
prussia: entreat italy
austria: entreat france
france: entreat prussia
"""


# --- set-up and opening ---


def test_ruling_85_italy_has_pieces_but_no_seat_no_marker_and_four_action_cards() -> None:
    g = opening(
        """
        expect army italy liguria: 3
        expect army italy sardinia: 3
        expect off_map italy: 2
        expect money italy: 5
        expect morale italy: 5
        expect ready italy gain_influence: no
        expect ready italy taxation: yes
        expect ready italy mobilisation: yes
        expect ready italy dispatch: yes
        expect ready italy movement: yes
        expect acting: austria, france, prussia
        """,
        players=3,
    )
    assert g.seats == 3
    assert len(g.hand[ITALY]) == 3
    assert g.controller == NOBODY


def test_ruling_85_the_game_opens_with_a_diplomacy_phase_before_the_first_turn() -> None:
    g = opening(
        "expect turn: 0\nexpect prompt austria: entreat-or-italy\n" + SOLE_SUITOR + "expect turn: 1\nexpect box: 0",
        players=3,
    )
    assert happened(g).count("diplomacy-began") == 1


# --- who controls Italy ---


def test_ruling_86_the_marker_goes_to_a_major_or_to_italy() -> None:
    opening("legal only austria: entreat france, entreat prussia, entreat italy", players=3)


def test_example_8_the_only_suitor_controls_italy() -> None:
    g = opening(SOLE_SUITOR + "expect controller: prussia\nexpect morale prussia: 6", players=3)
    assert g.ally == (NOBODY, NOBODY, ITALY, PRUSSIA)
    assert told(g, "italy-controlled") == ["italy-controlled prussia offer"]


def test_ruling_86_the_two_others_may_ally_meanwhile() -> None:
    g = opening("prussia: entreat italy\naustria: entreat france\nfrance: entreat austria", players=3)
    assert g.ally == (FRANCE, AUSTRIA, ITALY, PRUSSIA)


@pytest.mark.parametrize(
    ("austria", "france", "controller", "left"),
    [(2, 3, "france", 4), (3, 2, "austria", 5), (3, 3, "austria", 5), (0, 0, "austria", 8), (8, 7, "austria", 0)],
)
def test_ruling_86_the_highest_bid_pays_and_ties_go_to_prestige(
    austria: int, france: int, controller: str, left: int
) -> None:
    """Austria has 8 morale, France 7; whoever is outbid keeps all."""
    other, kept = ("france", 7) if controller == "austria" else ("austria", 8)
    opening(
        f"""
        austria: entreat italy
        france: entreat italy
        prussia: entreat france
        expect acting: austria, france
        austria: bid {austria}
        france: bid {france}
        expect controller: {controller}
        expect morale {controller}: {left}
        expect morale {other}: {kept}
        expect turn: 1
        """,
        players=3,
    )


def test_ruling_86_a_bid_is_no_higher_than_the_own_morale() -> None:
    opening(
        """
        austria: entreat italy
        france: entreat italy
        prussia: entreat italy
        legal prussia: bid 0, bid 6
        illegal prussia: bid 7 rule 11.2
        legal austria: bid 8
        illegal austria: bid 9
        """,
        players=3,
    )


def test_ruling_86_all_three_may_bid_and_bids_are_revealed_together() -> None:
    g = opening(
        "austria: entreat italy\nfrance: entreat italy\nprussia: entreat italy\naustria: bid 1\nfrance: bid 4",
        players=3,
    )
    assert "bid-revealed" not in happened(g)
    g.play(PRUSSIA, g.game.actions.parse("bid 5"))
    assert sorted(told(g, "bid-revealed")) == [
        "bid-revealed austria 1",
        "bid-revealed france 4",
        "bid-revealed prussia 5",
    ]
    assert g.controller == PRUSSIA
    assert g.morale[:3] == (8, 7, 1)
    assert g.ally[:3] == (NOBODY, NOBODY, ITALY)


@pytest.mark.parametrize("highest", ["austria", "france", "prussia"])
def test_ruling_86_without_a_suitor_the_highest_major_controls_italy(highest: str) -> None:
    """Italy itself may be higher still; it does not count."""
    table(
        f"minor austria\nprestige italy {highest}",
        "DiplomacyPhase",
        f"austria: entreat france\nfrance: entreat prussia\nprussia: entreat austria\nexpect controller: {highest}",
    )


@pytest.mark.parametrize(
    ("highest", "controller"), [("austria", "prussia"), ("france", "prussia"), ("prussia", "prussia")]
)
def test_ruling_86_unless_it_has_just_allied_then_the_one_without_an_ally(highest: str, controller: str) -> None:
    table(
        f"minor austria\nprestige {highest}",
        "DiplomacyPhase",
        f"austria: entreat france\nfrance: entreat austria\nprussia: entreat austria\nexpect controller: {controller}",
    )


# --- two cards ---


def test_ruling_87_the_controller_lays_a_card_for_italy_too_in_either_order() -> None:
    lines = ["prussia: lay taxation", "prussia: lay-italy movement"]
    for first, second in (lines, lines[::-1]):
        g = table(
            "minor prussia",
            "Turn",
            f"""
            expect prompt prussia: lay-two-cards
            expect prompt austria: lay-card
            illegal austria: lay-italy taxation
            {first}
            expect acting: austria, france, prussia
            illegal {first}
            {second}
            expect acting: austria, france
            austria: lay taxation
            france: lay taxation
            """,
        )
        assert any(line.startswith("action-revealed italy movement ") for line in told(g, "action-revealed"))


def test_ruling_87_italy_taxes_mobilises_and_moves_for_itself() -> None:
    table(
        "minor prussia\nmoney italy 3\ngeneral italy_1 lazio 0",
        "Turn",
        """
        prussia: lay taxation
        prussia: lay-italy mobilisation
        austria: lay taxation
        france: lay taxation
        expect prompt prussia: place-free-trains power=italy
        prussia: done
        prussia: done
        expect prompt prussia: purchase power=italy money=3
        prussia: unit lazio
        prussia: done
        expect prompt prussia: lose-money power=italy
        prussia: yes
        expect money italy: 0
        expect money prussia: 8
        expect army italy lazio: 1
        """,
    )


def test_ruling_87_what_is_italys_stays_with_italy_when_control_changes() -> None:
    g = table(
        """
        minor prussia
        money italy 4
        morale italy 9
        hand italy 1 4 5
        general italy_1 lazio 2
        garrison italy savoy
        """,
        "DiplomacyPhase",
        """
        set ready italy taxation: no
        france: entreat italy
        prussia: entreat austria
        austria: entreat france
        expect controller: france
        expect money italy: 4
        expect morale italy: 9
        expect hand_values italy: 1,4,5
        expect army italy lazio: 2
        expect control savoy: italy
        expect prompt france: lay-two-cards
        illegal france: lay-italy taxation
        """,
    )
    assert [g.view(seat)["board"]["italian_hand"] for seat in range(3)] == [[], [1, 4, 5], []]


def test_ruling_15_italy_is_left_with_dispatch_too() -> None:
    g = table(
        "minor prussia",
        "Turn",
        "set ready italy taxation: no\nset ready italy mobilisation: no\nset ready italy movement: no",
    )
    assert [g.describe(action) for action in g.legal(PRUSSIA) if "italy" in g.describe(action)] == [
        "lay-italy dispatch"
    ]


# --- an ally like others ---


def test_ruling_88_italy_is_at_war_with_the_others() -> None:
    table(
        "minor prussia\ngeneral italy_1 liguria 3\ngarrison france savoy",
        "Move power=italy",
        """
        prussia: envoy austria
        prussia: march liguria
        prussia: go savoy
        expect event: battle-began power=italy territory=savoy
        """,
    )


def test_ruling_88_the_controller_supports_italy_and_italy_its_controller() -> None:
    position = "minor france\ngeneral {attacker} savoy 3\ngeneral {friend} {place} 2\ngarrison austria savoy"
    for attacker, friend, place in (("france_1", "italy_1", "liguria"), ("italy_1", "france_1", "provence")):
        table(
            position.format(attacker=attacker, friend=friend, place=place),
            f"ResolveBattles power={attacker.split('_')[0]}",
            f"set battles: {attacker}\nexpect prompt france: declare-support\nfrance: support {place}",
        )


def test_ruling_88_rails_and_lanes_are_open_both_ways_without_a_question() -> None:
    table(
        "minor austria\ngeneral austria_1 dalmatia 0\ntrain lombardia-venezia",
        "Move power=austria",
        """
        set permits italy lanes: never
        austria: envoy france
        austria: march dalmatia
        austria: sail marche
        expect army austria marche: 0
        """,
    )
    table(
        "minor france\ngeneral france_1 liguria 1\ngarrison italy savoy",
        "Move power=france",
        """
        set permits italy rails: never
        set permits italy enter: never
        france: envoy austria
        france: ride liguria
        france: go lazio
        expect army france lazio: 1
        """,
    )


def test_ruling_88_trains_are_laid_across_the_border_without_a_question() -> None:
    table(
        "minor austria\ngarrison italy lombardia",
        "Mobilise power=austria",
        """
        set permits italy build: never
        austria: train tyrol-lombardia
        expect train tyrol-lombardia: yes
        expect prompt austria: place-free-trains trains=1
        """,
    )


def test_example_8_the_controller_garrisons_no_italian_home_and_the_others_may() -> None:
    for controller, may in (("france", False), ("prussia", True)):
        g = table(
            f"minor {controller}\ngeneral france_1 savoy 2",
            "Move power=france",
            "france: envoy austria\nfrance: march savoy\nfrance: go liguria",
        )
        assert ("garrison liguria" in options(g)) is may


def test_ruling_88_nor_does_italy_in_the_homes_of_its_controller() -> None:
    found = options(
        table(
            "minor france\ngeneral italy_1 savoy 2",
            "Move power=italy",
            "france: envoy austria\nfrance: march savoy\nfrance: go provence",
        )
    )
    assert "garrison provence" not in found


def test_ruling_88_a_change_of_control_adjusts_the_board() -> None:
    """Prussia held Italy; now France does. The French garrison of Lazio leaves; Prussia and Italy part in Savoy."""
    g = table(
        """
        minor prussia
        garrison france lazio
        general france_1 liguria 1
        general italy_1 savoy 0
        general prussia_1 savoy 2
        """,
        "DiplomacyPhase",
        """
        france: entreat italy
        prussia: entreat austria
        austria: entreat france
        expect event: garrison-joined power=france territory=lazio joined=liguria
        expect army france liguria: 2
        expect acting: france
        expect prompt france: retreat power=italy territory=savoy
        """,
    )
    assert not {"stay-granted", "stay-refused"} & set(happened(g))
    assert g.ally == (NOBODY, ITALY, NOBODY, FRANCE)


def test_ruling_88_the_same_controller_again_adjusts_nothing() -> None:
    g = table(
        "minor prussia\ngeneral prussia_1 lazio 2",
        "DiplomacyPhase",
        "prussia: entreat italy\nfrance: entreat austria\naustria: entreat prussia\nexpect army prussia lazio: 2",
    )
    assert "general-retreated" not in happened(g)


# --- envoys ---


def test_ruling_89_italys_movement_needs_an_envoy_and_not_its_controller() -> None:
    table(
        "minor prussia\ngeneral italy_1 lazio 0",
        "Move power=italy",
        """
        expect prompt prussia: choose-envoy power=italy
        legal only prussia: envoy austria, envoy france
        prussia: envoy austria
        prussia: done
        prussia: ask-round
        expect prompt austria: grant-round other=italy round=2
        """,
    )


def test_example_8_italy_is_envoy_for_others_and_not_for_its_controller() -> None:
    table("minor prussia", "Move power=prussia", "legal only prussia: envoy austria, envoy france")
    table("minor prussia", "Move power=france", "legal only france: envoy austria, envoy prussia, envoy italy")


def test_ruling_89_the_controller_answers_for_italy_as_envoy() -> None:
    table(
        "minor prussia\ngeneral france_1 paris 0",
        "Move power=france",
        """
        france: envoy italy
        expect morale italy: 6
        france: done
        france: ask-round
        expect acting: prussia
        prussia: yes
        expect morale italy: 8
        expect morale prussia: 5
        """,
    )


# --- influence and prestige ---


def test_ruling_90_italy_on_the_prestige_track_does_not_count_in_a_tie() -> None:
    table(
        "minor prussia\nprestige italy france\ninfluence france 25\ninfluence prussia 25",
        "EndTurn",
        "expect result: france by influence",
    )


def test_ruling_90_italy_never_wins() -> None:
    g = table("minor prussia\ninfluence austria 25", "EndTurn", "expect result: austria by influence")
    assert g.outcome is not None
    assert g.outcome.scores == (25, 0, 0)


def test_ruling_90_italy_keeps_its_place_on_the_track_and_rises() -> None:
    table(
        "minor prussia\ngeneral italy_1 savoy 3\ngarrison france savoy\nprestige austria france italy",
        "ResolveBattles power=italy",
        "set battles: italy_1\nprussia: done\nexpect rank italy: 2\nexpect rank france: 3",
    )


def test_ruling_91_italian_homes_give_influence_and_what_italy_holds_gives_none() -> None:
    g = table(
        "minor prussia\ngarrison france lazio\ngarrison italy lombardia\ngarrison italy paris",
        "Turn",
        """
        austria: lay gain_influence
        france: lay gain_influence
        prussia: lay gain_influence
        prussia: lay-italy taxation
        expect influence france: 2
        """,
    )
    assert g.influence == (0, 2, 0, 0)


def test_ruling_91_italy_has_no_card_to_gain_influence() -> None:
    table("minor prussia", "Turn", "illegal prussia: lay-italy gain_influence rule 5.1")


def test_ruling_92_italys_dispatch_moves_the_marker_and_brings_diplomacy_about() -> None:
    table(
        "minor prussia\nbox 2",
        "Turn",
        """
        austria: lay taxation
        france: lay taxation
        prussia: lay taxation
        prussia: lay-italy dispatch
        expect box: 3
        expect acting: austria, france, prussia
        """,
    )


def test_ruling_92_who_won_italy_has_it_as_its_only_ally() -> None:
    g = table(
        "minor prussia",
        "DiplomacyPhase",
        "austria: entreat italy\nfrance: entreat austria\nprussia: entreat austria",
    )
    assert g.ally == (ITALY, NOBODY, NOBODY, AUSTRIA)


def test_ruling_108_italys_movement_belongs_to_the_new_controller_after_diplomacy() -> None:
    table(
        "minor prussia\nbox 2\ngeneral italy_1 lazio 0",
        "Turn",
        """
        austria: lay dispatch
        france: lay taxation
        prussia: lay taxation
        prussia: lay-italy movement
        france: entreat italy
        austria: entreat france
        prussia: entreat austria
        expect controller: france
        expect acting: france
        expect prompt france: choose-envoy power=italy
        legal only france: envoy austria, envoy prussia
        """,
    )


def test_every_italian_piece_is_moved_by_the_controller_alone() -> None:
    g = table("minor austria\ngeneral italy_1 lazio 1", "Move power=italy", "austria: envoy france")
    assert g.waiting == (AUSTRIA,)
    assert "march lazio" in options(g)
