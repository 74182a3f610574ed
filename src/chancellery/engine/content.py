"""Loading a game's content files: TOML tables of records, each with an id and the source of its figures."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from chancellery.engine.errors import BadContent
from chancellery.engine.nouns import nearest
from chancellery.engine.overlays import APPLIED, Change, Changes, changes_of, game_of, put


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record of every content file has."""

    id: str
    source: Literal["rulebook", "reference", "designed"]


R = TypeVar("R", bound=Record)
T = TypeVar("T")


def problem(file: str, record: str, field: str, sentence: str) -> str:
    """A problem as people read it: where it is, then what it is."""
    where = ": ".join(part for part in (file, record, field) if part)
    return f"{where}: {sentence}"


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or one sentence about why it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{path.name}: the file is missing") from None
    except OSError as error:
        raise BadContent(f"{path.name}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: not a TOML file: {error}") from None


class Content:
    """The content folder of a game; problems are gathered so that all can be shown at once.

    broken   files with a problem of their own
    tables   the tables that are read from each file
    changes  what an overlay changes
    changed  what of it was found and done
    """

    def __init__(self, folder: Path, changes: Changes | None = None) -> None:
        self.folder = folder
        self.changes: Changes = changes or {}
        self.changed: list[Change] = []
        self.problems: list[str] = []
        self.broken: set[str] = set()
        self.tables: dict[str, list[str]] = {}

    def report(self, file: str, record: str, field: str, sentence: str) -> None:
        """Note a problem that the schema cannot see, such as a link that goes one way."""
        self.problems.append(problem(file, record, field, sentence))

    def report_field(self, file: str, table: str, id: str, field: str, sentence: str) -> None:
        """Note a problem of one field of a record."""
        self.report(file, f"{table} '{id}'", f"field '{field}'", sentence)

    def load(self, file: str, table: str, schema: type[R]) -> dict[str, R]:
        """The records of `[[table]]` in a file by their ids, in the order of the file."""
        before = len(self.problems)
        self.tables.setdefault(file, []).append(table)
        records = self._records(file, table, schema)
        if len(self.problems) > before:
            self.broken.add(file)
        return records

    def _records(self, file: str, table: str, schema: type[R]) -> dict[str, R]:
        records: dict[str, R] = {}
        try:
            data = read_toml(self.folder / file)
        except BadContent as error:
            self.problems.append(str(error))
            return records
        if not isinstance(data.get(table), list):
            self.report(file, "", "", f"has no [[{table}]]")
            return records
        for number, raw in enumerate(data[table], 1):
            name = f"{table} '{raw['id']}'" if isinstance(raw, dict) and "id" in raw else f"{table} number {number}"
            try:
                self.change(table, schema, raw)
                record = msgspec.convert(raw, schema)
            except BadContent as error:
                self.report(file, name, "", str(error))
                continue
            except msgspec.ValidationError as error:
                sentence, _, path = str(error).partition(" - at `$.")
                self.report(file, name, f"field '{path.rstrip('`')}'" if path else "", sentence)
                continue
            if record.id in records:
                self.report(file, name, "field 'id'", "stands twice in the file")
            records[record.id] = record
        return records

    def change(self, table: str, schema: type[Record], raw: Any) -> None:
        """Put the overlay's figures into a record as it stands in the file."""
        fields = self.changes.get(table, {}).get(raw["id"]) if isinstance(raw, dict) and "id" in raw else None
        if fields:
            known = tuple(field.encode_name for field in msgspec.structs.fields(schema))
            self.changed += put(raw, fields, table, known)

    def report_unfound_changes(self) -> None:
        """Note figures of an overlay that there are not."""
        tables = [table for found in self.tables.values() for table in found]
        done = {(change.table, change.id) for change in self.changed}
        for table, records in self.changes.items():
            if table not in tables:
                self.problems.append(f"the overlay names a table '{table}' that there is not{nearest(table, tables)}")
                continue
            for id in records:
                if records[id] and (table, id) not in done and not self.problems:
                    self.problems.append(f"the overlay names a {table} '{id}' that there is not")

    def report_unread_tables(self) -> None:
        """Note tables that nobody reads: a misspelt one would otherwise be passed over."""
        for file, tables in self.tables.items():
            if file not in self.broken:
                for table in read_toml(self.folder / file):
                    if table not in tables:
                        self.report(file, "", "", f"has a [[{table}]] that nobody reads{nearest(table, tables)}")


Check = Callable[[Content, Any], None]
# What a schema cannot see, each check with the files that it needs.
Checks = Mapping[Check, tuple[str, ...]]


def check_content(folder: Path, read: Callable[[Content], T], checks: Checks) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    content = Content(folder)
    _look_through(content, read, checks)
    return content.problems


def load_content(folder: Path, read: Callable[[Content], T], checks: Checks) -> T:
    """The content of a folder; raises BadContent with every problem."""
    id = game_of(folder)
    content = Content(folder, changes_of(id))
    records = _look_through(content, read, checks)
    if content.problems:
        raise BadContent("\n".join(content.problems))
    APPLIED.by_game[id] = content.changed
    return records


def _look_through(content: Content, read: Callable[[Content], T], checks: Checks) -> T:
    """Run every check whose files can be read; the others would only repeat what is wrong with those files."""
    records = read(content)
    content.report_unread_tables()
    content.report_unfound_changes()
    for check, files in checks.items():
        if content.broken.isdisjoint(files):
            check(content, records)
    content.problems = list(dict.fromkeys(content.problems))
    return records
