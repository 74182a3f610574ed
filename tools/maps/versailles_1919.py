"""The wall map of Versailles 1919: countries of today joined to five regions, and where flags and units stand."""

from collections import defaultdict
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import drawing, inputs
from tools.maps.coverage import cover, lines
from tools.maps.drawing import around, element, path

PREFIX: Final = "vs"
MARGIN: Final = 40
SMALLEST_ISLAND: Final = 5.0
TOLERANCE: Final = 0.9


class WallProjection:
    """From degrees to units of the frame, y down: ever smaller from the middle outwards, each way by itself."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.middle = np.array(settings["middle"], float)
        self.spread = np.array(settings["spread"], float)
        self.scale = np.array(settings["scale"], float) * (1, -1)
        self.centre = np.array(settings["centre"], float)

    def points(self, degrees: Any) -> Any:
        return self.centre + self.scale * np.arcsinh((degrees - self.middle) / self.spread)

    def point(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.points(np.array([[lon, lat]], float))[0]
        return float(x), float(y)

    def shape(self, shape: BaseGeometry) -> BaseGeometry:
        return shapely.make_valid(shapely.transform(shapely.segmentize(shape, 2.0), self.points))


def draw(given: dict[str, Any], countries: dict[str, BaseGeometry]) -> tuple[str, dict[str, Any]]:
    """The ground and the layout."""
    data = given["data"]
    (right, bottom), (wide, high) = data["frame"], data["bleed"]
    frame = shapely.box(-wide, -high, right + wide, bottom + high)
    projection = WallProjection(data["projection"])
    patches = cover(pieces(data, countries, projection, frame), SMALLEST_ISLAND, TOLERANCE)
    digest = inputs.digest(given)
    window = around(frame)
    land = shapely.coverage_union_all(list(patches.values()))
    outlines = [element("path", id="vs-land", d=path(land & window))]
    outlines += [element("path", id=f"vs-r-{id}", d=path(patches[id] & window)) for id in given["regions"]]
    drawn = layers(patches, land, frame, given["regions"])
    drawn += drawing.names(drawing.named("water", data["water"], given["waters"]), "ground-waters", inputs.LANGUAGES)
    ground = drawing.document(PREFIX, digest, frame, drawn, outlines)
    return ground, {"inputs": digest, "frame": data["frame"], **places(data, projection)}


def pieces(
    data: dict[str, Any], countries: dict[str, BaseGeometry], projection: WallProjection, frame: Polygon
) -> dict[str, list[BaseGeometry]]:
    """Projected land by region."""
    window = frame.buffer(MARGIN, join_style="mitre")
    parts: dict[str, list[BaseGeometry]] = defaultdict(list)
    for region, members in data["regions"].items():
        for country in members:
            rest = countries[country]
            for cut in data["cut"]:
                if cut["from"] == country:
                    beyond = Polygon(cut["outline"])
                    parts[cut["to"]].append(projection.shape(rest & beyond) & window)
                    rest -= beyond
            parts[region].append(projection.shape(rest) & window)
    return parts


def layers(patches: dict[str, MultiPolygon], land: BaseGeometry, frame: Polygon, regions: list[str]) -> list[str]:
    """The ground from the sea up to the coasts."""
    coast = land.boundary
    borders = shapely.unary_union([patch.boundary for patch in patches.values()]) - coast
    drawn = drawing.sea(land, frame)
    drawn += [element("use", href=f"#vs-r-{id}", class_=f"vs-region vs-in-{id}") for id in regions]
    drawn.append(element("path", d=path(lines(borders & around(frame))), class_="vs-border"))
    drawn.append(element("use", href="#vs-land", class_="ground-coast"))
    return drawn


def places(data: dict[str, Any], projection: WallProjection) -> dict[str, Any]:
    """Where plates and units of each region stand, and where the flag of each issue is planted."""
    issues = {id: [round(value, 1) for value in projection.point(*at)] for id, at in data["issues"].items()}
    return {"regions": data["places"], "issues": issues}
