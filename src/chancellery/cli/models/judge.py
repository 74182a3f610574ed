"""What a seat's decisions of a match cost it: the one place that asks the judge."""

from __future__ import annotations

from chancellery.bots.review import Reviewer
from chancellery.engine.journal import Journal
from chancellery.engine.rng import KEY_BYTES


def losses(journal: Journal, seat: int, samples: int) -> list[float]:
    """For each real decision of a seat: by how much its chance to win fell, against going on as the game advises.

    A decision that was better than the advice is a loss below nothing.
    """
    reviewer = Reviewer(journal, bytes(KEY_BYTES), journal.begins)
    found = []
    while reviewer.g.ply < len(journal.actions):
        who, action = journal.actions[reviewer.g.ply]
        decides = who == seat and len(reviewer.g.legal(seat)) > 1 and action in reviewer.g.legal(seat)
        wanted = samples if decides else 0
        estimate = reviewer.look(lambda taken, wanted=wanted: taken >= wanted)  # type: ignore[misc]
        if decides:
            found.append(-estimate.decision[seat])
    return found
