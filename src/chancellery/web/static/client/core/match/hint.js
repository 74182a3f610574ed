// "What would the chancellor do?": asked of the server, for the question that is open, until something moves.
import { signal } from "@preact/signals";
import { LONG_MS, post, Refusal } from "../base/api.js";
import { ignoreRefusal } from "./connection.js";

/** @typedef {import("../base/answers.d.ts").HintAnswer} HintAnswer */
/** @typedef {import("../base/answers.d.ts").Hint} HintData */

export class Hint {
  /** @param {import("./match.js").Match<any>} m */
  constructor(m) {
    this.m = m;
    this.thinking = signal(false);
    /** @type {import("@preact/signals").Signal<HintData | null>} */
    this.answer = signal(null);
    /** @type {import("@preact/signals").Signal<Refusal | null>} */
    this.refusal = signal(null);
    /** The answer that was about to be given when the hint was asked for. @type {string | null} */
    this.instead = null;
    /** Which question was asked last; an answer to an earlier one comes too late. */
    this.asked = 0;
  }

  /** Whether there is anything to show. */
  get open() {
    return this.thinking.value || this.answer.value !== null || this.refusal.value !== null;
  }

  /** Whether the chancellor may be asked now. */
  get allowed() {
    return this.m.mine && this.m.summary.may_ask_hint && this.m.replayable;
  }

  async ask() {
    if (!this.allowed || this.thinking.value) return;
    const { ply, seat } = this.m.present;
    const asked = ++this.asked;
    const instead = this.m.chosen.value;
    this.answer.value = this.refusal.value = null;
    this.thinking.value = true;
    try {
      /** @type {HintData} */
      const answer = await post(`/matches/${this.m.id}/hint`, { ply, seat, instead }, LONG_MS);
      if (asked !== this.asked) return;
      this.instead = instead;
      this.answer.value = answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.asked) this.refusal.value = error;
    } finally {
      if (asked === this.asked) this.thinking.value = false;
    }
  }

  /** Put the hint away, and stop what is thought about. */
  forget() {
    if (this.thinking.value) void post(`/matches/${this.m.id}/hint/cancel`).catch(ignoreRefusal);
    this.asked++;
    this.thinking.value = false;
    this.answer.value = this.refusal.value = null;
    this.m.pointed.value = null;
  }

  /** Ask, or put away what was told. */
  turn() {
    if (this.open) this.forget();
    else void this.ask();
  }

  /** The places of the answers that are about a thing, the best first: "1", "2", "1 3". @param {string} thing */
  ranks(thing) {
    const answers = this.answer.value?.answers ?? [];
    return answers.flatMap((one, i) => (this.m.thingOf(one.action) === thing ? [i + 1] : [])).join(" ");
  }

  /** The place of an answer. @param {string} action @returns {number | null} */
  rank(action) {
    const at = this.answer.value?.answers.findIndex((one) => one.action === action) ?? -1;
    return at < 0 ? null : at + 1;
  }
}
