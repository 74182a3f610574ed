// Made by `python -m tools.board_types` from the records that the game declares in Python. Do not edit.

/** An action card. */
export interface Card {
  owner: "europe" | "russia";
  deck: "starting" | "contested";
  initiative: number;
  actions: Array<Printed>;
  place?: string;
  build_in?: Array<string>;
  special?: Array<Special>;
  sources?: Record<string, string>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** An action symbol of a card. */
export interface Printed {
  type: "place_influence" | "increase_influence" | "gain_money" | "build_army" | "move_army";
  bloc: "eu" | "nato" | "russia";
  value?: number;
}

/** The special text of a card: an action of its own, or what follows a normal action `on` which it answers. */
export interface Special {
  kind: "action" | "effect" | "reaction";
  steps: Array<AddInfluence | ReduceInfluence | GainMoney | GainMoneyPer | LoseMoney | PayOr | BuildArmy | MoveArmy | Restrict | PlaceMarker | ChooseFirstPlayer | BonusMoney>;
  on?: Array<"place_influence" | "increase_influence" | "gain_money" | "build_army" | "move_army">;
  bloc?: "eu" | "nato" | "russia";
  requires?: Requires;
}

/** Raise dice by `value` in one up to `targets` regions, or pay for a new die where none is and it may be. */
export interface AddInfluence {
  op: "add_influence";
  bloc: "eu" | "nato" | "russia" | "same";
  regions: Array<string> | "any";
  targets: number;
  value: number;
  existing_only: boolean;
}

/** Lower one die of the listed blocs by `value`, not under `floor`. */
export interface ReduceInfluence {
  op: "reduce_influence";
  bloc: Array<"eu" | "nato" | "russia">;
  regions: Array<string> | "any";
  targets: 1;
  value: number;
  floor: number;
}

export interface GainMoney {
  op: "gain_money";
  value: number;
}

/** Gain `base`, and `value` for each region with a die of at least `min_die`. */
export interface GainMoneyPer {
  op: "gain_money_per";
  bloc: "eu" | "nato" | "russia";
  regions: Array<string>;
  min_die: number;
  value: number;
  base: number;
}

export interface LoseMoney {
  op: "lose_money";
  who: "europe" | "russia";
  value: number;
}

/** A die is named; its owner pays `cost`, or `otherwise` happens to it. */
export interface PayOr {
  op: "pay_or";
  who: "europe" | "russia";
  cost: number;
  otherwise: [ReduceInfluence];
}

export interface BuildArmy {
  op: "build_army";
  bloc: "nato" | "russia";
  regions: Array<string> | "contested_with_own_die_adjacent_to_russia";
  cost: number;
}

/** Move armies; `direct` reaches a listed destination in one jump, `max_spaces` 0 is no limit but money. */
export interface MoveArmy {
  op: "move_army";
  bloc: "nato" | "russia";
  origins: Array<string> | "any";
  destinations: Array<string> | "any";
  armies: number;
  free_spaces: number;
  max_spaces?: number;
  direct?: boolean;
}

export interface Restrict {
  op: "restrict";
  who: "europe" | "russia";
  forbid: Array<"place_influence" | "increase_influence" | "gain_money" | "build_army" | "move_army">;
  until: "end_of_turn";
}

export interface PlaceMarker {
  op: "place_marker";
  marker: "eu_fracture";
  space_kind: "europe";
}

export interface ChooseFirstPlayer {
  op: "choose_first_player";
}

/** Extra money after each normal action of a bloc with one of the cards. */
export interface BonusMoney {
  op: "bonus_money";
  bloc: "eu" | "nato" | "russia";
  cards: Array<string>;
  value: number;
}

/** The die that a special action of a contested card asks for in the card's region. */
export interface Requires {
  bloc: "eu" | "nato" | "either";
  min_die: number;
}

/** An advantage card. */
export interface Advantage {
  owner: "europe" | "russia";
  when: "own_turn" | "initiative";
  steps: Array<AddInfluence | ReduceInfluence | GainMoney | GainMoneyPer | LoseMoney | PayOr | BuildArmy | MoveArmy | Restrict | PlaceMarker | ChooseFirstPlayer | BonusMoney>;
  sources?: Record<string, string>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A single number. */
export interface Figure {
  value: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** What has to hold in a region: a bloc's die over those of others, or the highest there is, and a side's armies. */
export interface HeadlineCondition {
  die?: "eu" | "nato" | "russia";
  over?: Array<"eu" | "nato" | "russia">;
  highest?: boolean;
  side?: "europe" | "russia";
  armies?: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A headline. */
export interface Headline {
  period: 1 | 2;
  side: "europe" | "russia";
  prestige: number;
  condition: "ru_army_1" | "ru_army_2" | "ru_gt_eu" | "ru_gt_eu_and_nato" | "ru_gt_nato_and_army" | "ru_dominance" | "nato_gt_ru_and_army" | "nato_gt_ru" | "eu_gt_ru" | "nato_dominance" | "eu_dominance";
  regions: Array<string>;
  year: string;
  tokens?: Array<string>;
  sources?: Record<string, string>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A sea card. */
export interface Sea {
  regions: Array<string>;
  minimum: number;
  tie_order: Array<"eu" | "nato" | "russia">;
  benefit: Array<Benefit>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** What a power has from a sea card. */
export interface Benefit {
  power: "eu" | "nato" | "russia";
  source: "rulebook" | "designed";
  step: AddInfluence | ReduceInfluence | GainMoney | GainMoneyPer | LoseMoney | PayOr | BuildArmy | MoveArmy | Restrict | PlaceMarker | ChooseFirstPlayer | BonusMoney;
}

/** A space of the map. */
export interface Space {
  kind: "contested" | "europe" | "russia" | "sea";
  x: number;
  y: number;
  adjacent: Array<string>;
  starting_army?: "nato" | "russia";
  sources?: Record<string, string>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A place for money tokens that is no space of the map. */
export interface MoneySpot {
  x: number;
  y: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A space of the turn track. */
export interface Turn {
  number: number;
  period: 1 | 2;
  resolve?: boolean;
  shift?: boolean;
  place?: boolean;
  discard?: number;
  draw?: number;
  end?: Array<"score_dominance" | "bank_advantages" | "redraw_advantages" | "final_scoring">;
  sources?: Record<string, string>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The content files by name, each with its tables. */
export interface ContentFiles {
  action_cards: { card: Array<Card>; };
  advantage_cards: { advantage: Array<Advantage>; };
  figures: { figure: Array<Figure>; };
  headlines: { condition: Array<HeadlineCondition>; headline: Array<Headline>; };
  seas: { sea: Array<Sea>; };
  spaces: { space: Array<Space>; money_spot: Array<MoneySpot>; };
  turn_track: { turn: Array<Turn>; };
}
