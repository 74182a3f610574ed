"""The chancellor: it keeps to its budget and to what its seat knows, gives reasons, and plays better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from chancellery.bots.bot import AnyBot, ask, consult
from chancellery.bots.budget import Budget, Thought
from chancellery.bots.hint import hint
from chancellery.bots.random_bot import RandomBot
from chancellery.bots.search import CATCH_UP, CLEAR, CLEAR_AFTER, ChancellorBot, Search
from chancellery.bots.tree import AnswerTable, Node
from chancellery.engine.frames import SealedChoice
from chancellery.engine.game import Game
from chancellery.engine.rng import Luck, Rng, key_from
from chancellery.engine.state import State
from chancellery.games import all_games, find_game
from tests.tiny import TINY
from tests.tiny.redeal import redeal_hidden
from tests.tiny.state import Tiny

GAMES = [TINY, *all_games()]


def luck(seed: str = "search") -> Rng:
    return Rng(key_from(seed))


def think(g: State, seat: int, budget: Budget, seed: str = "search") -> Thought:
    """What a chancellor without memories thinks of a position as it is."""
    return ChancellorBot(g.game, luck(seed)).think(g, seat, budget)


def rounds(thought: Thought) -> int:
    return sum(reason.visits for reason in thought.reasons)


def facts(thought: Thought) -> list[tuple[object, ...]]:
    return [(reason.action, reason.visits, reason.value, reason.line) for reason in thought.reasons]


def positions(game: Game, players: int, every: int) -> list[State]:
    """Positions of a random game in which somebody has something to decide."""
    g = game.new(game.options({"players": players}), seed=5)
    chance = luck(f"{game.id} {players}")
    found = []
    for number in range(6 * every):
        if not g.waiting:
            break
        seat = g.waiting[0]
        if number % every == every - 1 and len(g.legal(seat)) > 1:
            found.append(g.clone())
        g.advance(seat, chance.pick(g.legal(seat)))
    return found


def random_positions(game: Game) -> Iterator[State]:
    """The positions of games that are played by chance, one after the other."""
    chance = luck()
    for seed in count():
        g = game.new(seed=seed)
        while g.waiting:
            yield g
            g.advance(g.waiting[0], chance.pick(g.legal(g.waiting[0])))


def a_choice() -> tuple[State, int]:
    """A position of Courtyard in which a seat alone has several answers."""
    g = TINY.new(seed=3)
    while isinstance(g.choice(), SealedChoice) or len(g.legal(g.waiting[0])) < 4:
        g.advance(g.waiting[0], g.legal(g.waiting[0])[0])
    return g, g.waiting[0]


class Clock:
    """A clock that goes on by one with every look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


# --- budgets ---


def test_the_same_seed_and_iterations_give_the_same_thoughts() -> None:
    for g in positions(TINY, 2, 7):
        first = think(g, g.waiting[0], Budget(iterations=60, reasons=True))
        again = think(g, g.waiting[0], Budget(iterations=60, reasons=True))
        assert (first.action, facts(first)) == (again.action, facts(again))
        assert first.action in g.legal(g.waiting[0])


def test_time_is_what_the_clock_says() -> None:
    g, seat = a_choice()
    clock = Clock()
    thought = think(g, seat, Budget(seconds=12.0, clock=clock, reasons=True))
    assert rounds(thought) == 12
    assert clock.looks == 13


def test_without_a_time_limit_nobody_looks_at_the_clock() -> None:
    g, seat = a_choice()
    clock = Clock()
    assert rounds(think(g, seat, Budget(iterations=10, clock=clock, reasons=True))) == 10
    assert clock.looks == 0


def test_a_search_that_is_cancelled_answers_at_once() -> None:
    g, seat = a_choice()
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) == 3

    assert rounds(think(g, seat, Budget(iterations=1000, cancelled=cancelled, reasons=True))) == 3


def test_nobody_thinks_about_the_only_answer() -> None:
    g = TINY.new(seed=1)
    while len(g.legal(g.waiting[0])) > 1:
        g.advance(g.waiting[0], g.legal(g.waiting[0])[0])
    clock = Clock()
    assert think(g, g.waiting[0], Budget(seconds=5.0, clock=clock)).action == g.legal(g.waiting[0])[0]
    assert clock.looks == 0


def test_a_search_stops_when_the_best_answer_will_hardly_be_overtaken() -> None:
    game = find_game("europe-divided")
    thoughts = [think(g, g.waiting[0], Budget(iterations=60, reasons=True)) for g in positions(game, 2, 25)]
    early = [thought for thought in thoughts if rounds(thought) < 60]
    assert early
    for thought in early:
        second = thought.reasons[1].visits if len(thought.reasons) > 1 else 0
        assert thought.reasons[0].visits - second > CATCH_UP * (60 - rounds(thought))


@pytest.mark.slow
def test_a_search_stops_when_nearly_all_rounds_lead_to_one_answer() -> None:
    game = find_game("europe-divided")
    thoughts = [think(g, g.waiting[0], Budget(iterations=4000, reasons=True)) for g in positions(game, 2, 25)]
    early = [thought for thought in thoughts if rounds(thought) < 2000]
    assert early
    for thought in early:
        assert rounds(thought) >= CLEAR_AFTER
        assert thought.reasons[0].visits >= CLEAR * rounds(thought)


def test_a_search_does_not_doubt_what_it_chose() -> None:
    """Whoever buys nothing is asked whether that was meant; a search would go round in circles."""
    game = find_game("realpolitik")
    g = next(g for g in random_positions(game) if g.choice().confirms)
    seat = g.waiting[0]
    assert len(hint(g, seat, luck(), Budget(iterations=40)).reasons) == 2
    for number in range(20):
        assert game.actions.name(think(g, seat, Budget(iterations=10), str(number)).action) == "yes"


