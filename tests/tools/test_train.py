"""The chancellor is taught by its own games: from a seed, further after a stop, and kept only if it is better."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from chancellery.bots.inputs import Inputs
from chancellery.bots.net import SeatNet
from chancellery.bots.net_files import CHANCELLOR, NetFile, net_of, read_file
from chancellery.engine.errors import BadOption
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from tests.bots.nets import a_net
from tests.tiny import TINY
from tools import train
from tools.learning import Data, Network, learn, loss
from tools.lessons import Lesson, Notes, Playing
from tools.train import Course, course_of, positions

FEW = {"generations": 2, "games": 6, "iterations": 3, "match": 2, "seconds": 0.001, "hidden": 2}


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")


def course(folder: Path, **changes: Any) -> Course:
    return Course(TINY, TINY.options(), folder, **{**FEW, **changes})


@pytest.mark.slow
def test_a_course_is_the_same_from_the_same_seed_and_goes_on_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "leaf_file", lambda game, players: tmp_path / "package" / "net.json")
    first, stopped = tmp_path / "first", tmp_path / "stopped"
    course(first).run()
    nets = [(first / f"generation-{number}" / "net.json").read_bytes() for number in (1, 2)]
    assert nets[0] != nets[1]
    course(stopped, generations=1).run()
    played = sorted(stopped.rglob("*.parquet"))
    times = [path.stat().st_mtime_ns for path in played]
    course(stopped).run()
    assert [(stopped / f"generation-{number}" / "net.json").read_bytes() for number in (1, 2)] == nets
    assert [path.stat().st_mtime_ns for path in played] == times
    with (stopped / "curve.csv").open(encoding="utf-8") as lines:
        curve = list(csv.DictReader(lines))
    assert [line["generation"] for line in curve] == ["1", "2"]
    assert all(float(line[name]) > 0 for line in curve for name in ("estimate", "net", "positions"))
    report = (stopped / "report.md").read_text("utf-8")
    assert "| 2 |" in report
    assert "of 2" in report
    assert "generation" in capsys.readouterr().out


def test_what_was_learned_is_a_net_for_these_rules(tmp_path: Path) -> None:
    one = course(tmp_path, generations=1, match=0)
    one.run()
    path = tmp_path / "generation-1" / "net.json"
    file = read_file(TINY, TINY.options(), path, NetFile, CHANCELLOR)
    assert (file.games, len(file.hidden), file.seed) == (6, 2, "train")
    assert path.stat().st_size < train.MOST_BYTES
    g = TINY.new(seed=1)
    assert sum(net_of(TINY, TINY.options(), file).chances(g)) == pytest.approx(1.0)
    # Another course does not go on with this folder.
    with pytest.raises(BadOption, match="another series"):
        course(tmp_path, generations=1, match=0, iterations=4).run()


@pytest.mark.parametrize(("low", "kept"), [(0.55, True), (0.5, False)])
def test_a_net_is_kept_only_if_it_is_surely_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], low: float, kept: bool
) -> None:
    path = train.ROOT / "build" / "tests" / f"{tmp_path.name}.json"
    monkeypatch.setattr(train, "leaf_file", lambda game, players: path)
    one = course(tmp_path)
    for number in (1, 2):
        (tmp_path / f"generation-{number}").mkdir()
        (tmp_path / f"generation-{number}" / "net.json").write_bytes(b"net %d" % number)
    one.lines = [
        {"generation": 1, "match": 9, "rate": 0.6, "low": low, "fair": 0.5},
        {"generation": 2, "match": 9, "rate": 0.58, "low": low - 0.1, "fair": 0.5},
    ]
    try:
        one.choose()
        assert path.is_file() is kept
        assert not kept or path.read_bytes() == b"net 1"
        assert ("generation 1" in capsys.readouterr().out) is kept
    finally:
        path.unlink(missing_ok=True)


def test_no_generation_is_begun_that_would_end_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = []
    monkeypatch.setattr(Course, "generation", lambda self, number, net: begun.append(number))
    hours = iter([0.0, 0.0, 3600.0, 3600.0, 7200.0, 7200.0])
    monkeypatch.setattr(train, "monotonic", lambda: next(hours))
    course(tmp_path, generations=4, hours=1.5).run()
    assert begun == [1]
    assert "no time for generation 2" in capsys.readouterr().out


def test_words_of_the_command() -> None:
    one = course_of(["courtyard", "players=3", "--games", "7", "--hidden", "5", "--seed", "s"])
    assert (one.options.players, one.games, one.hidden, one.seed) == (3, 7, 5, "s")
    assert one.folder.name == "courtyard-3-s"
    assert course_of(["courtyard"]).hours == Course.hours


def test_a_network_learns_what_it_is_shown() -> None:
    luck = np.random.default_rng(5)
    samples, wanted = [], []
    for _ in range(40):
        places = np.sort(luck.choice(10, (50, 3))).astype(np.uint16)
        numbers = np.ones((50, 3), np.float32)
        first = (np.isin(places, (2, 3)).any(axis=1) ^ (places == 7).any(axis=1)).astype(np.float32)
        lengths, odds = np.full(50, 3, np.uint32), np.zeros((50, 2), np.float32)
        samples.append([one.tobytes() for one in (places, numbers, lengths, odds)])
        wanted.append(np.stack([first, 1 - first], axis=1))
    taught, held = Data(samples[:30], wanted[:30], 2), Data(samples[30:], wanted[30:], 2)
    network = Network(10, 2, 8, 0)
    before = loss(network.chances(held), held.wanted)
    best, _ = learn(taught, held, network, epochs=30, batch=50, rate=0.02, decay=0.0)
    assert best < 0.2 < before
    assert msgspec.json.encode(best)
    assert Inputs(TINY, TINY.options()).size > 10


def told(g: State) -> list[list[float]]:
    """What a game might say of every seat."""
    return [[1.0, float(len(g.legal(seat))) / 8 if seat in g.waiting else 0.0, g.ply / 40] for seat in range(g.seats)]


def test_a_lesson_takes_ends_of_rounds_and_plays_them_on(tmp_path: Path) -> None:
    lesson = Lesson(TINY.id, {"players": 3}, "lesson", 4)
    (row, other) = lesson.play(0, 2)
    assert lesson.play(1, 2) == [other]
    found = positions([row, other], 3, False)
    size = Inputs(TINY, TINY.options({"players": 3})).size
    assert len(found.odds) == len(found.wanted) == len(found.lengths) > 0
    assert found.places.max() < size
    # Somebody has won from every position, and the game's own estimate is kept beside it.
    assert found.wanted.sum(axis=1) == pytest.approx(1.0)
    assert np.exp(found.odds).sum(axis=1) == pytest.approx(1.0)
    # Several results from one game: every position has been played on by itself.
    assert len(np.unique(found.wanted, axis=0)) > 1


def test_a_search_that_is_looked_at_judges_as_it_did(tmp_path: Path) -> None:
    g = TINY.new(seed=1)
    net = a_net(TINY)
    for leaf in (None, net):
        before = None if leaf is None else leaf.evaluate
        notes = Notes(TINY, TINY.options())
        Playing(g.clone(), Rng(key_from("look")), 4, leaf, notes).run()
        assert notes.lengths
        assert leaf is None or leaf.evaluate == before


@pytest.mark.parametrize("players", [2, 3])
def test_a_net_that_looks_at_seats_is_learned_where_a_game_says_something_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    monkeypatch.setattr(TINY, "signs", told)
    options = TINY.options({"players": players})
    Course(TINY, options, tmp_path, generations=1, games=6, iterations=3, match=0, hidden=2, workers=1).run()
    file = read_file(TINY, options, tmp_path / "generation-1" / "net.json", NetFile, CHANCELLOR)
    assert (file.seatwise, file.inputs, [len(row) for row in file.out]) == (True, 3, [1, 1])
    net = net_of(TINY, options, file)
    assert isinstance(net, SeatNet)
    assert sum(net.chances(TINY.new(options, seed=1))) == pytest.approx(1.0)


def test_the_same_weights_learn_from_every_seat() -> None:
    luck = np.random.default_rng(7)
    places = np.tile(np.array([0, 1], np.uint16), 40 * 50 * 3)
    numbers = luck.normal(0.0, 1.0, (40, 50, 3, 2)).astype(np.float32)
    best = np.abs(numbers[..., 0]).argmax(axis=2)
    wanted = np.eye(3, dtype=np.float32)[best]
    samples = [
        [places[:300].tobytes(), numbers[at].tobytes(), np.full(150, 2, np.uint32).tobytes(), bytes(4 * 150)]
        for at in range(40)
    ]
    taught, held = Data(samples[:30], list(wanted[:30]), 3, 3), Data(samples[30:], list(wanted[30:]), 3, 3)
    network = Network(2, 1, 6, 0)
    before = loss(network.chances(held), held.wanted)
    after, _ = learn(taught, held, network, epochs=60, batch=50, rate=0.02, decay=0.0)
    assert after < 0.3 < before
