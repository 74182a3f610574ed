"""The Diplomacy Phase: entreaties, alliances and wars (7), and who controls minor Italy (11.2)."""

from __future__ import annotations

from chancellery.engine.frames import SealedChoice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, BID, ENTREAT, ITALY, POWERS, READY, TALK_SECONDS
from chancellery.games.realpolitik.rules.adjustments import AdjustBoard
from chancellery.games.realpolitik.rules.consent import ask_again
from chancellery.games.realpolitik.rules.pieces import change_morale
from chancellery.games.realpolitik.state import Realpolitik


class DiplomacyPhase(Step[Realpolitik]):
    """Talk, entreaties, new statuses and board adjustments; the marker goes back to the bottom (7, 8.4)."""

    def run(self, g: Realpolitik) -> None:
        if g.log:
            g.log.add(events.DiplomacyBegan())
        talk = (Talk(),) if g.options["talk"] else ()
        g.push(*talk, Entreaties(), LowerMarker())


class LowerMarker(Step[Realpolitik]):
    """The diplomacy marker returns to the bottom box (8.4)."""

    def run(self, g: Realpolitik) -> None:
        g.box = 0


class Talk(SealedChoice[Realpolitik]):
    """A time for talk, until everybody is ready to choose (7.1, R33)."""

    rule = "7.1"
    quiet = True
    patience = TALK_SECONDS
    otherwise = READY

    def legal(self, g: Realpolitik, seat: int) -> list[int]:
        return [READY]

    def reveal(self, g: Realpolitik, picks: list[tuple[int, ...]]) -> None:
        """What follows is on the stack already."""

    def prompt(self, g: Realpolitik, seat: int) -> Text:
        return Text("talk")


class Entreaties(SealedChoice[Realpolitik]):
    """Give the one Alliance marker to another power; all others get War (7.2, R31)."""

    rule = "7.2"
    quiet = True

    def legal(self, g: Realpolitik, seat: int) -> list[int]:
        return [ENTREAT + power for power in range(POWERS) if power != seat]

    def reveal(self, g: Realpolitik, picks: list[tuple[int, ...]]) -> None:
        given = tuple(ACTIONS.thing(chosen[0]) for chosen in picks)
        if g.log:
            for power, other in enumerate(given):
                g.log.add(events.EntreatyRevealed(power, other))
        allies = [NOBODY] * POWERS
        for power, other in enumerate(given):
            if other < g.seats and given[other] == power:
                allies[power] = other
        if g.seats == POWERS:
            g.push(NewStatuses(tuple(allies), ""))
            return
        suitors = tuple(power for power, other in enumerate(given) if other == ITALY)
        if len(suitors) > 1:
            g.push(BidForItaly(suitors, tuple(allies)))
            return
        controller = suitors[0] if suitors else default_controller(g, allies)
        g.push(NewStatuses(with_italy(allies, controller), "offer" if suitors else "prestige"))

    def prompt(self, g: Realpolitik, seat: int) -> Text:
        return Text("entreat" if g.seats == POWERS else "entreat-or-italy")


def default_controller(g: Realpolitik, allies: list[int]) -> int:
    """Nobody courts Italy: the highest major power, or the one without an ally if that one has just allied (11.2)."""
    majors = [power for power in g.prestige if power < g.seats]
    if allies[majors[0]] == NOBODY:
        return majors[0]
    return next(power for power in majors if allies[power] == NOBODY)


def with_italy(allies: list[int], controller: int) -> tuple[int, ...]:
    """The alliances with that of Italy and its controller."""
    allies = allies[:]
    allies[ITALY] = controller
    allies[controller] = ITALY
    return tuple(allies)


class BidForItaly(SealedChoice[Realpolitik]):
    """Several powers court Italy: they bid morale in secret, and the highest bid pays (11.2)."""

    rule = "11.2"
    quiet = True

    def __init__(self, suitors: tuple[int, ...], allies: tuple[int, ...]) -> None:
        self.suitors = suitors
        self.allies = allies

    def seats(self, g: Realpolitik) -> tuple[int, ...]:
        """Whoever has no morale bids nothing, and everybody knows it."""
        return tuple(power for power in self.suitors if g.morale[power])

    def legal(self, g: Realpolitik, seat: int) -> list[int]:
        return list(range(BID, BID + g.morale[seat] + 1))

    def reveal(self, g: Realpolitik, picks: list[tuple[int, ...]]) -> None:
        bids = {
            power: ACTIONS.thing(picks[power][0]) if picks[power] else 0
            for power in g.prestige
            if power in self.suitors
        }
        if g.log:
            for power, bid in bids.items():
                g.log.add(events.BidRevealed(power, bid))
        # In prestige order, so the first of equal bids wins.
        winner = max(bids, key=lambda power: bids[power])
        change_morale(g, winner, -bids[winner])
        g.push(NewStatuses(with_italy(list(self.allies), winner), "bid"))

    def prompt(self, g: Realpolitik, seat: int) -> Text:
        return Text("bid-for-italy", morale=g.morale[seat])


class NewStatuses(Step[Realpolitik]):
    """Alliances and wars hold at once, and the board follows them (7.2, 10); `by` is how Italy was won."""

    def __init__(self, allies: tuple[int, ...], by: str) -> None:
        self.allies = allies
        self.by = by

    def run(self, g: Realpolitik) -> None:
        before = g.ally
        g.ally = self.allies
        if g.seats < POWERS:
            g.controller = self.allies[ITALY]
        for power in range(POWERS):
            if g.ally[power] != before[power]:
                ask_again(g, power)
        if g.log:
            self.tell(g, before)
        g.push(AdjustBoard(before))

    def tell(self, g: Realpolitik, before: tuple[int, ...]) -> None:
        assert g.log is not None
        minor = g.seats < POWERS
        for power in range(POWERS):
            old, new = before[power], self.allies[power]
            if power < old != new and not (minor and old == ITALY):
                g.log.add(events.AllianceBroken(power, old))
            if power < new and not (minor and new == ITALY):
                g.log.add((events.AllianceKept if old == new else events.AllianceFormed)(power, new))
        if minor:
            g.log.add(events.ItalyControlled(g.controller, self.by))
