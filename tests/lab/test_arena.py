"""Arenas: every seat in turn, honest intervals, ratings, and nothing played twice after a stop."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from chancellery.engine.errors import BadOption
from chancellery.lab.arena import ArenaReport, Tournament, arena, arena_report, bot_ids, line_ups, pair
from chancellery.lab.intervals import interval
from chancellery.lab.luck import reduced
from chancellery.lab.ratings import rate
from chancellery.lab.shards import read_games

TOURNAMENT = Tournament("courtyard", ("heuristic", "random"), {"players": 3}, seed="arena")


def timeless(arena_report: ArenaReport) -> list[dict[str, object]]:
    return [{**standing, "milliseconds": 0} for standing in arena_report["standings"]]


def test_the_challenger_sits_at_every_seat_with_the_same_deal() -> None:
    games = TOURNAMENT.play(0, 4)
    assert [one["bots"].index("heuristic") for one in games] == [0, 1, 2, 0]
    assert [one["seed"] for one in games] == ["arena:0"] * 3 + ["arena:1"]
    assert all(min(one["decided"]) > 0 for one in games)


def test_luck_is_taken_out_of_the_results_of_the_same_games() -> None:
    tournament = replace(TOURNAMENT, options={"players": 2}, reduced=True)
    games = tournament.play(0, 60)
    plain = replace(tournament, reduced=False).play(0, 60)
    assert [one["winners"] for one in games] == [one["winners"] for one in plain]
    assert all(sum(one["luck"]) == pytest.approx(0) for one in games)
    assert any(abs(one["luck"][0]) > 0.05 for one in games)
    for found in arena_report(tournament, games)["standings"]:
        without = found["reduced"]
        assert without is not None
        assert without["low"] < without["rate"] < without["high"]
        assert abs(without["rate"] - found["rate"]) < 0.15
    assert "luck" not in plain[0]
    assert all(one["reduced"] is None for one in arena_report(tournament, plain)["standings"])
    assert tournament.manifest()["luck"] == "estimate"
    assert "luck" not in TOURNAMENT.manifest()
    learned = replace(tournament, game="europe-divided")
    assert learned.manifest()["luck"] not in ("estimate", replace(learned, game="europe-in-turmoil").manifest()["luck"])


def test_luck_is_taken_out_by_what_it_is_worth_between_these_bots() -> None:
    chance = Random(3)
    luck = [chance.gauss(0, 0.3) for _ in range(2000)]
    # Half of the luck that is measured decides nothing here.
    shares = [0.6 + 0.5 * one + chance.gauss(0, 0.1) for one in luck]
    found = reduced(shares, luck)
    assert found is not None
    assert found["rate"] == pytest.approx(0.6, abs=0.01)
    assert found["low"] < 0.6 < found["high"]
    assert found["fewer"] == pytest.approx((0.15**2 + 0.1**2) / 0.1**2, rel=0.1)
    # Luck that says nothing costs next to nothing.
    useless = reduced(shares, [chance.gauss(0, 0.3) for _ in shares])
    assert useless is not None
    assert useless["fewer"] == pytest.approx(1, abs=0.02)
    assert reduced(shares[:4], luck[:4]) is None
    constant = reduced(shares, [0.0] * len(shares))
    assert constant is not None
    assert constant["fewer"] == 1.0


def test_more_than_two_bots_play_a_round_robin() -> None:
    assert line_ups(("a", "b", "c"), 2) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert line_ups(("a", "b", "c"), 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    four = line_ups(("a", "b", "c"), 4)
    assert four == [("a", "b", "c", "a"), ("b", "c", "a", "a"), ("c", "a", "a", "b"), ("a", "a", "b", "c")]
    assert len(line_ups(("a", "b", "c", "d"), 3)) == 12


def test_an_arena_counts_shares_and_says_how_sure_it_is() -> None:
    found = arena(TOURNAMENT, 30, workers=1)
    assert (found["games"], found["players"], found["errors"]) == (30, 3, 0)
    better, worse = found["standings"]
    assert (better["bot"], better["seats"], better["fair"]) == ("heuristic", 30, 0.3333)
    assert worse["seats"] == 60
    assert better["low"] < better["rate"] < better["high"]
    assert better["rate"] > 0.4
    assert sum(better["by_seat"].values()) / 3 == pytest.approx(better["rate"], abs=0.001)
    assert better["rate"] * 30 + worse["rate"] * 60 == pytest.approx(30, abs=0.01)
    assert better["rating"] > 25 > worse["rating"]


def test_three_bots_are_rated_by_their_strength() -> None:
    found = arena(Tournament("courtyard", ("random", "heuristic", "attache"), seed="three"), 60, workers=1)
    ratings = {one["bot"]: one["rating"] for one in found["standings"]}
    assert ratings["heuristic"] > ratings["random"]
    assert all(one["seats"] == 40 for one in found["standings"])


def test_three_bots_are_compared_two_by_two() -> None:
    found = arena(Tournament("courtyard", ("random", "heuristic", "attache"), seed="three"), 60, workers=1)
    pairs = {(one["bot"], one["against"]): one for one in found["pairs"]}
    assert len(pairs) == 6
    for (bot, against), one in pairs.items():
        assert one["games"] == 20
        assert one["low"] < one["rate"] < one["high"]
        assert one["rate"] + pairs[against, bot]["rate"] == pytest.approx(1, abs=0.001)
    assert pairs["heuristic", "random"]["rate"] > 0.5
    # Round a table of three one of them has a neighbour's chair twice, and the game counts once.
    rows = [{"bots": ["a", "b", "b"], "winners": ["y"], "scores": [2, 3, 1]}]
    assert pair("a", "b", rows, ("x", "y", "z"))["rate"] == 0.5


def test_a_rating_says_who_beats_whom_and_how_sure_that_is() -> None:
    rows = [{"bots": ["a", "b", "b"], "winners": ["x"], "scores": [3, 1, 1]}] * 20
    few, many = rate(rows[:2], ("x", "y", "z")), rate(rows, ("x", "y", "z"))
    assert many["a"].mu > few["a"].mu > 25 > few["b"].mu > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    draw = rate([{"bots": ["a", "b"], "winners": ["x", "y"], "scores": [2, 2]}] * 9, ("x", "y"))
    assert draw["a"].mu == pytest.approx(draw["b"].mu)


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = arena(TOURNAMENT, 9, workers=1)
    arena(TOURNAMENT, 4, workers=1, out=tmp_path / "x")
    ticks: list[int] = []
    resumed = arena(TOURNAMENT, 9, workers=1, out=tmp_path / "x", tick=ticks.append)
    assert timeless(resumed) == timeless(whole)
    assert ticks == [1] * 9
    assert read_games(tmp_path / "x")["number"].to_list() == list(range(9))


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    assert timeless(arena(TOURNAMENT, 12, workers=1)) == timeless(arena(TOURNAMENT, 12, workers=2))


def test_games_of_another_arena_are_refused(tmp_path: Path) -> None:
    arena(TOURNAMENT, 3, workers=1, out=tmp_path / "x")
    other = Tournament("courtyard", ("attache", "random"), {"players": 3}, seed="arena")
    with pytest.raises(BadOption, match="holds another series"):
        arena(other, 3, workers=1, out=tmp_path / "x")
    assert read_games(tmp_path / "x").height == 3


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("random",), "an arena needs two bots or more"),
        (("secretary", "heuristic"), "the bot 'heuristic' cannot play against itself; name each bot once"),
        (("random", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_impossible_pairings_are_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        arena(Tournament("courtyard", bot_ids(bots)), 3)


def test_nobody_plays_alone_against_another() -> None:
    with pytest.raises(BadOption, match="Versailles 1919 with one player has no seat for an opponent"):
        arena(Tournament("versailles-1919", ("heuristic", "random"), {"players": 1}), 3)


def test_games_that_a_defect_stopped_are_counted_apart() -> None:
    rows = [{**row, "error": "IndexError: the trap"} for row in TOURNAMENT.play(0, 2)]
    found = arena_report(TOURNAMENT, [*rows, *TOURNAMENT.play(2, 3)])
    assert (found["games"], found["errors"]) == (3, 2)
    assert sum(one["seats"] for one in found["standings"]) == 3


def test_the_interval_is_wilsons() -> None:
    low, high = interval(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert interval(0, 0) == (0.0, 1.0)
