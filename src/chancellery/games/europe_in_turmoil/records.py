"""The records of the content files: what stands on the map, the tracks and the cards.

What a file leaves out is false, empty or 0. Stays interpreted: a compiled Struct forgets that it is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from chancellery.engine.content import Record

Side = Literal["liberal", "authoritarian"]
ScoringRegion = Literal["france", "germany", "austria_hungary", "russia", "balkans"]
Region = Literal["france", "germany", "austria_hungary", "russia", "balkans", "independent", "box"]
Icon = Literal["government", "monarch", "church", "worker", "bourgeoisie", "farmer", "army", "intellectual", "annex"]
EraId = Literal["victorian", "edwardian", "georgian"]
Nation = Literal["germany", "france", "britain", "austria_hungary", "russia", "balkans", "ottoman_empire", "italy"]
Caption = Literal[
    "africa_first",
    "afrika_first",
    "austria_first",
    "balkans_first",
    "civil_war_first",
    "complete_mobilization_first",
    "defensive_war",
    "france_and_russia_both",
    "france_first",
    "germany_first",
    "india_first",
    "italy_first",
    "la_grande_defense",
    "offensive_a_l_outrance",
    "ottomans_first",
    "persia_first",
    "reculer_pour_mieux_sauter",
    "russia_first",
    "securing_the_colonies",
    "steel_wall",
    "undersea_first",
]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Fraction = Annotated[float, Meta(ge=0, le=1)]
Ids = tuple[str, ...]


class Space(Record, frozen=True, kw_only=True):
    """A space of the map (2.1).

    stability                     0 for a box
    liberal_sp, authoritarian_sp  support points at the start (3.2, 3.3)
    permanent_control             whom a box always counts for (6.2.4)
    closed                        takes no support and no support check until a marker opens it
    x, y                          the middle, as fractions of the width and height of the map
    """

    region: Region
    icons: tuple[Icon, ...] = ()
    stability: Annotated[int, Meta(ge=0, le=5)] = 0
    battleground: bool = False
    liberal_sp: Natural = 0
    authoritarian_sp: Natural = 0
    permanent_control: Side | None = None
    closed: bool = False
    adjacent: Ids
    x: Fraction
    y: Fraction


class Card(Record, frozen=True, kw_only=True):
    """A strategy card (2.2).

    side                 whose event it is; neutral for a circle
    removed_after_event  the asterisk
    lasting              the underlined title
    red                  the red title of a prerequisite card
    duration             how long the event works: until another card `cancels` it, until it is used up …
    requires_any         one of these must have been played as an event before
    prevented_by         once one of these was played as an event, this event cannot be
    may_be_prevented_by  the same, but only if that event turned out so
    allowed_again_by     once one of these was played as an event, `prevented_by` no longer counts
    target_spaces        the spaces that the event names, also in a condition
    marker               what it puts on the map or a track, see Marker and MapMarker
    """

    number: Positive
    era: EraId
    side: Literal["liberal", "authoritarian", "neutral", "scoring"]
    ops: Annotated[int, Meta(ge=0, le=5)]
    removed_after_event: bool = False
    lasting: bool = False
    red: bool = False
    duration: Literal["instant", "turn", "game", "until_cancelled", "until_used"] = "instant"
    requires_any: Ids = ()
    enables: Ids = ()
    prevented_by: Ids = ()
    may_be_prevented_by: Ids = ()
    allowed_again_by: Ids = ()
    prevents: Ids = ()
    cancels: Ids = ()
    target_spaces: Ids = ()
    marker: str | None = None


class StabilityCard(Record, frozen=True, kw_only=True):
    """A stability card (2.3, 9.0); `icons` are the printed ones."""

    number: Positive
    side: Side
    icons: tuple[Icon, ...] = ()


class NavalBox(Record, frozen=True, kw_only=True):
    """A box of the Naval Arms Race track (6.3).

    navy                    whose ship class it is
    roll_needed             what an attempt must reach; 0 for the box where both navies start
    kind                    what the first navy to arrive gets
    vp_first, vp_second     for the first and the second navy
    spaces                  place_sp: how many different spaces get a support point
    from_ops, modifier      ops_penalty: what is added to cards of at least so many OPs; extra_attempt: to the die
    after_round             look_at_hand: the action round after which it may be done
    cards                   extra_stability: how many
    discards, draws         redraw: how many
    until_opponent_arrives  a privilege, lost when the other navy reaches the box
    """

    index: Natural
    navy: Literal["british", "german"]
    roll_needed: Natural = 0
    kind: Literal[
        "start",
        "place_sp",
        "ops_penalty",
        "vp",
        "extra_attempt",
        "ops_and_event",
        "look_at_hand",
        "extra_stability",
        "reroll",
        "redraw",
    ]
    vp_first: Natural = 0
    vp_second: Natural = 0
    spaces: Natural = 0
    from_ops: Natural = 0
    modifier: int = 0
    after_round: Natural = 0
    cards: Natural = 0
    discards: Natural = 0
    draws: Natural = 0
    until_opponent_arrives: bool = False


class RegionScoring(Record, frozen=True, kw_only=True):
    """What a scoring card gives (10.1); the id is the region's.

    liberal_control_wins  Liberal Control of the region wins the game (10.4.1)
    """

    id: ScoringRegion
    card: str
    presence: Positive
    domination: Positive
    control: Positive
    per_battleground: Natural
    per_adjacent_independent: Natural
    liberal_control_wins: bool = False
    battlegrounds: Ids
    adjacent_independents: Ids


class Slot(Record, frozen=True, kw_only=True):
    """A position of the Great War Status track; its modifier counts while it is the leftmost open one (8.2.4)."""

    position: Positive
    modifier: int = 0


class Marker(Record, frozen=True, kw_only=True):
    """A marker of the Great War Status track or of an event box above it (8.2).

    placed_by                       cards; nothing if it is there from the start
    flips_to                        the marker on its reverse side
    removed_by                      cards that take it away
    crisis_modifier                 added to the status modifier
    war_liberal, war_authoritarian  added to that player's war roll
    war_needs                       the nation that must take part for that
    """

    place: Literal["first_slot", "track", "event_box"]
    placed_by: Ids = ()
    flips_to: str | None = None
    removed_by: Ids = ()
    crisis_modifier: int = 0
    war_liberal: Natural = 0
    war_authoritarian: Natural = 0
    war_needs: Nation | None = None


class Participant(Record, frozen=True, kw_only=True):
    """When a nation takes part in the Great War, and on which side (8.4.1, 8.4.4).

    alliance           as_russia: the Entente if Russia is on no side; against_russia: nobody's then
    any_marker         one of these must be there; nothing if none is needed
    unless_marker      none of these may be there
    scoring_region     the nation is also a scoring region
    mobilization_only  takes part with the War Mobilization rules alone
    """

    nation: Nation
    alliance: Literal["central_powers", "entente", "as_russia", "against_russia"]
    any_marker: Ids = ()
    unless_marker: Ids = ()
    scoring_region: bool = False
    mobilization_only: bool = False


class War(Record, frozen=True, kw_only=True):
    """How the Great War breaks out and is decided (8.3.1, 8.4.2).

    crisis_above        a crisis roll higher than this is war
    navy_ahead          for the side that is ahead on the naval track
    minor_major_power   for a side that controls one or more of `minor_major_powers`
    """

    crisis_above: Natural
    winner_vp: Natural
    navy_ahead: Natural
    minor_major_power: Natural
    minor_major_powers: Ids


class MapMarker(Record, frozen=True, kw_only=True):
    """An event marker that changes a space, or marks a box of the naval track.

    spaces    where it lies; one of them if there are several
    icon      what adds_icon adds, and what replaces_icon puts in place of the space's own
    region    what adds_region adds
    optional  only with an optional rule
    """

    placed_by: Ids
    spaces: Ids = ()
    effect: Literal[
        "removes_space",
        "opens_space",
        "adds_icon",
        "replaces_icon",
        "adds_region",
        "adds_support",
        "marks_naval_box",
    ]
    icon: Icon | None = None
    region: ScoringRegion | None = None
    authoritarian_sp: Natural = 0
    optional: bool = False


class MobilizationCard(Record, frozen=True, kw_only=True):
    """A mobilization card (8.4.4).

    caption        the line under the picture, which some cards look at
    additional     may be chosen besides another card of the nation
    cancels        cards that have no effect after this one
    target_spaces  the spaces that the card names, also in a condition
    """

    code: Annotated[str, Meta(pattern="^[A-Z][1-9]$")]
    nation: Nation
    priority: Annotated[int, Meta(ge=0, le=8)]
    caption: Caption | None = None
    additional: bool = False
    cancels: Ids = ()
    target_spaces: Ids = ()


class Era(Record, frozen=True, kw_only=True):
    """A stretch of turns with its own cards (4.1)."""

    id: EraId
    first_turn: Positive
    last_turn: Positive
    hand_size: Positive
    action_rounds: Positive


class Track(Record, frozen=True, kw_only=True):
    """Tension or victory points; the event `lowered_by` can hold the maximum down (8.1.2)."""

    minimum: int
    maximum: int
    start: int
    lowered_maximum: int | None = None
    lowered_by: str | None = None


class Placement(Record, frozen=True, kw_only=True):
    """A step in which a player places discretionary support points (3.4)."""

    step: Positive
    side: Side
    sp: Positive
    bonus_sp: Natural


@dataclass(frozen=True, slots=True)
class Records:
    """All content of the game, by id and in the order of the files."""

    spaces: Mapping[str, Space]
    cards: Mapping[str, Card]
    stability: Mapping[str, StabilityCard]
    naval: Mapping[str, NavalBox]
    scoring: Mapping[str, RegionScoring]
    slots: Mapping[str, Slot]
    markers: Mapping[str, Marker]
    participants: Mapping[str, Participant]
    wars: Mapping[str, War]
    map_markers: Mapping[str, MapMarker]
    mobilization: Mapping[str, MobilizationCard]
    eras: Mapping[str, Era]
    tracks: Mapping[str, Track]
    placements: Mapping[str, Placement]
