// Made by `python -m tools.board_types` from the records that the game declares in Python. Do not edit.

/** A person or an event: its crisis when drawn, its conference effect when an issue is settled. */
export interface EventCard {
  kind: "person" | "event";
  crisis: Array<UprisingCheck | Unrest | PowderKeg | Happiness | RecoverInfluence | ExhaustInfluence | RecoverMilitary | Demobilize | SwapWaitingRoom | DiscardIssue | UnsettleIssue | ChoosePlayer | ChooseOne>;
  conference: Array<UprisingCheck | Unrest | PowderKeg | Happiness | RecoverInfluence | ExhaustInfluence | RecoverMilitary | Demobilize | SwapWaitingRoom | DiscardIssue | UnsettleIssue | ChoosePlayer | ChooseOne>;
  influence_icon?: boolean;
  optional?: boolean;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

export interface UprisingCheck {
  op: "uprising_check";
  region: "europe" | "balkans" | "middle_east" | "africa" | "asia_pacific" | "highest" | "random";
}

export interface Unrest {
  op: "unrest";
  region: "europe" | "balkans" | "middle_east" | "africa" | "asia_pacific" | "random" | "choice";
  delta: number;
}

export interface PowderKeg {
  op: "powder_keg";
  region: "europe" | "balkans" | "middle_east" | "africa" | "asia_pacific";
  delta: 1 | -1;
}

export interface Happiness {
  op: "happiness";
  who: "uk" | "france" | "usa" | "italy" | "japan" | "decider" | "chosen" | "each_player";
  delta: number;
}

export interface RecoverInfluence {
  op: "recover_influence";
  who: "uk" | "france" | "usa" | "italy" | "japan" | "decider" | "chosen" | "each_player";
  n: number;
}

export interface ExhaustInfluence {
  op: "exhaust_influence";
  who: "uk" | "france" | "usa" | "italy" | "japan" | "decider" | "chosen" | "each_player";
  n: number;
}

export interface RecoverMilitary {
  op: "recover_military";
  who: "uk" | "france" | "usa" | "italy" | "japan" | "decider" | "chosen" | "each_player";
  n: number | "all";
}

export interface Demobilize {
  op: "demobilize";
  who: "uk" | "france" | "usa" | "italy" | "japan" | "decider" | "chosen" | "each_player";
  box: "track" | "one";
}

export interface SwapWaitingRoom {
  op: "swap_waiting_room";
  by: "decider";
}

export interface DiscardIssue {
  op: "discard_issue";
  by: "decider";
  zone: "waiting_room";
}

export interface UnsettleIssue {
  op: "unsettle_issue";
  by: "decider";
  filter: IssueFilter;
}

/** Which settled issues may be re-opened; what is left out does not matter. */
export interface IssueFilter {
  region?: "europe" | "balkans" | "middle_east" | "africa" | "asia_pacific" | "world";
  issue?: string;
  max_stars?: number;
}

export interface ChoosePlayer {
  op: "choose_player";
  by: "decider";
  among: "any" | "others";
  one_of: Array<Array<UprisingCheck | Unrest | PowderKeg | Happiness | RecoverInfluence | ExhaustInfluence | RecoverMilitary | Demobilize | SwapWaitingRoom | DiscardIssue | UnsettleIssue>>;
}

export interface ChooseOne {
  op: "choose_one";
  by: "decider";
  one_of: Array<Array<UprisingCheck | Unrest | PowderKeg | Happiness | RecoverInfluence | ExhaustInfluence | RecoverMilitary | Demobilize | SwapWaitingRoom | DiscardIssue | UnsettleIssue>>;
}

/** An issue: its region (`world` for a principle), its stars, and whether military may bid for it. */
export interface Issue {
  region: "europe" | "balkans" | "middle_east" | "africa" | "asia_pacific" | "world";
  stars: number;
  no_military?: boolean;
  game_end?: boolean;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** One option of an issue: signed changes of happiness and unrest, and the counters it places. */
export interface Option {
  issue: string;
  happiness?: Record<string, number>;
  unrest?: Record<string, number>;
  counters?: Array<"industrial_growth" | "german_containment" | "self_determination" | "german_reparations" | "bolshevik_containment" | "naval:uk" | "naval:usa" | "empire:uk" | "empire:france" | "empire:usa" | "empire:italy" | "empire:japan" | "naval:uk_or_usa">;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A strategy card. */
export interface Strategy {
  scoring: Array<Scoring>;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** What one thing is worth to a strategy. */
export interface Scoring {
  term: "counter" | "regions_unrest_le_3" | "regions_unrest_ge_4" | "military_not_demobilized" | "happiness_x2" | "japan_signs" | "italy_signs" | "japan_refuses" | "italy_refuses";
  vp?: number;
  counter?: "industrial_growth" | "german_containment" | "self_determination" | "german_reparations" | "bolshevik_containment" | "naval:uk" | "naval:usa" | "empire:uk" | "empire:france" | "empire:usa" | "empire:italy" | "empire:japan" | "naval:any" | "empire:any" | "";
}

/** A region track; a die that shows its number picks it. */
export interface Region {
  number: number;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A column of the tracks: the roll that brings an uprising (0 for none), and what a unit placed there does. */
export interface Column {
  column: number;
  uprising: number;
  military?: boolean;
  recover?: number;
  discontent?: number;
  modifier?: boolean;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A box of the demobilize track, the highest first. */
export interface Box {
  value: number;
  four_players?: boolean;
  unlimited?: boolean;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** How many units a nation may have from so much happiness on. */
export interface Zone {
  least: number;
  limit: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** How deep the game-end card lies, and with what happiness players start. */
export interface Length {
  below: number;
  happiness: number;
  shuffled?: boolean;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The counters that score for a faction of the solo game, wherever they lie. */
export interface Faction {
  counters: Array<"industrial_growth" | "german_containment" | "self_determination" | "german_reparations" | "bolshevik_containment" | "naval:uk" | "naval:usa" | "empire:uk" | "empire:france" | "empire:usa" | "empire:italy" | "empire:japan">;
  sources?: Record<string, "rulebook" | "reference" | "designed">;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The points for happiness by place. */
export interface Places {
  points: Array<number>;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** A number of the rules. */
export interface Figure {
  value: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The content files by name, each with its tables. */
export interface ContentFiles {
  events: { event_card: Array<EventCard>; };
  issues: { issue: Array<Issue>; option: Array<Option>; };
  strategies: { strategy: Array<Strategy>; };
  tracks: { region: Array<Region>; column: Array<Column>; box: Array<Box>; zone: Array<Zone>; length: Array<Length>; faction: Array<Faction>; places: Array<Places>; figure: Array<Figure>; };
}
