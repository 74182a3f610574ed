"""Patches of land that share their edges exactly, so that neighbours stay neighbours when they are simplified."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

GRID: Final = 0.02
# In square units: gaps between countries that are nothing but rounding, and bits of land that a cut left behind.
SLIVER: Final = 4.0
SCRAP: Final = 30.0


def polygons(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in shapely.get_parts(shape).tolist() if isinstance(part, Polygon) and part.area > 0]


def lines(shape: BaseGeometry) -> BaseGeometry:
    """The lines of a shape, joined end to end."""
    found = [part for part in shapely.get_parts(shape).tolist() if part.geom_type in ("LineString", "LinearRing")]
    return linemerge(found) if found else MultiPolygon()


def faces(boundaries: Iterable[BaseGeometry]) -> list[Polygon]:
    """The faces between lines that are noded on a fine grid."""
    network = shapely.unary_union([shapely.set_precision(line, GRID) for line in boundaries], grid_size=GRID)
    return polygons(shapely.polygonize([network]))


def cover(pieces: Mapping[str, Iterable[BaseGeometry]], smallest: float, tolerance: float) -> dict[str, MultiPolygon]:
    """The pieces by owner as one coverage: islands below `smallest` are left out, scraps go to a neighbour."""
    owned = [(owner, part) for owner, shapes in pieces.items() for shape in shapes for part in polygons(shape)]
    tree = shapely.STRtree([part for _, part in owned])
    held: dict[str, list[Polygon]] = defaultdict(list)
    loose: list[tuple[str | None, Polygon]] = []
    for face in faces(part.boundary for _, part in owned):
        inside = tree.query(face.representative_point(), predicate="within")
        if len(inside):
            held[owned[min(inside)][0]].append(face)
        elif face.area < SLIVER:
            loose.append((None, face))
    shapes: dict[str, BaseGeometry] = {}
    for owner, its in held.items():
        parts = polygons(shapely.unary_union(its))
        loose += [(owner, part) for part in parts if part.area < SCRAP]
        shapes[owner] = MultiPolygon([part for part in parts if part.area >= SCRAP])
    for former, face in loose:
        heir = longest_edge(face, shapes) or former
        if heir is not None:
            shapes[heir] = shapely.unary_union([shapes[heir], face])
    return simplified(shapes, smallest, tolerance)


def longest_edge(face: Polygon, shapes: Mapping[str, BaseGeometry]) -> str | None:
    """The owner whose land has the longest edge in common with a face; nobody when it is an island."""
    edges = {owner: face.boundary.intersection(shape.boundary).length for owner, shape in sorted(shapes.items())}
    owner = max(edges, key=lambda key: edges[key])
    return owner if edges[owner] > 0 else None


def simplified(shapes: Mapping[str, BaseGeometry], smallest: float, tolerance: float) -> dict[str, MultiPolygon]:
    """The same coverage with fewer points, without islands and lakes below `smallest`."""
    land = shapely.unary_union(list(shapes.values()))
    small = [part for part in polygons(land) if part.area < smallest]
    kept = {
        owner: [part for part in polygons(shape) if not any(part.within(island) for island in small)]
        for owner, shape in shapes.items()
    }
    keys = [(owner, part) for owner, parts in kept.items() for part in parts]
    plain = shapely.coverage_simplify([part for _, part in keys], tolerance)
    result: dict[str, list[Polygon]] = defaultdict(list)
    for (owner, _), part in zip(keys, plain, strict=True):
        result[owner] += polygons(shapely.make_valid(part))
    return {owner: MultiPolygon(parts) for owner, parts in result.items()}
