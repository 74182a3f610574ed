"""Names of people: which can be shown, and which two would be taken for each other."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from chancellery.store.errors import StoreError

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 30
# No mark of a name changes more than the letter before it: three are more than any language needs.
MOST_MARKS: Final = 3
GUEST: Final = "guest-"
CONFUSABLES: Final = Path(__file__).parent / "confusables.txt"

# Letters, marks and symbols that show nothing: default-ignorable ones that are no formats, and blanks.
INVISIBLE: Final = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)


def name_key(name: str) -> str:
    """A name as it is looked up: without case and compatibility forms."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def skeleton(name: str) -> str:
    """What a name looks like (UTS 39): two names with one skeleton would be taken for each other.

    Case is folded in between, since a capital may look like another letter than its small one.
    """
    return look(look(unicodedata.normalize("NFKC", name.strip())).casefold())


def look(text: str) -> str:
    """Every character as the one it is taken for, without those that show nothing."""
    known = confusables()
    shown = (char for char in unicodedata.normalize("NFD", text) if not hidden(char))
    return unicodedata.normalize("NFD", "".join(known.get(char, char) for char in shown))


@cache
def confusables() -> dict[str, str]:
    """What each character is taken for."""
    rows = (line.split() for line in CONFUSABLES.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {chr(int(char, 16)): "".join(chr(int(point, 16)) for point in prototype) for char, *prototype in rows}


def hidden(char: str) -> bool:
    """Whether a character shows nothing."""
    return ord(char) in INVISIBLE or unicodedata.category(char) == "Cf"


def checked_name(name: str) -> str:
    """A name that can be shown, and is no guest's."""
    name = " ".join(name.split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise StoreError(f"a name has {SHORTEST_NAME} to {LONGEST_NAME} characters")
    if not name.isprintable() or len(name_key(name)) > 2 * LONGEST_NAME or any(map(hidden, name)) or heaped(name):
        raise StoreError("a name consists of letters, figures and the like")
    if skeleton(name).startswith(skeleton(GUEST)):
        raise StoreError(f"names that begin with '{GUEST}' are for guests")
    return name


def heaped(name: str) -> bool:
    """Whether marks stand without a letter, or in heaps upon one."""
    marks = MOST_MARKS
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
