"""The records of the content files: what stands on the cards and on the board.

What a file leaves out is false, empty or 0. `sources` names the fields of a record that have another source than the
record. An effect is one of the operations of `docs/versailles-1919-effects.md`, told apart by `op`. Stays interpreted:
a compiled Struct forgets that it is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from chancellery.engine.content import Record

Source = Literal["rulebook", "reference", "designed"]
NationId = Literal["uk", "france", "usa", "italy", "japan"]
RegionId = Literal["europe", "balkans", "middle_east", "africa", "asia_pacific"]
CounterId = Literal[
    "industrial_growth",
    "german_containment",
    "self_determination",
    "german_reparations",
    "bolshevik_containment",
    "naval:uk",
    "naval:usa",
    "empire:uk",
    "empire:france",
    "empire:usa",
    "empire:italy",
    "empire:japan",
]
Who = Literal["uk", "france", "usa", "italy", "japan", "decider", "chosen", "each_player"]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Decider = Literal["decider"]


class Issue(Record, frozen=True):
    """An issue: its region (`world` for a principle), its stars, and whether military may bid for it."""

    region: RegionId | Literal["world"]
    stars: Positive
    no_military: bool = False
    game_end: bool = False
    sources: Mapping[str, Source] = {}


class Option(Record, frozen=True):
    """One option of an issue: signed changes of happiness and unrest, and the counters it places."""

    issue: str
    happiness: Mapping[NationId, int] = {}
    unrest: Mapping[RegionId, int] = {}
    counters: tuple[CounterId | Literal["naval:uk_or_usa"], ...] = ()
    sources: Mapping[str, Source] = {}


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One operation of an event."""


class UprisingCheck(Effect, frozen=True, tag="uprising_check"):
    region: RegionId | Literal["highest", "random"]


class Unrest(Effect, frozen=True, tag="unrest"):
    region: RegionId | Literal["random", "choice"]
    delta: int


class PowderKeg(Effect, frozen=True, tag="powder_keg"):
    region: RegionId
    delta: Literal[1, -1]


class Happiness(Effect, frozen=True, tag="happiness"):
    who: Who
    delta: int


class RecoverInfluence(Effect, frozen=True, tag="recover_influence"):
    who: Who
    n: Positive


class ExhaustInfluence(Effect, frozen=True, tag="exhaust_influence"):
    who: Who
    n: Positive


class RecoverMilitary(Effect, frozen=True, tag="recover_military"):
    who: Who
    n: Positive | Literal["all"]


class Demobilize(Effect, frozen=True, tag="demobilize"):
    who: Who
    box: Literal["track", "one"]


class SwapWaitingRoom(Effect, frozen=True, tag="swap_waiting_room"):
    by: Decider


class DiscardIssue(Effect, frozen=True, tag="discard_issue"):
    by: Decider
    zone: Literal["waiting_room"]


class IssueFilter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which settled issues may be re-opened; what is left out does not matter."""

    region: RegionId | Literal["world"] | None = None
    issue: str | None = None
    max_stars: Natural = 0


class UnsettleIssue(Effect, frozen=True, tag="unsettle_issue"):
    by: Decider
    filter: IssueFilter


Simple = (
    UprisingCheck
    | Unrest
    | PowderKeg
    | Happiness
    | RecoverInfluence
    | ExhaustInfluence
    | RecoverMilitary
    | Demobilize
    | SwapWaitingRoom
    | DiscardIssue
    | UnsettleIssue
)


class ChoosePlayer(Effect, frozen=True, tag="choose_player"):
    by: Decider
    among: Literal["any", "others"]
    one_of: tuple[tuple[Simple, ...], ...]


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    by: Decider
    one_of: tuple[tuple[Simple, ...], ...]


AnyEffect = Simple | ChoosePlayer | ChooseOne


class EventCard(Record, frozen=True):
    """A person or an event: its crisis when drawn, its conference effect when an issue is settled."""

    kind: Literal["person", "event"]
    crisis: tuple[AnyEffect, ...]
    conference: tuple[AnyEffect, ...]
    influence_icon: bool = False
    optional: bool = False
    sources: Mapping[str, Source] = {}


Term = Literal[
    "counter",
    "regions_unrest_le_3",
    "regions_unrest_ge_4",
    "military_not_demobilized",
    "happiness_x2",
    "japan_signs",
    "italy_signs",
    "japan_refuses",
    "italy_refuses",
]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one thing is worth to a strategy."""

    term: Term
    vp: int = 0
    counter: CounterId | Literal["naval:any", "empire:any", ""] = ""


class Strategy(Record, frozen=True):
    """A strategy card."""

    scoring: tuple[Scoring, ...]
    sources: Mapping[str, Source] = {}


class Region(Record, frozen=True):
    """A region track; a die that shows its number picks it."""

    number: Annotated[int, Meta(ge=1, le=5)]
    sources: Mapping[str, Source] = {}


class Column(Record, frozen=True):
    """A column of the tracks: the roll that brings an uprising (0 for none), and what a unit placed there does."""

    column: Annotated[int, Meta(ge=1, le=8)]
    uprising: Annotated[int, Meta(ge=0, le=6)]
    military: bool = False
    recover: Natural = 0
    discontent: Natural = 0
    modifier: bool = False
    sources: Mapping[str, Source] = {}


class Box(Record, frozen=True):
    """A box of the demobilize track, the highest first."""

    value: Positive
    four_players: bool = False
    unlimited: bool = False


class Zone(Record, frozen=True):
    """How many units a nation may have from so much happiness on."""

    least: Natural
    limit: Natural


class Length(Record, frozen=True):
    """How deep the game-end card lies, and with what happiness players start."""

    below: Positive
    happiness: Positive
    shuffled: bool = False


class Faction(Record, frozen=True):
    """The counters that score for a faction of the solo game, wherever they lie."""

    counters: tuple[CounterId, ...]
    sources: Mapping[str, Source] = {}


class Places(Record, frozen=True):
    """The points for happiness by place."""

    points: tuple[Natural, ...]


class Figure(Record, frozen=True):
    """A number of the rules."""

    value: Natural


@dataclass(frozen=True)
class Records:
    """Everything that the content files say, by id, in the order of the files."""

    issues: Mapping[str, Issue]
    options: Mapping[str, Option]
    events: Mapping[str, EventCard]
    strategies: Mapping[str, Strategy]
    regions: Mapping[str, Region]
    columns: Mapping[str, Column]
    boxes: Mapping[str, Box]
    zones: Mapping[str, Zone]
    lengths: Mapping[str, Length]
    factions: Mapping[str, Faction]
    places: Mapping[str, Places]
    figures: Mapping[str, Figure]
