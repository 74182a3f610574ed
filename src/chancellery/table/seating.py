"""Seating: new matches, taking and leaving seats, rematches.

A command changes the match, and its table where that begins, and gives back what happened.
"""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence

from chancellery.bots.registry import RANDOM, bot_id, default_bot, make_bot
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import KEY_BYTES, Rng, commitment
from chancellery.table.clock import charge
from chancellery.table.entries import Happening, SeatChanged, SeatsChanged, SeatsLeft, StatusChanged, TimeWasUp
from chancellery.table.match import Fork, Match, MatchResult, Pace, Seat, TableError, Timeout, Visibility
from chancellery.table.refusals import NO_TIME_LEFT
from chancellery.table.rules_version import plays_on, require_rules
from chancellery.table.table import Table

# Who of those at a table has an account; it is asked when a match begins.
Accounts = Callable[[Match], Collection[str]]


def nobody(match: Match) -> Collection[str]:
    """A table where nobody has an account."""
    return ()


def new_id() -> str:
    """An id that nobody guesses: a link is the key to a table that is not public."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_match(
    game: Game,
    options: Mapping[str, object],
    seats: Sequence[Seat],
    *,
    now: float,
    pace: Pace | None = None,
    timeout: Timeout = "bot",
    visibility: Visibility = "link",
    owner: str | None = None,
    hints: bool = False,
) -> Match:
    """A match that waits for its seats to be taken."""
    chosen = game.options(options, company(seats))
    pace = pace or Pace()
    pace.check()
    wanted = len(game.seats(chosen))
    if len(seats) != wanted:
        raise TableError(
            f"{len(seats)} seats are given, but this match of {game.title} has {wanted}",
            "seat-count",
            given=len(seats),
            wanted=wanted,
        )
    for seat in seats:
        check_seat(game, seat)
    if any(seat.kind == "person" for seat in seats):
        game.admit_people(chosen)
    return Match(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        options=chosen.dump(),
        seats=list(seats),
        pace=pace,
        timeout=timeout,
        visibility=visibility,
        owner=owner,
        seed=secrets.token_bytes(KEY_BYTES),
        created=now,
        hints=hints,
    )


def laid(match: Match) -> StatusChanged:
    """What the log of a match begins with: the commitment to its seed, so that whoever changes that is found out."""
    return StatusChanged(match.status, commitment(match.seed), match.shares)


def match_of(journal: Journal, seats: Sequence[Seat], now: float, owner: str | None = None) -> Match:
    """A match that begins with the options and the chance of a journal; its actions have still to be played."""
    match = new_match(journal.game, journal.options.dump(), seats, now=now, owner=owner)
    match.seed, match.rekeys, match.stretches = journal.seed, journal.rekeys, journal.stretches
    match.shares = [(seat, share.hex()) for seat, share in journal.shares]
    match.forks = [
        Fork("", one.ply, one.seed, [(seat, share.hex()) for seat, share in one.shares], one.rekeys)
        for one in journal.origins
    ]
    return match


def company(seats: Sequence[Seat]) -> bool:
    """Whether several people sit at a table, or may sit down there."""
    people = {seat.user for seat in seats if seat.kind == "person"}
    return len(people) + sum(seat.kind == "open" for seat in seats) > 1


def check_seat(game: Game, seat: Seat) -> None:
    """Refuse a person without a name, a bot that cannot play this game, and an open seat with somebody in it.

    A bot that was named by its level is known by its id from here on.
    """
    if (seat.user is not None) != (seat.kind == "person") or (seat.bot is not None) != (seat.kind == "bot"):
        raise TableError("a seat is open, or taken by a person or by a bot", "seat-kind")
    if seat.bot is not None:
        make_bot(seat.bot, game, Rng(bytes(KEY_BYTES)))
        seat.bot = bot_id(seat.bot)


def sit(match: Match, game: Game, seat: int, user: str) -> None:
    """A person takes an open seat."""
    require_waiting(match)
    require_seat(match, seat)
    if match.imported:
        raise TableError("this match was imported and its seed is known, so nobody else can join", "imported-closed")
    if match.seats[seat].kind != "open":
        raise TableError("this seat is taken", "seat-taken")
    if match.seats[seat].away not in (None, user):
        raise TableError("this seat is reserved for someone who has not answered yet", "seat-kept")
    game.admit_people(game.options(match.options))
    match.seats[seat] = Seat("person", user=user)
    drop_share(match, seat)


def bring_share(match: Match, seat: int, share: str) -> None:
    """A seat brings its share of chance before the match begins, once: nobody can choose it by what others brought."""
    require_waiting(match)
    if match.imported:
        raise TableError("this match came from a file: its dice are settled", "imported-dice")
    if any(whose == seat and brought != share for whose, brought in match.shares):
        raise TableError("this seat has already sent its random number", "share-brought")
    drop_share(match, seat)
    match.shares = sorted([*match.shares, (seat, share)])


def drop_share(match: Match, seat: int) -> None:
    """Whoever gets up takes along what they brought."""
    match.shares = [(whose, share) for whose, share in match.shares if whose != seat]


def kept_seats(match: Match, user: str) -> list[int]:
    """The seats that are kept for a person: by a bot, or open in a rematch."""
    return [i for i, seat in enumerate(match.seats) if seat.away == user and not seat.gone]


def free_seat(match: Match, user: str) -> int:
    """Where somebody who does not say where sits down: on a seat that is kept for them, or the first open one."""
    free = kept_seats(match, user) or [i for i in match.open_seats() if match.seats[i].away is None]
    if not free:
        raise TableError("no seat is open at this table", "no-open-seat")
    return free[0]


def join(
    table: Table, seat: int, user: str, now: float, share: str | None = None, accounts: Accounts = nobody
) -> Happening:
    """A person takes an open seat, perhaps with a share of chance; the match begins with the last one."""
    sit(table.match, table.game, seat, user)
    if share is not None:
        bring_share(table.match, seat, share)
    return begin_if_full(table, seat, now, accounts)


def add_share(table: Table, seat: int, share: str, now: float, accounts: Accounts = nobody) -> Happening:
    """A seat brings its share of chance; the match begins if it has waited for that alone."""
    bring_share(table.match, seat, share)
    return begin_if_full(table, seat, now, accounts)


def begin_if_full(table: Table, seat: int, now: float, accounts: Accounts) -> Happening:
    """What happens by somebody's sitting down: a seat has a person, and perhaps the match begins."""
    if table.match.open_seats():
        return SeatChanged(seat, "person")
    table.begin(now, accounts(table.match))
    return StatusChanged("running", shares=table.match.shares, seat=seat, to="person")


