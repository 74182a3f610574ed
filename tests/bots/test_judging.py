"""The judge: what chance could have done, what was decided, and sums that come out."""

from __future__ import annotations

from math import fsum

import msgspec
import pytest

from chancellery.bots.advised import SecretaryBot
from chancellery.bots.bot import ask, next_aside
from chancellery.bots.judging.chance import SampledChance, TriedChance, known_items
from chancellery.bots.judging.expected import all_outcomes, expected, next_outcomes, tried
from chancellery.bots.judging.luck import luck_of_ply
from chancellery.bots.judging.reviewer import Estimate, Reviewer
from chancellery.bots.judging.value import Chances, EstimateValue, Value
from chancellery.engine.actions import RETRACT
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Luck, Rng, ScriptedRng, key_from
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.tiny import TINY
from tests.tiny.state import Tiny

GAMES = [TINY, *map(find_game, ("europe-in-turmoil", "europe-divided", "versailles-1919", "realpolitik"))]
TURMOIL = find_game("europe-in-turmoil")


def journal(game: Game, seed: str = "review", chance_for: tuple[int, ...] = (), most: int = 10_000) -> Journal:
    """A match between secretaries, some seats of which answer by chance."""
    found = Journal(game, game.options(), key_from(seed))
    g, luck = found.replay(), Rng(key_from(f"{seed} bots"))
    bot = SecretaryBot(game, luck)
    while g.waiting and g.ply < most:
        aside = next_aside(dict.fromkeys(range(g.seats), bot), g, luck)
        seat = g.waiting[0] if aside is None else aside[0]
        if aside is not None:
            action = aside[1]
        elif seat in chance_for:
            action = luck.pick(g.legal(seat))
        else:
            action = ask(bot, g, seat, luck)
        g.play(seat, action)
        found.actions.append((seat, action))
    return found


def reviewed(found: Journal, start: int = 0, key: bytes | None = None) -> list[Estimate]:
    reviewer = Reviewer(found, EstimateValue(found.game), start, key=key, redeals=6)
    return [reviewer.deal(), *(reviewer.look() for _ in found.actions[start:])]


class HandValue(Value):
    """A value that is easily worked out: by the card in a hand with the greatest number."""

    def estimated(self, g: State) -> Chances:
        assert isinstance(g, Tiny)
        first = max(g.hand[0], default=0) / 100
        return [first, 1.0 - first]


class DieValue(Value):
    """A value that is easily worked out: by the last die."""

    def estimated(self, g: State) -> Chances:
        assert isinstance(g, Turmoil)
        return [g.die / 10, 1 - g.die / 10]


def at_a_die() -> tuple[State, int, int]:
    """A position of Europe in Turmoil in which an answer comes to one die and nothing else."""
    found = journal(TURMOIL, most=200)
    g = found.replay(0)
    for seat, action in found.actions:
        probe = TriedChance((), Luck(1, 1), known_items(g))
        tried(g, seat, action, probe)
        if probe.of == [6]:
            return g, seat, action
        g.play(seat, action)
    raise AssertionError("no die was rolled")


def test_every_face_of_a_die_counts_alike_and_luck_is_nothing_on_average() -> None:
    g, seat, action = at_a_die()
    mean = expected(g, seat, action, DieValue(), Luck(1, 1), known_items(g))
    assert mean is not None
    assert mean.tried == 6
    assert mean.variance == [0.0, 0.0]
    values = []
    for face in range(1, 7):
        twin = g.clone()
        twin.rng = chance = ScriptedRng(key_from("die"))
        chance.dice = [face]
        twin.play(seat, action)
        values.append(DieValue().chances(twin)[0])
    assert mean.mean[0] == pytest.approx(sum(values) / 6)
    assert fsum(value - mean.mean[0] for value in values) == pytest.approx(0)


def deciding_draw(game: Game) -> tuple[State, int, int]:
    """A position of Courtyard in which the last pick is followed by draws."""
    g = game.new(game.options({"players": 2}), "draws")
    while True:
        seat = g.waiting[0]
        action = g.legal(seat)[0]
        probe = TriedChance((), Luck(1, 1), known_items(g))
        tried(g, seat, action, probe)
        if probe.of:
            return g, seat, action
        g.play(seat, action)


def test_what_is_drawn_may_be_any_card_of_the_deck() -> None:
    g, seat, action = deciding_draw(TINY)
    assert isinstance(g, Tiny)
    probe = TriedChance((), Luck(1, 1), {})
    later = tried(g, seat, action, probe)
    deck = len(g.deck)
    assert probe.of == [deck - at for at in range(len(probe.of))]
    exact = all_outcomes(g, seat, action, HandValue(), Luck(1, 1), {}, probe, later)
    assert exact is not None
    # The same by hand: every card of the deck on top of the others, in every order.
    orders = [[first, second] for first in g.deck for second in g.deck if first != second]
    assert len(probe.of) == 2
    values = []
    for first, second in orders:
        twin = g.clone()
        twin.deck = [card for card in g.deck if card not in (first, second)] + [second, first]
        twin.play(seat, action)
        values.append(HandValue().chances(twin)[0])
    assert exact.mean[0] == pytest.approx(sum(values) / len(values))


