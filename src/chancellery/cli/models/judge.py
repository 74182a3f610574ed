"""What a seat's decisions of a match cost it: the one place that asks the judge."""

from __future__ import annotations

from chancellery.bots.judging.learned import value_for
from chancellery.bots.judging.reviewer import Reviewer
from chancellery.engine.journal import Journal


def losses(journal: Journal, seat: int, samples: int) -> list[float]:
    """For each real decision of a seat: by how much its chance to win fell, against the secretary's answer.

    A decision that was better than that is a loss below nothing; the secretary's own answer is none.
    """
    value = value_for(journal.game, journal.options)
    reviewer = Reviewer(journal, value, journal.begins, redeals=samples, judged=(seat,), luck=False)
    found = []
    while reviewer.g.ply < len(journal.actions):
        who, action = journal.actions[reviewer.g.ply]
        decides = who == seat and len(reviewer.g.legal(seat)) > 1 and action in reviewer.g.legal(seat)
        estimate = reviewer.look()
        if decides:
            found.append(-estimate.decision[seat])
    return found