def start(table: Table, bot: str | None, now: float, accounts: Accounts = nobody) -> StatusChanged:
    """The match begins; bots of a kind (`any`: the best there is) take the seats that are open."""
    match, game = table.match, table.game
    require_waiting(match)
    for seat in match.open_seats() if bot is not None else ():
        seat_bot(match, game, seat, default_bot(game) if bot == "any" else str(bot))
    table.begin(now, accounts(match))
    return StatusChanged("running", shares=match.shares)


def seat_bot(match: Match, game: Game, seat: int, bot: str) -> None:
    """A bot takes an open seat."""
    require_waiting(match)
    require_seat(match, seat)
    if match.seats[seat].kind != "open":
        raise TableError("this seat is taken", "seat-taken")
    taken = Seat("bot", bot=bot)
    check_seat(game, taken)
    match.seats[seat] = taken


def leave(match: Match, game: Game, seat: int, now: float) -> SeatChanged[int]:
    """A person gets up: before the start the seat opens again; later the table's setting decides, as for time-outs."""
    require_seat(match, seat)
    if match.seats[seat].kind != "person":
        raise TableError("that seat is empty", "seat-empty")
    if match.over():
        raise TableError("the match is over", "match-over")
    if match.status == "waiting":
        match.seats[seat] = Seat()
        drop_share(match, seat)
        return SeatChanged(seat, "open", match.status)
    who = match.seats[seat].user
    give_up(match, game, [seat], "resignation", now, comes_back=False)
    return SeatChanged(seat, match.seats[seat].kind, match.status, "left", who, match.seats[seat].bot)


