"""The story of a finished match: its score agrees with the result, its dice with the log; none is told too early."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from chancellery.engine.game import Game
from chancellery.engine.journal import read_journal
from chancellery.engine.tally import Roll, least_face
from chancellery.games import all_games, find_game
from chancellery.table.match import Match, Pace, Seat, TableError
from chancellery.table.story import Story, dice_of, tell
from chancellery.table.table import Actions, Table
from tests.matches.fixtures import a_match, folder
from tests.tiny import TINY

GAMES = [game for game in all_games() if game.tally is not None]


def kept(path: Path) -> tuple[Game, Match, Actions]:
    """A match that is kept, as a store has it."""
    journal = read_journal(path.read_text("utf-8"), find_game).journal
    game, options = journal.game, journal.options
    seats = [Seat("bot") for _ in game.seats(options)]
    match = Match("x", game.id, game.rules, options.dump(), seats, Pace(), "bot", "link", None, journal.seed, 0.0)
    match.status, match.ply, match.rekeys = "finished", len(journal.actions), journal.rekeys
    return game, match, journal.actions


@cache
def told(game: Game) -> tuple[Story, Table]:
    path = a_match(game)
    game, match, actions = kept(path)
    return tell(game, match, actions), Table.resume(game, match, None, actions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_curve_ends_with_the_result(game: Game) -> None:
    story, table = told(game)
    assert table.state.outcome is not None
    assert story.curve[-1].points == list(table.state.outcome.scores)
    assert (story.curve[0].ply, story.curve[-1].ply) == (0, story.plies)
    assert all(before.ply < after.ply for before, after in pairwise(story.curve))
    assert [mark.ply for mark in story.turns] == sorted(mark.ply for mark in story.turns)
    assert story.turns, "a match has turns"


@pytest.mark.parametrize("game", [game for game in all_games() if game.tally], ids=lambda game: game.id)
def test_points_by_category_add_up_to_the_result(game: Game) -> None:
    """On a marker that two sides share, to how far the winner leads; every category has a name."""
    for path in sorted(folder(game).glob("*-players.json")):
        told = tell(*kept(path))
        scores = json.loads(path.read_text("utf-8"))["result"]["scores"]
        sums = [sum(line.points[seat] for line in told.score) for seat in range(len(scores))]
        if told.shared:
            sums = [own - other for own, other in ((sums[0], sums[1]), (sums[1], sums[0]))]
        # Alone, points have one source.
        assert sums == scores or (len(scores) == 1 and not told.score)
        for line in told.score:
            assert f"score-{line.category} = " in "".join(
                file.read_text("utf-8") for file in (game.folder / "text" / "en").glob("*.ftl")
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_turning_points_are_on_the_curve_and_have_a_cause(game: Game) -> None:
    story, _ = told(game)
    plies = {standing.ply for standing in story.curve}
    assert 0 < len(story.turning) <= 4
    for point in story.turning:
        assert point.ply in plies
        assert any(point.change)
        assert point.causes, "a game names the events that change its points"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_seat_sees_its_own_last_position(game: Game) -> None:
    story, table = told(game)
    assert list(story.positions) == list(game.seats(table.state.options))
    for seat, (id, position) in enumerate(story.positions.items()):
        assert position["seat"] == id
        assert position["board"] == table.state.view(seat)["board"]
        assert position["legal"] == []


def test_dice_are_counted_against_what_they_needed() -> None:
    rolls = [Roll(0, 6, least_face(9)), Roll(0, 3, least_face(3)), Roll(0, 1, least_face(-2)), Roll(0, 5), Roll(1, 2)]
    dice = dice_of("red", rolls, 0)
    assert dice.faces == [1, 0, 1, 0, 1, 1]
    assert (dice.tries, dice.successes, dice.expected) == (3, 2, round(0 / 6 + 4 / 6 + 6 / 6, 2))


def test_checks_of_europe_in_turmoil_succeed_as_the_log_says() -> None:
    game = find_game("europe-in-turmoil")
    story, _ = told(game)
    _, match, actions = kept(a_match(game))
    table, successes = Table.start(game, match), dict.fromkeys(story.positions, 0)
    for seat, action in actions:
        table.state.play(seat, action)
        table.rekey()
        for _, event in table.take_events():
            if event["event"] in ("support-checked", "naval-attempt"):
                successes[event["seat"]] += event["success"]
    assert {dice.seat: dice.successes for dice in story.dice} == successes


def test_nothing_is_told_before_the_end() -> None:
    game, match, actions = kept(a_match(GAMES[0]))
    match.status = "running"
    with pytest.raises(TableError, match="once it is over"):
        tell(game, match, actions)


def test_a_game_without_a_tally_has_a_story_without_a_curve() -> None:
    game = TINY
    assert game.tally is None
    match = Match("x", game.id, 1, {}, [Seat("bot"), Seat("bot")], Pace(), "bot", "link", None, bytes(32), 0.0)
    match.status = "abandoned"
    story = tell(game, match, [])
    assert (story.curve, story.dice, story.turning) == ([], [], [])
    assert list(story.positions) == list(game.seats(game.options()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sides_share_a_marker_where_one_gains_what_the_other_loses(game: Game) -> None:
    story = told(game)[0]
    assert story.shared == all(sum(one.points) == 0 for one in story.curve)
