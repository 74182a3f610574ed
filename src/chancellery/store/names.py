"""Names of people: which can be shown, and which two would be taken for each other."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from chancellery.store.errors import StoreError
from chancellery.table.refusals import NAME_HAS_ENDS, NAME_IS_RESERVED

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 30
# No mark of a name changes more than the letter before it: three are more than any language needs.
MOST_MARKS: Final = 3
GUEST: Final = "guest-"
# What nobody is called who is a person like others: the server, who looks after it, and the bots, in our languages.
RESERVED: Final = (
    *("system", "server", "operator", "admin", "administrator", "moderator", "mod", "root", "superuser", "support"),
    *("staff", "official", "guest", "spectator", "bot", "robot", "chancellery", "attaché", "secretary", "chancellor"),
    *("système", "serveur", "opérateur", "opératrice", "administrateur", "administratrice", "modérateur"),
    *("modératrice", "assistance", "invité", "invitée", "spectateur", "spectatrice", "secrétaire", "chancelier"),
    "chancellerie",
)
# Categories of brackets and quotation marks, with which a name may begin and end.
OPENING: Final = frozenset(("Ps", "Pi"))
CLOSING: Final = frozenset(("Pe", "Pf"))
ARTICLES: Final = ("the", "a", "an", "le", "la", "les", "l", "un", "une")
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
    lookalikes = confusables()
    shown = (char for char in unicodedata.normalize("NFD", text) if not hidden(char))
    return unicodedata.normalize("NFD", "".join(lookalikes.get(char, char) for char in shown))


@cache
def confusables() -> dict[str, str]:
    """What each character is taken for."""
    rows = (line.split() for line in CONFUSABLES.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {chr(int(char, 16)): "".join(chr(int(point, 16)) for point in prototype) for char, *prototype in rows}


def hidden(char: str) -> bool:
    """Whether a character shows nothing."""
    return ord(char) in INVISIBLE or unicodedata.category(char) == "Cf"


@cache
def reserved() -> frozenset[str]:
    return frozenset(bare(word) for word in RESERVED)


def bare(name: str) -> str:
    """What a name looks like without marks, spaces, an article before it and figures after it."""
    words = name.rstrip("0123456789 .-_#").replace("\u2019", " ").replace("'", " ").split()
    while len(words) > 1 and words[0].casefold() in ARTICLES:
        words = words[1:]
    return "".join(char for char in skeleton("".join(words)) if char.isalnum())


def overlooked(char: str, closing: frozenset[str]) -> bool:
    """Whether a character at an end of a name is easily overlooked: a space, a dot and the like."""
    category = unicodedata.category(char)
    if category.startswith("L"):
        return look(char) == "."
    return (category.startswith(("Z", "C", "P")) and category not in closing and char not in "!?") or category == "Sk"


def checked_name(name: str) -> str:
    """A name that can be shown, is easily told from others, and is no guest's."""
    if name != name.strip():
        raise StoreError(NAME_HAS_ENDS, "name-ends")
    name = " ".join(name.split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise StoreError(
            f"a name has {SHORTEST_NAME} to {LONGEST_NAME} characters",
            "name-length",
            least=SHORTEST_NAME,
            most=LONGEST_NAME,
        )
    if not name.isprintable() or len(name_key(name)) > 2 * LONGEST_NAME or any(map(hidden, name)) or heaped(name):
        raise StoreError(
            "this name has characters that cannot be used; try letters, digits, spaces and hyphens", "name-characters"
        )
    if skeleton(name).startswith(skeleton(GUEST)):
        raise StoreError(f"names that begin with '{GUEST}' are for guests", "name-of-guests", guest=GUEST)
    shown = unicodedata.normalize("NFKC", name)
    if overlooked(shown[0], OPENING) or overlooked(shown[-1], CLOSING):
        raise StoreError(NAME_HAS_ENDS, "name-ends")
    if bare(name) in reserved():
        raise StoreError(NAME_IS_RESERVED, "name-reserved")
    return name


def heaped(name: str) -> bool:
    """Whether marks stand without a letter, or in heaps upon one."""
    marks = MOST_MARKS
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