def resign(match: Match, game: Game, seat: int, now: float) -> SeatChanged[int]:
    """A person gives a running match up, and has lost it.

    It ends where one seat alone is left that nobody has given up, where no other person plays on, or where the table
    says that whoever gives up ends it; else a bot plays the seat to the end. Before anything was played there is no
    result.
    """
    require_seat(match, seat)
    if match.status == "waiting":
        raise TableError("the match has not started; leave the seat instead", "resign-before-start")
    if match.over():
        raise TableError("the match is over", "match-over")
    if match.seats[seat].kind != "person":
        raise TableError("that seat is empty", "seat-empty")
    require_rules(game, match)
    who = match.seats[seat].user
    charge(match, now)
    if match.ply == match.begins:
        match.status, match.waiting = "abandoned", []
        return SeatChanged(seat, "person", match.status, "resigned", who)
    if resigning_ends(match, seat):
        match.seats[seat].resigned = True
        match.status, match.waiting = "finished", []
        match.result = MatchResult(standing_without(match, seat), "resignation", [0] * len(match.seats))
    else:
        hand_over(match, game, [seat], comes_back=False)
        match.seats[seat].resigned = True
    return SeatChanged(seat, match.seats[seat].kind, match.status, "resigned", who, match.seats[seat].bot)


def resigning_ends(match: Match, seat: int) -> bool:
    """Whether the match ends if this seat gives it up: else a bot plays the seat on for the other people."""
    user = match.seats[seat].user
    alone = not any(
        (other.kind == "person" and other.user != user) or (other.away not in (None, user) and not other.gone)
        for other in match.seats
    )
    return match.timeout == "forfeit" or alone or len(standing_without(match, seat)) < 2


def standing_without(match: Match, seat: int) -> list[int]:
    """The other seats that nobody has given up."""
    return [i for i, other in enumerate(match.seats) if i != seat and not other.resigned]


def depart(match: Match, game: Game | None, user: str, now: float) -> SeatsLeft[int]:
    """A person leaves every seat for good, those that a bot keeps for them too; the game may be gone."""
    own = match.seats_of(user)
    reserved = [i for i, seat in enumerate(match.seats) if seat.away == user]
    if match.status == "waiting":
        for i in own:
            match.seats[i] = Seat()
            drop_share(match, i)
    elif own:
        give_up(match, game, own, "resignation", now, comes_back=False)
    # Whoever is forgotten has no result.
    for i in [*own, *reserved]:
        match.seats[i].away, match.seats[i].gone = None, False
    if match.status == "running":
        abandon_if_deserted(match, game)
    return SeatsLeft(sorted([*own, *reserved]), match.status)


def time_out(match: Match, game: Game, seats: Sequence[int], now: float) -> TimeWasUp[int]:
    """Give the seats whose time is up to bots, or let them forfeit, as the match says."""
    who = [match.seats[seat].user for seat in seats]
    give_up(match, game, seats, "time-out", now, comes_back=True)
    return TimeWasUp(list(seats), match.status, who=who, bot=match.seats[seats[0]].bot)


def give_up(
    match: Match, game: Game | None, seats: Sequence[int], reason: str, now: float, *, comes_back: bool
) -> None:
    """Seats no longer play: a bot takes over, or all others win, as the table's setting says.

    Nobody loses by leaving a match that cannot be played on.
    """
    playable = game is not None and plays_on(game, match)
    if playable:
        charge(match, now)
    if match.timeout == "forfeit" and playable:
        winners = [seat for seat in range(len(match.seats)) if seat not in seats]
        match.status = "finished"
        match.result = MatchResult(winners, reason, [0] * len(match.seats))
        match.waiting = []
        return
    hand_over(match, game, seats, comes_back=comes_back)
    abandon_if_deserted(match, game)


