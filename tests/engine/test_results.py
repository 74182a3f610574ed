"""How a game ended, as a value."""

from __future__ import annotations

from chancellery.engine.results import Result, result_from


def test_result_is_dumped_and_read_back() -> None:
    result = Result((0, 2), "shared", (3, 1, 3))
    assert result.dump() == {"winners": [0, 2], "reason": "shared", "scores": [3, 1, 3]}
    assert result_from(result.dump()) == result
    assert repr(result) == "Result((0, 2), 'shared', (3, 1, 3))"


def test_results_are_equal_by_what_they_say() -> None:
    result = Result((0,), "courts", (3, 1))
    assert result == Result((0,), "courts", (3, 1))
    assert hash(result) == hash(Result((0,), "courts", (3, 1)))
    assert result != Result((1,), "courts", (3, 1))
    assert result != Result((0,), "shared", (3, 1))
    assert result != Result((0,), "courts", (3, 2))
    assert result != result.dump()
