"""SVG of geometry: one decimal, relative steps, no needless signs; and the layers that every ground has."""

import itertools
from collections.abc import Iterable
from typing import Any, Final
from xml.sax.saxutils import escape

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.coverage import lines
from tools.maps.projection import Projection

SVG: Final = "http://www.w3.org/2000/svg"
WATER_LINES: Final = ((3.0, 0.75), (6.5, 0.5), (11.0, 0.32), (16.5, 0.2))


def number(value: float) -> str:
    """A number with at most one decimal and without a leading zero."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path(shape: BaseGeometry) -> str:
    """The path data of all lines and rings of a shape."""
    return "".join(_run(coordinates, closed) for coordinates, closed in _runs(shape))


def _runs(shape: BaseGeometry) -> Iterable[tuple[Any, bool]]:
    for part in shapely.get_parts(shape).tolist():
        if isinstance(part, Polygon):
            yield part.exterior.coords, True
            yield from ((ring.coords, True) for ring in part.interiors)
        elif part.geom_type in ("LineString", "LinearRing"):
            yield part.coords, part.geom_type == "LinearRing"


def _run(coordinates: Any, closed: bool) -> str:
    tenths = [(round(x * 10), round(y * 10)) for x, y in coordinates]
    points = [point for index, point in enumerate(tenths) if not index or point != tenths[index - 1]]
    if closed and len(points) > 1 and points[0] == points[-1]:
        points.pop()
    if len(points) < (3 if closed else 2):
        return ""
    (x, y), *rest = points
    words = [f"M{number(x / 10)}", number(y / 10)]
    first = True
    for to_x, to_y in rest:
        words += [("l" if first else "") + number((to_x - x) / 10), number((to_y - y) / 10)]
        x, y, first = to_x, to_y, False
    return _tight(words) + ("z" if closed else "")


def _tight(words: list[str]) -> str:
    """Numbers side by side: a sign or a second decimal point parts them as well as a space does."""
    text = words[0]
    for before, word in itertools.pairwise(words):
        glued = word[0] in "-l" or (word[0] == "." and "." in before)
        text += word if glued else " " + word
    return text


def element(name: str, content: str = "", **attributes: str | float) -> str:
    """An element; underscores in the names of attributes stand for hyphens, a trailing one for nothing."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{pairs}>{content}</{name}>" if content else f"<{name}{pairs}/>"


def sea(land: BaseGeometry, frame: Polygon) -> list[str]:
    """The sea with water-lines along the coasts."""
    layers = [rectangle(frame, class_="ground-sea")]
    for distance, opacity in WATER_LINES:
        shore = shapely.simplify(land.buffer(distance, quad_segs=2), 1.1).boundary
        long = [line for line in shapely.get_parts(lines(shore & frame)).tolist() if line.length > 4 * distance]
        layers.append(
            element("path", d=path(MultiLineString(long)), class_="ground-waterline", stroke_opacity=f"{opacity:g}")
        )
    return layers


def graticule(projection: Projection, frame: Polygon, degrees: int) -> str:
    """Meridians and parallels, drawn through the same lens as the land."""
    grid = []
    for lon in range(-60, 96, degrees):
        grid.append(np.array([[lon, lat] for lat in np.arange(20, 80.1, 0.5)]))
    for lat in range(20, 81, degrees):
        grid.append(np.array([[lon, lat] for lon in np.arange(-60, 95.1, 0.5)]))
    bent = MultiLineString([LineString(projection.points(line)) for line in grid])
    return element("path", d=path(shapely.simplify(bent & frame, 0.5)), class_="ground-graticule")


def named(kind: str, labels: Iterable[dict[str, Any]], names: dict[str, dict[str, str]]) -> list[dict[str, Any]]:
    """Labels with their names by language, and the message that has the name in any other."""
    return [{**label, **names[label["id"]], "name": f"{kind}-{label['id']}"} for label in labels]


def names(labels: list[dict[str, Any]], class_: str, languages: Iterable[str]) -> list[str]:
    """Names on the map, once for each language."""
    groups = []
    for language in languages:
        texts = [
            element(
                "text",
                escape(label[language]),
                transform=f"translate({number(label['at'][0])} {number(label['at'][1])})"
                + (f" rotate({number(label['turn'])})" if label.get("turn") else ""),
                font_size=label["size"],
                letter_spacing=label["spacing"],
                data_name=label["name"],
            )
            for label in labels
        ]
        groups.append(element("g", "".join(texts), class_=f"ground-names {class_}", lang=language))
    return groups


def frame_of(size: list[int]) -> Polygon:
    return box(0, 0, *size)


def rectangle(frame: Polygon, **more: str) -> str:
    """The rectangle of a frame, which may reach beyond the board's own."""
    left, top, right, bottom = frame.bounds
    corner = {name: value for name, value in (("x", left), ("y", top)) if value}
    return element("rect", **corner, width=right - left, height=bottom - top, **more)


def around(frame: Polygon) -> Polygon:
    """A little more than the frame, so that no outline runs along its edge; the ground is clipped when it is shown."""
    return frame.buffer(3, join_style="mitre")


def document(prefix: str, inputs_digest: str, frame: Polygon, layers: Iterable[str], defs: Iterable[str] = ()) -> str:
    """The whole ground, as one group to be put into the page's own SVG."""
    clip = element("clipPath", rectangle(frame), id=f"{prefix}-frame")
    head = (
        f'<g xmlns="{SVG}" id="{prefix}-ground" class="ground" aria-hidden="true" clip-path="url(#{prefix}-frame)"'
        f' data-inputs="{inputs_digest}">'
    )
    return "\n".join([head, element("defs", "\n".join([clip, *defs])), *layers, "</g>", ""])
