"""Realpolitik's board, measured on the drawing itself: who touches whom, and that names and pieces have room."""

import json
import re
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from tools.maps import inputs

# A common border shorter than this nobody sees.
BORDER: Final = 6.0

Spot = tuple[float, float]
Ring = list[Spot]
Box = tuple[float, float, float, float]


@cache
def layout() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((inputs.folder("realpolitik") / "layout.json").read_text("utf-8"))
    return read


@cache
def records() -> dict[str, Any]:
    return {place["id"]: place for place in inputs.content("realpolitik", "territories")["territory"]}


@cache
def shapes() -> dict[str, list[Ring]]:
    """The rings of every territory, read off the paths of the ground."""
    root = ElementTree.fromstring((inputs.folder("realpolitik") / "ground.svg").read_text("utf-8"))
    paths = {element.get("id", ""): element.get("d", "") for element in root.iter()}
    return {name.removeprefix("rp-t-"): rings(d) for name, d in paths.items() if name.startswith("rp-t-")}


def rings(d: str) -> list[Ring]:
    found = []
    for run in re.findall(r"M([^z]+)z", d):
        numbers = [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", run)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + dx, 1), round(y + dy, 1)
            ring.append((x, y))
        found.append([*ring, ring[0]])
    return found


def edges(name: str) -> set[tuple[Spot, Spot]]:
    return {(min(a, b), max(a, b)) for ring in shapes()[name] for a, b in pairwise(ring)}


@cache
def common_borders() -> dict[frozenset[str], float]:
    found = {}
    for one, other in combinations(sorted(shapes()), 2):
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in edges(one) & edges(other))
        if length >= BORDER:
            found[frozenset((one, other))] = length
    return found


def inside(name: str, spot: Spot) -> bool:
    """Whether a spot lies in a territory, by counting the edges to its right."""
    x, y = spot
    crossings = 0
    for ring in shapes()[name]:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def distance(name: str, spot: Spot) -> float:
    """How far a spot is from the outline of a territory."""
    best = float("inf")
    for (ax, ay), (bx, by) in edges(name):
        along = ((spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        along = min(1.0, max(0.0, along))
        best = min(best, hypot(spot[0] - ax - along * (bx - ax), spot[1] - ay - along * (by - ay)))
    return best


def name_box(place: dict[str, Any], language: str) -> Box:
    name = place["name"][language]
    half = name["width"] / 2
    return place["x"] - half, place["y"] - 0.72 * name["size"], place["x"] + half, place["y"] + 0.2 * name["size"]


def value_box(place: dict[str, Any]) -> Box:
    return place["x"] - 7, place["y"] + 4, place["x"] + 7, place["y"] + 19.5


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_every_territory_is_drawn_and_laid_out_and_no_other() -> None:
    assert shapes().keys() == records().keys()
    assert layout()["territories"].keys() == records().keys()


def test_territories_touch_exactly_where_the_content_says() -> None:
    expected = {frozenset((name, other)) for name, place in records().items() for other in place.get("adjacent", [])}
    impassable = {name for name, place in records().items() if place["kind"] == "impassable"}

    assert expected - common_borders().keys() == set()
    # Nobody may enter an impassable place, so that it may touch more than the content lists.
    assert {pair for pair in common_borders().keys() - expected if not pair & impassable} == set()


def test_the_layout_keeps_the_length_of_every_border() -> None:
    kept = {frozenset((border["a"], border["b"])): border["length"] for border in layout()["borders"]}

    assert kept.keys() == common_borders().keys()
    for pair, length in common_borders().items():
        assert kept[pair] == pytest.approx(length, rel=0.05, abs=2), pair


def test_trains_stand_on_the_border_they_cross() -> None:
    for border in layout()["borders"]:
        for name in (border["a"], border["b"]):
            assert distance(name, tuple(border["train"])) < 1, border
        assert -90 <= border["turn"] <= 90


@pytest.mark.parametrize("language", inputs.LANGUAGES)
def test_names_lie_in_their_territory_and_never_over_another(language: str) -> None:
    places = layout()["territories"]
    for name, place in places.items():
        left, top, right, bottom = name_box(place, language)
        grid = [(left + (right - left) * i / 24, top + (bottom - top) * j / 6) for i in range(25) for j in range(7)]
        assert sum(inside(name, spot) for spot in grid) >= 0.6 * len(grid), name
    for (a, one), (b, other) in combinations(places.items(), 2):
        assert not overlap(name_box(one, language), name_box(other, language)), (a, b)
        assert not overlap(name_box(one, language), value_box(other)), (a, b)
        assert not overlap(value_box(one), name_box(other, language)), (a, b)


@pytest.mark.parametrize("language", inputs.LANGUAGES)
def test_names_are_the_game_s_own_and_large_enough_to_read(language: str) -> None:
    for name, place in layout()["territories"].items():
        label = place["name"][language]
        assert label["text"] == inputs.realpolitik()["names"][name][language]
        assert label["size"] >= 13, name


def test_pieces_stand_in_their_territory_and_clear_of_each_other() -> None:
    for name, place in layout()["territories"].items():
        if place["kind"] == "impassable":
            assert place["slots"] == {}
            continue
        first, garrison = place["slots"]["generals"][0], place["slots"]["garrison"]
        assert len(place["slots"]["generals"]) == 3
        assert inside(name, tuple(first)), name
        assert inside(name, tuple(garrison)), name
        assert hypot(first[0] - garrison[0], first[1] - garrison[1]) >= 20, name


def test_lanes_are_those_of_the_content_and_reach_from_coast_to_coast() -> None:
    expected = {lane["id"]: lane for lane in inputs.content("realpolitik", "sea_lanes")["sea_lane"]}

    assert layout()["lanes"].keys() == expected.keys()
    for name, lane in layout()["lanes"].items():
        x, y, _, _, to_x, to_y = (float(word) for word in re.findall(r"[\d.]+", lane["d"]))
        assert {key: lane[key] for key in ("power", "from", "to")} == {
            key: expected[name][key] for key in ("power", "from", "to")
        }
        assert distance(lane["from"], (x, y)) < 10, name
        assert distance(lane["to"], (to_x, to_y)) < 10, name
