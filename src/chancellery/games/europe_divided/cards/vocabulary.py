"""Special texts, advantage cards and sea benefits as operations by number: the closed vocabulary of effects.

Each operation is one row of parallel tuples, so that the rules read numbers and never a record.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    ACT_IDS,
    ALL_REGIONS,
    BLOC_IDS,
    CARD_IDS,
    FACTS,
    FREE_STEPS,
    REGION_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
)
from chancellery.games.europe_divided.records import (
    AddInfluence,
    AnyStep,
    BonusMoney,
    BuildArmy,
    ChooseFirstPlayer,
    GainMoney,
    GainMoneyPer,
    LoseMoney,
    MoveArmy,
    Names,
    PayOr,
    PlaceMarker,
    ReduceInfluence,
    Restrict,
    Special,
)

# What an operation does.
ADD: Final = 0
REDUCE: Final = 1
GAIN_FIXED: Final = 2
GAIN_PER: Final = 3
LOSE: Final = 4
PAY_OR: Final = 5
BUILD_OP: Final = 6
MOVE_OP: Final = 7
RESTRICT: Final = 8
MARKER: Final = 9
FIRST_PLAYER: Final = 10
BONUS: Final = 11
# The bloc of the action that was taken, or of the die that was asked for.
SAME: Final = 3
# No list of spaces, but whatever `little green men` may appear in.
BORDERLANDS: Final[tuple[int, ...]] = (NOBODY,)
EITHER: Final = 3

_ORDER: Final = (
    AddInfluence,
    ReduceInfluence,
    GainMoney,
    GainMoneyPer,
    LoseMoney,
    PayOr,
    BuildArmy,
    MoveArmy,
    Restrict,
    PlaceMarker,
    ChooseFirstPlayer,
    BonusMoney,
)
_steps: list[AnyStep] = []


def _add(step: AnyStep) -> int:
    """The number of an operation; an operation inside another has the number after it."""
    _steps.append(step)
    number = len(_steps) - 1
    if isinstance(step, PayOr):
        _add(step.otherwise[0])
    return number


def _regions(names: Names) -> tuple[int, ...]:
    return ALL_REGIONS if names == "any" else tuple(REGION_IDS.index(name) for name in names)


def _spaces(names: Names) -> tuple[int, ...]:
    return tuple(range(SPACES)) if names == "any" else tuple(SPACE_IDS.index(name) for name in names)


def _bloc(step: AnyStep) -> int:
    bloc = getattr(step, "bloc", None)
    return (*BLOC_IDS, "same").index(bloc) if isinstance(bloc, str) else NOBODY


def _sites(step: AnyStep) -> tuple[int, ...]:
    if isinstance(step, BuildArmy):
        return _spaces(step.regions) if isinstance(step.regions, tuple) else BORDERLANDS
    if isinstance(step, (AddInfluence, ReduceInfluence, GainMoneyPer)):
        return _regions(step.regions)
    return ()


def _who(step: AnyStep) -> int:
    return SIDE_IDS.index(step.who) if isinstance(step, (LoseMoney, PayOr, Restrict)) else NOBODY


_specials: list[tuple[int, Special]] = [
    (card, special) for card, record in enumerate(FACTS.cards.values()) for special in record.special
]
SPECIAL_STEPS: Final = tuple(tuple(_add(step) for step in special.steps) for _, special in _specials)
ADVANTAGE_STEPS: Final = tuple(tuple(_add(step) for step in card.steps) for card in FACTS.advantages.values())
# What a bloc has from a sea, by sea and bloc.
BENEFIT: Final = tuple(
    _add(next(benefit.step for benefit in sea.benefit if benefit.power == bloc))
    for sea in FACTS.seas.values()
    for bloc in BLOC_IDS
)

# The printed move of each side: one army, the first space free.
PRINTED_MOVE: Final = tuple(
    _add(MoveArmy(bloc=bloc, origins="any", destinations="any", armies=1, free_spaces=FREE_STEPS))
    for bloc in ("nato", "russia")
)

# --- one row for each operation ---

OP: Final = tuple(_ORDER.index(type(step)) for step in _steps)
OP_BLOC: Final = tuple(_bloc(step) for step in _steps)
OP_BLOCS: Final = tuple(
    tuple(BLOC_IDS.index(bloc) for bloc in step.bloc) if isinstance(step, ReduceInfluence) else () for step in _steps
)
OP_SITES: Final = tuple(_sites(step) for step in _steps)
OP_TARGETS: Final = tuple(getattr(step, "targets", 0) for step in _steps)
OP_VALUE: Final = tuple(getattr(step, "value", 0) for step in _steps)
OP_EXISTING: Final = tuple(bool(getattr(step, "existing_only", False)) for step in _steps)
OP_FLOOR: Final = tuple(getattr(step, "floor", 0) for step in _steps)
OP_MIN: Final = tuple(getattr(step, "min_die", 0) for step in _steps)
OP_BASE: Final = tuple(getattr(step, "base", 0) for step in _steps)
OP_COST: Final = tuple(getattr(step, "cost", 0) for step in _steps)
OP_WHO: Final = tuple(_who(step) for step in _steps)
OP_FORBIDS: Final = tuple(
    tuple(ACT_IDS.index(act) for act in step.forbid) if isinstance(step, Restrict) else () for step in _steps
)
OP_CARDS: Final = tuple(
    tuple(CARD_IDS.index(card) for card in step.cards) if isinstance(step, BonusMoney) else () for step in _steps
)
OP_ORIGINS: Final = tuple(_spaces(step.origins) if isinstance(step, MoveArmy) else () for step in _steps)
OP_GOALS: Final = tuple(
    tuple(space in _spaces(step.destinations) for space in range(SPACES)) if isinstance(step, MoveArmy) else ()
    for step in _steps
)
OP_ANYWHERE: Final = tuple(isinstance(step, MoveArmy) and step.destinations == "any" for step in _steps)
OP_ARMIES: Final = tuple(getattr(step, "armies", 0) for step in _steps)
OP_FREE: Final = tuple(getattr(step, "free_spaces", 0) for step in _steps)
OP_MOST: Final = tuple(getattr(step, "max_spaces", 0) for step in _steps)
OP_DIRECT: Final = tuple(bool(getattr(step, "direct", False)) for step in _steps)
# The kind of normal action that a restriction of it forbids too, or nobody.
OP_ACT: Final = tuple({ADD: 1, GAIN_FIXED: 2, GAIN_PER: 2, BUILD_OP: 3, MOVE_OP: 4}.get(op, NOBODY) for op in OP)

# --- the special texts of each card ---


def _special_of(card: int, kind: str) -> int:
    found = [n for n, (of, special) in enumerate(_specials) if of == card and special.kind == kind]
    return found[0] if found else NOBODY


ACTION_OF: Final = tuple(_special_of(card, "action") for card in range(len(CARD_IDS)))
EFFECT_OF: Final = tuple(_special_of(card, "effect") for card in range(len(CARD_IDS)))
REACTION_OF: Final = tuple(_special_of(card, "reaction") for card in range(len(CARD_IDS)))
# Whether a special follows a kind of action, and the bloc of it (nobody for any).
FOLLOWS: Final = tuple(tuple(act in special.on for act in ACT_IDS) for _, special in _specials)
FOLLOWS_BLOC: Final = tuple(
    NOBODY if special.bloc is None else BLOC_IDS.index(special.bloc) for _, special in _specials
)
# The die that a special action asks for in the card's region.
NEEDS_BLOC: Final = tuple(
    NOBODY if special.requires is None else ("eu", "nato", "", "either").index(special.requires.bloc)
    for _, special in _specials
)
NEEDS_DIE: Final = tuple(0 if special.requires is None else special.requires.min_die for _, special in _specials)
