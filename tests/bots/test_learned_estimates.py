"""The chancellor with a learned estimate: used where it belongs to the rules, and refused in a sentence elsewhere."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Iterator
from copy import copy
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chancellery.bots import net_files
from chancellery.bots.bot import decide
from chancellery.bots.budget import Budget
from chancellery.bots.net import Net
from chancellery.bots.net_files import NotUsable, kept_leaf, leaf_file, leaf_for, net_of
from chancellery.bots.registry import BOTS
from chancellery.bots.search import ChancellorBot, PlainChancellorBot, Search
from chancellery.bots.tree import Node
from chancellery.engine.game import Game
from chancellery.engine.rng import Luck, Rng, key_from
from chancellery.engine.state import State
from chancellery.games import SHIPPED, find_game
from chancellery.lab.own_bots import make_any_bot
from tests.bots.nets import a_net, net_file
from tests.tiny import TINY


@pytest.fixture
def leaf_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the net of any game is looked for."""
    path = tmp_path / "net.json"
    monkeypatch.setattr(net_files, "leaf_file", lambda game, players: path)
    kept_leaf.cache_clear()
    yield path
    kept_leaf.cache_clear()


def luck(seed: str = "learned") -> Rng:
    return Rng(key_from(seed))


def test_the_chancellor_asks_its_net_and_the_plain_one_does_not(leaf_path: Path) -> None:
    leaf_path.write_bytes(msgspec.json.encode(net_file(TINY)))
    g = TINY.new(seed=3)
    seat = g.waiting[0]
    taught, plain = (kind(TINY, luck()) for kind in (ChancellorBot, PlainChancellorBot))
    assert isinstance(taught.leaf(g), Net)
    assert plain.leaf(g) is None
    for bot in (taught, plain):
        bot.think(g.clone(), seat, Budget(iterations=30))
    assert taught.found != plain.found
    assert sum(taught.found) == pytest.approx(1.0)


def test_the_chancellor_without_a_net_can_be_asked_for_by_name(leaf_path: Path) -> None:
    leaf_path.write_bytes(msgspec.json.encode(net_file(TINY)))
    g = TINY.new(seed=3)
    named = make_any_bot("chancellery.bots.search:PlainChancellorBot", TINY, luck())
    own = PlainChancellorBot(TINY, luck())
    answers = [decide(bot, g, g.waiting[0], Budget(iterations=30)) for bot in (named, own)]
    assert answers[0] == answers[1]
    assert "PlainChancellorBot" not in BOTS


def lead(g: State) -> list[list[float]]:
    """What a game might say of every seat."""
    return [[1.0, 0.0, float(g.ply), 2.0 * seat] for seat in range(g.seats)]


def game_that_tells() -> Game:
    game = copy(TINY)
    game.signs = lead
    return game


SEATWISE: dict[str, Any] = {
    "seatwise": True,
    "inputs": 4,
    "places": [0, 2, 3],
    "scales": [0.1, 0.01, 0.5],
    # Three rows of two hidden units and what is added to the log odds.
    "weights": b64encode(bytes([1, 255, 2, 3, 0, 254, 1, 2, 3])).decode(),
    "hidden": [0.1, -0.2],
    "out": [[1.0], [-0.5]],
}


@pytest.mark.parametrize("players", [2, 3])
def test_a_net_may_look_at_seat_after_seat_with_the_same_weights(players: int) -> None:
    game = game_that_tells()
    options = game.options({"players": players})
    net = net_of(game, options, net_file(game, **SEATWISE))
    g = game.new(options, seed=3)
    for _ in range(9):
        g.advance(g.waiting[0], g.legal(g.waiting[0])[0])
    assert game.evaluate is not None
    odds = []
    for seat in range(players):
        first = max(0.0, 0.1 + 0.1 + 0.03 * 9 + 0.5 * 2.0 * seat)
        second = max(0.0, -0.2 - 0.1 + 0.0 + 1.0 * 2.0 * seat)
        straight = 0.2 - 0.02 * 9 + 1.5 * 2.0 * seat
        odds.append(first - 0.5 * second + straight + 0.5 * log(game.evaluate(g, seat)))
    weights = [exp(one) for one in odds]
    assert net.chances(g) == pytest.approx([weight / sum(weights) for weight in weights])


