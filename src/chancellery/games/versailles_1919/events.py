"""What can happen in Versailles 1919."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import UNTOLD, Event, Seat

Nation = Annotated[int, "nation"]
Region = Annotated[int, "region"]
Issue = Annotated[int, "issue"]
IssueOption = Annotated[int, "issue_option"]
EventCard = Annotated[int, "event_card"]
Strategy = Annotated[int, "strategy"]
Counter = Annotated[int, "counter"]
Space = Annotated[int, "space"]
Box = Annotated[int, "box"]
Force = Annotated[int, "force"]


# --- set-up and turns (3, 4) ---


@dataclass(frozen=True)
class NationChosen(Event):
    seat: Seat
    nation: Nation


@dataclass(frozen=True)
class OrderSet(Event):
    nations: tuple[Nation, ...]


@dataclass(frozen=True)
class TurnBegun(Event):
    turn: int
    nation: Nation


@dataclass(frozen=True)
class NoPoliticalAction(Event):
    """Nothing political is possible."""

    nation: Nation


# --- political actions (5) ---


@dataclass(frozen=True)
class InfluencePlaced(Event):
    nation: Nation
    issue: Issue
    cubes: int


@dataclass(frozen=True)
class InfluenceReclaimed(Event):
    nation: Nation
    cubes: int
    units: int


@dataclass(frozen=True)
class UnitRecalled(Event):
    nation: Nation
    region: Region


@dataclass(frozen=True)
class IssueSettled(Event):
    """Somebody settles an issue; its leader controls it."""

    nation: Nation
    issue: Issue
    controller: Nation


@dataclass(frozen=True)
class CubesReturned(Event):
    """What becomes of a nation's cubes on an issue that is settled."""

    nation: Nation
    available: int
    exhausted: int


@dataclass(frozen=True)
class OptionChosen(Event):
    nation: Nation
    issue: Issue
    issue_option: IssueOption


@dataclass(frozen=True)
class CountersPlaced(Event):
    issue: Issue
    counters: tuple[Counter, ...]


@dataclass(frozen=True)
class ConferenceResolved(Event):
    nation: Nation
    event_card: EventCard


@dataclass(frozen=True)
class ConferenceDeclined(Event):
    nation: Nation
    event_card: EventCard


@dataclass(frozen=True)
class IssueAdvanced(Event):
    nation: Nation
    issue: Issue


@dataclass(frozen=True)
class EventAdvanced(Event):
    nation: Nation
    event_card: EventCard


@dataclass(frozen=True)
class CubePut(Event):
    nation: Nation
    event_card: EventCard


@dataclass(frozen=True)
class IssuePicked(Event):
    """An issue comes back from the discard pile."""

    nation: Nation
    issue: Issue
    cubes: int


@dataclass(frozen=True)
class IssuesDrawn(Event):
    nation: Nation
    issues: tuple[Issue, ...]


@dataclass(frozen=True)
class IssueKept(Event):
    issue: Issue


@dataclass(frozen=True)
class IssueDiscarded(Event):
    issue: Issue


@dataclass(frozen=True)
class EventsShuffled(Event):
    cards: int


@dataclass(frozen=True)
class CrisisBegun(Event):
    event_card: EventCard


# --- happiness, regions and military (6, 7, 8) ---


@dataclass(frozen=True)
class HappinessChanged(Event):
    nation: Nation
    change: int
    happiness: int


@dataclass(frozen=True)
class Mutinied(Event):
    nation: Nation


@dataclass(frozen=True)
class UnrestChanged(Event):
    """Unrest stands in the column then; `change` is how many columns it moved, to the right if positive.

    `needed` is the roll for an uprising there, 0 where none can be.
    """

    region: Region
    before: int
    column: int
    change: int
    needed: int


@dataclass(frozen=True)
class KegMoved(Event):
    region: Region
    column: int


@dataclass(frozen=True)
class RegionRolled(Event):
    """The die for a random region."""

    die: int
    region: Region


@dataclass(frozen=True)
class UnitDeployed(Event):
    nation: Nation
    space: Space


@dataclass(frozen=True)
class UnitDemobilized(Event):
    nation: Nation
    value: int


@dataclass(frozen=True)
class InfluenceRecovered(Event):
    nation: Nation
    cubes: int


@dataclass(frozen=True)
class InfluenceExhausted(Event):
    nation: Nation
    cubes: int


