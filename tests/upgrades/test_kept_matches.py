"""Running matches of every earlier version of the rules come to the present ones, are played on, and hold.

Builds of then have played them (`python -m tests.upgrades`). `make test` takes a few of each version, the nightly run
all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.journal import read_journal
from chancellery.engine.saves import dump
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.store.check import check
from chancellery.store.store import Store, open_store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export, import_match
from chancellery.store.upgrading import UpgradeOutcome, bring_up, upgrade_all
from chancellery.table.beginnings import begin_fork
from chancellery.table.match import Match, Seat, TableError
from chancellery.table.review import events_of
from chancellery.table.story import tell
from chancellery.table.table import Table
from chancellery.table.undo import behind_bots
from chancellery.table.upgrading import Path as Way
from chancellery.table.upgrading import same
from chancellery.table.verification import verify_export, verify_match
from tests.nightly import at_night
from tests.upgrades.kept import COUNT, OldMatch, header, kept_of, matches_of, play_to_end, put, versions

VERSIONS = versions()
# A few that go through all player counts, and all of them.
SOME = range(0, COUNT, 9)
SAMPLES = [SOME, at_night(range(COUNT))]
# Matches that come to the same board by another way: automated factions announced in another order, and before the
# player, who knew it (9.2). That is what version 2 mended.
OTHER_WAY = {("versailles-1919", 1, 11), ("versailles-1919", 1, 27)}

some = pytest.mark.parametrize("sample", SAMPLES, ids=["some", "all"])
of_each = pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=lambda value: str(value))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'store.sqlite'}")
    yield store
    store.close()


def fill(store: Store, game: str, rules: int, sample: range, at_rest: bool) -> list[str]:
    """Write matches into a store, half of them as a server has left them that kept positions at rest."""
    for number in sample:
        old = matches_of(game, rules)[number]
        put(store, header(game, rules, old, f"m{number}", []), old, at_rest)
    return [f"m{number}" for number in sample]


def test_there_are_enough_matches_of_every_version_and_player_count() -> None:
    for game, rules in VERSIONS:
        found = matches_of(game, rules)
        assert len(found) >= 30
        for sample in (SOME, range(COUNT)):
            assert {found[number]["options"]["players"] for number in sample} == set(find_game(game).players)


@of_each
@some
@pytest.mark.parametrize("at_rest", [False, True], ids=["snapshots", "at-rest"])
def test_matches_go_on_to_their_end_and_hold(store: Store, game: str, rules: int, sample: range, at_rest: bool) -> None:
    ids = fill(store, game, rules, sample, at_rest)
    outcomes = {one.match: one for one in upgrade_all(store.matches, 2000.0, dry_run=False)}
    assert set(outcomes) == set(ids)
    assert not [one.why for one in outcomes.values() if one.how == "stopped"]
    assert not list(check(store.matches))
    for id in ids:
        require_stretches(store.matches.header(id), outcomes[id], at_rest)
        match = play_to_end(store, id)
        proof = verify_match(find_game(game), match, store.matches.actions(id), store.matches.told_in_log(id))
        assert proof["holds"], proof["problem"]
        proved = [one["proved"] for one in proof["stretches"]]
        assert proved == (["replayed", "replayed"] if outcomes[id].how == "unchanged" else ["older", "carried"])


def require_stretches(match: Match, outcome: UpgradeOutcome, at_rest: bool) -> None:
    """Fail unless the journal says from which ply which version counts, and how little was taken back."""
    first, last = match.stretches
    assert (first.ply, first.rules, last.ply, last.rules) == (0, outcome.rules, match.ply, find_game(match.game).rules)
    assert last.carried == (outcome.how == "carried")
    assert match.ply == outcome.ply - outcome.back
    assert match.rules == last.rules
    # A position that was kept at rest is the present one.
    assert outcome.back == 0 or (not at_rest and outcome.back <= 32)


@of_each
def test_those_whose_past_is_unaffected_go_on_unnoticed(game: str, rules: int) -> None:
    noticed = []
    went_on = 0
    for number in range(COUNT):
        old = matches_of(game, rules)[number]
        way = Way(find_game(game), header(game, rules, old, "m", []), kept_of(game, old, at_rest=True))
        if (game, rules, number) in OTHER_WAY or not unaffected(way, old):
            continue
        found = way.replay()
        if isinstance(found, State):
            went_on += 1
        else:
            noticed.append((number, found))
    # Nine of ten were wanted; all of them do.
    assert (noticed, went_on > 0) == ([], True)


@of_each
def test_no_other_goes_on_unnoticed(game: str, rules: int) -> None:
    """Not even of those of which the position at rest was not kept, as servers of then did not."""
    for number in range(COUNT):
        old = matches_of(game, rules)[number]
        way = Way(find_game(game), header(game, rules, old, "m", []), kept_of(game, old, at_rest=False))
        assert unaffected(way, old) or not isinstance(way.replay(), State), number


def test_dice_that_were_not_told_then_are_no_difference() -> None:
    """Automated factions rolled between regions without a word, before any of them had to announce."""
    whole = matches_of("versailles-1919", 1)[11]
    count = 100
    old = {
        **whole,
        "actions": whole["actions"][:count],
        "events": whole["events"][:count],
        "snapshots": {ply: saved for ply, saved in whole["snapshots"].items() if int(ply) <= count},
        "waiting": [whole["actions"][count][0]],
    }
    way = Way(
        find_game("versailles-1919"), header("versailles-1919", 1, old, "m", []), kept_of("versailles-1919", old, False)
    )
    assert isinstance(way.replay(), State)


def unaffected(way: Way, old: OldMatch) -> bool:
    """Whether all that was played is legal now and leads to the board and the chance that it led to then."""
    table = Table.start(way.game, way.match_now())
    try:
        for seat, action in old["actions"]:
            table.state.play(seat, action)
    except ChancelleryError:
        return False
    then, now = old["position"], dump(table.state)
    fields = (then["board"].keys() & now["board"].keys()) - way.reckoned
    return all(same(then["board"][name], now["board"][name]) for name in fields) and same(then["rng"], now["rng"])


# --- what else knows stretches ---


@pytest.fixture
def carried(store: Store) -> Match:
    """A match that was carried over in the middle, and is over now."""
    number = next(
        n for n in range(COUNT) if len(matches_of("versailles-1919", 3)[n]["actions"]) > 60 and differs(n) is not None
    )
    fill(store, "versailles-1919", 3, range(number, number + 1), at_rest=True)
    bring_up(store.matches, f"m{number}", 2000.0, 2000.0)
    return play_to_end(store, f"m{number}")


def differs(number: int) -> object:
    """Where the past of a match would differ, None if nowhere."""
    old = matches_of("versailles-1919", 3)[number]
    way = Way(
        find_game("versailles-1919"), header("versailles-1919", 3, old, "m", []), kept_of("versailles-1919", old, True)
    )
    found = way.replay()
    return None if isinstance(found, State) else found


def test_carried_match_is_exported_verified_and_imported(store: Store, carried: Match) -> None:
    data = json.dumps(export(store, carried.id))
    exported = read_journal(data, find_game)
    assert json.loads(data)["format"] == 5
    assert verify_export(exported) == "played"
    again = import_match(store, data, None)
    assert (again.ply, again.result, again.replays_from) == (carried.ply, carried.result, carried.replays_from)
    assert store.matches.actions(again.id) == store.matches.actions(carried.id)
    assert json.loads(json.dumps(export(store, again.id)))["stretches"] == json.loads(data)["stretches"]


@pytest.mark.parametrize(
    ("part", "wrong"), [("position", "AAAA"), ("digest", "00"), ("rules", 9), ("ply", 1_000_000), ("ply", -1)]
)
def test_stretches_that_do_not_fit_are_refused(store: Store, carried: Match, part: str, wrong: object) -> None:
    data = json.loads(json.dumps(export(store, carried.id)))
    data["stretches"][1][part] = wrong
    with pytest.raises(ChancelleryError, match=r"stretch|position"):
        verify_export(read_journal(json.dumps(data), find_game))


def test_position_that_the_log_does_not_tell_is_found_out(store: Store, carried: Match) -> None:
    told = store.matches.told_in_log(carried.id)
    told.changes = [(ply, rules, "0" * 64) for ply, rules, _ in told.changes]
    proof = verify_match(find_game(carried.game), carried, store.matches.actions(carried.id), told)
    assert not proof["holds"]
    assert "is not the one that was announced" in str(proof["problem"])


def test_story_and_review_begin_where_the_match_can_be_replayed(store: Store, carried: Match) -> None:
    game, actions = find_game(carried.game), store.matches.actions(carried.id)
    story = tell(game, carried, actions)
    assert story.plies == carried.ply
    assert story.curve[0].ply == carried.replays_from
    happened, _, _ = events_of(game, carried, actions)
    assert min(happened) == carried.replays_from


def test_fork_begins_after_the_change_of_rules_alone(store: Store, carried: Match) -> None:
    seats = [Seat("bot", bot="random") for _ in carried.seats]
    actions = store.matches.actions(carried.id)
    with pytest.raises(TableError, match="branch off at ply"):
        begin_fork(carried, carried.replays_from - 1, seats, "ann", actions, 4000.0)
    begun = begin_fork(carried, carried.replays_from + 3, seats, "ann", actions, 4000.0)
    assert begun.match.ply == carried.replays_from + 3 == len(begun.entries)
    assert begun.match.replays_from == carried.replays_from


def test_no_undo_goes_back_behind_the_change_of_rules(store: Store) -> None:
    fill(store, "realpolitik", 2, range(1), at_rest=True)
    bring_up(store.matches, "m0", 2000.0, 2000.0)
    table, _ = load_table(store.matches, "m0")
    assert not table.state.may_undo()
    assert behind_bots(table.match, store.matches.actions("m0")) == table.match.ply
    before = table.state.ply
    seat = table.state.waiting[0]
    table.act(seat, table.state.legal(seat)[0], before, 2001.0)
    assert behind_bots(table.match, [*store.matches.actions("m0"), (seat, 0)]) == before