def test_the_order_of_the_deck_makes_no_difference() -> None:
    g, seat, action = deciding_draw(TINY)
    assert isinstance(g, Tiny)
    means = []
    for turn in range(3):
        g.deck = g.deck[1:] + g.deck[:1]
        luck = Luck(turn, 1)
        mean = expected(g, seat, action, HandValue(), luck, known_items(g))
        assert mean is not None
        means.append(mean.mean[0])
    assert means == pytest.approx([means[0]] * 3)


def test_luck_counts_by_the_weight_of_the_value() -> None:
    g, seat, action = at_a_die()
    later = g.clone()
    later.play(seat, action)
    plain = luck_of_ply(g, later, seat, action, DieValue(), Luck(1, 1))
    value = DieValue()
    value.weight = 0.5
    less = luck_of_ply(g, later, seat, action, value, Luck(1, 1))
    assert plain is not None
    assert less is not None
    assert less.change == pytest.approx([change / 2 for change in plain.change])


def test_samples_deal_every_card_first_equally_often() -> None:
    g, seat, action = deciding_draw(TINY)
    assert isinstance(g, Tiny)
    first = []
    for turn in range(len(g.deck)):
        later = tried(g, seat, action, SampledChance(Luck(turn, 1), Luck(1, 2), turn, {}))
        assert isinstance(later, Tiny)
        first += [card for card in later.hand[0] if card not in g.hand[0]]
    assert sorted(first) == sorted(g.deck)


def test_samples_come_to_what_all_outcomes_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    g, seat, action = deciding_draw(TINY)
    exact = expected(g, seat, action, HandValue(), Luck(1, 1), known_items(g))
    monkeypatch.setattr("chancellery.bots.judging.expected.MOST_EXACT", 1)
    sampled = expected(g, seat, action, HandValue(), Luck(1, 1), known_items(g))
    assert exact is not None
    assert sampled is not None
    assert (exact.variance[0], sampled.variance[0] > 0) == (0.0, True)
    assert sampled.mean[0] == pytest.approx(exact.mean[0], abs=4 * sampled.variance[0] ** 0.5)


def test_outcomes_are_counted_like_digits() -> None:
    seen = [[0, 0]]
    while (following := next_outcomes(seen[-1], [2, 3])) is not None:
        seen.append([*following, *[0] * (2 - len(following))])
    assert seen == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_a_secretary_decides_nothing_and_all_of_it_adds_up(game: Game) -> None:
    found = journal(game)
    g = found.replay()
    assert g.outcome is not None
    estimates = reviewed(found)
    assert [one.ply for one in estimates] == list(range(len(found.actions) + 1))
    assert all(one.decision == [0.0] * g.seats for one in estimates)
    lucky = [one for one in estimates if any(one.luck)]
    assert lucky
    for one in lucky:
        assert fsum(one.luck) == pytest.approx(0, abs=1e-9)
        assert fsum(one.chances) == pytest.approx(1, abs=1e-9)
    winners = g.outcome.winners
    assert estimates[-1].chances == [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]


def test_whoever_answers_by_chance_decides_worse_than_the_secretary() -> None:
    found = journal(find_game("europe-divided"), chance_for=(0,), most=80)
    estimates = reviewed(found)
    assert fsum(one.decision[0] for one in estimates if one.seat == 0) < -0.1
    assert all(one.decision[0] == 0 for one in estimates if one.seat == 1)
    deviating = [one for one in estimates[1:] if one.advised is not None]
    assert deviating
    for one in deviating:
        assert one.advised != found.actions[one.ply - 1][1]
        assert one.best is not None
    assert fsum(one.gain for one in deviating) > 0.1


def test_a_review_can_be_made_in_pieces_and_again() -> None:
    found = journal(TINY, chance_for=(0,))
    whole = reviewed(found)
    assert reviewed(found) == whole
    assert reviewed(found, start=5)[1:] == whole[6:]
    assert [one.chances for one in reviewed(found, key=key_from("other"))] == [one.chances for one in whole]


def test_where_nothing_became_known_there_was_no_luck() -> None:
    found = journal(TINY)
    plain = 0
    for one in reviewed(found)[1:]:
        g = found.replay(one.ply)
        if g.outcome is None and g.floor < g.ply:
            plain += 1
            assert one.luck == [0.0] * g.seats
    assert plain > 0


def test_picks_that_were_taken_back_are_named() -> None:
    found = journal(TINY)
    seat, pick = found.actions[0]
    found.actions[:0] = [(seat, pick), (seat, RETRACT)]
    estimates = reviewed(found)
    assert [one.void for one in estimates[:4]] == [[], [], [1], []]


def test_a_deal_is_held_against_others() -> None:
    deals = [reviewed(journal(TURMOIL, f"deal {number}", most=1))[0] for number in range(3)]
    starts = [one.chances[0] - one.luck[0] for one in deals]
    assert max(starts) - min(starts) < 1e-9, "the mean over other deals is the same for every match"
    assert len({one.luck[0] for one in deals}) == 3


def test_estimates_go_from_process_to_process_as_json() -> None:
    estimates = reviewed(journal(TINY, chance_for=(1,)))
    assert msgspec.json.decode(msgspec.json.encode(estimates), type=list[Estimate]) == estimates


def test_a_power_makes_an_estimate_less_sure() -> None:
    g = TURMOIL.new(seed="power")
    sure, less = EstimateValue(TURMOIL).chances(g), EstimateValue(TURMOIL, 0.5).chances(g)
    assert abs(less[0] - 0.5) < abs(sure[0] - 0.5)
    assert fsum(less) == pytest.approx(1)
