"""Every action card: its initiative and its printed actions, used in play."""

from __future__ import annotations

import pytest

from chancellery.games.europe_divided.board import CARD_IDS, CARD_SEAT, CARD_SPACE, CONTESTED, INITIATIVE, REGION_IDS
from tests.games.europe_divided.positions import Table, card

# Initiative and actions of each card; the increases of four of Russia's own were raised for balance.
CARDS = [
    ("eu_uk_ireland", 3, "place-eu increase-eu:2 gain:2 place-nato increase-nato:3 build:uk_ireland move"),
    ("eu_france", 2, "place-eu increase-eu:3 gain:3 increase-nato:2 build:france move"),
    ("eu_benelux", 2, "place-eu increase-eu:3 gain:2 place-nato increase-nato:2"),
    ("eu_germany", 3, "place-eu increase-eu:3 gain:4 increase-nato:2 build:germany move"),
    ("eu_italy", 3, "place-eu increase-eu:2 gain:3 place-nato increase-nato:2 build:italy move"),
    ("eu_iberia", 2, "place-eu increase-eu:2 gain:3 increase-nato:2 move"),
    ("eu_denmark", 4, "increase-eu:2 gain:2 place-nato increase-nato:3 move"),
    ("eu_norway", 4, "place-nato increase-nato:3 build:norway move"),
    ("eu_sweden", 3, "place-eu increase-eu:3 gain:3"),
    ("eu_finland", 4, "place-eu increase-eu:3 gain:2"),
    ("eu_austria", 3, "place-eu increase-eu:3 gain:3"),
    ("eu_greece", 3, "increase-eu:2 gain:2 place-nato increase-nato:2 build:greece move"),
    ("eu_turkey", 5, "place-nato increase-nato:3 build:turkey move"),
    ("ru_president", 6, "place-russia increase-russia:3 build:moscow move"),
    ("ru_foreign_minister", 4, "place-russia increase-russia:3 gain:1"),
    ("ru_news_media", 4, "place-russia increase-russia:1"),
    ("ru_energy_sector", 3, "increase-russia:1 gain:3"),
    ("ru_fsb", 5, "increase-russia:2 gain:2 move"),
    ("ru_western_md", 3, "increase-russia:2 gain:2 build:western_fd/kaliningrad move"),
    ("ru_southern_md", 4, "place-russia increase-russia:2 build:southern_fd move"),
    ("ce_poland", 4, "place-eu increase-eu:3 gain:1 increase-nato:1 build:poland"),
    ("ce_baltics", 3, "increase-eu:2 gain:1 increase-nato:2 build:baltics"),
    ("ce_belarus", 2, "increase-eu:1 gain:1 increase-nato:1 move"),
    ("ce_ukraine", 3, "increase-eu:2 gain:1 increase-nato:1 build:ukraine"),
    ("ce_czechia_slovakia", 3, "increase-eu:2 gain:2 increase-nato:1 move"),
    ("ce_hungary", 3, "place-eu increase-eu:1 gain:1 increase-nato:1 move"),
    ("ce_croatia_slovenia", 3, "increase-eu:2 gain:1 increase-nato:1 move"),
    ("ce_western_balkans", 2, "increase-eu:1 gain:1 increase-nato:2 build:western_balkans"),
    ("ce_eastern_balkans", 2, "increase-eu:2 gain:1 increase-nato:1 build:eastern_balkans move"),
    ("ce_georgia", 4, "increase-eu:1 gain:1 increase-nato:2 build:georgia"),
    ("ce_armenia", 2, "increase-eu:1 gain:1 increase-nato:1 move"),
    ("ce_azerbaijan", 2, "increase-eu:1 gain:2 increase-nato:1"),
    ("cr_poland", 3, "increase-russia:1 gain:1 move"),
    ("cr_baltics", 3, "increase-russia:1 gain:1 move"),
    ("cr_belarus", 4, "increase-russia:2 gain:1 build:belarus move"),
    ("cr_ukraine", 4, "place-russia increase-russia:2 gain:2 build:ukraine"),
    ("cr_czechia_slovakia", 2, "increase-russia:1 gain:1"),
    ("cr_hungary", 3, "increase-russia:2 gain:1"),
    ("cr_croatia_slovenia", 2, "increase-russia:1 gain:1"),
    ("cr_western_balkans", 4, "place-russia increase-russia:2 gain:1 build:western_balkans move"),
    ("cr_eastern_balkans", 3, "increase-russia:1 gain:1 build:eastern_balkans"),
    ("cr_georgia", 4, "increase-russia:2 build:georgia move"),
    ("cr_armenia", 4, "increase-russia:1 gain:1 build:armenia move"),
    ("cr_azerbaijan", 3, "increase-russia:2 gain:2"),
]
SPECIAL = {"special", "special-eu", "special-nato"}


