"""The map: contested regions with dice, armies and tokens, armies elsewhere, and the seas."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_divided.board import BLOC_IDS, KIND, REGION_IDS, SEA_IDS, SEA_MINIMUM, SIDE_IDS, SPACE_IDS
from chancellery.games.europe_divided.terminal.canvas import INK, Canvas
from chancellery.terminal.sheet import pad, paint

NAME_WIDTH: Final = 22
ARMY: Final = "▲"
TOKEN: Final = "●"
CARD: Final = "■"
GAP: Final = "  "


def regions(c: Canvas) -> list[str]:
    """The contested regions in two columns, and what the signs mean."""
    half = len(REGION_IDS) // 2
    width = (c.width - len(GAP)) // 2
    lines = [paint("bold", c.say("contested"))]
    for one, two in zip(REGION_IDS[:half], REGION_IDS[half:], strict=True):
        lines.append(f"{pad(region(c, one), width)}{GAP}{region(c, two)}".rstrip())
    return [*lines, *(paint("dim", line) for line in c.flow(c.say("legend").split(" · ")))]


def region(c: Canvas, id: str) -> str:
    """A region: name, dice, armies, tokens, and whose card has been taken."""
    dice = " ".join(
        c.bloc(bloc, c.board["dice"][bloc][id]) if id in c.board["dice"][bloc] else paint("dim", "··")
        for bloc in BLOC_IDS
    )
    signs = [army(c, side, id) for side in SIDE_IDS if id in c.board["armies"][side]]
    signs += [paint("yellow", TOKEN * c.board["tokens"][id])] if id in c.board["tokens"] else []
    signs += [paint(INK[side], CARD) for side in SIDE_IDS if id in c.board["sides"][side]["taken"]]
    return f"{pad(c.mark('region', id), NAME_WIDTH)}{dice}  {' '.join(signs)}".rstrip()


def army(c: Canvas, side: str, space: str) -> str:
    """How many armies of a side stand in a space."""
    bloc = "nato" if side == "europe" else "russia"
    return paint(INK[bloc], f"{ARMY}{c.letter(bloc)}{c.board['armies'][side][space]}")


def elsewhere(c: Canvas) -> list[str]:
    """Armies in the sides' own spaces and at sea, the tokens there, and the fracture."""
    lines: list[str] = []
    for side in SIDE_IDS:
        spaces = [
            f"{c.mark('space', id)} {army(c, side, id)}"
            for id, kind in zip(SPACE_IDS, KIND, strict=True)
            if kind != "contested" and id in c.board["armies"][side]
        ]
        supply = c.say("supply", count=c.board["sides"][side]["supply"])
        lines += c.headed(c.say("armies", side=c.title("seat", side)), [*spaces, supply])
    tokens = [
        f"{c.title('spot', id)} {TOKEN * count}" for id, count in c.board["tokens"].items() if id not in REGION_IDS
    ]
    if tokens:
        lines += c.headed(c.say("tokens"), tokens)
    if c.board["fracture"] != "none":
        lines += c.headed(c.say("fracture"), [c.title("space", c.board["fracture"])])
    return lines


def seas(c: Canvas) -> list[str]:
    """Who holds each sea, and how near the others are."""
    lines: list[str] = []
    for id, least in zip(SEA_IDS, SEA_MINIMUM, strict=True):
        sea = c.board["seas"][id]
        sums = " ".join(c.bloc(bloc, f" {sea['sums'][bloc]}") for bloc in BLOC_IDS)
        holder = c.title("bloc", sea["holder"]) if sea["holder"] != "none" else c.say("nobody")
        name = c.mark("sea", id)
        lines.append(f"{pad(name, NAME_WIDTH)}{c.say('sea', holder=holder, least=least)}  {sums}")
    return lines
