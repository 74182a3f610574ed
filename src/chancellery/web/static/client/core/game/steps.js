// What happened, as the log, the stage and the replay group it: sections of the match, plays of a card or action, and
// their steps. No network, no page: the same entries make the same steps.
import { actionOf, eventsOf } from "./happened.js";
import { isSeatNews } from "./seatnews.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").EventData} EventData */
/** @typedef {import("./types.js").Position<any>} Position */
/** @typedef {import("./types.js").Opening} Opening */
/** What one entry adds to a step. @typedef {{ seq: number, ply: number, by: string | null, order: number, events: EventData[] }} Part */
/**
 * One thing that happened: a check with all that came of it, four points placed one after another.
 * @typedef {object} Step
 * @property {string} key
 * @property {Part[]} parts by entry
 * @property {EventData[]} events all of them
 * @property {Entry} [note] an entry that is no action, as when somebody took something back
 * @property {string} [late] the seat that did not answer in time
 */
/** The card or action that is carried out, or null between two. @typedef {{ key: string, opening: Opening | null, steps: Step[] }} Play */
/** From one station of the match to the next. @typedef {{ key: string, title: string, label: string, ply: number, plays: Play[] }} Section */

/** Entries that are no action, and have a line of their own. */
const NOTES = ["undo", "explained", "hint", "defect", "rules"];

/** Whether an entry has a line of its own: rules by which nothing changes for a match have none. @param {Entry} entry */
const isNote = (entry) =>
  isSeatNews(entry) || (NOTES.includes(entry.kind) && !(entry.kind === "rules" && entry.data.how === "unchanged"));

/** More than any entry has events. */
const MOST_EVENTS = 1000;

/** The first ply of a step. @param {Step} step */
export const plyOf = (step) => step.parts[0].ply;

/** The last ply of a step. @param {Step} step */
export const lastPlyOf = (step) => step.parts[step.parts.length - 1].ply;

/** Groups the entries of a match; what is complete stays the same object from one log to the next. */
export class Grouping {
  /** @param {Position} p */
  constructor(p) {
    this.p = p;
    /** @type {Section[]} */
    this.sections = [];
    /** @type {Entry[]} */
    this.grouped = [];
  }

  /** @param {Entry[]} entries @returns {Section[]} */
  group(entries) {
    const known = this.grouped.length;
    const longer = entries.length >= known && this.grouped.every((entry, i) => entry === entries[i]);
    if (!longer) this.forget();
    for (const entry of entries.slice(this.grouped.length)) this.add(entry);
    this.grouped = entries;
    return [...this.sections];
  }

  /** Group all entries anew next time. */
  forget() {
    [this.sections, this.grouped] = [[], []];
  }

  get section() {
    if (this.sections.length === 0) this.sections.push({ key: "start", title: "", label: "", ply: 0, plays: [] });
    return this.sections[this.sections.length - 1];
  }

  /** @param {Entry} entry */
  add(entry) {
    const action = actionOf(entry);
    const by = action?.seat ?? null;
    if (isNote(entry)) this.begin(entry, 0, by, []).note = entry;
    if (action?.late) this.begin(entry, 0, by, []).late = action.seat;
    for (const [i, event] of eventsOf(entry).entries()) this.addEvent(entry, i, by, event);
  }

  /** @param {Entry} entry @param {number} i @param {string | null} by @param {EventData} event */
  addEvent(entry, i, by, event) {
    const { game } = this.p;
    const station = game.station(event, this.p);
    const key = `${entry.seq} ${i}`;
    if (station) this.sections.push({ key, title: station.title, label: station.label, ply: entry.ply, plays: [] });
    const { plays } = this.section;
    const opening = game.story?.opens(event, this.p, plays[plays.length - 1] ?? null) ?? null;
    if (opening || plays.length === 0) plays.push({ key, opening, steps: [] });
    const play = plays[plays.length - 1];
    const step = play.steps[play.steps.length - 1];
    if (!opening && step && !step.note && !step.late && this.joins(event, step, entry))
      this.join(step, entry, i, by, event);
    else this.begin(entry, i, by, [event]);
  }

  /** @param {EventData} event @param {Step} step @param {Entry} entry */
  joins(event, step, entry) {
    const story = this.p.game.story;
    return story ? story.joins(event, step.events, lastPlyOf(step) === entry.ply) : lastPlyOf(step) === entry.ply;
  }

  /** @param {Step} step @param {Entry} entry @param {number} i @param {string | null} by @param {EventData} event */
  join(step, entry, i, by, event) {
    const last = step.parts[step.parts.length - 1];
    if (last.seq === entry.seq) last.events.push(event);
    else step.parts.push({ seq: entry.seq, ply: entry.ply, by, order: orderOf(entry, i), events: [event] });
    step.events.push(event);
    step.key = `${step.parts[0].order} ${step.events.length}`;
  }

  /** @param {Entry} entry @param {number} i @param {string | null} by @param {EventData[]} events @returns {Step} */
  begin(entry, i, by, events) {
    const { plays } = this.section;
    const key = `${entry.seq} ${i}`;
    if (plays.length === 0) plays.push({ key, opening: null, steps: [] });
    const order = orderOf(entry, i);
    /** @type {Step} */
    const step = {
      key: `${order} ${events.length}`,
      parts: [{ seq: entry.seq, ply: entry.ply, by, order, events: [...events] }],
      events: [...events],
    };
    plays[plays.length - 1].steps.push(step);
    return step;
  }
}

/** How many events of its entry come before a part. @param {Part} part */
export const eventsBefore = (part) => part.order % MOST_EVENTS;

/** Where a part stands among all. @param {Entry} entry @param {number} i */
const orderOf = (entry, i) => entry.seq * MOST_EVENTS + i;

/** Every part with its step and play, in order. @param {Section[]} sections */
export function partsOf(sections) {
  return sections.flatMap((section) =>
    section.plays.flatMap((play) =>
      play.steps.flatMap((step) => step.parts.map((part, i) => ({ section, play, step, part, first: i === 0, i }))),
    ),
  );
}

/** Milliseconds at normal speed: how long a kind of step moves, and how long it is held for reading. */
export const TIMES = {
  card: { move: 260, hold: 900 },
  modifier: { move: 0, hold: 500 },
  die: { move: 600, hold: 700 },
  change: { move: 260, hold: 600 },
  sealed: { move: 600, hold: 2400 },
};
const PER_WORD = 12;
const LONGEST_CARD = 2400;
/** Like changes follow each other so closely. */
export const APART = 160;

/** How long a step of a kind is shown, with so many words to read. @param {import("./types.js").StepKind} kind @param {number} words @param {boolean} calm */
export function timeOf(kind, words, calm) {
  const { move, hold } = TIMES[kind];
  const read = kind === "card" ? Math.min(LONGEST_CARD, hold + PER_WORD * words) : hold;
  return (calm ? 0 : move) + read;
}
