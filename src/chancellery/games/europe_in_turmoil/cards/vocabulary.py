"""The words in which cards are written: names of the board, and what the rules can do."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import (
    ADJACENT,
    ANNEX,
    ARMY,
    AUSTRIA_HUNGARY,
    AUTHORITARIAN,
    BALKANS,
    BATTLEGROUND,
    BELGIUM,
    BOSNIA,
    BOURGEOISIE,
    BUDAPEST,
    CARD_OPS,
    CARD_SIDE,
    CHURCH,
    CONSTANTINOPLE,
    ERA_OF_TURN,
    FARMER,
    FRANCE,
    FRENCH_CATHOLIC_CHURCH,
    GERMANY,
    GOVERNMENT,
    INTELLECTUAL,
    ITALY,
    LIBERAL,
    MONARCH,
    NORWAY,
    NOUNS,
    PARIS,
    RED,
    REGIONS,
    RUSSIA,
    STABILITY,
    WORKER,
    card,
    marker,
    nation,
    space,
    spaces,
)
from chancellery.games.europe_in_turmoil.rules.areas import (
    CONGO_ANNEXED,
    MONARCHY_RESTORED,
    adjacent_independents,
    everywhere,
    has_icon,
    icon_spaces,
    icons,
    icons_by_region,
    icons_in,
    in_region,
    independents,
    neighbours,
    region_and_neighbours,
    region_icon_spaces,
    region_spaces,
    regions,
)
from chancellery.games.europe_in_turmoil.rules.crisis import BalkanCrisis, Crisis
from chancellery.games.europe_in_turmoil.rules.deck import (
    DiscardCards,
    DrawCards,
    ExchangeCards,
    discard_from_hand,
    show_cards,
    take_from_hand,
    take_openly,
)
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.event_play import (
    PutAway,
    TakePlace,
    can_happen,
    end_effect,
    executor,
    playable_discards,
    resolve_from_discard,
)
from chancellery.games.europe_in_turmoil.rules.follow_up import (
    ChooseAmount,
    ChooseCard,
    ChooseRegion,
    ChooseSpace,
    ChooseStabilityCard,
    EitherOr,
    Rest,
)
from chancellery.games.europe_in_turmoil.rules.great_war import participants, present
from chancellery.games.europe_in_turmoil.rules.mobilization import FRANCE_FIRST, gain_war_vp, join_the_war, raise_war_vp
from chancellery.games.europe_in_turmoil.rules.naval_race import (
    AdvanceNavy,
    advance_navy,
    attempt,
    draw_level,
    retreat_german_navy,
)
from chancellery.games.europe_in_turmoil.rules.operations import (
    TENSION,
    Operate,
    PlaceSupport,
    SupportChecks,
    balkan_bonus,
    event_checks,
    ops_value,
    reachable_in,
)
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.prospects import could_control
from chancellery.games.europe_in_turmoil.rules.stability import available, make_unavailable, refresh_stability
from chancellery.games.europe_in_turmoil.rules.support import (
    BLACK_HAND_POINTS,
    NO_ENEMY_SUPPORT,
    NOT_ENEMY,
    OWN,
    UNCONTROLLED,
    AddSupport,
    MoveFrom,
    MoveTo,
    MoveWithinRegion,
    RemoveByRegion,
    RemoveSupport,
    ReplaceSupport,
    add,
    add_for_control,
    close_space,
    controls,
    move,
    open_space,
    removable,
    remove,
    support,
)
from chancellery.games.europe_in_turmoil.rules.tension import (
    change_tension,
    flip_on_track,
    gain_vp,
    on_track,
    place_marker,
    place_on_track,
    remove_marker,
)
from chancellery.games.europe_in_turmoil.rules.turn import stop_scoring

# fmt: off
__all__ = [
    "ADJACENT", "ANNEX", "ARMY", "AUSTRIA_HUNGARY", "AUTHORITARIAN", "BALKANS", "BATTLEGROUND", "BELGIUM",
    "BLACK_HAND_POINTS", "BOSNIA", "BOURGEOISIE", "BUDAPEST", "CARD_OPS", "CARD_SIDE", "CHURCH", "CONGO_ANNEXED",
    "CONSTANTINOPLE", "ERA_OF_TURN", "FARMER", "FRANCE", "FRANCE_FIRST", "FRENCH_CATHOLIC_CHURCH", "GERMANY",
    "GOVERNMENT", "INTELLECTUAL", "ITALY", "LIBERAL", "MONARCH", "MONARCHY_RESTORED", "NORWAY", "NOT_ENEMY", "NOUNS",
    "NO_ENEMY_SUPPORT", "OWN", "PARIS", "RED", "REGIONS", "RUSSIA", "STABILITY", "TENSION", "UNCONTROLLED", "WORKER",
    "AddSupport", "AdvanceNavy", "BalkanCrisis", "ChooseAmount", "ChooseCard", "ChooseRegion", "ChooseSpace",
    "ChooseStabilityCard", "Crisis", "DiscardCards", "DrawCards", "EitherOr", "ExchangeCards", "MoveFrom", "MoveTo",
    "MoveWithinRegion", "Operate", "PlaceSupport", "PutAway", "RemoveByRegion", "RemoveSupport", "ReplaceSupport",
    "Rest", "SupportChecks", "TakePlace", "add", "add_for_control", "adjacent_independents", "advance_navy", "ahead",
    "attempt", "available", "balkan_bonus", "can_happen", "card", "change_tension", "close_space", "controls",
    "could_control", "discard_from_hand", "draw_level", "end_effect", "event_checks", "everywhere", "executor",
    "flip_on_track", "gain_vp", "gain_war_vp", "has_icon", "icon_spaces", "icons", "icons_by_region", "icons_in",
    "in_region", "independents", "join_the_war", "make_unavailable", "marker", "move", "nation", "neighbours",
    "on_track", "open_space", "ops_value", "participants", "place_marker", "place_on_track", "playable_discards",
    "present", "raise_war_vp", "reachable_in", "refresh_stability", "region_and_neighbours", "region_icon_spaces",
    "region_spaces", "regions", "removable", "remove", "remove_marker", "resolve_from_discard", "retreat_german_navy",
    "roll_then", "show_cards", "space", "spaces", "stop_scoring", "support", "take_from_hand", "take_openly",
]
