// Made by `python -m tools.board_types` from the records that the game declares in Python. Do not edit.

/** What the battle cards of one value do. */
export interface Ability {
  value: number;
  strength: number;
  face_up?: boolean;
  home_strength?: number;
  pair_bonus?: number;
  morale_loss?: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** One of the thirteen cards of a power. */
export interface BattleCard {
  power: "austria" | "france" | "prussia" | "italy";
  value: number;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** An action card; minor says whether Italy has it as a minor power. */
export interface ActionCard {
  step: number;
  minor?: boolean;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A number of the rules. */
export interface Figure {
  value: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A line across the sea, used both ways by the power of its colour. */
export interface SeaLane {
  power: "austria" | "france" | "prussia" | "italy";
  from: string;
  to: string;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** What a power starts with; prestige 1 is the highest. */
export interface Power {
  colour: string;
  morale: number;
  money: number;
  battle_cards: number;
  prestige: number;
  off_map: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A general that starts on the map. */
export interface General {
  power: "austria" | "france" | "prussia" | "italy";
  territory: string;
  units: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A train that lies on the map from the start. */
export interface Train {
  a: string;
  b: string;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A place on the map; x and y are where it is drawn, from the left and the top. */
export interface Territory {
  kind: "home" | "disputed" | "undisputed" | "impassable";
  x: number;
  y: number;
  owner?: "austria" | "france" | "prussia" | "italy";
  capital?: boolean;
  stripes?: Array<"austria" | "france" | "prussia" | "italy">;
  value?: number;
  adjacent?: Array<string>;
  adjacent_impassable?: Array<string>;
  coastal?: boolean;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The content files by name, each with its tables. */
export interface ContentFiles {
  battle_cards: { ability: Array<Ability>; battle_card: Array<BattleCard>; };
  figures: { action_card: Array<ActionCard>; figure: Array<Figure>; };
  sea_lanes: { sea_lane: Array<SeaLane>; };
  set_up: { power: Array<Power>; general: Array<General>; train: Array<Train>; };
  territories: { territory: Array<Territory>; };
}
