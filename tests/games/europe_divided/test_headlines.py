"""Every headline: met and awarded with its tokens, and not met in any one of its regions."""

from __future__ import annotations

import pytest

from chancellery.games.europe_divided.board import HEADLINE_IDS, HEADLINE_PERIOD, SIDE_IDS
from chancellery.games.europe_divided.rules.headlines import Headlines, is_met
from chancellery.games.europe_divided.rules.turn import Turn
from tests.games.europe_divided.positions import Table, headline

# Period, side, prestige, condition, regions and tokens of each headline.
CARDS = [
    ("h1e_velvet_divorce", 1, "europe", 1, "eu_gt_ru", "czechia_slovakia", ""),
    ("h1e_bosnian_war", 1, "europe", 3, "nato_gt_ru", "western_balkans croatia_slovenia", ""),
    ("h1e_visegrad", 1, "europe", 3, "eu_gt_ru", "hungary czechia_slovakia", "poland"),
    ("h1e_kosovo_war", 1, "europe", 3, "nato_gt_ru_and_army", "western_balkans", ""),
    ("h1e_orange_revolution", 1, "europe", 2, "eu_gt_ru", "ukraine", ""),
    ("h1e_rose_revolution", 1, "europe", 2, "nato_gt_ru", "georgia", ""),
    ("h1e_nato_1999", 1, "europe", 3, "nato_gt_ru", "poland hungary", ""),
    ("h1e_eu_2004", 1, "europe", 3, "eu_dominance", "poland", "poland baltics"),
    ("h1e_pfp", 1, "europe", 2, "nato_gt_ru", "baltics eastern_balkans", ""),
    ("h1e_btc", 1, "europe", 2, "eu_gt_ru", "georgia azerbaijan", "azerbaijan uk_ireland"),
    ("h1e_baltic_nato", 1, "europe", 3, "nato_dominance", "baltics", ""),
    ("h1r_transnistria", 1, "russia", 3, "ru_army_1", "eastern_balkans", ""),
    ("h1r_abkhazia", 1, "russia", 2, "ru_army_1", "georgia", ""),
    ("h1r_karabakh", 1, "russia", 3, "ru_gt_eu_and_nato", "armenia azerbaijan", ""),
    ("h1r_union_state", 1, "russia", 3, "ru_gt_nato_and_army", "belarus", ""),
    ("h1r_csto", 1, "russia", 3, "ru_gt_eu_and_nato", "belarus armenia", ""),
    ("h1r_black_sea_fleet", 1, "russia", 3, "ru_gt_nato_and_army", "ukraine", ""),
    ("h1r_pristina", 1, "russia", 2, "ru_army_1", "western_balkans", ""),
    ("h1r_caspian", 1, "russia", 2, "ru_gt_eu_and_nato", "azerbaijan", "energy_sector azerbaijan"),
    ("h1r_gas_dispute", 1, "russia", 2, "ru_gt_eu", "ukraine", "energy_sector"),
    ("h1r_estonia_cyber", 1, "russia", 2, "ru_gt_eu", "baltics", ""),
    ("h1r_georgia_2008", 1, "russia", 3, "ru_gt_nato_and_army", "georgia", ""),
    ("h2e_eastern_partnership", 2, "europe", 2, "eu_gt_ru", "armenia", ""),
    ("h2e_adriatic_nato", 2, "europe", 2, "nato_gt_ru", "croatia_slovenia western_balkans", ""),
    ("h2e_croatia_eu", 2, "europe", 2, "eu_gt_ru", "croatia_slovenia", "croatia_slovenia"),
    ("h2e_euromaidan", 2, "europe", 2, "eu_gt_ru", "ukraine", ""),
    ("h2e_association", 2, "europe", 3, "eu_gt_ru", "ukraine georgia", "ukraine"),
    ("h2e_forward_presence", 2, "europe", 3, "nato_gt_ru_and_army", "baltics", ""),
    ("h2e_aegis", 2, "europe", 3, "nato_gt_ru_and_army", "eastern_balkans", ""),
    ("h2e_montenegro", 2, "europe", 3, "nato_dominance", "western_balkans", ""),
    ("h2e_gas_corridor", 2, "europe", 2, "eu_gt_ru", "azerbaijan georgia", "azerbaijan italy"),
    ("h2r_nord_stream", 2, "russia", 3, "ru_gt_eu", "poland baltics", "energy_sector germany"),
    ("h2r_crimea", 2, "russia", 4, "ru_army_2", "ukraine", ""),
    ("h2r_donbas", 2, "russia", 4, "ru_gt_eu_and_nato", "ukraine", ""),
    ("h2r_eaeu", 2, "russia", 3, "ru_gt_eu", "belarus armenia", "energy_sector"),
    ("h2r_zapad", 2, "russia", 2, "ru_army_1", "belarus", ""),
    ("h2r_turkstream", 2, "russia", 3, "ru_gt_eu", "eastern_balkans hungary", "energy_sector eastern_balkans"),
    ("h2r_gyumri", 2, "russia", 2, "ru_gt_nato_and_army", "armenia", ""),
    ("h2r_slavic_brotherhood", 2, "russia", 3, "ru_army_1", "western_balkans", ""),
    ("h2r_paks", 2, "russia", 3, "ru_dominance", "hungary", "energy_sector hungary"),
]

