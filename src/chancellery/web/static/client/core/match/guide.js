// The guide of a guided first match: which step is due, whether it rests, and what the learner has made smaller.
import { effect, signal, untracked } from "@preact/signals";
import { getOnce } from "../base/api.js";
import { actionOf } from "../game/happened.js";
import { store, stored } from "../base/storage.js";
import { follow, remember, remembered, shows } from "./lesson.js";

/** @typedef {import("./match.js").Match<any>} Match */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("./lesson.js").Progress} Progress */

/** @param {string} match */
const place = (match) => `lesson-rests ${match}`;

export class Guide {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** @type {import("@preact/signals").Signal<Step[]>} */
    this.steps = signal([]);
    /** The step that brings the first points, if it is named. */
    this.points = signal("");
    /** What is said about questions between the steps. @type {import("@preact/signals").Signal<Step[]>} */
    this.asides = signal([]);
    this.progress = signal(remembered(match.id));
    this.resting = signal(stored(place(match.id)) === "yes");
    /** Steps that were made smaller or larger by hand. @type {import("@preact/signals").Signal<Record<string, boolean>>} */
    this.small = signal({});
    /** The step about which something was asked. @type {import("@preact/signals").Signal<string | null>} */
    this.told = signal(null);
  }

  /** Follow the learner from now on, if the match is one. @returns {() => void} what ends it */
  open() {
    const { match } = this;
    if (!match.summary.tutorial) return () => {};
    getOnce(`/games/${match.summary.game}/tutorial`).then(({ steps, asides, points }) => {
      this.points.value = points;
      this.asides.value = asides;
      this.steps.value = steps;
    });
    return effect(() => {
      const [steps, progress, { ply }] = [this.steps.value, this.progress.value, match.present];
      const played = match.log.length;
      if (steps.length > 0 && played >= 0) untracked(() => this.keep(this.followed(progress, ply)));
    });
  }

  /** The progress now. @param {Progress} progress @param {number} ply */
  followed(progress, ply) {
    const { match } = this;
    const { position, seat } = match.present;
    return follow(this.steps.value, progress, ply, position.prompt?.key ?? null, (since) => {
      const played = match.log.filter((entry) => entry.kind === "action" && entry.ply > since);
      return {
        mine: played.some((entry) => actionOf(entry)?.seat === seat),
        // Who has picked only a part of a secret choice is still at the same question.
        others: position.picks.length === 0 && played.some((entry) => actionOf(entry)?.seat !== seat),
      };
    });
  }

  /** @param {Progress} next */
  keep(next) {
    if (next === this.progress.value) return;
    this.progress.value = next;
    remember(this.match.id, next);
  }

  get at() {
    return Math.max(this.progress.value.length - 1, 0);
  }

  /** Which step brings the first points; -1 if none is named. */
  get goal() {
    return this.steps.value.findIndex(({ id }) => id === this.points.value);
  }

  /** The step that is due, if the guide is there at all. @returns {Step | null} */
  get step() {
    const { match } = this;
    if (this.resting.value || !match.live || match.summary.status !== "running" || match.asText.value) return null;
    return this.steps.value[this.at] ?? null;
  }

  /** What is asked, as far as it may be told. */
  get question() {
    return this.match.director.told ? (this.match.present.position.prompt?.key ?? null) : null;
  }

  /** The step that explains what is seen now; null between two. @returns {Step | null} */
  get shown() {
    const { step } = this;
    if (!step || (this.match.director.watching.value && !this.match.director.told)) return null;
    return shows(step, this.question) ? step : null;
  }

  /** What is said about a question that no step explains now. @returns {Step | null} */
  get aside() {
    const { question, step } = this;
    if (!step || this.shown || question === null || !this.match.mine) return null;
    const asides = this.asides.value;
    return asides.find(({ on }) => on.includes(question)) ?? asides.find(({ on }) => on.length === 0) ?? null;
  }

  /** Whether it can be brought back. */
  get away() {
    const { steps, match } = this;
    const over = match.summary.status !== "running" || steps.value.length === 0;
    return !over && (this.resting.value || this.at >= steps.value.length);
  }

  /** Whether the step that is shown has its title alone. @param {Step} step @param {boolean} first whether it begins so */
  isSmall(step, first) {
    return this.small.value[step.id] ?? first;
  }

  /** @param {Step} step @param {boolean} now */
  shrink(step, now) {
    this.small.value = { ...this.small.value, [step.id]: now };
  }

  /** The step has been read. */
  on() {
    this.keep([...this.progress.value, { ply: this.match.present.ply, met: false }]);
  }

  /** The last step is over, and the guide with it. */
  end() {
    const here = { ply: this.match.present.ply, met: false };
    this.keep([...this.steps.value.map(() => here), here]);
  }

  pause() {
    this.rest(true);
  }

  /** Go on where it was left; from the beginning if it was at its end. */
  comeBack() {
    if (this.at >= this.steps.value.length) this.keep([{ ply: this.match.present.ply, met: false }]);
    this.rest(false);
  }

  /** @param {boolean} now */
  rest(now) {
    this.resting.value = now;
    store(place(this.match.id), now ? "yes" : "no");
  }
}
