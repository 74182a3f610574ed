"""What everybody sees of the map: which spaces there are now, where they count, and what markers made of them."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from chancellery.games.europe_in_turmoil.board import (
    BATTLEGROUND,
    BOSNIA,
    BOX_CONTROL,
    CONTENT,
    IS_BOX,
    NOUNS,
    REGIONS,
    SEATS,
    SPACES,
)
from chancellery.games.europe_in_turmoil.rules.areas import (
    BOSNIA_ANNEXED,
    has_icon,
    independents,
    region_spaces,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

SPACE_IDS: Final = NOUNS.ids["space"]
ICON_IDS: Final = NOUNS.ids["icon"]
NO_BOXES: Final = tuple(s for s in range(SPACES) if not IS_BOX[s])
# The boxes, which nobody ever wins or loses (6.2.4).
BOXES: Final = {SPACE_IDS[s]: SEATS[BOX_CONTROL[s]] for s in range(SPACES) if IS_BOX[s]}
BOX_IDS: Final = list(BOXES)
# The markers that change the icons of a space, and where they lie.
ICON_MARKERS: Final = tuple(
    (NOUNS.index("marker", id), id, NOUNS.index("space", space))
    for id, marker in CONTENT.map_markers.items()
    for space in marker.spaces
    if marker.icon
)
# The marker that takes a space away.
REMOVED_BY: Final = {
    NOUNS.index("space", space): NOUNS.index("marker", id)
    for id, marker in CONTENT.map_markers.items()
    for space in marker.spaces
    if marker.effect == "removes_space"
}


class MarkedIcons(TypedDict):
    """The icons of a space that a marker has changed, and the marker."""

    icons: list[str]
    marker: str


class Lands:
    """The map as it is divided now.

    areas          the spaces of each region that count there, and those that belong to none
    battlegrounds  how many of them are battlegrounds, by region
    """

    def __init__(self, g: Turmoil) -> None:
        spaces = [region_spaces(g, region) for region in range(len(REGIONS))]
        self.areas = {id: [SPACE_IDS[s] for s in spaces[region]] for region, id in enumerate(REGIONS)}
        self.areas["independent"] = [SPACE_IDS[s] for s in independents(g)]
        self.areas["box"] = BOX_IDS
        self.battlegrounds = [len([s for s in found if BATTLEGROUND[s]]) for found in spaces]


# By which spaces are open and whether Bosnia is annexed: there are a handful of such maps, and each view needs one.
_lands: dict[tuple[tuple[int, ...], int], Lands] = {}


def lands(g: Turmoil) -> Lands:
    """How the map is divided now."""
    key = (g.opened, g.marked[BOSNIA_ANNEXED])
    found = _lands.get(key)
    if found is None:
        found = _lands[key] = Lands(g)
    return found


def shut(g: Turmoil) -> dict[str, Literal["closed", "gone"]]:
    """The spaces that hold no support: not yet, or not any more."""
    if len(g.open_spaces) == len(NO_BOXES):
        return {}
    return {SPACE_IDS[s]: "gone" if removed(g, s) else "closed" for s in NO_BOXES if not g.opened[s]}


def removed(g: Turmoil, space: int) -> bool:
    """Whether a marker lies there that takes the space away (2)."""
    return space in REMOVED_BY and bool(g.marked[REMOVED_BY[space]])


def icons(g: Turmoil) -> dict[str, MarkedIcons]:
    """The icons of the spaces where a marker has changed them (20, 45)."""
    return {
        SPACE_IDS[space]: {"icons": [id for i, id in enumerate(ICON_IDS) if has_icon(g, space, i)], "marker": marker}
        for number, marker, space in ICON_MARKERS
        if g.marked[number]
    }


def annexed(g: Turmoil) -> list[str]:
    """The spaces that count in a second region (49)."""
    return [SPACE_IDS[BOSNIA]] if g.marked[BOSNIA_ANNEXED] else []
