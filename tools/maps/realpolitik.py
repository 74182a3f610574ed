"""The board of Realpolitik: territories in the tints of their powers, and where names, pieces, trains and lanes go."""

import sys
from math import atan2, degrees
from typing import Any, Final

import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import drawing, inputs
from tools.maps import realpolitik_land as land
from tools.maps.coverage import lines
from tools.maps.drawing import around, element, path
from tools.maps.projection import Projection
from tools.maps.realpolitik_slots import place

PREFIX: Final = "rp"
MARGIN: Final = 40
HATCHES: Final = {
    "france": (6, 4, "M0 1h6"),
    "prussia": (4, 4, "M0 1h4M1 0v4"),
    "italy": (4, 6, "M1 0v6"),
    "impassable": (14, 10, "M1 8l3.5-6 3.5 6M8 9.5l2.5-4.5 2.5 4.5"),
    "outside": (4, 4, "M5-1l-6 6M1-1l-2 2M5 3l-2 2"),
}


def draw(given: dict[str, Any], countries: dict[str, BaseGeometry]) -> tuple[str, dict[str, Any]]:
    """The ground and the layout."""
    data, records = given["data"], given["territories"]
    frame = drawing.frame_of(data["frame"])
    shapes = land.territories(data, countries, frame.buffer(MARGIN, join_style="mitre"))
    borders = land.common_borders(shapes)
    if wrong := land.complaints(borders, records):
        sys.exit(f"The drawn territories do not touch as the content says: {'; '.join(wrong)}.")
    digest = inputs.digest(given)
    ground = drawing.document(
        PREFIX, digest, frame, layers(given, shapes, frame), definitions(given, shapes, borders, frame)
    )
    return ground, {"inputs": digest, **layout(given, shapes, borders)}


def definitions(
    given: dict[str, Any],
    shapes: dict[str, MultiPolygon],
    borders: dict[tuple[str, str], BaseGeometry],
    frame: Polygon,
) -> list[str]:
    """The shape of every territory without paint, hatchings, and stripes for every two that dispute a territory."""
    window = around(frame)
    inner = shapely.unary_union(list(borders.values())) & window
    drawn = [element("path", id="rp-inner", d=path(lines(inner)))]
    drawn += [element("path", id="rp-land", d=path(shapely.coverage_union_all(list(shapes.values())) & window))]
    for record in given["territories"]:
        drawn.append(element("path", id=f"rp-t-{record['id']}", d=path(shapes[record["id"]] & window)))
    for name, (width, height, strokes) in HATCHES.items():
        drawn.append(pattern(f"rp-h-{name}", width, height, element("path", d=strokes, class_=f"rp-hatch-{name}")))
    for one, other in sorted({tuple(record["stripes"]) for record in given["territories"] if record["stripes"]}):
        bars = element("rect", width=8, height=16, class_=f"rp-tint-{one}") + element(
            "rect", x=8, width=8, height=16, class_=f"rp-tint-{other}"
        )
        drawn.append(pattern(f"rp-s-{one}-{other}", 16, 16, bars, patternTransform="rotate(45)"))
    return drawn


def pattern(name: str, width: float, height: float, content: str, **more: str) -> str:
    return element("pattern", content, id=name, width=width, height=height, patternUnits="userSpaceOnUse", **more)


def layers(given: dict[str, Any], shapes: dict[str, MultiPolygon], frame: Polygon) -> list[str]:
    """The ground from the sea up to the names of waters."""
    data, records = given["data"], given["territories"]
    everything = shapely.coverage_union_all(list(shapes.values()))
    drawn = drawing.sea(everything, frame)
    drawn.append(drawing.graticule(Projection(data["projection"]), frame, data["graticule"]))
    drawn.append(element("use", href="#rp-land", class_="ground-land"))
    drawn.append(element("use", href="#rp-land", fill="url(#rp-h-outside)"))
    for record in records:
        drawn += tints(record)
    window = around(frame)
    drawn.append(element("use", href="#rp-inner", class_="rp-casing"))
    drawn.append(element("use", href="#rp-inner", class_="rp-border"))
    drawn.append(element("path", d=path(lines(outer_borders(shapes, everything) & window)), class_="rp-border"))
    for power in dict.fromkeys(record["owner"] for record in records if record["owner"]):
        home = shapely.coverage_union_all([shapes[it["id"]] for it in records if it["owner"] == power])
        drawn.append(
            element("path", d=path(lines((home.boundary - everything.boundary) & window)), class_=f"rp-owner-{power}")
        )
    drawn.append(element("use", href="#rp-land", class_="ground-coast"))
    return drawn + drawing.names(
        drawing.named("water", data["water"], given["waters"]), "ground-waters", inputs.LANGUAGES
    )


def tints(record: dict[str, Any]) -> list[str]:
    """A territory in the tint and hatching of its kind."""
    href = f"#rp-t-{record['id']}"
    if record["kind"] == "disputed":
        return [element("use", href=href, fill=f"url(#rp-s-{'-'.join(record['stripes'])})")]
    tint = record["owner"] or record["kind"]
    drawn = [element("use", href=href, class_=f"rp-tint-{tint}")]
    if tint in HATCHES:
        drawn.append(element("use", href=href, fill=f"url(#rp-h-{tint})"))
    return drawn


def outer_borders(shapes: dict[str, MultiPolygon], everything: BaseGeometry) -> BaseGeometry:
    """Where the land in play meets other land."""
    return shapes[land.OUTSIDE].boundary - everything.boundary


def layout(
    given: dict[str, Any], shapes: dict[str, MultiPolygon], borders: dict[tuple[str, str], BaseGeometry]
) -> dict[str, Any]:
    """Where the client puts names, pieces, trains and lanes."""
    data, records = given["data"], given["territories"]
    projection = Projection(data["projection"])
    anchors = {
        record["id"]: tuple(data["anchors"].get(record["id"]) or projection.point(*data["seeds"][record["id"]][0]))
        for record in records
    }
    places = place(records, given["names"], anchors, shapes)
    rows = []
    for (a, b), border in sorted(borders.items()):
        if border.length < land.BORDER:
            continue
        longest = max(polylines(border), key=lambda line: line.length)
        spot = longest.interpolate(0.5, normalized=True)
        turn = degrees(atan2(anchors[b][1] - anchors[a][1], anchors[b][0] - anchors[a][0]))
        rows.append(
            {
                "a": a,
                "b": b,
                "length": round(border.length, 1),
                "train": [round(spot.x, 1), round(spot.y, 1)],
                "turn": round((turn + 90) % 180 - 90, 1),
            }
        )
    lanes = {
        lane["id"]: {
            "power": lane["power"],
            "from": lane["from"],
            "to": lane["to"],
            "d": curve(data["lanes"][lane["id"]]),
        }
        for lane in given["lanes"]
    }
    return {"frame": data["frame"], "territories": places, "borders": rows, "lanes": lanes}


def polylines(shape: BaseGeometry) -> list[Any]:
    return list(shapely.get_parts(lines(shape)).tolist())


def curve(points: list[list[float]]) -> str:
    (x, y), (via_x, via_y), (to_x, to_y) = points
    return f"M{x} {y}Q{via_x} {via_y} {to_x} {to_y}"
