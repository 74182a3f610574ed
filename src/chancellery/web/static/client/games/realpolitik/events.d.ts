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
}

/** An action card is turned up. */
export interface ActionRevealed {
  event: "action-revealed";
  power: string;
  action_card: string;
  place?: number;
  brings?: number;
}

/** A power changed what its ally may do. */
export interface PermissionChanged {
  event: "permission-changed";
  power: string;
  grant: string;
}

export interface MoneyGained {
  event: "money-gained";
  power: string;
  money: number;
}

export interface MoraleChanged {
  event: "morale-changed";
  power: string;
  change: number;
  morale: number;
}

export interface InfluenceGained {
  event: "influence-gained";
  power: string;
  gained: number;
  influence: number;
}

export interface CardsDrawn {
  event: "cards-drawn";
  power: string;
  cards: number;
}

/** Which cards a power drew, for whoever decides for it. */
export interface CardsTaken {
  event: "cards-taken";
  power: string;
  values: string;
}

/** A power's discards are its new deck. */
export interface DeckShuffled {
  event: "deck-shuffled";
  power: string;
}

export interface TrainBuilt {
  event: "train-built";
  power: string;
  border: string;
}

export interface GeneralPlaced {
  event: "general-placed";
  power: string;
  territory: string;
}

export interface GeneralWithdrawn {
  event: "general-withdrawn";
  power: string;
  territory: string;
  units: number;
}

export interface PurchasesBegan {
  event: "purchases-began";
  power: string;
  money: number;
}

export interface UnitBought {
  event: "unit-bought";
  power: string;
  territory: string;
}

export interface FortressBuilt {
  event: "fortress-built";
  power: string;
  territory: string;
}

export interface CardBought {
  event: "card-bought";
  power: string;
}

export interface MoraleBought {
  event: "morale-bought";
  power: string;
  morale: number;
}

/** Corruption. */
export interface MoneyLost {
  event: "money-lost";
  power: string;
  money: number;
}

export interface CardDiscarded {
  event: "card-discarded";
  power: string;
  value: number;
}

/** A power took its action cards back. */
export interface CardsReturned {
  event: "cards-returned";
  power: string;
}

/** The diplomacy marker went up; in the top box the diplomacy phase begins. */
export interface MarkerMoved {
  event: "marker-moved";
  box: number;
  top: number;
}

export interface DiplomacyBegan {
  event: "diplomacy-began";
}

export interface EntreatyRevealed {
  event: "entreaty-revealed";
  power: string;
  other: string;
}

export interface AllianceFormed {
  event: "alliance-formed";
  power: string;
  other: string;
}

export interface AllianceKept {
  event: "alliance-kept";
  power: string;
  other: string;
}

export interface AllianceBroken {
  event: "alliance-broken";
  power: string;
  other: string;
}

export interface BidRevealed {
  event: "bid-revealed";
  power: string;
  morale: number;
}

/** A major power has control of minor Italy until the next diplomacy phase, by its offer, its bid or prestige. */
export interface ItalyControlled {
  event: "italy-controlled";
  power: string;
  by: string;
}

/** A garrison became a unit of a general. */
export interface GarrisonJoined {
  event: "garrison-joined";
  power: string;
  territory: string;
  joined: string;
}

/** A garrison became money. */
export interface GarrisonPaid {
  event: "garrison-paid";
  power: string;
  territory: string;
}

export interface StayGranted {
  event: "stay-granted";
  power: string;
  other: string;
  territory: string;
}

export interface StayRefused {
  event: "stay-refused";
  power: string;
  other: string;
  territory: string;
}

/** Two former allies in one territory: the weaker leaves, by its strength or, of equals, for want of a garrison. */
export interface FormerAlliesMet {
  event: "former-allies-met";
  power: string;
  strength: number;
  other: string;
  other_strength: number;
  territory: string;
  leaves: string;
  by: string;
}

/** The dice that stand for rock, paper, scissors. */
export interface LotCast {
  event: "lot-cast";
  power: string;
  die: number;
  other: string;
  other_die: number;
  territory: string;
  strength: number;
  leaves: string;
}

export interface MovementBegan {
  event: "movement-began";
  power: string;
}

export interface EnvoyChosen {
  event: "envoy-chosen";
  power: string;
  envoy: string;
}

/** No power can be the envoy: one round only. */
export interface NoEnvoy {
  event: "no-envoy";
  power: string;
}

export interface RoundRequested {
  event: "round-requested";
  power: string;
  round: number;
}

export interface RoundGranted {
  event: "round-granted";
  power: string;
  round: number;
}

export interface RoundRefused {
  event: "round-refused";
  power: string;
  round: number;
}

export interface RoundBegan {
  event: "round-began";
  power: string;
  round: number;
}

export interface MovementEnded {
  event: "movement-ended";
  power: string;
}

export interface GarrisonDisbanded {
  event: "garrison-disbanded";
  power: string;
  territory: string;
}

export interface GarrisonPlaced {
  event: "garrison-placed";
  power: string;
  territory: string;
}

/** A general took the train. */
export interface GeneralRode {
  event: "general-rode";
  power: string;
  origin: string;
  territory: string;
}

/** A unit took the train from one general to another. */
export interface UnitSent {
  event: "unit-sent";
  power: string;
  origin: string;
  territory: string;
}

/** A general moved by land, through the territories named. */
export interface GeneralMoved {
  event: "general-moved";
  power: string;
  origin: string;
  territories: Array<string>;
}

export interface GeneralSailed {
  event: "general-sailed";
  power: string;
  origin: string;
  territory: string;
}

