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

export interface NationChosen {
  event: "nation-chosen";
  seat: string;
  nation: string;
}

export interface OrderSet {
  event: "order-set";
  nations: Array<string>;
}

export interface TurnBegun {
  event: "turn-begun";
  turn: number;
  nation: string;
}

/** Nothing political is possible. */
export interface NoPoliticalAction {
  event: "no-political-action";
  nation: string;
}

export interface InfluencePlaced {
  event: "influence-placed";
  nation: string;
  issue: string;
  cubes: number;
}

export interface InfluenceReclaimed {
  event: "influence-reclaimed";
  nation: string;
  cubes: number;
  units: number;
}

export interface UnitRecalled {
  event: "unit-recalled";
  nation: string;
  region: string;
}

/** Somebody settles an issue; its leader controls it. */
export interface IssueSettled {
  event: "issue-settled";
  nation: string;
  issue: string;
  controller: string;
}

/** What becomes of a nation's cubes on an issue that is settled. */
export interface CubesReturned {
  event: "cubes-returned";
  nation: string;
  available: number;
  exhausted: number;
}

export interface OptionChosen {
  event: "option-chosen";
  nation: string;
  issue: string;
  issue_option: string;
}

export interface CountersPlaced {
  event: "counters-placed";
  issue: string;
  counters: Array<string>;
}

export interface ConferenceResolved {
  event: "conference-resolved";
  nation: string;
  event_card: string;
}

export interface ConferenceDeclined {
  event: "conference-declined";
  nation: string;
  event_card: string;
}

export interface IssueAdvanced {
  event: "issue-advanced";
  nation: string;
  issue: string;
}

export interface EventAdvanced {
  event: "event-advanced";
  nation: string;
  event_card: string;
}

export interface CubePut {
  event: "cube-put";
  nation: string;
  event_card: string;
}

/** An issue comes back from the discard pile. */
export interface IssuePicked {
  event: "issue-picked";
  nation: string;
  issue: string;
  cubes: number;
}

export interface IssuesDrawn {
  event: "issues-drawn";
  nation: string;
  issues: Array<string>;
}

export interface IssueKept {
  event: "issue-kept";
  issue: string;
}

export interface IssueDiscarded {
  event: "issue-discarded";
  issue: string;
}

export interface EventsShuffled {
  event: "events-shuffled";
  cards: number;
}

export interface CrisisBegun {
  event: "crisis-begun";
  event_card: string;
}

export interface HappinessChanged {
  event: "happiness-changed";
  nation: string;
  change: number;
  happiness: number;
}

export interface Mutinied {
  event: "mutinied";
  nation: string;
}

/** Unrest stands in the column then; `change` is how many columns it moved, to the right if positive. */
export interface UnrestChanged {
  event: "unrest-changed";
  region: string;
  before: number;
  column: number;
  change: number;
  needed: number;
}

export interface KegMoved {
  event: "keg-moved";
  region: string;
  column: number;
}

/** The die for a random region. */
export interface RegionRolled {
  event: "region-rolled";
  die: number;
  region: string;
}

export interface UnitDeployed {
  event: "unit-deployed";
  nation: string;
  space: string;
}

export interface UnitDemobilized {
  event: "unit-demobilized";
  nation: string;
  value: number;
}

export interface InfluenceRecovered {
  event: "influence-recovered";
  nation: string;
  cubes: number;
}

export interface InfluenceExhausted {
  event: "influence-exhausted";
  nation: string;
  cubes: number;
}

export interface UnitsRecovered {
  event: "units-recovered";
  nation: string;
  units: number;
}

export interface PlayerNamed {
  event: "player-named";
  nation: string;
  named: string;
}

export interface IssueReopened {
  event: "issue-reopened";
  issue: string;
}

export interface IssuesSwapped {
  event: "issues-swapped";
  out: string;
  back: string;
}

export interface NoUprisingPossible {
  event: "no-uprising-possible";
  region: string;
}

export interface ModifierAnnounced {
  event: "modifier-announced";
  nation: string;
  region: string;
  change: number;
}

/** A check: the die, the sum of the modifiers, the number needed, and whether there is an uprising. */
export interface UprisingRolled {
  event: "uprising-rolled";
  region: string;
  die: number;
  modifier: number;
  needed: number;
  uprising: number;
  total?: number;
}

export interface RollOff {
  event: "roll-off";
  nation: string;
  die: number;
}

export interface NobodyHit {
  event: "nobody-hit";
  region: string;
}

export interface UprisingBegun {
  event: "uprising-begun";
  region: string;
  nation: string;
  issue: string;
}

export interface BidMade {
  event: "bid-made";
  nation: string;
  force: string;
  strength: number;
  cubes: number;
}

export interface BidPassed {
  event: "bid-passed";
  nation: string;
}

export interface BidWon {
  event: "bid-won";
  nation: string;
  issue: string;
  units: number;
  cubes: number;
}

export interface NobodyBid {
  event: "nobody-bid";
  issue: string;
}

export interface CountersRemoved {
  event: "counters-removed";
  issue: string;
}

