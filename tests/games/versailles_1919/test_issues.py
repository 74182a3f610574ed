"""Every issue and every option does what its card says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from chancellery.games.versailles_1919.board import (
    COUNTER_IDS,
    ISSUE_IDS,
    NATION_IDS,
    NO_MILITARY,
    OPTION_IDS,
    REGION_IDS,
    REGION_OF,
    STARS,
    UK,
    USA,
    WORLD,
)
from chancellery.games.versailles_1919.rules.options import SelectOption, counters_on
from tests.games.versailles_1919 import option_table
from tests.games.versailles_1919.positions import ask, can, do, issue, lay, quiet


def changes(text: str) -> dict[str, int]:
    """`uk-1 france+2` as numbers."""
    return {name: int(number) for name, number in re.findall(r"([a-z_]+)([+-]\d+)", text)}


@pytest.mark.parametrize("id", option_table.STARS)
def test_issue(id: str) -> None:
    region, stars, no_military = option_table.STARS[id]
    number = issue(id)
    assert (STARS[number], NO_MILITARY[number]) == (stars, no_military)
    assert REGION_OF[number] == (WORLD if region == "world" else REGION_IDS.index(region))


@pytest.mark.parametrize("id", option_table.OPTIONS)
def test_option(id: str) -> None:
    happiness, unrest, counters = option_table.OPTIONS[id]
    g = quiet(4)
    g.happiness = [15] * 5
    g.unrest = [4] * 5
    number = issue(id.split("-", maxsplit=1)[0])
    lay(g, owner={number: UK})
    ask(g, SelectOption(UK, number))
    assert f"choose {id}" in can(g)
    do(g, f"choose {id}")
    if "*" in counters:
        assert can(g) == ["fly uk", "fly usa"]
        do(g, "fly usa")
        assert g.flag[number] == USA
    assert [h - 15 for h in g.happiness] == [changes(happiness).get(nation, 0) for nation in NATION_IDS]
    assert [u - 4 for u in g.unrest] == [changes(unrest).get(region, 0) for region in REGION_IDS]
    placed = Counter(COUNTER_IDS[counter] for counter in counters_on(g, number))
    assert placed == Counter(counters.replace("*", "naval-usa").split())


def test_every_issue_and_option_is_in_the_table() -> None:
    assert list(option_table.STARS) == list(ISSUE_IDS)
    assert list(option_table.OPTIONS) == list(OPTION_IDS)


def test_ruling_63_counts_and_stars() -> None:
    regions = Counter(region for region, _, _ in option_table.STARS.values())
    assert regions == {"europe": 12, "balkans": 8, "middle_east": 9, "africa": 7, "asia_pacific": 7, "world": 10}
    assert sum(STARS[:-1]) == 198


def test_ruling_42_exactly_the_world_issues_refuse_military() -> None:
    assert all(NO_MILITARY[i] == (REGION_OF[i] == WORLD) for i in range(len(ISSUE_IDS)))
