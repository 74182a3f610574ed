"""A series gives the same results whatever the number of workers, and its errors can be seen again."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.bots.random_bot import RandomBot
from chancellery.engine.errors import BadOption
from chancellery.lab import playout
from chancellery.lab.playout import bots_luck, game_seed, play_at_random, play_with_bots
from chancellery.lab.series import Row, Series
from chancellery.lab.series_totals import SeriesTotals
from chancellery.lab.simulate import Report, play_series, simulate
from tests.lab.broken_game import TRAP
from tests.tiny import TINY

CLOCK = ("seconds", "decisions_per_second")


def series(game: str = "courtyard", bots: tuple[str, ...] = ("random", "random"), **options: Any) -> Series:
    return Series(game, {"players": 2, **options}, bots, "7")


def timeless(report: Report) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in CLOCK}


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    job = series(bots=("random", "heuristic"), double=True)
    alone, two, three = (timeless(simulate(job, 60, workers)) for workers in (1, 2, 3))
    assert alone == two == three
    assert list(alone["endings"]) == list(three["endings"])
    assert timeless(simulate(job, 60)) == alone
    assert play_series(job, 20, 1) == play_series(job, 20, 2)


def test_the_first_error_does_not_depend_on_the_number_of_workers() -> None:
    assert timeless(simulate(series("trap"), 60, 1)) == timeless(simulate(series("trap"), 60, 2))


def test_a_report_adds_up() -> None:
    report = simulate(series(), 200, workers=1)
    assert list(report) == [
        *("game", "players", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second"),
        *("mean_decisions", "winners", "intervals", "draws", "endings", "first_error"),
        *("forfeits", "first_forfeit", "overlay", "played"),
    ]
    assert (report["game"], report["players"]) == ("courtyard", 2)
    assert report["games"] == report["finished"] == 200
    assert report["errors"] == 0
    assert report["first_error"] is None
    assert report["mean_decisions"] == pytest.approx(report["decisions"] / 200, abs=0.01)
    assert list(report["winners"]) == ["red", "blue"]
    assert sum(report["winners"].values()) + report["draws"] / 200 == pytest.approx(1)
    assert sum(report["endings"].values()) == 200
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0


def test_another_seed_gives_other_games() -> None:
    assert timeless(simulate(series(), 50, 1)) != timeless(simulate(Series(**{**vars(series()), "seed": "8"}), 50, 1))


def test_parts_of_a_series_are_the_series() -> None:
    whole, parts = SeriesTotals(), SeriesTotals()
    whole.count(series().play(0, 30))
    for first, last in ((20, 30), (0, 7), (7, 20)):
        parts.count(series().play(first, last))
    assert parts == whole


def test_errors_are_counted_and_the_first_is_kept_with_its_game_and_ply() -> None:
    report = simulate(series("trap"), 60, workers=1)
    assert report["errors"] + report["finished"] == report["games"] == 60
    assert 10 < report["errors"] < 50
    assert report["endings"] == {"escape": report["finished"]}
    assert report["draws"] == report["finished"]
    error = report["first_error"]
    assert error is not None
    assert error["error"] == "IndexError: the trap"
    again = simulate(series("trap"), 1, workers=1, start=error["game"])["first_error"]
    assert again == error
    assert all(simulate(series("trap"), 1, 1, start=index)["errors"] == 0 for index in range(error["game"]))


def test_an_error_is_reproduced_by_its_seed_and_ply() -> None:
    error = simulate(series("trap"), 60, workers=1)["first_error"]
    assert error is not None
    g = TRAP.new(seed=error["seed"])
    with pytest.raises(IndexError, match="the trap"):
        play_at_random(g, bots_luck(error["seed"]))
    assert g.ply == error["ply"]


def test_the_quick_loop_plays_what_random_bots_play() -> None:
    quick, asked = TINY.new(seed="1"), TINY.new(seed="1")
    play_at_random(quick, bots_luck("1"))
    luck = bots_luck("1")
    play_with_bots(asked, [RandomBot(TINY, luck) for _ in range(2)], luck)
    assert quick.view(0) == asked.view(0)
    assert quick.ply == asked.ply


@pytest.mark.pure("the limit is a constant in compiled code")
def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 10)
    report = simulate(series(), 3, workers=1)
    assert report["errors"] == 3
    assert report["first_error"] == {
        "game": 0,
        "seed": game_seed("7", 0),
        "ply": 10,
        "error": "RulesError: Courtyard has not ended after 10 decisions",
    }
    assert simulate(series(bots=("heuristic", "random")), 3, workers=1)["errors"] == 3


def test_bad_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="there is no bot 'nobody'"):
        simulate(series(bots=("nobody", "random")), 3)
    with pytest.raises(BadOption, match="Trap gives bots no advice yet"):
        simulate(series("trap", bots=("heuristic", "random")), 3)


def test_progress_is_told_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(series(), 45, workers=1, tick=heard.append)
    assert sum(heard) == 45
    assert len(heard) > 5


def test_a_shared_victory_is_nobodys_alone() -> None:
    tally = SeriesTotals()
    row: Row = {"number": 0, "error": None, "decisions": 3, "ending": "shared", "winners": ["red", "blue"]}
    row["forfeited"] = None
    tally.count([row, {**row, "winners": ["blue"]}])
    assert (tally.wins, tally.draws, tally.finished) == ({"blue": 1}, 1, 2)


def test_fewer_bots_than_seats_are_repeated_round_the_table() -> None:
    assert timeless(simulate(series(bots=("random",)), 20, 1)) == timeless(
        simulate(series(bots=("random", "random")), 20, 1)
    )
