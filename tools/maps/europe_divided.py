"""The board of Europe Divided: countries of today joined to spaces, Russia cut into districts, and places of names."""

from collections import defaultdict
from typing import Any, Final

import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import drawing, inputs
from tools.maps.coverage import cover, lines
from tools.maps.drawing import around, element, path
from tools.maps.lettering import width
from tools.maps.projection import Projection
from tools.maps.voronoi import surveyed

PREFIX: Final = "ed"
MARGIN: Final = 40
SMALLEST_ISLAND: Final = 14.0
TOLERANCE: Final = 1.6
SIZES: Final = (17.0, 15.0, 13.5, 12.0)
SEA_KINDS: Final = ("sea",)


def draw(given: dict[str, Any], countries: dict[str, BaseGeometry]) -> tuple[str, dict[str, Any]]:
    """The ground and the layout."""
    data = given["data"]
    board = drawing.frame_of(data["frame"])
    (right, bottom), (wide, high) = data["frame"], data["bleed"]
    frame = shapely.box(-wide, -high, right + wide, bottom + high)
    patches = cover(pieces(data, countries, frame), SMALLEST_ISLAND, TOLERANCE)
    digest = inputs.digest(given)
    window = around(frame)
    land = shapely.coverage_union_all(list(patches.values()))
    shapes = {space["id"]: patches[space["id"]] for space in given["spaces"] if space["kind"] not in SEA_KINDS}
    outlines = [element("path", id="ed-land", d=path(land & window))]
    outlines += [element("path", id=f"ed-s-{id}", d=path(shape & window)) for id, shape in shapes.items()]
    ground = drawing.document(PREFIX, digest, frame, layers(given, patches, shapes, land, frame), outlines)
    return ground, {"inputs": digest, "frame": data["frame"], "spaces": layout(given, shapes, board)}


def pieces(data: dict[str, Any], countries: dict[str, BaseGeometry], frame: Polygon) -> dict[str, list[BaseGeometry]]:
    """Projected land by space; land out of play by country, so that its borders can be drawn."""
    projection = Projection(data["projection"])
    space_of = {country: space for space, members in data["spaces"].items() for country in members}
    window = frame.buffer(MARGIN, join_style="mitre")
    rest = {name: projection.shape(shape, 0.5) & window for name, shape in countries.items()}
    parts: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cut in data["cut"]:
        whole = rest[cut["from"]]
        inside = surveyed(cut["outline"], projection)
        parts[cut["to"]].append(whole & inside)
        rest[cut["from"]] = whole - inside
    for country, shape in rest.items():
        parts[space_of.get(country, country)].append(shape)
    return parts


def layers(
    given: dict[str, Any],
    patches: dict[str, MultiPolygon],
    shapes: dict[str, MultiPolygon],
    land: BaseGeometry,
    frame: Polygon,
) -> list[str]:
    """The ground from the sea up to the names of waters."""
    data, kinds = given["data"], {space["id"]: space["kind"] for space in given["spaces"]}
    window = around(frame)
    coast = land.boundary
    borders = shapely.unary_union([shape.boundary for shape in shapes.values()]) - coast
    contested = shapely.unary_union([shape for id, shape in shapes.items() if kinds[id] == "contested"])
    outside = shapely.unary_union([patch.boundary for owner, patch in patches.items() if owner not in shapes])
    drawn = drawing.sea(land, frame)
    drawn.append(drawing.graticule(Projection(data["projection"]), frame, data["graticule"]))
    drawn.append(element("use", href="#ed-land", class_="ground-land"))
    drawn += [element("use", href=f"#ed-s-{id}", class_=f"ed-space ed-{kinds[id]}") for id in shapes]
    drawn.append(element("path", d=path(lines((outside - coast - borders) & window)), class_="ed-outside"))
    drawn.append(element("path", d=path(lines(borders & window)), class_="ed-border"))
    drawn.append(element("use", href="#ed-land", class_="ground-coast"))
    drawn.append(element("path", d=path(lines((contested.boundary - coast.buffer(0.5)) & window)), class_="ed-front"))
    places = {id: anchor(data, id, None) for id in kinds if kinds[id] in SEA_KINDS}
    waters = [{**water, "at": [round(value) for value in places[water["id"]]]} for water in data["water"]]
    return drawn + drawing.names(drawing.named("space", waters, given["names"]), "ground-waters", inputs.LANGUAGES)


def anchor(data: dict[str, Any], id: str, shape: BaseGeometry | None) -> tuple[float, float]:
    """Where the name of a space stands."""
    if id in data["anchors"]:
        return Projection(data["projection"]).point(*data["anchors"][id])
    assert shape is not None
    middle = max(shapely.get_parts(shape).tolist(), key=lambda part: part.area).representative_point()
    return float(middle.x), float(middle.y)


def layout(given: dict[str, Any], shapes: dict[str, MultiPolygon], frame: Polygon) -> dict[str, Any]:
    """For each space its kind, the place of its name, and how large that can be set."""
    found = {}
    for space in given["spaces"]:
        id = space["id"]
        shape = shapes[id] & frame if id in shapes else None
        x, y = anchor(given["data"], id, shape)
        room = 200.0 if shape is None else max(60.0, shape.bounds[2] - shape.bounds[0])
        names = {language: lettering(given["names"][id][language], room) for language in inputs.LANGUAGES}
        found[id] = {"kind": space["kind"], "x": round(x, 1), "y": round(y, 1), "name": names}
    return found


def lettering(name: str, room: float) -> dict[str, Any]:
    """The largest size at which a name is no wider than its space, or else the smallest."""
    size = next((size for size in SIZES if width(name, size, 700) <= room), SIZES[-1])
    return {"text": name, "size": size, "width": round(width(name, size, 700), 1)}
