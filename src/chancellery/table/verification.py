"""Verification of matches that are over: whether chance, actions and result are those that were promised and told."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, TypeVar

import msgspec

from chancellery.engine.errors import BadJournal, ChancelleryError, RulesError
from chancellery.engine.game import Game
from chancellery.engine.journal import Exported
from chancellery.engine.languages import ENGLISH
from chancellery.engine.older_saves import saved_digest
from chancellery.engine.refusals import refusal_in
from chancellery.engine.rng import commitment
from chancellery.engine.saves import digest
from chancellery.engine.stretches import Stretch, base_of
from chancellery.table.match import Match, MatchResult, Status, TableError
from chancellery.table.rules_version import plays_on, require_rules, seat_names
from chancellery.table.strength import really_began
from chancellery.table.table import Actions, journal_of

# How a match came to its end: the rules said who won, somebody gave up or ran out of time, or nobody played on.
Ending = Literal["played", "declared", "abandoned"]
NOTHING_PLAYED: Final = "nothing was played: the win was only declared"

T = TypeVar("T")


class Told(msgspec.Struct):
    """What the log of a match tells of its chance and its end.

    commitment  the one that was written with the first entry; None in matches that are older than that
    shares      those that were written when it began; None if none were
    undos       how often people agreed to take something back
    changes     when other rules began to count: the ply, the version, and the fingerprint of the position there
    ended       whether an entry tells that it ended at the table, and not by an action
    """

    commitment: str | None
    shares: list[tuple[int, str]] | None
    undos: int
    ended: bool
    changes: list[tuple[int, int, str]] = []


class Around(msgspec.Struct):
    """The table around a journal in a file, as far as its end goes; the rest is left in the file."""

    status: Status
    result: MatchResult | None = None


class ForkPlace(TypedDict):
    """Where a match was forked from another."""

    match: str
    ply: int


# What is proved of a stretch: it replays by the present rules; it was carried over by a kept position, whose
# fingerprint the log has too, and replays from there; or it was played by rules that this build does not have.
Proved = Literal["replayed", "carried", "older"]

StretchProof = TypedDict(
    "StretchProof", {"from": int, "to": int, "rules": int, "proved": Proved, "digest": NotRequired[str]}
)


class Proof(TypedDict):
    """What replaying a match that is over came to; the API's `Verification` says what each of it means."""

    holds: bool
    problem: str | None
    plies: int
    digest: str | None
    commitment: str
    seed: str
    ending: Ending | None
    began: bool
    promised: bool
    fork: ForkPlace | None
    shares: dict[str, str]
    stretches: list[StretchProof]
    code: NotRequired[str]
    message: NotRequired[str]


def verify_match(
    game: Game, match: Match, actions: Actions, promised: Told | None = None, language: str = ENGLISH
) -> Proof:
    """Replay a match that is over and say whether everything fits: what the "verify" button shows.

    What the log tells, if there is one, is held against the match: its seed must be the one that was promised.
    """
    if not match.over():
        raise TableError("a match can be verified after its end, when its seed is shown", "not-over-verify")
    ids = seat_names(game, match)
    own = actions[match.begins :]
    report: Proof = {
        "holds": True,
        "problem": None,
        "plies": len(actions),
        "digest": None,
        "commitment": commitment(match.seed),
        "seed": match.seed.hex(),
        "ending": None,
        "began": really_began(game, len(own), len(match.seats), {seat for seat, _ in own}),
        "promised": promised is not None and promised.commitment is not None,
        "fork": {"match": match.forks[-1].match, "ply": match.begins} if match.forks else None,
        "shares": {ids[seat]: share for seat, share in match.shares},
        "stretches": prove_stretches(match.stretches, match.rules, len(actions), plays_on(game, match)),
    }
    try:
        require_rules(game, match)
        if promised is not None:
            compare_with_log(match, promised)
        g = journal_of(game, match, actions).replay()
        report["digest"] = digest(g)
        result = None if g.outcome is None else MatchResult.of(g.outcome)
        report["ending"] = ending(match.status, match.result, result, len(actions), len(match.seats))
        if report["ending"] != "played" and promised is not None and not promised.ended:
            raise BadJournal(
                "the log does not say that the match was ended at the table, and by the rules it is not over",
                "end-not-told",
            )
    except (ChancelleryError, RulesError) as error:
        report["holds"], report["problem"] = False, str(error)
        if isinstance(error, ChancelleryError):
            report["code"], report["message"] = error.code, refusal_in(language, error)
    return report


