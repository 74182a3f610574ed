"""A review as it is kept: sums that come out to the last digit, and what was taken back counts for nothing."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec

from chancellery.bots.judging.reviewer import Estimate
from chancellery.table.review import LEAST_COST, METHOD, costliest, is_of_today, total, without_void

IDS = ("red", "blue", "green")


def estimate(ply: int, seat: int = 0, **changes: Any) -> Estimate:
    nothing = [0.0] * 3
    plain = Estimate(
        ply=ply,
        seat=seat,
        chances=[1 / 3] * 3,
        luck=nothing,
        luck_variance=nothing,
        decision=nothing,
        decision_variance=nothing,
    )
    return msgspec.structs.replace(plain, **changes)


def test_luck_decisions_and_rest_add_up_to_the_result_to_the_last_digit() -> None:
    deal = estimate(0, -1, chances=[0.3, 0.35, 0.35], luck=[1 / 7, -1 / 14, -1 / 14])
    third = [1 / 3, -1 / 6, -1 / 6]
    plies = [
        estimate(1, 0, decision=[-0.0007, 0.0003, 0.0004], decision_variance=[1e-6] * 3),
        estimate(2, 1, decision=third, luck=[0.12345, -0.02345, -0.1], luck_variance=[4e-6] * 3),
        estimate(3, 2, decision=[0.0005] * 3, chances=[1 / 3, 1 / 3, 1 / 3]),
    ]
    for seat in range(3):
        row = msgspec.json.decode(
            msgspec.json.encode(total(IDS, seat, deal, plies, plies[-1].chances)), type=dict[str, Any]
        )
        told = {name: Decimal(repr(value)) for name, value in row.items() if name != "seat"}
        parts = told["luck"] + told["own"] + told["others"] + told["rest"]
        assert told["start"] + parts == told["result"]
        assert all(value == round(value, 3) for value in told.values())
    first = total(IDS, 0, deal, plies, [1.0, 0.0, 0.0])
    assert first.luck == 0.266
    assert first.own == -0.001
    assert first.luck_within == 0.004
    # Whoever has won by the resignation of others has won all the same.
    assert (first.result, first.rest) == (1.0, round(1.0 - first.start - first.luck - first.own - first.others, 3))


def test_picks_that_were_taken_back_decided_nothing() -> None:
    pick = estimate(1, 0, decision=[-0.5, 0.25, 0.25], advised=3, best=3, gain=0.5)
    back = estimate(2, 0, void=[1])
    assert [one.decision for one in without_void([pick, back])] == [[0.0] * 3] * 2
    assert without_void([pick, back])[0].best is None
    assert without_void([pick])[0] == pick


def test_only_what_is_surely_a_cost_is_called_one() -> None:
    sure = estimate(1, 0, best=2, gain=0.1, gain_variance=0.001)
    unsure = estimate(2, 0, best=2, gain=0.1, gain_variance=0.01)
    small = estimate(3, 0, best=2, gain=LEAST_COST / 2)
    others = estimate(4, 1, best=2, gain=0.3)
    more = [estimate(5 + n, 0, best=2, gain=0.2 + n / 10) for n in range(2)]
    assert [one.ply for one in costliest([sure, unsure, small, others, *more], 0)] == [6, 5, 1]


def test_reviews_of_an_older_method_are_known() -> None:
    assert is_of_today(b'{"method":%d,"plies":3}' % METHOD)
    assert not is_of_today(b'{"method":%d,"plies":3}' % (METHOD - 1))
    assert not is_of_today(b'{"plies":3,"start":[0.5,0.5]}')
