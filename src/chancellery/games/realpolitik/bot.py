"""What a seasoned player looks at: how good each legal action seems to a seat.

Every kind of question has its own adviser in `advice/`. They know what the seat may know: its own cards, what lies on
the board, and how many cards others hold, never which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.games.realpolitik.advice import fighting, friends, laying, marching, mobilising
from chancellery.games.realpolitik.board import ENTREAT, PERMIT
from chancellery.games.realpolitik.rules import (
    adjustments,
    battle,
    battle_abilities,
    battle_cards,
    battle_outcome,
    battle_retreat,
    battle_support,
    diplomacy,
    mobilisation,
    movement,
    purchases,
    rails,
    rounds,
    trains,
    turn,
)
from chancellery.games.realpolitik.rules import marching as marching_rules
from chancellery.games.realpolitik.state import Realpolitik

UNWANTED: Final = -1_000_000.0

# Questions that several seats answer at once.
SEALED: Final[dict[type, Callable[[Realpolitik, int, Any, list[int]], list[float]]]] = {
    turn.LayCards: laying.lay_cards,
    diplomacy.Talk: friends.talk,
    diplomacy.Entreaties: friends.entreaties,
    diplomacy.BidForItaly: friends.bid_for_italy,
}

# Questions to one seat.
ADVISERS: Final[dict[type, Callable[[Realpolitik, Any, list[int]], list[float]]]] = {
    adjustments.AllowStay: friends.consent,
    adjustments.JoinGeneral: mobilising.join_general,
    battle.ChooseBattle: fighting.choose_battle,
    battle_abilities.ChooseTarget: fighting.choose_target,
    battle_abilities.ChooseTargetCard: fighting.choose_target_card,
    battle_cards.ChoosePile: fighting.choose_pile,
    battle_cards.PlayCard: fighting.play_card,
    battle_outcome.GarrisonConquest: fighting.garrison_conquest,
    battle_outcome.Rally: fighting.rally,
    battle_retreat.Retreat: fighting.retreat,
    battle_support.DeclareSupport: fighting.declare_support,
    marching_rules.AllowMove: friends.consent,
    marching_rules.PlanMove: marching.plan_move,
    mobilisation.DiscardDown: mobilising.discard_down,
    mobilisation.PlaceGenerals: mobilising.place_generals,
    movement.AskForRound: marching.ask_for_round,
    movement.ChooseEnvoy: friends.choose_envoy,
    movement.GrantRound: friends.grant_round,
    purchases.Purchase: mobilising.purchase,
    rails.AllowRide: friends.consent,
    rails.AllowUnit: friends.consent,
    rails.ChooseRide: marching.choose_ride,
    rails.ChooseTaker: marching.choose_taker,
    rounds.MoveGenerals: marching.move_generals,
    trains.AllowTrain: friends.consent,
    trains.PlaceFreeTrains: mobilising.place_free_trains,
}


def advise(g: Realpolitik, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better. Standing permissions stay: each request is judged by itself."""
    choices = [action for action in legal if not PERMIT <= action < ENTREAT]
    top = g.stack[-1]
    sealed = SEALED.get(type(top))
    scores = ADVISERS[type(top)](g, top, choices) if sealed is None else sealed(g, seat, top, choices)
    if len(choices) == len(legal):
        return scores
    found = dict(zip(choices, scores, strict=True))
    return [found.get(action, UNWANTED) for action in legal]
