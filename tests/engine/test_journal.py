"""A journal is a match: replay, undo, export, import and verification."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chancellery.contract.options import every_options
from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import Journal, Origin, forked, read_journal
from chancellery.engine.options import Options
from chancellery.engine.rng import undo_key
from chancellery.engine.saves import digest
from chancellery.engine.state import State
from tests.engine.courtyard import find, sentence, wander
from tests.tiny import TINY
from tests.tiny.board import DONE

SEED = bytes(range(32))


def match(plies: int, options: Options | None = None, seed: bytes = SEED) -> tuple[Journal, State]:
    """A journal of random play, and the position that was played."""
    options = options or TINY.options()
    g = TINY.new(options, seed)
    return Journal(TINY, options, seed, wander(g, plies)), g


def test_new_journal_has_no_actions() -> None:
    journal = Journal(TINY, TINY.options(), SEED)
    assert journal.actions == []
    assert digest(journal.replay()) == digest(TINY.new(seed=SEED))


@given(st.sampled_from(every_options(TINY)), st.binary(min_size=32, max_size=32), st.integers(0, 80))
def test_replay_is_the_match(options: Options, seed: bytes, plies: int) -> None:
    journal, g = match(plies, options, seed)
    assert digest(journal.replay()) == digest(g)


def test_replay_to_any_ply() -> None:
    journal, _ = match(20)
    g = TINY.new(seed=SEED)
    for ply, (seat, action) in enumerate(journal.actions):
        assert digest(journal.replay(to=ply)) == digest(g)
        g.play(seat, action)
    assert digest(journal.replay(to=20)) == digest(g)


def test_replay_with_a_record() -> None:
    journal, _ = match(5)
    assert journal.replay().log is None
    g = journal.replay(record=True)
    assert g.log is not None
    assert {entry.ply for entry in g.log.entries} >= {0, 2}


def test_replay_of_an_illegal_action() -> None:
    journal, g = match(1)
    journal.actions.append((g.waiting[0], DONE))
    seat = g.seat_id(g.waiting[0])
    assert sentence(BadJournal, journal.replay) == (
        f"action 2 of the journal is not legal: {seat} may not 'done' now (rule 2)"
    )


def test_undo_goes_back_to_the_barrier_and_no_further() -> None:
    journal, _ = match(200)
    undone = 0
    for ply in range(1, len(journal.actions) + 1):
        g = journal.replay(to=ply)
        assert g.may_undo() is (g.ply > g.floor)
        if g.may_undo():
            before = journal.replay(to=ply - 1)
            assert (before.rng.counter, before.waiting) == (g.rng.counter, g.waiting)
            undone += 1
    assert 0 < undone < len(journal.actions)


def test_nothing_to_undo_in_a_new_match() -> None:
    _, g = match(0)
    assert not g.may_undo()


# --- export and import ---


def exported(plies: int = 3, **changes: Any) -> dict[str, Any]:
    """An export with some of it changed; a change to ... leaves the key out."""
    data = {**match(plies)[0].export(), **changes}
    return {key: value for key, value in data.items() if value is not ...}


def test_export_says_everything_by_name() -> None:
    journal, g = match(3)
    seats = [g.seat_id(seat) for seat, _ in journal.actions]
    names = [g.describe(action) for _, action in journal.actions]
    assert journal.export() == {
        "kind": "chancellery-journal",
        "format": 1,
        "game": "courtyard",
        "rules": 1,
        "options": {"players": 2, "double": False, "start": "empty"},
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "seed": SEED.hex(),
        "actions": [list(pair) for pair in zip(seats, names, strict=True)],
        "result": None,
        "digest": digest(g),
    }


def test_export_of_a_match_that_is_over_has_its_result() -> None:
    journal, g = match(1000)
    assert g.outcome is not None
    assert journal.export()["result"] == g.outcome.dump()


@given(st.sampled_from(every_options(TINY)), st.integers(0, 1000))
def test_export_is_read_back_and_verified(options: Options, plies: int) -> None:
    journal, g = match(plies, options)
    read = read_journal(json.dumps(journal.export()), find)
    assert (read.journal.game, read.journal.options, read.journal.seed) == (TINY, options, SEED)
    assert read.journal.actions == journal.actions
    assert digest(read.verify()) == digest(g)


# --- what players bring ---


def test_all_dice_come_from_the_seed_and_every_share() -> None:
    shares = [(0, b"a" * 32), (1, b"b" * 32)]
    first = Journal(TINY, TINY.options(), SEED, shares=shares)
    spelled_out = b"chancellery shares" + SEED + b"\x00" + b"a" * 32 + b"\x01" + b"b" * 32
    assert first.replay().rng.key == hashlib.sha256(spelled_out).digest() == first.key
    others = [[], shares[:1], shares[1:], [(0, b"b" * 32), (1, b"a" * 32)]]
    assert len({first.key, *(Journal(TINY, TINY.options(), SEED, shares=other).key for other in others)}) == 5
    assert Journal(TINY, TINY.options(), SEED).key == SEED


def test_a_journal_with_shares_is_read_back_and_verified_and_no_other_share_fits() -> None:
    journal = Journal(TINY, TINY.options(), SEED, shares=[(1, b"b" * 32)])
    journal.actions = wander(journal.replay(), 30)
    data = journal.export()
    assert (data["format"], data["shares"]) == (3, {"blue": (b"b" * 32).hex()})
    read = read_journal(json.dumps(data), find)
    assert read.journal.shares == journal.shares
    read.verify()
    for shares in ({}, {"blue": "00" * 32}, {"red": (b"b" * 32).hex()}):
        with pytest.raises(BadJournal):
            read_journal(json.dumps({**data, "shares": shares}), find).verify()


# --- forks ---


def fork(plies: int, at: int, origins: list[Origin] | None = None, seed: bytes = b"f" * 32) -> Journal:
    """A fork of a random match at a ply, played on at random."""
    old, _ = match(plies)
    found = Journal(TINY, old.options, seed, old.actions[:at], origins=origins or [Origin(at, SEED, [], [])])
    g = found.replay()
    for seat, action in wander(g, 12):
        found.actions.append((seat, action))
    return found


def test_a_fork_replays_the_other_match_and_goes_on_with_chance_of_its_own() -> None:
    old, _ = match(20)
    one, other = fork(20, 9), fork(20, 9, seed=b"g" * 32)
    assert digest(one.replay(8)) == digest(old.replay(8))
    at = one.replay(9)
    assert at.view(0) == old.replay(9).view(0)
    assert at.floor == at.ply, "nobody takes back what was played before"
    assert at.rng.key == one.seed
    assert other.replay(9).rng.key == other.seed != old.replay(9).rng.key


def test_the_file_of_a_fork_says_so_and_holds() -> None:
    journal = fork(20, 9)
    data = journal.export()
    assert data["format"] == 4
    assert data["origins"] == [{"ply": 9, "seed": SEED.hex()}]
    read = read_journal(json.dumps(data), find)
    assert digest(read.verify()) == digest(journal.replay())
    for origins in ([], [{"ply": 9, "seed": "00" * 32}]):
        with pytest.raises(BadJournal):
            read_journal(json.dumps({**data, "origins": origins}), find).verify()


def test_chance_of_an_origin_has_its_shares_and_undos() -> None:
    first = Origin(4, b"x" * 32, [(1, b"s" * 32)], [(2, 1), (4, 2)])
    journal = Journal(TINY, TINY.options(), SEED, origins=[first, Origin(9, b"y" * 32, [], [])])
    g = journal.replay()
    keys = {}
    for ply in (0, 2, 3, 4, 9):
        g.ply = ply
        journal.rekey(g)
        keys[ply] = g.rng.key
    assert keys[0] == first.key
    assert keys[2] == keys[3] == undo_key(first.key, 1)
    assert keys[4] == b"y" * 32, "the next match begins where an undo of the one before would count"
    assert keys[9] == SEED


class Counted(list[Any]):
    """A list that counts how often something is taken from it."""

    def __init__(self, entries: Iterable[Any]) -> None:
        super().__init__(entries)
        self.taken = 0

    def __getitem__(self, at: Any) -> Any:
        self.taken += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[Any]:
        for entry in super().__iter__():
            self.taken += 1
            yield entry


def test_chance_that_was_keyed_anew_a_thousand_times_is_found_in_a_few_steps() -> None:
    rekeys = Counted((ply, ply + 1) for ply in range(500, 1500))
    origins = Counted(Origin(ply, b"x" * 32, [], []) for ply in range(499))
    origins.append(Origin(1500, b"y" * 32, [], rekeys))
    journal = Journal(TINY, TINY.options(), SEED, origins=origins)
    g = journal.replay()
    for ply in (3, 498, 500, 1000, 1499, 1500, 2000):
        g.ply = ply
        rekeys.taken = origins.taken = 0
        journal.rekey(g)
        assert rekeys.taken + origins.taken < 40, ply
    g.ply = 1000
    journal.rekey(g)
    assert g.rng.key == undo_key(b"y" * 32, 1001)


def test_what_a_fork_of_a_fork_goes_back_to() -> None:
    origins = [Origin(5, b"a" * 32, [], [(1, 1), (4, 2)]), Origin(9, b"b" * 32, [], [])]
    for ply, plies, seeds in (
        (12, [5, 9, 12], b"abc"),
        (9, [5, 9], b"ab"),
        (7, [5, 7], b"ab"),
        (5, [5], b"a"),
        (3, [3], b"a"),
    ):
        found = forked(origins, Origin(ply, b"c" * 32, [], []))
        assert [one.ply for one in found] == plies
        assert bytes(one.seed[0] for one in found) == seeds
    assert forked(origins, Origin(3, b"c" * 32, [], []))[0].rekeys == [(1, 1)]


# --- what cannot be read ---


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the journal is not JSON: Expecting value: line 1 column 1 (char 0)"),
        ("{", "the journal is not JSON: Expecting property name enclosed in double quotes"),
        ("[" * 100_000, "the journal is not JSON: "),
        ("[]", "this is not a journal of Chancellery"),
        ("{}", "this is not a journal of Chancellery"),
        ('{"kind": "diary"}', "this is not a journal of Chancellery"),
    ],
)
def test_something_else(text: str, expected: str) -> None:
    assert sentence(BadJournal, lambda: read_journal(text, find)).startswith(expected)


@pytest.mark.parametrize("key", ["game", "rules", "options", "commitment", "seed", "actions", "result", "digest"])
def test_journal_that_lacks_something(key: str) -> None:
    data = exported()
    del data[key]
    assert sentence(BadJournal, lambda: read_journal(json.dumps(data), find)) == f"the journal lacks '{key}'"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"shares": []}, "the journal's shares are not a text for each of some seats"),
        ({"shares": {"green": "00" * 32}}, "the journal's shares are not a text for each of some seats"),
        ({"shares": {"blue": "00"}}, "the journal's share of 'blue' is not 32 bytes in hexadecimal"),
        ({"format": 7}, "the journal has format 7; this version of Chancellery reads up to 6"),
        ({"format": "new"}, "the journal has format new; this version of Chancellery reads up to 6"),
        ({"format": ...}, "the journal has format None; this version of Chancellery reads up to 6"),
        ({"game": "chess"}, "the journal does not fit: there is no game 'chess'"),
        ({"rules": 2}, "the journal was made with rules version 2 of Courtyard; this is version 1"),
        ({"rules": "1"}, "the journal's rules version is not a whole number"),
        ({"rules": True}, "the journal's rules version is not a whole number"),
        ({"format": True}, "the journal has format True; this version of Chancellery reads up to 6"),
        ({"format": 0}, "the journal has format 0; this version of Chancellery reads up to 6"),
        (
            {"options": {"players": 5}},
            "the journal does not fit: Courtyard cannot be played by 5 players; it takes 2 or 3",
        ),
        ({"options": [1]}, "the journal does not fit: "),
        ({"options": 7}, "the journal does not fit: "),
        ({"seed": "abc"}, "the journal's seed is not 32 bytes in hexadecimal"),
        ({"seed": "00"}, "the journal's seed is not 32 bytes in hexadecimal"),
        ({"seed": None}, "the journal's seed is not 32 bytes in hexadecimal"),
        ({"rekeys": 1}, "the journal's rekeys are not pairs of a ply and the number of undos"),
        ({"rekeys": [[1]]}, "the journal's rekeys are not pairs of a ply and the number of undos"),
        ({"rekeys": [[1, True]]}, "the journal's rekeys are not pairs of a ply and the number of undos"),
        ({"rekeys": [[-1, 1]]}, "the journal's rekeys are not in order, or after its last action"),
        ({"rekeys": [[0, 1], [0, 2]]}, "the journal's rekeys are not in order, or after its last action"),
        ({"rekeys": [[9999, 1]]}, "the journal's rekeys are not in order, or after its last action"),
        ({"rekeys": [[0, 0]]}, "the journal's rekeys are not in order, or after its last action"),
        ({"rekeys": [[0, 1_000_000]]}, "the journal's rekeys are not in order, or after its last action"),
        ({"origins": {}}, "the journal's origins are not matches, each up to a ply"),
        ({"origins": [{"ply": True}]}, "the journal's origins are not matches, each up to a ply"),
        ({"origins": [{"ply": 9999, "seed": "00" * 32}]}, "the journal's origins are not in order, or after its last"),
        ({"origins": [{"ply": 2, "seed": "00" * 32}] * 2}, "the journal's origins are not in order, or after its last"),
        ({"origins": [{"ply": 2, "seed": "00"}]}, "the journal's seed of an origin is not 32 bytes in hexadecimal"),
        ({"origins": [{"ply": 2}]}, "the journal's seed of an origin is not 32 bytes in hexadecimal"),
        (
            {"origins": [{"ply": 2, "seed": "00" * 32}, {"ply": 3, "seed": "00" * 32, "rekeys": [[1, 1]]}]},
            "the journal's origins are keyed anew before they begin",
        ),
        ({"actions": "none"}, "the journal's actions are not a list"),
        ({"actions": ["done"]}, "action 1 of the journal is not a seat and the name of an action"),
        ({"actions": [["red"]]}, "action 1 of the journal is not a seat and the name of an action"),
        ({"actions": [["red", 4]]}, "action 1 of the journal is not a seat and the name of an action"),
        ({"actions": [["red", "done"], ["gren", "done"]]}, "action 2 of the journal: there is no seat 'gren'"),
        (
            {"actions": [["red", "plaice north"]]},
            "action 1 of the journal: there is no action 'plaice north'; did you mean 'place north'?",
        ),
    ],
)
def test_journal_that_does_not_fit(changes: dict[str, Any], expected: str) -> None:
    text = json.dumps(exported(**changes))
    assert sentence(BadJournal, lambda: read_journal(text, find)).startswith(expected)


# --- what does not hold ---


def verify(data: dict[str, Any]) -> str:
    """What is wrong with an export that can be read."""
    return sentence(BadJournal, read_journal(json.dumps(data), find).verify)


def test_seed_that_does_not_fit_its_commitment() -> None:
    assert verify(exported(seed=bytes(32).hex())) == (
        "the seed does not fit the commitment that was published at the start"
    )


def test_result_that_is_not_the_result() -> None:
    claimed = {"winners": [0], "reason": "courts", "scores": [6, 0]}
    assert verify(exported(result=claimed)) == (f"the journal claims the result {claimed}, but it replays to None")


def test_result_that_is_left_out() -> None:
    data = exported(1000)
    assert verify({**data, "result": None}) == (
        f"the journal claims the result None, but it replays to {data['result']}"
    )


def test_last_position_that_is_another() -> None:
    assert verify(exported(digest="0" * 64)) == "the match replays to another final position than it claims"


def test_action_that_is_not_legal() -> None:
    data = exported()
    data["actions"].insert(0, ["red", "done"])
    assert verify(data) == "action 1 of the journal is not legal: red may not 'done' now (rule 2)"


def test_action_of_nobody() -> None:
    text = json.dumps(exported(actions=[["none", "done"]]))
    assert sentence(BadJournal, lambda: read_journal(text, find)) == "action 1 of the journal: there is no seat 'none'"
