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

export interface EraBegan {
  event: "era-began";
  era: string;
}

export interface DeckReshuffled {
  event: "deck-reshuffled";
  cards: number;
}

/** Seen only by the seat that drew. */
export interface CardsDrawn {
  event: "cards-drawn";
  seat: string;
  cards: Array<string>;
}

export interface CardsDealt {
  event: "cards-dealt";
  seat: string;
  count: number;
}

export interface ScoringCardsRevealed {
  event: "scoring-cards-revealed";
  seat: string;
  cards: Array<string>;
}

export interface RoundForfeited {
  event: "round-forfeited";
  seat: string;
}

/** `use` is one of event, operations, naval, both, scoring. */
export interface CardPlayed {
  event: "card-played";
  seat: string;
  card: string;
  use: string;
}

export interface CardsPaired {
  event: "cards-paired";
  seat: string;
  card: string;
}

export interface EventHappened {
  event: "event-happened";
  seat: string;
  card: string;
}

/** `reason` is needs, prevented or the id of the card itself; `cards` are those that are missing or prevent it. */
export interface EventBlocked {
  event: "event-blocked";
  card: string;
  reason: string;
  cards: Array<string>;
}

export interface EffectEnded {
  event: "effect-ended";
  card: string;
}

export interface CardRemoved {
  event: "card-removed";
  card: string;
}

export interface CardDiscarded {
  event: "card-discarded";
  seat: string;
  card: string;
}

export interface CardTaken {
  event: "card-taken";
  seat: string;
  card: string;
}

/** Cards of a hand that the other seat gets to see. */
export interface HandShown {
  event: "hand-shown";
  seat: string;
  cards: Array<string>;
}

/** What everybody else learns of it. */
export interface HandLookedAt {
  event: "hand-looked-at";
  seat: string;
}

export interface SupportAdded {
  event: "support-added";
  seat: string;
  space: string;
  points: number;
}

export interface SupportRemoved {
  event: "support-removed";
  seat: string;
  space: string;
  points: number;
}

export interface SupportMoved {
  event: "support-moved";
  seat: string;
  origin: string;
  space: string;
  points: number;
}

/** From nobody or from the other seat. */
export interface ControlGained {
  event: "control-gained";
  seat: string;
  space: string;
}

/** Nobody controls the space now. */
export interface ControlLost {
  event: "control-lost";
  seat: string;
  space: string;
}

/** die + ops + neighbours = total, less twice the stability = excess; `added` is what `ops` is: ops or tension. */
export interface SupportChecked {
  event: "support-checked";
  seat: string;
  space: string;
  die: number;
  added: string;
  ops: number;
  neighbours: number;
  stability: number;
  total: number;
  excess: number;
  success: number;
}

export interface DieRerolled {
  event: "die-rerolled";
  seat: string;
  old: number;
  die: number;
}

/** A navy that fails has its marker turned to +1. */
export interface NavalAttempt {
  event: "naval-attempt";
  seat: string;
  box: string;
  die: number;
  modifier: number;
  total: number;
  needed: number;
  success: number;
}

/** Without a roll, by `cause`: `start`, neither navy has left it; `bethmann`, the marker showed no +1 (74). */
export interface NavalAttemptFailed {
  event: "naval-attempt-failed";
  seat: string;
  cause: string;
}

export interface NavyAdvanced {
  event: "navy-advanced";
  seat: string;
  box: string;
}

export interface NavyRetreated {
  event: "navy-retreated";
  seat: string;
  box: string;
}

/** Points gained by a seat; the marker stands at `vp` then, positive for the Liberal: `leader` has `margin`. */
export interface VictoryPoints {
  event: "victory-points";
  seat: string;
  points: number;
  vp: number;
  leader: string;
  margin: number;
  before?: number;
}

export interface TensionChanged {
  event: "tension-changed";
  change: number;
  tension: number;
}

/** `war` is whether the Great War breaks out; logs of versions up to 0.2.0 do not say. */
export interface CrisisRolled {
  event: "crisis-rolled";
  die: number;
  tension: number;
  status: number;
  total: number;
  war?: number;
}

/** Legacy of Bismarck holds the Balkans back (25). */
export interface CrisisAvoided {
  event: "crisis-avoided";
}

