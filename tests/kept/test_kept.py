"""What older versions wrote still opens: databases, backups, matches, what one seat knew, journals and saved positions.

A match of the present rules is played on and verified. A running one of older rules is brought to the present ones; one
that is over is read: its people, its log and its actions are there, and whatever would have to replay it is refused in
a sentence that names both versions. Every test runs with the rules as they are, and with rules that have moved on.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from chancellery.engine.errors import BadJournal, BadSave
from chancellery.engine.fields import Row
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal, read_journal
from chancellery.engine.saves import digest, load, load_json, unpack
from chancellery.engine.state import SPECTATOR, State
from chancellery.games import find_game
from chancellery.store.backup import restore
from chancellery.store.check import check
from chancellery.store.store import Store, open_store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export
from chancellery.store.upgrading import bring_up
from chancellery.table.exports import read_seat_export
from chancellery.table.match import MatchResult
from chancellery.table.old_exports import read_old_export
from chancellery.table.rules_version import OtherRules, kept_view, plays_on
from chancellery.table.table import SNAPSHOT_EVERY
from chancellery.table.verification import verify_match
from tests.upgrades.kept import play_to_end

KEPT = Path(__file__).parent / "0.1.0"
RULES = 1
GAMES = ("europe-in-turmoil", "realpolitik")
PLIES = {
    "eit-finished": 70,
    "eit-rematch": 0,
    "eit-resigned": 20,
    "eit-running": 69,
    "eit-waiting": 0,
    "rp-abandoned": 40,
    "rp-finished-3": 509,
    "rp-finished-4": 637,
    "rp-running": 90,
    "rp-waiting": 0,
}
WHOLE = {
    "europe-in-turmoil/finished-2": "eit-finished",
    "europe-in-turmoil/resigned": "eit-resigned",
    "realpolitik/abandoned": "rp-abandoned",
    "realpolitik/finished-3": "rp-finished-3",
    "realpolitik/finished-4": "rp-finished-4",
}
# What one seat knew, whose match it was, and which seat.
PARTIAL = {
    "europe-in-turmoil/seat": ("eit-running", 0),
    "realpolitik/seat": ("rp-running", 1),
    "realpolitik/spectator": ("rp-waiting", SPECTATOR),
}


@pytest.fixture(params=["rules as they are", "rules that have moved on"], autouse=True)
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The present version of each game's rules, and one that comes later."""
    if request.param == "rules that have moved on":
        for id in GAMES:
            monkeypatch.setattr(find_game(id), "rules", find_game(id).rules + 1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """The database, brought up to date."""
    file = tmp_path / "store.sqlite"
    file.write_bytes(lzma.decompress((KEPT / "store.sqlite.xz").read_bytes()))
    found = open_store(f"sqlite:///{file}")
    yield found
    found.close()


def text(name: str) -> str:
    return (KEPT / f"{name}.json").read_text("utf-8")


def of_now(game: Game) -> bool:
    """Whether what was kept is still played by the rules of this build."""
    return game.rules == RULES


def other_rules(game: Game) -> str:
    """What a refusal says about rules that have moved on."""
    return rf"rules version {RULES}\b.*version {game.rules}\b"


def other_rules_of_match(game: Game) -> str:
    """What the refusal of a match says about them."""
    return rf"version {RULES} of the rules of .* only version {game.rules} is installed"


# --- the database ---


def test_database_knows_its_people(store: Store) -> None:
    assert {user.name: (user.guest, user.operator, user.language) for user in store.people.all() if not user.guest} == {
        "Ann": (False, True, "en"),
        "Élise": (False, False, "fr"),
    }
    assert sum(user.guest for user in store.people.all()) == 1
    ann, elise = store.people.by_name("ann"), store.people.by_name("élise")
    assert ann is not None
    assert elise is not None
    assert elise.email == "elise@example.org"
    assert store.people.user_of("kept-session-of-ann-0001") == ann
    assert store.people.user_of("kept-token-of-elise-0002") == elise
    assert PasswordHasher().verify(store.people.password_hash(ann.id) or "", "password of Ann")


def test_database_knows_its_matches(store: Store) -> None:
    found = {id: store.matches.header(id) for id in PLIES}
    assert {id: match.ply for id, match in found.items()} == PLIES
    assert {id for id, match in found.items() if match.status == "running"} == {"eit-running", "rp-running"}
    assert {id for id, match in found.items() if match.status == "abandoned"} == {"rp-abandoned"}
    assert {match.rules for match in found.values()} == {RULES}
    assert found["eit-finished"].rematch == "eit-rematch"
    assert found["eit-resigned"].result == MatchResult([0], "resignation", [0, 0])
    assert found["rp-running"].pace.kind == "live"


def test_database_knows_what_was_said(store: Store) -> None:
    assert [message.text for message in store.messages.visible("eit-running", 0)] == ["Good luck!", "À vous aussi."]
    assert [message.text for message in store.messages.visible("rp-running", 2)] == ["Salut à tous"]
    assert [message.text for message in store.messages.visible("rp-running", 1)] == ["Salut à tous", "Lombardia?"]
    ann = store.people.by_name("ann")
    assert ann is not None
    assert store.messages.unread("eit-running", ann.id, 0) == 0


@pytest.mark.parametrize("id", PLIES)
def test_log_of_every_match_is_read(store: Store, id: str) -> None:
    log = store.matches.action_entries(id)
    assert [entry.ply for entry in log] == list(range(1, PLIES[id] + 1))
    assert all(entry.data.action for entry in log)
    assert any(entry.data.events for entry in log) == bool(log)
    assert len(store.matches.actions(id)) == PLIES[id]


@pytest.mark.parametrize("id", PLIES)
def test_everything_that_happened_at_a_match_has_its_number(store: Store, id: str) -> None:
    entries = store.matches.entries(id, 0)
    assert entries
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    taken_back = sum(entry.kind == "undo" for entry in entries)
    assert sum(entry.kind == "action" for entry in entries) == PLIES[id] + taken_back


@pytest.mark.parametrize("id", PLIES)
def test_match_is_played_on_by_its_own_rules_alone(store: Store, id: str) -> None:
    match = store.matches.header(id)
    game = find_game(match.game)
    if plays_on(game, match):
        table, _ = load_table(store.matches, id)
        assert table.state.ply == PLIES[id]
        assert match.status != "running" or list(table.state.waiting) == match.waiting
    else:
        with pytest.raises(OtherRules, match=other_rules_of_match(game)):
            load_table(store.matches, id)


def test_check_of_the_database_names_no_match_that_goes_on(store: Store) -> None:
    assert list(check(store.matches)) == []


@pytest.mark.parametrize("id", ["eit-running", "rp-running"])
def test_running_match_goes_on_by_the_present_rules(store: Store, id: str) -> None:
    upgraded, _ = bring_up(store.matches, id, 2000.0, 2000.0)
    assert upgraded.match.stretches[0].rules == RULES
    assert upgraded.match.stretches[-1].rules == find_game(upgraded.match.game).rules
    match = play_to_end(store, id)
    proof = verify_match(find_game(match.game), match, store.matches.actions(id), store.matches.told_in_log(id))
    assert proof["holds"], proof["problem"]


@pytest.mark.parametrize("id", [id for id, plies in PLIES.items() if plies >= SNAPSHOT_EVERY])
def test_last_position_that_was_kept_is_shown(store: Store, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by a build that keeps more on the board, and in which what was going on has another name."""
    match = store.matches.header(id)
    game = find_game(match.game)
    snapshots = store.matches.snapshots(id, match.ply)
    shown = kept_view(game, match, snapshots, 0)
    assert match.ply - SNAPSHOT_EVERY < shown["ply"] <= match.ply
    assert shown["position"] is not None
    assert shown["position"]["board"]
    assert shown["position"]["legal"] == []
    monkeypatch.setattr(game.state, "schema", {**game.state.schema, "novel": Row("seat", empty=3)})
    for name in {name for saved in snapshots for name, _ in unpack(saved)["stack"][1:]}:
        monkeypatch.delitem(game.frames, name)
    again = kept_view(game, match, snapshots, 0)["position"]
    assert again is not None
    assert again["board"]


@pytest.mark.parametrize("id", [id for id, plies in PLIES.items() if plies < SNAPSHOT_EVERY])
def test_match_without_a_position_that_was_kept_shows_none(store: Store, id: str) -> None:
    match = store.matches.header(id)
    shown = kept_view(find_game(match.game), match, store.matches.snapshots(id, match.ply), 0)
    assert (shown["ply"], shown["position"]) == (match.ply, None)


def test_backup_fills_an_empty_store(tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    file.write_bytes(lzma.decompress((KEPT / "backup.sqlite.xz").read_bytes()))
    store = open_store(f"sqlite:///{tmp_path / 'empty.sqlite'}")
    assert restore(store.database, file) == 6
    assert store.matches.header("rp-running").ply == PLIES["rp-running"]
    assert len(store.people.all()) == 3
    store.close()


# --- matches in files ---


@pytest.mark.parametrize("name", WHOLE)
def test_whole_match_is_verified_or_says_why_not(name: str) -> None:
    game = find_game(name.split("/")[0])
    if of_now(game):
        assert read_journal(text(name), find_game).verify().ply == PLIES[WHOLE[name]]
    else:
        with pytest.raises(BadJournal, match=other_rules(game)):
            read_journal(text(name), find_game)


@pytest.mark.parametrize("name", WHOLE)
def test_whole_match_is_exported_again_as_it_was(store: Store, name: str) -> None:
    match = store.matches.header(WHOLE[name])
    game = find_game(match.game)
    exported, report = export(store, match.id), verify_match(game, match, store.matches.actions(match.id))
    if of_now(game):
        assert json.dumps(exported, ensure_ascii=False) + "\n" == text(name)
        assert report["holds"]
    else:
        then = json.loads(text(name))
        assert json.loads(json.dumps(exported)) == {**then, "digest": None}
        assert re.search(other_rules_of_match(game), str(report["problem"]))
        assert [tuple(action) for action in then["actions"]] == read_old_export(text(name)).actions


@pytest.mark.parametrize("id", ["eit-running", "rp-running"])
def test_what_a_seat_knows_of_a_running_match_is_exported(store: Store, id: str) -> None:
    found = read_seat_export(json.dumps(export(store, id, 1)))
    assert (found.rules, found.ply) == (RULES, PLIES[id])
    assert found.view["board"]
    assert found.log


@pytest.mark.parametrize("game", GAMES)
def test_journal_of_the_terminal_is_replayed_or_says_why_not(game: str) -> None:
    if of_now(find_game(game)):
        exported = read_journal(text(f"{game}/journal"), find_game)
        assert exported.verify().outcome is None
        assert json.dumps(exported.journal.export(), indent=1, ensure_ascii=False) + "\n" == text(f"{game}/journal")
    else:
        with pytest.raises(BadJournal, match=other_rules(find_game(game))):
            read_journal(text(f"{game}/journal"), find_game)


@pytest.mark.parametrize("name", PARTIAL)
def test_what_one_seat_knew_is_exported_again_as_it_was(store: Store, name: str) -> None:
    then, now = json.loads(text(name)), json.loads(json.dumps(export(store, *PARTIAL[name])))
    for key in ("game", "options", "commitment", "seat", "ply", "actions", "match"):
        assert now[key] == then[key], key


@pytest.mark.parametrize("name", PARTIAL)
def test_what_one_seat_knew_is_read(name: str) -> None:
    found = read_seat_export(text(name))
    assert (found.game, found.rules, found.ply) == (name.split("/")[0], RULES, PLIES[PARTIAL[name][0]])
    assert found.view["board"]
    assert bool(found.log)
    assert all(line["text"] for line in found.log)


# --- saved positions ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["position", "picks"])
def test_saved_position_is_loaded_or_says_why_not(game: str, name: str) -> None:
    found = find_game(game)
    compact = (KEPT / game / f"{name}.save").read_bytes()
    if of_now(found):
        g = load(found, compact)
        assert digest(g) == digest(load_json(found, text(f"{game}/{name}")))
        assert any(g.picks) == (name == "picks")
        assert digest(g) == digest(replayed(found, g.ply))
    else:
        with pytest.raises(BadSave, match=other_rules(found)):
            load(found, compact)
        with pytest.raises(BadSave, match=other_rules(found)):
            load_json(found, text(f"{game}/{name}"))


def replayed(game: Game, ply: int) -> State:
    """The position after so many actions of the kept journal."""
    journal: Journal = read_journal(text(f"{game.id}/journal"), find_game).journal
    return journal.replay(ply)
