"""The effects of cards by number, which frames of saved positions keep, and what is known of each kind."""

from __future__ import annotations

from typing import get_args

from chancellery.games.europe_divided.board import EU, SEA_IDS
from chancellery.games.europe_divided.bot.gains import GAINS
from chancellery.games.europe_divided.effects import PayOr, ReduceInfluence
from chancellery.games.europe_divided.programs import EFFECTS, KINDS, PRINTED_MOVE, SEA_MONEY, SEA_MOVE
from chancellery.games.europe_divided.records import AnyStep
from chancellery.games.europe_divided.rules.effects import CAN, START

# Stored positions have these numbers: what is new comes last, or `rules` rises.
BY_NUMBER = """
    AddInfluence PayOr ReduceInfluence ReduceInfluence AddInfluence BuildArmy AddInfluence MoveArmy
    AddInfluence AddInfluence AddInfluence AddInfluence MoveArmy BuildArmy AddInfluence GainMoneyPer
    AddInfluence LoseMoney AddInfluence AddInfluence MoveArmy ReduceInfluence AddInfluence AddInfluence
    AddInfluence BuildArmy ReduceInfluence AddInfluence GainMoneyPer Restrict AddInfluence AddInfluence
    MoveArmy GainMoney ChooseFirstPlayer ReduceInfluence PlaceMarker BuildArmy GainMoney ReduceInfluence
    ReduceInfluence MoveArmy AddInfluence ChooseFirstPlayer BonusMoney MoveArmy MoveArmy BonusMoney
    MoveArmy MoveArmy MoveArmy MoveArmy
"""


def test_effects_keep_their_numbers() -> None:
    assert [type(effect).__name__ for effect in EFFECTS] == BY_NUMBER.split()
    assert [effect.number for effect in EFFECTS] == list(range(len(EFFECTS)))
    assert [move.number for move in PRINTED_MOVE] == [50, 51]
    assert [money.number for money in SEA_MONEY] == [44 + 3 * sea for sea in range(len(SEA_IDS))]
    assert [[move.number for move in moves] for moves in SEA_MOVE] == [[45, 48], [46, 49]]


def test_what_happens_to_who_does_not_pay_follows_the_payment() -> None:
    (pay,) = [effect for effect in EFFECTS if isinstance(effect, PayOr)]
    assert pay.otherwise is EFFECTS[pay.number + 1]
    assert isinstance(pay.otherwise, ReduceInfluence)
    assert EU in pay.otherwise.blocs


def test_every_record_has_a_class_and_every_class_its_functions() -> None:
    assert {kind.__name__ for kind in KINDS} == {record.__name__ for record in get_args(AnyStep)}
    assert set(CAN) < set(KINDS) == set(START) == set(GAINS)
