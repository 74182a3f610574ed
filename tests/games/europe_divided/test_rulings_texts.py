"""Rulings 35 to 49 and those that complete them: special texts and seas."""

from __future__ import annotations

import pytest

from chancellery.games.europe_divided.board import PRINTED, SEA_IDS
from chancellery.games.europe_divided.programs import EFFECT_OF, REACTION_OF
from chancellery.games.europe_divided.rules.turn import Turn
from tests.games.europe_divided.positions import Table, card

# --- F. special texts ---


def test_ruling_35_the_order_inside_one_use_of_a_card() -> None:
    t = Table(dice="nato baltics 2, russia poland 3", money=(6, 6))
    t.use("cr_belarus")
    t.do("russia", "build-army")
    assert (t.question(), t.asked()) == ("AddInfluence", ("russia",))
    t.do("russia", "place baltics")
    assert t.events() == ["EffectUsed", "DiePlaced", "MoneyPaid", "SeaTaken"]
    assert (t.question(), t.asked()) == ("AddInfluence", ("europe",))
    t.do("europe", "raise baltics")
    assert t.die("nato", "baltics") == 3
    assert t.question() == "CommitCards"


def test_ruling_36_an_army_lost_on_arrival_still_triggers_the_effect() -> None:
    t = Table(armies="europe belarus 1", money=(0, 4))
    t.use("cr_belarus")
    t.do("russia", "build-army")
    assert t.army("russia", "belarus") == 0
    assert t.legal("russia") == {"place baltics", "decline"}


def test_ruling_37_effects_and_reactions_are_optional_and_cost_what_they_cost() -> None:
    t = Table(money=(2, 4))
    t.use("cr_belarus")
    t.do("russia", "build-army", "decline")
    assert t.asked() == ("europe",)
    t.do("europe", "decline")
    assert (t.die("russia", "baltics"), t.die("nato", "baltics")) == (0, 0)
    assert (t.money("europe"), t.money("russia")) == (2, 2)
    t = Table(dice="nato baltics 5", money=(2, 2))
    t.use("ce_baltics")
    t.do("europe", "build-army")
    t.do("russia", "build kaliningrad")
    assert (t.army("russia", "kaliningrad"), t.money("russia")) == (1, 0)


def test_ruling_38_without_a_die_an_effect_places_one_on_1_and_adds_nothing() -> None:
    t = Table(dice="eu czechia_slovakia 5, eu georgia 1", money=(2, 0))
    t.use("ce_czechia_slovakia")
    t.do("europe", "increase-eu", "raise georgia", "by 1", "place poland")
    assert (t.die("eu", "poland"), t.money("europe")) == (1, 0)


@pytest.mark.parametrize(
    ("dice", "allowed"), [("eu armenia 4", False), ("eu armenia 5", True), ("nato armenia 6", False)]
)
def test_ruling_39_a_special_action_needs_its_die_and_an_effect_none(dice: str, allowed: bool) -> None:
    t = Table(dice=f"{dice}, eu georgia 1")
    t.use("ce_armenia")
    assert t.may("europe", "special") is allowed
    # Poland's effect asks for no more than its action: the EU has nothing there.
    t = Table(dice="nato poland 5, nato baltics 1")
    t.use("ce_poland")
    t.do("europe", "build-army")
    assert t.may("europe", "raise baltics")


def test_ruling_40_a_special_action_replaces_the_normal_one_and_fires_nothing() -> None:
    both = [index for index in range(len(PRINTED)) if EFFECT_OF[index] or REACTION_OF[index]]
    assert both
    t = Table(dice="russia ukraine 1")
    t.use("ru_news_media")
    t.do("russia", "special", "raise ukraine")
    assert t.question() == "CommitCards"


def test_ruling_41_news_media_adds_1_to_up_to_three_existing_dice() -> None:
    t = Table(dice="russia ukraine 1, russia belarus 5, russia georgia 2, eu belarus 6, russia poland 6")
    t.use("ru_news_media")
    t.do("russia", "special")
    assert t.legal("russia") == {"raise ukraine", "raise georgia"}
    t.do("russia", "raise ukraine")
    assert t.legal("russia") == {"raise georgia", "done"}
    t.do("russia", "done")
    assert (t.die("russia", "ukraine"), t.die("russia", "georgia")) == (2, 2)


def test_ruling_42_a_reaction_is_answered_before_the_next_card() -> None:
    t = Table(dice="nato baltics 5", money=(6, 2))
    t.actions_of("europe", "ce_baltics", "eu_france")
    t.do("europe", "use ce_baltics", "build-army")
    assert t.asked() == ("russia",)
    t.do("russia", "decline")
    assert t.legal("europe") == {"use eu_france"}


