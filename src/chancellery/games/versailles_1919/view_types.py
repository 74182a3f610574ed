"""The shape of what a seat sees; the client's types are made from it."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from chancellery.engine.events import EventData

# What is asked that is answered from a list, or about what lies nowhere on the table.
Asks = Literal["none", "option", "strategy", "announce", "bid"]
# What can be done with a turn: three political actions, and the military one (4).
Deed = Literal["place", "settle", "reclaim", "military"]
ActionState = Literal["open", "under-way", "taken"]
# Who decides on an event: whose cube lies there, whoever settles, the human player; or it takes a cube when it comes.
Decider = Literal["cube", "settler", "human", "takes-cube"]
GameEndWhere = Literal["deck", "waiting", "table", "settled"]


class PowerView(TypedDict):
    """A nation with pieces: a player, or a faction.

    player  the seat that plays it, "none" for a faction; `seat` is the seat that it has at the table
    away    units in regions
    icons   what its counters add to the stars in its strength
    """

    seat: str
    player: str
    available: int
    exhausted: int
    units: int
    spent_units: int
    demobilized: int
    away: int
    unit_limit: int
    stars: int
    flags: int
    strategy: str
    strategy_points: int
    happiness_points: int
    score: int
    strength: int
    icons: int


class IssueView(TypedDict):
    """An issue on the table or in the waiting room; `ahead` is by how many cubes its leader leads."""

    issue: str
    stars: int
    region: str
    no_military: bool
    cubes: dict[str, int]
    leader: str
    ahead: int
    to_lead: dict[str, int]


class SettledView(TypedDict):
    """A settled issue."""

    issue: str
    stars: int
    region: str
    owner: str
    option: str
    counters: list[str]


class RegionView(TypedDict):
    """A region track: `odds` is how many faces of the die bring an uprising, modifiers apart."""

    unrest: int
    keg: int
    units: dict[str, str]
    needed: int
    odds: int
    issues: dict[str, int]


class BoxView(TypedDict):
    """A box of the demobilize track."""

    value: int
    nation: str


class BidView(TypedDict):
    """A bid: units, their strength, and cubes."""

    force: str
    strength: int
    cubes: int


class BidWayView(TypedDict):
    """What the units of a bid count for, and the fewest cubes with which they lead."""

    strength: int
    cubes: int


class BiddingView(TypedDict):
    """The bid for control that goes on; its issue is `none` without one; `ways` has the bids that are asked for."""

    issue: str
    owner: str
    region: str
    bids: dict[str, BidView]
    passed: list[str]
    best: str
    ways: dict[str, BidWayView]


class PromiseView(TypedDict):
    """A promise: who, to whom, which action, what that is about, and whether it is a promise not to.

    told   the event that the log has of such a promise: the whole of it as a sentence
    """

    nation: str
    to: str
    action: str
    topic: str
    refrain: bool
    told: EventData


class BindingView(PromiseView):
    """A promise that is about the open question, and the answers that it closes."""

    closes: list[str]


class ReasonView(TypedDict):
    """Why a seat is asked, as a sentence: the key of a message and its values."""

    key: str
    args: dict[str, Any]


class DeedView(TypedDict):
    """Something that can be done with a turn: what it can do now, or why not, as the key of a message and its values.

    deed     place, settle, reclaim or military
    actions  the answers that belong to it; none if it is not possible
    """

    deed: Deed
    actions: list[str]
    key: str
    args: dict[str, Any]


class ActionsView(TypedDict):
    """How the two actions of a turn stand."""

    political: ActionState
    military: ActionState


class AnnouncingView(TypedDict):
    """The die that comes next: its region, the modifiers so far, and of each face whether it brings an uprising."""

    region: str
    modifier: int
    rises: list[bool]
    chances: int


class TopicView(TypedDict):
    """A decision of the turn that deals are about.

    nations     who may still promise something about it: nobody if it is over
    if_settled  whether it comes only if an issue is settled yet
    """

    topic: str
    nations: list[str]
    if_settled: bool


class DealView(TypedDict):
    """A deal: positive cubes are exhausted by its author, negative ones by the partner.

    counter  the asides by which whoever looks drafts the same deal back, to change it; none if it waits for others
    """

    nation: str
    partner: str
    cubes: int
    promises: list[PromiseView]
    sent: bool
    who: str
    topic: str
    refrain: bool
    possible: bool
    counter: list[str]


class ReadyOfferView(TypedDict):
    """A deal that one could offer now: positive cubes are given, negative ones asked for.

    why    what speaks for it, as the key of a message and its values
    fair   whether the partner gains by it too, by the bots' estimate
    """

    partner: str
    cubes: int
    promises: list[PromiseView]
    why: ReasonView
    fair: bool


class CubesShift(TypedDict):
    """A nation's available cubes now and then."""

    before: int
    after: int


