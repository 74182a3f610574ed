"""What a seasoned player looks at: how good each legal action seems to a seat.

Every kind of question has its own adviser in this folder. They know what the seat may know: its own cards, what lies on
the board, and how many cards others hold, never which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.games.realpolitik.bot import action_cards, diplomacy, fighting, mobilisation, movement
from chancellery.games.realpolitik.rules import adjustments as adjusting
from chancellery.games.realpolitik.rules import (
    battle,
    battle_abilities,
    battle_cards,
    battle_outcome,
    battle_retreat,
    battle_support,
    turn,
)
from chancellery.games.realpolitik.rules import diplomacy as entreating
from chancellery.games.realpolitik.rules import mobilisation as mobilising
from chancellery.games.realpolitik.rules import mobilisation_purchases as purchases
from chancellery.games.realpolitik.rules import mobilisation_trains as trains
from chancellery.games.realpolitik.rules import movement_envoy as envoy
from chancellery.games.realpolitik.rules import movement_rounds as rounds
from chancellery.games.realpolitik.rules import movement_train_pre_move as pre_move
from chancellery.games.realpolitik.rules import movement_types as marching
from chancellery.games.realpolitik.state import Realpolitik

# Questions that several seats answer at once.
SEALED: Final[dict[type, Callable[[Realpolitik, int, Any, list[int]], list[float]]]] = {
    turn.LayCards: action_cards.lay_cards,
    entreating.Talk: diplomacy.talk,
    entreating.Entreaties: diplomacy.entreaties,
    entreating.BidForItaly: diplomacy.bid_for_italy,
}

# Questions to one seat.
ADVISERS: Final[dict[type, Callable[[Realpolitik, Any, list[int]], list[float]]]] = {
    adjusting.AllowStay: diplomacy.consent,
    adjusting.JoinGeneral: mobilisation.join_general,
    adjusting.JoinGeneralInWar: mobilisation.join_general,
    battle.ChooseBattle: fighting.choose_battle,
    battle_abilities.ChooseTarget: fighting.choose_target,
    battle_abilities.ChooseTargetCard: fighting.choose_target_card,
    battle_cards.ChoosePile: fighting.choose_pile,
    battle_cards.PlayCard: fighting.play_card,
    battle_outcome.GarrisonConquest: fighting.garrison_conquest,
    battle_outcome.Rally: fighting.rally,
    battle_retreat.Retreat: fighting.retreat,
    battle_retreat.RetreatFromAlly: fighting.retreat,
    battle_retreat.RetreatFromFormerAlly: fighting.retreat,
    battle_support.DeclareSupport: fighting.declare_support,
    envoy.ChooseEnvoy: diplomacy.choose_envoy,
    marching.AllowMove: diplomacy.consent,
    marching.PlanMove: movement.plan_move,
    mobilising.DiscardDown: mobilisation.discard_down,
    mobilising.PlaceGenerals: mobilisation.place_generals,
    pre_move.AllowRide: diplomacy.consent,
    pre_move.AllowUnit: diplomacy.consent,
    pre_move.ChooseRide: movement.choose_ride,
    pre_move.ChooseTaker: movement.choose_taker,
    purchases.LoseMoney: mobilisation.lose_money,
    purchases.Purchase: mobilisation.purchase,
    rounds.AskForRound: movement.ask_for_round,
    rounds.GrantRound: diplomacy.grant_round,
    rounds.MoveGenerals: movement.move_generals,
    trains.AllowTrain: diplomacy.consent,
    trains.PlaceFreeTrains: mobilisation.place_free_trains,
}


def advise(g: Realpolitik, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    top = g.stack[-1]
    sealed = SEALED.get(type(top))
    return ADVISERS[type(top)](g, top, legal) if sealed is None else sealed(g, seat, top, legal)