# For each condition dice and armies that just meet it in a region, and some that just do not.
MEETS = {
    "ru_army_1": ("", "russia {} 1"),
    "ru_army_2": ("", "russia {} 2"),
    "ru_gt_eu": ("russia {} 2, eu {} 1, nato {} 6", ""),
    "ru_gt_eu_and_nato": ("russia {} 3, eu {} 2, nato {} 2", ""),
    "ru_gt_nato_and_army": ("russia {} 2, nato {} 1, eu {} 5", "russia {} 1"),
    "ru_dominance": ("russia {} 6", ""),
    "nato_gt_ru_and_army": ("nato {} 2, russia {} 1", "europe {} 1"),
    "nato_gt_ru": ("nato {} 2, russia {} 1", ""),
    "eu_gt_ru": ("eu {} 2, russia {} 1", ""),
    "nato_dominance": ("nato {} 6", ""),
    "eu_dominance": ("eu {} 6", ""),
}
FAILS = {
    "ru_army_1": [("russia {} 6", "")],
    "ru_army_2": [("russia {} 6", "russia {} 1")],
    "ru_gt_eu": [("russia {} 2, eu {} 2", "")],
    "ru_gt_eu_and_nato": [("russia {} 3, eu {} 3, nato {} 2", ""), ("russia {} 3, eu {} 2, nato {} 3", "")],
    "ru_gt_nato_and_army": [("russia {} 2, nato {} 2", "russia {} 1"), ("russia {} 2, nato {} 1", "")],
    "ru_dominance": [("russia {} 5", "")],
    "nato_gt_ru_and_army": [("nato {} 2, russia {} 2", "europe {} 1"), ("nato {} 2, russia {} 1", "")],
    "nato_gt_ru": [("nato {} 2, russia {} 2, eu {} 5", "")],
    "eu_gt_ru": [("eu {} 2, russia {} 2, nato {} 5", "")],
    "nato_dominance": [("nato {} 5, eu {} 6", "")],
    "eu_dominance": [("eu {} 5, nato {} 6", "")],
}


def board(parts: list[tuple[str, str]]) -> Table:
    """A table with the dice and armies of several regions."""
    dice = ", ".join(dice for dice, _ in parts if dice)
    armies = ", ".join(armies for _, armies in parts if armies)
    return Table(dice=dice, armies=armies)


def in_region(parts: tuple[str, str], region: str) -> tuple[str, str]:
    return parts[0].replace("{}", region), parts[1].replace("{}", region)


def test_every_headline_is_listed() -> None:
    assert tuple(row[0] for row in CARDS) == HEADLINE_IDS


@pytest.mark.parametrize(("id", "period", "side", "prestige", "condition", "regions", "tokens"), CARDS)
def test_a_headline_is_awarded(
    id: str, period: int, side: str, prestige: int, condition: str, regions: str, tokens: str
) -> None:
    t = board([in_region(MEETS[condition], region) for region in regions.split()])
    t.g.turn, t.g.current, t.g.forthcoming = 18, (headline(id),), ()
    assert [row["met"] for row in t.g.view(0)["board"]["current"]] == [True]
    t.stack(Headlines(), Turn())
    seat = SIDE_IDS.index(side)
    assert HEADLINE_PERIOD[headline(id)] == period
    assert t.g.awarded[seat] == [headline(id)]
    assert t.g.view(0)["board"]["sides"][side]["prestige"] == prestige
    assert t.g.view(0)["board"]["tokens"] == dict.fromkeys(tokens.split(), 1)
    assert t.g.failed == ()


@pytest.mark.parametrize(("id", "period", "side", "prestige", "condition", "regions", "tokens"), CARDS)
def test_a_headline_fails_in_any_one_of_its_regions(
    id: str, period: int, side: str, prestige: int, condition: str, regions: str, tokens: str
) -> None:
    for lacking in regions.split():
        for fails in FAILS[condition]:
            parts = [in_region(fails if at == lacking else MEETS[condition], at) for at in regions.split()]
            t = board(parts)
            assert not is_met(t.g, headline(id)), (lacking, fails)
            t.g.turn, t.g.current, t.g.forthcoming = 18, (headline(id),), ()
            assert [row["met"] for row in t.g.view(0)["board"]["current"]] == [False]
            t.stack(Headlines(), Turn())
            assert t.g.failed == (headline(id),)
            assert t.g.awarded == [[], []]
            assert t.g.view(0)["board"]["tokens"] == {}
