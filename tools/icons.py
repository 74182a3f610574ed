"""The icons of an installed Chancellery, drawn from our own emblem, the client's `icon.svg`.

`python -m tools.icons` writes them, `--check` fails if they are not what it would write. The result is committed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import vl_convert

ROOT: Final = Path(__file__).parents[1]
EMBLEM: Final = ROOT / "src/chancellery/web/static/client/icon.svg"
FOLDER: Final = ROOT / "src/chancellery/web/static/installed"
# The emblem's own square, of which a mask may leave a circle of four fifths: all but the ground is drawn smaller there.
SIDE: Final = 32
SAFE: Final = 0.7
GROUND: Final = re.compile(r'<path d="M0 0h32v32H0z"[^>]*/>')
# The letter alone, for the row of signs at the top of a phone, which takes its shape and gives it its own colour.
LETTER: Final = re.compile(r'<path d="(M22[^"]*)"[^>]*/>')
SIZES: Final = {
    "icon-192": 192,
    "icon-512": 512,
    "maskable-192": 192,
    "maskable-512": 512,
    "touch-180": 180,
    "badge-96": 96,
}


def drawing(name: str, emblem: str) -> str:
    """One of the icons as SVG."""
    if name.startswith("badge"):
        letter = LETTER.search(emblem)
        assert letter is not None
        return svg(f'<g transform="translate(-8 -8.500) scale(1.550)"><path d="{letter[1]}" fill="#FFFFFF"/></g>')
    inside = emblem[emblem.index(">") + 1 : emblem.rindex("</svg>")]
    if not name.startswith("maskable"):
        return svg(inside)
    ground = GROUND.search(inside)
    assert ground is not None
    margin = SIDE * (1 - SAFE) / 2
    return svg(f'{ground[0]}<g transform="translate({margin} {margin}) scale({SAFE})">{GROUND.sub("", inside)}</g>')


def svg(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
        f"{inside}</svg>"
    )


def icons() -> dict[str, bytes]:
    """Every icon by its name, as PNG."""
    emblem = EMBLEM.read_text("utf-8")
    return {
        f"{name}.png": vl_convert.svg_to_png(drawing(name, emblem), scale=size / SIDE) for name, size in SIZES.items()
    }


def main() -> int:
    drawn = icons()
    if "--check" in sys.argv:
        stale = [name for name, png in drawn.items() if (FOLDER / name).read_bytes() != png]
        if stale:
            print(f"not up to date: {', '.join(stale)}; run python -m tools.icons")
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for name, png in drawn.items():
        (FOLDER / name).write_bytes(png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
