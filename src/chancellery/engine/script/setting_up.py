"""Statements that choose the match and make a position."""

from __future__ import annotations

import re
from typing import Any

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.fields import Deck
from chancellery.engine.frames import field_names
from chancellery.engine.nouns import NOBODY, nearest
from chancellery.engine.script.position import ScriptPosition
from chancellery.engine.script.words import pairs, parts, split

# --- the match ---


def do_game(s: ScriptPosition, rest: str) -> None:
    """game ID"""
    if s.game is not None:
        raise ChancelleryError("'game' stands at the top of a script, once")
    s.game = s.find(rest)


def do_players(s: ScriptPosition, rest: str) -> None:
    """players N"""
    do_option(s, f"players {rest}")


def do_option(s: ScriptPosition, rest: str) -> None:
    """option NAME VALUE"""
    if s.state is not None:
        raise ChancelleryError("options stand before the first line that needs a position")
    name, _, value = rest.partition(" ")
    s.given[name] = value.strip()


def do_seed(s: ScriptPosition, rest: str) -> None:
    """seed WORD"""
    if s.state is not None:
        raise ChancelleryError("the seed stands before the first line that needs a position")
    s.seed = rest


# --- the board ---


def do_set(s: ScriptPosition, rest: str) -> None:
    """set NAME [INDEX…]: VALUE"""
    words, value = split(rest)
    name, field, path = s.field(words)
    field.write(s.board, name, path, value)
    s.changed()


def do_clear(s: ScriptPosition, rest: str) -> None:
    """clear NAME: every number of a field becomes 0, every noun none, every pile empty"""
    g = s.board
    if rest not in g.schema:
        raise ChancelleryError(f"{g.game.title} has no '{rest}'{nearest(rest, g.schema)}")
    g.schema[rest].keep(g, rest, g.schema[rest].nothing(g))
    s.changed()


def do_reset(s: ScriptPosition, rest: str) -> None:
    """reset: an empty board, with nothing going on and nothing told"""
    if rest:
        raise ChancelleryError("'reset' stands alone; 'clear NAME' empties one field")
    g = s.board
    for name, field in g.schema.items():
        field.keep(g, name, field.blank(g))
    forget(s)
    g.ply = g.floor = 0
    log = g.record()
    log.ply = 0
    log.entries.clear()
    s.changed()


def do_top(s: ScriptPosition, rest: str) -> None:
    """top NAME: ITEMS, brought to the top of a draw pile"""
    words, value = split(rest)
    name, field, _ = s.field(words)
    if not isinstance(field, Deck):
        raise ChancelleryError(f"'{name}' is not a pile that is drawn from")
    field.stack_top(s.board, name, value)
    s.changed()


# --- what the rules are in the middle of ---


def forget(s: ScriptPosition) -> None:
    """Nothing goes on any more, nothing is picked and nobody has won."""
    g = s.board
    g.stack.clear()
    g.waiting = ()
    g.picks = [()] * g.seats
    g.outcome = None


def do_stack(s: ScriptPosition, rest: str) -> None:
    """stack FRAME [field=value…] [then FRAME …]: what the rules are in the middle of, first thing first"""
    frames = [_frame(s, part.split()) for part in re.split(r"\bthen\b", rest)]
    forget(s)
    s.board.push(*frames)
    s.changed()


def do_push(s: ScriptPosition, rest: str) -> None:
    """push FRAME [field=value…]: put one more frame on top of the stack"""
    s.board.push(_frame(s, rest.split()))
    s.changed()


def _frame(s: ScriptPosition, words: list[str]) -> Any:
    game = s.board.game
    name = words[0] if words else ""
    if name not in game.frames:
        raise ChancelleryError(f"{game.title} has no frame '{name}'{nearest(name, game.frames)}")
    cls = game.frames[name]
    values = {key: _field_value(s, key, value) for key, value in pairs(words[1:]).items()}
    unknown = [key for key in values if key not in field_names(cls)]
    if unknown:
        raise ChancelleryError(f"{name} has no field '{unknown[0]}'{nearest(unknown[0], field_names(cls))}")
    try:
        return cls(**values)
    except TypeError as error:
        raise ChancelleryError(f"{name}: {error}") from None


def _field_value(s: ScriptPosition, key: str, value: str) -> Any:
    """A number, a tuple `(a,b)`, `none`, the id of a noun, or a word.

    A field named like a kind of nouns, such as `seat`, takes a noun of that kind first; any field takes one of another.
    """
    if value.startswith("(") and value.endswith(")"):
        return tuple(_field_value(s, "", part) for part in parts(value[1:-1]))
    if re.fullmatch(r"-?\d{1,18}", value):
        return int(value)
    if value == "none":
        return NOBODY
    own = (key,) if key in s.nouns.ids else ()
    for kind in (*own, "seat", *s.nouns.ids):
        if value in s.nouns.indexes[kind]:
            return s.nouns.index(kind, value)
    return s.nouns.index(key, value) if own else value