def hand_over(match: Match, game: Game | None, seats: Sequence[int], *, comes_back: bool) -> None:
    """A bot plays on at some seats, for people who may come back or have gone for good."""
    bot = RANDOM if game is None else default_bot(game)
    for i in seats:
        old = match.seats[i]
        # The clock is the seat's, whoever plays there: leaving it and coming back brings no new one.
        seat = match.seats[i] = Seat("bot", bot=bot, left=max(old.left, 0.0), rated=old.rated, role=old.role)
        if comes_back or (game is not None and plays_on(game, match)):
            seat.away, seat.gone = old.user, not comes_back
    match.consents = [seat for seat in match.consents if seat not in seats]


def abandon_if_deserted(match: Match, game: Game | None) -> None:
    """A match that nobody plays any more, and to which nobody may come back, ends without a result.

    Bots play it to its end if it counts for the strength of several: none of them escapes a loss by leaving last.
    """
    if match.people() or any(seat.away is not None and not seat.gone for seat in match.seats):
        return
    counts = {seat.away for seat in match.seats if seat.rated and seat.away is not None}
    if game is None or not plays_on(game, match) or match.ply < game.least_plies or len(counts) < 2:
        match.status = "abandoned"
        match.waiting = []


def come_back(match: Match, seat: int, user: str, now: float) -> SeatChanged[int]:
    """A person takes the seat back that a bot has kept, with the time that is left on its clock."""
    require_seat(match, seat)
    reserved = match.seats[seat]
    if match.status != "running" or reserved.away != user or reserved.gone:
        raise TableError("this seat is not kept for you", "seat-not-kept")
    charge(match, now)
    if match.pace.kind != "none" and reserved.left <= 0:
        raise TableError(NO_TIME_LEFT, "seat-no-time")
    match.seats[seat] = Seat("person", user=user, left=reserved.left, rated=reserved.rated, role=reserved.role)
    return SeatChanged(seat, "person", how="back", who=user)


def abandon(match: Match, reason: str | None = None) -> StatusChanged:
    """The match ends without a result, perhaps for a reason: `silence`."""
    if match.over():
        raise TableError("the match is over", "match-over")
    match.status = "abandoned"
    match.waiting = []
    return StatusChanged("abandoned", reason=reason)


def offer_rematch(
    match: Match, game: Game, who: str, now: float, apart: Collection[str] = ()
) -> tuple[Match, StatusChanged]:
    """The same again, with everybody one seat further: whoever offers it sits, all others are kept an open seat.

    Nobody is kept one who does not play with whoever offers.
    """
    if not match.over():
        raise TableError("a rematch is possible once the match is over", "not-over-rematch")
    moved = [match.seats[i - 1] for i in range(len(match.seats))]
    seats = [offered(seat, who, apart) for seat in moved]
    again = new_match(
        game,
        match.options,
        seats,
        now=now,
        pace=match.pace,
        timeout=match.timeout,
        owner=who,
        hints=match.hints,
    )
    match.rematch = again.id
    return again, StatusChanged(match.status, rematch=again.id)


def offered(seat: Seat, who: str, apart: Collection[str]) -> Seat:
    """A seat in the rematch that somebody offers."""
    person = None if seat.gone else seat.holder
    if person is None:
        return fresh(seat)
    if person == who:
        return Seat("person", user=who)
    return Seat(away=None if person in apart else person)


def decline(match: Match, user: str) -> SeatsChanged[int]:
    """A person does not come: the seats that were kept for them are open to all."""
    require_waiting(match)
    reserved = [i for i, seat in enumerate(match.seats) if seat.kind == "open" and seat.away == user]
    if not reserved:
        raise TableError("no seat at this table is kept for you", "seat-not-kept")
    for i in reserved:
        match.seats[i] = Seat()
    return SeatsChanged(reserved, "open", declined=True)


def fresh(seat: Seat) -> Seat:
    """A seat as it is at the start; one whose person is gone is open."""
    return Seat() if seat.kind == "person" else Seat(seat.kind, bot=seat.bot)


def require_waiting(match: Match) -> None:
    if match.status == "running":
        raise TableError("the match has already started", "match-begun")
    if match.status != "waiting":
        raise TableError("the match is over", "match-over")


def require_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.seats):
        raise TableError(
            f"there is no seat {seat}; this match has {len(match.seats)}", "no-such-seat-number", seat=seat
        )
