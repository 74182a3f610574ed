"""The heuristic bot: it answers every question and beats players who do not think."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from chancellery.bots.advised import SecretaryBot
from chancellery.bots.bot import ask as ask_bot
from chancellery.bots.budget import Budget
from chancellery.bots.registry import make_bot
from chancellery.engine.rng import Rng, key_from
from chancellery.games.versailles_1919.board import DEMOBILIZE, FRANCE, GAME_END, RECLAIM, UK, USA
from chancellery.games.versailles_1919.bot.advise import advise
from chancellery.games.versailles_1919.bot.beginner import SOLDIERS, fancy
from chancellery.games.versailles_1919.bot.evaluate import OF_FOUR, OF_THREE, PARTS, evaluate, terms
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent
from chancellery.games.versailles_1919.rules.solo import BotPlaces
from chancellery.games.versailles_1919.rules.uprising import Announce
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, ask, can, card, deploy, exhaust, give, issue, lay, put, quiet

MOST = 6000


def played(seed: int, players: int, thinkers: set[int]) -> Versailles:
    """A match in which some seats think and the others do not."""
    g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": players}), seed)
    rng = Rng(key_from(seed))
    bot, chance = SecretaryBot(VERSAILLES_1919, rng), Random(seed)
    while g.outcome is None:
        assert g.ply < MOST, "the game does not end"
        seat = g.waiting[0]
        g.play(seat, ask_bot(bot, g, seat, rng) if seat in thinkers else chance.choice(g.legal(seat)))
    return cast(Versailles, g)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bots_play_to_the_end(players: int) -> None:
    g = played(7, players, set(range(players)))
    assert g.outcome is not None


@pytest.mark.parametrize("seat", range(4))
def test_bot_beats_players_who_do_not_think(seat: int) -> None:
    results = [played(seed, 4, {seat}).outcome for seed in range(3)]
    assert sum(result is not None and seat in result.winners for result in results) >= 2


def best(g: Versailles, seat: int) -> str:
    legal = g.legal(seat)
    scores = advise(g, seat, legal)
    return g.describe(legal[scores.index(max(scores))])


def test_bot_settles_what_it_leads() -> None:
    g = quiet()
    put(g, "smyrna", 0, 5)
    g.available[FRANCE] = 0
    exhaust(g, FRANCE, 0)
    act(g)
    assert best(g, 1) == "settle smyrna"


def test_bot_calms_where_it_would_be_hit_and_stirs_elsewhere() -> None:
    for owner, word in ((FRANCE, "minus-one"), (UK, "plus-one")):
        g = quiet()
        deploy(g, FRANCE, "europe-6")
        give(g, owner, "saar-league")
        ask(g, Announce(1, FRANCE, 0))
        assert best(g, 1) == word


def solo(seed: int) -> Versailles:
    """A solo match that the bot has played."""
    return played(seed, 1, {0})


def test_the_solo_bot_keeps_other_factions_off_the_game_end_card() -> None:
    g = quiet(1, active=FRANCE)
    g.human = USA
    g.waiting_room = [GAME_END, issue("togo")]
    ask(g, BotPlaces(0, FRANCE, tuple(g.waiting_room)))
    assert best(g, 0) != "place-on rush_to_the_finish"


def test_the_solo_bot_takes_new_issues_from_the_discard_pile() -> None:
    g = quiet(1, active=USA)
    g.human = USA
    ask(g, AddIssue(0))
    assert best(g, 0) == "pick 1"


def test_the_solo_bot_keeps_its_units_although_it_could_be_happier() -> None:
    g = act(quiet(1, active=USA), USA)
    assert best(g, 0) != "demobilize"


def test_the_solo_bot_settles_before_it_moves_units_for_ever() -> None:
    g = quiet(1, active=USA)
    g.human = USA
    put(g, "smyrna", 5, 5, 3)
    put(g, "byelorus", 4, 4, 6)
    put(g, "rheinland", 5, 6, 6)
    act(g, USA)
    assert "reclaim" not in can(g)
    deploy(g, USA, "europe-8")
    act(g, USA)
    assert "reclaim" in can(g)
    assert best(g, 0).startswith("settle")


def test_the_solo_bot_calls_for_unrest_only_from_behind() -> None:
    for owner, word in ((USA, "call ho_chi_minh"), (UK, "call chaim_weizmann")):
        g = quiet(1, active=USA)
        g.human = USA
        give(g, owner, "rheinland-germany")
        give(g, FRANCE, "east_prussia-german")
        g.callers = (card("ho_chi_minh"), card("chaim_weizmann"))
        ask(g, AdvanceEvent(0))
        assert best(g, 0) == word


@pytest.mark.slow
def test_the_solo_bot_reaches_the_goal_now_and_then() -> None:
    points = [solo(seed).points for seed in range(6)]
    assert max(points) >= 15
    assert sum(points) / len(points) >= 9


def stuck(players: int = 3) -> Versailles:
    """All influence lies on two issues that wait, none on the table: nothing is left to do but to send units home."""
    g = quiet(players)
    put(g, "togo", 7, 6, 8)
    put(g, "korea", 8, 9, 7)
    return act(g)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ["attache", "heuristic", "search"])
def test_bots_send_their_units_home_where_nobody_can_act_any_more(name: str, players: int) -> None:
    g = stuck(players)
    rng = Rng(key_from(1))
    bots = [make_bot(name, VERSAILLES_1919, rng) for _ in range(players)]
    for _ in range(60):
        if g.outcome is None:
            seat = g.waiting[0]
            g.play(seat, ask_bot(bots[seat], g, seat, rng, Budget(iterations=40)))
    assert g.outcome is not None


# --- chances ---


def chance(g: Versailles, nation: int = FRANCE) -> float:
    return evaluate(g, g.seat_of[nation])


@pytest.mark.parametrize("players", [3, 4])
def test_units_win_games_until_the_end_is_on_the_table(players: int) -> None:
    soldiers, stars = quiet(players), quiet(players)
    lay(soldiers, units={UK: 2})
    lay(soldiers, retired={UK: 1})
    give(stars, FRANCE, "smyrna-turkey")
    assert chance(soldiers) > chance(stars)
    for g in (soldiers, stars):
        g.issue_deck.remove(GAME_END)
        g.table = [GAME_END, issue("byelorus")]
    assert chance(soldiers) < chance(stars)


@pytest.mark.parametrize("players", [3, 4])
def test_a_lead_is_worth_less_than_what_is_settled(players: int) -> None:
    nothing, leads, settled = quiet(players), quiet(players), quiet(players)
    put(leads, "smyrna", 0, 1)
    give(settled, FRANCE, "smyrna-turkey")
    assert chance(nothing) < chance(leads) < chance(settled)


def test_whoever_had_its_political_action_waits_longest() -> None:
    before, after = act(quiet()), act(quiet())
    after.political = 1
    assert chance(after) < chance(before)


def test_points_say_more_the_nearer_the_end_is() -> None:
    g = quiet(4)
    give(g, FRANCE, "smyrna-turkey")
    early = chance(g)
    g.issue_deck = g.issue_deck[: g.issue_deck.index(GAME_END) + 1]
    late = chance(g)
    g.table = [g.issue_deck.pop()]
    assert early < late < chance(g)


@pytest.mark.parametrize("players", [2, 3])
def test_where_nobody_can_act_whoever_has_most_points_has_won(players: int) -> None:
    g = stuck(players)
    give(g, UK, "smyrna-turkey")
    assert [chance(g, nation) for nation in g.order] == [1.0] + [0.0] * (players - 1)


@pytest.mark.parametrize(("players", "weights"), [(3, OF_THREE), (4, OF_FOUR)])
def test_the_terms_of_the_chances_are_what_is_weighed(players: int, weights: tuple[float, ...]) -> None:
    g = act(quiet(players))
    give(g, UK, "smyrna-turkey")
    found = terms(g, g.seat_of[UK])
    assert list(found) == list(PARTS)
    assert len(PARTS) == len(weights)
    assert found["points"] > 0
    assert found["units at hand"] == 0


def test_a_beginner_is_glad_to_send_its_soldiers_home() -> None:
    assert fancy(DEMOBILIZE) == SOLDIERS > 0
    assert fancy(RECLAIM) == 0.0
