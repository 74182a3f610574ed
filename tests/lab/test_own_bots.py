"""Bots of one's own: they play as ours do, and one with a fault loses its own games and stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import chancellery
from chancellery import Series, Tournament, arena, find_game, play_out, play_series, simulate
from chancellery.engine.errors import BadOption
from chancellery.engine.rng import Rng, key_from
from chancellery.lab.balance import Counts, Curve, Uses
from chancellery.lab.own_bots import look_here, make_any_bot
from chancellery.lab.shards import read_games
from tests.lab import own_bots_here as own

HERE = "tests.lab.own_bots_here"


def test_a_bot_is_named_by_its_class_or_by_module_and_class() -> None:
    by_name = arena(Tournament("courtyard", (f"{HERE}:Greedy", "random"), seed="own"), 8, workers=1)
    by_class = arena(Tournament("courtyard", (own.Greedy, "random"), seed="own"), 8, workers=1)
    assert [one["rate"] for one in by_name["standings"]] == [one["rate"] for one in by_class["standings"]]
    assert [one["bot"] for one in by_class["standings"]] == [f"{HERE}:Greedy", "random"]
    g = find_game("courtyard").new(seed=1)
    play_out(g, [own.Blind, "random"], Rng(key_from("own")))
    assert g.outcome is not None


@pytest.mark.parametrize("bot", [own.Greedy, own.Last, own.Blind])
def test_whatever_can_answer_is_a_bot(bot: type) -> None:
    rows = play_series(Series("courtyard", bots=(bot, "random"), seed="kinds"), 3, workers=1)
    assert [row["failure"] for row in rows] == [None] * 3
    assert all(row["error"] is None and row["scores"] for row in rows)


def test_workers_find_it_too(tmp_path: Path) -> None:
    series = Series("courtyard", bots=(own.Greedy, own.Raises), seed="workers")
    assert play_series(series, 8, workers=2, out=tmp_path / "x") == play_series(series, 8, workers=1)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (own.Raises, "KeyError: 'the plan\\nand more'"),
        (own.Leaves, "SystemExit: 3"),
        (own.Illegal, "it answers 9999, which is not among the legal actions"),
        (own.Speechless, "TypeError: 'NoneType' object cannot be interpreted as an integer"),
    ],
)
def test_a_bot_with_a_fault_forfeits_its_games(tmp_path: Path, bot: type, why: str) -> None:
    series = Series("courtyard", bots=("random", bot), seed="fault")
    rows = play_series(series, 4, workers=1, out=tmp_path / "x")
    for row in rows:
        assert (row["ending"], row["winners"], row["forfeited"]) == ("forfeit", ["red"], "blue")
        assert row["failure"] == f"{HERE}:{bot.__name__}: {why}"
    report = simulate(series, 4, workers=1, out=tmp_path / "x")
    assert (report["errors"], report["forfeits"], report["winners"]) == (0, 4, {"red": 1.0, "blue": 0.0})
    first = report["first_forfeit"]
    assert first is not None
    assert (first["game"], first["seat"], first["ply"]) == (0, "blue", rows[0]["decisions"])
    assert read_games(tmp_path / "x")["failure"].to_list() == [row["failure"] for row in rows]


def test_the_greedy_bot_of_the_docs_beats_chance_and_comes_to_an_end() -> None:
    for game, least in (("europe-divided", 0.6), ("realpolitik", 0.0)):
        found = arena(Tournament(game, ("examples.greedy_bot:Greedy", "random"), seed="greedy"), 8, workers=1)
        assert (found["errors"], found["standings"][0]["forfeits"]) == (0, 0)
        assert found["standings"][0]["rate"] >= least


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ("empty", "it goes round in circles: 5,000 answers and nobody else's turn"),
        # Both have a part in it; the one of one's own is at fault, not the rules.
        pytest.param("full", "it goes round in circles: no end after 100,000 decisions", marks=pytest.mark.slow),
    ],
)
def test_a_bot_that_goes_round_in_circles_forfeits_its_game(start: str, why: str) -> None:
    series = Series("circle", {"start": start}, bots=(own.First, own.First), seed="circle")
    (row,) = play_series(series, 1, workers=1)
    assert (row["error"], row["ending"], row["forfeited"]) == (None, "forfeit", "red")
    assert row["failure"] == f"{HERE}:First: {why}"


def test_an_arena_says_where_a_defect_of_the_rules_is() -> None:
    found = arena(Tournament("trap", ("random", own.First), seed="fault"), 30, workers=1)
    first = found["first_error"]
    assert first is not None
    assert (found["errors"] > 1, first["error"]) == (True, "IndexError: the trap")
    assert find_game("trap").new(seed=first["seed"]).ply == 0 <= first["ply"] < 4


def test_an_arena_goes_on_and_says_who_failed() -> None:
    found = arena(Tournament("courtyard", (own.Illegal, "random", "heuristic"), seed="fault"), 12, workers=1)
    failing, *others = found["standings"]
    assert (failing["rate"], failing["forfeits"], found["errors"]) == (0.0, 8, 0)
    assert failing["first_failure"] == (
        f"game 0, after 0 decisions: {HERE}:Illegal: it answers 9999, which is not among the legal actions"
    )
    assert [one["forfeits"] for one in others] == [0, 0]


def test_forfeits_say_nothing_about_the_balance_of_a_game() -> None:
    series = Series("courtyard", bots=("random", own.Illegal), seed="balance", accumulators=(Curve, Uses))
    counts = Counts(("red", "blue"))
    counts.add(play_series(series, 3, workers=1))
    assert (counts.games, counts.forfeits, counts.errors) == (0, 3, 0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Bot", "the bot 'nowhere:Bot' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        (f"{HERE}:Absent", f"the module {HERE} has no class Absent"),
        (f"{HERE}:NOT_A_BOT", f"the module {HERE} has no class NOT_A_BOT"),
        (f"{HERE}:Nobody", "is not a bot: it has neither think"),
        (f"{HERE}:Unready", "cannot be made: OSError: no weights"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(name: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        simulate(Series("courtyard", bots=(name,)), 1)
    assert sentence in str(refused.value)


def test_the_server_knows_no_bots_of_ones_own() -> None:
    """Whoever names a bot over the API must not make the server import a module."""
    with pytest.raises(BadOption, match="there is no bot"):
        chancellery.make_bot(f"{HERE}:Last", find_game("courtyard"), Rng(key_from("x")))


def test_a_bot_lies_where_somebody_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_in_a_folder.py").write_text(
        "class Bot:\n    def choose(self, g, seat):\n        return g.legal(seat)[0]\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in __import__("sys").path if path])
    with pytest.raises(BadOption, match="No module named 'bot_in_a_folder'"):
        make_any_bot("bot_in_a_folder:Bot", find_game("courtyard"), Rng(key_from("x")))
    look_here(["random", "bot_in_a_folder:Bot"])
    assert play_series(Series("courtyard", bots=("bot_in_a_folder:Bot",)), 1)[0]["error"] is None