# --- what a seat may know ---


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_what_a_seat_cannot_tell_apart_makes_no_difference(game: Game) -> None:
    for g in positions(game, game.players[-1], 25):
        for seat in g.waiting[:2]:
            if len(g.legal(seat)) == 1:
                continue
            budget = Budget(iterations=12, reasons=True)
            thoughts = [think(g.redeal(seat, luck(guess)), seat, budget) for guess in ("one", "another")]
            assert facts(thoughts[0]) == facts(thoughts[1])
            assert thoughts[0].action in g.legal(seat)


def test_a_search_deals_anew_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    g, seat = a_choice()
    hands: set[tuple[int, ...]] = set()

    def noted(g: Tiny, seat: int, rng: Rng) -> None:
        redeal_hidden(g, seat, rng)
        hands.add(tuple(sorted(g.hand[1 - seat])))

    monkeypatch.setattr(TINY, "redeal_hidden", noted)
    think(g, seat, Budget(iterations=30))
    assert len(hands) > 10


# --- reasons, and what is kept ---


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_reasons_are_chances_visits_and_lines(game: Game) -> None:
    for g in positions(game, game.players[0], 30)[:3]:
        seat = g.waiting[0]
        thought = consult(ChancellorBot(game, luck()), g, seat, luck("deal"), Budget(iterations=40, reasons=True))
        assert thought.reasons[0].action == thought.action
        assert [r.visits for r in thought.reasons] == sorted((r.visits for r in thought.reasons), reverse=True)
        for reason in thought.reasons:
            assert reason.action in g.legal(seat)
            assert 0.0 <= reason.value <= 1.0
            assert reason.line[0] == (seat, reason.action)
            assert all(0 <= who < g.seats and 0 <= action < len(game.actions) for who, action in reason.line)


def test_reasons_are_only_given_if_asked_for() -> None:
    g, seat = a_choice()
    assert think(g, seat, Budget(iterations=20)).reasons == ()


def test_what_was_found_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    g, seat = a_choice()
    bot = ChancellorBot(TINY, luck())
    budget = Budget(iterations=60, reasons=True)
    g.play(seat, bot.think(g, seat, budget).action)
    assert bot.expected == (g.ply, seat)
    few = Budget(iterations=10, reasons=True)
    assert rounds(bot.think(g, seat, few)) > 10
    # After anybody else has acted the bot begins anew.
    other = next(position for position in positions(TINY, 2, 7) if position.ply > g.ply + 1)
    assert rounds(bot.think(other, other.waiting[0], few)) <= 10


def test_full_advice_is_asked_where_it_is_decided_and_a_glance_for_what_may_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, seat = a_choice()
    asked: list[int] = []

    def advise(state: State, actor: int, legal: list[int]) -> list[float]:
        asked.append(state.ply)
        return [0.0] * len(legal)

    monkeypatch.setattr(TINY, "advise", advise)
    monkeypatch.setattr(TINY, "advise_quickly", lambda state, actor, legal: [0.0] * len(legal))
    bot = ChancellorBot(TINY, luck())
    g.play(seat, bot.think(g, seat, Budget(iterations=60)).action)
    assert asked == [g.ply - 1]
    if g.waiting == (seat,) and len(g.legal(seat)) > 1:
        # What is kept of the tree was known at a glance only.
        bot.think(g, seat, Budget(iterations=10))
        assert asked == [g.ply - 1, g.ply]


@pytest.mark.parametrize("id", ["europe-in-turmoil", "realpolitik"])
def test_where_turns_are_told_apart_all_rounds_end_with_the_same_side_to_move(id: str) -> None:
    game = find_game(id)
    asked: list[tuple[bool, bool]] = []
    evaluate = game.evaluate
    assert evaluate is not None

    def watched(g: State, seat: int) -> float:
        asked.append((g.stack[-1].opens, mover in g.waiting))
        return evaluate(g, seat)

    g = next(g for g in random_positions(game) if g.stack[-1].opens and len(g.legal(g.waiting[0])) > 1)
    mover = g.waiting[0]
    search = Search(game, g, mover, Node(), Luck(1, 2))
    search.evaluate = watched
    search.run(Budget(iterations=40))
    assert asked == [(True, True)] * len(asked)
    assert len(asked) > 20


def test_better_advice_changes_what_is_likely_and_keeps_what_was_tried() -> None:
    table = AnswerTable([1, 2, 3], [1.0, 0.5, 0.0])
    table.select([1, 2, 3], 0.1).visits += 5
    table.judge([1, 2, 3], [0.0, 0.5, 1.0])
    assert [edge.action for edge in table.order] == [3, 2, 1]
    assert [edge.visits for edge in table.order] == [0, 0, 5]


# --- strength ---


def games_won(iterations: int, games: int) -> int:
    """How many games of Courtyard the chancellor wins against chance, from either seat."""
    won = 0
    for number in range(games):
        g = TINY.new(seed=number)
        rng = luck(f"strength {number}")
        bots: list[AnyBot] = [RandomBot(TINY, rng), RandomBot(TINY, rng)]
        bots[number % 2] = ChancellorBot(TINY, rng)
        while g.waiting:
            seat = g.waiting[0]
            g.play(seat, ask(bots[seat], g, seat, rng, Budget(iterations=iterations)))
        assert g.outcome is not None
        won += g.outcome.winners == (number % 2,)
    return won


@pytest.mark.slow
def test_the_chancellor_beats_chance() -> None:
    assert games_won(40, 12) >= 10


@pytest.mark.slow
def test_a_game_that_says_nothing_is_played_by_chance_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "advise", None)
    monkeypatch.setattr(TINY, "evaluate", None)
    assert games_won(30, 6) >= 4
