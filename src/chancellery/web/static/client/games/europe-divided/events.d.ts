// Made by `python -m tools.board_types` from the events that the game declares in Python. Do not edit.

/** A seat has made its part of a sealed choice. */
export interface PickSealed {
  event: "pick-sealed";
  seat: string;
}

/** A seat has taken its part of a sealed choice back. */
export interface PickRetracted {
  event: "pick-retracted";
  seat: string;
}

export interface TurnBegan {
  event: "turn-began";
  turn: number;
  period: number;
}

/** The two cards that a side has put face down; only that side knows which. */
export interface CardsChosen {
  event: "cards-chosen";
  seat: string;
  cards: Array<string>;
}

export interface TotalsAnnounced {
  event: "totals-announced";
  europe: number;
  russia: number;
}

/** Who acts first, by the totals or by an advantage card. */
export interface OrderSet {
  event: "order-set";
  seat: string;
}

/** A side drew action cards; only that side knows which. */
export interface CardsDrawn {
  event: "cards-drawn";
  seat: string;
  cards: Array<string>;
}

export interface DeckReshuffled {
  event: "deck-reshuffled";
  seat: string;
  cards: number;
}

export interface CardUsed {
  event: "card-used";
  seat: string;
  card: string;
}

/** The printed action that a card is used for. */
export interface ActionTaken {
  event: "action-taken";
  seat: string;
  card: string;
  act: string;
  bloc: string;
}

export interface SpecialTaken {
  event: "special-taken";
  seat: string;
  card: string;
}

export interface CardPassed {
  event: "card-passed";
  seat: string;
  card: string;
}

/** A side makes use of the effect of its card, or of its reaction to a card of the other side. */
export interface EffectUsed {
  event: "effect-used";
  seat: string;
  source: string;
  reaction: number;
}

/** A side takes its card of a contested region. */
export interface CardTaken {
  event: "card-taken";
  seat: string;
  card: string;
}

export interface DiePlaced {
  event: "die-placed";
  bloc: string;
  region: string;
}

export interface DieRaised {
  event: "die-raised";
  bloc: string;
  region: string;
  old: number;
  value: number;
}

export interface DieLowered {
  event: "die-lowered";
  bloc: string;
  region: string;
  old: number;
  value: number;
}

export interface MoneyGained {
  event: "money-gained";
  seat: string;
  amount: number;
  money: number;
}

export interface MoneyPaid {
  event: "money-paid";
  seat: string;
  amount: number;
  money: number;
}

export interface MoneyLost {
  event: "money-lost";
  seat: string;
  amount: number;
  money: number;
}

/** The EU earns from a sea. */
export interface SeaBonus {
  event: "sea-bonus";
  sea: string;
  amount: number;
  money: number;
}

export interface PaymentRefused {
  event: "payment-refused";
  seat: string;
}

export interface ArmyBuilt {
  event: "army-built";
  seat: string;
  space: string;
}

export interface ArmyMoved {
  event: "army-moved";
  seat: string;
  space: string;
  to: string;
  cost: number;
}

/** Opposing armies meet and both are lost. */
export interface ArmiesTraded {
  event: "armies-traded";
  space: string;
}

/** An army meets an opposing 6 and is lost. */
export interface ArmyRepelled {
  event: "army-repelled";
  seat: string;
  region: string;
}

export interface SeaTaken {
  event: "sea-taken";
  sea: string;
  bloc: string;
}

/** A side drew advantage cards; only that side knows which. */
export interface AdvantagesDrawn {
  event: "advantages-drawn";
  seat: string;
  advantages: Array<string>;
}

/** The card of three that a side does not keep; only that side knows which. */
export interface AdvantagePutBack {
  event: "advantage-put-back";
  seat: string;
  advantage: string;
}

export interface AdvantagePlayed {
  event: "advantage-played";
  seat: string;
  advantage: string;
}

export interface AdvantageCashed {
  event: "advantage-cashed";
  seat: string;
  advantage: string;
}

export interface ActionsForbidden {
  event: "actions-forbidden";
  seat: string;
  acts: Array<string>;
}

export interface FracturePlaced {
  event: "fracture-placed";
  space: string;
}

export interface AdvantagesBanked {
  event: "advantages-banked";
  seat: string;
  cards: number;
}

/** A side drew headlines; only that side knows which. */
export interface HeadlinesDealt {
  event: "headlines-dealt";
  seat: string;
  headlines: Array<string>;
}

/** The two headlines that lie face up at the start. */
export interface HeadlinesShown {
  event: "headlines-shown";
  headlines: Array<string>;
}

export interface HeadlineAwarded {
  event: "headline-awarded";
  seat: string;
  headline: string;
  prestige: number;
}

export interface HeadlineFailed {
  event: "headline-failed";
  headline: string;
}

export interface TokenPlaced {
  event: "token-placed";
  spot: string;
  tokens: number;
}

export interface HeadlinesShifted {
  event: "headlines-shifted";
  headlines: Array<string>;
}

export interface HeadlinePlaced {
  event: "headline-placed";
  seat: string;
  headline: string;
}

export interface HeadlinesDiscarded {
  event: "headlines-discarded";
  seat: string;
  cards: number;
}

export interface DominanceScored {
  event: "dominance-scored";
  seat: string;
  regions: number;
}

export interface FinalScore {
  event: "final-score";
  europe: number;
  russia: number;
}

/** Something that has happened. */
export type GameEvent =
  | PickSealed
  | PickRetracted
  | TurnBegan
  | CardsChosen
  | TotalsAnnounced
  | OrderSet
  | CardsDrawn
  | DeckReshuffled
  | CardUsed
  | ActionTaken
  | SpecialTaken
  | CardPassed
  | EffectUsed
  | CardTaken
  | DiePlaced
  | DieRaised
  | DieLowered
  | MoneyGained
  | MoneyPaid
  | MoneyLost
  | SeaBonus
  | PaymentRefused
  | ArmyBuilt
  | ArmyMoved
  | ArmiesTraded
  | ArmyRepelled
  | SeaTaken
  | AdvantagesDrawn
  | AdvantagePutBack
  | AdvantagePlayed
  | AdvantageCashed
  | ActionsForbidden
  | FracturePlaced
  | AdvantagesBanked
  | HeadlinesDealt
  | HeadlinesShown
  | HeadlineAwarded
  | HeadlineFailed
  | TokenPlaced
  | HeadlinesShifted
  | HeadlinePlaced
  | HeadlinesDiscarded
  | DominanceScored
  | FinalScore;

/** The same for whoever reads a field without asking which event it is: what only others have is undefined. */
export interface AnyEvent {
  event: GameEvent["event"];
  act: string;
  acts: Array<string>;
  advantage: string;
  advantages: Array<string>;
  amount: number;
  bloc: string;
  card: string;
  cards: Array<string> | number;
  cost: number;
  europe: number;
  headline: string;
  headlines: Array<string>;
  money: number;
  old: number;
  period: number;
  prestige: number;
  reaction: number;
  region: string;
  regions: number;
  russia: number;
  sea: string;
  seat: string;
  source: string;
  space: string;
  spot: string;
  to: string;
  tokens: number;
  turn: number;
  value: number;
}