@pytest.mark.parametrize("game", [TINY, game_that_tells()], ids=["says nothing of seats", "says something else"])
def test_a_net_that_looks_at_seats_is_refused_where_the_game_does_not_say_the_same(game: Game) -> None:
    wrong = {**SEATWISE, "inputs": 4 if game.signs is None else 5}
    with pytest.raises(NotUsable, match="another shape"):
        net_of(game, game.options(), net_file(TINY, **wrong))


def test_ends_of_rounds_are_judged_by_the_net() -> None:
    net = a_net(TINY)
    g = TINY.new(seed=4)
    search = Search(TINY, g, g.waiting[0], Node(), Luck(1, 2), net)
    assert search.chances(g.clone(), g.waiting[0]) != [net.estimates(g)[0], net.estimates(g)[1]]
    twin = g.clone()
    search.finish(twin, g.waiting[0])
    assert search.chances(g.clone(), g.waiting[0]) == net.chances(twin)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "it cannot be read"),
        (b'{"game": "courtyard"}', "it cannot be read"),
        (msgspec.json.encode(net_file(TINY, rules=0)), "it was learned from version 0 of the rules of courtyard"),
        (msgspec.json.encode(net_file(TINY, content="other")), "it was learned from other content"),
        (msgspec.json.encode(net_file(TINY, weights="AAAA")), "it is damaged"),
        (msgspec.json.encode(net_file(TINY, places=[-1])), "it is damaged"),
        (msgspec.json.encode(net_file(TINY, weights="not base 64")), "it is damaged"),
        (msgspec.json.encode(net_file(TINY, out=[[0.0]])), "it is for positions of another shape"),
        (msgspec.json.encode(net_file(TINY, inputs=7)), "it is for positions of another shape"),
        (msgspec.json.encode(net_file(TINY, kind="chancellery-value")), "it is of another format"),
    ],
)
def test_what_does_not_belong_is_refused_in_one_sentence_and_play_goes_on(
    leaf_path: Path, caplog: pytest.LogCaptureFixture, data: bytes, why: str
) -> None:
    leaf_path.write_bytes(data)
    g = TINY.new(seed=3)
    bot = ChancellorBot(TINY, luck())
    with caplog.at_level(logging.WARNING):
        thoughts = [bot.think(g.clone(), g.waiting[0], Budget(iterations=20)) for _ in range(2)]
    assert thoughts[0].action in g.legal(g.waiting[0])
    (message,) = caplog.messages
    assert message.startswith(f"the learned estimate net.json of {TINY.title} is not used: {why}")
    assert "\n" not in message


@pytest.mark.parametrize("id", SHIPPED)
def test_nets_in_the_package_belong_to_the_rules_and_are_small(id: str, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(id)
    total = 0
    for players in game.players:
        path = leaf_file(game, players)
        if path.is_file():
            total += path.stat().st_size
            assert leaf_for(game, game.options({"players": players})) is not None
    assert total <= 1_000_000
    assert not caplog.messages


def test_a_search_remembers_no_more_places_than_it_may() -> None:
    g = TINY.new(seed=5)
    seat = g.waiting[0]
    root = Node()
    search = Search(TINY, g, seat, root, Luck(1, 2))
    search.most_places = 12
    for _ in range(200):
        search.one_round()
    assert search.places == places_below(root) == 12
    assert search.rounds == 200
    # What an earlier decision has left counts too.
    again = Search(TINY, g, seat, root, Luck(3, 4))
    assert again.places == 12


def places_below(node: Node) -> int:
    return 1 + sum(map(places_below, node.after.values()))
