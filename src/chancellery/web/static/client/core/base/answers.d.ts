// Made by `python -m tools.board_types` from the handlers of chancellery/web/api. Do not edit.

import type { Entry, EventData } from "../game/entries.d.ts";
import type { PositionData } from "../game/types.js";

/** An address without what is asked for after it. */
type Path<P extends string> = P extends `${infer Before}?${string}` ? Before : P;

/** A paragraph of the rules with all that is below it. */
export interface HelpPage {
  number: string;
  paragraphs: Array<ParagraphData>;
}

/** A paragraph as JSON. */
export interface ParagraphData {
  number: string;
  title: string;
  depth: number;
  text: string;
}

/** The content files as they are, the kinds of things that actions and events are about, and the board's legend. */
export interface GameFacts {
  content: Record<string, EventData>;
  actions: Record<string, [string, string | null, string | null]>;
  events: Record<string, Record<string, string>>;
  legend: EventData;
  paragraphs: Record<string, string>;
  formalities: Array<string>;
}

/** A thing: its kind, id and name, what it says, its figures, and what belongs to it, by kind, each in a line. */
export interface Explanation {
  kind: string;
  id: string;
  name: string;
  texts: Record<string, string>;
  figures: Record<string, number | boolean | string>;
  parts: Record<string, Array<string>>;
  rule: string | null;
}

/** The steps of a tutorial, what is said between them, and its first position as the learner sees it. */
export interface Lesson {
  seat: string;
  options: Record<string, boolean | number | string>;
  steps: Array<TutorialStep>;
  asides: Array<TutorialStep>;
  points: string;
  position: PositionData<any>;
}

/** One coach mark; its words are the message `learn-<id>` with `.title`, and `.try` if there is something to try. */
export interface TutorialStep {
  id: string;
  show: Array<string>;
  on: Array<string>;
  tries: Array<string>;
}

/** A position as a seat may know it. */
export interface PositionData {
  game: string;
  seat: string | null;
  waiting: Array<string>;
  rule: string | null;
  prompt: TextData | null;
  legal: Array<string>;
  asides: Array<string>;
  picks: Array<string>;
  talk: boolean;
  result: ResultView | null;
  board: Record<string, any>;
  outlook?: Record<string, Record<string, any>>;
}

/** A sentence as JSON: the key of its message, and its values. */
export interface TextData {
  key: string;
  args: EventData;
}

/** How a match ended: the seats that won, why, and the points of every seat in the order of the seats. */
export interface ResultView {
  winners: Array<string>;
  reason: string;
  scores: Array<number>;
}

/** What a seat sees: the match, its position, and the same in words where a language was asked for. */
export interface View {
  seq: number;
  ply: number;
  status: "waiting" | "running" | "finished" | "abandoned";
  seat: string | null;
  undo: boolean;
  consents: Array<string>;
  clocks: Record<string, number | null>;
  left: number | null;
  position: PositionData<any>;
  playable: boolean;
  text: QuestionText | null;
  fresh: Array<Entry> | null;
  only: "at-once" | "later" | null;
}

/** What a seat is asked in words: the prompt, and each of its answers and asides as on a button. */
export interface QuestionText {
  reason?: string | null;
  headline?: string | null;
  prompt: string | null;
  actions: Record<string, string>;
}

/** All that a page needs of a match, or has missed of it: who sits there, what is seen, happened and was said. */
export interface TableNews {
  summary: MatchSummary;
  view: View;
  log: Array<Entry>;
  messages: MessageList;
  odds: Record<string, DieAhead>;
  passing: Array<string> | null;
}

/** A match as anybody may know it. */
export interface MatchSummary {
  id: string;
  game: string;
  rules: number;
  installed_rules: number;
  playable: boolean;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatSummary>;
  pace: Pace;
  timeout: "bot" | "forfeit";
  visibility: "public" | "link";
  status: "waiting" | "running" | "finished" | "abandoned";
  ply: number;
  waiting: Array<string>;
  consents: Array<string>;
  created: number;
  result: ResultView | null;
  rematch: string | null;
  imported: boolean;
  commitment: string;
  seed: string | null;
  owner: string | null;
  yours: Array<string>;
  shares: Record<string, string>;
  tutorial: boolean;
  hints: boolean;
  may_ask_hint: boolean;
  fork: ForkSummary | null;
  may_end: Array<"resign" | "leave" | "abandon" | "delete">;
  resigning: "over" | "bot" | null;
  listed: boolean;
  watching: number;
  upgrade: UpgradeSummary | null;
  unread: number | null;
}

