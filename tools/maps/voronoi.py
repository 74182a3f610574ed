"""Territories grown from points: each gets the land nearest to its own, with borders that look surveyed."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any, Final, TypeAlias

import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

Spot: TypeAlias = tuple[float, float]

LEVELS: Final = 4
ROUGHNESS: Final = 0.085
SHORTEST: Final = 5.0
# Four points at equal distance from a corner make an exact four-way corner.
CORNER: Final = ((-7, -7), (7, -7), (7, 7), (-7, 7))


def seeds(data: dict[str, Any], projection: Any) -> dict[str, list[Spot]]:
    """The projected points of each territory, with those that make the corners of four."""
    spots = {name: [projection.point(*degrees) for degrees in places] for name, places in data["seeds"].items()}
    for quadripoint in data["quadripoint"]:
        x, y = projection.point(*quadripoint["at"])
        for name, (dx, dy) in zip(quadripoint["territories"], CORNER, strict=True):
            spots[name].append((x + dx, y + dy))
    return spots


def cells(spots: dict[str, list[Spot]], window: Polygon) -> dict[str, BaseGeometry]:
    """The part of the window that is nearest to each territory's points."""
    owners = {spot: name for name, places in spots.items() for spot in places}
    points = list(owners)
    tree = shapely.STRtree([Point(spot) for spot in points])
    held: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cell in shapely.get_parts(shapely.voronoi_polygons(MultiPoint(points), extend_to=window)).tolist():
        (inside,) = tree.query(cell, predicate="contains")
        held[owners[points[inside]]].append(cell)
    return {name: shapely.unary_union(held[name]) & window for name in spots}


def naturalised(shapes: Iterable[BaseGeometry]) -> BaseGeometry:
    """The borders between shapes, every straight stretch broken up as a river or a ridge would."""
    network = shapely.unary_union([shape.boundary for shape in shapes], grid_size=0.01)
    merged = linemerge(network) if network.geom_type != "LineString" else network
    bent = []
    for line in shapely.get_parts(merged).tolist():
        for start, end in pairwise(line.coords):
            bent.append(LineString(broken(start, end)))
    return shapely.unary_union(bent)


def surveyed(outline: list[Spot], projection: Any) -> BaseGeometry:
    """The projected inside of an outline in degrees, its straight stretches broken up in the same way."""
    corners = [projection.point(*degrees) for degrees in outline]
    ring: list[Spot] = []
    for start, end in pairwise([*corners, corners[0]]):
        line = broken(start, end)
        ring += (line if line[0] == start else line[::-1])[:-1]
    return shapely.make_valid(Polygon(ring))


def broken(start: Spot, end: Spot) -> list[Spot]:
    """Midpoints pushed aside, again and again; the same two ends always give the same line."""
    first, last = sorted([start, end])
    random = Random(f"{first[0]:.1f} {first[1]:.1f} {last[0]:.1f} {last[1]:.1f}")
    points = [first, last]
    for _ in range(LEVELS):
        finer = points[:1]
        for (x, y), (to_x, to_y) in pairwise(points):
            length = hypot(to_x - x, to_y - y)
            push = random.gauss(0, ROUGHNESS)
            if length >= SHORTEST:
                finer.append(((x + to_x) / 2 - (to_y - y) * push, (y + to_y) / 2 + (to_x - x) * push))
            finer.append((to_x, to_y))
        points = finer
    return points
