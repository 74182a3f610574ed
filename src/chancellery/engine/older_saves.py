"""Saved positions of older rules, read as positions of the present ones."""

from __future__ import annotations

from typing import Any

from chancellery.engine.errors import BadSave
from chancellery.engine.game import Game
from chancellery.engine.saves import check_origin, digest_of, readable, restore, unpack
from chancellery.engine.state import State
from chancellery.engine.upgrades import steps
from chancellery.engine.views import SaveData


def load_older(game: Game, saved: bytes) -> State:
    """The position behind compact bytes of this or an older version of the rules, or BadSave."""
    data = in_present_shape(game, unpack(saved))
    check_origin(game, data)
    return restore(game, data)


def in_present_shape(game: Game, data: Any) -> SaveData:
    """A saved position of an older version in the shape of the present one, step by step."""
    with readable():
        if data["game"] != game.id:
            raise BadSave(f"the saved position is of the game '{data['game']}', not of '{game.id}'")
        for step in steps(game, int(data["rules"])):
            data = step.read(game, data)
        return dict(data)


def saved_digest(saved: bytes) -> str:
    """The fingerprint of a saved position of whatever version: what `digest` gave when it was saved."""
    return digest_of(unpack(saved))
