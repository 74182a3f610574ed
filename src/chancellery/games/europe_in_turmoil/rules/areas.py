"""Areas of the map: the spaces that rules and cards mean together, and what each area is called (2.1).

A card names its area once, as an `Area`: that gives a question its spaces and the player the words for them. The frame
of a question holds the spaces, as it is saved, and by its spaces an area is known again.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.prose import Arg
from chancellery.games.europe_in_turmoil.board import (
    ADJACENT,
    ANNEX,
    AUSTRIA_HUNGARY,
    BALKANS,
    BELGIUM,
    BOSNIA,
    CONTENT,
    HAS_ICON,
    INDEPENDENT,
    MONARCH,
    NEAR,
    PARIS,
    REGIONS,
    SPACE_REGION,
    marker,
    spaces,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

CONGO_ANNEXED: Final = marker("congo_annexed")
BOSNIA_ANNEXED: Final = marker("bosnia_annexed")
MONARCHY_RESTORED: Final = marker("monarchy_restored")

ADJACENT_INDEPENDENTS: Final = tuple(spaces(*scoring.adjacent_independents) for scoring in CONTENT.scoring.values())
ALL_REGIONS: Final = tuple(range(len(REGIONS)))

# So many spaces are named one by one.
FEW: Final = 4


# --- which spaces there are ---


def everywhere(g: Turmoil) -> tuple[int, ...]:
    return g.open_spaces


def region_spaces(g: Turmoil, *regions: int) -> tuple[int, ...]:
    """The spaces of scoring regions; Bosnia is in two once annexed (49), the French church may be gone (2)."""
    found = g.open_in_region[regions[0]]
    for region in regions[1:]:
        found += g.open_in_region[region]
    if g.marked[BOSNIA_ANNEXED] and AUSTRIA_HUNGARY in regions and BOSNIA not in found:
        found = (*found, BOSNIA)
    return found


def in_region(g: Turmoil, space: int, region: int) -> bool:
    return SPACE_REGION[space] == region or (
        region == AUSTRIA_HUNGARY and space == BOSNIA and bool(g.marked[BOSNIA_ANNEXED])
    )


def has_icon(g: Turmoil, space: int, icon: int) -> bool:
    """Belgium is also Annex with the Congo marker (45); a restored monarchy takes Paris from Government (20)."""
    if space == BELGIUM and icon == ANNEX:
        return bool(g.marked[CONGO_ANNEXED])
    if space == PARIS and g.marked[MONARCHY_RESTORED]:
        return icon == MONARCH
    return HAS_ICON[icon][space]


def icon_spaces(g: Turmoil, *icons: int) -> tuple[int, ...]:
    """The spaces on the whole map with any of these icons."""
    return _with_icon(g, g.open_spaces, icons)


def region_icon_spaces(g: Turmoil, region: int, *icons: int) -> tuple[int, ...]:
    return _with_icon(g, region_spaces(g, region), icons)


def _with_icon(g: Turmoil, there: tuple[int, ...], icons: tuple[int, ...]) -> tuple[int, ...]:
    if g.marked[CONGO_ANNEXED] or g.marked[MONARCHY_RESTORED]:
        return tuple(s for s in there if any(has_icon(g, s, icon) for icon in icons))
    if len(icons) == 1:
        marked = HAS_ICON[icons[0]]
        return tuple([s for s in there if marked[s]])
    return tuple([s for s in there if any(HAS_ICON[icon][s] for icon in icons)])


def independents(g: Turmoil) -> tuple[int, ...]:
    return tuple(space for space in INDEPENDENT if g.opened[space])


def adjacent_independents(g: Turmoil, region: int) -> tuple[int, ...]:
    """The independent spaces next to a scoring region (10.1.4): Libya never counts."""
    return tuple(s for s in ADJACENT_INDEPENDENTS[region] if g.opened[s])


def region_and_neighbours(g: Turmoil, region: int) -> tuple[int, ...]:
    """The spaces of a scoring region and all that are adjacent to one of them."""
    near = frozenset().union(*(NEAR[s] for s in region_spaces(g, region)))
    return tuple(s for s in everywhere(g) if s in near)


def neighbours(space: int) -> tuple[int, ...]:
    return ADJACENT[space]


# --- areas with a name ---


Words = dict[str, Arg]


class Area:
    """Spaces that a card means together, by scoring regions, by icons, or by both.

    kind     which sentence tells of it, see `reason-where`
    regions  the scoring regions that it lies in; none if it lies anywhere
    icons    the icons of which its spaces have one; none if all its spaces are meant
    """

    def __init__(self, kind: str, regions: tuple[int, ...] = (), icons: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.regions = regions
        self.icons = icons
        AREAS.append(self)

    def on(self, g: Turmoil) -> tuple[int, ...]:
        """The spaces of the area on the map as it is now."""
        if self.icons:
            if not self.regions:
                return _with_icon(g, g.open_spaces, self.icons)
            found: tuple[int, ...] = ()
            for region in self.regions:
                found += region_icon_spaces(g, region, *self.icons)
            return found
        if self.kind == ANYWHERE:
            return g.open_spaces
        return region_spaces(g, *self.regions) if self.regions else independents(g)

    def words(self, g: Turmoil) -> Words | None:
        """What the area is called now; None if no name says exactly which spaces are meant, or if there are none."""
        there = self.on(g)
        if not there or (g.marked[BOSNIA_ANNEXED] and self.parts_bosnia(there)):
            return None
        return worded(self.kind, tuple(sorted(self.regions)), self.telling_icons(g, there))

    def parts_bosnia(self, there: tuple[int, ...]) -> bool:
        """Whether the area is told by one of the two regions that Bosnia is in once annexed (49), and not by both."""
        both = AUSTRIA_HUNGARY in self.regions and BALKANS in self.regions
        return bool(self.regions) and not both and BOSNIA in there

    def telling_icons(self, g: Turmoil, there: tuple[int, ...]) -> tuple[int, ...]:
        """The icons of the area without those that add no space to it: there is no Government in the Balkans."""
        told = sorted(self.icons)
        for icon in told[::-1]:
            others = [i for i in told if i != icon]
            if all(any(has_icon(g, s, i) for i in others) for s in there):
                told = others
        return tuple(told)


AREAS: Final[list[Area]] = []

ANYWHERE: Final = "anywhere"
EVERYWHERE: Final = Area(ANYWHERE, ALL_REGIONS)
INDEPENDENTS: Final = Area("independent")


def regions(*regions: int) -> Area:
    """All spaces of these scoring regions."""
    return Area("regions", regions)


def icons(*icons: int) -> Area:
    """The spaces with any of these icons, on the whole map."""
    return Area("icons", (), icons)


def icons_in(regions: tuple[int, ...], *icons: int) -> Area:
    """The spaces with any of these icons in these scoring regions."""
    return Area("icons-in", regions, icons)


def icons_by_region(*icons: int) -> tuple[Area, ...]:
    """The spaces with any of these icons in each scoring region."""
    return tuple([icons_in((region,), *icons) for region in ALL_REGIONS])


# Each scoring region.
REGION: Final = tuple([regions(region) for region in ALL_REGIONS])


# --- what an area is called ---


def worded(kind: str, regions: tuple[int, ...] = (), icons: tuple[int, ...] = (), names: tuple[int, ...] = ()) -> Words:
    """An area as values of a message."""
    return {"where": kind, "regions": ("region", regions), "icons": ("icon", icons), "names": ("space", names)}


def where(g: Turmoil, spaces: tuple[int, ...]) -> Words:
    """The spaces of a question in words: by the name of their area, else one by one, else as those that are marked."""
    area = frozenset([s for s in spaces if g.opened[s]])
    known = _names(g).get(area)
    if known is not None:
        return known
    return worded("names", names=tuple(sorted(area))) if len(area) <= FEW else worded("marked")


# The names of all areas on each shape that the map can have: which spaces are open, and what three markers change.
_NAMES: Final[dict[tuple[tuple[int, ...], int, int, int], dict[frozenset[int], Words]]] = {}


def _names(g: Turmoil) -> dict[frozenset[int], Words]:
    shape = (g.opened, g.marked[BOSNIA_ANNEXED], g.marked[CONGO_ANNEXED], g.marked[MONARCHY_RESTORED])
    names = _NAMES.get(shape)
    if names is None:
        names = {}
        for area in AREAS:
            words = area.words(g)
            if words is not None:
                names.setdefault(frozenset(area.on(g)), words)
        _NAMES[shape] = names
    return names