/** A seat: who sits there, the seconds left, whether it is kept for you, and to whom an open one is offered. */
export interface SeatSummary {
  id: string;
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  left: number | null;
  yours: boolean;
  kept: boolean;
  offered: string | null;
  account: boolean;
  present: boolean;
  absent: boolean;
  role: string | null;
  for_whom: string | null;
  gone: boolean;
  resigned: boolean;
}

/** How long a seat may think. */
export interface Pace {
  kind: "none" | "live" | "days";
  seconds: number;
  increment: number;
  days: number;
}

/** The match that a fork was taken from, and after how many actions; its id is empty if it came from a file. */
export interface ForkSummary {
  match: string;
  ply: number;
}

/** The last change of the rules of a match that was begun with older ones. */
export interface UpgradeSummary {
  ply: number;
  rules: number;
  to: number;
  replays_from: number;
  carried: boolean;
  at: number;
  object_until: number | null;
}

export interface MessageList {
  messages: Array<MessageSummary>;
  unread: number;
}

/** A message: from which seat, to which or to all, and what whoever wrote it is called. */
export interface MessageSummary {
  id: number;
  ply: number;
  sender: string;
  to: string | null;
  text: string;
  at: number;
  name: string | null;
}

/** The die that an action comes to. */
export interface DieAhead {
  rolls: boolean;
  counts: Record<string, Array<number>>;
  faces: Array<Array<EventData>>;
}

/** What replaying a match against the commitment of its seed came to. */
export interface Verification {
  holds: boolean;
  problem: string | null;
  plies: number;
  commitment: string;
  seed: string;
  digest: string | null;
  ending: "played" | "declared" | "abandoned" | null;
  began: boolean;
  promised: boolean;
  shares: Record<string, string>;
  stretches: Array<StretchProved>;
  fork: ForkSummary | null;
  code: string | null;
  message: string | null;
}

/** A stretch of plies that was played by one version of the rules, and what is proved of it. */
export interface StretchProved {
  from: number;
  to: number;
  rules: number;
  proved: "replayed" | "carried" | "older";
  digest?: string;
}

/** A finished match as one story. */
export interface Story {
  plies: number;
  curve: Array<PointsAfter>;
  turns: Array<TurnMark>;
  turning: Array<TurningPoint>;
  dice: Array<Dice>;
  positions: Record<string, PositionData<any>>;
  shared: boolean;
  score: Array<ScoreLine>;
}

/** The points of every seat after a ply. */
export interface PointsAfter {
  ply: number;
  points: Array<number>;
}

/** A turn began with this ply. */
export interface TurnMark {
  ply: number;
  event: EventData;
}

/** Points changed by much: by how much for every seat, and the events that tell why. */
export interface TurningPoint {
  ply: number;
  change: Array<number>;
  causes: Array<EventData>;
}

/** The dice of a seat, or of nobody in particular (None). */
export interface Dice {
  seat: string | null;
  faces: Array<number>;
  tries: number;
  successes: number;
  expected: number;
}

/** What every seat has of its points in one category. */
export interface ScoreLine {
  category: string;
  points: Array<number>;
}

/** Asides that make sense for you now, in the order in which they are taken, and what they say together. */
export interface ReadyMadeAsides {
  actions: Array<string>;
  says: Record<string, any>;
}

/** What a seat saw in the midst of an action, when it had been told so many of the events of its entry. */
export interface StageSeen {
  events: number;
  position: PositionData;
}

/** Why a thing cannot be chosen now: a message `why-<key>` with its values, paragraph, and words. */
export interface WhyNot {
  key: string;
  args: Record<string, any>;
  rule: string | null;
  text: string | null;
}

/** Who follows a match now: the seats of people whose page is open, and how many watch. */
export interface Presence {
  seats: Array<string>;
  watching: number;
}

/** The review of a match that is over, or how far it has come: from 0 to 1, null if nobody has asked for it. */
export interface ReviewState {
  progress: number | null;
  review: Review | null;
}

/** A match that is over, as the judge sees it; chances are from 0 to 1, estimated. */
export interface Review {
  method: number;
  plies: number;
  start: Array<number>;
  curve: Array<ChancesAfter>;
  swings: Array<Swing>;
  costly: Array<Costly>;
  totals: Array<Total>;
  ended: boolean;
  explained: number | null;
  well_seen: boolean;
  turns: Array<TurnMark>;
}

