"""Battles alone keep the whole contract that every game has to keep."""

from __future__ import annotations

import pytest

from chancellery.contract.checks import OF_A_MATCH, Check
from chancellery.contract.walks import played
from chancellery.engine.frames import Choice
from chancellery.games.realpolitik.rules import (
    battle,
    battle_abilities,
    battle_cards,
    battle_outcome,
    battle_retreat,
    battle_support,
)
from tests.contract.parameters import parameters
from tests.games.realpolitik.battlefield import BATTLES_ALONE

SEEDS = (1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", BATTLES_ALONE.players)
@pytest.mark.parametrize("check", parameters(OF_A_MATCH))
def test_battles_keep_the_contract(check: Check, players: int, seed: int) -> None:
    check(BATTLES_ALONE, BATTLES_ALONE.options({"players": players}), seed)


def test_every_question_of_a_battle_is_asked() -> None:
    """So that the checks above have looked at each of them."""
    chapters = (battle, battle_abilities, battle_cards, battle_outcome, battle_retreat, battle_support)
    asking = {
        thing.__name__
        for chapter in chapters
        for thing in vars(chapter).values()
        if isinstance(thing, type) and issubclass(thing, Choice) and thing.__module__ == chapter.__name__
    }
    asked = set()
    for players in BATTLES_ALONE.players:
        for seed in SEEDS:
            options = BATTLES_ALONE.options({"players": players})
            asked |= {type(g.choice()).__name__ for g in played(BATTLES_ALONE, options, seed) if g.waiting}
    # Those two are asked after the diplomacy phase.
    adjusting = {"RetreatFromAlly", "RetreatFromFormerAlly"}
    assert asked - {"Truce"} == asking - adjusting
