"""The chancellor with a learned estimate: used where it belongs to the rules, and refused in a sentence elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from chancellery.bots import net_files
from chancellery.bots.bot import decide
from chancellery.bots.budget import Budget
from chancellery.bots.net import Net
from chancellery.bots.net_files import kept_leaf, leaf_file, leaf_for
from chancellery.bots.registry import BOTS
from chancellery.bots.search import ChancellorBot, PlainChancellorBot, Search
from chancellery.bots.tree import Node
from chancellery.engine.rng import Luck, Rng, key_from
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
