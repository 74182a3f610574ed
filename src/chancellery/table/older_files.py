"""Whole matches in files of older rules, brought to the present ones where their last position allows it."""

from __future__ import annotations

import json
from base64 import b64decode

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.journal import JournalData, read_journal
from chancellery.engine.older_saves import load_older, saved_digest
from chancellery.engine.saves import digest, digest_of, dump, save
from chancellery.engine.state import State
from chancellery.engine.stretches import Stretch, read_stretches, stretches_json
from chancellery.engine.upgrades import options_of_now
from chancellery.games import find_game
from chancellery.table.old_exports import rules_of
from chancellery.table.upgrading import NOT_PLAYABLE, playable


def brought_up(text: str) -> str:
    """A file of a whole match by the present rules, if it is of older ones and can be; else the file as it is."""
    found = rules_of(text)
    try:
        game = None if found is None else find_game(found[0])
        if game is None or found is None or found[1] >= game.rules:
            return text
        data = json.loads(text)
        then = read_stretches(data.get("stretches", []), game.id, found[1], len(data["actions"]))
        then = then or [Stretch(0, found[1])]
        now = {**data, "format": max(data["format"], 5), "rules": game.rules}
        now["options"] = options_of_now(game, found[1], data["options"])
        return json.dumps(unchanged(game, data, now, then) or carried(game, data, now, then) or data)
    except NOT_PLAYABLE:
        return text


def unchanged(game: Game, data: JournalData, now: JournalData, then: list[Stretch]) -> JournalData | None:
    """The file, if all that was played leads to the very position and result that it claims."""
    plies = len(data["actions"])
    here = stretches_json([*then, Stretch(plies, game.rules)])
    try:
        journal = read_journal(json.dumps({**now, "stretches": here}), find_game).journal
        # Without the new boundary, which raises the floor of the undo: the digest of then knows nothing of it.
        journal.stretches = then
        state = journal.replay()
    except NOT_PLAYABLE:
        return None
    result = None if state.outcome is None else state.outcome.dump()
    if json.loads(json.dumps(result)) != data["result"] or not same_digest(state, data):
        return None
    state.floor = plies
    return {**now, "stretches": here, "digest": digest(state)}


def same_digest(state: State, data: JournalData) -> bool:
    """Whether a position is the one that a file of older rules claims, as that version counted it."""
    return digest_of({**dump(state), "rules": data["rules"], "options": data["options"]}) == str(data["digest"])


def carried(game: Game, data: JournalData, now: JournalData, then: list[Stretch]) -> JournalData | None:
    """The file carried over at the position that it holds, if it is not over and holds one."""
    if "position" not in data or data["result"] is not None:
        return None
    plies = len(data["actions"])
    try:
        state = load_older(game, b64decode(data["position"]))
    except (ValueError, ChancelleryError):
        return None
    if state.ply != plies or not playable(state):
        return None
    state.floor = plies
    position = save(state)
    here = [*then, Stretch(plies, game.rules, 0.0, saved_digest(position), position)]
    return {**now, "stretches": stretches_json(here), "digest": digest(state), "position": now["position"]}
