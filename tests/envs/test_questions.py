"""What a seat observes determines what it is asked: one row and one mask never mean two questions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chancellery.engine.fields import Pile
from chancellery.engine.game import Game
from chancellery.engine.observation import Observation
from chancellery.engine.state import State
from chancellery.games import all_games

# How many answers of one's own are tried from a position, and how many after each of them.
FIRST, SECOND = 8, 4
# Of each game, shared among its numbers of players.
DECISIONS = [pytest.param(1_500, id="few"), pytest.param(100_000, id="many", marks=pytest.mark.nightly)]
LONGEST = 1_500


def question(g: State, seat: int) -> str:
    """What the seat is asked, with every parameter of it, and what it has picked; the order of a heap says nothing."""
    fields = dict(g.choice().fields())
    name = type(g.choice()).__name__
    for field, value in fields.items():
        declared = g.game.frame_fields.get(f"{name}.{field}", g.game.frame_fields.get(field))
        if isinstance(declared, Pile) and not declared.ordered:
            fields[field] = sorted(value)
    return f"{name} {fields} {g.picks[seat]}"


def twins(g: State, seat: int, luck: random.Random) -> Iterator[State]:
    """Where a seat is asked again after one and after two answers of its own."""
    for action in luck.sample(g.legal(seat), min(FIRST, len(g.legal(seat)))):
        one = g.clone()
        one.advance(seat, action)
        if one.waiting != (seat,):
            continue
        yield one
        for answer in luck.sample(one.legal(seat), min(SECOND, len(one.legal(seat)))):
            two = one.clone()
            two.advance(seat, answer)
            if two.waiting == (seat,):
                yield two


def looks(game: Game, players: int, decisions: int) -> Iterator[tuple[State, int]]:
    """Positions of random matches with the seat that is asked, and now and then what could have been in their place."""
    options = game.options({"players": players})
    luck = random.Random(players)
    looked = match = 0
    g = game.new(options, "questions:0")
    while looked < decisions:
        if not g.waiting or g.ply > LONGEST:
            match += 1
            g = game.new(options, f"questions:{match}")
        seat = luck.choice(g.waiting)
        near = twins(g, seat, luck) if g.waiting == (seat,) and luck.random() < 0.1 else ()
        for position in (g, *near):
            looked += 1
            yield position, seat
        g.advance(seat, luck.choice(g.legal(seat)))


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game.id}-{players}") for game in all_games() for players in game.players],
)
def test_one_row_and_one_mask_never_mean_two_questions(game: Game, players: int, decisions: int) -> None:
    observation = Observation(game, game.options({"players": players}))
    lowest, highest = observation.lowest(), observation.highest()
    meant: dict[int, str] = {}
    for position, seat in looks(game, players, decisions // len(game.players)):
        row = observation.row(position, seat)
        asked = question(position, seat)
        key = hash((tuple(row), tuple(sorted(position.legal(seat)))))
        assert meant.setdefault(key, asked) == asked
        beyond = [at for at, number in enumerate(row) if not lowest[at] <= number <= highest[at]]
        parts = [part.name for part in observation.layout() for at in beyond if 0 <= at - part.start < part.length]
        assert not beyond, f"out of bounds: {parts}"


def test_games_write_out_their_fields_in_their_order() -> None:
    for game in all_games():
        g = game.new(seed=1)
        for at, name in enumerate(g.schema):
            assert g.values()[at] is getattr(g, name)
        assert len(g.values()) == len(g.schema)


def test_every_field_of_the_games_has_bounds_of_its_own() -> None:
    for game in all_games():
        observation = Observation(game, game.options())
        wide = [part.name for part in observation.layout() if max(part.highest()) > 1999 or min(part.lowest()) < -999]
        assert not wide, f"{game.id}: {wide}"
