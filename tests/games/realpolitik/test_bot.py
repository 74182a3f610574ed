"""The heuristic bot: it answers every question, knows no secret, plays for its own good, and beats random players."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice, Frame, SealedChoice
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import save
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    AUSTRIA,
    FRANCE,
    GENERAL_IDS,
    ITALY,
    NOUNS,
    POWER_IDS,
    POWERS,
    PRUSSIA,
    SEATS,
    border,
    territory,
)
from chancellery.games.realpolitik.bot import advise
from chancellery.games.realpolitik.bot.action_cards import turns_to_win
from chancellery.games.realpolitik.bot.beginner import advise_beginner
from chancellery.games.realpolitik.bot.diplomacy import likings
from chancellery.games.realpolitik.bot.evaluate import terms
from chancellery.games.realpolitik.bot.worth import Outlook
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.adjustments import AllowStay, JoinGeneral
from chancellery.games.realpolitik.rules.battle_outcome import Rally
from chancellery.games.realpolitik.rules.battle_retreat import Retreat
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties
from chancellery.games.realpolitik.rules.mobilisation import DiscardDown, PlaceGenerals
from chancellery.games.realpolitik.rules.mobilisation_purchases import Purchase
from chancellery.games.realpolitik.rules.mobilisation_trains import AllowTrain
from chancellery.games.realpolitik.rules.movement_envoy import ChooseEnvoy
from chancellery.games.realpolitik.rules.movement_rounds import GrantRound
from chancellery.games.realpolitik.rules.movement_types import AllowMove
from chancellery.games.realpolitik.rules.turn import EndTurn
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battles import battle
from tests.games.realpolitik.positions import table
from tests.games.realpolitik.series import play_series

# A bot that wins nearly always is sure to win four games of five.
GAMES = 25
WINS = 20

ALLIES = "ally austria prussia\n"
# Austria wins with its next Gain Influence.
NEAR_VICTORY = "influence austria 22\ngarrison austria bohemia\ngarrison austria lombardia\n"
# France wins by counting twice, and has the armies to hold what counts.
HALF_WAY = "influence france 16\n" + "".join(
    f"garrison france {where}\ngeneral france_{number} {where} 3\n"
    for number, where in enumerate(("alsace", "rheinland", "wien"), 1)
)


def favourite(g: Realpolitik, seat: int | None = None) -> str:
    """What the bot would do."""
    seat = g.waiting[0] if seat is None else seat
    legal = g.legal(seat)
    scores = advise.advise(g, seat, legal)
    return g.describe(legal[scores.index(max(scores))])


def asked(position: str, question: Frame[Any]) -> Realpolitik:
    """A position in which a question is open."""
    g = table(position, "Turn")
    g.stack = [EndTurn(), question]
    g.picks = [()] * g.seats
    g._legal = None
    g.run()
    return g


def general(id: str) -> int:
    return GENERAL_IDS.index(id)


def questions(players: int, games: int) -> list[tuple[Realpolitik, int]]:
    """Positions of games in which the bot plays for everybody and chance interferes, with the seat that is asked."""
    luck = Rng(key_from(f"questions {players}"))
    found = []
    for index in range(games):
        g = REALPOLITIK.new(REALPOLITIK.options({"players": players, "limit": True}), index)
        assert isinstance(g, Realpolitik)
        while g.waiting and g.turn < 12:
            seat = g.waiting[0]
            legal = g.legal(seat)
            action = luck.pick(legal)
            if len(legal) > 1:
                found.append((g.clone(), seat))
                if luck.below(4):
                    scores = advise.advise(g, seat, legal)
                    action = legal[scores.index(max(scores))]
            g.play(seat, action)
    return found


# --- every question, and no secret ---


def test_every_question_of_the_game_has_an_adviser() -> None:
    asking = {frame for frame in REALPOLITIK.frames.values() if issubclass(frame, Choice | SealedChoice)}
    assert asking == set(advise.ADVISERS) | set(advise.SEALED)


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_advice_leaves_the_position_alone_and_is_the_same_whatever_the_others_hold(players: int) -> None:
    luck = Rng(key_from("redeals"))
    kinds = set()
    for g, seat in questions(players, 3):
        twins = [twin for _ in range(2) if isinstance(twin := g.redeal(seat, luck), Realpolitik)]
        before = [save(twin) for twin in twins]
        first, second = (advise.advise(twin, seat, twin.legal(seat)) for twin in twins)
        assert first == second, g.choice()
        assert len(first) == len(g.legal(seat))
        assert [save(twin) for twin in twins] == before
        kinds.add(type(g.choice()))
    assert len(kinds) > 15


# --- action cards (5.1) ---


def test_it_gains_influence_when_that_wins() -> None:
    g = table("influence france 23\ngarrison france alsace\ngarrison france lorraine\nmoney france 9", "Turn")
    assert favourite(g, FRANCE) == "lay gain_influence"


def test_it_taxes_with_an_empty_purse_and_no_army() -> None:
    assert favourite(table("hand france 4 4 3", "Turn"), FRANCE) == "lay taxation"


def test_it_mobilises_with_a_full_purse_and_no_army() -> None:
    assert favourite(table("money france 20", "Turn"), FRANCE) == "lay mobilisation"


def test_it_moves_when_armies_stand_before_open_land() -> None:
    armies = "general prussia_1 berlin 3\ngeneral prussia_2 hesse 3\ngeneral prussia_3 hannover 3"
    g = table(armies, "Turn")
    g.turn = 9
    assert favourite(g, PRUSSIA) == "lay movement"


def test_it_takes_its_cards_back_when_none_of_use_is_left() -> None:
    g = table("money france 20", "Turn")
    for card in ("mobilisation", "movement", "gain_influence"):
        g.ready = shared_rows.put(g.ready, FRANCE * ACTION_CARDS + NOUNS.index("action_card", card), 0)
    assert favourite(g, FRANCE) == "lay dispatch"


def test_it_lays_a_card_for_italy_too() -> None:
    g = table("minor prussia\nmoney italy 20\nmoney prussia 20", "Turn", "prussia: lay mobilisation")
    assert favourite(g, PRUSSIA) == "lay-italy mobilisation"


def test_it_counts_twice_in_a_row_when_that_wins_the_race() -> None:
    g = table(HALF_WAY, "Turn")
    assert favourite(g, FRANCE) == "lay gain_influence"
    g.ready = shared_rows.put(g.ready, FRANCE * ACTION_CARDS + NOUNS.index("action_card", "gain_influence"), 0)
    assert favourite(g, FRANCE) == "lay dispatch"


def test_a_turn_after_which_a_rival_may_have_won_is_known() -> None:
    g = table(NEAR_VICTORY, "Turn")
    assert turns_to_win(g, AUSTRIA, 4) == 0
    g.ready = shared_rows.put(g.ready, AUSTRIA * ACTION_CARDS + NOUNS.index("action_card", "gain_influence"), 0)
    assert turns_to_win(g, AUSTRIA, 4) == 1
    assert turns_to_win(g, AUSTRIA, 2) == 3


# --- alliances (7, 11.2) ---


def test_bots_pair_off() -> None:
    g = asked("", Entreaties())
    chosen = [POWER_IDS.index(favourite(g, seat).split()[1]) for seat in range(POWERS)]
    assert all(chosen[chosen[power]] == power for power in range(POWERS))


def test_it_leaves_an_ally_that_is_about_to_win_and_nobody_else_takes_it() -> None:
    g = asked(ALLIES + NEAR_VICTORY, Entreaties())
    assert all(favourite(g, seat) != "entreat austria" for seat in (FRANCE, PRUSSIA, ITALY))


def test_an_alliance_that_gives_its_own_conquests_back_is_liked_less() -> None:
    before = likings(asked("", Entreaties()))
    after = likings(asked("garrison prussia wien\ngarrison prussia hungari", Entreaties()))
    assert after[PRUSSIA][AUSTRIA] < before[PRUSSIA][AUSTRIA]


def test_peace_is_wanted_with_a_neighbour_that_could_take_much_and_war_with_one_that_cannot_hold_much() -> None:
    before = likings(asked("", Entreaties()))
    after = likings(
        asked("general italy_1 lombardia 3\ngarrison austria venezia\ngarrison austria romagna", Entreaties())
    )
    assert after[AUSTRIA][ITALY] > before[AUSTRIA][ITALY]
    assert after[ITALY][AUSTRIA] < before[ITALY][AUSTRIA]


def test_it_bids_for_italy_but_keeps_morale_for_battles() -> None:
    g = asked("minor prussia\nmorale austria 10\nmorale france 9", BidForItaly((AUSTRIA, FRANCE), (-1,) * POWERS))
    assert 0 < int(favourite(g, AUSTRIA).split()[1]) < 9


def test_it_bids_no_more_than_beats_the_others() -> None:
    g = asked("minor prussia\nmorale austria 15\nmorale france 1", BidForItaly((AUSTRIA, FRANCE), (-1,) * POWERS))
    assert favourite(g, AUSTRIA) == "bid 2"


def test_nobody_can_tell_a_bid_beforehand() -> None:
    g = asked("minor prussia\nmorale austria 8\nmorale france 7", BidForItaly((AUSTRIA, FRANCE), (-1,) * POWERS))
    legal = g.legal(AUSTRIA)
    scores = advise.advise(g, AUSTRIA, legal)
    assert [g.describe(a) for a, s in zip(legal, scores, strict=True) if s == max(scores)] == [
        f"bid {morale}" for morale in range(3, 8)
    ]


# --- a beginner ---


def beginner(g: Realpolitik, seat: int) -> str:
    """What a beginner would do."""
    legal = g.legal(seat)
    scores = advise_beginner(g, seat, legal)
    return g.describe(legal[scores.index(max(scores))])


def lay_down(g: Realpolitik, seat: int, *cards: str) -> None:
    for card in cards:
        g.ready = shared_rows.put(g.ready, seat * ACTION_CARDS + NOUNS.index("action_card", card), 0)
    g._legal = None


def test_a_beginner_plays_its_hand_out_before_it_takes_the_cards_back() -> None:
    g = table(HALF_WAY, "Turn")
    lay_down(g, FRANCE, "gain_influence")
    assert favourite(g, FRANCE) == "lay dispatch"
    assert beginner(g, FRANCE) == "lay movement"


def test_a_beginner_lays_no_card_that_brings_nothing() -> None:
    g = table("money france 9\ngarrison france alsace", "Turn")
    lay_down(g, FRANCE, "mobilisation", "gain_influence")
    assert beginner(g, FRANCE) == "lay dispatch"


def test_a_beginner_sees_victory_and_stays_loyal() -> None:
    g = table(NEAR_VICTORY, "Turn")
    assert beginner(g, AUSTRIA) == "lay gain_influence"
    g = asked(ALLIES + NEAR_VICTORY, Entreaties())
    assert favourite(g, PRUSSIA) != "entreat austria"
    assert beginner(g, PRUSSIA) == "entreat austria"


# --- what the evaluation weighs ---


@pytest.mark.parametrize("players", SEATS)
def test_terms_of_all_seats_outweigh_each_other(players: int) -> None:
    g = questions(players, 1)[-1][0]
    seats = [terms(g, seat) for seat in range(g.seats)]
    for name in seats[0]:
        assert sum(seat[name] for seat in seats) == pytest.approx(0)
    assert any(seat["influence"] for seat in seats)


# --- requests (7.3, 8.2, 8.5.1, 10.1) ---


@pytest.mark.parametrize(
    "question",
    [
        AllowMove(PRUSSIA, PRUSSIA, general("austria_1"), (territory("schlesien"),), (), -1, ()),
        AllowTrain(PRUSSIA, PRUSSIA, border(territory("moravia"), territory("schlesien")), 0),
        AllowStay(PRUSSIA, PRUSSIA, general("austria_1")),
    ],
)
def test_an_ally_may_pass_build_and_stay_until_it_is_near_victory(question: Frame[Any]) -> None:
    where = "berlin" if isinstance(question, AllowStay) else "moravia"
    position = f"{ALLIES}general austria_1 {where} 2\n"
    assert favourite(asked(position, question)) == "yes"
    assert favourite(asked(position + NEAR_VICTORY, question)) == "no"


ROUND = "general austria_1 bavaria 3\nmorale prussia 1\n"


def second_round(position: str) -> Realpolitik:
    g = asked(position, GrantRound(PRUSSIA, PRUSSIA, AUSTRIA))
    g.round, g.envoy = 1, PRUSSIA
    return g


def test_an_envoy_refuses_a_round_to_a_leader() -> None:
    assert favourite(second_round(ROUND + NEAR_VICTORY)) == "no"


def test_an_envoy_grants_a_round_that_hurts_the_leader() -> None:
    leader = "influence france 20\ngarrison france alsace\ngarrison france savoy\ngarrison france lombardia\n"
    march = "general austria_1 tyrol 3\nmorale prussia 9\n"
    assert favourite(second_round(march + leader)) == "yes"
    assert favourite(second_round(march)) == "no"


def test_an_envoy_refuses_a_round_into_its_own_land() -> None:
    march = "general austria_1 moravia 3\ngarrison austria bohemia\nmorale prussia 3"
    assert favourite(second_round(march)) == "no"


def test_an_envoy_without_morale_grants_a_round_that_does_no_harm() -> None:
    assert favourite(second_round("general austria_1 dalmatia 0\nmorale prussia 0")) == "yes"


def test_the_envoy_is_the_least_dangerous_power() -> None:
    g = asked(NEAR_VICTORY + "influence italy 15\ninfluence prussia 2", ChooseEnvoy(FRANCE, FRANCE))
    assert favourite(g) == "envoy prussia"


def test_an_envoy_who_would_refuse_is_not_asked() -> None:
    g = asked(
        "general austria_1 moravia 3\ngeneral austria_2 wien 3\ngarrison prussia bohemia", ChooseEnvoy(AUSTRIA, AUSTRIA)
    )
    assert favourite(g) != "envoy prussia"


# --- mobilisation (8.2) ---


def test_it_discards_its_weakest_card() -> None:
    assert favourite(asked("hand france 1 2 3 3 4 4 5 5", DiscardDown(FRANCE, FRANCE))) == "discard 2"


def test_it_buys_units_for_an_empty_army_at_the_front() -> None:
    position = "money france 3\nhand france 1 3 4 5\nmorale france 8\ngeneral france_1 champagne 0"
    assert favourite(asked(position, Purchase(FRANCE, FRANCE))) == "unit champagne"


def test_it_places_no_general_without_money_for_units() -> None:
    assert favourite(asked("money france 1", PlaceGenerals(FRANCE, FRANCE, 0))) == "done"
    assert favourite(asked("money france 6", PlaceGenerals(FRANCE, FRANCE, 0))).startswith("place")


# --- movement (8.5) ---


def test_it_takes_open_land_and_leaves_a_garrison() -> None:
    g = table("bare\ngeneral italy_1 liguria 3", "Move power=italy", "italy: envoy prussia")
    steps = []
    for _ in range(3):
        steps.append(favourite(g))
        g.play(ITALY, g.game.actions.parse(steps[-1]))
    assert steps == ["march liguria", "go lombardia", "garrison lombardia"]
    assert g.garrison[territory("lombardia")] == ITALY


def test_it_marches_into_no_battle_that_it_must_lose() -> None:
    strong = "general austria_1 lombardia 3\ngarrison austria lombardia\nfortress lombardia\nhand austria 5 5 4 4 3"
    g = table(f"bare\n{strong}\ngeneral italy_1 liguria 1", "Move power=italy", "italy: envoy prussia")
    if favourite(g) == "march liguria":
        g.play(ITALY, g.game.actions.parse("march liguria"))
        assert favourite(g) != "go lombardia"


def test_danger_comes_by_land_and_over_sea_lanes() -> None:
    perils = Outlook(table("general france_1 provence 3", "Turn"), ITALY).perils()
    assert perils[territory("lazio")]
    assert perils[territory("savoy")]
    assert not perils[territory("liguria")]


# --- battles (9) ---


def test_a_battle_in_which_nobody_can_reply_is_sure() -> None:
    g = table("general italy_1 liguria 3\ngarrison austria lombardia", "Turn")
    win, price = Outlook(g, ITALY).odds(general("italy_1"), territory("lombardia"), 3)
    assert win > 0.99
    assert price == 0.0
    g = table("general italy_1 liguria 1\ngarrison austria lombardia\nfortress lombardia", "Turn")
    assert Outlook(g, ITALY).odds(general("italy_1"), territory("lombardia"), 1)[0] < 0.01


def test_it_plays_no_more_than_it_needs_when_nobody_can_reply() -> None:
    g = battle(
        """
        general italy_1 lombardia 3
        general austria_1 lombardia 3
        garrison austria lombardia
        hand italy 5 3 2
        attack italy_1
        """
    )
    assert favourite(g) == "play 2"


def test_it_passes_when_the_battle_is_hopeless() -> None:
    g = battle(
        """
        general italy_1 lombardia 1
        general austria_1 lombardia 3
        general austria_2 tyrol 3
        garrison austria lombardia
        fortress lombardia
        hand italy 1
        hand austria 5 5 4 4 4
        attack italy_1
        """,
        "austria: support tyrol",
    )
    assert favourite(g) == "pass"


def test_it_passes_when_the_battle_is_won() -> None:
    g = battle("general italy_1 lombardia 3\ngarrison austria lombardia\nhand italy 1 4 5\nattack italy_1")
    assert favourite(g) == "pass"


def test_it_plays_cards_in_an_even_battle() -> None:
    g = battle(EVEN)
    assert favourite(g).startswith("play")


EVEN = """
    general italy_1 lombardia 3
    general austria_1 lombardia 3
    hand italy 1 2 5
    hand austria 5 4 3
    attack italy_1
    """


def test_a_1_strikes_off_a_5_that_everybody_sees() -> None:
    g = battle(
        """
        general italy_1 lombardia 3
        general austria_1 lombardia 3
        garrison austria lombardia
        hand italy 1 2 3
        hand austria 5
        attack italy_1
        """,
        "italy: play 2\naustria: play 5\nitaly: play-to-reveal",
    )
    assert favourite(g) == "play-to-discard"


def test_an_ally_supports_a_sure_victory_for_the_influence() -> None:
    g = battle(
        """
        ally italy france
        general italy_1 lombardia 3
        general france_1 liguria 3
        general austria_1 lombardia 0
        attack italy_1
        """
    )
    assert favourite(g) == "support liguria"


def test_nobody_supports_a_lost_cause() -> None:
    g = battle(
        """
        ally italy france
        general italy_1 lombardia 0
        general france_1 liguria 1
        general austria_1 lombardia 3
        garrison austria lombardia
        fortress lombardia
        hand austria 5 5 4
        attack italy_1
        """
    )
    assert favourite(g) == "done"


def test_it_garrisons_what_it_has_won() -> None:
    g = battle("general italy_1 lombardia 3\ngarrison austria lombardia\nhand italy 4\nattack italy_1", "italy: pass")
    assert favourite(g) == "garrison lombardia"


def test_an_army_retreats_on_the_map() -> None:
    g = asked("general austria_1 lombardia 2", Retreat(AUSTRIA, AUSTRIA, general("austria_1")))
    assert favourite(g).startswith("retreat")


def test_a_beaten_general_avoids_a_capital_in_danger() -> None:
    danger = "money austria 5\ngeneral prussia_1 moravia 3"
    assert favourite(asked(danger, Rally(AUSTRIA, AUSTRIA, general("austria_1")))) == "off-map"
    assert favourite(asked("money austria 5", Rally(AUSTRIA, AUSTRIA, general("austria_1")))) == "capital"


def test_a_garrison_joins_the_general_that_needs_it() -> None:
    position = "garrison france berlin\ngeneral france_1 champagne 0\ngeneral france_2 normandie 2"
    g = asked(position, JoinGeneral(FRANCE, FRANCE, territory("berlin")))
    assert favourite(g) == "join champagne"


# --- strength ---


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in SEATS for seat in range(players)])
def test_it_beats_random_players_from_every_seat(players: int, seat: int) -> None:
    bots = ["heuristic" if at == seat else "random" for at in range(players)]
    assert play_series(bots, GAMES).wins[seat] >= WINS


@pytest.mark.slow
def test_a_game_of_bots_ends_by_influence_long_before_the_limit() -> None:
    series = play_series(["heuristic"] * POWERS, 3)
    assert max(series.turns) <= 30
