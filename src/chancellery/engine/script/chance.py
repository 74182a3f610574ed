"""Statements that give the chance to come; what they give and the match never uses fails the script."""

from __future__ import annotations

from typing import Final

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.fields import parse_pile
from chancellery.engine.nouns import nearest
from chancellery.engine.script.position import ScriptPosition
from chancellery.engine.script.words import split


def do_dice(s: ScriptPosition, rest: str) -> None:
    """dice N N N: the dice to come"""
    for word in rest.split():
        if not word.isdecimal():
            raise ChancelleryError(f"'{word}' is not a die")
        s.chance.dice.append(int(word))
        s.given_at["dice"].append(s.number)


def do_order(s: ScriptPosition, rest: str) -> None:
    """order KIND: ITEMS, the top of the next pile to be shuffled, in drawing order"""
    words, value = split(rest)
    s.chance.orders.append(parse_pile(value, _kind(s, words), s.nouns))
    s.given_at["order"].append(s.number)


def do_pick(s: ScriptPosition, rest: str) -> None:
    """pick KIND: ITEMS, what the next picks at random will be"""
    words, value = split(rest)
    picked = parse_pile(value, _kind(s, words), s.nouns)
    s.chance.picks.extend(picked)
    s.given_at["pick"].extend([s.number] * len(picked))


def _kind(s: ScriptPosition, words: list[str]) -> str:
    kind = words[0] if words else ""
    if kind not in s.nouns.ids:
        raise ChancelleryError(f"{s.title} has no kind '{kind}'{nearest(kind, s.nouns.ids)}")
    return kind


USES: Final = {"dice": "every die is rolled", "pick": "every item is picked", "order": "a pile is shuffled"}


def left_over(s: ScriptPosition) -> list[tuple[int, str, int]]:
    """The lines whose chance was not used up: the number of the line, the statement, and how much is left of it."""
    left = {"dice": len(s.chance.dice), "pick": len(s.chance.picks), "order": len(s.chance.orders)}
    unused = []
    for word, count in left.items():
        # Chance is used in the order in which it was given, so what is left was given last.
        lines = s.given_at[word][-count:] if count else []
        unused += [(line, word, lines.count(line)) for line in dict.fromkeys(lines)]
    return sorted(unused)