export interface DieRolled {
  event: "die-rolled";
  seat: string;
  die: number;
  modifier: number;
}

export interface MarkerPlaced {
  event: "marker-placed";
  marker: string;
}

export interface MarkerRemoved {
  event: "marker-removed";
  marker: string;
}

export interface StabilityPlayed {
  event: "stability-played";
  seat: string;
  card: string;
}

export interface StabilityWithoutEffect {
  event: "stability-without-effect";
  seat: string;
  card: string;
}

export interface StabilityMadeUnavailable {
  event: "stability-made-unavailable";
  card: string;
}

export interface StabilityRefreshed {
  event: "stability-refreshed";
  seat: string;
}

export interface ScoringStopped {
  event: "scoring-stopped";
  region: string;
}

/** What each seat has there, level and all, and the net points (positive for the Liberal). */
export interface RegionScored {
  event: "region-scored";
  region: string;
  authoritarian: number;
  liberal: number;
  net: number;
  spaces: Array<string>;
  authoritarian_spaces: Array<string>;
  liberal_spaces: Array<string>;
  valued: Array<string>;
}

export interface WarBrokeOut {
  event: "war-broke-out";
}

export interface NationTookPart {
  event: "nation-took-part";
  nation: string;
  seat: string;
}

export interface WarRolled {
  event: "war-rolled";
  seat: string;
  die: number;
  modifier: number;
  total: number;
}

export interface WarWon {
  event: "war-won";
  seat: string;
  points: number;
}

/** Both sides lose the Great War. */
export interface WarLost {
  event: "war-lost";
}

/** So many own support points go. */
export interface LossesRolled {
  event: "losses-rolled";
  seat: string;
  region: string;
  die: number;
}

/** So many Operations Points for support. */
export interface GainsRolled {
  event: "gains-rolled";
  seat: string;
  region: string;
  die: number;
}

export interface MobilizationPlayed {
  event: "mobilization-played";
  seat: string;
  card: string;
}

export interface MobilizationInvalid {
  event: "mobilization-invalid";
  seat: string;
  card: string;
}

/** Something that has happened. */
export type GameEvent =
  | PickSealed
  | PickRetracted
  | TurnBegan
  | EraBegan
  | DeckReshuffled
  | CardsDrawn
  | CardsDealt
  | ScoringCardsRevealed
  | RoundForfeited
  | CardPlayed
  | CardsPaired
  | EventHappened
  | EventBlocked
  | EffectEnded
  | CardRemoved
  | CardDiscarded
  | CardTaken
  | HandShown
  | HandLookedAt
  | SupportAdded
  | SupportRemoved
  | SupportMoved
  | ControlGained
  | ControlLost
  | SupportChecked
  | DieRerolled
  | NavalAttempt
  | NavalAttemptFailed
  | NavyAdvanced
  | NavyRetreated
  | VictoryPoints
  | TensionChanged
  | CrisisRolled
  | CrisisAvoided
  | DieRolled
  | MarkerPlaced
  | MarkerRemoved
  | StabilityPlayed
  | StabilityWithoutEffect
  | StabilityMadeUnavailable
  | StabilityRefreshed
  | ScoringStopped
  | RegionScored
  | WarBrokeOut
  | NationTookPart
  | WarRolled
  | WarWon
  | WarLost
  | LossesRolled
  | GainsRolled
  | MobilizationPlayed
  | MobilizationInvalid;

/** The same for whoever reads a field without asking which event it is: what only others have is undefined. */
export interface AnyEvent {
  event: GameEvent["event"];
  added: string;
  authoritarian: number;
  authoritarian_spaces: Array<string>;
  before?: number;
  box: string;
  card: string;
  cards: number | Array<string>;
  cause: string;
  change: number;
  count: number;
  die: number;
  era: string;
  excess: number;
  leader: string;
  liberal: number;
  liberal_spaces: Array<string>;
  margin: number;
  marker: string;
  modifier: number;
  nation: string;
  needed: number;
  neighbours: number;
  net: number;
  old: number;
  ops: number;
  origin: string;
  points: number;
  reason: string;
  region: string;
  seat: string;
  space: string;
  spaces: Array<string>;
  stability: number;
  status: number;
  success: number;
  tension: number;
  total: number;
  turn: number;
  use: string;
  valued: Array<string>;
  vp: number;
  war?: number;
}