def ready(id: str) -> Table:
    """A position in which every action is possible: dice to raise, money, armies, and what Europe's cards ask for."""
    t = Table(
        dice="eu azerbaijan 1, nato azerbaijan 1, russia azerbaijan 1, eu armenia 2, nato armenia 2, russia armenia 2",
        armies="europe france 1, russia volga_fd 1",
        money=(10, 10),
    )
    index = card(id)
    if CONTESTED[index] and CARD_SEAT[index] == 0:
        region = REGION_IDS[CARD_SPACE[index]]
        t.set_dice(f"eu {region} 5, nato {region} 5")
    t.use(id)
    return t


def word(action: str) -> str:
    """The name of a printed action."""
    name = action.split(":")[0]
    return {"gain": "gain-money", "build": "build-army", "move": "move-army"}.get(name, name)


def test_every_card_is_listed() -> None:
    assert tuple(id for id, _, _ in CARDS) == CARD_IDS


@pytest.mark.parametrize(("id", "initiative", "actions"), CARDS)
def test_what_a_card_offers(id: str, initiative: int, actions: str) -> None:
    assert INITIATIVE[card(id)] == initiative
    t = ready(id)
    side = t.asked()[0]
    assert t.legal(side) - SPECIAL == {*(word(action) for action in actions.split()), "pass"}


@pytest.mark.parametrize(("id", "action"), [(id, action) for id, _, actions in CARDS for action in actions.split()])
def test_each_printed_action(id: str, action: str) -> None:
    t = ready(id)
    side = t.asked()[0]
    name, _, value = action.partition(":")
    money, armies = t.money(side), sum(t.g.army)
    t.do(side, word(action))
    if name == "gain":
        assert t.money(side) == money + int(value)
    elif name == "build":
        spaces = value.split("/")
        if len(spaces) > 1:
            t.do(side, f"build {spaces[0]}")
        assert t.army(side, spaces[0]) >= 1
        assert sum(t.g.army) == armies + 1
        assert t.money(side) == money - 2
    elif name == "move":
        origin, to = ("france", "germany") if side == "europe" else ("volga_fd", "western_fd")
        t.do(side, f"to {to}")
        assert (t.army(side, origin), t.army(side, to), t.money(side)) == (0, 1, money)
    elif name.startswith("place"):
        free = "georgia" if CARD_SPACE[card(id)] != REGION_IDS.index("georgia") else "poland"
        t.do(side, f"place {free}")
        assert t.die(name.partition("-")[2], free) == 1
        assert t.money(side) == money - 2
    else:
        bloc = name.partition("-")[2]
        region = "azerbaijan" if t.die(bloc, "azerbaijan") == 1 else "armenia"
        before = t.die(bloc, region)
        t.do(side, f"raise {region}")
        if int(value) > 1:
            assert t.legal(side) == {f"by {points}" for points in range(1, int(value) + 1)}
            t.do(side, f"by {value}")
        assert t.die(bloc, region) == before + int(value)
