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
  decided: Record<string, number>;
  failed: Array<string>;
  headline_deck: Record<string, number>;
  card: string;
  in_play: string;
  origin: string;
  costs: Record<string, number>;
  lines: Record<string, Array<LineBoard>>;
}

/** Who holds a sea, what they have from it, and the combined influence of each bloc. */
export interface SeaBoard {
  holder: string;
  sailed: boolean;
  benefit: SeaBenefit | null;
  sums: Record<string, number>;
}

/** What the holder of a sea has from it: money with certain cards, or a free move, `moved` once it was made. */
export interface SeaBenefit {
  kind: "money" | "move" | "moved";
  value: number;
  cards: Array<string>;
}

/** What is known of a side; what only the side itself knows is in `OwnBoard`. */
export interface SideBoard {
  money: number;
  supply: number;
  total: number;
  hand: number;
  committed: number;
  down: number;
  shown: Array<string>;
  deck: number;
  discard: Array<string>;
  held: Array<string>;
  unseen: Array<string>;
  unseen_in: string;
  drawn: number;
  totals: Record<string, number>;
  maybe: Array<string>;
  taken: Array<string>;
  untaken: Array<string>;
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
  chosen: Array<string>;
  committed: Array<string>;
  advantages: Array<string>;
  uses: Record<string, "own_turn" | "initiative" | "reactions" | "nothing">;
  asked: boolean;
  advantage_deck: Array<string>;
  banked: Array<string>;
  headlines: Array<string>;
  prospects: Array<HeadlineBoard>;
  thrown: Array<string>;
  odds: OddsBoard;
}

/** A headline, whether it would be awarded now, and whether its condition holds in each of its regions. */
export interface HeadlineBoard {
  headline: string;
  met: boolean;
  regions: Record<string, boolean>;
}

/** What one's own secret choice is worth, 0 before it is complete. */
export interface OddsBoard {
  total: number;
  pairs: number;
  first: number;
  behind: Array<string>;
}

/** An action of a card. */
export interface LineBoard {
  act: string;
  action: string;
  bloc: string;
  value: number;
  finds: number;
  why: string;
}

/** What an answer would change. */
export interface Changes {
  dice: Array<DieChange>;
  armies: Array<ArmyChange>;
  money: Record<string, number>;
  seas: Record<string, string>;
  headlines: Record<string, boolean>;
  cards: Array<string>;
}

/** A die before and after; 0 is no die. */
export interface DieChange {
  bloc: string;
  region: string;
  old: number;
  new: number;
}

/** The armies of a side in a space before and after. */
export interface ArmyChange {
  side: string;
  space: string;
  old: number;
  new: number;
}

/** What no position of Europe Divided changes. */
export interface DividedLegend {
  new_die: number;
  banked_prestige: number;
  committed: number;
  side_of: Record<string, string>;
  army_of: Record<string, string>;
}

export type Board = EuropeDividedBoard;
export type Outlook = Changes;
export type Legend = DividedLegend;