@dataclass(frozen=True)
class UnitsRecovered(Event):
    nation: Nation
    units: int


# --- events (15) ---


@dataclass(frozen=True)
class PlayerNamed(Event):
    nation: Nation
    named: Nation


@dataclass(frozen=True)
class IssueReopened(Event):
    issue: Issue


@dataclass(frozen=True)
class IssuesSwapped(Event):
    out: Issue
    back: Issue


# --- uprisings (9) ---


@dataclass(frozen=True)
class NoUprisingPossible(Event):
    region: Region


@dataclass(frozen=True)
class ModifierAnnounced(Event):
    nation: Nation
    region: Region
    change: int


@dataclass(frozen=True)
class UprisingRolled(Event):
    """A check: the die, the sum of the modifiers, the number needed, and whether there is an uprising.

    `total` is the die with its modifiers; logs of versions up to 0.2.0 do not say.
    """

    region: Region
    die: int
    modifier: int
    needed: int
    uprising: int
    total: int = UNTOLD


@dataclass(frozen=True)
class RollOff(Event):
    nation: Nation
    die: int


@dataclass(frozen=True)
class NobodyHit(Event):
    region: Region


@dataclass(frozen=True)
class UprisingBegun(Event):
    region: Region
    nation: Nation
    issue: Issue


@dataclass(frozen=True)
class BidMade(Event):
    nation: Nation
    force: Force
    strength: int
    cubes: int


@dataclass(frozen=True)
class BidPassed(Event):
    nation: Nation


@dataclass(frozen=True)
class BidWon(Event):
    nation: Nation
    issue: Issue
    units: int
    cubes: int


@dataclass(frozen=True)
class NobodyBid(Event):
    issue: Issue


@dataclass(frozen=True)
class CountersRemoved(Event):
    issue: Issue


# --- strategy cards and the end (10, 12) ---


@dataclass(frozen=True)
class StrategyChosen(Event):
    nation: Nation
    strategy: Strategy


@dataclass(frozen=True)
class GameEndSettled(Event):
    nation: Nation
    controller: Nation


@dataclass(frozen=True)
class DeckEmpty(Event):
    """Issues are wanted and there are none left."""

    nation: Nation


@dataclass(frozen=True)
class ConferenceStalled(Event):
    """Nobody can act any more."""

    nation: Nation


@dataclass(frozen=True)
class Scored(Event):
    nation: Nation
    stars: int
    flags: int
    strategy: int
    happiness: int
    total: int


# --- negotiation (11) ---


@dataclass(frozen=True)
class DealDrafted(Event):
    """A step on the way to an offer, which only its author sees."""

    nation: Nation
    partner: Nation


@dataclass(frozen=True)
class DealOffered(Event):
    """An offer: cubes that its author exhausts for the partner, or asks the partner to exhaust."""

    nation: Nation
    partner: Nation
    gives: int
    asks: int
    promises: int


@dataclass(frozen=True)
class DealWithdrawn(Event):
    nation: Nation
    partner: Nation


@dataclass(frozen=True)
class DealLapsed(Event):
    """What a deal was about is over."""

    nation: Nation
    partner: Nation


@dataclass(frozen=True)
class DealRefused(Event):
    nation: Nation
    partner: Nation


@dataclass(frozen=True)
class DealStruck(Event):
    nation: Nation
    partner: Nation


@dataclass(frozen=True)
class InfluenceDealt(Event):
    giver: Nation
    taker: Nation
    cubes: int


@dataclass(frozen=True)
class PromiseMade(Event):
    """A promise of a deal: the verb of an action and what it is about, and whether it is a promise not to."""

    nation: Nation
    refrain: int
    verb: str
    number: int
    issue: Issue
    issue_option: IssueOption
    event_card: EventCard
    other: Nation
    region: Region
    space: Space
    force: Force
    strategy: Strategy


# --- two players and solo (13, 14) ---


@dataclass(frozen=True)
class UsaActionBegun(Event):
    nation: Nation


@dataclass(frozen=True)
class UsaIdle(Event):
    nation: Nation


@dataclass(frozen=True)
class PointScored(Event):
    nation: Nation
    points: int


@dataclass(frozen=True)
class FactionSwitched(Event):
    nation: Nation


@dataclass(frozen=True)
class BotDecided(Event):
    """Which priority decided what an automated faction does."""

    nation: Nation
    priority: str
