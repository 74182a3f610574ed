"""Bots take the asides that a game advises: on redealt positions, and never without end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from chancellery.bots.advised import AttacheBot, SecretaryBot
from chancellery.bots.bot import MOST_ASIDES, AnyBot, aside_in_company, ask_aside, next_aside
from chancellery.bots.random_bot import RandomBot
from chancellery.bots.search import ChancellorBot
from chancellery.engine.asides import Asides, Company
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.lab.playout import bots_luck, play_asides, play_out
from tests.tiny import TINY
from tests.tiny.board import RAISE_FLAG
from tests.tiny.rules import flags, wave
from tests.tiny.state import Tiny


def luck() -> Rng:
    return Rng(key_from("asides"))


def wave_once(g: State, seat: int, asides: list[int], earlier: Sequence[int]) -> int | None:
    return RAISE_FLAG if RAISE_FLAG in asides else None


def wave_for_ever(g: State, seat: int, asides: list[int], earlier: Sequence[int]) -> int | None:
    return asides[0]


@pytest.fixture
def waving(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Courtyard, with the advice to raise one's flag."""
    monkeypatch.setattr(TINY, "advise_aside", wave_once)
    return TINY


@pytest.mark.parametrize("level", [AttacheBot, SecretaryBot, ChancellorBot])
def test_a_bot_takes_what_the_game_advises_and_then_rests(waving: Game, level: Callable[[Game, Rng], AnyBot]) -> None:
    g = waving.new(seed=1)
    assert isinstance(g, Tiny)
    bots = {seat: level(waving, luck()) for seat in range(2)}
    assert next_aside(bots, g, luck()) == (0, RAISE_FLAG)
    play_asides(g, bots, luck())
    assert (g.flag, g.ply) == ([1, 1], 2)
    assert next_aside(bots, g, luck()) is None


def test_a_game_without_such_advice_and_a_blind_bot_take_none(waving: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    g = waving.new(seed=1)
    assert ask_aside(RandomBot(waving, luck()), g, 0, luck()) is None
    monkeypatch.setattr(TINY, "advise_aside", None)
    assert ask_aside(SecretaryBot(TINY, luck()), g, 0, luck()) is None


def test_a_bot_is_not_asked_where_nothing_is_due(waving: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "asides", Asides(flags, wave, due=lambda g, seat: seat == 1))
    bots = {seat: SecretaryBot(waving, luck()) for seat in range(2)}
    assert next_aside(bots, waving.new(seed=1), luck()) == (1, RAISE_FLAG)


def test_the_advice_sees_a_redealt_position(monkeypatch: pytest.MonkeyPatch) -> None:
    g = TINY.new(seed=1)
    seen: list[State] = []

    def look(position: State, seat: int, asides: list[int], earlier: Sequence[int]) -> int | None:
        seen.append(position)
        return None

    monkeypatch.setattr(TINY, "advise_aside", look)
    ask_aside(SecretaryBot(TINY, luck()), g, 0, luck())
    assert seen[0] is not g
    assert seen[0].rng.key != g.rng.key
    assert seen[0].view(0) == g.view(0)


def test_advice_without_end_holds_no_game_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "advise_aside", wave_for_ever)
    g = TINY.new(seed=1)
    play_asides(g, {0: SecretaryBot(TINY, luck())}, luck())
    assert g.ply == MOST_ASIDES


@pytest.mark.parametrize("level", [AttacheBot, SecretaryBot, ChancellorBot])
def test_a_bot_remembers_its_asides_and_at_a_table_is_told_them(
    level: Callable[[Game, Rng], AnyBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[int]] = []

    def remember(g: State, seat: int, asides: list[int], earlier: Sequence[int]) -> int | None:
        seen.append(list(earlier))
        return RAISE_FLAG

    monkeypatch.setattr(TINY, "advise_aside", remember)
    g, bot = TINY.new(seed=1), level(TINY, luck())
    ask_aside(bot, g, 0, luck())
    ask_aside(bot, g, 0, luck())
    told = Company(frozenset(), (5, RAISE_FLAG))
    aside_in_company(bot, g, 0, luck(), told)
    assert seen == [[], [RAISE_FLAG], [5, RAISE_FLAG]]


def test_games_between_bots_repeat_with_their_asides(waving: Game) -> None:
    def played() -> list[int]:
        g = waving.new(seed=3)
        play_out(g, ["heuristic", "heuristic"], bots_luck("3"))
        assert isinstance(g, Tiny)
        return [*g.flag, g.ply]

    assert played() == played()
    assert played()[:2] == [1, 1]
