"""The same judgement with a beginner's failings: it hardly tells neighbouring cards apart."""

from __future__ import annotations

from typing import Final

from chancellery.template.bot.advise import advise
from chancellery.template.state import TemplateState

# Points that a beginner does not see.
BLUR: Final = 2.0


def advise_beginner(g: TemplateState, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    return [score / BLUR for score in advise(g, seat, legal)]
