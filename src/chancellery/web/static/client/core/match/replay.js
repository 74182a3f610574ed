// The replay: which earlier ply is shown instead of the present, and the views that were read for it.
import { computed } from "@preact/signals";
import { ignoreRefusal } from "./connection.js";

/** @typedef {import("../game/types.js").View} View */
/** @typedef {import("../base/answers.d.ts").StageSeen} StageSeen */

export class Replay {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    /** The ply of one's own last action, if others have acted since. @type {import("@preact/signals").ReadonlySignal<number | null>} */
    this.since = computed(() => this.lastOwnPly());
    /** Views by ply and seat. @type {Map<string, View>} */
    this.cache = new Map();
    /** What was asked for of the midst of an action, by its entry and the seat. @type {Map<string, Promise<any>>} */
    this.stages = new Map();
    /** The ply that was asked for last; null is the present. @type {number | null} */
    this.requested = null;
  }

  /** Read everything anew: what was taken back has been played otherwise. */
  forget() {
    this.cache.clear();
    this.stages.clear();
  }

  /** The view of an earlier ply that is shown, or null. */
  get view() {
    return this.match.state.past;
  }

  /** Show an earlier ply; the last one is the present. @param {number} ply */
  async show(ply) {
    const { present } = this.match;
    this.match.director.stop();
    this.match.focused.value = null;
    if (ply >= present.ply) return this.leave();
    // What was played by rules that the server does not have cannot be shown.
    const requested = Math.max(this.match.summary.upgrade?.replays_from ?? 0, ply);
    this.requested = requested;
    const view = await this.read(requested, present.seat ?? "spectator");
    // Whoever drags through the match gets the last ply they asked for, not the last that was answered.
    if (view && this.requested === requested) this.view.value = view;
  }

  /** Show the present again. */
  leave() {
    this.requested = null;
    this.view.value = null;
  }

  /** @param {number} ply @param {string} seat @returns {Promise<View | undefined>} */
  async read(ply, seat) {
    const key = `${ply} ${seat}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    /** @type {View | undefined} */
    const view = await this.match.read(`/view?seat=${seat}&ply=${ply}`).catch(ignoreRefusal);
    if (view) this.cache.set(key, view);
    return view;
  }

  /**
   * What the seat saw when it had been told so many of the events of an entry, and no more than those: at first still what was there before.
   * @param {{ seq: number, ply: number }} entry @param {number} told @returns {Promise<View | undefined>}
   */
  async readStage({ seq, ply }, told) {
    const { present } = this.match;
    const key = `${seq} ${present.seat}`;
    const asked =
      this.stages.get(key) ??
      this.match.read(`/stages?seat=${present.seat ?? "spectator"}&ply=${ply}`).catch(ignoreRefusal);
    this.stages.set(key, asked);
    const found = await asked;
    if (!found) this.stages.delete(key);
    const stage = found?.findLast((/** @type {StageSeen} */ one) => one.events <= told);
    if (!stage) return ply > 0 ? this.read(ply - 1, present.seat ?? "spectator") : undefined;
    return { ...present, ply, position: /** @type {View["position"]} */ (stage.position), undo: false, only: null };
  }

  /** Plies at which something happened that this seat may know, in order. */
  plies() {
    return [...new Set(this.match.log.filter((entry) => entry.kind === "action").map((entry) => entry.ply))];
  }

  /** The ply of one's own last action. @returns {number | null} */
  lastOwn() {
    const { log, summary } = this.match;
    return log.findLast((one) => one.kind === "action" && summary.yours.includes(one.data.seat))?.ply ?? null;
  }

  lastOwnPly() {
    const { log, present } = this.match;
    const actions = log.filter((entry) => entry.kind === "action");
    const last = this.lastOwn();
    const others = last !== null && actions.some((entry) => entry.ply > last && entry.ply <= present.ply);
    return others ? last : null;
  }
}
