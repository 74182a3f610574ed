"""What stands on each card, compiled once: programs, which are numbers of effects in the order of the text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chancellery.engine.effects import Compiler, Effect, effects_in, numbered
from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided import effects, records
from chancellery.games.europe_divided.board import ACT_IDS, ARMY_BLOC, BLOC_IDS, BLOCS, CONTENT, EU, FREE_STEPS, SEA_IDS
from chancellery.games.europe_divided.effects import BonusMoney, MoveArmy

# Either bloc of Europe has the die that a special action asks for.
EITHER: Final = 3

KINDS: Final = effects_in(effects)
_compiler: Final = Compiler(KINDS)


def _program(steps: Iterable[records.AnyStep]) -> tuple[int, ...]:
    return tuple([_compiler.effect(step).number for step in steps])


class Special:
    """The special text of a card.

    steps        its program
    follows      whether it follows a kind of normal action, by kind
    bloc         the bloc of that action, nobody for any
    needs_bloc   whose die a special action asks for in the card's region, nobody if it asks for none
    needs_die    the least value of that die
    """

    def __init__(self, record: records.Special) -> None:
        needs = record.requires
        self.steps: tuple[int, ...] = _program(record.steps)
        self.follows: tuple[bool, ...] = tuple(act in record.on for act in ACT_IDS)
        self.bloc: int = NOBODY if record.bloc is None else BLOC_IDS.index(record.bloc)
        self.needs_bloc: int = NOBODY if needs is None else ("eu", "nato", "", "either").index(needs.bloc)
        self.needs_die: int = 0 if needs is None else needs.min_die


_specials: Final = [{special.kind: Special(special) for special in card.special} for card in CONTENT.cards.values()]
ACTION_OF: Final[tuple[Special | None, ...]] = tuple(found.get("action") for found in _specials)
EFFECT_OF: Final[tuple[Special | None, ...]] = tuple(found.get("effect") for found in _specials)
REACTION_OF: Final[tuple[Special | None, ...]] = tuple(found.get("reaction") for found in _specials)
ADVANTAGE_STEPS: Final = tuple(_program(card.steps) for card in CONTENT.advantages.values())
# What a bloc has from a sea, by sea and bloc.
_benefits: Final = _program(
    next(benefit.step for benefit in sea.benefit if benefit.power == bloc)
    for sea in CONTENT.seas.values()
    for bloc in BLOC_IDS
)
# The printed move of each side: one army, the first space free.
_moves: Final = _program(
    records.MoveArmy(bloc=bloc, origins="any", destinations="any", armies=1, free_spaces=FREE_STEPS)
    for bloc in ("nato", "russia")
)
EFFECTS: Final[tuple[Effect, ...]] = _compiler.by_number()

PRINTED_MOVE: Final[tuple[MoveArmy, ...]] = tuple(numbered(EFFECTS, number, MoveArmy) for number in _moves)
# What the EU earns from each sea, and the free move that a side has from each.
SEA_MONEY: Final[tuple[BonusMoney, ...]] = tuple(
    numbered(EFFECTS, _benefits[sea * BLOCS + EU], BonusMoney) for sea in range(len(SEA_IDS))
)
SEA_MOVE: Final[tuple[tuple[MoveArmy, ...], ...]] = tuple(
    tuple(numbered(EFFECTS, _benefits[sea * BLOCS + bloc], MoveArmy) for sea in range(len(SEA_IDS)))
    for bloc in ARMY_BLOC
)
