"""Shared rows and piles: clones of a state share them, so that whoever changes one puts a new one in its place."""

from __future__ import annotations


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The row with another value at an index."""
    if row[index] == value:
        return row
    changed = list(row)
    changed[index] = value
    return tuple(changed)


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row without the first occurrence of a value."""
    return without_index(row, row.index(value))


def without_index(row: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The row without the value at an index."""
    return (*row[:index], *row[index + 1 :])


def put_pile(piles: list[list[int]], index: int, pile: list[int]) -> list[list[int]]:
    """Shared piles with another one at an index."""
    changed = piles[:]
    changed[index] = pile
    return changed
