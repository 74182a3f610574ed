"""Why a hint prefers an answer: what the estimates are made of, and that what is named is what the gap hangs on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from math import exp, log
from typing import Final

import pytest

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import Budget
from chancellery.bots.causes import (
    FEWEST_DEALS,
    AnswerComparison,
    Cause,
    Contrast,
    Way,
    chance,
    mean_and_error,
    stakes_of,
)
from chancellery.bots.hint import ChancellorHint, hint, is_same, sentence
from chancellery.engine.game import Game
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.stakes import Mark, Stake, Stakes
from chancellery.engine.state import State
from chancellery.games import SHIPPED, all_games, find_game
from chancellery.lab.explained import ExplainedHints, check, figures, halved
from chancellery.lab.playout import bots_luck, play_out
from tests.nightly import at_night

# A game need not say what its estimate is made of.
SAID = [game for game in all_games() if game.stakes is not None]
TABLES = [(game, players) for game in SAID for players in game.players]
EVERY = 9
WAYS: Final[tuple[Way, ...]] = ("gain", "keep")


def positions(game: Game, players: int) -> list[State]:
    """Positions of a game between secretaries."""
    found: list[State] = []
    options = game.options({"players": players})

    def asking(bot: AnyBot, g: State, seat: int, rng: Rng, budget: Budget) -> int:
        if g.ply % EVERY == 0:
            found.append(g.clone())
        return ask(bot, g, seat, rng, budget)

    play_out(game.new(options, seed=3), ["heuristic"] * len(game.seats(options)), bots_luck("causes"), asking=asking)
    return found


def of(stakes: Stakes, own: bool) -> float:
    return sum([share.odds for stake, share in stakes.items() if (stake.whose is None) == own])


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_stakes_are_all_that_an_estimate_is_made_of(game: Game, players: int) -> None:
    looked_at = 0
    for g in positions(game, players):
        stakes = [stakes_of(g, seat) for seat in range(g.seats)]
        if not stakes[0]:
            continue
        looked_at += 1
        given = [chance(g, seat) for seat in range(g.seats)]
        if game.id == "europe-divided":
            assert of(stakes[0], True) + of(stakes[0], False) == pytest.approx(log(given[0] / given[1]))
        elif game.id == "europe-in-turmoil":
            # What a war would change of it hangs on all of it at once.
            assert [of(one, True) for one in stakes] == pytest.approx([of(stakes[0], True), -of(stakes[0], True)])
        elif g.seats > 1:
            weights = [exp(of(one, True)) for one in stakes]
            assert [weight / sum(weights) for weight in weights] == pytest.approx(given)
    assert looked_at > 1


CASES = [*((game.id, 3) for game in SAID), *(at_night(game.id, 200) for game in SAID)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "hints"), CASES)
def test_the_gap_between_answers_hangs_on_what_a_hint_names(game: str, hints: int) -> None:
    """On other redeals with other dice, too."""
    found = figures(ExplainedHints(game, {}, rounds=100).play(0, hints))
    assert found.named >= (0.65 if hints > 100 else 0.3)
    assert found.halved >= (0.8 if hints > 100 else 0.6)
    assert found.same_way >= (0.8 if hints > 100 else 0.6)


def explained() -> Iterator[tuple[State, int, ChancellorHint, Contrast]]:
    """Hints about Europe Divided that name a cause."""
    series = ExplainedHints("europe-divided", {}, rounds=80)
    for number in range(40):
        g, seat = series.position(f"why:{number}")
        found = hint(g, seat, Rng(key_from(f"why:{number}")), Budget(iterations=80))
        why = found.why()
        if why is not None:
            yield g, seat, found, why


def test_another_cause_would_not_stand_the_check() -> None:
    g, seat, found, why = next(explained())
    gap, left = check(g, seat, found, Rng(key_from("check")))
    assert halved(gap, left)
    assert not halved(-gap, left)
    other = next(stake for stake in stakes_of(g, seat) if stake not in why.stakes)
    wrong = ChancellorHint(found.reasons, (Contrast(why.action, why.gap, why.far, why.causes, (other,)),))
    assert not halved(*check(g, seat, wrong, Rng(key_from("check"))))


def test_what_two_answers_come_to_alike_has_no_cause() -> None:
    g, seat, found, _ = next(explained())
    best = found.reasons[0]
    comparison = AnswerComparison(g, seat, {best.action: best.line}, Rng(key_from("alike")))
    comparison.run(FEWEST_DEALS)
    assert is_same(comparison.contrast(best.action, best.action))
    assert mean_and_error([]) == (0.0, 1.0)


def test_a_difference_that_may_be_chance_is_none() -> None:
    g, seat, found, why = next(explained())
    best = found.reasons[0].action
    comparison = AnswerComparison(g, seat, {best: (), why.action: ()}, Rng(key_from("noise")))
    comparison.now.chances = [0.5] * 16
    for ends, chances in zip(comparison.ends.values(), ([0.9, 0.15] * 8, [0.1, 0.9] * 8), strict=True):
        ends.chances, ends.stakes = chances, [{}] * 16
    noise = comparison.contrast(best, why.action)
    assert (noise.gap, noise.causes) == (0.0, ())
    assert is_same(noise)
    worse = comparison.contrast(why.action, best)
    assert worse.gap == 0.0, "nor is it one the other way round"
    comparison.ends[best].chances = [0.05] * 16
    worse = comparison.contrast(best, why.action)
    assert worse.gap == pytest.approx(-0.45)
    assert worse.causes == ()
    assert not is_same(worse), "what looks worse does not come to the same"


def test_whoever_has_no_time_left_looks_no_further() -> None:
    """A clock that goes on by a second whenever it is read: no deal is played to its end."""
    g, seat, found, why = next(explained())
    lines = {one.action: one.line for one in found.reasons}
    ticks = count()
    comparison = AnswerComparison(g, seat, lines, Rng(key_from("late")))
    comparison.run(10, 1.5, lambda: float(next(ticks)))
    assert comparison.now.chances == []
    assert comparison.contrast(found.reasons[0].action, why.action).causes == ()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", SHIPPED)
def test_every_stake_has_words(id: str, language: str) -> None:
    game = find_game(id)
    for players in game.players:
        met: dict[tuple[str, bool], Stake] = {}
        marks: dict[tuple[str, bool, str, bool], Mark] = {}
        for g in positions(game, players):
            for seat in range(g.seats):
                for stake, share in stakes_of(g, seat).items():
                    met.setdefault((stake.key, stake.whose is None), stake)
                    for mark in share.marks:
                        marks.setdefault((stake.key, stake.whose is None, mark.thing[0], mark.theirs), mark)
        nouns = game.nouns_for(game.options({"players": players}))
        prose = Prose(language, (game.folder / "text",), nouns, strict=True)
        for known, stake in met.items():
            said: list[Mark | None] = [None, *(mark for (key, own, _, _), mark in marks.items() if (key, own) == known)]
            for one, way in product(said, WAYS):
                words = prose.say("cause", Cause(stake.key, way, 3, stake.about, stake.whose, one).text())
                assert words
                assert "{" not in words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_has_an_answer_in_mind_hears_why_not(language: str) -> None:
    g, seat, found, why = next(explained())
    game = g.game
    prose = Prose(language, (game.folder / "text",), game.nouns_for(g.options), strict=True)
    asked = hint(g, seat, Rng(key_from("in mind")), Budget(iterations=80), why.action)
    assert asked.why_not(why.action) is not None
    said = sentence(g, seat, prose, asked, why.action)
    assert ("Why not " if language == "en" else "Pourquoi pas ") in said
    assert prose.answer(game.actions, why.action, g.prompt(seat)) in said
    best = sentence(g, seat, prose, found, found.reasons[0].action)
    assert ("that is what" if language == "en" else "c’est bien le choix") in best
    silent = ChancellorHint(found.reasons, tuple(Contrast(one.action, 0.02, 1) for one in found.contrasts))
    silent.reasons[0].value = 0.5
    assert ("No single cause" if language == "en" else "Aucune raison") in sentence(g, seat, prose, silent)
    alike = ChancellorHint(found.reasons, tuple(Contrast(one.action, 0.0, 1) for one in found.contrasts))
    assert ("margin of error" if language == "en" else "marge d’erreur") in sentence(g, seat, prose, alike)
    silent.reasons[0].value = 0.995
    assert ("as good as decided" if language == "en" else "pour ainsi dire jouée") in sentence(g, seat, prose, silent)
