// Made by `python -m tools.board_types` from the records that the game declares in Python. Do not edit.

/** A strategy card (2.2). */
export interface Card {
  id: string;
  source: "rulebook" | "reference" | "designed";
  number: number;
  era: "victorian" | "edwardian" | "georgian";
  side: "liberal" | "authoritarian" | "neutral" | "scoring";
  ops: number;
  removed_after_event?: boolean;
  lasting?: boolean;
  red?: boolean;
  duration?: "instant" | "turn" | "game" | "until_cancelled" | "until_used";
  requires_any?: Array<string>;
  enables?: Array<string>;
  prevented_by?: Array<string>;
  may_be_prevented_by?: Array<string>;
  allowed_again_by?: Array<string>;
  prevents?: Array<string>;
  cancels?: Array<string>;
  target_spaces?: Array<string>;
  marker?: string;
}

/** A position of the Great War Status track; its modifier counts while it is the leftmost open one (8.2.4). */
export interface Slot {
  id: string;
  source: "rulebook" | "reference" | "designed";
  position: number;
  modifier?: number;
}

/** A marker of the Great War Status track or of an event box above it (8.2). */
export interface Marker {
  id: string;
  source: "rulebook" | "reference" | "designed";
  place: "first_slot" | "track" | "event_box";
  placed_by?: Array<string>;
  flips_to?: string;
  removed_by?: Array<string>;
  crisis_modifier?: number;
  war_liberal?: number;
  war_authoritarian?: number;
  war_needs?: "germany" | "france" | "britain" | "austria_hungary" | "russia" | "balkans" | "ottoman_empire" | "italy";
}

/** When a nation takes part in the Great War, and on which side (8.4.1, 8.4.4). */
export interface Participant {
  id: string;
  source: "rulebook" | "reference" | "designed";
  nation: "germany" | "france" | "britain" | "austria_hungary" | "russia" | "balkans" | "ottoman_empire" | "italy";
  alliance: "central_powers" | "entente" | "as_russia" | "against_russia";
  any_marker?: Array<string>;
  unless_marker?: Array<string>;
  scoring_region?: boolean;
  mobilization_only?: boolean;
}

/** How the Great War breaks out and is decided (8.3.1, 8.4.2). */
export interface War {
  id: string;
  source: "rulebook" | "reference" | "designed";
  crisis_above: number;
  winner_vp: number;
  navy_ahead: number;
  minor_major_power: number;
  minor_major_powers: Array<string>;
}

/** An event marker that changes a space, or marks a box of the naval track. */
export interface MapMarker {
  id: string;
  source: "rulebook" | "reference" | "designed";
  placed_by: Array<string>;
  spaces?: Array<string>;
  effect: "removes_space" | "opens_space" | "adds_icon" | "replaces_icon" | "adds_region" | "adds_support" | "marks_naval_box";
  icon?: "government" | "monarch" | "church" | "worker" | "bourgeoisie" | "farmer" | "army" | "intellectual" | "annex";
  region?: "france" | "germany" | "austria_hungary" | "russia" | "balkans";
  authoritarian_sp?: number;
  optional?: boolean;
}

/** A mobilization card (8.4.4). */
export interface MobilizationCard {
  id: string;
  source: "rulebook" | "reference" | "designed";
  code: string;
  nation: "germany" | "france" | "britain" | "austria_hungary" | "russia" | "balkans" | "ottoman_empire" | "italy";
  priority: number;
  caption?: "africa_first" | "afrika_first" | "austria_first" | "balkans_first" | "civil_war_first" | "complete_mobilization_first" | "defensive_war" | "france_and_russia_both" | "france_first" | "germany_first" | "india_first" | "italy_first" | "la_grande_defense" | "offensive_a_l_outrance" | "ottomans_first" | "persia_first" | "reculer_pour_mieux_sauter" | "russia_first" | "securing_the_colonies" | "steel_wall" | "undersea_first";
  additional?: boolean;
  cancels?: Array<string>;
  target_spaces?: Array<string>;
}

/** A box of the Naval Arms Race track (6.3). */
export interface NavalBox {
  id: string;
  source: "rulebook" | "reference" | "designed";
  index: number;
  navy: "british" | "german";
  roll_needed?: number;
  kind: "start" | "place_sp" | "ops_penalty" | "vp" | "extra_attempt" | "ops_and_event" | "look_at_hand" | "extra_stability" | "reroll" | "redraw";
  vp_first?: number;
  vp_second?: number;
  spaces?: number;
  from_ops?: number;
  modifier?: number;
  after_round?: number;
  cards?: number;
  discards?: number;
  draws?: number;
  until_opponent_arrives?: boolean;
}

/** What a scoring card gives (10.1); the id is the region's. */
export interface RegionScoring {
  id: "france" | "germany" | "austria_hungary" | "russia" | "balkans";
  source: "rulebook" | "reference" | "designed";
  card: string;
  presence: number;
  domination: number;
  control: number;
  per_battleground: number;
  per_adjacent_independent: number;
  liberal_control_wins?: boolean;
  battlegrounds: Array<string>;
  adjacent_independents: Array<string>;
}

/** A step in which a player places discretionary support points (3.4). */
export interface Placement {
  id: string;
  source: "rulebook" | "reference" | "designed";
  step: number;
  side: "liberal" | "authoritarian";
  sp: number;
  bonus_sp: number;
}

/** A space of the map (2.1). */
export interface Space {
  id: string;
  source: "rulebook" | "reference" | "designed";
  region: "france" | "germany" | "austria_hungary" | "russia" | "balkans" | "independent" | "box";
  icons?: Array<"government" | "monarch" | "church" | "worker" | "bourgeoisie" | "farmer" | "army" | "intellectual" | "annex">;
  stability?: number;
  battleground?: boolean;
  liberal_sp?: number;
  authoritarian_sp?: number;
  permanent_control?: "liberal" | "authoritarian";
  closed?: boolean;
  adjacent: Array<string>;
  x: number;
  y: number;
}

/** A stability card (2.3, 9.0); `icons` are the printed ones. */
export interface StabilityCard {
  id: string;
  source: "rulebook" | "reference" | "designed";
  number: number;
  side: "liberal" | "authoritarian";
  icons?: Array<"government" | "monarch" | "church" | "worker" | "bourgeoisie" | "farmer" | "army" | "intellectual" | "annex">;
}

/** A stretch of turns with its own cards (4.1). */
export interface Era {
  id: "victorian" | "edwardian" | "georgian";
  source: "rulebook" | "reference" | "designed";
  first_turn: number;
  last_turn: number;
  hand_size: number;
  action_rounds: number;
}

/** Tension or victory points; the event `lowered_by` can hold the maximum down (8.1.2). */
export interface Track {
  id: string;
  source: "rulebook" | "reference" | "designed";
  minimum: number;
  maximum: number;
  start: number;
  lowered_maximum?: number;
  lowered_by?: string;
}

/** The content files by name, each with its tables. */
export interface ContentFiles {
  cards: { card: Array<Card>; };
  great_war: { slot: Array<Slot>; marker: Array<Marker>; participant: Array<Participant>; war: Array<War>; };
  markers: { map_marker: Array<MapMarker>; };
  mobilization: { mobilization_card: Array<MobilizationCard>; };
  naval: { naval_box: Array<NavalBox>; };
  scoring: { scoring: Array<RegionScoring>; };
  set_up: { placement: Array<Placement>; };
  spaces: { space: Array<Space>; };
  stability: { stability_card: Array<StabilityCard>; };
  tracks: { era: Array<Era>; track: Array<Track>; };
}
