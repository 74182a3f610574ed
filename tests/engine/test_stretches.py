"""Journals know from which ply which rules count, and are replayed from where they were carried over."""

from __future__ import annotations

import json

import pytest

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import Journal, read_journal
from chancellery.engine.older_saves import saved_digest
from chancellery.engine.rng import key_from
from chancellery.engine.saves import digest, dump, save
from chancellery.engine.stretches import Stretch, base_of
from tests.tiny import TINY


def played(plies: int) -> Journal:
    journal = Journal(TINY, TINY.options({"players": 2}), key_from("upgrades"))
    g = journal.replay()
    while g.ply < plies:
        seat = g.waiting[0]
        journal.actions.append((seat, g.legal(seat)[0]))
        g.play(*journal.actions[-1])
    return journal


def carried(plies: int, at: int) -> Journal:
    """A match that was carried over at a ply."""
    journal = played(plies)
    g = journal.replay(at)
    g.floor = at
    journal.stretches = [Stretch(0, 1), Stretch(at, 2, digest=digest(g), position=save(g))]
    return Journal(TINY, journal.options, journal.seed, journal.actions, stretches=journal.stretches)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "rules", 2)


def test_journal_is_replayed_from_where_it_was_carried_over(two: None) -> None:
    journal, plain = carried(12, 5), played(12)
    assert journal.begins == 5
    assert dump(journal.replay())["board"] == dump(plain.replay())["board"]
    assert journal.replay(5, record=True).floor == 5
    with pytest.raises(BadJournal, match="replayed from ply 5 on"):
        journal.replay(4)
    base = base_of(journal.stretches)
    assert base is not None
    assert base.position is not None
    assert saved_digest(base.position) == base.digest


def test_journal_is_written_and_read_with_its_stretches(two: None) -> None:
    data = carried(12, 5).export()
    assert (data["format"], [one["ply"] for one in data["stretches"]]) == (5, [0, 5])
    again = read_journal(json.dumps(data), lambda id: TINY)
    assert again.verify().ply == 12
    assert again.journal.export() == data


@pytest.mark.parametrize(
    ("stretches", "why"),
    [
        ("none", "are not a list"),
        ([{"ply": 0, "rules": 2}], "do not cover"),
        ([{"ply": 1, "rules": 1}, {"ply": 5, "rules": 2}], "do not cover"),
        ([{"ply": 0, "rules": 1}, {"ply": 99, "rules": 2}], "do not cover"),
        ([{"ply": 0, "rules": 1}, {"ply": 5, "rules": 1}, {"ply": 6, "rules": 2}], "not in order"),
        ([{"ply": 0, "rules": 1}, {"ply": True, "rules": 2}], "no ply or no rules"),
        ([{"ply": 0, "rules": 1}, {"rules": 2}], "cannot be read"),
        ([{"ply": 0, "rules": 1}, {"ply": 5, "rules": 2, "position": "?"}], "cannot be read"),
        ([{"ply": 0, "rules": 1}, {"ply": 5, "rules": 2, "position": "AAAA"}], "cannot be read"),
    ],
)
def test_stretches_that_make_no_sense_are_refused(two: None, stretches: object, why: str) -> None:
    data = {**carried(12, 5).export(), "stretches": stretches}
    with pytest.raises(BadJournal, match=why):
        read_journal(json.dumps(data), lambda id: TINY)


def test_position_that_is_not_the_one_it_claims_is_refused(two: None) -> None:
    data = carried(12, 5).export()
    data["stretches"][1]["ply"] = 6
    with pytest.raises(BadJournal, match="is not the one that it claims"):
        read_journal(json.dumps(data), lambda id: TINY)
