"""Countries of the Natural Earth atlas, decoded from TopoJSON."""

import hashlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, TypeAlias

from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps import inputs
from tools.vendor import fetch

# Longitude and latitude of all that a frame may show, and no more: the projection is not for the other hemisphere.
EUROPE: Final = box(-60, 18, 95, 82)
# All but the Americas, for a map that is not of one part of the world.
OLD_WORLD: Final = box(-25, -48, 180, 78)

Ring: TypeAlias = list[tuple[float, float]]


def load() -> dict[str, Any]:
    """The atlas as it is published."""
    with tempfile.TemporaryDirectory() as scratch:
        atlas = fetch("world-atlas", inputs.ATLAS_VERSION, Path(scratch))["countries-50m.json"]
    if hashlib.sha256(atlas).hexdigest() != inputs.ATLAS_SHA256:
        sys.exit("The atlas that came is not the one the boards are drawn from.")
    topology: dict[str, Any] = json.loads(atlas)
    return topology


def decode(topology: dict[str, Any], area: Polygon) -> dict[str, BaseGeometry]:
    """The countries by name, as far as they lie in a box of degrees."""
    arcs = unpack(topology)
    countries = {}
    for country in topology["objects"]["countries"]["geometries"]:
        parts = [country["arcs"]] if country["type"] == "Polygon" else country.get("arcs", [])
        polygons = [Polygon(shell, holes) for shell, *holes in ([join(arcs, ring) for ring in part] for part in parts)]
        shape = make_valid(MultiPolygon(polygons)) & area
        if shape.area:
            countries[country["properties"]["name"]] = shape
    return countries


def unpack(topology: dict[str, Any]) -> list[Ring]:
    (scale_x, scale_y), (shift_x, shift_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            points.append((x * scale_x + shift_x, y * scale_y + shift_y))
        arcs.append(points)
    return arcs


def join(arcs: list[Ring], indices: list[int]) -> Ring:
    """One ring out of its arcs; a negative index is an arc run backwards."""
    ring: Ring = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring.extend(arc[1:] if ring else arc)
    # The atlas is stitched over the antimeridian: without this Russia would paint a band across the Arctic.
    unrolled = ring[:1]
    for lon, lat in ring[1:]:
        last = unrolled[-1][0]
        unrolled.append((lon + 360 * round((last - lon) / 360), lat))
    return unrolled
