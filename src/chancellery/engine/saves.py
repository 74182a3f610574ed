"""Saving and loading a position: compact bytes for machines, readable JSON for people."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from chancellery.engine.errors import BadOption, BadSave, ChancelleryError
from chancellery.engine.frames import Frame, field_names, freeze
from chancellery.engine.game import Game
from chancellery.engine.nouns import Nouns
from chancellery.engine.overlays import changes_of
from chancellery.engine.results import result_from
from chancellery.engine.rng import Luck, Rng, ScriptedRng
from chancellery.engine.state import State
from chancellery.engine.views import SaveData

FORMAT = 1
MAGIC = b"CHSV"
# Far more than a position takes: one from a file must not fill the memory.
MOST_BYTES = 4_000_000


def dump(g: State) -> SaveData:
    """The whole position as plain data, secrets included."""
    changes = changes_of(g.game.id)
    return {
        "format": FORMAT,
        "game": g.game.id,
        **({"content": changes} if changes else {}),
        "rules": g.game.rules,
        "options": g.options.dump(),
        "ply": g.ply,
        "floor": g.floor,
        "rng": g.rng.dump(),
        "stack": [[type(frame).__name__, frame.fields()] for frame in g.stack],
        "picks": [list(picks) for picks in g.picks],
        "result": None if g.outcome is None else g.outcome.dump(),
        "board": {name: getattr(g, name) for name in g.schema},
    }


def restore(game: Game, data: SaveData) -> State:
    """The position that `dump` wrote, or BadSave."""
    with readable():
        if data.get("content", {}) != changes_of(game.id):
            raise BadSave(f"the saved position was played with other figures than {game.title} is played with here")
        g = _restore(game, data)
        for name in g.schema:
            if name not in data["board"]:
                raise BadSave(f"the saved position lacks the field '{name}'")
        if len(g.picks) != g.seats:
            raise BadSave(f"the saved position has picks for {len(g.picks)} seats, not for {g.seats}")
        if g.outcome is None:
            if not g.stack or not g.stack[-1].waits:
                raise BadSave("the saved position is not over, but asks nothing of anybody")
            g.waiting = g.choice().actors(g)
        return g


def restore_for_reading(game: Game, data: SaveData) -> State:
    """A position of other rules as far as this build can show it, asking nobody anything, or BadSave.

    Fields that it lacks are as on an empty board, and frames that there are no more are left out.
    """
    with readable():
        stack = [(name, fields) for name, fields in data["stack"] if _fits(game, name, fields)]
        return _restore(game, {**data, "stack": stack, "options": _options_to_read(game, data["options"])})


def _options_to_read(game: Game, given: SaveData) -> SaveData:
    """The options of a position, or its number of players alone where they can no longer be chosen."""
    try:
        return game.options(given).dump()
    except BadOption:
        return {"players": given["players"]}


@contextmanager
def readable() -> Iterator[None]:
    """Whatever is wrong with the data is told as BadSave."""
    try:
        yield
    except KeyError as error:
        raise BadSave(f"the saved position lacks {error}") from None
    except BadSave:
        raise
    except (ValueError, TypeError, AttributeError, IndexError, ChancelleryError) as error:
        raise BadSave(f"the saved position cannot be read: {error}") from None


def _fits(game: Game, name: str, fields: SaveData) -> bool:
    """Whether this build has such a frame, with these fields."""
    return name in game.frames and set(fields) == set(field_names(game.frames[name]))


def _restore(game: Game, data: SaveData) -> State:
    g = game.shell(game.options(data["options"]), _rng(data["rng"]))
    g.ply = _whole(data["ply"])
    g.floor = _whole(data["floor"])
    for name, field in g.schema.items():
        field.keep(g, name, data["board"][name] if name in data["board"] else field.blank(g))
    g.stack = [_frame(game, name, fields) for name, fields in data["stack"]]
    g.picks = [tuple(picks) for picks in data["picks"]]
    g.outcome = None if data["result"] is None else result_from(data["result"])
    g.settle()
    return g


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"the saved position cannot be read: '{value}' is not a whole number")
    return value


def _rng(data: SaveData) -> Rng:
    if "carry" in data:
        return Luck(_whole(data["low"]), _whole(data["carry"]), _whole(data["counter"]))
    if "dice" not in data:
        return Rng(bytes.fromhex(data["key"]), data["counter"])
    rng = ScriptedRng(bytes.fromhex(data["key"]), data["counter"])
    rng.dice, rng.picks, rng.orders = data["dice"], data["picks"], data["orders"]
    return rng


def _frame(game: Game, name: str, fields: SaveData) -> Frame[Any]:
    if name not in game.frames:
        raise ChancelleryError(f"{game.title} has no frame '{name}'", "bad-save")
    return game.frames[name](**{key: freeze(value) for key, value in fields.items()})


def digest(g: State) -> str:
    """A fingerprint of the whole position."""
    return digest_of(dump(g))


def digest_of(data: SaveData) -> str:
    """The fingerprint of a position that is plain data, of whatever version."""
    return hashlib.sha256(_pack(data)).hexdigest()


def _pack(data: SaveData) -> bytes:
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode()


def save(g: State) -> bytes:
    """The position as compact bytes with a checksum."""
    body = zlib.compress(_pack(dump(g)), 6)
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def load(game: Game, saved: bytes) -> State:
    """The position behind compact bytes, or one sentence about what is wrong with them."""
    data = unpack(saved)
    check_origin(game, data)
    return restore(game, data)


def unpack(saved: bytes) -> Any:
    """The plain data in compact bytes, of whatever game and rules."""
    if saved[:4] != MAGIC:
        raise BadSave("this is not a saved position of Chancellery")
    body = saved[8:]
    if zlib.crc32(body).to_bytes(4, "big") != saved[4:8]:
        raise BadSave("the saved position is damaged or cut short")
    try:
        inflated = zlib.decompressobj()
        text = inflated.decompress(body, MOST_BYTES)
    except zlib.error:
        raise BadSave("the saved position is damaged or cut short") from None
    if not inflated.eof:
        raise BadSave("the saved position is damaged or cut short, or far too long")
    return _parse(text)


def _parse(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"the saved position is not JSON: {error}") from None


def save_json(g: State) -> str:
    """The position as JSON that a person can read and edit."""
    nouns = g.game.nouns_for(g.options)
    data = dump(g)
    data["board"] = {name: field.named(data["board"][name], nouns) for name, field in g.schema.items()}
    data["picks"] = [[g.game.actions.name(action) for action in picks] for picks in data["picks"]]
    return json.dumps(data, indent=1, ensure_ascii=False)


def load_json(game: Game, text: str) -> State:
    """The position behind readable JSON, or one sentence about what is wrong with it."""
    data = _parse(text)
    check_origin(game, data)
    for key in ("board", "picks"):
        if key not in data:
            raise BadSave(f"the saved position lacks '{key}'")
    try:
        nouns = game.nouns_for(game.options(data["options"]))
        data["board"] = _unnamed_board(game, data["board"], nouns)
        data["picks"] = [[game.actions.parse(name) for name in picks] for picks in data["picks"]]
    except BadSave:
        raise
    except (ValueError, TypeError, AttributeError, ChancelleryError) as error:
        raise BadSave(f"the saved position cannot be read: {error}") from None
    return restore(game, data)


def _unnamed_board(game: Game, board: SaveData, nouns: Nouns) -> SaveData:
    raw = {}
    for name, field in game.state.schema.items():
        if name not in board:
            raise BadSave(f"the saved position lacks the field '{name}'")
        raw[name] = field.unnamed(board[name], nouns)
    return raw


def check_origin(game: Game, data: Any) -> None:
    """Refuse what is no save, or a save of another game, a newer format or newer rules."""
    if not isinstance(data, dict) or not isinstance(data.get("format"), int) or not isinstance(data.get("rules"), int):
        raise BadSave("this is not a saved position of Chancellery")
    if data["format"] > FORMAT:
        raise BadSave(
            f"the saved position has format {data['format']}; this version of Chancellery reads up to {FORMAT}"
        )
    if data.get("game") != game.id:
        raise BadSave(f"the saved position is of the game '{data.get('game')}', not of '{game.id}'")
    if data["rules"] != game.rules:
        raise BadSave(f"the saved position was made with rules version {data['rules']}; this is version {game.rules}")
    if "options" not in data:
        raise BadSave("the saved position lacks 'options'")
    try:
        game.options(data["options"])
    except BadOption as error:
        raise BadSave(f"the saved position has options that do not fit: {error}") from None
