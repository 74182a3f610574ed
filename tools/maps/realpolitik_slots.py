"""Names and piece slots of the territories: inside their territory, and never one over another."""

from typing import Any, Final, TypeAlias

from shapely.geometry import MultiPolygon, Point, box
from shapely.geometry.base import BaseGeometry

from tools.maps.inputs import LANGUAGES
from tools.maps.lettering import width

Spot: TypeAlias = tuple[float, float]

CAPITAL: Final = 18.5
SIZES: Final = (16.0, 14.5, 13.0)
SPACING: Final = 0.3
# Of the size of a name: what rises above its baseline and what hangs below.
RISE, FALL = 0.72, 0.2
INSIDE: Final = 0.6
# The square or laurel with the value stands below the name, this wide and this far down.
VALUE_WIDTH, VALUE_DEPTH = 26.0, 26.0
# Half of what a piece needs around the middle of its slot.
PIECE: Final = 11.0
GENERALS: Final = ((0.0, -42.0), (26.0, -42.0), (-26.0, -42.0))


def place(
    records: list[dict[str, Any]],
    names: dict[str, dict[str, str]],
    anchors: dict[str, Spot],
    shapes: dict[str, MultiPolygon],
) -> dict[str, Any]:
    """Anchor, label and slots of every territory, in units of the frame."""
    placed = {}
    for record in records:
        name, shape = record["id"], shapes[record["id"]]
        x, y = anchors[name]
        labels = {lang: label(names[name][lang], record.get("capital", False), (x, y), shape) for lang in LANGUAGES}
        placed[name] = {
            "kind": record["kind"],
            "owner": record["owner"],
            "stripes": record["stripes"],
            "x": round(x, 1),
            "y": round(y, 1),
            "name": labels,
            "slots": {}
            if record["kind"] == "impassable"
            else slots((x, y), max(it["width"] for it in labels.values()), shape),
        }
    return placed


def label(text: str, capital: bool, at: Spot, shape: BaseGeometry) -> dict[str, Any]:
    """The largest size at which enough of a name lies in its territory, and the box it fills there."""
    for size in (CAPITAL,) if capital else SIZES:
        long = width(text, size, 700 if capital else 600) + SPACING * len(text)
        area = name_box(at, long, size)
        share = shape.intersection(area).area / area.area
        if share >= INSIDE or size == SIZES[-1]:
            break
    return {"text": text, "size": size, "width": round(long, 1), "inside": round(share, 2)}


def name_box(at: Spot, long: float, size: float) -> BaseGeometry:
    x, y = at
    return box(x - long / 2, y - RISE * size, x + long / 2, y + FALL * size)


def slots(at: Spot, long: float, shape: BaseGeometry) -> dict[str, Any]:
    """Where pieces stand: as wished, or at the nearest spot of the territory that keeps name and value free."""
    x, y = at
    written: list[BaseGeometry] = [
        name_box(at, long, 16).buffer(PIECE - 2, join_style="mitre"),
        box(x - VALUE_WIDTH / 2, y, x + VALUE_WIDTH / 2, y + VALUE_DEPTH).buffer(PIECE - 2, join_style="mitre"),
    ]
    taken: list[BaseGeometry] = []
    found: dict[str, list[float]] = {}
    for slot, (dx, dy) in (
        ("general", GENERALS[0]),
        ("garrison", (long / 2 + 15, -4)),
        ("general_2", GENERALS[1]),
        ("general_3", GENERALS[2]),
        ("mark", (0.0, 38.0)),
    ):
        wish = (x + dx, y + dy)
        # In a territory hardly larger than its name a piece may stand on the name, but not on another piece.
        spot = (
            nearest(wish, shape.buffer(-PIECE / 2), written + taken) or nearest(wish, shape.buffer(-3), taken) or wish
        )
        found[slot] = [round(spot[0], 1), round(spot[1], 1)]
        taken.append(box(spot[0] - 2 * PIECE, spot[1] - 2 * PIECE, spot[0] + 2 * PIECE, spot[1] + 2 * PIECE))
    return {
        "generals": [found["general"], found["general_2"], found["general_3"]],
        "garrison": found["garrison"],
        "mark": found["mark"],
    }


def nearest(wish: Spot, room: BaseGeometry, taken: list[BaseGeometry]) -> Spot | None:
    """The spot on a grid round the wish that lies in the room and on nothing taken."""
    steps = [(dx, dy) for dx in range(-60, 61, 3) for dy in range(-60, 61, 3)]
    for dx, dy in sorted(steps, key=lambda step: (step[0] ** 2 + step[1] ** 2, step)):
        spot = Point(wish[0] + dx, wish[1] + dy)
        if room.contains(spot) and not any(area.contains(spot) for area in taken):
            return wish[0] + dx, wish[1] + dy
    return None
