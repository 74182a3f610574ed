"""Checks of content that games share: names that must be there, links both ways, numbers and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from chancellery.engine.content import Content, Record
from chancellery.engine.nouns import nearest


def check_ids(content: Content, file: str, table: str, due: Iterable[str], ids: Iterable[str]) -> None:
    """The records of a table are those that the rules know."""
    due, ids = tuple(due), tuple(ids)
    for id in due:
        if id not in ids:
            content.report(file, f"{table} '{id}'", "", "is missing")
    for id in ids:
        if id not in due:
            content.report(file, f"{table} '{id}'", "", f"is not known{nearest(id, due)}")


def check_names(
    content: Content,
    file: str,
    table: str,
    records: Mapping[str, Record],
    fields: Iterable[str],
    kind: str,
    names: Iterable[str],
) -> None:
    """Report every id that a field names and no record has."""
    names = tuple(names)
    for record in records.values():
        for field in fields:
            for name in names_in(record, field):
                if name not in names:
                    sentence = f"there is no {kind} '{name}'{nearest(name, names)}"
                    content.report_field(file, table, record.id, field, sentence)


def names_in(record: Record, field: str) -> tuple[str, ...]:
    """The ids in a field that holds several, one or none."""
    value: tuple[str, ...] | str | None = getattr(record, field)
    return (value,) if isinstance(value, str) else value or ()


def check_links(content: Content, file: str, table: str, records: Mapping[str, Record], field: str) -> None:
    """A link, such as a border, joins two different records of a table, once and both ways."""
    for record in records.values():
        for name, times in Counter(names_in(record, field)).items():
            if name not in records:
                sentence = f"there is no {table} '{name}'{nearest(name, records)}"
            elif name == record.id:
                sentence = f"the {table} is linked to itself"
            elif times > 1:
                sentence = f"'{name}' stands there {times} times"
            elif record.id not in names_in(records[name], field):
                sentence = f"the link to '{name}' goes one way"
            else:
                continue
            content.report_field(file, table, record.id, field, sentence)


def check_counts(
    content: Content, file: str, kind: str, what: str, counts: Mapping[str, int], due: Mapping[str, int]
) -> None:
    """As many things of each kind as the rulebook says."""
    for name in {**due, **counts}:
        if counts.get(name, 0) != due.get(name, 0):
            sentence = f"has {counts.get(name, 0)} {what} instead of {due.get(name, 0)}"
            content.report(file, f"{kind} '{name}'", "", sentence)


def check_numbers(
    content: Content, file: str, table: str, field: str, records: Mapping[str, Record], due: range
) -> None:
    """Each number of a range stands on one record, and no record has another."""
    owners: dict[int, str] = {}
    for id, record in records.items():
        number: int = getattr(record, field)
        if number in owners:
            content.report_field(file, table, id, field, f"{number} is that of '{owners[number]}' already")
        elif number not in due:
            content.report_field(file, table, id, field, f"{number} is not one of {due[0]} to {due[-1]}")
        owners.setdefault(number, id)
    for number in due:
        if number not in owners:
            content.report(file, f"{table} number {number}", "", "is missing")