export interface MoveTakenBack {
  event: "move-taken-back";
  power: string;
  origin: string;
  territory: string;
}

/** A power lets its ally move to a territory. */
export interface ConsentGiven {
  event: "consent-given";
  power: string;
  other: string;
  territory: string;
}

export interface ConsentRefused {
  event: "consent-refused";
  power: string;
  other: string;
  territory: string;
}

/** A power lets its ally build a train on their border. */
export interface TrainAllowed {
  event: "train-allowed";
  power: string;
  other: string;
  border: string;
}

export interface TrainRefused {
  event: "train-refused";
  power: string;
  other: string;
  border: string;
}

/** A power attacks; the strengths of both sides before any card. */
export interface BattleBegan {
  event: "battle-began";
  power: string;
  territory: string;
  attack: number;
  defence: number;
}

/** The general in a territory supports the attack or the defence. */
export interface SupportDeclared {
  event: "support-declared";
  power: string;
  territory: string;
  side: string;
}

/** A card lies face down in the pile of the general in a territory; its power has so much morale left. */
export interface CardCommitted {
  event: "card-committed";
  power: string;
  territory: string;
  morale: number;
}

/** A card was played face up, for its ability. */
export interface CardShown {
  event: "card-shown";
  power: string;
  territory: string;
  value: number;
  morale: number;
}

/** A card was taken from the pile of the general in a territory. */
export interface CardStruck {
  event: "card-struck";
  power: string;
  territory: string;
  value: number;
}

/** A card in the pile of the general in a territory was turned face up. */
export interface CardTurned {
  event: "card-turned";
  power: string;
  territory: string;
  value: number;
}

/** A power without morale keeps its one free card for another of its generals. */
export interface CardHeldBack {
  event: "card-held-back";
  power: string;
}

export interface PowerPassed {
  event: "power-passed";
  power: string;
}

/** The cards of the general in a territory, and the strength that they add. */
export interface PileRevealed {
  event: "pile-revealed";
  power: string;
  territory: string;
  values: string;
  strength: number;
}

/** The outcome is one of attack, defence, draw. */
export interface BattleDecided {
  event: "battle-decided";
  power: string;
  territory: string;
  attack: number;
  defence: number;
  outcome: string;
}

/** The general in a territory lost a unit. */
export interface UnitLost {
  event: "unit-lost";
  power: string;
  territory: string;
}

export interface GeneralBeaten {
  event: "general-beaten";
  power: string;
  territory: string;
}

export interface GarrisonLost {
  event: "garrison-lost";
  power: string;
  territory: string;
}

/** A beaten general is back in its capital. */
export interface GeneralRallied {
  event: "general-rallied";
  power: string;
  territory: string;
}

export interface GeneralRetreated {
  event: "general-retreated";
  power: string;
  origin: string;
  territory: string;
}

/** A general left the map, and its units with it. */
export interface GeneralLeft {
  event: "general-left";
  power: string;
  origin: string;
  units: number;
}

/** A power took the place of the one to its left. */
export interface PrestigeRose {
  event: "prestige-rose";
  power: string;
  other: string;
}

/** Something that has happened. */
export type GameEvent =
  | PickSealed
  | PickRetracted
  | TurnBegan
  | ActionRevealed
  | PermissionChanged
  | MoneyGained
  | MoraleChanged
  | InfluenceGained
  | CardsDrawn
  | CardsTaken
  | DeckShuffled
  | TrainBuilt
  | GeneralPlaced
  | GeneralWithdrawn
  | PurchasesBegan
  | UnitBought
  | FortressBuilt
  | CardBought
  | MoraleBought
  | MoneyLost
  | CardDiscarded
  | CardsReturned
  | MarkerMoved
  | DiplomacyBegan
  | EntreatyRevealed
  | AllianceFormed
  | AllianceKept
  | AllianceBroken
  | BidRevealed
  | ItalyControlled
  | GarrisonJoined
  | GarrisonPaid
  | StayGranted
  | StayRefused
  | FormerAlliesMet
  | LotCast
  | MovementBegan
  | EnvoyChosen
  | NoEnvoy
  | RoundRequested
  | RoundGranted
  | RoundRefused
  | RoundBegan
  | MovementEnded
  | GarrisonDisbanded
  | GarrisonPlaced
  | GeneralRode
  | UnitSent
  | GeneralMoved
  | GeneralSailed
  | MoveTakenBack
  | ConsentGiven
  | ConsentRefused
  | TrainAllowed
  | TrainRefused
  | BattleBegan
  | SupportDeclared
  | CardCommitted
  | CardShown
  | CardStruck
  | CardTurned
  | CardHeldBack
  | PowerPassed
  | PileRevealed
  | BattleDecided
  | UnitLost
  | GeneralBeaten
  | GarrisonLost
  | GeneralRallied
  | GeneralRetreated
  | GeneralLeft
  | PrestigeRose;

/** The same for whoever reads a field without asking which event it is: what only others have is undefined. */
export interface AnyEvent {
  event: GameEvent["event"];
  action_card: string;
  attack: number;
  border: string;
  box: number;
  brings?: number;
  by: string;
  cards: number;
  change: number;
  defence: number;
  die: number;
  envoy: string;
  gained: number;
  grant: string;
  influence: number;
  joined: string;
  leaves: string;
  money: number;
  morale: number;
  origin: string;
  other: string;
  other_die: number;
  other_strength: number;
  outcome: string;
  place?: number;
  power: string;
  round: number;
  seat: string;
  side: string;
  strength: number;
  territories: Array<string>;
  territory: string;
  top: number;
  turn: number;
  units: number;
  value: number;
  values: string;
}
