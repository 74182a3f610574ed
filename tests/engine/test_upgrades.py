"""Saved positions of older rules are read step by step."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.engine.errors import BadSave
from chancellery.engine.journal import Journal
from chancellery.engine.older_saves import in_present_shape, load_older
from chancellery.engine.rng import key_from
from chancellery.engine.saves import dump, save, unpack
from chancellery.engine.state import State
from chancellery.engine.upgrades import (
    EMPTY,
    Upgrade,
    begins_turn,
    forgotten,
    not_asked,
    options_of_now,
    steps,
    with_fields,
    without_fields,
)
from tests.tiny import TINY


def played(plies: int) -> Journal:
    journal = Journal(TINY, TINY.options({"players": 2}), key_from("upgrades"))
    g = journal.replay()
    while g.ply < plies:
        seat = g.waiting[0]
        journal.actions.append((seat, g.legal(seat)[0]))
        g.play(*journal.actions[-1])
    return journal


@pytest.fixture
def position() -> State:
    return played(5).replay()


def raise_rules(patch: pytest.MonkeyPatch, *upgrades: Upgrade) -> None:
    patch.setattr(TINY, "rules", TINY.rules + len(upgrades))
    patch.setattr(TINY, "upgrades", upgrades)


# --- positions ---


def test_position_of_the_same_shape_is_read_as_it_is(position: State, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, board = save(position), dump(position)["board"]
    monkeypatch.setattr(TINY, "rules", 4)
    again = load_older(TINY, saved)
    assert dump(again)["board"] == board
    assert again.waiting == position.waiting
    assert [step.rules for step in steps(TINY, 1)] == [2, 3, 4]


def test_fields_that_are_new_or_gone_have_a_default_and_a_reader(
    position: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = dump(position)
    gone = {**data, "board": {**data["board"], "banner": 7, "noise": 1}}
    del gone["board"]["flag"]
    del gone["board"]["round"]

    def banner(value: Any, board: dict[str, Any]) -> None:
        board["leader"] = value

    raise_rules(
        monkeypatch,
        Upgrade(
            2,
            new={"flag": EMPTY, "round": lambda saved: saved["ply"], "later": EMPTY},
            gone={"banner": banner, "noise": forgotten},
        ),
    )
    now = in_present_shape(TINY, gone)
    assert (now["rules"], now["board"]["flag"], now["board"]["round"]) == (2, [0, 0], 5)
    assert now["board"]["leader"] == 7
    assert not {"banner", "noise", "later"} & set(now["board"])


def test_frames_of_another_shape_are_read_or_refused(position: State, monkeypatch: pytest.MonkeyPatch) -> None:
    data, saved = dump(position), save(position)
    name, fields = data["stack"][-1]
    raise_rules(
        monkeypatch,
        Upgrade(
            2, frames={"Ask": with_fields("Asked", why=1), "Told": without_fields("Tell", "noise"), name: not_asked}
        ),
    )
    old = {**data, "stack": [["Ask", {"seat": 0}], ["Told", {"seat": 1, "noise": 2}], [name, fields]]}
    now = in_present_shape(TINY, old)
    assert now["stack"][:2] == [("Asked", {"seat": 0, "why": 1}), ("Tell", {"seat": 1})]
    with pytest.raises(BadSave, match="gone"):
        load_older(TINY, saved)


def test_options_of_then_are_options_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_rules(monkeypatch, Upgrade(2, options=lambda given: {**given, "double": False}), Upgrade(3))
    assert options_of_now(TINY, 1, {"players": 2, "double": True}) == {"players": 2, "double": False}
    assert options_of_now(TINY, 2, {"players": 2, "double": True}) == {"players": 2, "double": True}


def test_position_of_another_game_is_refused(position: State) -> None:
    with pytest.raises(BadSave, match="of the game 'chess'"):
        in_present_shape(TINY, {**dump(position), "game": "chess"})
    with pytest.raises(BadSave, match="lacks"):
        in_present_shape(TINY, {"game": TINY.id})


def test_start_of_a_turn_is_known_by_its_question(position: State) -> None:
    assert begins_turn(position) == position.stack[-1].opens
    position.waiting = ()
    assert not begins_turn(position)


def test_position_that_would_fill_the_memory_is_refused(position: State, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = save(position)
    assert unpack(saved)["ply"] == 5
    monkeypatch.setattr("chancellery.engine.saves.MOST_BYTES", 100)
    with pytest.raises(BadSave, match="far too long"):
        unpack(saved)
