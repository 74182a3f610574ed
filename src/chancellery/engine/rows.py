"""Shared rows: tuples that clones of a state share, so that whoever changes one puts a new one in its place."""

from __future__ import annotations


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The row with another value at an index."""
    return row if row[index] == value else (*row[:index], value, *row[index + 1 :])


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row without the first occurrence of a value."""
    return without_index(row, row.index(value))


def without_index(row: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The row without the value at an index."""
    return (*row[:index], *row[index + 1 :])
