"""The whole contract on one game: which checks with which options and seeds, and what each of them says."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from chancellery.contract.checks import OF_A_GAME, OF_A_MATCH, PURE, QUICK, WORDY, Check, check_name
from chancellery.contract.options import options_name, options_of
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.options import Options

# How many other seeds the quick checks are tried with, for each match.
OTHER_SEEDS: Final = 4


class SuitePart(NamedTuple):
    """Checks that belong together: of a game's papers, or of one match with its options."""

    name: str
    options: Options
    checks: Sequence[tuple[Check, int]]


class Failure(NamedTuple):
    """A check that a game does not pass."""

    check: str
    seed: int
    says: str


def parts(game: Game, seed: int, quick: bool, compiled: bool) -> list[SuitePart]:
    """What is checked: papers, then matches; a quick run has one usual match and does not read every sentence."""
    left_out = {*(PURE if compiled else ()), *(WORDY if quick else ())}
    papers = [(check, seed) for check in OF_A_GAME if check not in left_out]
    match = [(check, seed) for check in OF_A_MATCH if check not in left_out]
    if not quick:
        match += [(check, seed + other) for other in range(1, OTHER_SEEDS + 1) for check in QUICK]
    chosen = [game.options()] if quick else options_of(game)
    return [
        SuitePart("papers", game.options(), papers),
        *(SuitePart(options_name(game, options), options, match) for options in chosen),
    ]


def run(game: Game, part: SuitePart) -> Iterator[Failure | None]:
    """Make the checks of a part: for each what is wrong, None if nothing is."""
    for check, seed in part.checks:
        yield failure(game, part.options, check, seed)


def failure(game: Game, options: Options, check: Check, seed: int) -> Failure | None:
    """What a check says; a game that breaks down while it is looked at has failed as well."""
    try:
        check(game, options, seed)
    except AssertionError as error:
        return Failure(check_name(check), seed, str(error) or f"does not hold: {where(error)}")
    except ChancelleryError as error:
        return Failure(check_name(check), seed, str(error))
    except Exception as error:
        return Failure(check_name(check), seed, f"fails with {error!r}, {where(error)}")
    return None


def where(error: BaseException) -> str:
    """The line at which something went wrong."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename}, line {last.lineno}: {last.line}"
