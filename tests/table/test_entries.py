"""Entries of the log: what older versions stored is read and written to the last byte, and told to a seat."""

from __future__ import annotations

import lzma
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from chancellery.engine.game import Game
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.games import all_games
from chancellery.table.entries import SEEN, Acted, Said, read_happening
from chancellery.table.match import Seat
from chancellery.table.seating import new_match
from chancellery.table.table import Table
from tests.table.tables import NOW

KEPT = Path(__file__).parents[1] / "kept/0.1.0"
IDS = ("red", "blue")
# What was ever stored of every kind, and what everybody is told of it.
STORED = [
    ("undo", '{"by":0,"agreed":true,"from":70}', '{"by":"red","agreed":true,"from":70}'),
    ("undo", '{"by":null,"agreed":false,"from":1}', '{"by":null,"agreed":false,"from":1}'),
    ("consent", '{"seat":1,"agrees":false}', '{"seat":"blue","agrees":false}'),
    ("message", '{"id":7,"sender":1,"to":null,"text":"é"}', '{"id":7,"sender":"blue","to":null,"text":"é"}'),
    ("hint", '{"seat":0}', '{"seat":"red"}'),
    ("defect", '{"seat":1}', '{"seat":"blue"}'),
    ("defect", '{"seat":null}', '{"seat":null}'),
    ("seat", '{"seat":0,"kind":"person"}', '{"seat":"red","kind":"person"}'),
    ("seat", '{"seat":0,"kind":"bot","status":"running"}', '{"seat":"red","kind":"bot","status":"running"}'),
    ("seat", '{"seat":1,"kind":"open","status":"waiting"}', '{"seat":"blue","kind":"open","status":"waiting"}'),
    ("seat", '{"seats":[0,1],"kind":"person"}', '{"seats":["red","blue"],"kind":"person"}'),
    ("seat", '{"seats":[1],"kind":"open","declined":true}', '{"seats":["blue"],"kind":"open","declined":true}'),
    (
        "seat",
        '{"seats":[0],"status":"running","reason":"time-out","kind":"bot"}',
        '{"seats":["red"],"status":"running","reason":"time-out","kind":"bot"}',
    ),
    ("seat", '{"left":[1],"status":"running"}', '{"left":["blue"],"status":"running"}'),
    ("status", '{"left":[0],"status":"abandoned"}', '{"left":["red"],"status":"abandoned"}'),
    (
        "status",
        '{"seats":[0],"status":"finished","reason":"time-out","kind":"bot"}',
        '{"seats":["red"],"status":"finished","reason":"time-out","kind":"bot"}',
    ),
    (
        "status",
        '{"seat":0,"kind":"person","status":"finished"}',
        '{"seat":"red","kind":"person","status":"finished"}',
    ),
    ("status", '{"seat":0,"kind":"bot","status":"abandoned"}', '{"seat":"red","kind":"bot","status":"abandoned"}'),
    ("status", '{"status":"waiting"}', '{"status":"waiting"}'),
    (
        "status",
        '{"status":"waiting","commitment":"00","shares":[]}',
        '{"status":"waiting","commitment":"00","shares":{}}',
    ),
    ("status", '{"status":"running","shares":[[1,"ab"]]}', '{"status":"running","shares":{"blue":"ab"}}'),
    (
        "status",
        '{"status":"running","shares":[],"seat":1,"kind":"person"}',
        '{"status":"running","shares":{},"seat":"blue","kind":"person"}',
    ),
    (
        "status",
        '{"status":"running","seat":1,"kind":"person"}',
        '{"status":"running","seat":"blue","kind":"person"}',
    ),
    ("status", '{"status":"abandoned","reason":"silence"}', '{"status":"abandoned","reason":"silence"}'),
    ("status", '{"status":"finished","rematch":"abc"}', '{"status":"finished","rematch":"abc"}'),
]
ACTION = (
    '{"seat":1,"action":"place north","events":[[null,{"event":"seen"}],[[1],{"event":"hidden","cards":["a"]}]],'
    '"gains":[[1,10.0]],"rest":1.5,"late":true,"aside":true,"open":true}'
)


@pytest.mark.parametrize(("kind", "stored", "told"), STORED, ids=range(len(STORED)))
def test_every_entry_is_written_as_it_was_stored_and_told(kind: str, stored: str, told: str) -> None:
    happened = read_happening(kind, stored)
    assert happened.kind == kind
    assert written(happened) == stored
    for seat in (0, 1, SPECTATOR):
        seen = happened.seen_by(seat, IDS)
        assert written(seen) == told
        assert any(isinstance(seen, getattr(shape, "__origin__", shape)) for shape in SEEN[happened.kind])


def test_others_learn_what_happened_and_not_which_action_it_was() -> None:
    played = read_happening("action", ACTION)
    assert written(played) == ACTION
    hidden = '{"event":"hidden","cards":["a"]}'
    assert written(played.seen_by(1, IDS)) == (
        f'{{"seat":"blue","events":[{{"event":"seen"}},{hidden}],"late":true,"action":"place north"}}'
    )
    for other in (0, SPECTATOR):
        assert written(played.seen_by(other, IDS)) == '{"seat":"blue","events":[{"event":"seen"}],"late":true}'


def test_a_message_is_for_its_sender_and_its_reader() -> None:
    said = Said(7, 0, 1, "psst")
    readers = (0, 1, SPECTATOR, 2)
    assert [said.seen_by(seat, (*IDS, "green")) is not None for seat in readers] == [True, True, False, False]


@pytest.mark.parametrize("name", ["store", "backup"])
def test_kept_databases_are_read_and_written_to_the_last_byte(name: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    file.write_bytes(lzma.decompress((KEPT / f"{name}.sqlite.xz").read_bytes()))
    with closing(sqlite3.connect(file)) as kept:
        rows = kept.execute("select kind, data from news where kind != 'message'").fetchall()
    assert Counter(kind for kind, _ in rows)["action"] > 200
    for kind, data in rows:
        assert written(read_happening(kind, data)) == data


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_played_matches_are_read_and_written_to_the_last_byte(game: Game) -> None:
    options = game.options()
    seats = [Seat("bot", bot="random") for _ in game.seats(options)]
    match = new_match(game, options.dump(), seats, now=NOW)
    match.seed = bytes(32)
    table, luck = Table.start(game, match), Rng(key_from("entries"))
    table.begin(NOW)
    for _ in range(60):
        if match.over():
            break
        seat = table.state.waiting[0]
        played = table.act(seat, luck.pick(table.state.legal(seat)), table.state.ply, NOW).data
        again = read_happening("action", written(played))
        assert isinstance(again, Acted)
        assert (written(again), again.events) == (written(played), plain(played))


def plain(played: Acted) -> object:
    """The events as they are read: what a game gave as a tuple is a list."""
    return [(seats, msgspec.json.decode(msgspec.json.encode(event))) for seats, event in played.events]


def written(happened: object) -> str:
    return msgspec.json.encode(happened).decode()
