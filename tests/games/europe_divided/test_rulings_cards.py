"""Rulings 1 to 21: turn and initiative, contested cards, influence dice."""

from __future__ import annotations

import pytest

from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided.board import BLOCS, CARD_IDS, COMMITTED, HAND, REGIONS, SIDE_IDS
from chancellery.games.europe_divided.rules.turn import CommitCards, DrawCards, Turn
from tests.games.europe_divided.positions import Table, card, new

# --- A. turn and initiative ---


def test_ruling_1_the_higher_total_must_act_first_and_ties_go_to_europe() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    assert t.asked() == ("russia",)
    assert t.legal("russia") == {"use ru_president", "use ru_news_media"}
    t.choose(("eu_turkey", "eu_denmark"), ("ru_fsb", "ru_news_media"))
    assert t.asked() == ("europe",)


def test_ruling_2_a_card_is_shown_when_it_is_used_and_the_owner_picks_the_order() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    seen = t.g.view(0)["board"]["sides"]["russia"]
    assert (seen["total"], seen["committed"], seen["shown"]) == (10, 2, [])
    t.do("russia", "use ru_news_media")
    seen = t.g.view(0)["board"]["sides"]["russia"]
    assert (seen["total"], seen["committed"], seen["shown"]) == (10, 1, ["ru_news_media"])


def test_ruling_3_a_card_may_always_be_passed() -> None:
    for id in CARD_IDS:
        t = Table(money=(0, 0))
        t.use(id)
        assert t.may(t.asked()[0], "pass"), id
        t.do(t.asked()[0], "pass")
        assert t.question() == "CommitCards"


def test_ruling_4_cards_are_discarded_after_both_have_acted_then_two_are_drawn() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    t.do("russia", "use ru_president", "pass", "use ru_news_media", "pass")
    assert t.discarded("russia") == set()
    t.do("europe", "use eu_turkey", "pass", "use eu_denmark", "pass")
    assert t.discarded("russia") == {"ru_president", "ru_news_media"}
    assert [len(hand) for hand in t.g.hand] == [HAND, HAND]


def test_ruling_4_a_deck_that_runs_out_in_the_middle_is_made_of_the_discards_of_this_turn_too() -> None:
    t = Table()
    g = t.g
    g.hand[1] = [card("ru_fsb"), card("ru_western_md")]
    g.russia_deck = [card("ru_southern_md")]
    g.discard[1] = [card("ru_energy_sector"), card("ru_foreign_minister")]
    g.shown[1] = [card("ru_president"), card("ru_news_media")]
    t.stack(DrawCards(), Turn())
    assert card("ru_southern_md") in g.hand[1]
    assert len(g.hand[1]) == HAND
    assert len(g.russia_deck) == 3
    assert g.discard[1] == []
    assert sorted(g.hand[1] + g.russia_deck) == sorted(range(card("ru_president"), card("ru_southern_md") + 1))


def test_ruling_5_new_action_cards_are_drawn_before_a_headline_is_chosen() -> None:
    t = Table()
    t.g.turn = 2
    t.g.hand = [t.g.hand[0][:2], t.g.hand[1][:2]]
    t.stack(DrawCards(), Turn())
    assert t.question() == "PlaceHeadlines"
    assert [len(hand) for hand in t.g.hand] == [HAND, HAND]


def test_ruling_6_hands_have_four_cards_before_the_choice_and_two_after() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    assert [len(hand) for hand in t.g.hand] == [HAND - COMMITTED, HAND - COMMITTED]


# --- B. contested cards ---


@pytest.mark.parametrize(("die", "allowed"), [(4, False), (5, True), (6, True)])
def test_ruling_7_europe_needs_a_die_of_the_same_bloc_and_russia_nothing(die: int, allowed: bool) -> None:
    t = Table(dice=f"nato ukraine {die}, eu ukraine 1")
    t.use("ce_ukraine")
    assert t.may("europe", "build-army") is allowed
    assert not t.may("europe", "gain-money")
    t = Table()
    t.use("cr_ukraine")
    assert {"place-russia", "gain-money", "build-army"} <= t.legal("russia")


def test_ruling_8_a_card_stays_in_the_deck_when_its_die_drops_and_works_again_at_5() -> None:
    t = Table(dice="eu poland 4, eu hungary 1")
    t.g.taken = put(t.g.taken, 0, 1)
    t.use("ce_poland")
    assert t.legal("europe") == {"pass"}
    t.set_dice("eu poland 5")
    t.use("ce_poland")
    assert t.may("europe", "increase-eu")
    assert t.g.taken[0] == 1


