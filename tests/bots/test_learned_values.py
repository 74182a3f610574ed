"""Learned values: read back as they were written, and refused where they do not belong."""

from __future__ import annotations

import logging
from math import exp, fsum, log
from pathlib import Path

import msgspec
import pytest

from chancellery.bots.inputs import Inputs
from chancellery.bots.judging.learned import (
    LearnedValue,
    ValueFile,
    file_of,
    kept_value,
    read_value,
    value_for,
)
from chancellery.bots.judging.value import EstimateValue
from chancellery.bots.net import within
from chancellery.bots.net_files import NotUsable, rows_of
from chancellery.engine.fields import Deck
from chancellery.engine.game import Game
from chancellery.engine.rng import Luck
from chancellery.games import SHIPPED, find_game
from tests.bots.nets import HIDDEN, value_file
from tests.tiny import TINY


def kept(folder: Path, file: ValueFile) -> Path:
    path = folder / "value.json"
    path.write_bytes(msgspec.json.encode(file))
    return path


@pytest.mark.parametrize("game", [TINY, find_game("europe-in-turmoil")], ids=lambda one: one.id)
def test_a_value_is_one_hidden_layer_beside_the_estimate(game: Game, tmp_path: Path) -> None:
    file = value_file(game)
    value = read_value(game, game.options(), kept(tmp_path, file))
    assert (value.explained, value.weight) == (0.4, 1.5)
    g = game.new(seed="learned")
    evaluate = game.evaluate
    assert evaluate is not None
    places, numbers = Inputs(game, game.options()).numbers(g)
    assert len(set(places)) == len(places)
    seats = range(g.seats)
    rows = rows_of(file, g.seats)
    sums = [
        fsum(number * rows[place][at] for place, number in zip(places, numbers, strict=True))
        for at in range(HIDDEN + g.seats)
    ]
    units = [max(0.0, sums[at] + file.hidden[at]) for at in range(HIDDEN)]
    odds = [
        sums[HIDDEN + seat]
        + fsum(units[at] * file.out[at][seat] for at in range(HIDDEN))
        + 0.5 * log(within(evaluate(g, seat)))
        for seat in seats
    ]
    total = fsum(map(exp, odds))
    assert value.chances(g) == pytest.approx([exp(one) / total for one in odds])


@pytest.mark.parametrize("id", SHIPPED)
def test_the_order_of_decks_is_no_input(id: str) -> None:
    game = find_game(id)
    inputs = Inputs(game, game.options())
    g = game.new(seed="decks")
    before = inputs.numbers(g)
    assert max(before[0]) < inputs.size
    for name, field in g.schema.items():
        pile = getattr(g, name)
        if isinstance(field, Deck) and len(pile) > 2:
            turned = [item for item in pile if item not in field.placed]
            Luck(1, 2).shuffle(turned)
            setattr(g, name, [item if item in field.placed else turned.pop() for item in pile])
    after = inputs.numbers(g)
    # What the game's estimate adds up may depend on where a card lies that was put in its place.
    plain = inputs.first_term
    assert sorted(pair for pair in zip(*before, strict=True) if pair[0] < plain) == sorted(
        pair for pair in zip(*after, strict=True) if pair[0] < plain
    )


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": 0}, "version 0 of the rules"),
        ({"game": "chess"}, "rules of chess"),
        ({"content": "other"}, "other content"),
        ({"inputs": 3}, "another shape"),
        ({"weights": "AAAA"}, "damaged"),
        ({"places": [10**6], "scales": [1.0], "weights": "AAAAAAA="}, "damaged"),
        ({"kind": "picture"}, "another format"),
        ({"format": 99}, "another format"),
    ],
)
def test_what_does_not_belong_is_refused(tmp_path: Path, changes: dict[str, object], why: str) -> None:
    with pytest.raises(NotUsable, match=why):
        read_value(TINY, TINY.options(), kept(tmp_path, value_file(TINY, **changes)))


@pytest.mark.parametrize("data", [b"", b"{}", b"\x00\xff", b'{"game":3}'])
def test_a_damaged_file_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "value.json"
    path.write_bytes(data)
    with pytest.raises(NotUsable, match="cannot be read"):
        read_value(TINY, TINY.options(), path)


def test_a_refused_file_leaves_the_estimate_and_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(tmp_path, value_file(TINY, rules=0))
    monkeypatch.setattr("chancellery.bots.judging.learned.file_of", lambda game, players: path)
    kept_value.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert isinstance(value_for(TINY, TINY.options()), EstimateValue)
        assert isinstance(value_for(TINY, TINY.options()), EstimateValue)
    assert caplog.messages == [
        "the learned value value.json is not used: it was learned from version 0 of the rules of courtyard"
    ]
    kept_value.cache_clear()


@pytest.mark.parametrize("id", SHIPPED)
def test_what_is_shipped_belongs_to_the_rules_and_is_small(id: str) -> None:
    game = find_game(id)
    for players in game.players:
        path = file_of(game, players)
        if path.is_file():
            assert path.stat().st_size < 1_000_000
            options = game.options({"players": players})
            value = read_value(game, options, path)
            assert isinstance(value, LearnedValue)
            assert fsum(value.chances(game.new(options, "shipped"))) == pytest.approx(1)