export interface StrategyChosen {
  event: "strategy-chosen";
  nation: string;
  strategy: string;
}

export interface GameEndSettled {
  event: "game-end-settled";
  nation: string;
  controller: string;
}

/** Issues are wanted and there are none left. */
export interface DeckEmpty {
  event: "deck-empty";
  nation: string;
}

/** Nobody can act any more. */
export interface ConferenceStalled {
  event: "conference-stalled";
  nation: string;
}

export interface Scored {
  event: "scored";
  nation: string;
  stars: number;
  flags: number;
  strategy: number;
  happiness: number;
  total: number;
}

/** A step on the way to an offer, which only its author sees. */
export interface DealDrafted {
  event: "deal-drafted";
  nation: string;
  partner: string;
}

/** An offer: cubes that its author exhausts for the partner, or asks the partner to exhaust. */
export interface DealOffered {
  event: "deal-offered";
  nation: string;
  partner: string;
  gives: number;
  asks: number;
  promises: number;
}

export interface DealWithdrawn {
  event: "deal-withdrawn";
  nation: string;
  partner: string;
}

/** What a deal was about is over. */
export interface DealLapsed {
  event: "deal-lapsed";
  nation: string;
  partner: string;
}

export interface DealRefused {
  event: "deal-refused";
  nation: string;
  partner: string;
}

export interface DealStruck {
  event: "deal-struck";
  nation: string;
  partner: string;
}

export interface InfluenceDealt {
  event: "influence-dealt";
  giver: string;
  taker: string;
  cubes: number;
}

/** A promise of a deal: the verb of an action and what it is about, and whether it is a promise not to. */
export interface PromiseMade {
  event: "promise-made";
  nation: string;
  refrain: number;
  verb: string;
  number: number;
  issue: string;
  issue_option: string;
  event_card: string;
  other: string;
  region: string;
  space: string;
  force: string;
  strategy: string;
}

export interface UsaActionBegun {
  event: "usa-action-begun";
  nation: string;
}

export interface UsaIdle {
  event: "usa-idle";
  nation: string;
}

export interface PointScored {
  event: "point-scored";
  nation: string;
  points: number;
}

export interface FactionSwitched {
  event: "faction-switched";
  nation: string;
}

/** Which priority decided what an automated faction does. */
export interface BotDecided {
  event: "bot-decided";
  nation: string;
  priority: string;
}

/** Something that has happened. */
export type GameEvent =
  | PickSealed
  | PickRetracted
  | NationChosen
  | OrderSet
  | TurnBegun
  | NoPoliticalAction
  | InfluencePlaced
  | InfluenceReclaimed
  | UnitRecalled
  | IssueSettled
  | CubesReturned
  | OptionChosen
  | CountersPlaced
  | ConferenceResolved
  | ConferenceDeclined
  | IssueAdvanced
  | EventAdvanced
  | CubePut
  | IssuePicked
  | IssuesDrawn
  | IssueKept
  | IssueDiscarded
  | EventsShuffled
  | CrisisBegun
  | HappinessChanged
  | Mutinied
  | UnrestChanged
  | KegMoved
  | RegionRolled
  | UnitDeployed
  | UnitDemobilized
  | InfluenceRecovered
  | InfluenceExhausted
  | UnitsRecovered
  | PlayerNamed
  | IssueReopened
  | IssuesSwapped
  | NoUprisingPossible
  | ModifierAnnounced
  | UprisingRolled
  | RollOff
  | NobodyHit
  | UprisingBegun
  | BidMade
  | BidPassed
  | BidWon
  | NobodyBid
  | CountersRemoved
  | StrategyChosen
  | GameEndSettled
  | DeckEmpty
  | ConferenceStalled
  | Scored
  | DealDrafted
  | DealOffered
  | DealWithdrawn
  | DealLapsed
  | DealRefused
  | DealStruck
  | InfluenceDealt
  | PromiseMade
  | UsaActionBegun
  | UsaIdle
  | PointScored
  | FactionSwitched
  | BotDecided;

/** The same for whoever reads a field without asking which event it is: what only others have is undefined. */
export interface AnyEvent {
  event: GameEvent["event"];
  asks: number;
  available: number;
  back: string;
  before: number;
  cards: number;
  change: number;
  column: number;
  controller: string;
  counters: Array<string>;
  cubes: number;
  die: number;
  event_card: string;
  exhausted: number;
  flags: number;
  force: string;
  giver: string;
  gives: number;
  happiness: number;
  issue: string;
  issue_option: string;
  issues: Array<string>;
  modifier: number;
  named: string;
  nation: string;
  nations: Array<string>;
  needed: number;
  number: number;
  other: string;
  out: string;
  partner: string;
  points: number;
  priority: string;
  promises: number;
  refrain: number;
  region: string;
  seat: string;
  space: string;
  stars: number;
  strategy: string | number;
  strength: number;
  taker: string;
  total?: number;
  turn: number;
  units: number;
  uprising: number;
  value: number;
  verb: string;
}
