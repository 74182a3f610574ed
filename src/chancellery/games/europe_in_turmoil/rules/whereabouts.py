"""What asks for support, and in which spaces, in words: for the line below a question and for refusals."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Arg
from chancellery.games.europe_in_turmoil.board import ADJACENT, DREADNOUGHT, ICONS, REGIONS, SPACE_REGION, SPACES
from chancellery.games.europe_in_turmoil.rules.support import (
    UNCONTROLLED,
    AddSupport,
    has_icon,
    in_region,
    independents,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

# So many spaces are named one by one.
FEW: Final = 4


def where(g: Turmoil, spaces: tuple[int, ...]) -> dict[str, Arg]:
    """An area as values of a message: by region, by icons, by neighbour or by name, whichever says exactly the same."""
    area = {s for s in spaces if g.opened[s]}
    regions = tuple(r for r in range(len(REGIONS)) if any(in_region(g, s, r) for s in area))
    outside = any(SPACE_REGION[s] == NOBODY for s in area)
    whole = {
        s for s in g.open_spaces if any(in_region(g, s, r) for r in regions) or (outside and SPACE_REGION[s] == NOBODY)
    }
    everything = len(regions) == len(REGIONS) and outside
    if area == whole:
        kind = "anywhere" if everything else "independent" if not regions else "regions" if not outside else ""
        if kind:
            return _said(kind, regions)
    for count in (1, 2, 3):
        for icons in combinations(range(len(ICONS)), count):
            marked = {s for s in g.open_spaces if any(has_icon(g, s, icon) for icon in icons)}
            if area == marked:
                return _said("icons", icons=icons)
            if area == marked & whole and not outside:
                return _said("icons-in", regions, icons)
    if len(area) > FEW:
        for beside in range(SPACES):
            if area == {s for s in ADJACENT[beside] if g.opened[s]}:
                return _said("near", names=(beside,))
    return _said("names", names=tuple(sorted(area))) if len(area) <= FEW else _said("marked")


def _said(
    kind: str, regions: tuple[int, ...] = (), icons: tuple[int, ...] = (), names: tuple[int, ...] = ()
) -> dict[str, Arg]:
    return {"where": kind, "regions": ("region", regions), "icons": ("icon", icons), "names": ("space", names)}


def source(g: Turmoil) -> tuple[str, int] | None:
    """What asks: the card that is being worked out, or the box of the naval track that gives support."""
    top = g.stack[-1]
    if (
        isinstance(top, AddSupport)
        and g.navy[top.seat] == DREADNOUGHT
        and top.test == UNCONTROLLED
        and top.spaces == independents(g)
    ):
        return "box", DREADNOUGHT
    return ("card", g.playing[-1]) if g.playing else None
