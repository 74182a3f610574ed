"""Taxation and Gain Influence (8.1, 8.3; R18, R19)."""

from __future__ import annotations

import pytest

from tests.games.realpolitik.positions import opening, table, turn_of

ALL_TAX = turn_of(austria="taxation", france="taxation", prussia="taxation", italy="taxation")
ALL_GAIN = turn_of(austria="gain_influence", france="gain_influence", prussia="gain_influence", italy="gain_influence")


def test_ruling_18_at_the_start_homes_are_worth_8_to_every_power() -> None:
    """Five money of the set-up, and eight of the homes."""
    g = opening(ALL_TAX + "\nexpect event: money-gained power=austria money=8")
    assert g.money == [13] * 4


@pytest.mark.parametrize(
    ("place", "more"),
    [
        ("luxembourg", 1),  # undisputed
        ("rheinland", 2),  # disputed by France and Prussia
        ("bohemia", 0),  # disputed with an Austrian stripe
        ("paris", 0),  # somebody else's home
        ("tyrol", 0),  # an own home is worth no more with a garrison
    ],
)
def test_ruling_18_what_austria_taxes(place: str, more: int) -> None:
    table(f"garrison austria {place}", "Turn", ALL_TAX + f"\nexpect money austria: {8 + more}")


def test_ruling_18_a_lost_home_is_not_taxed_and_a_general_alone_changes_nothing() -> None:
    table("garrison france hungari", "Turn", ALL_TAX + "\nexpect money austria: 6\nexpect money france: 8")
    table("general france_1 hungari 3", "Turn", ALL_TAX + "\nexpect money austria: 8")


def test_ruling_18_the_land_of_an_ally_is_the_allys() -> None:
    table(
        "ally austria prussia\ngarrison prussia luxembourg",
        "Turn",
        ALL_TAX + "\nexpect money austria: 8\nexpect money prussia: 9",
    )


@pytest.mark.parametrize(
    ("place", "gained"),
    [
        ("bohemia", 2),  # disputed with an Austrian stripe
        ("rheinland", 0),  # disputed by others
        ("luxembourg", 0),  # undisputed
        ("paris", 2),  # a rival's capital
        ("champagne", 1),  # a rival's home
        ("wien", 0),  # an own home
    ],
)
def test_ruling_19_what_gives_austria_influence(place: str, gained: int) -> None:
    table(f"garrison austria {place}", "Turn", ALL_GAIN + f"\nexpect influence austria: {gained}")


def test_ruling_19_everything_adds_up_and_a_general_alone_gains_nothing() -> None:
    table(
        """
        garrison austria bohemia
        garrison austria lombardia
        garrison austria paris
        garrison austria luxembourg
        general austria_1 saxonia 3
        """,
        "Turn",
        ALL_GAIN + "\nexpect influence austria: 6\nexpect influence prussia: 0",
    )


def test_ruling_19_influence_is_never_lost_and_has_no_cap_at_25() -> None:
    table(
        "influence austria 24\ngarrison austria bohemia\ngarrison austria lombardia",
        "Turn",
        ALL_GAIN + "\nexpect influence austria: 28\nexpect result: austria by influence",
    )
    table("influence austria 5\ngarrison prussia bohemia", "Turn", ALL_GAIN + "\nexpect influence austria: 5")
