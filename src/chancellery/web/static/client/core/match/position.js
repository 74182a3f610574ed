// A position as one seat sees it: everything that can be read off a view and a match summary. No network, no page.
import { t } from "../words/words.js";
import { eventsOf } from "../game/happened.js";

/** @typedef {import("../game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../game/types.js").Entry} Entry */
/** @typedef {import("../game/types.js").GameContent} GameContent */
/** @typedef {import("../game/types.js").ActionParts} ActionParts */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * What a position is read from. A live match reads signals here, so that whoever reads the position is drawn again.
 * @template [Board=unknown]
 * @typedef {object} PositionSource
 * @property {import("../game/types.js").GameModule<Board>} game
 * @property {GameContent} content
 * @property {Words} words
 * @property {MatchSummary} summary
 * @property {import("../game/types.js").View<Board>} view the view that is shown
 * @property {import("../game/types.js").View<Board>} [asked] the view that is asked in, if it is not the one that is shown
 * @property {boolean} live whether that view is the present
 * @property {Entry[]} log
 */

/** @template [Board=unknown] */
export class Position {
  /** @param {PositionSource<Board>} source */
  constructor(source) {
    this.source = source;
  }

  get game() {
    return this.source.game;
  }

  get content() {
    return this.source.content;
  }

  get words() {
    return this.source.words;
  }

  get summary() {
    return this.source.summary;
  }

  /** The view that is shown: the present, or an earlier one during a replay. */
  get view() {
    return this.source.view;
  }

  /** The view whose question is open: not the one that is shown, while the director plays. */
  get asked() {
    return this.source.asked ?? this.source.view;
  }

  /** Whether the present is shown. */
  get live() {
    return this.source.live;
  }

  get log() {
    return this.source.log;
  }

  get board() {
    return this.view.position.board;
  }

  /** Actions that answer the open question; none during a replay. */
  get legal() {
    return this.live ? this.asked.position.legal : [];
  }

  /** Actions that may be taken while somebody else is asked; none during a replay. */
  get asides() {
    return this.live ? (this.asked.position.asides ?? []) : [];
  }

  /** Legal actions by the thing that they are about: "space:vienna" → ["place vienna"]. */
  get targets() {
    return this.groupByThing();
  }

  /** The things that the last action touched. */
  get touched() {
    return this.findTouched();
  }

  /** An action's verb, and the kind and id of the thing that it is about. @param {string} action @returns {ActionParts} */
  about(action) {
    return this.content.actions[action] ?? [action, null, null];
  }

  /** The thing that an action is about. @param {string} action @returns {string | null} */
  thingOf(action) {
    const [, kind, id] = this.about(action);
    return kind && id ? `${kind}:${id}` : null;
  }

  /** The paragraph about a thing: that of the open question if it is an answer to it. @param {string} thing @param {string} [topic] @returns {string | null} */
  paragraphOn(thing, topic) {
    if (this.targets.has(thing)) return this.asked.position.rule;
    const { paragraphs } = this.content;
    return paragraphs[topic ?? thing] ?? paragraphs[thing.split(":")[0]] ?? null;
  }

  /** An action as on a button: in the words of the question that it answers, if that has any for it. @param {string} action @returns {string} */
  label(action) {
    const parts = this.about(action);
    const { prompt, legal } = this.asked.position;
    return (legal.includes(action) && this.words.answer(prompt, parts)) || this.words.action(parts);
  }

  /** What a seat is called. @param {string} seat @returns {string} */
  seatName(seat) {
    return this.game.seatName?.(this, seat) ?? this.words.name("seat", seat);
  }

  /** How a seat is drawn. @param {string} seat @returns {import("../game/types.js").SeatStyle | undefined} */
  seatStyle(seat) {
    return this.game.seatStyle?.(this, seat) ?? this.game.seats[seat];
  }

  /** The name of the person or bot on a seat, or nothing. @param {string} seat */
  sitter(seat) {
    const found = this.summary.seats.find((one) => one.id === seat);
    if (!found || found.kind === "open") return "";
    if (found.kind === "bot") return t(`bot-${found.bot}`);
    return !found.name || found.name.startsWith("guest-") ? t("guest") : found.name;
  }

  /** @returns {Map<string, string[]>} */
  groupByThing() {
    /** @type {Map<string, string[]>} */
    const groups = new Map();
    for (const action of this.legal) {
      const thing = this.thingOf(action) ?? "";
      groups.set(thing, [...(groups.get(thing) ?? []), action]);
    }
    return groups;
  }

  /** @returns {Set<string>} */
  findTouched() {
    /** @type {Set<string>} */
    const things = new Set();
    const entry = this.log.findLast((one) => one.kind === "action" && one.ply === this.view.ply);
    for (const event of eventsOf(entry)) {
      const kinds = this.content.events[event.event] ?? {};
      for (const [field, kind] of Object.entries(kinds)) {
        for (const id of [event[field]].flat()) things.add(`${kind}:${id}`);
      }
    }
    return things;
  }
}