def test_ruling_9_a_card_is_taken_once_by_the_first_bloc_to_reach_5() -> None:
    t = Table(dice="eu hungary 4, nato hungary 4")
    t.use("eu_austria")
    t.do("europe", "increase-eu", "raise hungary", "by 1")
    assert t.discarded("europe") == {"ce_hungary"}
    t.use("eu_norway")
    t.do("europe", "increase-nato", "raise hungary", "by 1")
    t.use("eu_austria")
    t.do("europe", "increase-eu", "raise hungary")
    assert t.die("eu", "hungary") == 6
    assert t.g.discard[0] == [card("ce_hungary")]


def test_ruling_9_a_die_that_goes_from_5_to_6_takes_nothing() -> None:
    t = Table(dice="eu hungary 5")
    t.use("eu_austria")
    t.do("europe", "increase-eu", "raise hungary")
    assert (t.die("eu", "hungary"), t.discarded("europe")) == (6, set())


def test_ruling_10_both_sides_can_own_their_card_of_a_region() -> None:
    t = Table(dice="eu hungary 4, russia hungary 4")
    t.use("eu_austria")
    t.do("europe", "increase-eu", "raise hungary", "by 1")
    t.use("ru_president")
    t.do("russia", "increase-russia", "raise hungary", "by 1")
    assert t.discarded("europe") == {"ce_hungary"}
    assert t.discarded("russia") == {"cr_hungary"}


def test_ruling_11_contested_cards_are_counted_as_owned_at_the_end() -> None:
    t = Table(dice="eu hungary 4")
    t.use("eu_austria")
    t.do("europe", "increase-eu", "raise hungary", "by 1")
    t.set_dice("eu hungary 1")
    assert t.g.view(0)["board"]["sides"]["europe"]["contested_cards"] == 1


def test_ruling_12_taking_the_card_is_compulsory() -> None:
    t = Table(dice="russia hungary 4")
    t.use("ru_news_media")
    t.do("russia", "increase-russia", "raise hungary")
    assert t.discarded("russia") == {"cr_hungary"}
    assert t.question() == "CommitCards"


def test_ruling_13_a_card_is_taken_whatever_raised_the_die() -> None:
    special = Table(dice="russia ukraine 4")
    special.use("ru_news_media")
    special.do("russia", "special", "raise ukraine")
    assert special.discarded("russia") == {"cr_ukraine"}
    effect = Table(dice="russia baltics 4")
    effect.use("cr_belarus")
    effect.do("russia", "build-army", "raise baltics")
    assert effect.discarded("russia") == {"cr_baltics"}
    reaction = Table(dice="russia belarus 4, nato belarus 5, nato poland 1")
    reaction.use("ce_belarus")
    reaction.do("europe", "increase-nato", "raise poland")
    reaction.do("russia", "raise belarus")
    assert reaction.discarded("russia") == {"cr_belarus"}
    played = Table(dice="eu poland 3")
    played.hold("europe", "ae_cohesion_funds")
    played.actions_of("europe", "eu_france")
    played.do("europe", "play ae_cohesion_funds", "raise poland")
    assert played.discarded("europe") == {"ce_poland"}


# --- C. influence dice ---


def test_ruling_14_there_is_a_die_for_every_region() -> None:
    g = new()
    assert len(g.die) == BLOCS * REGIONS
    assert REGIONS == 12


def test_ruling_15_an_eu_die_may_join_a_nato_die() -> None:
    t = Table(dice="nato poland 3")
    t.use("eu_germany")
    t.do("europe", "place-eu", "place poland")
    assert (t.die("eu", "poland"), t.die("nato", "poland")) == (1, 3)


def test_ruling_16_nothing_of_the_enemy_bars_a_new_die() -> None:
    t = Table(dice="russia poland 6", armies="russia hungary 2")
    t.use("eu_germany")
    t.do("europe", "place-eu")
    assert {"place poland", "place hungary", "place azerbaijan"} <= t.legal("europe")


