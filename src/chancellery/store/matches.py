"""Repository of matches: header, journal, snapshots, and the log of all that happened."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, false, func, insert, or_, select, update

from chancellery.store import schema
from chancellery.store.database import Database
from chancellery.store.errors import AlreadyPlayed, NoSuchMatch, StoreError, TableChanged
from chancellery.store.match_rows import AnyRow, Values, match_row, read_match, read_matches, seat_rows
from chancellery.store.schema import (
    actions,
    as_json,
    hidden,
    marks,
    matches,
    messages,
    ratings,
    reviews,
    seats,
    snapshots,
)
from chancellery.store.statements import (
    ADD_ACTION,
    ADD_ENTRY,
    ADD_SNAPSHOT,
    CHANGE_MATCH,
    CHANGE_PLY,
    CHANGE_RULES,
    CHANGE_SEATS,
    CHANGE_SEQ,
    CHANGING,
    ENTRIES,
    LOCK,
    MOVING,
    PLY_OF_KEY,
    STAMP,
    WITH_RULES,
)
from chancellery.table.entries import (
    Acted,
    ActionEntry,
    Happening,
    LogEntry,
    RulesChanged,
    Said,
    StatusChanged,
    TakenBack,
    ends_match,
    read_happening,
)
from chancellery.table.match import Match, StalePly
from chancellery.table.seating import laid
from chancellery.table.table import SNAPSHOT_EVERY
from chancellery.table.verification import Told

MOST_LISTED: Final = 200
EVERY: Final = 2**31 - 1
MOST_SNAPSHOTS: Final = 8
LONGEST_KEY: Final = 64
ACTED: Final = msgspec.json.Decoder(Acted)
CHANGED: Final = msgspec.json.Decoder(RulesChanged)


class ListPart(msgspec.Struct, frozen=True):
    """A part of a list: so many, those after the match with this id."""

    most: int = MOST_LISTED
    before: str | None = None


FIRST_PAGE: Final = ListPart()


class LockedRow(NamedTuple):
    """Where a match stands that nobody else writes to: how far it has come, its last entry, and its version."""

    ply: int
    seq: int
    version: int


class StoredMatch(msgspec.Struct):
    """A match as it is stored: its last snapshot, the actions since, and the number of its last entry."""

    match: Match
    snapshot: bytes | None
    tail: list[tuple[int, int]]
    last_mover: int | None
    seq: int


class Matches:
    """The repository of matches."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- writing ---

    def create(self, match: Match) -> LogEntry:
        """Store a new match; returns its first entry."""
        with self.database.writing() as connection:
            return self.create_in(connection, match)

    def create_in(self, connection: Connection, match: Match) -> LogEntry:
        first = LogEntry(0, match.created, laid(match), 1)
        connection.execute(insert(matches).values(**match_row(match), seq=first.seq))
        connection.execute(insert(seats), seat_rows(match))
        self.add_entry(connection, match.id, first)
        return first

    def save_action(self, match: Match, played: ActionEntry, key: str | None) -> LogEntry:
        """Keep an action; StalePly, AlreadyPlayed or TableChanged if it may not be kept, and then nothing is."""
        return self.save_run(match, [played], key)[0]

    def save_run(self, match: Match, run: Sequence[ActionEntry], key: str | None = None) -> list[LogEntry]:
        """Keep actions that follow each other, all of them or none; a key is of the first."""
        first = run[0]
        with self.database.writing() as connection:
            row = self.lock(connection, match.id)
            if key is not None:
                self.refuse_again(connection, match.id, first.seat, key)
            if row.ply != first.ply - 1:
                raise StalePly(row.ply)
            self.require_version(row, match)
            entries = self.keep_run(connection, match, run, row.seq, key and seat_key(first.seat, key))
            self.database.notify(connection, match.id, entries[-1].seq)
            renamed = any(one.renames for one in run)
            if match.status == "running" and match.pace.kind == "none" and not renamed:
                self.keep_ply(connection, match, entries[-1].seq)
            else:
                self.keep_header(connection, match, entries[-1].seq)
            return entries

    def keep_run(
        self,
        connection: Connection,
        match: Match,
        run: Sequence[ActionEntry],
        last: int,
        key: str | None = None,
    ) -> list[LogEntry]:
        """Store actions in the journal, and their entries after the `last` there is; the header is for the caller."""
        entries = [one.numbered(seq) for seq, one in enumerate(run, last + 1)]
        rows = [entry_row(match.id, entry, None if at else key) for at, entry in enumerate(entries)]
        self.database.run(connection, ADD_ENTRY, *rows)
        journal = [
            {"match": match.id, "ply": one.ply, "seq": seq, "seat": one.seat, "action": one.action}
            for seq, one in enumerate(run, last + 1)
        ]
        self.database.run(connection, ADD_ACTION, *journal)
        taken = [{"match": match.id, "ply": one.ply, "state": one.snapshot} for one in run if one.snapshot is not None]
        if taken:
            connection.execute(ADD_SNAPSHOT, in_bulk(taken))
        return entries

    def keep_actions(self, connection: Connection, match: Match, run: Sequence[ActionEntry]) -> None:
        """Store the whole journal of a new match in bulk, after its first entry."""
        if run:
            self.keep_run(connection, match, run, 1)
            self.keep_seq(connection, match.id, len(run) + 1)

    def save_undo(self, match: Match, undo: TakenBack[int], snapshot: bytes | None = None) -> LogEntry:
        """Take back all actions after the ply of a match; the log keeps that they were played."""
        ply = match.ply
        with self.database.writing() as connection:
            row = self.lock(connection, match.id)
            if row.ply <= ply:
                raise StalePly(row.ply)
            self.require_version(row, match)
            connection.execute(delete(actions).where(actions.c.match == match.id, actions.c.ply > ply))
            # One of the very ply may hold the chance that was before.
            connection.execute(delete(snapshots).where(snapshots.c.match == match.id, snapshots.c.ply >= ply))
            if snapshot is not None:
                connection.execute(ADD_SNAPSHOT, {"match": match.id, "ply": ply, "state": snapshot})
            entry = LogEntry(ply, match.since, undo, row.seq + 1)
            self.add_entry(connection, match.id, entry)
            self.keep_header(connection, match, entry.seq)
            return entry

    def save_header(self, match: Match, happened: Happening, at: float | None = None) -> LogEntry:
        """Store a change of seats, consents or status."""
        with self.database.writing() as connection:
            return self.save_header_in(connection, match, happened, at)

    def save_header_in(
        self, connection: Connection, match: Match, happened: Happening, at: float | None = None
    ) -> LogEntry:
        row = self.lock(connection, match.id)
        if row.ply != match.ply:
            raise StalePly(row.ply)
        self.require_version(row, match)
        entry = LogEntry(match.ply, match.since if at is None else at, happened, row.seq + 1)
        self.add_entry(connection, match.id, entry)
        self.keep_header(connection, match, entry.seq)
        return entry

    def save_upgrade(self, match: Match, happened: RulesChanged, snapshot: bytes, at: float) -> LogEntry:
        """Keep that a match has come to newer rules, and its position by them: all of it or nothing.

        What it has taken back for that is gone from the journal; the log keeps that it was played.
        """
        with self.database.writing() as connection:
            row = self.lock(connection, match.id)
            self.require_version(row, match)
            connection.execute(delete(actions).where(actions.c.match == match.id, actions.c.ply > match.ply))
            # Those before stay: they show what was played by the older rules.
            connection.execute(delete(snapshots).where(snapshots.c.match == match.id, snapshots.c.ply >= match.ply))
            connection.execute(ADD_SNAPSHOT, {"match": match.id, "ply": match.ply, "state": snapshot})
            entry = LogEntry(match.ply, at, happened, row.seq + 1)
            self.add_entry(connection, match.id, entry)
            changed = match_row(match)
            connection.execute(CHANGE_RULES, {"its_id": match.id, **{name: changed[name] for name in WITH_RULES}})
            self.keep_header(connection, match, entry.seq)
            return entry

    def keep_position(self, match: Match, snapshot: bytes) -> None:
        """Keep the position at which a match rests, in place of the last one at which it rested."""
        here = snapshots.c.match == match.id
        # Those of every 32nd ply, and where other rules began, stay.
        lasting = {one.ply for one in match.stretches} | set(range(0, match.ply, SNAPSHOT_EVERY))
        with self.database.writing() as connection:
            row = self.lock(connection, match.id)
            self.require_version(row, match)
            passing = snapshots.c.ply.not_in(sorted(lasting)) & (snapshots.c.ply <= match.ply)
            connection.execute(delete(snapshots).where(here, passing))
            connection.execute(ADD_SNAPSHOT, {"match": match.id, "ply": match.ply, "state": snapshot})

    def save_rematch(self, match: Match, again: Match, offered: StatusChanged, at: float) -> tuple[LogEntry, LogEntry]:
        """Keep a rematch, and where it is; neither if another was laid already. Returns the entries of both."""
        with self.database.writing() as connection:
            self.forget_offers(connection, match.id)
            return self.save_header_in(connection, match, offered, at), self.create_in(connection, again)

    def forget_offers(self, connection: Connection, id: str) -> None:
        """Remove earlier offers of a rematch from the log: however often one is withdrawn and made, it is one line."""
        offers = [
            seq
            for seq, change in self.changes(connection, id, "status")
            if isinstance(change, StatusChanged) and change.rematch is not None
        ]
        connection.execute(delete(schema.entries).where(schema.entries.c.match == id, schema.entries.c.seq.in_(offers)))

    def delete(self, id: str) -> None:
        """Remove a match with all that belongs to it; no other match names it as its rematch any more."""
        with self.database.writing() as connection:
            self.lock(connection, id)
            named = matches.c.rematch == id
            connection.execute(update(matches).where(named).values(rematch=None, version=matches.c.version + 1))
            # Actions and messages point at log entries, so they go first.
            for table in (reviews, ratings, messages, marks, hidden, actions, snapshots, schema.entries, seats):
                connection.execute(delete(table).where(table.c.match == id))
            connection.execute(delete(matches).where(matches.c.id == id))
            # No entry has the number 0: whoever follows the match looks, and finds that it is gone.
            self.database.notify(connection, id, 0)

    # --- what every writer does ---

    def lock(self, connection: Connection, id: str) -> LockedRow:
        """Where the match stands, and nobody else writes to it until this is done."""
        row = self.database.run(connection, LOCK, {"its_id": id}).fetchone()
        if row is None:
            raise NoSuchMatch(id)
        return LockedRow(*row)

    def require_version(self, row: LockedRow, match: Match) -> None:
        if row.version != match.version:
            raise TableChanged

    def refuse_again(self, connection: Connection, id: str, seat: int, key: str) -> None:
        ply = connection.execute(PLY_OF_KEY, {"its_match": id, "its_key": seat_key(seat, key)}).scalar()
        if ply is not None:
            raise AlreadyPlayed(ply)

    def keep_header(self, connection: Connection, match: Match, seq: int) -> None:
        match.version += 1
        row = {**match_row(match), "seq": seq}
        connection.execute(CHANGE_MATCH, {"its_id": match.id, **{name: row[name] for name in CHANGING}})
        connection.execute(
            CHANGE_SEATS,
            [{"its_match": row.pop("match"), "its_seat": row.pop("seat"), **row} for row in seat_rows(match)],
        )

    def keep_ply(self, connection: Connection, match: Match, seq: int) -> None:
        """What an action changes where no clock runs: nothing that an index is kept of, and nothing at the seats."""
        match.version += 1
        row = {name: getattr(match, name) for name in MOVING}
        row |= {"its_id": match.id, "seq": seq, "waiting": as_json(match.waiting), "consents": as_json(match.consents)}
        self.database.run(connection, CHANGE_PLY, row)

    def keep_seq(self, connection: Connection, id: str, seq: int) -> None:
        """Store the number of the last entry, where nothing else of the header changes."""
        connection.execute(CHANGE_SEQ, {"its_id": id, "seq": seq})

    def add_entry(self, connection: Connection, id: str, entry: LogEntry) -> None:
        """Add an entry to the log, and notify other workers once it is committed."""
        connection.execute(ADD_ENTRY, entry_row(id, entry))
        self.database.notify(connection, id, entry.seq)

    # --- reading ---

    def header(self, id: str) -> Match:
        with self.database.reading() as connection:
            return read_match(connection, id)[0]

    def stamp(self, id: str) -> tuple[int, int]:
        """The version of a match and the number of its last entry: whether a cached copy still holds."""
        row = self.database.fetch_one(STAMP, its_id=id)
        if row is None:
            raise NoSuchMatch(id)
        version, seq = row
        return version, seq

    def load(self, id: str, ply: int | None = None) -> StoredMatch:
        """A match with what is needed to build its position, or the one after an earlier ply."""
        with self.database.reading() as connection:
            match, seq = read_match(connection, id)
            end = match.ply if ply is None else min(ply, match.ply)
            snapshot = connection.execute(
                select(snapshots.c.ply, snapshots.c.state)
                .where(snapshots.c.match == id, snapshots.c.ply <= end)
                .order_by(snapshots.c.ply.desc())
                .limit(1)
            ).one_or_none()
            start = 0 if snapshot is None else snapshot.ply
            tail = self.journal(connection, id, start, end)
            last = tail[-1:] or self.journal(connection, id, end - 1, end)
        state = None if snapshot is None else bytes(snapshot.state)
        return StoredMatch(match, state, tail, last[0][0] if last else None, seq)

    def journal(self, connection: Connection, id: str, after: int, to: int) -> list[tuple[int, int]]:
        query = select(actions.c.seat, actions.c.action).where(actions.c.match == id)
        query = query.where(actions.c.ply > after, actions.c.ply <= to).order_by(actions.c.ply)
        return [(row.seat, row.action) for row in connection.execute(query)]

    def actions(self, id: str) -> list[tuple[int, int]]:
        """The whole journal."""
        with self.database.reading() as connection:
            return self.journal(connection, id, 0, read_match(connection, id)[0].ply)

    def action_at(self, id: str, ply: int) -> tuple[int, int]:
        """The action that led to a ply, and the seat that played it."""
        with self.database.reading() as connection:
            return self.journal(connection, id, ply - 1, ply)[0]

    def action_entries(self, id: str, after: int = 0) -> list[ActionEntry]:
        """The journal after a ply as it was told when it was played, without actions that were taken back."""
        log = schema.entries
        joined = actions.join(log, (actions.c.match == log.c.match) & (actions.c.seq == log.c.seq))
        query = select(actions, log.c.data, log.c.at).select_from(joined)
        query = query.where(actions.c.match == id, actions.c.ply > after).order_by(actions.c.ply)
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
        return [ActionEntry(row.ply, row.at, row.action, ACTED.decode(row.data)) for row in rows]

    def told_in_log(self, id: str) -> Told:
        """What the log says of a match's chance and its end."""
        with self.database.reading() as connection:
            log = self.changes(connection, id, "status", "undo")
            rules = self.rules_changes(connection, id)
        happened = [change for _, change in log]
        changes = [change for change in happened if isinstance(change, StatusChanged)]
        begun = [change.shares for change in changes if change.status == "running" and change.shares is not None]
        return Told(
            commitment=next((change.commitment for change in changes if change.commitment is not None), None),
            shares=begun[0] if begun else None,
            # What a change of rules has taken back changes chance as an agreed undo does.
            undos=sum(change.agreed for change in happened if isinstance(change, TakenBack))
            + sum(change.before is not None for _, change in rules),
            ended=any(ends_match(change) for change in happened),
            changes=[(ply, change.to, change.digest) for ply, change in rules],
        )

    def rules_changes(self, connection: Connection, id: str) -> list[tuple[int, RulesChanged]]:
        """When other rules began to count, as it was told, each with its ply."""
        log = schema.entries
        query = select(log.c.ply, log.c.data).where(log.c.match == id, log.c.kind == "rules").order_by(log.c.seq)
        return [(row.ply, CHANGED.decode(row.data)) for row in connection.execute(query)]

    def changes(self, connection: Connection, id: str, *kinds: str) -> list[tuple[int, Happening]]:
        """What entries of some kinds tell, each with its number."""
        log = schema.entries
        query = select(log.c.seq, log.c.kind, log.c.data).where(log.c.match == id, log.c.kind.in_(kinds))
        rows = connection.execute(query.order_by(log.c.seq)).all()
        return [(row.seq, read_happening(row.kind, row.data)) for row in rows]

    def snapshots(self, id: str, to: int) -> list[bytes]:
        """The newest snapshots up to a ply, the last one first."""
        query = select(snapshots.c.state).where(snapshots.c.match == id, snapshots.c.ply <= to)
        query = query.order_by(snapshots.c.ply.desc()).limit(MOST_SNAPSHOTS)
        with self.database.reading() as connection:
            return [bytes(state) for state in connection.execute(query).scalars()]

    def positions(self, id: str) -> list[tuple[int, bytes]]:
        """All snapshots of a match with their plies, the last one first."""
        query = select(snapshots.c.ply, snapshots.c.state).where(snapshots.c.match == id)
        with self.database.reading() as connection:
            return [(row.ply, bytes(row.state)) for row in connection.execute(query.order_by(snapshots.c.ply.desc()))]

    def ply_of_key(self, id: str, seat: int, key: str) -> int | None:
        """The ply that an idempotency key was played as."""
        with self.database.reading() as connection:
            return connection.execute(PLY_OF_KEY, {"its_match": id, "its_key": seat_key(seat, key)}).scalar()

    def entries(self, id: str, after: int, most: int = EVERY) -> list[LogEntry]:
        """What happened since, in order, up to so many entries; messages that were deleted are gone."""
        with self.database.reading() as connection:
            rows = connection.execute(ENTRIES, {"its_match": id, "after": after, "most": most}).all()
        return [entry_from(row) for row in rows]

    def of_user(self, user: str, page: ListPart = FIRST_PAGE, away: bool = False) -> list[Match]:
        """The matches where a person sits, is kept a seat, or laid the table: those they have hidden, or all others."""
        reserved = (seats.c.away == user) & (seats.c.kind == "bot") & seats.c.gone.is_(False)
        mine = select(seats.c.match).where(or_(seats.c.user == user, reserved))
        theirs = matches.c.id.in_(select(hidden.c.match).where(hidden.c.user == user))
        listed = or_(matches.c.owner == user, matches.c.id.in_(mine))
        return self.listed(listed & (theirs if away else ~theirs), page)

    def offered(self, user: str, page: ListPart = FIRST_PAGE) -> list[Match]:
        """The tables that wait with a seat for a person who has not said yet whether they come."""
        free = select(seats.c.match).where(seats.c.away == user, seats.c.kind == "open")
        return self.listed((matches.c.status == "waiting") & matches.c.id.in_(free), page)

    def waiting_for(self, user: str, rules: Mapping[str, int]) -> int:
        """How many tables of these rules wait for a person, of those in their lists."""
        hid = select(hidden.c.match).where(hidden.c.user == user)
        query = select(matches.c.id, matches.c.waiting, seats.c.seat).join(seats, seats.c.match == matches.c.id)
        query = query.where(matches.c.status == "running", seats.c.user == user, matches.c.id.not_in(hid))
        query = query.where(with_rules(rules))
        with self.database.reading() as connection:
            return len({row.id for row in connection.execute(query) if row.seat in row.waiting})

    def open_tables(self, page: ListPart = FIRST_PAGE, apart: Collection[str] = ()) -> list[Match]:
        """Public tables that wait for somebody, but for those where these people sit or that they have laid."""
        free = select(seats.c.match).where(seats.c.kind == "open")
        public = (matches.c.status == "waiting") & (matches.c.visibility == "public") & matches.c.id.in_(free)
        if apart:
            theirs = select(seats.c.match).where(seats.c.user.in_(apart))
            laid = matches.c.owner.in_(apart) & matches.c.owner.is_not(None)
            public = public & matches.c.id.not_in(theirs) & ~laid
        return self.listed(public, page)

    def live_tables(self, page: ListPart = FIRST_PAGE) -> list[Match]:
        """Public tables that are being played at, and can be watched."""
        return self.listed((matches.c.status == "running") & (matches.c.visibility == "public"), page)

    def finished_of(self, user: str, most: int) -> list[Match]:
        """The matches with a result that a person played, but for those from files and forks; the newest first."""
        mine = select(seats.c.match).where(or_(seats.c.user == user, seats.c.away == user))
        played = (
            (matches.c.status == "finished") & matches.c.imported.is_(False) & not_forked() & matches.c.id.in_(mine)
        )
        with self.database.reading() as connection:
            query = select(matches).where(played).order_by(matches.c.since.desc(), matches.c.id)
            return read_matches(connection, query.limit(most))

    def listed(self, condition: ColumnElement[bool], page: ListPart) -> list[Match]:
        """A page of matches, the newest first."""
        query = select(matches).where(condition).order_by(matches.c.created.desc(), matches.c.id)
        with self.database.reading() as connection:
            if page.before is not None:
                laid = connection.execute(select(matches.c.created).where(matches.c.id == page.before)).scalar()
                if laid is None:
                    raise NoSuchMatch(page.before)
                same = (matches.c.created == laid) & (matches.c.id > page.before)
                query = query.where(or_(matches.c.created < laid, same))
            return read_matches(connection, query.limit(min(page.most, MOST_LISTED)))

    def running_of_bots(self, owner: str) -> int:
        """How many matches of bots alone run that a person has laid."""
        with_people = select(seats.c.match).where(seats.c.kind == "person")
        theirs = (matches.c.owner == owner) & (matches.c.status == "running")
        return len(self.ids(theirs & matches.c.id.not_in(with_people)))

    def running(self) -> list[str]:
        """The ids of all matches that are being played."""
        return self.ids(matches.c.status == "running")

    def of_older_rules(self, rules: Mapping[str, int]) -> list[str]:
        """The ids of running matches of older rules than these, by game: those first that were played at last."""
        older = or_(false(), *((matches.c.game == game) & (matches.c.rules < now) for game, now in rules.items()))
        query = select(matches.c.id).where((matches.c.status == "running") & older)
        with self.database.reading() as connection:
            return list(connection.execute(query.order_by(matches.c.since.desc(), matches.c.id)).scalars())

    def newer_rules(self, rules: Mapping[str, int]) -> list[tuple[str, int]]:
        """The games of which there are matches of newer rules than these, each with the newest version."""
        query = select(matches.c.game, func.max(matches.c.rules)).group_by(matches.c.game).order_by(matches.c.game)
        with self.database.reading() as connection:
            found = [(game, int(newest)) for game, newest in connection.execute(query)]
        return [(game, newest) for game, newest in found if newest > rules.get(game, newest)]

    def at_rest(self, since: float, rules: Mapping[str, int], most: int) -> list[str]:
        """The ids of running matches with these rules, at rest since then, whose position is not kept yet."""
        kept = select(snapshots.c.ply).where(snapshots.c.match == matches.c.id, snapshots.c.ply == matches.c.ply)
        resting = (matches.c.status == "running") & (matches.c.since <= since) & ~kept.exists()
        query = select(matches.c.id).where(resting & with_rules(rules)).order_by(matches.c.since).limit(most)
        with self.database.reading() as connection:
            return list(connection.execute(query).scalars())

    def without_roles(self, rules: Mapping[str, int], most: int) -> list[str]:
        """The ids of matches with these rules, by game, that have begun and of which no seat says what it plays."""
        said = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.role.is_not(None))
        begun = (matches.c.status != "waiting") & (matches.c.ply > 0) & ~said.exists()
        query = select(matches.c.id).where(begun & with_rules(rules)).order_by(matches.c.created.desc()).limit(most)
        with self.database.reading() as connection:
            return list(connection.execute(query).scalars())

    def keep_roles(self, match: Match) -> None:
        """Store what each seat plays, where nothing else has changed."""
        with self.database.writing() as connection:
            for seat, place in enumerate(match.seats):
                here = (seats.c.match == match.id) & (seats.c.seat == seat)
                connection.execute(update(seats).where(here).values(role=place.role))

    def acted_since(self, id: str, ply: int) -> set[int]:
        """The seats that have played something after a ply."""
        query = select(actions.c.seat).where(actions.c.match == id, actions.c.ply > ply).distinct()
        with self.database.reading() as connection:
            return set(connection.execute(query).scalars())

    def due(self, now: float, rules: Mapping[str, int]) -> list[str]:
        """The ids of matches with these rules, by game, in which a clock has run out."""
        return self.ids((matches.c.due <= now) & with_rules(rules))

    def waiting_for_bots(self, since: float, rules: Mapping[str, int]) -> list[str]:
        """The ids of matches with these rules, by game, that have been waiting for a bot since then or longer."""
        query = select(matches.c.id, matches.c.waiting, seats.c.seat).join(seats, seats.c.match == matches.c.id)
        query = query.where(matches.c.status == "running", matches.c.since <= since, seats.c.kind == "bot")
        query = query.where(with_rules(rules))
        with self.database.reading() as connection:
            return sorted({row.id for row in connection.execute(query) if row.seat in row.waiting})

    def ids(self, condition: ColumnElement[bool]) -> list[str]:
        with self.database.reading() as connection:
            return list(connection.execute(select(matches.c.id).where(condition).order_by(matches.c.id)).scalars())


