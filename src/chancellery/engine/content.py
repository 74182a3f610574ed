"""Loading a game's content files: TOML tables of records, each with an id and the source of its figures."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from chancellery.engine.errors import BadContent


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record of every content file has."""

    id: str
    source: Literal["rulebook", "reference", "designed"]


R = TypeVar("R", bound=Record)


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
    """The content folder of a game; problems are gathered so that all can be shown at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []

    def report(self, file: str, record: str, field: str, sentence: str) -> None:
        """Note a problem that the schema cannot see, such as a link that goes one way."""
        self.problems.append(problem(file, record, field, sentence))

    def load(self, file: str, table: str, schema: type[R]) -> dict[str, R]:
        """The records of `[[table]]` in a file by their ids, in the order of the file."""
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
                record = msgspec.convert(raw, schema)
            except msgspec.ValidationError as error:
                sentence, _, path = str(error).partition(" - at `$.")
                self.report(file, name, f"field '{path.rstrip('`')}'" if path else "", sentence)
                continue
            if record.id in records:
                self.report(file, name, "field 'id'", "stands twice in the file")
            records[record.id] = record
        return records

    def require(self) -> None:
        """Raise BadContent with every problem found so far."""
        if self.problems:
            raise BadContent("\n".join(self.problems))
