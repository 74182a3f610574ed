"""How the lines of a golden script are taken apart."""

from __future__ import annotations

from chancellery.engine.errors import ChancelleryError


def split(rest: str) -> tuple[list[str], str]:
    """`support liberal vienna: 2` as its words and its value."""
    words, _, value = rest.partition(":")
    return words.split(), value.strip()


def pairs(words: list[str]) -> dict[str, str]:
    """`seat=liberal points=2` as a dict."""
    values = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise ChancelleryError(f"'{word}' is not written name=value")
        values[key] = value
    return values


def parts(text: str) -> list[str]:
    """What commas separate, brackets apart."""
    pieces, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += letter
    return [piece for piece in pieces if piece]
