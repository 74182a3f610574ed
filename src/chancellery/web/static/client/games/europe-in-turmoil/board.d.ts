// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.

/** An event as the server sends it: its name, and its fields. */
export type EventData = Record<string, any>;

/** The board of Europe in Turmoil as a seat sees it. */
export interface TurmoilBoard {
  turn: number;
  round: number;
  phase: "set-up" | "action-round" | "extra-round" | "great-war" | "over";
  phasing: "authoritarian" | "liberal";
  era: EraSeen;
  vp: number;
  leader: "authoritarian" | "liberal" | "nobody";
  margin: number;
  tension: number;
  highest_tension: number;
  status: number;
  war_die: number;
  danger: "none" | "some" | "certain";
  paying: boolean;
  spaces: Record<string, SpaceSeen>;
  shut: Record<string, "closed" | "gone">;
  boxes: Record<string, string>;
  areas: Record<string, Array<string>>;
  icons: Record<string, MarkedIcons>;
  annexed: Array<string>;
  costs: BySpace;
  checks: BySpace;
  lacks: BySpace;
  breaks: Record<string, number>;
  regions: Record<string, RegionStandings>;
  track: Array<string>;
  markers: Array<string>;
  black_hand: string;
  naval: Naval;
  hand: Array<CardSeen>;
  hand_sizes: BothSides;
  known: BothPiles;
  deck: number;
  discard: Array<string>;
  removed: Array<string>;
  beside: Array<string>;
  playing: Array<string>;
  in_effect: Record<string, "authoritarian" | "liberal">;
  happened: Array<string>;
  stability: Array<string>;
  stability_chosen: Array<string>;
  mobilization: Array<string>;
  die: number;
  war_winner: "authoritarian" | "liberal" | "none";
}

/** The era of the turn, and its action rounds. */
export interface EraSeen {
  era: string;
  rounds: number;
}

/** Support in a space, and who controls it. */
export interface SpaceSeen {
  authoritarian: number;
  liberal: number;
  control: "authoritarian" | "liberal" | "none";
}

/** The icons of a space that a marker has changed, and the marker. */
export interface MarkedIcons {
  icons: Array<string>;
  marker: string;
}

/** Numbers of each side by space. */
export interface BySpace {
  authoritarian: Record<string, number>;
  liberal: Record<string, number>;
}

/** What both sides have in a region, its battlegrounds, and what scoring it now would bring to whom. */
export interface RegionStandings {
  authoritarian: RegionSeen;
  liberal: RegionSeen;
  battlegrounds: number;
  leader: "authoritarian" | "liberal" | "nobody";
  margin: number;
}

/** What a side has in a region: spaces held, and the VP if the region were scored now. */
export interface RegionSeen {
  level: "nothing" | "presence" | "domination" | "control";
  battlegrounds: number;
  beside: number;
  vp: number;
}

/** The naval race. */
export interface Naval {
  navies: BothSides;
  flipped: BothFlags;
  attempts: BothSides;
  high_water: number | null;
  owed: number;
  owes: BothSides;
  next: NextBoxes;
  doom: Dooms;
  privileges: Record<string, "authoritarian" | "liberal">;
}

/** A number for each side. */
export interface BothSides {
  authoritarian: number;
  liberal: number;
}

/** Yes or no for each side. */
export interface BothFlags {
  authoritarian: boolean;
  liberal: boolean;
}

/** The next box of each navy, None at the end of the track. */
export interface NextBoxes {
  authoritarian: NextBox | null;
  liberal: NextBox | null;
}

/** The box that a navy would reach next, and what an attempt needs. */
export interface NextBox {
  box: string;
  needed: number;
}

/** Why an attempt of each navy would fail without a roll now. */
export interface Dooms {
  authoritarian: "none" | "start" | "bethmann";
  liberal: "none" | "start" | "bethmann";
}

/** A card in hand: what it is worth to its holder in the next own action round, and its event if it has one. */
export interface CardSeen {
  card: string;
  ops: number;
  event: EventSeen | null;
}

/** Whether the event of a card could take place, and if not why; and whether the other side carries it out. */
export interface EventSeen {
  possible: boolean;
  why: Sentence | null;
  enemy: boolean;
}

/** A sentence to be said: the key of a message and its values. */
export interface Sentence {
  key: string;
  args: EventData;
}

/** Cards of each side. */
export interface BothPiles {
  authoritarian: Array<string>;
  liberal: Array<string>;
}

/** What an answer would change. */
export interface Changes {
  control: Record<string, string>;
  scores: Record<string, Shift>;
  vp: Shift | null;
  tension: Shift | null;
}

/** A figure before and after. */
export interface Shift {
  old: number;
  new: number;
}

/** Figures of Europe in Turmoil that no position changes. */
export interface TurmoilLegend {
  war_from: number;
  check_above: Record<string, number>;
  last_turn: number;
  faces: number;
  without_event: WithoutEvent;
}

/** Uses of a card without its event: of one that is neutral or of one's own side, and of the enemy's. */
export interface WithoutEvent {
  own: Array<string>;
  enemy: Array<string>;
}

export type Board = TurmoilBoard;
export type Outlook = Changes;
export type Legend = TurmoilLegend;
