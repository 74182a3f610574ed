"""The heuristic bot's action cards over several turns: lines to begin with, and armies that wear out."""

from __future__ import annotations

import pytest

from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ACTIONS,
    AUSTRIA,
    DISPATCH,
    FRANCE,
    MOBILISATION,
    MOVEMENT,
    POWER_IDS,
    POWERS,
    TAXATION,
)
from chancellery.games.realpolitik.bot.advise import advise
from chancellery.games.realpolitik.bot.beginner import BLUR, advise_beginner
from chancellery.games.realpolitik.bot.openings import IN_LINE, LINES, in_line
from chancellery.games.realpolitik.bot.sequence import ALL, WORN, Sequence
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.positions import table


def begun(players: int) -> Realpolitik:
    g = REALPOLITIK.new(REALPOLITIK.options({"players": players}), 1)
    assert isinstance(g, Realpolitik)
    return g


def after(line: tuple[int, ...], power: int) -> Realpolitik:
    """A game in which a power has laid some cards, with nothing else changed."""
    g = begun(POWERS)
    ready = list(g.ready)
    mine = slice(power * ACTION_CARDS, (power + 1) * ACTION_CARDS)
    for card in line:
        ready[power * ACTION_CARDS + card] = 0
        if card == DISPATCH:
            ready[mine] = [1] * ACTION_CARDS
    g.ready = tuple(ready)
    g.turn = 1 + len(line)
    return g


# --- openings ---


@pytest.mark.parametrize("power", range(POWERS), ids=POWER_IDS)
def test_it_begins_with_any_line_of_its_power(power: int) -> None:
    g = begun(POWERS)
    legal = g.legal(power)
    scores = advise(g, power, legal)
    best = {ACTIONS.thing(action) for action, score in zip(legal, scores, strict=True) if score == max(scores)}
    assert best == {line[0] for line in LINES[power]}


@pytest.mark.parametrize("power", range(POWERS), ids=POWER_IDS)
def test_a_line_is_followed_from_card_to_card(power: int) -> None:
    for line in LINES[power]:
        for laid, card in enumerate(line):
            assert in_line(after(line[:laid], power), power, card)
        over = after(line, power)
        assert not any(in_line(over, power, card) for card in range(ACTION_CARDS))


def test_a_line_that_was_left_is_not_taken_up_again() -> None:
    assert in_line(after((TAXATION,), AUSTRIA), AUSTRIA, MOVEMENT)
    assert not in_line(after((MOBILISATION,), AUSTRIA), AUSTRIA, MOVEMENT)


def test_a_power_that_has_lost_its_armies_follows_no_line() -> None:
    assert not in_line(table("money france 20", "Turn"), FRANCE, MOVEMENT)


def test_there_are_no_lines_among_three() -> None:
    assert not any(in_line(begun(3), power, card) for power in range(3) for card in range(ACTION_CARDS))


def test_a_beginner_knows_no_openings() -> None:
    g = begun(POWERS)
    legal = g.legal(AUSTRIA)
    assert max(advise(g, AUSTRIA, legal)) == IN_LINE
    assert max(advise_beginner(g, AUSTRIA, legal)) < IN_LINE / BLUR


# --- armies ---


def plan(weak: float) -> Sequence:
    made = Sequence(0.0, 2.0)
    made.weak = weak
    made.worn = WORN
    made.spent = 0.3
    return made


def test_a_march_brings_more_after_a_mobilisation_where_armies_are_wanting() -> None:
    without = ALL & ~(1 << MOBILISATION)
    gained = []
    for weak in (0.0, 0.5):
        made = plan(weak)
        armed = made.lay(MOBILISATION, 0, ALL, 0, 0, 6, 6, 0, 0, weak)
        gained.append(armed - made.best(1, without, 0, 0, 0, 0, 0, 0, weak))
    assert gained[1] > gained[0]


def test_renown_melts_away_without_armies() -> None:
    assert plan(0.8).best(0, ALL, 0, 6, 0, 0, 0, 0, 0.8) < plan(0.0).best(0, ALL, 0, 6, 0, 0, 0, 0, 0.0)
