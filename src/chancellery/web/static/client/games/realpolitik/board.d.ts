// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.

/** What a seat sees of Realpolitik. */
export interface RealpolitikBoard {
  turn: number;
  phase: "cards" | "mobilisation" | "talk" | "offers" | "bids" | "adjustments" | "movement" | "battle" | "over";
  box: number;
  prestige: Array<"austria" | "france" | "prussia" | "italy">;
  controller: "austria" | "france" | "prussia" | "italy" | "none";
  powers: Record<string, PowerView>;
  pairs: Array<PairView>;
  generals: Array<GeneralView>;
  move: MoveView | null;
  control: Record<string, "austria" | "france" | "prussia" | "italy">;
  held: Record<string, "home" | "garrison" | "fortress">;
  influence: Record<string, Array<"austria" | "france" | "prussia" | "italy">>;
  defence: Record<string, DefenceView>;
  garrisons: Record<string, "austria" | "france" | "prussia" | "italy">;
  fortresses: Array<string>;
  trains: Array<string>;
  trains_left: number;
  fortresses_left: number;
  hand: Array<number>;
  italian_hand: Array<number>;
  envoy: "austria" | "france" | "prussia" | "italy" | "none";
  round: number;
  battles: Array<string>;
  battle: BattleView | null;
  reports: Array<ReportView>;
}

/** A power: what everybody may know of it. */
export interface PowerView {
  minor: boolean;
  decider: "austria" | "france" | "prussia" | "italy" | "none";
  lay: "lay" | "lay-italy";
  money: number;
  morale: number;
  influence: number;
  ally: "austria" | "france" | "prussia" | "italy" | "none";
  ready: Array<"taxation" | "mobilisation" | "gain_influence" | "dispatch" | "movement">;
  laid: "taxation" | "mobilisation" | "gain_influence" | "dispatch" | "movement" | "none";
  hand: number;
  deck: number;
  discard: Array<number>;
  tokens: number;
  permits: Permits;
  choice: ChoiceView | null;
}

/** What a power allows its ally, and how. */
export interface Permits {
  enter: "always" | "ask" | "never";
  rails: "always" | "ask" | "never";
  lanes: "always" | "ask" | "never";
  build: "always" | "ask" | "never";
  stay: "always" | "ask" | "never";
}

/** What a power does in the secret choice that is open. */
export interface ChoiceView {
  of: "card" | "talk" | "offer" | "bid";
  state: "choosing" | "hidden" | "own";
  picked: string;
}

/** Two powers, and how they stand to each other; the first controls the second. */
export interface PairView {
  one: "austria" | "france" | "prussia" | "italy";
  other: "austria" | "france" | "prussia" | "italy";
  status: "war" | "alliance" | "controls";
}

/** A general on the map, and what it counts in a battle. */
export interface GeneralView {
  general: string;
  power: "austria" | "france" | "prussia" | "italy";
  territory: string;
  units: number;
  strength: number;
  moved: boolean;
}

/** The general that the question is about, and the territories that it would enter, as far as that is planned. */
export interface MoveView {
  general: string;
  path: Array<string>;
}

/** Who would defend a territory, and with which strength before support and cards. */
export interface DefenceView {
  powers: Array<"austria" | "france" | "prussia" | "italy">;
  strength: number;
}

/** The battle that goes on; `holder` controlled the territory when it began. */
export interface BattleView {
  territory: string;
  holder: "austria" | "france" | "prussia" | "italy" | "none";
  attacker: string;
  sides: SidesView;
  generals: Array<FighterView>;
  passed: Array<"austria" | "france" | "prussia" | "italy">;
  without_morale: Array<"austria" | "france" | "prussia" | "italy">;
}

/** The two sides of a battle. */
export interface SidesView {
  attack: SideView;
  defence: SideView;
}

/** A side of a battle: its powers, its strength without cards, and with the cards that everybody sees. */
export interface SideView {
  direct: Array<"austria" | "france" | "prussia" | "italy">;
  powers: Array<"austria" | "france" | "prussia" | "italy">;
  base: number;
  shown: number;
}

/** A general in a battle and its pile; `slots` are the cards that it may still play. */
export interface FighterView {
  general: string;
  power: "austria" | "france" | "prussia" | "italy";
  territory: string;
  side: "attack" | "defence";
  role: "fights" | "supports" | "beaten";
  units: number;
  slots: number;
  cards: Array<PileCard>;
}

/** A card in a pile: its value if the seat knows it, and whether it lies face up. */
export interface PileCard {
  value: number | null;
  up: boolean;
}

/** What a battle of this round has shown; strengths and outcome are None until it is decided. */
export interface ReportView {
  territory: string;
  attack: number | null;
  defence: number | null;
  outcome: "attack" | "defence" | "draw" | null;
  cards: Array<ReportCard>;
}

/** A card that a battle has shown, or that was struck off. */
export interface ReportCard {
  general: string;
  power: "austria" | "france" | "prussia" | "italy";
  value: number;
  struck: boolean;
}

/** What an answer would change. */
export interface Changes {
  money: Record<string, Shift>;
  morale: Record<string, Shift>;
  battle: boolean;
  cards: CardsView | null;
}

/** A figure before and after. */
export interface Shift {
  old: number;
  new: number;
}

/** What a battle would stand at after an answer, as far as its player knows, and before a card is struck off. */
export interface CardsView {
  outcome: "won" | "lost" | "open";
  own: number;
  other: number;
  hidden: number;
}

/** What no position of Realpolitik changes. */
export interface RealpolitikLegend {
  plays: Record<string, Array<string>>;
  commands: Array<string>;
}

export type Board = RealpolitikBoard;
export type Outlook = Changes;
export type Legend = RealpolitikLegend;
