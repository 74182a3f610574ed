// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.

/** What a seat sees of Europe Divided. */
export interface EuropeDividedBoard {
  turn: number;
  period: number;
  first: string;
  dice: Record<string, Record<string, number>>;
  armies: Record<string, Record<string, number>>;
  tokens: Record<string, number>;
  seas: Record<string, SeaBoard>;
  fracture: string;
  sides: Record<string, SideBoard>;
  own: OwnBoard;
  spent: Array<string>;
  current: Array<HeadlineBoard>;
  forthcoming: Array<HeadlineBoard>;
  failed: Array<string>;
  headline_deck: Record<string, number>;
  card: string;
  origin: string;
  costs: Record<string, number>;
}

/** Who holds a sea, whether its move was made, and the combined influence of each bloc. */
export interface SeaBoard {
  holder: string;
  sailed: boolean;
  sums: Record<string, number>;
}

/** What is known of a side; what only the side itself knows is in `OwnBoard`. */
export interface SideBoard {
  money: number;
  supply: number;
  total: number;
  hand: number;
  committed: number;
  shown: Array<string>;
  deck: number;
  discard: Array<string>;
  held: Array<string>;
  unseen: Array<string>;
  taken: Array<string>;
  forbidden: Array<string>;
  advantages: number;
  advantage_deck: number;
  banked: number;
  headlines: number;
  awarded: Array<string>;
  prestige: number;
  headline_prestige: number;
  dominance: number;
  contested_cards: number;
}

/** What a seat knows of its own: empty for a spectator. */
export interface OwnBoard {
  hand: Array<string>;
  committed: Array<string>;
  advantages: Array<string>;
  advantage_deck: Array<string>;
  banked: Array<string>;
  headlines: Array<string>;
  thrown: Array<string>;
}

/** A headline that lies open, and whether it would be awarded now. */
export interface HeadlineBoard {
  headline: string;
  met: boolean;
}

export type Board = EuropeDividedBoard;
