"""Hints: what the chancellor would do, from what a seat knows, in words."""

from __future__ import annotations

import pytest

from chancellery.bots.budget import Budget
from chancellery.bots.hint import TOLD, hint, sentence
from chancellery.engine.game import Game
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.games import all_games
from tests.tiny import TINY

GAMES = [TINY, *all_games()]
FEW = Budget(iterations=40)


def facts(g: State, seat: int, seed: str = "hint") -> list[tuple[object, ...]]:
    found = hint(g, seat, Rng(key_from(seed)), FEW)
    told: list[tuple[object, ...]] = [(one.action, one.value, one.visits, one.line) for one in found.reasons]
    return [*told, *((one.action, one.gap, one.causes, one.stakes) for one in found.contrasts)]


def position(game: Game, decisions: int) -> State:
    """A position of a random game in which somebody has a choice: after so many others, or the last of a short game."""
    g, chance = game.new(seed=11), Rng(key_from(game.id))
    found = g.clone()
    while g.waiting and decisions >= 0:
        seat = g.waiting[0]
        if len(g.legal(seat)) > 1:
            found = g.clone()
            decisions -= 1
        g.advance(seat, chance.pick(g.legal(seat)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_does_not_depend_on_what_is_hidden(game: Game) -> None:
    g = position(game, 12)
    seat = g.waiting[0]
    other = g.redeal(seat, Rng(key_from("other cards")))
    assert other.view(seat) == g.view(seat)
    told = facts(g, seat)
    assert facts(other, seat) == told, "the same view and the same chance give the same hint"
    reasons = hint(g, seat, Rng(key_from("hint")), FEW).reasons
    assert 1 < len(reasons) <= TOLD
    assert all(one.action in g.legal(seat) and 0 <= one.value <= 1 for one in reasons)
    assert all(one.line[0] == (seat, one.action) for one in reasons)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_is_said_in_the_words_of_the_game(game: Game, language: str) -> None:
    g = position(game, 5)
    seat = g.waiting[0]
    found = hint(g, seat, Rng(key_from("words")), FEW)
    prose = Prose(language, (game.folder / "text",), game.nouns_for(g.options), strict=True)
    said = sentence(g, seat, prose, found)
    assert prose.answer(game.actions, found.reasons[0].action, g.prompt(seat)) in said
    assert f"{round(100 * found.reasons[0].value)}" in said
    assert ("The chancellor" if language == "en" else "chancelier") in said


def test_the_only_answer_is_said_without_thinking() -> None:
    g, chance = TINY.new(seed=2), Rng(key_from("only"))
    while len(g.legal(g.waiting[0])) > 1:
        g.advance(g.waiting[0], chance.pick(g.legal(g.waiting[0])))
    (only,) = hint(g, g.waiting[0], chance, FEW).reasons
    assert only.action == g.legal(g.waiting[0])[0]
    assert only.visits == 0