def compare_with_log(match: Match, promised: Told) -> None:
    """Refuse a seed, shares or keys of chance that are not those that were told when they were settled."""
    if promised.commitment is not None and commitment(match.seed) != promised.commitment:
        raise BadJournal("the seed is not the one that was promised when the match was created", "seed-not-promised")
    if promised.shares is not None and match.shares != promised.shares:
        raise BadJournal(
            "the players' random numbers are not those that were announced when the match began", "shares-not-told"
        )
    told = {(ply, rules): print_of for ply, rules, print_of in promised.changes}
    # What a fork begins with was told at the match that it comes from.
    own = [stretch for stretch in match.stretches[1:] if stretch.at >= match.created]
    for stretch in own:
        kept = stretch.digest if stretch.position is None else saved_digest(stretch.position)
        if told.get((stretch.ply, stretch.rules)) != kept:
            raise BadJournal(
                f"the position at ply {stretch.ply}, from which other rules applied, is not the one that was announced",
                "position-not-told",
                ply=stretch.ply,
            )
    if match.rekeys and match.rekeys[-1][1] > promised.undos:
        raise BadJournal(
            f"chance was keyed for {match.rekeys[-1][1]} undos, but only {promised.undos} are in the log",
            "undos-not-told",
        )


def prove_stretches(stretches: list[Stretch], rules: int, plies: int, installed: bool = True) -> list[StretchProof]:
    """What a replay proves of each stretch of a match that is played by these rules now, if they are installed."""
    parts, base = stretches or [Stretch(0, rules)], base_of(stretches)
    ends = [*(one.ply for one in parts[1:]), plies]
    proofs: list[StretchProof] = []
    for one, end in zip(parts, ends, strict=True):
        earlier = base is not None and (one.ply, one.rules) < (base.ply, base.rules)
        proved: Proved = "older" if earlier or not installed else "carried" if one.carried else "replayed"
        proof: StretchProof = {"from": one.ply, "to": end, "rules": one.rules, "proved": proved}
        if one.digest is not None:
            proof["digest"] = one.digest
        proofs.append(proof)
    return proofs


def verify_export(exported: Exported) -> Ending | None:
    """Replay a match in a file and hold it against all that the file claims; how it ended, if it did."""
    g = exported.verify()
    journal, claim = exported.journal, exported.claimed.get("match")
    by_rules = None if g.outcome is None else MatchResult.of(g.outcome)
    if claim is None:
        return None if by_rules is None else "played"
    around = converted(claim, Around)
    if around.status in ("waiting", "running") and by_rules is None and around.result is None:
        return None
    return ending(around.status, around.result, by_rules, len(journal.actions), journal.options.players)


def ending(status: Status, result: MatchResult | None, by_rules: MatchResult | None, plies: int, seats: int) -> Ending:
    """How a match came to the end that it claims, or one sentence about why it cannot have."""
    if by_rules is not None:
        if result != by_rules:
            raise BadJournal(f"the match claims the result {result}, but it replays to {by_rules}", "result-not-true")
        return "played"
    if status == "abandoned":
        if result is not None:
            raise BadJournal("the match was abandoned, and yet it has a result", "abandoned-with-result")
        return "abandoned"
    require_declared(result, seats)
    if plies == 0:
        raise BadJournal(NOTHING_PLAYED, "nothing-played")
    return "declared"


def require_declared(result: MatchResult | None, seats: int) -> None:
    """Refuse a result that no table could have declared: some seats gave up, all others win."""
    if result is None or result.reason not in ("resignation", "time-out"):
        raise BadJournal(
            "what is told of the end of the match makes no sense: nobody gave up, and nobody's time was up",
            "result-makes-no-sense",
        )
    if result.winners != sorted({seat for seat in result.winners if 0 <= seat < seats}):
        raise BadJournal(
            "the result of the match makes no sense: it names winners who were not there", "result-makes-no-sense"
        )
    if len(result.winners) == seats or result.scores != [0] * seats:
        raise BadJournal(
            "the result of the match makes no sense: nobody wins so by somebody's giving up", "result-makes-no-sense"
        )


def converted(data: object, kind: type[T]) -> T:
    """A part of a file, or what is wrong with it."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadJournal(
            f"what is told of the end of the match makes no sense: {error}", "result-makes-no-sense"
        ) from None
