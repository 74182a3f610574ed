"""Rulings 22 to 34 and those that complete them: armies and money."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided.board import (
    BUILD_IN,
    CARD_IDS,
    CARD_SEAT,
    FOLDER,
    GAIN_MONEY,
    KIND,
    NATO,
    NOUNS,
    PRINTED,
    SIDE_IDS,
    SPACE_IDS,
    SPOT_IDS,
)
from tests.games.europe_divided.positions import Table, card

# --- D. armies ---


def test_ruling_22_fifteen_armies_and_no_limit_in_a_space() -> None:
    t = Table(armies="russia moscow 14", money=(6, 9))
    t.use("ru_president")
    t.do("russia", "build-army")
    assert t.army("russia", "moscow") == 15
    t.use("ru_president")
    assert not t.may("russia", "build-army")


def test_ruling_23_the_money_is_spent_even_if_the_army_is_lost_at_once() -> None:
    t = Table(dice="nato ukraine 5", armies="russia ukraine 1", money=(2, 0))
    t.use("ce_ukraine")
    t.do("europe", "build-army")
    assert t.money("europe") == 0
    assert (t.army("europe", "ukraine"), t.army("russia", "ukraine")) == (0, 0)


def test_ruling_24_an_army_that_trades_with_an_army_never_lowers_a_die() -> None:
    t = Table(dice="eu poland 6, nato poland 6", armies="russia belarus 1, europe poland 1")
    t.use("ru_president")
    t.do("russia", "move-army", "to poland")
    assert (t.army("russia", "poland"), t.army("europe", "poland")) == (0, 0)
    assert (t.die("eu", "poland"), t.die("nato", "poland")) == (6, 6)


@pytest.mark.parametrize(("dice", "after"), [("eu poland 6", (5, 0)), ("eu poland 6, nato poland 6", (5, 5))])
def test_ruling_25_an_army_against_sixes_is_lost_and_they_drop_to_5(dice: str, after: tuple[int, int]) -> None:
    t = Table(dice=dice, armies="russia belarus 1")
    t.use("ru_president")
    t.do("russia", "move-army", "to poland")
    assert t.army("russia", "poland") == 0
    assert (t.die("eu", "poland"), t.die("nato", "poland")) == after


def test_ruling_26_dice_up_to_5_neither_stop_nor_hurt_armies() -> None:
    t = Table(dice="eu poland 5, nato poland 5", armies="russia belarus 1", money=(0, 1))
    t.use("ru_president")
    t.do("russia", "move-army")
    assert t.may("russia", "to czechia_slovakia")
    t.do("russia", "to poland")
    assert t.army("russia", "poland") == 1


def too_far(t: Table, space: str) -> str:
    """What is answered to whoever would send the chosen army there."""
    told, _ = t.g.why_not(SIDE_IDS.index("europe"), "space", SPACE_IDS.index(space))
    return Prose("en", (FOLDER / "text",), NOUNS).why_not(told)


def test_a_goal_out_of_reach_is_explained_by_money_or_by_spaces() -> None:
    t = Table(armies="europe germany 1", money=(1, 0))
    t.use("eu_germany")
    t.do("europe", "move-army")
    assert "you have 1 money" in too_far(t, "georgia")
    t = Table(armies="europe germany 1, europe greece 1", money=(9, 0))
    t.hold("europe", "ae_rapid_reaction")
    t.actions_of("europe", "eu_germany")
    t.do("europe", "play ae_rapid_reaction", "army germany")
    assert "more than 2 spaces away" in too_far(t, "georgia")
    t = Table(armies="europe germany 1", money=(9, 0))
    t.hold_sea("baltic_sea", "nato")
    t.actions_of("europe", "eu_germany")
    t.do("europe", "sail baltic_sea")
    assert too_far(t, "hungary") == "You cannot reach Hungary by this free move."


@pytest.mark.parametrize(
    ("money", "space", "reached"), [(0, "ukraine", False), (1, "ukraine", True), (1, "moscow", False)]
)
def test_ruling_27_the_first_space_is_free_and_each_further_one_costs_1(money: int, space: str, reached: bool) -> None:
    t = Table(armies="russia baltics 1", money=(0, money))
    t.use("ru_president")
    t.do("russia", "move-army")
    assert t.may("russia", f"to {space}") is reached
    t.do("russia", "to baltic_sea")
    assert t.army("russia", "baltic_sea") == 1
    assert t.money("russia") == money


@pytest.mark.parametrize("barrier", ["army", "die"])
def test_ruling_28_an_army_or_a_6_can_be_entered_but_not_crossed(barrier: str) -> None:
    t = Table(
        dice="nato georgia 6" if barrier == "die" else "",
        armies="russia southern_fd 1" + (", europe georgia 1" if barrier == "army" else ""),
        money=(0, 1),
    )
    t.use("ru_president")
    t.do("russia", "move-army")
    # Azerbaijan opens another way to Armenia.
    assert {"to georgia", "to armenia"} <= t.legal("russia")
    t = Table(dice="nato georgia 6, nato azerbaijan 6", armies="russia southern_fd 1", money=(0, 9))
    t.use("ru_president")
    t.do("russia", "move-army")
    assert t.may("russia", "to georgia")
    assert not t.may("russia", "to armenia")


@pytest.mark.parametrize(
    ("side", "dice", "armies", "crossed"),
    [
        ("russia", "eu ukraine 6", "", False),
        ("russia", "nato ukraine 6", "", False),
        ("russia", "", "europe ukraine 1", False),
        ("russia", "eu ukraine 5, nato ukraine 5, russia ukraine 6", "russia ukraine 1", True),
        ("europe", "russia ukraine 6", "", False),
        ("europe", "", "russia ukraine 1", False),
        ("europe", "russia ukraine 5, eu ukraine 6, nato ukraine 6", "europe ukraine 1", True),
    ],
)
def test_ruling_28_who_bars_whom(side: str, dice: str, armies: str, crossed: bool) -> None:
    # From the Black Sea Ukraine is the only way to Belarus for 1 money.
    t = Table(dice=dice, armies=", ".join(filter(None, (f"{side} black_sea 1", armies))), money=(1, 1))
    t.use("eu_germany" if side == "europe" else "ru_president")
    t.do(side, "move-army")
    if t.question() == "ChooseArmy":
        t.do(side, "army black_sea")
    assert t.may(side, "to ukraine")
    assert t.may(side, "to belarus") is crossed


def test_ruling_28_an_army_in_a_sea_bars_it_too() -> None:
    t = Table(armies="russia southern_fd 1, europe black_sea 1, europe ukraine 1", money=(0, 1))
    t.use("ru_president")
    t.do("russia", "move-army")
    assert t.may("russia", "to black_sea")
    assert not t.may("russia", "to eastern_balkans")


@pytest.mark.parametrize("side", ["europe", "russia"])
def test_ruling_29_no_army_enters_the_other_sides_spaces(side: str) -> None:
    t = Table(armies=f"{side} baltic_sea 1", money=(30, 30))
    t.use("eu_germany" if side == "europe" else "ru_president")
    t.do(side, "move-army")
    closed = {"europe": "russia", "russia": "europe"}[side]
    reached = {name.removeprefix("to ") for name in t.legal(side)}
    assert reached == {id for id, kind in zip(SPACE_IDS, KIND, strict=True) if kind != closed} - {"baltic_sea"}


def test_ruling_30_nato_may_enter_every_european_space() -> None:
    t = Table(armies="europe germany 1")
    t.use("eu_germany")
    t.do("europe", "move-army")
    assert {"to sweden", "to finland", "to austria"} <= t.legal("europe")


@pytest.mark.parametrize(
    ("id", "spaces"),
    [
        ("ru_president", ["moscow"]),
        ("ru_southern_md", ["southern_fd"]),
        ("ru_western_md", ["western_fd", "kaliningrad"]),
    ],
)
def test_ruling_31_where_russias_own_cards_build(id: str, spaces: list[str]) -> None:
    assert [SPACE_IDS[space] for space in BUILD_IN[card(id)]] == spaces
    t = Table()
    t.use(id)
    t.do("russia", "build-army")
    if len(spaces) > 1:
        assert t.legal("russia") == {f"build {space}" for space in spaces}
        t.do("russia", f"build {spaces[1]}")
    assert t.army("russia", spaces[-1]) == 1


# --- E. money ---


def test_ruling_32_money_is_never_negative() -> None:
    t = Table(money=(1, 1))
    t.use("cr_baltics")
    t.do("russia", "special")
    assert t.money("europe") == 0
    t.use("ru_president")
    assert not {"place-russia", "build-army"} & t.legal("russia")


def test_ruling_33_tokens_count_for_the_printed_gain_of_either_side_only() -> None:
    t = Table(dice="eu azerbaijan 5", money=(0, 0))
    t.g.token = put(t.g.token, SPOT_IDS.index("azerbaijan"), 2)
    t.use("ce_azerbaijan")
    t.do("europe", "gain-money")
    assert t.money("europe") == 4
    t.use("cr_azerbaijan")
    t.do("russia", "gain-money")
    assert t.money("russia") == 4
    t.use("cr_azerbaijan")
    t.do("russia", "special")
    assert t.money("russia") == 5


def test_ruling_34_nato_has_no_gain_money_action() -> None:
    for index, id in enumerate(CARD_IDS):
        assert not any(act == GAIN_MONEY and bloc == NATO for act, bloc, _ in PRINTED[index]), id
    assert not any(act == GAIN_MONEY for id in ("eu_norway", "eu_turkey") for act, _, _ in PRINTED[card(id)])


def test_ruling_73_the_region_of_a_card_ties_only_building_and_tokens() -> None:
    t = Table(dice="eu hungary 5, nato hungary 5, eu georgia 1", armies="europe iberia 1")
    t.use("ce_hungary")
    t.do("europe", "place-eu")
    assert t.may("europe", "place azerbaijan")
    t.use("ce_hungary")
    t.do("europe", "increase-eu")
    assert t.may("europe", "raise georgia")
    t.use("ce_hungary")
    t.do("europe", "move-army", "to france")
    assert t.army("europe", "france") == 1
    for index, spaces in enumerate(BUILD_IN):
        if CARD_SEAT[index] == 0 and spaces:
            assert CARD_IDS[index].endswith(SPACE_IDS[spaces[0]])


def test_ruling_76_a_move_ends_elsewhere_and_the_cheapest_route_is_paid() -> None:
    t = Table(armies="russia central_fd 1, europe belarus 1", money=(0, 3))
    t.use("ru_president")
    t.do("russia", "move-army")
    assert not t.may("russia", "to central_fd")
    assert t.g.view(1)["board"]["costs"]["poland"] == 1
    t.do("russia", "to poland")
    assert t.money("russia") == 2
    # Belarus, which would have been as near, was not touched.
    assert t.army("europe", "belarus") == 1


def test_ruling_77_two_different_armies_move_one_after_the_other() -> None:
    t = Table(armies="europe germany 1, europe austria 1, russia poland 1", money=(0, 0))
    t.hold("europe", "ae_rapid_reaction")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_rapid_reaction", "army germany", "to poland")
    assert (t.army("europe", "poland"), t.army("russia", "poland")) == (0, 0)
    # The route that the first has opened is open to the second.
    t.do("europe", "army austria", "to czechia_slovakia")
    assert t.army("europe", "czechia_slovakia") == 1
    assert t.question() == "Segment"


def test_ruling_77_an_army_that_has_just_arrived_does_not_move_again() -> None:
    t = Table(armies="europe germany 1, europe poland 1")
    t.hold("europe", "ae_rapid_reaction")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_rapid_reaction", "army germany", "to poland")
    assert t.legal("europe") == {"army poland", "done"}
    t = Table(armies="europe germany 1")
    t.hold("europe", "ae_rapid_reaction")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_rapid_reaction", "to poland")
    assert t.question() == "Segment"


def test_ruling_87_a_6_never_stands_beside_an_opposing_6_or_army() -> None:
    t = Table(dice="nato poland 5, russia poland 6", money=(9, 9))
    t.use("ce_poland")
    t.do("europe", "build-army")
    assert (t.army("europe", "poland"), t.die("russia", "poland")) == (0, 5)
