"""What dear requests cost: seconds of processor time, counted per person, per address and altogether."""

from __future__ import annotations

from typing import Final, NamedTuple

from chancellery.web.limits.rate_limits import Limits, TooOften
from chancellery.web.limits.turns import Turns

# So many wait, of one address and altogether; more than that get no better answer by waiting.
MOST_OF_ADDRESS: Final = 4
MOST_WAITING: Final = 40
BUSY_SECONDS: Final = 5.0


class Payer(NamedTuple):
    """Whose budgets something is taken from: an address, and a person if that is known."""

    address: str
    person: str | None = None

    def budgets(self) -> list[tuple[str, str]]:
        own = [] if self.person is None else [("dear", self.person)]
        return [("dear-all", "all"), ("dear-address", self.address), *own]


class Costs:
    """The one place that decides whether somebody may ask for something dear, and counts what it took."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def admit(self, payer: Payer, line: Turns | None = None) -> None:
        """Raise TooOften if a budget is used up, or if too many stand in line already."""
        for budget in payer.budgets():
            self.limits.require(*budget)
        if line is None or self.limits.factor <= 0:
            return
        if line.waiting >= MOST_WAITING or line.waiting_for(payer.address) >= MOST_OF_ADDRESS:
            raise TooOften(BUSY_SECONDS)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Take what something took from every budget."""
        for budget in payer.budgets():
            self.limits.spend(*budget, seconds)
