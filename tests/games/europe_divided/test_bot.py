"""The heuristic bot: it beats chance from either side, sees no secrets, and takes what is there to be taken."""

from __future__ import annotations

import pytest

from chancellery.bots.advised import SecretaryBot
from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import USUAL
from chancellery.bots.random_bot import RandomBot
from chancellery.engine.frames import Choice, SealedChoice
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_divided.board import SIDE_IDS
from chancellery.games.europe_divided.bot.advise import ADVISERS, advise
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from tests.games.europe_divided.positions import Table, headline, new


def winner(seed: int, clever: int) -> int:
    """Who wins between the heuristic bot on one side and chance on the other."""
    g, rng = new(seed, record=False), Rng(key_from(f"bots {seed}"))
    bots: list[AnyBot] = [RandomBot(EUROPE_DIVIDED, rng.fork()), RandomBot(EUROPE_DIVIDED, rng.fork())]
    bots[clever] = SecretaryBot(EUROPE_DIVIDED, rng.fork())
    while g.outcome is None:
        seat = g.waiting[0]
        g.advance(seat, ask(bots[seat], g, seat, rng))
    return g.outcome.winners[0]


@pytest.mark.slow
@pytest.mark.parametrize("clever", [0, 1])
def test_it_beats_chance_in_95_of_a_hundred_games(clever: int) -> None:
    assert sum(winner(seed, clever) == clever for seed in range(40)) >= 38


@pytest.mark.parametrize("clever", [0, 1])
def test_it_beats_chance_in_a_few_games(clever: int) -> None:
    assert [winner(seed, clever) for seed in range(3)] == [clever] * 3


def test_every_question_has_an_adviser() -> None:
    questions = {frame for frame in EUROPE_DIVIDED.frames.values() if issubclass(frame, Choice | SealedChoice)}
    assert questions == set(ADVISERS)


def test_advice_leaves_the_position_as_it_was() -> None:
    g, rng = new(5, record=False), Rng(key_from("advice"))
    bot = SecretaryBot(EUROPE_DIVIDED, rng.fork())
    while g.outcome is None:
        seat = g.waiting[0]
        before = (g.die[:], g.army[:], g.money[:], g.ply)
        scores = advise(g, seat, g.legal(seat))
        assert len(scores) == len(g.legal(seat))
        assert (g.die, g.army, g.money, g.ply) == before
        g.advance(seat, bot.think(g, seat, USUAL).action)


def best(t: Table, side: str) -> str:
    """The action that looks best."""
    seat = SIDE_IDS.index(side)
    legal = t.g.legal(seat)
    scores = advise(t.g, seat, legal)
    return t.g.describe(legal[scores.index(max(scores))])


def test_it_raises_the_die_that_a_headline_asks_for() -> None:
    t = Table(dice="eu ukraine 1, eu poland 1, russia ukraine 1", money=(6, 3))
    t.g.turn, t.g.first = 4, 1
    t.g.current, t.g.forthcoming = (headline("h1e_orange_revolution"),), ()
    t.use("eu_sweden")
    t.g.turn, t.g.first = 4, 1
    assert best(t, "europe") == "increase-eu"
    t.do("europe", "increase-eu")
    assert best(t, "europe") == "raise ukraine"


def test_it_does_not_pay_for_a_die_that_is_worth_less() -> None:
    t = Table(dice="eu poland 2", money=(2, 0))
    t.use("ru_energy_sector")
    t.do("russia", "special", "lower-eu poland")
    assert best(t, "europe") == "refuse"