class UnrestShift(TypedDict):
    """Where unrest stands and would stand; `needed` is the roll for an uprising, 0 if none can be, `odds` its faces."""

    before: int
    after: int
    needed: int
    odds: int


class HappinessShift(TypedDict):
    """A nation's happiness now and then."""

    before: int
    after: int


class OutcomeView(TypedDict):
    """What an answer would do; `points` are gains and losses of an option if the game ended then."""

    unrest: dict[str, UnrestShift]
    happiness: dict[str, HappinessShift]
    cubes: dict[str, CubesShift]
    points: dict[str, int]


class GameEndView(TypedDict):
    """Where the game-end card lies, and how many issues are known to be drawn before it: at least, at most.

    Once it is out of the deck these are the issues that are left there.
    """

    where: GameEndWhere
    least: int
    most: int


class StandingView(TypedDict):
    """How whoever looks would stand if the game ended now.

    place   by points, then happiness, then issues; 0 for whoever does not play, and as long as nations are chosen
    best    the best of the others, and its points
    ahead   how many points one has more than it, negative if fewer
    """

    place: int
    players: int
    best: str
    points: int
    ahead: int


class VersaillesBoard(TypedDict):
    """What a seat sees of Versailles 1919; all but the order of the decks and the drafts of others is open.

    seats          the nation of each seat, "none" before it is chosen
    actions        how the two actions of the turn stand
    asks           what the seat is asked that is answered from a list or a panel
    choosing       the issue whose options the seat is asked about
    reason         why the seat is asked
    deeds          what the seat can do with its turn, and what not and why; none if that is not asked
    announcing     the die that comes next, if its faces are known
    event_why      why `event_decider` decides
    deciders       who decides on each event that lies open
    crisis_cards   how many events there are of which the next one is drawn
    crisis_checks  how many of them bring an uprising check
    """

    turn: int
    order: list[str]
    active: str
    acting: str
    human: str
    own: str
    seats: dict[str, str]
    political: bool
    military: bool
    actions: ActionsView
    asks: Asks
    choosing: str
    reason: ReasonView | None
    deeds: list[DeedView]
    announcing: AnnouncingView | None
    points: int
    goal: int
    length: str
    powers: dict[str, PowerView]
    happiness: dict[str, int]
    table: list[IssueView]
    waiting_room: list[IssueView]
    settled: list[SettledView]
    issue_deck: int
    game_end_after: int
    game_end: GameEndView
    standing: StandingView
    issue_discard: list[str]
    event: str
    event_cube: str
    callers: list[str]
    event_deck: int
    event_discard: list[str]
    regions: dict[str, RegionView]
    boxes: list[BoxView]
    strategies: list[str]
    uprisings: int
    rising: list[str]
    modifier: int
    bidding: BiddingView
    drawn: list[str]
    deals: list[DealView]
    bound: list[PromiseView]
    binding: list[BindingView]
    topics: list[TopicView]
    step: int
    event_decider: str
    event_why: Decider
    deciders: dict[str, Decider]
    crisis_cards: int
    crisis_checks: int
