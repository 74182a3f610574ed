"""What stands on each event card, compiled once: the numbers of its programs, and the effects of each program."""

from __future__ import annotations

from typing import Final

from chancellery.engine.effects import Compiler, Effect, effects_in
from chancellery.games.versailles_1919 import effects
from chancellery.games.versailles_1919.board import CONTENT

KINDS: Final = effects_in(effects)
_compiler: Final = Compiler(KINDS)

CRISIS: Final[tuple[int, ...]] = tuple([_compiler.program(card.crisis) for card in CONTENT.events.values()])
CONFERENCE: Final[tuple[int, ...]] = tuple([_compiler.program(card.conference) for card in CONTENT.events.values()])
PROGRAMS: Final[tuple[tuple[Effect, ...], ...]] = tuple(_compiler.programs)
