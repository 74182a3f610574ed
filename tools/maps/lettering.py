"""How wide a text is, by the advance widths of the fonts that the client serves."""

from functools import cache

from fontTools.ttLib import TTFont

from tools.maps.inputs import FONTS

LABEL = "sofia-sans-extra-condensed"


@cache
def advances(family: str, weight: int) -> dict[int, float]:
    """Advance widths by code point, in parts of the font size; latin wins over latin-ext."""
    widths: dict[int, float] = {}
    for subset in ("latin", "latin-ext"):
        font = TTFont(FONTS / f"{family}-{subset}-{weight}-normal.woff2")
        size = font["head"].unitsPerEm
        for code, glyph in font.getBestCmap().items():
            widths.setdefault(code, font["hmtx"][glyph][0] / size)
    return widths


def width(text: str, size: float, weight: int = 600, family: str = LABEL) -> float:
    known = advances(family, weight)
    missing = [letter for letter in text if ord(letter) not in known]
    if missing:
        raise ValueError(f"{family} has no {', '.join(missing)} for “{text}”")
    return sum(known[ord(letter)] for letter in text) * size