def test_ruling_74_an_effect_adds_the_full_value_and_an_increase_what_the_owner_picks() -> None:
    t = Table(dice="eu hungary 6, eu poland 2, eu czechia_slovakia 4, russia czechia_slovakia 6")
    t.use("ce_hungary")
    t.do("europe", "special-eu", "raise poland", "raise czechia_slovakia")
    assert (t.die("eu", "poland"), t.die("eu", "czechia_slovakia")) == (4, 5)


def test_ruling_75_nothing_empty_is_offered() -> None:
    t = Table(money=(0, 0))
    t.use("ru_news_media")
    assert t.legal("russia") == {"pass"}
    t.use("ru_fsb")
    assert t.legal("russia") == {"gain-money", "pass"}
    t.use("cr_baltics")
    assert not t.may("russia", "special")
    t.hold("europe", "ae_cohesion_funds", "ae_colour_revolution", "ae_nato_summit")
    t.actions_of("europe", "eu_france")
    assert {name for name in t.legal("europe") if name.startswith("play")} == set()


def test_ruling_75_an_advantage_card_without_a_target_cannot_be_played() -> None:
    t = Table(dice="eu poland 1, russia hungary 3")
    t.hold("russia", "ar_snap_exercise", "ar_little_green_men", "ar_troll_factory", "ar_compatriots")
    t.actions_of("russia", "ru_president")
    assert {name for name in t.legal("russia") if name.startswith("play")} == set()
    t = Table(dice="russia ukraine 1", armies="russia moscow 15")
    t.hold("russia", "ar_snap_exercise", "ar_little_green_men")
    t.actions_of("russia", "ru_president")
    # There is no army left to build.
    assert {name for name in t.legal("russia") if name.startswith("play")} == {"play ar_snap_exercise"}


def test_ruling_75_a_die_at_the_floor_can_be_named_for_the_energy_sector() -> None:
    t = Table(dice="eu poland 1", money=(2, 0))
    t.use("ru_energy_sector")
    t.do("russia", "special", "lower-eu poland")
    assert t.legal("europe") == {"pay", "refuse"}
    t.do("europe", "refuse")
    assert (t.die("eu", "poland"), t.money("europe")) == (1, 2)


def test_ruling_69_a_card_without_a_target_may_be_chosen_and_is_then_passed() -> None:
    t = Table(money=(6, 3))
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    t.do("russia", "use ru_news_media")
    assert not t.may("russia", "special")
    t.do("russia", "pass")
    assert t.events() == ["CardPassed"]


def test_ruling_83_with_both_blocs_at_6_the_owner_picks_one_for_the_whole_special() -> None:
    t = Table(dice="eu hungary 6, nato hungary 6, eu poland 1, nato poland 1, nato czechia_slovakia 1")
    t.use("ce_hungary")
    assert {"special-eu", "special-nato"} <= t.legal("europe")
    t.do("europe", "special-nato", "raise poland", "raise czechia_slovakia")
    assert (t.die("eu", "poland"), t.die("nato", "poland"), t.die("nato", "czechia_slovakia")) == (1, 3, 3)


def test_ruling_85_whoever_decides_pays_and_takes_the_card_and_nobody_is_asked_for_nothing() -> None:
    t = Table(dice="russia croatia_slovenia 1, eu croatia_slovenia 4", money=(5, 5))
    t.use("cr_croatia_slovenia")
    t.do("russia", "increase-russia", "raise croatia_slovenia")
    t.do("europe", "raise croatia_slovenia")
    assert t.discarded("europe") == {"ce_croatia_slovenia"}
    t = Table(dice="russia poland 1", money=(1, 5))
    t.use("cr_croatia_slovenia")
    t.do("russia", "increase-russia", "raise poland")
    assert t.question() == "CommitCards"


# --- G. seas ---


def test_ruling_43_blocs_count_apart_with_minimum_and_ties() -> None:
    for dice, holder in (
        ("eu poland 3, nato baltics 3", "none"),
        ("eu poland 4, nato baltics 4, russia poland 4", "nato"),
        ("eu poland 4, russia baltics 4", "eu"),
        ("eu poland 4, russia baltics 5", "russia"),
    ):
        t = Table(dice=dice, money=(0, 0))
        t.use("eu_germany")
        t.do("europe", "gain-money")
        assert t.holder("baltic_sea") == holder, dice
    for dice, holder in (
        ("russia georgia 4", "none"),
        ("russia georgia 5, eu ukraine 5, nato ukraine 5", "russia"),
        ("russia georgia 4, eu ukraine 5, nato ukraine 5", "eu"),
        ("nato ukraine 6, eu ukraine 5", "nato"),
    ):
        t = Table(dice=dice)
        t.use("eu_germany")
        t.do("europe", "gain-money")
        assert t.holder("black_sea") == holder, dice


