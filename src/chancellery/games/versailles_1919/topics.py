"""Which decisions of the turn can still be promised, and who may promise them (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import ARMS, FAMILY, NATION_IDS, POLITICS, TOPIC_IDS, TOPICS
from chancellery.games.versailles_1919.rules.common import settling_step
from chancellery.games.versailles_1919.rules.deal_terms import TOPIC_OF, is_open
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view_types import TopicView

# What a turn asks in any case; everything else is asked while an issue is settled (5).
EVERY_TURN: Final = (POLITICS, ARMS)


def topic_of(action: int) -> str:
    """What a promise to take an action is about."""
    return TOPIC_IDS[TOPIC_OF[FAMILY[action]]]


def topics(g: Versailles) -> list[TopicView]:
    """The topics of a turn in their order; none where there are no deals (11.1)."""
    if g.seats == 1 or g.turn == 0 or not g.waiting:
        return []
    settling = settling_step(g) > 0
    return [
        {
            "topic": TOPIC_IDS[topic],
            "nations": [NATION_IDS[nation] for nation in g.order if is_open(g, nation, topic)],
            "if_settled": not settling and topic not in EVERY_TURN,
        }
        for topic in range(TOPICS)
    ]
