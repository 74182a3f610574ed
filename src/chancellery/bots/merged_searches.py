"""Several searches of one position, each in a process of its own, as if they were one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chancellery.bots.budget import Reason


def merge_searches(searches: Iterable[Sequence[Reason]]) -> list[Reason]:
    """What all of them found of each answer, the one that was tried most first."""
    reasons_by_action: dict[int, Reason] = {}
    for reasons in searches:
        for one in reasons:
            before = reasons_by_action.get(one.action)
            reasons_by_action[one.action] = one if before is None else added(before, one)
    return sorted(reasons_by_action.values(), key=lambda reason: (-reason.visits, -reason.value))


def added(one: Reason, other: Reason) -> Reason:
    """Two opinions of an answer, each by how often it was tried; what follows by the one who tried it more."""
    visits = one.visits + other.visits
    value = (one.value * one.visits + other.value * other.visits) / visits
    line = one.line if one.visits >= other.visits else other.line
    return Reason(one.action, value, visits, line)
