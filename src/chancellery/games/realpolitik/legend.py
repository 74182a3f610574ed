"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final, TypedDict

from chancellery.engine.legend import Legend
from chancellery.games.realpolitik.board import (
    ACTIONS,
    BUY_UNIT,
    COMMIT,
    DISCARD,
    DISCARDS,
    JOIN,
    MARCH,
    PLAY,
    PLAY_DISCARD,
    PLAY_REVEAL,
    REVEALS,
    RIDE,
    SEND,
    SUPPORT,
    VALUES,
    WITHDRAW,
)


class RealpolitikLegend(TypedDict):
    """What no position of Realpolitik changes.

    plays     the answers that are given with a battle card, by its value
    commands  the verbs that are about the general in a territory, not about the territory
    """

    plays: dict[str, list[str]]
    commands: list[str]


def plays(value: int) -> list[str]:
    """What can be done with a battle card of a value: it is played, thrown away, or played for its ability (9.3)."""
    abilities = {DISCARDS: PLAY_DISCARD, REVEALS: PLAY_REVEAL}
    actions = [PLAY + value, DISCARD + value, *([abilities[value]] if value in abilities else [])]
    return [ACTIONS.names[action] for action in actions]


VALUES_OF_LEGEND: Final[RealpolitikLegend] = {
    "plays": {str(value): plays(value) for value in range(1, VALUES + 1)},
    "commands": [ACTIONS.verbs[verb] for verb in (MARCH, RIDE, SEND, WITHDRAW, BUY_UNIT, SUPPORT, COMMIT, JOIN)],
}

LEGEND: Final = Legend(
    RealpolitikLegend,
    VALUES_OF_LEGEND,
    {
        "territory": "5.2",
        "border": "5.10",
        "action_card": "8",
        "general": "5.8",
    },
)
