"""The boards in the tree: whole, small, up to date with the games' content, and legible."""

import json
import re
from functools import cache
from itertools import combinations
from math import hypot
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from tools.maps import inputs

BOARDS: Final = sorted(inputs.READERS)
PREFIX: Final = {"europe_in_turmoil": "eit", "realpolitik": "rp", "europe_divided": "ed", "versailles_1919": "vs"}

# Left, top, right, bottom.
Box = tuple[float, float, float, float]


def ground(game: str) -> str:
    return (inputs.folder(game) / "ground.svg").read_text("utf-8")


def layout(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((inputs.folder(game) / "layout.json").read_text("utf-8"))
    return read


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_is_drawn_from_the_content_and_names_of_today(game: str) -> None:
    digest = inputs.digest(inputs.READERS[game]())

    assert layout(game)["inputs"] == digest, "the content or the names changed: run make maps"
    assert ElementTree.fromstring(ground(game)).get("data-inputs") == digest


@pytest.mark.parametrize("game", BOARDS)
def test_the_ground_is_a_small_well_formed_group_of_its_own(game: str) -> None:
    text = ground(game)
    root = ElementTree.fromstring(text)
    ids = [element.get("id", "") for element in root.iter() if element.get("id")]
    uses = re.findall(r'(?:href="|url\()#([\w-]+)', text)

    assert root.tag == "{http://www.w3.org/2000/svg}g"
    assert len(text.encode()) < 120_000
    assert len(ids) == len(set(ids))
    assert all(name.startswith(f"{PREFIX[game]}-") for name in ids)
    assert set(uses) <= set(ids)


@pytest.mark.parametrize("game", BOARDS)
def test_the_ground_names_no_colour_so_that_both_themes_can_paint_it(game: str) -> None:
    assert not re.search(r'#[0-9A-Fa-f]{3,8}\b(?=["\'); ])|rgba?\(|hsla?\(|style=', ground(game))
    assert not re.search(r'\b(?:fill|stroke)="(?!none"|url\()', ground(game))


@pytest.mark.parametrize("game", BOARDS)
def test_every_class_of_the_ground_has_a_rule(game: str) -> None:
    style = "".join(
        path.read_text("utf-8") for path in (inputs.CLIENT / "games/ground.css", inputs.folder(game) / "ground.css")
    )
    named = {word for classes in re.findall(r'class="([^"]+)"', ground(game)) for word in classes.split()}

    assert {name for name in named if f".{name}" not in style} == set()


@pytest.mark.parametrize("game", BOARDS)
def test_names_on_the_ground_are_there_in_every_language(game: str) -> None:
    written: dict[str, int] = {}
    for group in ElementTree.fromstring(ground(game)).iter():
        if "ground-names" in group.get("class", ""):
            texts = ["".join(text.itertext()) for text in group]
            assert all(texts)
            written[group.get("lang", "")] = written.get(group.get("lang", ""), 0) + len(texts)

    assert set(written) == set(inputs.LANGUAGES)
    assert len(set(written.values())) == 1


# ---- Europe in Turmoil


@cache
def plates() -> dict[str, Box]:
    spaces = layout("europe_in_turmoil")["spaces"]
    return {name: (it["x"], it["y"], it["x"] + it["w"], it["y"] + it["h"]) for name, it in spaces.items()}


def gap(one: Box, other: Box) -> float:
    """How far apart two boxes are; nothing when they touch or overlap."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    down = max(one[1] - other[3], other[1] - one[3], 0.0)
    return hypot(across, down)


def crosses(start: tuple[float, float], end: tuple[float, float], box: Box) -> bool:
    """Whether a segment passes through a box (Liang and Barsky)."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        for edge, sign in ((box[axis], -1), (box[axis + 2], 1)):
            room = sign * (edge - start[axis])
            if step == 0:
                if room < 0:
                    return False
                continue
            at = (edge - start[axis]) / step
            if sign * step < 0:
                low = max(low, at)
            else:
                high = min(high, at)
    return low < high


def middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


@cache
def spaces() -> dict[str, Any]:
    return {space["id"]: space for space in inputs.content("europe_in_turmoil", "spaces")["space"]}


def test_every_space_has_a_plate_inside_the_frame_and_no_plate_stands_for_nothing() -> None:
    width, height = layout("europe_in_turmoil")["frame"]

    assert plates().keys() == spaces().keys()
    assert all(left >= 0 and top >= 0 and right <= width and bottom <= height
               for left, top, right, bottom in plates().values())  # fmt: skip


def test_no_two_plates_are_nearer_than_two_units() -> None:
    close = [(a, b) for (a, one), (b, other) in combinations(plates().items(), 2) if gap(one, other) < 2]

    assert close == []


def test_the_frames_of_battlegrounds_touch_no_other_plate() -> None:
    def framed(name: str) -> Box:
        left, top, right, bottom = plates()[name]
        edge = 4 if spaces()[name].get("battleground") else 1
        return left - edge, top - edge, right + edge, bottom + edge

    assert [(a, b) for a, b in combinations(plates(), 2) if gap(framed(a), framed(b)) == 0] == []


def test_panels_leave_the_plates_free() -> None:
    panels = [(x, y, x + w, y + h) for x, y, w, h in layout("europe_in_turmoil")["panels"].values()]

    assert [name for name, plate in plates().items() if any(gap(plate, panel) < 2 for panel in panels)] == []
    assert all(gap(one, other) >= 2 for one, other in combinations(panels, 2))


def test_links_are_the_adjacencies_of_the_content_and_know_region_borders() -> None:
    expected = {
        frozenset((name, other)): space["region"] != spaces()[other]["region"]
        for name, space in spaces().items()
        for other in space["adjacent"]
    }
    drawn = {
        frozenset((link["a"], link["b"])): link["kind"] == "region_border"
        for link in layout("europe_in_turmoil")["links"]
    }

    assert drawn == expected
    assert len(layout("europe_in_turmoil")["links"]) == len(drawn)


def test_no_link_passes_under_a_third_plate() -> None:
    hidden = []
    for link in layout("europe_in_turmoil")["links"]:
        start, end = middle(plates()[link["a"]]), middle(plates()[link["b"]])
        for name, (left, top, right, bottom) in plates().items():
            shrunk = (left + 3, top + 3, right - 3, bottom - 3)
            if name not in (link["a"], link["b"]) and crosses(start, end, shrunk):
                hidden.append((link["a"], link["b"], name))

    assert hidden == []


@pytest.mark.parametrize("language", inputs.LANGUAGES)
def test_every_name_fits_its_plate_at_a_size_that_can_be_read(language: str) -> None:
    for space in layout("europe_in_turmoil")["spaces"].values():
        name = space["name"][language]
        assert 11 <= name["size_controlled"] <= name["size"] <= 13.5, name
        assert name["width"] <= space["w"] - 4, name
        assert name["width_controlled"] <= space["w"] - (4 if space["region"] == "box" else 17), name


@pytest.mark.parametrize("language", inputs.LANGUAGES)
def test_a_plate_bears_the_game_s_own_name_unless_a_short_one_is_given(language: str) -> None:
    full = inputs.names("europe_in_turmoil", "space")
    short = inputs.data("europe_in_turmoil")["short_names"]
    for name, space in layout("europe_in_turmoil")["spaces"].items():
        assert space["name"][language]["text"] in {full[name][language], short.get(name, {}).get(language)}


def test_regions_are_those_of_the_content() -> None:
    assert layout("europe_in_turmoil")["regions"].keys() == {space["region"] for space in spaces().values()}


# ---- Europe Divided


def test_every_space_of_europe_divided_has_its_shape_and_its_name_inside_the_frame() -> None:
    board = layout("europe_divided")
    width, height = board["frame"]
    kinds = {space["id"]: space["kind"] for space in inputs.content("europe_divided", "spaces")["space"]}
    drawn = set(re.findall(r'id="ed-s-(\w+)"', ground("europe_divided")))

    assert {id: place["kind"] for id, place in board["spaces"].items()} == kinds
    assert drawn == {id for id, kind in kinds.items() if kind != "sea"}
    assert all(0 < place["x"] < width and 0 < place["y"] < height for place in board["spaces"].values())
