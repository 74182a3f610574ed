"""Statements about what a seat may and may not do, and whether it is asked at all."""

from __future__ import annotations

from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.script.position import ScriptPosition
from chancellery.engine.script.words import split


def do_legal(s: ScriptPosition, rest: str) -> None:
    """legal SEAT: ACTIONS, all among the legal ones; `legal only SEAT: ACTIONS`, exactly these"""
    words, value = split(rest)
    compare_actions(s, "legal", words, value, s.g.legal(s.seat(words)))


def do_asides(s: ScriptPosition, rest: str) -> None:
    """asides SEAT: ACTIONS, all among those that the seat may take besides answering; `asides only SEAT: ACTIONS`"""
    words, value = split(rest)
    compare_actions(s, "asides", words, value, s.g.asides(s.seat(words)))


def compare_actions(s: ScriptPosition, what: str, words: list[str], value: str, actions: list[int]) -> None:
    """Whether all the actions that a line names are there, and with `only` whether there are no others."""
    if not value:
        raise ChancelleryError(f"'{what}' names actions, or 'none'")
    g = s.g
    actual = [g.describe(action) for action in actions]
    names = [] if value == "none" else value.split(",")
    expected = [g.describe(g.game.actions.parse(name)) for name in names if name.strip()]
    only = words[:1] == ["only"] or not names
    holds = sorted(expected) == sorted(actual) if only else set(expected) <= set(actual)
    s.expect(f"{what} {' '.join(words)}", ", ".join(expected) or "none", ", ".join(actual) or "none", holds)


def do_illegal(s: ScriptPosition, rest: str) -> None:
    """illegal SEAT: ACTION [rule PARAGRAPH], forbidden to a seat that is asked"""
    words, value = split(rest)
    name, _, rule = value.partition(" rule ")
    g = s.g
    seat = s.seat(words)
    action = g.game.actions.parse(name)
    if seat not in g.waiting:
        s.expect(f"illegal {name}", f"{words[-1]} is asked", asked(s), False)
    if action in (*g.legal(seat), *g.asides(seat)) or (action == RETRACT and g.may_retract(seat)):
        s.expect(f"illegal {name}", "forbidden", "legal", False)
    actual = g.refusal(seat, action).rule
    s.expect(f"illegal {name}", f"forbidden by {rule}", f"forbidden by {actual}", rule in ("", actual))


def do_not(s: ScriptPosition, rest: str) -> None:
    """not asked SEAT, which has nothing to choose now"""
    word, *words = rest.split()[:2] or [""]
    if word != "asked" or len(rest.split()) != 2:
        raise ChancelleryError("the statement is written 'not asked SEAT'")
    s.expect(f"not asked {words[0]}", f"{words[0]} is not asked", asked(s), s.seat(words) not in s.g.waiting)


def asked(s: ScriptPosition) -> str:
    names = [s.nouns.id("seat", seat) for seat in s.g.waiting]
    return f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'} asked" if names else "nobody is asked"
