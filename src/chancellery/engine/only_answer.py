"""Questions with one answer: whether a page may give it for a person, and whether at once.

Nobody is asked what they cannot answer otherwise, unless the answer is a deed that wants their consent: a die that they
roll, a question that the game says one wants to see first (`Legend.consents`), or a bare word, such as to end one's
turn, after which something could no longer be taken back. It is given later, as if somebody had thought about it, where
it ends what could be taken back, and where somebody else would learn from the haste what the seat holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from chancellery.engine.odds import odds
from chancellery.engine.rng import Rng
from chancellery.engine.state import SPECTATOR, State

# Whether the only answer is given by itself, at once or a little later; None if there are others, or a person gives it.
OnlyAnswer = Literal["at-once", "later"]
# In so many positions that somebody else thinks possible is looked whether there would be other answers.
POSSIBLE: Final = 6


def only_answer(g: State, seat: int, undoable: bool, others: Sequence[int], rng: Rng) -> OnlyAnswer | None:
    """How the open question is answered for a seat, if there is nothing to choose.

    undoable  whether the seat could take its last action back
    others    seats of other people, who may learn something from how long the answer takes
    """
    if seat == SPECTATOR or seat not in g.waiting:
        return None
    legal = g.legal(seat)
    asked = g.prompt(seat)
    if len(legal) != 1 or asked is None or asked.key in g.game.legend.consents:
        return None
    action = legal[0]
    if action in odds(g, seat, rng):
        return None
    ends = undoable and ends_undo(g, seat, action, rng)
    if ends and not g.game.actions.kinds[action]:
        return None
    if ends or (others and tells(g, seat, asked.key, others, rng)):
        return "later"
    return "at-once"


def ends_undo(g: State, seat: int, action: int, rng: Rng) -> bool:
    """Whether nothing could be taken back after an action."""
    copy = g.redeal(seat, rng)
    copy.play(seat, action)
    return copy.outcome is not None or not copy.may_undo() or seat not in copy.waiting


def tells(g: State, seat: int, key: str, others: Sequence[int], rng: Rng) -> bool:
    """Whether somebody else cannot know that a seat has one answer: from what they know, it may have several."""
    if key in g.game.legend.formalities:
        return True
    for other in others:
        for _ in range(POSSIBLE):
            if len(g.redeal(other, rng).legal(seat)) != 1:
                return True
    return False