def test_ruling_44_the_minimum_is_needed_to_take_a_sea_and_not_to_keep_it() -> None:
    t = Table(dice="russia poland 1, nato poland 3")
    t.hold_sea("baltic_sea", "russia")
    t.use("eu_germany")
    t.do("europe", "gain-money")
    assert t.holder("baltic_sea") == "russia"
    t.set_dice("nato poland 4")
    t.use("eu_germany")
    t.do("europe", "gain-money")
    assert t.holder("baltic_sea") == "nato"
    # Level, and no better in ties: it stays.
    t.set_dice("russia poland 4")
    t.use("eu_germany")
    t.do("europe", "gain-money")
    assert t.holder("baltic_sea") == "nato"


def test_ruling_45_seas_are_looked_at_after_advantage_cards_too() -> None:
    t = Table(dice="eu poland 3")
    t.hold("europe", "ae_cohesion_funds")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_cohesion_funds", "raise poland")
    assert t.holder("baltic_sea") == "eu"


def test_ruling_46_a_sea_won_in_these_actions_can_be_used_in_them_once() -> None:
    t = Table(dice="nato poland 3", armies="europe germany 1")
    t.actions_of("europe", "eu_norway", "eu_turkey")
    assert not t.may("europe", "sail baltic_sea")
    t.do("europe", "use eu_norway", "increase-nato", "raise poland", "by 1")
    t.do("europe", "sail baltic_sea", "to poland")
    assert t.army("europe", "poland") == 1
    assert not t.may("europe", "sail baltic_sea")


def test_ruling_47_the_bonus_needs_the_sea_before_the_action_and_any_eu_action_earns_it() -> None:
    t = Table(dice="eu poland 5, eu baltics 1", money=(0, 0))
    t.use("ce_poland")
    t.do("europe", "increase-eu", "raise baltics", "by 1")
    assert (t.holder("baltic_sea"), t.money("europe")) == ("eu", 0)
    t.use("ce_poland")
    t.do("europe", "increase-eu", "raise baltics", "by 1")
    assert t.money("europe") == 2
    t.use("eu_germany")
    t.do("europe", "increase-eu", "raise baltics", "by 1")
    assert t.money("europe") == 2


def test_ruling_48_russias_sea_move_goes_directly_then_contact() -> None:
    t = Table(
        dice="russia poland 4, eu baltics 6",
        armies="russia western_fd 2, europe baltics 1, europe poland 1",
        money=(0, 0),
    )
    t.hold_sea("baltic_sea", "russia")
    t.actions_of("russia", "ru_fsb")
    t.do("russia", "sail baltic_sea")
    assert t.legal("russia") == {"to baltics", "to kaliningrad", "to poland"}
    t.do("russia", "to poland")
    assert (t.army("russia", "poland"), t.army("europe", "poland")) == (0, 0)


def test_ruling_49_seas_give_no_prestige() -> None:
    t = Table()
    for sea in SEA_IDS:
        t.hold_sea(sea, "eu")
    assert t.g.view(0)["board"]["sides"]["europe"]["prestige"] == 0


def test_ruling_66_seas_are_looked_at_between_an_effect_and_the_reaction_to_it() -> None:
    t = Table(dice="russia poland 3, nato baltics 3", money=(0, 4))
    t.use("cr_belarus")
    t.do("russia", "build-army", "place baltics")
    assert t.holder("baltic_sea") == "russia"
    assert t.asked() == ("europe",)
    t.do("europe", "raise baltics")
    assert t.holder("baltic_sea") == "nato"


def test_ruling_67_a_new_holder_waits_if_the_move_was_made_this_turn() -> None:
    t = Table(dice="nato poland 4, russia baltics 4", armies="europe germany 2, russia western_fd 1")
    t.hold_sea("baltic_sea", "nato")
    t.g.committed[1] = [card("ru_fsb"), card("ru_western_md")]
    t.actions_of("europe", "eu_norway", then="russia")
    t.do("europe", "sail baltic_sea", "army germany" if t.question() == "ChooseArmy" else "to poland")
    if t.question() == "ChooseDestination":
        t.do("europe", "to poland")
    t.do("europe", "use eu_norway", "pass")
    t.do("russia", "use ru_fsb", "increase-russia", "raise baltics", "by 1")
    assert t.holder("baltic_sea") == "russia"
    assert not t.may("russia", "sail baltic_sea")


def test_ruling_67_the_next_turn_opens_the_move_again() -> None:
    t = Table()
    t.g.sailed = (1, 1)
    t.stack(Turn())
    assert t.g.sailed == (0, 0)


def test_ruling_84_the_bonus_comes_after_the_action_and_cannot_pay_for_it() -> None:
    t = Table(dice="eu poland 5", money=(1, 0))
    t.hold_sea("baltic_sea", "eu")
    t.use("ce_poland")
    assert not t.may("europe", "place-eu")
    t.g.money[0] = 2
    t.use("ce_poland")
    t.do("europe", "place-eu", "place georgia")
    assert t.money("europe") == 2
