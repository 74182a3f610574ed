// Made by `python -m tools.board_types` from chancellery/table/entries.py. Do not edit.

/** An event as the server sends it: its name, and its fields. */
export type EventData = Record<string, any>;

/** What happened before the first action, as a seat may know it. */
export interface Opened {
  events: Array<EventData>;
}

/** An action as a seat may know it: others learn what happened, never which action was chosen. */
export interface ActionSeen {
  seat: string;
  events: Array<EventData>;
  late?: boolean;
  action?: string;
}

/** Actions were taken back: who asked for that, whether all had to agree, and how far the match had come. */
export interface TakenBack {
  by: string | null;
  agreed: boolean;
  from: number;
}

/** A seat asks to take something back or agrees to it, or does not. */
export interface Consented {
  seat: string;
  agrees: boolean;
}

/** A message to a seat, or to everybody (None). */
export interface Said {
  id: number;
  sender: string;
  to: string | null;
  text: string;
}

/** Why a bot did what it has just done besides answering: the key of a message `explained-…` and its values. */
export interface Explained {
  seat: string;
  key: string;
  args: EventData;
  bot?: string;
}

/** A seat has asked the chancellor. */
export interface HintAsked {
  seat: string;
}

/** The rules failed at a move of a seat, if of any; it does not count. */
export interface RulesFell {
  seat: string | null;
}

/** From here on a newer version of the rules counts. */
export interface RulesChanged {
  rules: number;
  to: number;
  how: "unchanged" | "carried";
  digest: string;
  from?: number;
}

/** Somebody sat down, came back or left: who sits there now, and the status of the match once somebody left. */
export interface SeatChanged {
  seat: string;
  kind: "open" | "person" | "bot";
  status?: "waiting" | "running" | "finished" | "abandoned";
  how?: "left" | "resigned" | "back";
  who?: string;
  bot?: string;
}

/** Seats have another person, or are open since somebody declined. */
export interface SeatsChanged {
  seats: Array<string>;
  kind: "open" | "person" | "bot";
  declined?: boolean;
}

/** Somebody who is forgotten has left these seats, and the status of the match then. */
export interface SeatsLeft {
  left: Array<string>;
  status: "waiting" | "running" | "finished" | "abandoned";
}

/** The time of seats was up: bots play on there, or the others have won. */
export interface TimeWasUp {
  seats: Array<string>;
  status: "waiting" | "running" | "finished" | "abandoned";
  reason?: "time-out";
  kind?: "open" | "person" | "bot";
  who?: Array<string | null>;
  bot?: string;
}

/** The status of a match, as everybody may know it; see StatusChanged. */
export interface StatusSeen {
  status: "waiting" | "running" | "finished" | "abandoned";
  commitment?: string;
  shares?: Record<string, string>;
  rematch?: string;
  reason?: string;
  seat?: string;
  kind?: "open" | "person" | "bot";
}

/** What happened, as log and event stream have it. */
export type Entry = { seq: number; ply: number; at: number; text?: string[] | null } & (
  | { kind: "opening"; data: Opened }
  | { kind: "action"; data: ActionSeen }
  | { kind: "undo"; data: TakenBack }
  | { kind: "consent"; data: Consented }
  | { kind: "message"; data: Said }
  | { kind: "explained"; data: Explained }
  | { kind: "hint"; data: HintAsked }
  | { kind: "defect"; data: RulesFell }
  | { kind: "rules"; data: RulesChanged }
  | { kind: "seat"; data: SeatChanged | SeatsChanged | SeatsLeft | TimeWasUp }
  | { kind: "status"; data: StatusSeen | SeatChanged | SeatsLeft | TimeWasUp }
);
