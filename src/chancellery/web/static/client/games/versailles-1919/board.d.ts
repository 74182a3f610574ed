// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.

/** An event as the server sends it: its name, and its fields. */
export type EventData = Record<string, any>;

/** What a seat sees of Versailles 1919; all but the order of the decks and the drafts of others is open. */
export interface VersaillesBoard {
  turn: number;
  order: Array<string>;
  active: string;
  acting: string;
  human: string;
  own: string;
  seats: Record<string, string>;
  political: boolean;
  military: boolean;
  actions: ActionsView;
  asks: "none" | "option" | "strategy" | "announce" | "bid";
  choosing: string;
  reason: ReasonView | null;
  deeds: Array<DeedView>;
  announcing: AnnouncingView | null;
  points: number;
  goal: number;
  length: string;
  powers: Record<string, PowerView>;
  happiness: Record<string, number>;
  table: Array<IssueView>;
  waiting_room: Array<IssueView>;
  settled: Array<SettledView>;
  issue_deck: number;
  game_end_after: number;
  game_end: GameEndView;
  standing: StandingView;
  issue_discard: Array<string>;
  event: string;
  event_cube: string;
  callers: Array<string>;
  event_deck: number;
  event_discard: Array<string>;
  regions: Record<string, RegionView>;
  boxes: Array<BoxView>;
  strategies: Array<string>;
  uprisings: number;
  rising: Array<string>;
  modifier: number;
  bidding: BiddingView;
  drawn: Array<string>;
  deals: Array<DealView>;
  bound: Array<PromiseView>;
  binding: Array<BindingView>;
  topics: Array<TopicView>;
  step: number;
  event_decider: string;
  event_why: "cube" | "settler" | "human" | "takes-cube";
  deciders: Record<string, "cube" | "settler" | "human" | "takes-cube">;
  crisis_cards: number;
  crisis_checks: number;
}

/** How the two actions of a turn stand. */
export interface ActionsView {
  political: "open" | "under-way" | "taken";
  military: "open" | "under-way" | "taken";
}

/** Why a seat is asked, as a sentence: the key of a message and its values. */
export interface ReasonView {
  key: string;
  args: EventData;
}

/** Something that can be done with a turn: what it can do now, or why not, as the key of a message and its values. */
export interface DeedView {
  deed: "place" | "settle" | "reclaim" | "military";
  actions: Array<string>;
  key: string;
  args: EventData;
}

/** The die that comes next: its region, the modifiers so far, and of each face whether it brings an uprising. */
export interface AnnouncingView {
  region: string;
  modifier: number;
  rises: Array<boolean>;
  chances: number;
}

/** A nation with pieces: a player, or a faction. */
export interface PowerView {
  seat: string;
  player: string;
  available: number;
  exhausted: number;
  units: number;
  spent_units: number;
  demobilized: number;
  away: number;
  unit_limit: number;
  stars: number;
  flags: number;
  strategy: string;
  strategy_points: number;
  happiness_points: number;
  score: number;
  strength: number;
  icons: number;
}

/** An issue on the table or in the waiting room; `ahead` is by how many cubes its leader leads. */
export interface IssueView {
  issue: string;
  stars: number;
  region: string;
  no_military: boolean;
  cubes: Record<string, number>;
  leader: string;
  ahead: number;
  to_lead: Record<string, number>;
}

/** A settled issue. */
export interface SettledView {
  issue: string;
  stars: number;
  region: string;
  owner: string;
  option: string;
  counters: Array<string>;
}

/** Where the game-end card lies, and how many issues are known to be drawn before it: at least, at most. */
export interface GameEndView {
  where: "deck" | "waiting" | "table" | "settled";
  least: number;
  most: number;
}

/** How whoever looks would stand if the game ended now. */
export interface StandingView {
  place: number;
  players: number;
  best: string;
  points: number;
  ahead: number;
}

/** A region track: `odds` is how many faces of the die bring an uprising, modifiers apart. */
export interface RegionView {
  unrest: number;
  keg: number;
  units: Record<string, string>;
  needed: number;
  odds: number;
  issues: Record<string, number>;
}

/** A box of the demobilize track. */
export interface BoxView {
  value: number;
  nation: string;
}

/** The bid for control that goes on; its issue is `none` without one; `ways` has the bids that are asked for. */
export interface BiddingView {
  issue: string;
  owner: string;
  region: string;
  bids: Record<string, BidView>;
  passed: Array<string>;
  best: string;
  ways: Record<string, BidWayView>;
}

/** A bid: units, their strength, and cubes. */
export interface BidView {
  force: string;
  strength: number;
  cubes: number;
}

/** What the units of a bid count for, and the fewest cubes with which they lead. */
export interface BidWayView {
  strength: number;
  cubes: number;
}

/** A deal: positive cubes are exhausted by its author, negative ones by the partner. */
export interface DealView {
  nation: string;
  partner: string;
  cubes: number;
  promises: Array<PromiseView>;
  sent: boolean;
  who: string;
  topic: string;
  refrain: boolean;
  possible: boolean;
  counter: Array<string>;
}

/** A promise: who, to whom, which action, what that is about, and whether it is a promise not to. */
export interface PromiseView {
  nation: string;
  to: string;
  action: string;
  topic: string;
  refrain: boolean;
  told: EventData;
}

/** A promise that is about the open question, and the answers that it closes. */
export interface BindingView {
  nation: string;
  to: string;
  action: string;
  topic: string;
  refrain: boolean;
  told: EventData;
  closes: Array<string>;
}

/** A decision of the turn that deals are about. */
export interface TopicView {
  topic: string;
  nations: Array<string>;
  if_settled: boolean;
}

/** What an answer would do; `points` are gains and losses of an option if the game ended then. */
export interface OutcomeView {
  unrest: Record<string, UnrestShift>;
  happiness: Record<string, HappinessShift>;
  cubes: Record<string, CubesShift>;
  points: Record<string, number>;
}

/** Where unrest stands and would stand; `needed` is the roll for an uprising, 0 if none can be, `odds` its faces. */
export interface UnrestShift {
  before: number;
  after: number;
  needed: number;
  odds: number;
}

/** A nation's happiness now and then. */
export interface HappinessShift {
  before: number;
  after: number;
}

/** A nation's available cubes now and then. */
export interface CubesShift {
  before: number;
  after: number;
}

/** A deal that one could offer now: positive cubes are given, negative ones asked for. */
export interface ReadyOfferView {
  partner: string;
  cubes: number;
  promises: Array<PromiseView>;
  why: ReasonView;
  fair: boolean;
}

/** What no position of Versailles 1919 changes. */
export interface VersaillesLegend {
  columns: Array<number>;
  posts: Array<number>;
  pick_costs: Array<number>;
  priorities: PrioritiesLegend;
  terms: Array<string>;
  deals: Array<string>;
}

/** By which priorities a faction acts, in the order in which they are tested. */
export interface PrioritiesLegend {
  military: Array<string>;
  political: Array<string>;
  neither: string;
}

export type Board = VersaillesBoard;
export type Outlook = OutcomeView;
export type ReadyMade = ReadyOfferView;
export type Legend = VersaillesLegend;
