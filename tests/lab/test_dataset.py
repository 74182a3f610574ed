"""Data sets: every decision as it was, nothing that the seat could not know, and a card that is true."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import polars as pl
import pytest

from chancellery.engine.errors import BadOption
from chancellery.engine.observation import Observation
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.lab.dataset import COLUMNS, DataCard, make_dataset
from chancellery.lab.decisions import DecisionSeries, Seen
from chancellery.lab.engines import local_engine
from chancellery.lab.journals import Journals
from chancellery.lab.series import Series
from chancellery.lab.shards import read_games
from chancellery.lab.simulate import play_series

SERIES = Series("europe-divided", {}, ("heuristic", "random"), "set")
GAMES = 3


def make(folder: Path, series: Series = SERIES, games: int = GAMES, workers: int = 1, seen: Seen = "rows") -> DataCard:
    wanted = DecisionSeries(series, seen)
    return make_dataset(wanted, games, folder, "chancellery dataset …", local_engine(workers))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "set"
    make(folder, seen="both")
    return folder


def test_the_games_are_those_of_the_series(folder: Path) -> None:
    rows = play_series(SERIES, GAMES, workers=1)
    kept = read_games(folder)
    for name in ("winners", "scores", "decisions", "seed"):
        assert kept[name].to_list() == [row[name] for row in rows]


def test_every_decision_can_be_played_again(folder: Path) -> None:
    """From the seed and the choices alone each position comes up again with its answers, its row and its view."""
    game = find_game("europe-divided")
    observation = Observation(game, game.options())
    decisions = pl.read_parquet(folder / "decisions").filter(pl.col("game") == 1)
    games = read_games(folder)
    assert decisions["ply"].is_sorted()
    g = game.new(seed=games["seed"][1])
    for one in decisions.iter_rows(named=True):
        while len(g.legal(g.waiting[0])) == 1:
            g.play(g.waiting[0], g.legal(g.waiting[0])[0])
        seat = g.waiting[0]
        assert (one["ply"], one["seat"], one["legal"]) == (g.ply, g.seat_id(seat), g.legal(seat))
        assert one["question"] == type(g.choice()).__name__
        assert one["observation"] == observation.row(g, seat)
        assert json.loads(one["view"]) == json.loads(json.dumps(g.view(seat)))
        assert 0 <= one["value"] <= 1
        assert one["won"] == float([one["seat"]] == games["winners"][1].to_list())
        assert one["score"] == games["scores"][1][seat]
        before = g.rng.counter
        g.play(seat, one["choice"])
        assert (g.rng.counter > before) <= bool(one["chance_of"])
        assert all(0 <= came < of for of, came in zip(one["chance_of"], one["chance_came"], strict=True))
    assert decisions["chance_of"].list.len().sum() > 0


def test_the_value_is_what_the_seat_could_judge(folder: Path) -> None:
    """It does not change with what the seat cannot know: another deal of the same position has the same value."""
    from chancellery.lab.decisions import Decisions

    game = find_game("europe-divided")
    values = []
    for guess in range(2):
        g: State = game.new(seed="hidden")
        seat = g.waiting[0]
        table = Decisions(game, game.options(), "rows")
        table.begin(0, None, "luck")  # type: ignore[arg-type]  # nothing is rolled
        values.append(table.value(g.redeal(seat, Rng(key_from(guess))), seat))
    assert values[0] is not None
    assert values[1] is not None
    assert abs(values[0] - values[1]) < 0.1


def test_any_number_of_workers_makes_the_same_set_and_a_stop_costs_little(tmp_path: Path) -> None:
    one = make(tmp_path / "one")
    make(tmp_path / "two", games=2)
    lost = tmp_path / "two" / "decisions" / "00000.parquet"
    lost.unlink()
    two = make(tmp_path / "two", workers=2)
    assert (one["played"], two["played"]) == (3, 2)
    assert {**one, "played": 0} == {**two, "played": 0}
    assert (
        subprocess.run(["sha256sum", "-c", "--quiet", "SHA256SUMS"], cwd=tmp_path / "two", check=False).returncode == 0
    )
    lost.write_bytes(lost.read_bytes()[:-9])
    assert subprocess.run(
        ["sha256sum", "-c", "--status", "SHA256SUMS"], cwd=tmp_path / "two", check=False, stderr=subprocess.DEVNULL
    ).returncode
    with pytest.raises(BadOption, match="holds another series"):
        make(tmp_path / "two", seen="both")


def test_the_card_says_what_is_there(folder: Path) -> None:
    card = (folder / "README.md").read_text("utf-8")
    decisions = pl.read_parquet(folder / "decisions")
    assert f"3 games between bots (heuristic, random), {decisions.height:,} decisions" in card
    assert set(decisions.columns) == set(COLUMNS)
    assert all(f"| `{name}` |" in card for name in decisions.columns)
    game = find_game("europe-divided")
    assert f"rules {game.rules}, players=2" in card
    actions = json.loads((folder / "actions.json").read_text("utf-8"))
    choice = int(decisions["choice"][0])
    assert actions[choice] == game.actions.name(choice)
    layout = json.loads((folder / "layout.json").read_text("utf-8"))
    assert layout[-1]["start"] + layout[-1]["length"] == len(decisions["observation"][0])


def test_forfeited_games_have_their_decisions_and_broken_ones_have_none(tmp_path: Path) -> None:
    make(tmp_path / "x", Series("courtyard", {}, ("random", "tests.lab.own_bots_here:Raises"), "set"))
    decisions = pl.read_parquet(tmp_path / "x" / "decisions")
    assert set(decisions.filter(pl.col("seat") == "red")["won"]) == {1.0}
    assert set(decisions["score"]) == {None}
    make(tmp_path / "trap", Series("trap", {}, ("random",), "set"), games=12)
    kept = read_games(tmp_path / "trap")
    whole = kept.filter(pl.col("error").is_null())["number"].to_list()
    assert 0 < len(whole) < 12
    assert sorted(set(pl.read_parquet(tmp_path / "trap" / "decisions")["game"])) == whole


def test_journals_of_a_series_verify(tmp_path: Path) -> None:
    from chancellery.engine.journal import read_journal
    from chancellery.lab.simulate import simulate

    folder = tmp_path / "journals"
    report = simulate(Series("courtyard", {"players": 3}, ("heuristic", "random"), "j"), 3, 1, journals=folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"courtyard-{number:06}.json" for number in range(3)]
    plies = [read_journal(file.read_text("utf-8"), find_game).verify().ply for file in files]
    assert sum(plies) == report["decisions"]
    stopped = tmp_path / "stopped"
    simulate(Series("trap", {}, ("random",), "j"), 12, 1, journals=stopped)
    results = [json.loads(file.read_text("utf-8"))["result"] for file in stopped.iterdir()]
    assert len(results) == 12
    assert None in results
    with pytest.raises(BadOption, match="is not a folder"):
        simulate(Series("courtyard"), 1, 1, journals=files[0])


def test_journals_have_asides_too() -> None:
    rows = play_series(
        Series("versailles-1919", {"players": 3}, ("heuristic",), "deals", accumulators=(Journals,)), 1, 1
    )
    journal = json.loads(rows[0]["journal"])
    assert len(journal["actions"]) == rows[0]["decisions"]
