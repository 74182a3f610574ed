"""The board of Europe in Turmoil: the regions of 1914 and the plates of the spaces."""

from collections import defaultdict
from typing import Any, Final

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import drawing, inputs
from tools.maps.coverage import cover, lines, polygons
from tools.maps.drawing import around, element, path
from tools.maps.lettering import width
from tools.maps.projection import Projection
from tools.maps.voronoi import surveyed

PREFIX: Final = "eit"
MARGIN: Final = 40
SMALLEST_ISLAND: Final = 8.0
TOLERANCE: Final = 0.8
RIBBON: Final = 5.0

# On a plate: what the name may fill, alone or beside the emblem of the side in control, and the sizes it may have.
ROOM: Final = 82.0
ROOM_CONTROLLED: Final = 69.0
LARGEST, SMALLEST, STEP = 13.0, 11.0, 0.25


def draw(given: dict[str, Any], countries: dict[str, BaseGeometry]) -> tuple[str, dict[str, Any]]:
    """The ground and the layout."""
    data = given["data"]
    frame = drawing.frame_of(data["frame"])
    patches = cover(pieces(data, countries, frame), SMALLEST_ISLAND, TOLERANCE)
    digest = inputs.digest(given)
    land = shapely.coverage_union_all(list(patches.values()))
    outline = element("path", id="eit-land", d=path(land & around(frame)))
    ground = drawing.document(PREFIX, digest, frame, layers(given, patches, land, frame), [outline])
    return ground, {"inputs": digest, **layout(given)}


def pieces(data: dict[str, Any], countries: dict[str, BaseGeometry], frame: Polygon) -> dict[str, list[BaseGeometry]]:
    """Projected land by region; land that is independent by country, so that its borders can be drawn."""
    projection = Projection(data["projection"])
    region_of = {country: region for region, members in data["regions"].items() for country in members}
    merged = {member: country for country, members in data["merged"].items() for member in members}
    window = frame.buffer(MARGIN, join_style="mitre")
    rest = {name: projection.shape(shape, 0.5) & window for name, shape in countries.items()}
    parts: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cut in data["cut"]:
        whole = rest[cut["from"]]
        inside = surveyed(cut["outline"], projection) if "outline" in cut else whole
        parts[cut["to"]].append(whole & inside)
        rest[cut["from"]] = whole - inside
    for country, shape in rest.items():
        parts[region_of.get(country, merged.get(country, country))].append(shape)
    return parts


def layers(given: dict[str, Any], patches: dict[str, Any], land: BaseGeometry, frame: Polygon) -> list[str]:
    """The ground from the sea up to the names."""
    data = given["data"]
    regions = {region: patches[region] for region in data["regions"]}
    free = [patch for owner, patch in patches.items() if owner not in regions]
    coast = land.boundary
    borders = shapely.unary_union([patch.boundary for patch in regions.values()]) - coast
    others = shapely.unary_union([patch.boundary for patch in free]) - coast - borders
    window = around(frame)

    drawn = drawing.sea(land, frame)
    drawn.append(drawing.graticule(Projection(data["projection"]), frame, data["graticule"]))
    drawn.append(element("use", href="#eit-land", class_="ground-land"))
    for region, patch in regions.items():
        drawn.append(element("path", d=path(patch & window), class_="eit-region", data_region=region))
    drawn.append(element("path", d=path(lines(others & window)), class_="eit-old-border"))
    for region, patch in regions.items():
        drawn.append(element("path", d=path(ribbon(patch, coast) & window), class_="eit-ribbon", data_region=region))
    drawn.append(element("use", href="#eit-land", class_="ground-coast"))
    drawn.append(element("path", d=path(lines(borders & window)), class_="eit-border"))
    waters = drawing.named("water", data["water"], given["waters"])
    drawn += drawing.names(waters, "ground-waters", inputs.LANGUAGES)
    capitals = {
        region: {lang: name.upper() for lang, name in names.items()} for region, names in given["regions"].items()
    }
    labels = drawing.named("region", [{"id": id, **label} for id, label in data["region_labels"].items()], capitals)
    return drawn + drawing.names(labels, "eit-regions", inputs.LANGUAGES)


def ribbon(patch: BaseGeometry, coast: BaseGeometry) -> BaseGeometry:
    """The band along the inside of a region's border, not along its coast."""
    border = lines(patch.boundary - coast)
    band = border.buffer(RIBBON, quad_segs=2, cap_style="flat") & patch
    return shapely.MultiPolygon(polygons(shapely.simplify(band, 0.4)))


def layout(given: dict[str, Any]) -> dict[str, Any]:
    """Where the client puts plates, links and panels, and how large it sets the names."""
    data = given["data"]
    wide, high = data["plate"]
    region = {space["id"]: space["region"] for space in given["spaces"]}
    spaces = {}
    for space in given["spaces"]:
        x, y = data["plates"][space["id"]]
        lettered = {
            language: lettering(
                given["names"][space["id"]][language],
                data["short_names"].get(space["id"], {}).get(language),
                space["region"] == "box",
            )
            for language in inputs.LANGUAGES
        }
        spaces[space["id"]] = {
            "x": x - wide / 2, "y": y - high / 2, "w": wide, "h": high, "region": space["region"], "name": lettered,
        }  # fmt: skip
    pairs = sorted({tuple(sorted((space["id"], other))) for space in given["spaces"] for other in space["adjacent"]})
    links = [{"a": a, "b": b, "kind": "region_border" if region[a] != region[b] else "inner"} for a, b in pairs]
    return {
        "frame": data["frame"],
        "plate": data["plate"],
        "spaces": spaces,
        "links": links,
        "regions": regions(given),
        "panels": data["panels"],
    }


def regions(given: dict[str, Any]) -> dict[str, Any]:
    """The middle of each region's plates, and the place of its name where there is room for one."""
    data = given["data"]
    middles = {}
    for region in dict.fromkeys(space["region"] for space in given["spaces"]):
        plates = shapely.MultiPoint([data["plates"][s["id"]] for s in given["spaces"] if s["region"] == region])
        label = data["region_labels"].get(region)
        middles[region] = {"middle": [round(value) for value in plates.centroid.coords[0]], "label": label}
    return middles


def lettering(name: str, short: str | None, box: bool) -> dict[str, Any]:
    """The text on a plate, its size alone and its size beside an emblem."""
    weight, largest = (700, LARGEST + 0.5) if box else (600, LARGEST)
    for text in (name, short):
        if text is None:
            break
        alone = fitting(text, ROOM, weight, largest)
        beside = alone if box else fitting(text, ROOM_CONTROLLED, weight, largest)
        if alone and beside:
            widths = {
                "width": round(width(text, alone, weight), 1),
                "width_controlled": round(width(text, beside, weight), 1),
            }
            return {"text": text, "size": alone, "size_controlled": beside, **widths}
    raise ValueError(f"“{name}” fits no plate: give it a short name, or a shorter one than “{short}”.")


def fitting(text: str, room: float, weight: int, largest: float) -> float | None:
    size = largest
    while size >= SMALLEST:
        if width(text, size, weight) <= room:
            return size
        size -= STEP
    return None