def test_ruling_17_an_increase_is_for_one_die_and_may_be_smaller() -> None:
    t = Table(dice="eu poland 1, eu hungary 1")
    t.use("eu_france")
    t.do("europe", "increase-eu", "raise poland")
    assert t.legal("europe") == {"by 1", "by 2", "by 3"}
    t.do("europe", "by 2")
    assert (t.die("eu", "poland"), t.die("eu", "hungary")) == (3, 1)
    assert t.question() == "CommitCards"


@pytest.mark.parametrize(
    ("dice", "armies", "most"),
    [
        ("russia poland 6", "", 5),
        ("", "russia poland 1", 5),
        ("russia poland 5", "", 6),
        ("nato poland 6", "europe poland 1", 6),
    ],
)
def test_ruling_18_an_opposing_6_or_army_stops_a_die_at_5(dice: str, armies: str, most: int) -> None:
    t = Table(dice=f"eu poland 4, {dice}" if dice else "eu poland 4", armies=armies)
    t.use("eu_france")
    t.do("europe", "increase-eu", "raise poland")
    if most == 6:
        assert t.legal("europe") == {"by 1", "by 2"}
        t.do("europe", "by 2")
    assert t.die("eu", "poland") == most


@pytest.mark.parametrize(("dice", "armies"), [("eu poland 6", ""), ("nato poland 6", ""), ("", "europe poland 1")])
def test_ruling_18_either_european_6_or_a_nato_army_bars_russia(dice: str, armies: str) -> None:
    t = Table(dice=f"russia poland 5, {dice}" if dice else "russia poland 5", armies=armies)
    t.use("ru_news_media")
    assert not t.may("russia", "increase-russia")
    t.set_dice("russia poland 4")
    t.use("ru_president")
    t.do("russia", "increase-russia", "raise poland")
    assert t.die("russia", "poland") == 5


def test_ruling_19_an_increase_that_changes_nothing_is_not_legal() -> None:
    t = Table(dice="eu poland 6, eu hungary 5, russia hungary 6")
    t.use("eu_france")
    assert not t.may("europe", "increase-eu")


def test_ruling_20_the_eu_and_nato_are_no_opponents_of_each_other() -> None:
    t = Table(dice="eu poland 5, nato poland 6")
    t.use("eu_france")
    t.do("europe", "increase-eu", "raise poland")
    assert t.die("eu", "poland") == 6


def test_ruling_21_a_reduction_never_takes_a_die_below_1_or_away() -> None:
    t = Table(dice="russia poland 2, russia ukraine 1")
    t.hold("europe", "ae_colour_revolution")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_colour_revolution")
    assert t.legal("europe") == {"lower-russia poland"}
    t.do("europe", "lower-russia poland")
    assert t.die("russia", "poland") == 1


def test_ruling_71_the_second_card_stays_hidden_while_the_first_is_used_and_a_passed_card_is_shown() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    t.do("russia", "use ru_president")
    assert t.g.view(0)["board"]["sides"]["russia"]["committed"] == 1
    t.do("russia", "pass")
    assert t.g.view(0)["board"]["sides"]["russia"]["shown"] == ["ru_president"]
    assert "ru_news_media" not in str(t.g.view(0)["board"]["sides"]["russia"]["shown"])


def test_ruling_72_the_discards_are_shuffled_when_a_card_has_to_be_drawn_and_not_before() -> None:
    t = Table()
    g = t.g
    g.hand[1] = [card("ru_fsb"), card("ru_western_md")]
    g.russia_deck = [card("ru_southern_md"), card("ru_energy_sector")]
    g.discard[1] = [card("ru_foreign_minister")]
    t.stack(DrawCards(), Turn())
    assert g.russia_deck == []
    assert t.discarded("russia") == {"ru_foreign_minister"}


def test_a_new_deck_tells_everybody_what_is_in_hand() -> None:
    t = Table()
    g = t.g
    g.hand[1] = [card("ru_fsb"), card("ru_western_md")]
    g.russia_deck = []
    g.discard[1] = [card(id) for id in ("ru_president", "ru_news_media", "ru_energy_sector", "ru_southern_md")]
    t.stack(DrawCards(), CommitCards(), Turn())
    seen = g.view(0)["board"]["sides"]["russia"]
    assert seen["held"] == ["ru_fsb", "ru_western_md"]
    assert seen["unseen"] == ["ru_president", "ru_news_media", "ru_energy_sector", "ru_southern_md"]
    assert SIDE_IDS[g.waiting[0]] == "europe"
