"""The contract about copies: clones, saves and journals are the match itself, and refuse to be anything else."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from chancellery.contract.walks import (
    act,
    chance_for,
    everybody,
    fingerprint,
    next_moves,
    own_fields,
    played,
    random_game,
    sampled,
    seat_name,
)
from chancellery.engine import saves
from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import BadJournal, BadSave
from chancellery.engine.game import Game
from chancellery.engine.journal import Exported, Journal, read_journal
from chancellery.engine.options import Options
from chancellery.engine.rng import commitment, key_from
from chancellery.engine.saves import digest
from chancellery.engine.state import State

# How far a copy plays on, and how much of a long match is enough to tamper with.
ONWARD = 20
LONG = 500


def check_clones_are_exact(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 30):
        twin = g.clone()
        assert type(twin) is type(g), f"the clone of a {type(g).__name__} is a {type(twin).__name__}"
        assert twin.log is None, "a clone keeps a log"
        require_same(g, twin, "a clone")
    require_same_future(game, options, seed, lambda g: g.clone(), "a clone")


def check_clones_share_nothing(game: Game, options: Options, seed: int) -> None:
    kept: list[tuple[State, str, list[list[int]]]] = []
    chosen = {g.ply for g in sampled(game, options, seed, 100)}
    for g in played(game, options, seed):
        if g.ply not in chosen:
            continue
        before, legal = fingerprint(g), [g.legal(seat)[:] for seat in range(g.seats)]
        twin = g.clone()
        for seat, action in next_moves(game, options, seed, g, ONWARD):
            act(twin, seat, action)
        assert fingerprint(g) == before, f"playing a clone on changes the position after {g.ply} actions"
        now = [g.legal(seat) for seat in range(g.seats)]
        assert now == legal, f"playing a clone on changes what is legal after {g.ply} actions"
        kept.append((g.clone(), before, legal))
    for twin, before, legal in kept:
        assert fingerprint(twin) == before, f"the position after {twin.ply} actions changed while the game played on"
        now = [twin.legal(seat) for seat in range(twin.seats)]
        assert now == legal, f"what is legal after {twin.ply} actions changed while the game played on"


def check_saves_are_exact(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 10):
        require_same(g, saved_and_read(g), "a save")
        require_same(g, written_and_read(g), "a readable save")
    require_same_future(game, options, seed, saved_and_read, "a save")
    require_same_future(game, options, seed, written_and_read, "a readable save")


def saved_and_read(g: State) -> State:
    try:
        return saves.load(g.game, saves.save(g))
    except Exception as error:
        raise AssertionError(f"the position after {g.ply} actions cannot be saved and read: {error!r}") from error


def written_and_read(g: State) -> State:
    try:
        return saves.load_json(g.game, saves.save_json(g))
    except Exception as error:
        raise AssertionError(f"the position after {g.ply} actions cannot be written and read: {error!r}") from error


def require_same(g: State, copy: State, what: str) -> None:
    """A copy holds the same, is waiting for the same seats, and lets everybody see and do the same."""
    held = own_fields(copy)
    for name, value in own_fields(g).items():
        assert name in held, f"{what} loses '{name}'"
        assert held[name] == value, f"{what} has '{name}' as {held[name]} instead of {value}"
    assert copy.waiting == g.waiting, f"{what} waits for {copy.waiting} instead of {g.waiting}"
    assert digest(copy) == digest(g), f"{what} taken after {g.ply} actions has another digest"
    for seat in everybody(g):
        assert copy.legal(seat) == g.legal(seat), f"in {what} other actions are legal for {seat_name(g, seat)}"
        assert copy.view(seat) == g.view(seat), f"in {what} the view of {seat_name(g, seat)} is another"


def require_same_future(game: Game, options: Options, seed: int, copy: Callable[[State], State], what: str) -> None:
    """A copy plays on as the game itself does."""
    chosen = {g.ply for g in sampled(game, options, seed, 10)}
    expected: dict[int, list[str]] = {}
    for g in played(game, options, seed):
        for found in expected.pop(g.ply, []):
            assert found == fingerprint(g), f"{what} taken some actions earlier plays on differently up to {g.ply}"
        if g.ply in chosen:
            twin = copy(g)
            for seat, action in next_moves(game, options, seed, g, ONWARD):
                act(twin, seat, action)
            expected.setdefault(twin.ply, []).append(fingerprint(twin))


def check_damaged_saves_are_refused(game: Game, options: Options, seed: int) -> None:
    chance = chance_for("damage", seed)
    for g in sampled(game, options, seed, 3):
        saved, text = saves.save(g), saves.save_json(g)
        for length in {0, 1, 4, 8, len(saved) - 1, *(chance.randrange(len(saved)) for _ in range(24))}:
            refuse_save(partial(saves.load, game, saved[:length]), f"a save cut to {length} bytes")
        for at in (0, 5, 8, len(saved) - 1, *(chance.randrange(len(saved)) for _ in range(24))):
            flipped = saved[:at] + bytes([saved[at] ^ 1 << chance.randrange(8)]) + saved[at + 1 :]
            refuse_save(partial(saves.load, game, flipped), f"a save with a wrong bit in byte {at}")
        for length in (0, 1, len(text) - 1, *(chance.randrange(len(text)) for _ in range(12))):
            refuse_save(partial(saves.load_json, game, text[:length]), f"a readable save cut to {length} letters")
        for key in json.loads(text):
            lacking = {name: value for name, value in json.loads(text).items() if name != key}
            refuse_save(partial(saves.load_json, game, json.dumps(lacking)), f"a readable save without '{key}'")


def refuse_save(read: Callable[[], State], what: str) -> None:
    try:
        read()
    except BadSave:
        return
    except Exception as error:
        raise AssertionError(f"{what} brings {error!r} instead of a sentence") from error
    raise AssertionError(f"{what} is read as if nothing were wrong")


def check_journals_replay(game: Game, options: Options, seed: int) -> None:
    moves = random_game(game, options, seed)
    journal = Journal(game, options, key_from(seed), list(moves))
    chosen = {g.ply: fingerprint(g) for g in sampled(game, options, seed, 5)}
    for ply, found in chosen.items():
        assert fingerprint(journal.replay(ply)) == found, f"the journal replays to another position at {ply} actions"
    *_, end = played(game, options, seed)
    assert fingerprint(journal.replay()) == fingerprint(end), "the journal replays to another last position"
    assert fingerprint(journal.replay(record=True)) == fingerprint(end), "the journal replays otherwise when recorded"
    exported = read_again(game, journal.export())
    assert exported.journal.actions == list(moves), "the journal is exported with other actions"
    assert fingerprint(exported.verify()) == fingerprint(end), "the exported journal replays to another last position"


def read_again(game: Game, data: dict[str, Any]) -> Exported:
    return read_journal(json.dumps(data), {game.id: game}.__getitem__)


def check_tampered_journals_are_refused(game: Game, options: Options, seed: int) -> None:
    moves = random_game(game, options, seed)[:LONG]
    honest = Journal(game, options, key_from(seed), list(moves)).export()
    other = key_from(f"not {seed}")
    entries = honest["actions"]
    middle = len(entries) // 2
    wrong: dict[str, dict[str, Any]] = {
        "another seed": {"seed": other.hex()},
        "another seed and its commitment": {"seed": other.hex(), "commitment": commitment(other)},
        "another commitment": {"commitment": commitment(other)},
        "another result": {"result": {"winners": [], "reason": "forgery", "scores": []}},
        "another digest": {"digest": commitment(other)},
        "newer rules": {"rules": game.rules + 1},
        "its last action missing": {"actions": entries[:-1]},
        "an action too many": {"actions": [*entries, entries[-1]]},
        "an action that there is not": {"actions": [*entries[:-1], [entries[-1][0], "no such action"]]},
        "a seat that there is not": {"actions": [*entries[:-1], ["no such seat", entries[-1][1]]]},
        "an illegal action": {"actions": [*entries[:middle], illegal_entry(game, options, seed, middle)]},
    }
    for what, change in wrong.items():
        refuse_journal(game, {**honest, **change}, what)
    if honest["result"] is not None:
        refuse_journal(game, {**honest, "result": None}, "no result")
    swap_last_choice(Journal(game, options, key_from(seed), list(moves)), honest)


def illegal_entry(game: Game, options: Options, seed: int, ply: int) -> list[str]:
    """An action that nobody may play after so many actions."""
    g = Journal(game, options, key_from(seed), list(random_game(game, options, seed))).replay(ply)
    seat = g.waiting[0]
    legal = {RETRACT, *g.legal(seat)}
    return [g.seat_id(seat), next(name for action, name in enumerate(game.actions.names) if action not in legal)]


def swap_last_choice(journal: Journal, honest: dict[str, Any]) -> None:
    """Where another last action would have been legal and made a difference, claiming it is noticed."""
    g = journal.replay(len(journal.actions) - 1)
    seat, played_action = journal.actions[-1]
    for action in g.legal(seat):
        after = g.clone()
        act(after, seat, action)
        if action != played_action and digest(after) != honest["digest"]:
            entry = [g.seat_id(seat), g.describe(action)]
            tampered = {**honest, "actions": [*honest["actions"][:-1], entry]}
            refuse_journal(journal.game, tampered, "another last action")


def refuse_journal(game: Game, data: dict[str, Any], what: str) -> None:
    try:
        read_again(game, data).verify()
    except BadJournal:
        return
    except Exception as error:
        raise AssertionError(f"a journal with {what} brings {error!r} instead of a sentence") from error
    raise AssertionError(f"a journal with {what} is verified as if nothing were wrong")