/** Everybody's chance to win after a ply. */
export interface ChancesAfter {
  ply: number;
  chances: Array<number>;
}

/** Chances changed by much at a ply: by whose action, by what was chosen or by luck, and what happened. */
export interface Swing {
  ply: number;
  seat: string;
  kind: "decision" | "luck";
  change: Array<number>;
  action: string;
  causes: Array<EventData>;
  turn: EventData | null;
}

/** A decision that cost its seat much against the best answer: how much, give or take, and what was better. */
export interface Costly {
  ply: number;
  seat: string;
  cost: number;
  within: number;
  action: string;
  better: string;
  turn: EventData | null;
}

/** How a seat came from its chances before the deal to its result; luck, own, others and rest add up to it exactly. */
export interface Total {
  seat: string;
  start: number;
  luck: number;
  luck_within: number;
  own: number;
  own_within: number;
  others: number;
  others_within: number;
  rest: number;
  result: number;
}

/** The ratings of a game, the strongest first, then those of few matches, who have no place. */
export interface RatingList {
  game: string;
  players: Array<RatedPlayer>;
  more: boolean;
  ranked: number;
  provisional: number;
  enough: number;
  you: RatedPlayer | null;
  bots: Array<BotFigure>;
}

/** Somebody in a list of ratings. */
export interface RatedPlayer {
  name: string;
  place: number | null;
  strength: number;
  least: number;
  most: number;
  rated: number;
  yours: boolean;
}

/** How a bot fared against another when that was measured: its victories in a hundred games. */
export interface BotFigure {
  bot: string;
  against: string;
  players: number;
  games: number;
  percent: number;
}

