"""The content of Versailles 1919 as flat arrays by index, its nouns, and its actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.nouns import NOBODY, Nouns
from chancellery.games.versailles_1919.content import load

FOLDER: Final = Path(__file__).parent
CONTENT: Final = load(FOLDER / "content")

# --- nations and seats ---

NATION_IDS: Final[tuple[str, ...]] = ("uk", "france", "usa", "italy", "japan")
NATIONS: Final = len(NATION_IDS)
UK: Final = 0
FRANCE: Final = 1
USA: Final = 2
ITALY: Final = 3
JAPAN: Final = 4

SEAT_IDS: Final[tuple[str, ...]] = ("one", "two", "three", "four")
SEATS: Final = {4: SEAT_IDS, 3: SEAT_IDS[:3], 2: SEAT_IDS[:2], 1: SEAT_IDS[:1]}
# The nations that players choose from, and those that have pieces.
PLAYED: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (UK, FRANCE, USA),
    (UK, FRANCE),
    (UK, FRANCE, USA),
    (UK, FRANCE, USA, ITALY),
)
HOLDERS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (UK, FRANCE, USA),
    (UK, FRANCE, USA),
    (UK, FRANCE, USA),
    (UK, FRANCE, USA, ITALY),
)

# --- figures ---


def _figure(id: str) -> int:
    return CONTENT.figures[id].value


INFLUENCE: Final = _figure("influence")
MILITARY: Final = _figure("military")
TABLE_ISSUES: Final = _figure("table_issues")
WAITING_ISSUES: Final = _figure("waiting_issues")
WAITING_ISSUES_SOLO: Final = _figure("waiting_issues_solo")
DISCARDED_ISSUES: Final = _figure("discarded_issues")
WAITING_EVENTS: Final = _figure("waiting_events")
START_HAPPINESS: Final = _figure("happiness")
MOST_HAPPINESS: Final = _figure("happiness_most")
MOST_KEG: Final = _figure("keg_most")
SIGNS: Final = _figure("signs")
RECLAIM_MOST: Final = _figure("reclaim")
DEAL_MOST: Final = _figure("deal")
PICKS: Final = _figure("picks")
ZERO_PENALTY: Final = _figure("zero_penalty")
FLAG_POINTS: Final = _figure("flag_points")
SOLO_GOAL: Final = _figure("solo_goal")
BOT_UNITS: Final[tuple[int, ...]] = (0, _figure("bot_units_of_1"), _figure("bot_units_of_2"), _figure("bot_units_of_3"))
# The points for happiness by number of players and place.
PLACES: Final = ((), (), *(CONTENT.places[f"players_{n}"].points for n in (2, 3, 4)))

# --- regions, columns, boxes ---

REGION_IDS: Final[tuple[str, ...]] = ("europe", "balkans", "middle_east", "africa", "asia_pacific")
REGIONS: Final = len(REGION_IDS)
WORLD: Final = REGIONS
EUROPE, BALKANS, MIDDLE_EAST, AFRICA, ASIA_PACIFIC = range(REGIONS)
# The region for each face of the die; none for a 6.
REGION_OF_FACE: Final = (
    NOBODY,
    *(
        next((i for i, id in enumerate(REGION_IDS) if CONTENT.regions[id].number == face), NOBODY)
        for face in range(1, 7)
    ),
)
COLUMNS: Final = 8
_COLUMNS: Final = sorted(CONTENT.columns.values(), key=lambda column: column.column)
UPRISING_ON: Final = (0, *(column.uprising for column in _COLUMNS))
RECOVERS: Final = (0, *(column.recover for column in _COLUMNS))
DISCONTENT: Final = (0, *(column.discontent for column in _COLUMNS))
MODIFIES: Final = (False, *(column.modifier for column in _COLUMNS))
FIRST_SPACE: Final = min(column.column for column in _COLUMNS if column.military)
# The spaces for units in each region: one for each column from FIRST_SPACE on.
DEPTH: Final = COLUMNS + 1 - FIRST_SPACE
SPACE_IDS: Final = tuple(f"{region}-{column}" for region in REGION_IDS for column in range(FIRST_SPACE, COLUMNS + 1))
SPACES: Final = len(SPACE_IDS)
REGION_OF_SPACE: Final = tuple(space // DEPTH for space in range(SPACES))
COLUMN_OF_SPACE: Final = tuple(FIRST_SPACE + space % DEPTH for space in range(SPACES))

BOX_IDS: Final = tuple(CONTENT.boxes)
BOXES: Final = len(BOX_IDS)
BOX_VALUE: Final = tuple(box.value for box in CONTENT.boxes.values())
GREY_BOX: Final = tuple(box.four_players for box in CONTENT.boxes.values())
LAST_BOX: Final = BOXES - 1
# The boxes of the track by number of players: grey ones only with four.
BOXES_IN_PLAY: Final = tuple(
    tuple(box for box in range(BOXES) if players == 4 or not GREY_BOX[box]) for players in range(5)
)


def _limit(happiness: int) -> int:
    return max(zone.limit for zone in CONTENT.zones.values() if happiness >= zone.least)


# How many units a nation may have, by its happiness.
UNIT_LIMIT: Final = tuple(_limit(happiness) for happiness in range(MOST_HAPPINESS + 1))

LENGTH_IDS: Final = tuple(CONTENT.lengths)

# --- issues and options ---

ISSUE_IDS: Final = tuple(CONTENT.issues)
ISSUES: Final = len(ISSUE_IDS)
STARS: Final = tuple(issue.stars for issue in CONTENT.issues.values())
REGION_OF: Final = tuple(
    WORLD if issue.region == "world" else REGION_IDS.index(issue.region) for issue in CONTENT.issues.values()
)
ISSUES_IN: Final = tuple(
    tuple(issue for issue in range(ISSUES) if REGION_OF[issue] == region) for region in range(REGIONS + 1)
)
NO_MILITARY: Final = tuple(issue.no_military for issue in CONTENT.issues.values())
GAME_END: Final = next(i for i, issue in enumerate(CONTENT.issues.values()) if issue.game_end)

OPTION_IDS: Final = tuple(CONTENT.options)
ISSUE_OF: Final = tuple(ISSUE_IDS.index(option.issue) for option in CONTENT.options.values())
OPTIONS_OF: Final = tuple(
    tuple(option for option, owner in enumerate(ISSUE_OF) if owner == issue) for issue in range(ISSUES)
)
OPTION_HAPPINESS: Final = tuple(
    tuple((NATION_IDS.index(nation), delta) for nation, delta in option.happiness.items())
    for option in CONTENT.options.values()
)
OPTION_UNREST: Final = tuple(
    tuple((REGION_IDS.index(region), delta) for region, delta in option.unrest.items())
    for option in CONTENT.options.values()
)

# --- strategy counters ---

COUNTER_IDS: Final[tuple[str, ...]] = (
    "industrial_growth",
    "german_containment",
    "self_determination",
    "german_reparations",
    "bolshevik_containment",
    "naval-uk",
    "naval-usa",
    "empire-uk",
    "empire-france",
    "empire-usa",
    "empire-italy",
    "empire-japan",
)
COUNTERS: Final = len(COUNTER_IDS)
NAVAL_UK: Final = COUNTER_IDS.index("naval-uk")
NAVAL_USA: Final = COUNTER_IDS.index("naval-usa")
EITHER: Final = "naval:uk_or_usa"
OPTION_COUNTERS: Final = tuple(
    tuple(COUNTER_IDS.index(counter.replace(":", "-")) for counter in option.counters if counter != EITHER)
    for option in CONTENT.options.values()
)
# Options with a squadron whose flag the controller picks.
OPTION_EITHER: Final = tuple(EITHER in option.counters for option in CONTENT.options.values())
# The nation whose flag a counter bears.
FLAG_OF: Final = tuple(NATION_IDS.index(id.split("-")[1]) if "-" in id else NOBODY for id in COUNTER_IDS)
# How many counters with the flag of each nation an option places, apart from a squadron of either flag.
OPTION_FLAGS: Final = tuple(
    tuple(sum(FLAG_OF[counter] == nation for counter in counters) for nation in range(NATIONS))
    for counters in OPTION_COUNTERS
)
# The counters that score for each faction of the solo game.
ICONS: Final = tuple(
    tuple(COUNTER_IDS.index(counter.replace(":", "-")) for counter in CONTENT.factions[id].counters)
    if id in CONTENT.factions
    else ()
    for id in NATION_IDS
)


def _icons(option: int, nation: int) -> int:
    either = OPTION_EITHER[option] and (NAVAL_UK in ICONS[nation] or NAVAL_USA in ICONS[nation])
    return sum(counter in ICONS[nation] for counter in OPTION_COUNTERS[option]) + int(either)


# What an option is worth to each faction of the solo game, and the best of an issue.
OPTION_VALUE: Final = tuple(
    tuple(STARS[ISSUE_OF[option]] + _icons(option, nation) for nation in range(NATIONS))
    for option in range(len(OPTION_IDS))
)
POTENTIAL: Final = tuple(
    tuple(
        max([STARS[issue], *(OPTION_VALUE[option][nation] for option in OPTIONS_OF[issue])])
        for nation in range(NATIONS)
    )
    for issue in range(ISSUES)
)
# How unhappy an option makes each nation; a gain counts as nothing.
UNHAPPINESS: Final = tuple(
    tuple(sum(max(0, -delta) for who, delta in changes if who == nation) for nation in range(NATIONS))
    for changes in OPTION_HAPPINESS
)


def _least_unhappy(options: tuple[int, ...], nation: int) -> tuple[int, ...]:
    least = min((UNHAPPINESS[option][nation] for option in options), default=0)
    return tuple(option for option in options if UNHAPPINESS[option][nation] == least)


def _most_valued(options: tuple[int, ...], nation: int) -> tuple[int, ...]:
    best = max((OPTION_VALUE[option][nation] for option in options), default=0)
    return tuple(option for option in options if OPTION_VALUE[option][nation] == best)


# The options between which the USA of two players and an automated faction of the solo game are free, by issue.
USA_OPTIONS: Final = tuple(_least_unhappy(options, USA) for options in OPTIONS_OF)
FACTION_OPTIONS: Final = tuple(
    tuple(_least_unhappy(_most_valued(options, nation), nation) for nation in range(NATIONS)) for options in OPTIONS_OF
)

# --- event cards ---

EVENT_IDS: Final = tuple(CONTENT.events)
EVENTS: Final = len(EVENT_IDS)
HAS_ICON: Final = tuple(card.influence_icon for card in CONTENT.events.values())
OPTIONAL: Final = tuple(card.optional for card in CONTENT.events.values())

# --- strategy cards ---

STRATEGY_IDS: Final = tuple(CONTENT.strategies)
TERM_IDS: Final[tuple[str, ...]] = (
    "counter",
    "regions_unrest_le_3",
    "regions_unrest_ge_4",
    "military_not_demobilized",
    "happiness_x2",
    "japan_signs",
    "italy_signs",
    "japan_refuses",
    "italy_refuses",
)
(
    PER_COUNTER,
    PER_CALM,
    PER_UNREST,
    PER_UNIT,
    DOUBLED,
    JAPAN_SIGNS,
    ITALY_SIGNS,
    JAPAN_REFUSES,
    ITALY_REFUSES,
) = range(len(TERM_IDS))


def _counted(counter: str) -> tuple[int, ...]:
    stem, _, flag = counter.partition(":")
    if flag == "any":
        return tuple(i for i, id in enumerate(COUNTER_IDS) if id.startswith(f"{stem}-"))
    return (COUNTER_IDS.index(counter.replace(":", "-")),) if counter else ()


# For each strategy its terms: the kind, the points, and the counters that it counts.
SCORING: Final = tuple(
    tuple((TERM_IDS.index(line.term), line.vp, _counted(line.counter)) for line in strategy.scoring)
    for strategy in CONTENT.strategies.values()
)

# Strategies that double the points for happiness.
DOUBLES: Final = tuple(any(kind == DOUBLED for kind, _, _ in terms) for terms in SCORING)

# --- what is bid ---

# Units that a bid is made of: some that are available, with or without the one in the region.
FORCE_IDS: Final[tuple[str, ...]] = (
    "none_at_all",
    "one_unit",
    "two_units",
    "three_units",
    "local",
    "local_and_one",
    "local_and_two",
)
FORCES: Final = len(FORCE_IDS)
FORCE_AVAILABLE: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 1, 2)
FORCE_LOCAL: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1)
STRENGTH: Final[tuple[int, ...]] = (0, 1, 2, 3, 2, 3, 4)
# The same the other way round: by whether the unit in the region is among them, and by how many others are.
FORCE_OF: Final = tuple(
    tuple(force for force in range(FORCES) if FORCE_LOCAL[force] == local) for local in (False, True)
)

# --- what deals are about ---

TOPIC_IDS: Final[tuple[str, ...]] = ("politics", "option", "flag", "event", "agenda", "uprising", "bid", "military")
TOPICS: Final = len(TOPIC_IDS)
POLITICS, OPTION, FLAG, EVENT, AGENDA, UPRISING, BIDDING, ARMS = range(TOPICS)

NOUNS: Final = Nouns(
    {
        "seat": SEAT_IDS,
        "nation": NATION_IDS,
        "region": REGION_IDS,
        "issue": ISSUE_IDS,
        "issue_option": OPTION_IDS,
        "event_card": EVENT_IDS,
        "strategy": STRATEGY_IDS,
        "counter": COUNTER_IDS,
        "space": SPACE_IDS,
        "box": BOX_IDS,
        "force": FORCE_IDS,
        "topic": TOPIC_IDS,
    }
)

# --- actions ---

ACTIONS: Final = ActionTable(NOUNS)
DONE: Final = ACTIONS.word("done")
TAKE: Final = ACTIONS.verb("take", "nation")
RANDOM_ORDER: Final = ACTIONS.word("random-order")
PLACE_ON: Final = ACTIONS.verb("place-on", "issue")
CUBES: Final = ACTIONS.number("cubes", INFLUENCE)
RECLAIM: Final = ACTIONS.word("reclaim")
RECALL: Final = ACTIONS.verb("recall", "region")
SETTLE: Final = ACTIONS.verb("settle", "issue")
DEPLOY: Final = ACTIONS.verb("deploy", "space")
FROM_AVAILABLE: Final = ACTIONS.word("from-available")
FROM: Final = ACTIONS.verb("from", "region")
DEMOBILIZE: Final = ACTIONS.word("demobilize")
GIVE_UP_AVAILABLE: Final = ACTIONS.word("give-up-available")
GIVE_UP_EXHAUSTED: Final = ACTIONS.word("give-up-exhausted")
GIVE_UP: Final = ACTIONS.verb("give-up", "region")
CHOOSE: Final = ACTIONS.verb("choose", "issue_option")
FLY: Final = ACTIONS.verb("fly", "nation")
ACCEPT: Final = ACTIONS.word("accept")
DECLINE: Final = ACTIONS.word("decline")
FIRST: Final = ACTIONS.word("first")
SECOND: Final = ACTIONS.word("second")
NAME: Final = ACTIONS.verb("name", "nation")
PICK_REGION: Final = ACTIONS.verb("region", "region")
REOPEN: Final = ACTIONS.verb("reopen", "issue")
SEND_OUT: Final = ACTIONS.verb("send-out", "issue")
BRING_IN: Final = ACTIONS.verb("bring-in", "issue")
DISCARD: Final = ACTIONS.verb("discard", "issue")
ADVANCE: Final = ACTIONS.verb("advance", "issue")
CALL: Final = ACTIONS.verb("call", "event_card")
PUT_CUBE: Final = ACTIONS.word("put-cube")
NO_CUBE: Final = ACTIONS.word("no-cube")
PICK: Final = ACTIONS.number("pick", PICKS, 1)
DRAW: Final = ACTIONS.word("draw")
KEEP: Final = ACTIONS.verb("keep", "issue")
PLUS_ONE: Final = ACTIONS.word("plus-one")
MINUS_ONE: Final = ACTIONS.word("minus-one")
NO_CHANGE: Final = ACTIONS.word("no-change")
HIT: Final = ACTIONS.verb("hit", "nation")
LOSE: Final = ACTIONS.verb("lose", "issue")
PASS: Final = ACTIONS.word("pass")
BID: Final = ACTIONS.verb("bid", "force")
STRATEGY: Final = ACTIONS.verb("strategy", "strategy")
SWITCH: Final = ACTIONS.verb("switch", "nation")
AWARD: Final = ACTIONS.verb("award", "nation")

# Asides: a deal is put together part by part, then offered.
OFFER: Final = ACTIONS.verb("offer", "nation")
GIVE: Final = ACTIONS.number("give", DEAL_MOST, 1)
ASK: Final = ACTIONS.number("ask", DEAL_MOST, 1)
NO_INFLUENCE: Final = ACTIONS.word("no-influence")
PROMISE: Final = ACTIONS.word("promise")
DEMAND: Final = ACTIONS.word("demand")
REFRAIN: Final = ACTIONS.word("refrain")
ABOUT: Final = ACTIONS.verb("about", "topic")
BACK: Final = ACTIONS.word("back")
PROPOSE: Final = ACTIONS.word("propose")
SCRAP: Final = ACTIONS.word("scrap")
WITHDRAW: Final = ACTIONS.word("withdraw")
ACCEPT_DEAL: Final = ACTIONS.verb("accept-deal", "nation")
REFUSE_DEAL: Final = ACTIONS.verb("refuse-deal", "nation")

# Every action that can be promised has a twin that puts it into a deal.
PROMISED_WORDS: Final[tuple[int, ...]] = (
    RECLAIM,
    DEMOBILIZE,
    ACCEPT,
    DECLINE,
    FIRST,
    SECOND,
    PUT_CUBE,
    NO_CUBE,
    DRAW,
    PLUS_ONE,
    MINUS_ONE,
    NO_CHANGE,
    PASS,
)
PROMISED_VERBS: Final = (
    (PLACE_ON, "issue"),
    (SETTLE, "issue"),
    (DEPLOY, "space"),
    (CHOOSE, "issue_option"),
    (FLY, "nation"),
    (NAME, "nation"),
    (PICK_REGION, "region"),
    (REOPEN, "issue"),
    (ADVANCE, "issue"),
    (CALL, "event_card"),
    (HIT, "nation"),
    (BID, "force"),
    (KEEP, "issue"),
    (LOSE, "issue"),
    (SEND_OUT, "issue"),
    (BRING_IN, "issue"),
    (DISCARD, "issue"),
    (STRATEGY, "strategy"),
)


def _twins() -> dict[int, int]:
    found = {word: ACTIONS.word(f"term-{ACTIONS.name(word)}") for word in PROMISED_WORDS}
    for n in range(1, PICKS + 1):
        found[PICK + n] = ACTIONS.word(f"term-pick-{n}")
    for base, kind in PROMISED_VERBS:
        verb = ACTIONS.verbs[base]
        twin = ACTIONS.verb(f"term-{verb}", kind)
        for index in range(NOUNS.count(kind)):
            found[base + index] = twin + index
    return found


TWIN: Final = _twins()
PROMISED_BY: Final = {twin: action for action, twin in TWIN.items()}

# Which decision an action belongs to: a promise forbids the other actions of its decision alone. In the question what
# to do with a turn, political actions (1) and military ones (2) are told apart.
DECISION: Final = tuple(
    1
    if action == RECLAIM or ACTIONS.verbs[action] in ("place-on", "settle")
    else 2
    if action in (DEMOBILIZE, DONE) or ACTIONS.verbs[action] == "deploy"
    else 0
    for action in range(len(ACTIONS))
)

# What the other answers of a question are: of one family no two can be promised, since one alone is given. A bid may be
# raised by another, and influence goes on two issues, so of these there may be several.
_FAMILIES: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("settle", "place-on", "reclaim"),
    ("deploy", "demobilize"),
    ("fly",),
    ("accept", "decline"),
    ("first", "second"),
    ("name",),
    ("region",),
    ("reopen",),
    ("send-out",),
    ("bring-in",),
    ("discard",),
    ("advance",),
    ("call",),
    ("put-cube", "no-cube"),
    ("draw", "pick"),
    ("keep",),
    ("plus-one", "minus-one", "no-change"),
    ("hit",),
    ("lose",),
    ("pass", "bid"),
    ("strategy",),
)


def _family(action: int) -> int:
    verb = ACTIONS.verbs[action]
    if verb == "choose":
        return len(_FAMILIES) + ISSUE_OF[ACTIONS.thing(action)]
    return next((i for i, verbs in enumerate(_FAMILIES) if verb in verbs), 0)


FAMILY: Final[tuple[int, ...]] = tuple([_family(action) for action in range(len(ACTIONS))])
