"""How the lines of a golden script are taken apart."""

from __future__ import annotations

from chancellery.engine.errors import ChancelleryError


def split(rest: str) -> tuple[list[str], str]:
    """`support liberal vienna: 2` as its words and its value."""
    words, _, value = rest.partition(":")
    return words.split(), value.strip()


def pairs(words: list[str]) -> dict[str, str]:
    """`seat=liberal points=2` as a dict."""
    found = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise ChancelleryError(f"'{word}' is not written name=value")
        found[key] = value
    return found


def parts(text: str) -> list[str]:
    """What commas separate, brackets apart."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part for part in found if part]