export interface SessionSummary {
  id: string;
  kind: string;
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** The server's key for `subscribe` (null where nobody is called), your devices, and your quiet hours. */
export interface CallSettings {
  key: string | null;
  devices: Array<DeviceSummary>;
  quiet: Quiet | null;
}

/** A device that is called; `service` is who carries the calls, `used` when it took one last. */
export interface DeviceSummary {
  id: string;
  label: string;
  service: string;
  created: number;
  used: number | null;
  current: boolean;
}

/** Hours in which you are not called, by the clock of a time zone such as `Europe/Paris`. */
export interface Quiet {
  start: string;
  end: string;
  zone: string;
}

/** Somebody who is muted or blocked, by their present name. */
export interface Relation {
  name: string;
  how: string;
  since: number;
}

/** What somebody reports of somebody else at a match: with the message it is about, if it is about one. */
export interface PlayerReport {
  id: number;
  match_id: string;
  by_name: string;
  about: string | null;
  about_name: string;
  message: string | null;
  text: string;
  at: number;
  closed: number | null;
  closed_by: string | null;
}

/** What an operator did, to what or whom, and the name that had then. */
export interface Deed {
  id: number;
  at: number;
  operator: string;
  deed: string;
  about: string;
  name: string;
}

/** A game with all that a form for a new match needs; `roles` are what seats are called by what they play. */
export interface GameData {
  id: string;
  title: string;
  designers: Array<string>;
  publisher: string;
  year: number | null;
  rules: number;
  players: Array<number>;
  seats: Record<string, Array<SeatName>>;
  roles: Record<string, string>;
  options: Array<OptionField>;
  pitch: string;
  years: string;
  length: string;
  bots: Array<string>;
  languages: Array<string>;
  drawn: boolean;
  tutorial: boolean;
  tutorial_steps: number;
  vignette: boolean;
  poster: boolean;
  looks: Record<string, SeatLook>;
}

/** A seat, and what it is called. */
export interface SeatName {
  id: string;
  name: string;
}

/** A field of the form: its kind, defaults and limits, the words on it, and the paragraph about it. */
export interface OptionField {
  values?: Array<string>;
  labels?: Record<string, string>;
  least?: number;
  most?: number;
  id: string;
  default: boolean | number | string;
  company: boolean | number | string;
  bots_only: boolean;
  players: Array<number> | null;
  kind: string;
  label: string;
  help: string;
  rule: string;
}

/** How a seat is drawn: an icon of the page or an initial, and the class of its colours. */
export interface SeatLook {
  icon?: string;
  initial?: string;
  className?: string;
}

/** An account as others may know it; the figures are of its last matches, at most 500. */
export interface Profile {
  name: string;
  since: number;
  yours: boolean;
  private: boolean;
  games: Array<GameRecord>;
  bots: Array<BotRecord>;
  rivals: Array<Rival>;
  matches: Array<ProfileMatch>;
}

/** What somebody did in a game. */
export interface GameRecord {
  game: string;
  played: number;
  won: number;
  seats: Array<SeatRecord>;
  rated: number;
  strength: number | null;
  provisional: boolean;
  course: Array<number>;
}

/** How often somebody played a seat, or what is decided in play (`role`), and won there. */
export interface SeatRecord {
  seat: string;
  played: number;
  won: number;
  role: string | null;
}

/** Matches against bots of one kind alone. */
export interface BotRecord {
  bot: string;
  played: number;
  won: number;
}

/** Another account, and who came out better in matches with both: you, they, or neither. */
export interface Rival {
  name: string;
  played: number;
  won: number;
  lost: number;
}

/** A match of somebody that whoever asks may open; its place is 1 for the first, `shared` with how many others. */
export interface ProfileMatch {
  id: string;
  game: string;
  seat: string;
  others: Array<string>;
  bots: Array<string>;
  place: number;
  shared: number;
  players: number;
  reason: string;
  ended: number;
  role: string | null;
  resigned: boolean;
}

/** Who you are; `id` is None for somebody who has not done anything here yet. */
export interface Me {
  id: string | null;
  name: string | null;
  guest: boolean;
  operator: boolean;
  language: string;
  email: string | null;
  webhook: string | null;
  private: boolean;
  listed: boolean;
  waiting: number;
  called: boolean;
  called_here: boolean;
}

/** Somebody who was looked for by name, and the games in which they are rated. */
export interface FoundPlayer {
  name: string;
  games: Array<string>;
}

/** Where the match stands after a change, and how it looks now if that was asked for. */
export interface Done {
  ply: number;
  seq: number;
  status: "waiting" | "running" | "finished" | "abandoned";
  view?: View;
}

/** Success without anything to say. */
export interface Ok {
  done: boolean;
}

/** How many tables wait for you. */
export interface Waiting {
  waiting: number;
}

/** What the chancellor would answer at a ply: its choice and the two next best, why, and all of it as a sentence. */
export interface Hint {
  ply: number;
  seat: string;
  answers: Array<HintAnswer>;
  why: HintContrast | null;
  against: Array<HintContrast>;
  text: string | null;
}

/** An answer that the chancellor looked at. */
export interface HintAnswer {
  action: string;
  value: number | null;
  visits: number;
  line: Array<HintStep>;
  text: string | null;
}

/** A move that is expected: whose, which, and in words where a language was asked for. */
export interface HintStep {
  seat: string;
  action: string;
  text: string | null;
}

/** Why the chancellor's choice is better than another answer. */
export interface HintContrast {
  action: string;
  gap: number;
  causes: Array<HintCause>;
  text: string | null;
}

/** What the chancellor's choice gains, or keeps while another answer would lose it, as the game says it. */
export interface HintCause {
  key: string;
  args: EventData;
  text: string | null;
}

/** A new API token: shown this once. */
export interface Token {
  token: string;
}

/** What a GET of an address is answered; the address may have to be told as what it is. */
export type GetAnswer<P extends string> = string extends P ? any
  : Path<P> extends `/games/${string}/help/${string}` ? HelpPage
  : Path<P> extends `/games/${string}/actions` ? Array<string>
  : Path<P> extends `/games/${string}/facts` ? GameFacts
  : Path<P> extends `/games/${string}/text` ? string
  : Path<P> extends `/games/${string}/explain` ? Array<Explanation>
  : Path<P> extends `/games/${string}/help` ? Array<ParagraphData>
  : Path<P> extends `/games/${string}/tutorial` ? Lesson
  : Path<P> extends `/matches/${string}/view` ? View
  : Path<P> extends `/matches/${string}/table` ? TableNews
  : Path<P> extends `/matches/${string}/log` ? Array<Entry>
  : Path<P> extends `/matches/${string}/export` ? EventData
  : Path<P> extends `/matches/${string}/verify` ? Verification
  : Path<P> extends `/matches/${string}/story` ? Story
  : Path<P> extends `/matches/${string}/odds` ? Record<string, DieAhead>
  : Path<P> extends `/matches/${string}/passing` ? Array<string>
  : Path<P> extends `/matches/${string}/ready-made` ? Array<ReadyMadeAsides>
  : Path<P> extends `/matches/${string}/stages` ? Array<StageSeen>
  : Path<P> extends `/matches/${string}/why` ? WhyNot
  : Path<P> extends `/matches/${string}/messages` ? MessageList
  : Path<P> extends `/matches/${string}/present` ? Presence
  : Path<P> extends `/matches/${string}/review` ? ReviewState
  : Path<P> extends `/games/${string}/ratings` ? RatingList
  : Path<P> extends `/me/sessions` ? Array<SessionSummary>
  : Path<P> extends `/me/export` ? EventData
  : Path<P> extends `/me/calls` ? CallSettings
  : Path<P> extends `/me/people` ? Array<Relation>
  : Path<P> extends `/operator/matches` ? Array<MatchSummary>
  : Path<P> extends `/operator/users` ? Array<EventData>
  : Path<P> extends `/operator/reports` ? Array<PlayerReport>
  : Path<P> extends `/operator/audit` ? Array<Deed>
  : Path<P> extends `/games/${string}` ? GameData
  : Path<P> extends `/matches/${string}` ? MatchSummary
  : Path<P> extends `/people/${string}` ? Profile
  : Path<P> extends `/languages` ? Array<Record<string, string>>
  : Path<P> extends `/games` ? Array<GameData>
  : Path<P> extends `/matches` ? Array<MatchSummary>
  : Path<P> extends `/me` ? Me
  : Path<P> extends `/people` ? Array<FoundPlayer>
  : never;

/** What a POST of an address is answered; the address may have to be told as what it is. */
export type PostAnswer<P extends string> = string extends P ? any
  : Path<P> extends `/me/calls/devices/${string}/remove` ? CallSettings
  : Path<P> extends `/matches/${string}/undo/agree` ? Done
  : Path<P> extends `/matches/${string}/undo/refuse` ? Done
  : Path<P> extends `/matches/${string}/messages/read` ? Ok
  : Path<P> extends `/matches/${string}/hint/cancel` ? Ok
  : Path<P> extends `/me/sessions/${string}/revoke` ? Ok
  : Path<P> extends `/operator/matches/${string}/abandon` ? Done
  : Path<P> extends `/operator/matches/${string}/delete` ? Ok
  : Path<P> extends `/operator/users/${string}/revoke` ? Ok
  : Path<P> extends `/operator/users/${string}/delete` ? Ok
  : Path<P> extends `/operator/reports/${string}/close` ? Ok
  : Path<P> extends `/me/calls/devices` ? CallSettings
  : Path<P> extends `/me/calls/quiet` ? CallSettings
  : Path<P> extends `/me/calls/test` ? Ok
  : Path<P> extends `/me/calls/looked` ? Waiting
  : Path<P> extends `/matches/${string}/fork` ? MatchSummary
  : Path<P> extends `/matches/${string}/join` ? Done
  : Path<P> extends `/matches/${string}/share` ? Done
  : Path<P> extends `/matches/${string}/leave` ? Done
  : Path<P> extends `/matches/${string}/resign` ? Done
  : Path<P> extends `/matches/${string}/start` ? Done
  : Path<P> extends `/matches/${string}/abandon` ? Done
  : Path<P> extends `/matches/${string}/delete` ? Ok
  : Path<P> extends `/matches/${string}/rematch` ? MatchSummary
  : Path<P> extends `/matches/${string}/decline` ? Done
  : Path<P> extends `/matches/${string}/actions` ? Done
  : Path<P> extends `/matches/${string}/undo` ? Done
  : Path<P> extends `/matches/${string}/object` ? Done
  : Path<P> extends `/matches/${string}/messages` ? MessageSummary
  : Path<P> extends `/matches/${string}/hint` ? Hint
  : Path<P> extends `/matches/${string}/review` ? Ok
  : Path<P> extends `/matches/${string}/hide` ? Ok
  : Path<P> extends `/matches/${string}/report` ? Ok
  : Path<P> extends `/matches/tutorial` ? MatchSummary
  : Path<P> extends `/matches/import` ? MatchSummary
  : Path<P> extends `/me/guest` ? Me
  : Path<P> extends `/me/claim` ? Me
  : Path<P> extends `/me/password` ? Ok
  : Path<P> extends `/me/tokens` ? Token
  : Path<P> extends `/me/delete` ? Ok
  : Path<P> extends `/me/people` ? Ok
  : Path<P> extends `/matches` ? MatchSummary
  : Path<P> extends `/me` ? Me
  : Path<P> extends `/login` ? Me
  : Path<P> extends `/logout` ? Ok
  : never;
