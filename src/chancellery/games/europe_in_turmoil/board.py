"""The content as flat arrays for the rules, and the table of actions.

Seats, spaces, cards and so on are ints here: indexes into the ids of NOUNS.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.nouns import NOBODY, Nouns
from chancellery.games.europe_in_turmoil import content

FOLDER: Final = Path(__file__).parent
CONTENT: Final = content.load(FOLDER / "content")

AUTHORITARIAN: Final = 0
LIBERAL: Final = 1
SEATS: Final[tuple[str, ...]] = ("authoritarian", "liberal")
SIDE: Final = {"authoritarian": AUTHORITARIAN, "liberal": LIBERAL, "neutral": NOBODY, "scoring": NOBODY}

REGIONS: Final = tuple(CONTENT.scoring)
ICONS: Final[tuple[str, ...]] = (
    "government",
    "monarch",
    "church",
    "worker",
    "bourgeoisie",
    "farmer",
    "army",
    "intellectual",
    "annex",
)
NATIONS: Final = tuple(dict.fromkeys(part.nation for part in CONTENT.participants.values()))

NOUNS: Final = Nouns(
    {
        "seat": SEATS,
        "space": CONTENT.spaces,
        "card": CONTENT.cards,
        "stability": CONTENT.stability,
        "box": CONTENT.naval,
        "region": REGIONS,
        "icon": ICONS,
        "marker": [*CONTENT.markers, *CONTENT.map_markers],
        "nation": NATIONS,
        "mobilization": CONTENT.mobilization,
        "era": CONTENT.eras,
    }
)


def space(id: str) -> int:
    return NOUNS.index("space", id)


def spaces(*ids: str) -> tuple[int, ...]:
    return tuple(NOUNS.index("space", id) for id in ids)


def card(id: str) -> int:
    return NOUNS.index("card", id)


def cards(*ids: str) -> tuple[int, ...]:
    return tuple(NOUNS.index("card", id) for id in ids)


def region(id: str) -> int:
    return NOUNS.index("region", id)


def icon(id: str) -> int:
    return NOUNS.index("icon", id)


def marker(id: str) -> int:
    return NOUNS.index("marker", id)


def nation(id: str) -> int:
    return NOUNS.index("nation", id)


# --- spaces (2.1) ---

_spaces = tuple(CONTENT.spaces.values())
SPACES: Final = len(_spaces)
STABILITY: Final = tuple(s.stability for s in _spaces)
ADJACENT: Final = tuple(spaces(*s.adjacent) for s in _spaces)
NEAR: Final = tuple((i, *near) for i, near in enumerate(ADJACENT))
BATTLEGROUND: Final = tuple(s.battleground for s in _spaces)
BOX_CONTROL: Final = tuple(SIDE[s.permanent_control] if s.permanent_control else NOBODY for s in _spaces)
IS_BOX: Final = tuple(s.region == "box" for s in _spaces)
SPACE_REGION: Final = tuple(REGIONS.index(s.region) if s.region in REGIONS else NOBODY for s in _spaces)
IN_REGION: Final = tuple(tuple(i for i in range(SPACES) if SPACE_REGION[i] == r) for r in range(len(REGIONS)))
INDEPENDENT: Final = tuple(i for i, s in enumerate(_spaces) if s.region == "independent")
# Whether a space has an icon, by icon and space.
HAS_ICON: Final = tuple(tuple(id in s.icons for s in _spaces) for id in NOUNS.ids["icon"])
STARTING_SUPPORT: Final = [s.authoritarian_sp for s in _spaces] + [s.liberal_sp for s in _spaces]
# Which spaces can hold support from the start.
OPENED: Final = tuple(int(s.region != "box" and not s.closed) for s in _spaces)
# The rules only say that boxes count as controlled in support checks; support may also spread from them (ruling 28).
SUPPORT_SPREADS_FROM_BOXES: Final = True

FRANCE: Final = region("france")
GERMANY: Final = region("germany")
AUSTRIA_HUNGARY: Final = region("austria_hungary")
RUSSIA: Final = region("russia")
BALKANS: Final = region("balkans")

GOVERNMENT: Final = icon("government")
MONARCH: Final = icon("monarch")
CHURCH: Final = icon("church")
WORKER: Final = icon("worker")
BOURGEOISIE: Final = icon("bourgeoisie")
FARMER: Final = icon("farmer")
ARMY: Final = icon("army")
INTELLECTUAL: Final = icon("intellectual")
ANNEX: Final = icon("annex")

PARIS: Final = space("paris")
BELGIUM: Final = space("belgium")
BOSNIA: Final = space("bosnia")
NORWAY: Final = space("norway")
VIENNA: Final = space("vienna")
BUDAPEST: Final = space("budapest")
ITALY: Final = space("italy")
CONSTANTINOPLE: Final = space("constantinople")
FRENCH_WRITERS: Final = space("french_writers")
FRENCH_CATHOLIC_CHURCH: Final = space("french_catholic_church")

# --- strategy cards (2.2) ---

_cards = tuple(CONTENT.cards.values())
CARDS: Final = len(_cards)
CARD_OPS: Final = tuple(c.ops for c in _cards)
CARD_SIDE: Final = tuple(SIDE[c.side] for c in _cards)
IS_SCORING: Final = tuple(c.side == "scoring" for c in _cards)
SCORES: Final = tuple(
    next((r for r, s in enumerate(CONTENT.scoring.values()) if s.card == c.id), NOBODY) for c in _cards
)
ASTERISK: Final = tuple(c.removed_after_event for c in _cards)
# Winston Churchill (70) has the underlined title of a lasting event, but nothing of it lasts.
LASTING: Final = tuple(c.lasting and c.duration != "instant" for c in _cards)
RED: Final = tuple(c.red for c in _cards)
LASTS_A_TURN: Final = tuple(i for i, c in enumerate(_cards) if c.duration == "turn")
REQUIRES: Final = tuple(cards(*c.requires_any) for c in _cards)
PREVENTED_BY: Final = tuple(cards(*c.prevented_by) for c in _cards)
ALLOWED_AGAIN_BY: Final = tuple(cards(*c.allowed_again_by) for c in _cards)
CANCELS: Final = tuple(cards(*c.cancels) for c in _cards)
CARD_ERA: Final = tuple(tuple(CONTENT.eras).index(c.era) for c in _cards)
ERA_CARDS: Final = tuple(tuple(i for i, c in enumerate(_cards) if c.era == era) for era in CONTENT.eras)

# --- stability cards (2.3) ---

_stability = tuple(CONTENT.stability.values())
STABILITY_SIDE: Final = tuple(SIDE[c.side] for c in _stability)
STABILITY_OF: Final = tuple(tuple(i for i, s in enumerate(STABILITY_SIDE) if s == seat) for seat in range(2))

# --- the naval track (6.3) ---

_naval = tuple(CONTENT.naval.values())
LAST_BOX: Final = len(_naval) - 1
ROLL_NEEDED: Final = tuple(b.roll_needed for b in _naval)
VP_FIRST: Final = tuple(b.vp_first for b in _naval)
VP_SECOND: Final = tuple(b.vp_second for b in _naval)


def naval_box(kind: str) -> int:
    """The box that gives this kind of privilege."""
    return next(i for i, b in enumerate(_naval) if b.kind == kind)


DREADNOUGHT: Final = naval_box("place_sp")
NASSAU: Final = naval_box("ops_penalty")
HELGOLAND: Final = naval_box("extra_attempt")
COLOSSUS: Final = naval_box("ops_and_event")
ORION: Final = naval_box("look_at_hand")
MOLTKE: Final = naval_box("extra_stability")
KONIG: Final = naval_box("reroll")
BAYERN: Final = naval_box("redraw")
DREADNOUGHT_SPACES: Final = _naval[DREADNOUGHT].spaces
NASSAU_FROM: Final = _naval[NASSAU].from_ops
NASSAU_MODIFIER: Final = _naval[NASSAU].modifier
HELGOLAND_MODIFIER: Final = _naval[HELGOLAND].modifier
ORION_ROUND: Final = _naval[ORION].after_round
MOLTKE_CARDS: Final = _naval[MOLTKE].cards
BAYERN_DISCARDS: Final = _naval[BAYERN].discards
BAYERN_DRAWS: Final = _naval[BAYERN].draws

# --- tracks (4.1, 8.1, 8.2, 10.3) ---

LAST_TURN: Final = max(e.last_turn for e in CONTENT.eras.values())
# By turn; there is no turn 0.
ERA_OF_TURN: Final = tuple(
    next(i for i, e in enumerate(CONTENT.eras.values()) if turn <= e.last_turn) for turn in range(LAST_TURN + 1)
)
ERA_START: Final = tuple(e.first_turn for e in CONTENT.eras.values())
HAND_SIZE: Final = tuple(e.hand_size for e in CONTENT.eras.values())
ACTION_ROUNDS: Final = tuple(e.action_rounds for e in CONTENT.eras.values())
MAX_TENSION: Final = CONTENT.tracks["tension"].maximum
FRANZ_FERDINAND_TENSION: Final = CONTENT.tracks["tension"].lowered_maximum or 0
VICTORY: Final = CONTENT.tracks["victory_points"].maximum
SLOT_MODIFIER: Final = tuple(s.modifier for s in CONTENT.slots.values())
SLOTS: Final = len(SLOT_MODIFIER)
_markers = tuple(CONTENT.markers.values())
CRISIS_MODIFIER: Final = tuple(m.crisis_modifier for m in _markers)
WAR: Final = CONTENT.wars["great_war"]

# --- actions ---

ACTIONS: Final = ActionTable(NOUNS)
DONE: Final = ACTIONS.word("done")
YES: Final = ACTIONS.word("yes")
NO: Final = ACTIONS.word("no")
EVENT_BEFORE: Final = ACTIONS.word("event-before")
EVENT_AFTER: Final = ACTIONS.word("event-after")
PLACEMENT: Final = ACTIONS.word("placement")
CHECKS: Final = ACTIONS.word("checks")
# Not offered any more, since PLACEMENT spends the point of the Balkan Federation too; journals keep the numbers.
ACTIONS.word("balkan-placement")
BALKAN_CHECKS: Final = ACTIONS.word("balkan-checks")
ATTEMPT: Final = ACTIONS.word("attempt")
FIRST_OPTION: Final = ACTIONS.word("first-option")
SECOND_OPTION: Final = ACTIONS.word("second-option")
EVENT: Final = ACTIONS.verb("event", "card")
OPERATE: Final = ACTIONS.verb("operate", "card")
NAVAL: Final = ACTIONS.verb("naval", "card")
BOTH: Final = ACTIONS.verb("both", "card")
PAIR: Final = ACTIONS.verb("pair", "card")
TAKE: Final = ACTIONS.verb("take", "card")
DISCARD: Final = ACTIONS.verb("discard", "card")
PLACE: Final = ACTIONS.verb("place", "space")
REMOVE: Final = ACTIONS.verb("remove", "space")
REPLACE: Final = ACTIONS.verb("replace", "space")
CHECK: Final = ACTIONS.verb("check", "space")
CHOOSE: Final = ACTIONS.verb("choose", "space")
CHOOSE_REGION: Final = ACTIONS.verb("region", "region")
CHOOSE_STABILITY: Final = ACTIONS.verb("stability", "stability")
MOBILIZE: Final = ACTIONS.verb("mobilize", "mobilization")
AMOUNT: Final = ACTIONS.number("amount", 6)
