"""A content overlay: named figures of a game's content, changed for this process and those that it starts.

It is a TOML file of the content's tables, records and fields:

    [card.eu_foreign_minister]
    initiative = 2                      # a field gets another value
    actions.2.value = 3                 # or a part of it: the value of the second action

Rules read their content once, when they are imported, so a process plays by one overlay or by none. Workers are handed
the changes themselves and not the file, by an environment variable.
"""

from __future__ import annotations

import json
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from chancellery.engine.errors import BadContent, BadOption
from chancellery.engine.nouns import nearest

ENVIRONMENT: Final = "CHANCELLERY_CONTENT"
# What says which record it is, and where its figures are from: nothing that one plays by.
FIXED: Final = ("id", "source", "sources")

# Records by their tables, fields by their records: {"card": {"eu_france": {"initiative": 4}}}.
# The fields of a record, as TOML has them; of the changes, by file and record.
Values = dict[str, Any]
Changes = dict[str, dict[str, Values]]


class Change(NamedTuple):
    """A figure that an overlay has changed; `before` is None where the file leaves it out."""

    table: str
    id: str
    field: str
    before: Any
    now: Any

    def told(self) -> str:
        """As people read it: `card 'eu_france': initiative 3 → 4`."""
        before = "none" if self.before is None else json.dumps(self.before, ensure_ascii=False)
        return f"{self.table} '{self.id}': {self.field} {before} → {json.dumps(self.now, ensure_ascii=False)}"


def read_overlay(path: Path) -> Changes:
    """The changes of a file, or one sentence about what is wrong with it."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadContent(f"{path}: the overlay cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: not a TOML file: {error}") from None
    for table, records in data.items():
        if not isinstance(records, dict) or not all(isinstance(fields, dict) for fields in records.values()):
            raise BadContent(f"{path}: '{table}' is not a table of records; write [{table}.ID] and the fields below")
    if not any(fields for records in data.values() for fields in records.values()):
        raise BadContent(f"{path}: the overlay names no figure; write [TABLE.ID] and FIELD = VALUE below")
    try:
        json.dumps(data)
    except TypeError:
        raise BadContent(f"{path}: dates and times are not figures") from None
    return data


def use_overlay(game_id: str, changes: Changes) -> None:
    """Play this game by the changed figures from now on, in this process and in those that it starts."""
    if changes_of(game_id) == changes:
        return
    if loaded(game_id):
        raise BadOption(
            f"{game_id} is loaded with its own figures already; "
            "change its content before anything else is done with it",
            "content-loaded-already",
            game=game_id,
        )
    os.environ[ENVIRONMENT] = json.dumps({"game": game_id, "changes": changes}, sort_keys=True)


def change_content(game_id: str, file: Path | str) -> None:
    """Play a game by the figures of an overlay, in this process and in those that it starts.

    Rules read their figures when they are loaded, so this comes before `find_game`.
    """
    use_overlay(game_id, read_overlay(Path(file)))


def changes_of(game_id: str) -> Changes:
    """The changes by which this process plays a game."""
    text = os.environ.get(ENVIRONMENT)
    if not text:
        return {}
    overlay = decoded(text)
    return overlay["changes"] if overlay["game"] == game_id else {}


@cache
def decoded(text: str) -> Values:
    try:
        overlay = json.loads(text)
        if not isinstance(overlay["game"], str) or not isinstance(overlay["changes"], dict):
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise BadContent(f"{ENVIRONMENT} is not an overlay; name the file by --content instead") from None
    result: Values = overlay
    return result


class Applied:
    """What a game's content was changed by when it was loaded, once for each game and process."""

    def __init__(self) -> None:
        self.by_game: dict[str, list[Change]] = {}


APPLIED: Final = Applied()


def loaded(game_id: str) -> bool:
    return game_id in APPLIED.by_game


def applied_to(game_id: str) -> list[Change]:
    """The figures of a loaded game that were changed, in the order of its content."""
    return APPLIED.by_game.get(game_id, [])


def game_of(content_folder: Path) -> str:
    """The id of the game that has a content folder: its own folder is named by it."""
    return content_folder.parent.name.replace("_", "-")


def put(record: Values, changes: Values, table: str, known: tuple[str, ...]) -> list[Change]:
    """Change fields of a record as it stands in its file; `known` are the fields that it may have."""
    done: list[Change] = []
    for field, value in changes.items():
        if field in FIXED or field not in known:
            raise BadContent(
                f"the overlay changes the field '{field}' of {table} '{record['id']}', which is not there to be changed"
                + nearest(field, known)
            )
        record[field] = change_part(
            record.get(field), value, field, f"{table} '{record['id']}'", record["id"], table, done
        )
    return done


def change_part(before: Any, value: Any, path: str, where: str, id: str, table: str, done: list[Change]) -> Any:
    """A value in the place of another, or changes within it: of an object by name, of a list by number from 1 on."""
    if isinstance(value, dict) and isinstance(before, dict):
        whole = dict(before)
        for name, inner in value.items():
            whole[name] = change_part(before.get(name), inner, f"{path}.{name}", where, id, table, done)
        return whole
    if isinstance(value, dict) and isinstance(before, list):
        items = list(before)
        for number, inner in value.items():
            if not number.isdecimal() or not 1 <= int(number) <= len(items):
                raise BadContent(
                    f"the overlay names part {number} of '{path}' of {where}, which has {len(items)}, numbered from 1"
                )
            at = int(number) - 1
            items[at] = change_part(before[at], inner, f"{path}.{number}", where, id, table, done)
        return items
    done.append(Change(table, id, path, before, value))
    return value
