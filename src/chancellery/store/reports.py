"""Repository of what people report to the operator, and of what operators have done."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Table, insert, select, update

from chancellery.store.database import Database
from chancellery.store.schema import audit, reports

PAGE: Final = 50


class PlayerReport(msgspec.Struct):
    """What somebody reports of somebody else at a match: with the message it is about, if it is about one.

    closed, closed_by   when and by whom it was dealt with
    """

    id: int
    match_id: str
    by_name: str
    about: str | None
    about_name: str
    message: str | None
    text: str
    at: float
    closed: float | None
    closed_by: str | None


class Deed(msgspec.Struct):
    """What an operator did, to what or whom, and the name that had then."""

    id: int
    at: float
    operator: str
    deed: str
    about: str
    name: str


class Reports:
    """The repository of reports."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(
        self, match: str, by: str, by_name: str, about: str, about_name: str, message: str | None, text: str
    ) -> int:
        values = {"match_id": match, "by": by, "by_name": by_name, "about": about, "about_name": about_name}
        with self.database.writing() as connection:
            added = insert(reports).values(**values, message=message, text=text, at=time.time()).returning(reports.c.id)
            return int(connection.execute(added).scalar_one())

    def page(self, open_only: bool = True, before: int | None = None) -> list[PlayerReport]:
        """A page of reports, the newest first; those before an id."""
        query = newest(reports, PlayerReport, before)
        with self.database.reading() as connection:
            rows = connection.execute(query.where(reports.c.closed.is_(None)) if open_only else query)
            return [PlayerReport(*row) for row in rows]

    def close(self, id: int, by: str) -> bool:
        """A report was dealt with; whether it was open."""
        here = (reports.c.id == id) & reports.c.closed.is_(None)
        with self.database.writing() as connection:
            done = connection.execute(update(reports).where(here).values(closed=time.time(), closed_by=by))
            return done.rowcount > 0


class Audit:
    """The repository of what operators have done; nothing in it is ever changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def write(self, operator: str, deed: str, about: str, name: str = "") -> None:
        with self.database.writing() as connection:
            values = {"at": time.time(), "operator": operator, "deed": deed, "about": about, "name": name}
            connection.execute(insert(audit).values(**values))

    def page(self, before: int | None = None) -> list[Deed]:
        """A page of deeds, the newest first; those before an id."""
        with self.database.reading() as connection:
            return [Deed(*row) for row in connection.execute(newest(audit, Deed, before))]


def newest(table: Table, kind: type[msgspec.Struct], before: int | None) -> Any:
    """The newest rows of a table as the fields of a struct, before an id."""
    query = select(*(table.c[name] for name in kind.__struct_fields__)).order_by(table.c.id.desc()).limit(PAGE)
    return query if before is None else query.where(table.c.id < before)
