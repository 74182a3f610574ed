"""The heuristic bot: it answers every question, knows no secret, plays each power for its own good, and wins."""

from __future__ import annotations

import pytest

from chancellery.engine.frames import Choice, SealedChoice
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import save
from chancellery.engine.state import State
from chancellery.games.realpolitik import bot
from chancellery.games.realpolitik.board import AUSTRIA, FRANCE, POWER_IDS, PRUSSIA, SEATS
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.positions import table
from tests.games.realpolitik.series import play_series

# Enough that a bot that wins four games of five would hardly ever win less than so many.
GAMES = 25
WINS = 20
BIDS = "BidForItaly suitors=(0,1) allies=(-1,-1,-1,-1)"


def favourite(g: Realpolitik, seat: int | None = None) -> str:
    """What the bot would do."""
    seat = g.waiting[0] if seat is None else seat
    legal = g.legal(seat)
    scores = bot.advise(g, seat, legal)
    return g.describe(legal[scores.index(max(scores))])


def advice(g: State, seat: int) -> list[float]:
    assert isinstance(g, Realpolitik)
    return bot.advise(g, seat, g.legal(seat))


def questions(players: int, games: int) -> list[tuple[Realpolitik, int]]:
    """Positions of games between heuristic and random players, with the seat that is asked."""
    luck = Rng(key_from(f"questions {players}"))
    found = []
    for index in range(games):
        g = REALPOLITIK.new(REALPOLITIK.options({"players": players, "limit": True}), index)
        assert isinstance(g, Realpolitik)
        while g.waiting and g.turn < 12:
            seat = g.waiting[0]
            legal = g.legal(seat)
            if len(legal) > 1:
                found.append((g.clone(), seat))
            action = luck.pick(legal)
            if len(legal) > 1 and luck.below(4):
                scores = bot.advise(g, seat, legal)
                action = legal[scores.index(max(scores))]
            g.play(seat, action)
    return found


# --- every question, and no secret ---


def test_every_question_of_the_game_has_an_adviser() -> None:
    asking = {frame for frame in REALPOLITIK.frames.values() if issubclass(frame, Choice | SealedChoice)}
    assert asking == set(bot.ADVISERS) | set(bot.SEALED)


@pytest.mark.parametrize("players", SEATS)
def test_advice_scores_each_action_and_leaves_the_position_alone(players: int) -> None:
    for g, seat in questions(players, 2):
        before = save(g)
        assert len(bot.advise(g, seat, g.legal(seat))) == len(g.legal(seat))
        assert save(g) == before


@pytest.mark.parametrize("players", SEATS)
def test_advice_is_the_same_whatever_the_others_hold(players: int) -> None:
    luck = Rng(key_from("redeals"))
    for g, seat in questions(players, 2):
        first, second = (advice(g.redeal(seat, luck), seat) for _ in range(2))
        assert first == second, g.choice()


# --- action cards ---


def test_it_gains_influence_when_that_wins() -> None:
    g = table("influence france 23\ngarrison france alsace\ngarrison france lorraine\nmoney france 9", "Turn")
    assert favourite(g, FRANCE) == "lay gain_influence"


def test_it_taxes_with_an_empty_purse_and_no_army() -> None:
    g = table("morale france 9\nhand france 4 4 3", "Turn")
    assert favourite(g, FRANCE) == "lay taxation"


def test_it_mobilises_with_money_and_no_army() -> None:
    g = table("money france 9", "Turn")
    assert favourite(g, FRANCE) == "lay mobilisation"


# --- alliances ---


def test_it_leaves_an_ally_that_is_about_to_win() -> None:
    near = "ally austria prussia\ninfluence austria 21\ngarrison austria lombardia\ngarrison austria bohemia"
    g = table(near, "Entreaties")
    assert favourite(g, PRUSSIA) != "entreat austria"


def test_two_bots_that_suit_each_other_find_each_other() -> None:
    g = table("", "Entreaties")
    chosen = {seat: favourite(g, seat) for seat in range(4)}
    assert any(
        chosen[a] == f"entreat {POWER_IDS[b]}" and chosen[b] == f"entreat {POWER_IDS[a]}"
        for a in range(4)
        for b in range(a)
    )


@pytest.mark.parametrize(("influence", "answer"), [(0, "yes"), (23, "no")])
def test_a_general_of_an_ally_may_stay_until_the_ally_is_near_victory(influence: int, answer: str) -> None:
    position = f"ally austria prussia\ngeneral prussia_1 wien 2\ninfluence prussia {influence}"
    g = table(position, "AllowStay seat=austria power=austria general=prussia_1")
    assert favourite(g) == answer


def test_bids_for_italy_leave_morale_for_battles() -> None:
    g = table("minor prussia\nmorale austria 10\nmorale france 9", "BidForItaly suitors=(0,1) allies=(-1,-1,-1,-1)")
    bid = int(favourite(g, AUSTRIA).split()[1])
    assert 0 < bid < 9


def test_nobody_bids_more_than_beats_the_others() -> None:
    g = table("minor prussia\nmorale austria 15\nmorale france 1", "BidForItaly suitors=(0,1) allies=(-1,-1,-1,-1)")
    assert int(favourite(g, AUSTRIA).split()[1]) <= 2


# --- strength ---


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in SEATS for seat in range(players)])
def test_it_beats_random_players_from_every_seat(players: int, seat: int) -> None:
    bots = ["heuristic" if at == seat else "random" for at in range(players)]
    assert play_series(bots, GAMES).wins[seat] >= WINS
