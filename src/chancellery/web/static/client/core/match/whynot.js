// "Why can't I?": what the rules answer when something is pressed that cannot be chosen.
import { signal } from "@preact/signals";
import { ignoreRefusal } from "./connection.js";

/** How long an answer stays if nothing else is touched. */
const STAY_MS = 6000;

/** @typedef {{ thing: string, key: string, args: Record<string, any>, rule: string | null }} Answer */

export class WhyNot {
  /** @param {import("./match.js").Match<any>} m */
  constructor(m) {
    this.m = m;
    /** @type {import("@preact/signals").Signal<Answer | null>} */
    this.answer = signal(null);
    this.timer = 0;
  }

  /** Ask the rules about a thing. @param {string} thing */
  async ask(thing) {
    const { ply, seat } = this.m.present;
    if (!this.m.live || !this.m.replayable || this.m.summary.status !== "running") return;
    const query = new URLSearchParams({ thing, ...(seat ? { seat } : {}) });
    const told = await this.m.read(`/why?${query}`).catch(ignoreRefusal);
    if (!told || told.key === "may" || this.m.present.ply !== ply) return;
    this.answer.value = { thing, ...told };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), STAY_MS);
  }

  forget() {
    clearTimeout(this.timer);
    this.answer.value = null;
  }
}
