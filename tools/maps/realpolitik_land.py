"""The territories of Realpolitik as shapes: grown from their points, cut by the coast, checked against the content."""

from collections import defaultdict
from itertools import combinations
from typing import Any, Final

import shapely
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import voronoi
from tools.maps.coverage import faces, longest_edge, polygons, simplified
from tools.maps.projection import Projection

SMALLEST_ISLAND: Final = 12.0
SMALLEST_PART: Final = 60.0
TOLERANCE: Final = 0.8
# A border shorter than this nobody sees, a longer one everybody.
BORDER: Final = 6.0
OUTSIDE: Final = "outside"
NEUTRAL: Final = "switzerland"


def territories(data: dict[str, Any], countries: dict[str, BaseGeometry], window: Polygon) -> dict[str, MultiPolygon]:
    """The territories, and all other land, as one coverage."""
    projection = Projection(data["projection"])
    projected = {name: projection.shape(shape, 0.3) & window for name, shape in countries.items()}
    in_play = shapely.unary_union(
        [projected[name].buffer(0.15) for name in data["in_play"]] + [prussia(data, countries, projection) & window]
    )
    islands = [Point(projection.point(*degrees)) for degrees in data["not_in_play"]]
    in_play = MultiPolygon([part for part in polygons(in_play) if not any(part.contains(island) for island in islands)])
    rest = shapely.unary_union([shape.buffer(0.15) for shape in projected.values()]) - in_play
    swiss = projected["Switzerland"].buffer(0.15)
    raw = voronoi.cells(voronoi.seeds(data, projection), window)
    borders = voronoi.naturalised(raw.values())

    held: dict[str, list[Polygon]] = defaultdict(list)
    scraps = []
    for face in faces([borders, in_play.boundary, rest.boundary, swiss.boundary, window.boundary]):
        spot = face.representative_point()
        if swiss.contains(spot):
            held[NEUTRAL].append(face)
        elif in_play.contains(spot):
            owner = max(sorted(raw), key=lambda name: raw[name].intersection(face).area)
            held[owner].append(face)
        elif rest.contains(spot):
            held[OUTSIDE].append(face)
    shapes: dict[str, BaseGeometry] = {}
    for owner, its in held.items():
        parts = polygons(shapely.unary_union(its))
        keep = 0.0 if owner == OUTSIDE else SMALLEST_PART
        shapes[owner] = MultiPolygon([part for part in parts if part.area >= keep])
        scraps += [part for part in parts if part.area < keep]
    for scrap in scraps:
        heir = longest_edge(scrap, {name: shape for name, shape in shapes.items() if name != OUTSIDE})
        if heir is not None:
            shapes[heir] = shapely.unary_union([shapes[heir], scrap])
    return simplified(shapes, SMALLEST_ISLAND, TOLERANCE)


def prussia(data: dict[str, Any], countries: dict[str, BaseGeometry], projection: Projection) -> BaseGeometry:
    """What Prussia had in the Poland of today, and East Prussia beyond it."""
    west = projection.shape(countries["Poland"], 0.3) - voronoi.surveyed(data["congress_poland"], projection)
    east = projection.shape(countries["Russia"] & Polygon(data["east_prussia"]), 0.3)
    return west.buffer(0.15) | east.buffer(0.15)


def common_borders(shapes: dict[str, MultiPolygon]) -> dict[tuple[str, str], BaseGeometry]:
    """The common border of every two territories that have one."""
    places = {name: shape for name, shape in shapes.items() if name != OUTSIDE}
    found = {}
    for (a, one), (b, other) in combinations(sorted(places.items()), 2):
        border = one.boundary.intersection(other.boundary)
        if border.length > 0:
            found[a, b] = border
    return found


def complaints(borders: dict[tuple[str, str], BaseGeometry], records: list[dict[str, Any]]) -> list[str]:
    """Where the drawing and the content disagree about who touches whom."""
    impassable = {record["id"] for record in records if record["kind"] == "impassable"}
    expected = {tuple(sorted((record["id"], other))) for record in records for other in record.get("adjacent", [])}
    wrong = [
        f"{a} and {b} must touch" for a, b in sorted(expected) if (a, b) not in borders or borders[a, b].length < BORDER
    ]
    for (a, b), border in sorted(borders.items()):
        if border.length >= BORDER and (a, b) not in expected and not {a, b} & impassable:
            wrong.append(f"{a} and {b} touch along {border.length:.0f}")
    return wrong
