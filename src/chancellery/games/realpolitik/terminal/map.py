"""The map: territories with their pieces, trains, sea lanes, and what is around the own generals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from chancellery.games.realpolitik.board import (
    ADJACENT,
    CONTENT,
    INCOME,
    LANES_OF,
    POWER_IDS,
    TERRITORY_IDS,
    territory,
)
from chancellery.games.realpolitik.terminal.sheet import INK, Canvas
from chancellery.terminal.sheet import NARROW, WIDE, pad, paint, size

Group = tuple[str, tuple[str, ...]]
MONEY: Final = "¤"
INFLUENCE: Final = "★"
GARRISON: Final = "▪"
FORTRESS: Final = "▲"
CAPITAL: Final = "◆"
TRAIN: Final = "="
LANE: Final = "~"

UNDISPUTED: Final[Group] = ("undisputed", ())
COLUMNS: Final[dict[int, tuple[tuple[Group, ...], ...]]] = {
    WIDE: (
        (("home", ("france",)), ("disputed", ("france", "prussia")), UNDISPUTED),
        (("home", ("prussia",)), ("disputed", ("austria", "prussia")), ("disputed", ("france", "italy"))),
        (("home", ("austria",)), ("disputed", ("austria", "italy")), ("home", ("italy",))),
    ),
    NARROW: (
        (("home", ("france",)), ("disputed", ("france", "prussia")), ("home", ("prussia",)), UNDISPUTED),
        (
            ("home", ("austria",)),
            ("disputed", ("austria", "prussia")),
            ("disputed", ("austria", "italy")),
            ("home", ("italy",)),
            ("disputed", ("france", "italy")),
        ),
    ),
}
COLUMN_WIDTH: Final = {WIDE: 30, NARROW: 36}
# What stands in a row besides name and generals: capital, value with its sign, control, garrison, fortress, gaps.
SIGNS: Final = 9
GENERALS_WIDTH: Final = {WIDE: 9, NARROW: 12}


def ground(c: Canvas) -> list[str]:
    """The territories in columns, and what the signs mean."""
    columns = [[line for group in groups for line in block(c, *group)] for groups in COLUMNS[c.width]]
    wide = COLUMN_WIDTH[c.width]
    gap = " " * ((c.width - wide * len(columns)) // (len(columns) - 1))
    height = max(map(len, columns))
    rows = [[*column, *[" " * wide] * (height - len(column))] for column in columns]
    legend = c.say("legend", fortresses=c.board["fortresses_left"])
    if not c.targets.isdisjoint(TERRITORY_IDS):
        legend = f"{legend} · {c.say('legend-targets')}"
    return [*(gap.join(row).rstrip() for row in zip(*rows, strict=True)), *c.note(legend)]


def block(c: Canvas, kind: str, powers: tuple[str, ...]) -> list[str]:
    """The homes of a power, the disputed territories with the same stripes, or the undisputed ones."""
    width = COLUMN_WIDTH[c.width]
    end = ""
    if kind == "home":
        heading = c.title("power", powers[0])
    else:
        heading = c.say(kind)
        end = INFLUENCE + "".join(map(c.stamp, powers)) if powers else ""
    found = [
        id
        for id, place in CONTENT.territories.items()
        if place.kind == kind and (place.stripes if kind == "disputed" else (place.owner,) * len(powers)) == powers
    ]
    return [pad(c.ruled(heading.upper(), width, end), width), *(row(c, id) for id in found)]


def row(c: Canvas, id: str) -> str:
    """A territory: capital, name, value, who controls it and how, generals with their units."""
    holder: str = c.board["control"].get(id, "none")
    wide = GENERALS_WIDTH[c.width]
    room = COLUMN_WIDTH[c.width] - SIGNS - wide
    name = pad(c.mark(id, c.title("territory", id), INK[holder]), room)
    capital = CAPITAL if CONTENT.territories[id].capital else " "
    garrison: str = c.board["garrisons"].get(id, "none")
    signs = (
        c.stamp(holder) if holder != "none" else " ",
        paint(INK[garrison], GARRISON) if garrison != "none" else " ",
        FORTRESS if id in c.board["fortresses"] else " ",
    )
    return f"{capital}{name} {worth(id, holder)} {''.join(signs)} {pad(armies(c, id, wide), wide)}"


def worth(id: str, holder: str) -> str:
    """The value, and whether it is money or influence for whoever has the territory now."""
    value = CONTENT.territories[id].value
    if holder == "none":
        return f"{value} "
    earns = INCOME[POWER_IDS.index(holder)][territory(id)]
    return f"{value}{MONEY if earns else INFLUENCE}"


def armies(c: Canvas, id: str, width: int) -> str:
    """The generals in a territory, each with its units."""
    there = [general_sign(c, general) for general in c.board["generals"] if general["territory"] == id]
    apart = " ".join(there)
    return apart if size(apart) <= width else "".join(there)


def general_sign(c: Canvas, general: dict[str, Any]) -> str:
    return c.mark(general["general"], f"{c.letter(general['power'])}{general['units']}", INK[general["power"]])


# --- ways ---


def ways(c: Canvas) -> list[str]:
    """Trains, sea lanes, and the neighbours of the own generals."""
    trains = [tuple(border.split("-")) for border in c.board["trains"]]
    left = paint("dim", c.say("trains-left", left=c.board["trains_left"]))
    lines = c.headed(c.say("trains"), [*(hub(c, *part) for part in hubs(trains)), left])
    lanes = []
    for power in dict.fromkeys(lane.power for lane in CONTENT.lanes.values()):
        joined = hubs([(lane.start, lane.end) for lane in CONTENT.lanes.values() if lane.power == power])
        lanes += [f"{c.stamp(power)} {hub(c, *part)}" for part in joined]
    around = [] if c.board["battle"] else surroundings(c)
    return [*lines, *c.headed(c.say("lanes"), lanes), *around]


def hubs(pairs: list[tuple[str, ...]]) -> list[tuple[str, list[str]]]:
    """Pairs gathered around the places that most of them share."""
    left = list(pairs)
    found = []
    while left:
        places = [place for pair in left for place in pair]
        centre = max(dict.fromkeys(places), key=places.count)
        there = [pair for pair in left if centre in pair]
        found.append((centre, [b if a == centre else a for a, b in there]))
        left = [pair for pair in left if centre not in pair]
    return found


def hub(c: Canvas, centre: str, others: Iterable[str]) -> str:
    return f"{name(c, centre)}–{', '.join(name(c, id) for id in others)}"


def surroundings(c: Canvas) -> list[str]:
    """The neighbours of each own general, by land, by train and by sea."""
    own = [general for general in c.board["generals"] if general["power"] in c.own]
    if not own:
        return []
    lines = [f"{paint('bold', c.say('around'))}  {paint('dim', c.say('around-legend'))}"]
    for general in own:
        start = f"  {general_sign(c, general)} {name(c, general['territory'])} "
        lines.append(start)
        for way in neighbours(c, general["power"], general["territory"]):
            if size(lines[-1]) + 1 + size(way) > c.width:
                lines.append("    ")
            lines[-1] += f" {way}"
    return lines


def neighbours(c: Canvas, power: str, id: str) -> list[str]:
    here = territory(id)
    land = [TERRITORY_IDS[there] for there in ADJACENT[here]]
    trains = c.board["trains"]
    ways = [(TRAIN if f"{id}-{t}" in trains or f"{t}-{id}" in trains else "") + name(c, t) for t in land]
    friends = (power, c.board["powers"][power]["ally"])
    sea = [TERRITORY_IDS[there] for there, owner in LANES_OF[here] if POWER_IDS[owner] in friends]
    return [*ways, *(LANE + name(c, t) for t in dict.fromkeys(sea))]


def name(c: Canvas, id: str) -> str:
    return c.title("territory", id)
