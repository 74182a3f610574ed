"""Several searches of one position are added up."""

from __future__ import annotations

import pytest

from chancellery.bots.budget import Reason
from chancellery.bots.merged_searches import merge_searches


def test_answers_are_weighed_by_how_often_they_were_tried() -> None:
    one = [Reason(1, 0.5, 60, ((0, 1),)), Reason(2, 0.4, 40, ((0, 2),))]
    other = [Reason(2, 0.6, 80, ((0, 2), (1, 7))), Reason(3, 0.1, 20, ((0, 3),))]
    found = merge_searches([one, other])
    assert [(reason.action, reason.visits) for reason in found] == [(2, 120), (1, 60), (3, 20)]
    assert found[0].value == pytest.approx((0.4 * 40 + 0.6 * 80) / 120)
    assert found[0].line == ((0, 2), (1, 7))


def test_equally_often_tried_the_better_comes_first() -> None:
    assert [reason.action for reason in merge_searches([[Reason(1, 0.3, 10)], [Reason(2, 0.4, 10)]])] == [2, 1]


def test_who_found_nothing_adds_nothing() -> None:
    assert merge_searches([[], []]) == []
    assert [reason.action for reason in merge_searches([[], [Reason(4, 0.2, 5)]])] == [4]