def not_forked() -> ColumnElement[bool]:
    """Matches that begin at their own beginning."""
    return matches.c.forks == []


def with_rules(rules: Mapping[str, int]) -> ColumnElement[bool]:
    """Matches that were begun with the version of the rules that is given for their game."""
    return or_(false(), *((matches.c.game == game) & (matches.c.rules == version) for game, version in rules.items()))


def in_bulk(rows: list[Values]) -> list[Values] | Values:
    """Rows as they are executed fastest: one is no bulk."""
    return rows if len(rows) > 1 else rows[0]


def seat_key(seat: int, key: str) -> str:
    """An idempotency key belongs to the seat that chose it."""
    if not 0 < len(key) <= LONGEST_KEY:
        raise StoreError(f"an idempotency key has 1 to {LONGEST_KEY} characters", "key-length", most=LONGEST_KEY)
    return f"{seat}:{key}"


def entry_row(id: str, entry: LogEntry, key: str | None = None) -> Values:
    """The row of an entry; a message is kept in one place, from which it can be deleted."""
    data = "{}" if isinstance(entry.data, Said) else msgspec.json.encode(entry.data).decode()
    row = {"match": id, "seq": entry.seq, "kind": entry.kind, "ply": entry.ply, "at": entry.at, "key": key}
    return {**row, "data": data}


def entry_from(row: AnyRow) -> LogEntry:
    """A row as an entry."""
    if row.kind == "message":
        data: Happening = Said[int](row.id, row.sender, row.to, row.text)
    else:
        data = read_happening(row.kind, row.data)
    return LogEntry(row.ply, row.at, data, row.seq)
