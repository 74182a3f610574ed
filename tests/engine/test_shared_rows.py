from __future__ import annotations

import pytest

from chancellery.engine.shared_rows import put, put_pile, without, without_index

ROW = (4, 5, 6, 5)


@pytest.mark.parametrize(("index", "value", "after"), [(0, 9, (9, 5, 6, 5)), (3, 9, (4, 5, 6, 9)), (1, 5, ROW)])
def test_put_gives_a_row_with_another_value(index: int, value: int, after: tuple[int, ...]) -> None:
    assert put(ROW, index, value) == after
    assert ROW == (4, 5, 6, 5)


def test_put_outside_the_row_is_refused() -> None:
    with pytest.raises(IndexError):
        put(ROW, 4, 1)


def test_without_takes_the_first_of_a_value() -> None:
    assert without(ROW, 5) == (4, 6, 5)
    with pytest.raises(ValueError, match="not in tuple"):
        without(ROW, 7)


def test_without_index_takes_one_of_equal_values() -> None:
    assert without_index(ROW, 3) == (4, 5, 6)
    assert without_index(ROW, 0) == (5, 6, 5)


def test_put_pile_leaves_the_piles_that_others_share() -> None:
    piles = [[1, 2], [3]]
    changed = put_pile(piles, 1, [4])
    assert (changed, piles) == ([[1, 2], [4]], [[1, 2], [3]])
    assert changed[0] is piles[0]
