// What others changed since one's last own action, with its net figure, by thing.
import { computed, signal } from "@preact/signals";
import { settings } from "../base/settings.js";

/** @typedef {import("./match.js").Match<any>} Match */
/** @typedef {{ seat: string | null, change: number, text?: string }} Net */

export class Marks {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** Whether a key has put them out of sight. */
    this.hidden = signal(false);
    /** Things that changed, each with its net figures; none if they cancelled out. @type {import("@preact/signals").ReadonlySignal<Map<string, Net[]>>} */
    this.byThing = computed(() => this.net());
  }

  /** Parts that count: since one's own last action, as far as they were shown. */
  parts() {
    const { match } = this;
    const { director } = match;
    const { now } = director;
    const parts = director.parts.value;
    const shown = match.state.staged.value || director.watching.value ? director.cursor.value : Infinity;
    const since = match.replay.lastOwn();
    // Whoever only watches sees what the play on stage has changed.
    if (since === null || director.again) {
      const play = now.value?.play ?? (match.summary.yours.length === 0 ? parts[parts.length - 1]?.play : null);
      return parts.filter((item) => item.play === play && item.part.order <= shown);
    }
    return parts.filter((item) => item.part.ply > since && item.part.order <= shown);
  }

  /** How far a marker of a track has moved since, up or down. @param {string} thing */
  changeOf(thing) {
    return (this.byThing.value.get(thing) ?? []).reduce((sum, { change }) => sum + change, 0);
  }

  net() {
    /** @type {Map<string, Net[]>} */
    const found = new Map();
    const { match } = this;
    const { story } = match.game;
    if (!story || !match.live || this.hidden.value || settings.marks.value === "off") return found;
    for (const { part } of this.parts()) {
      for (const event of part.events) {
        for (const { thing, seat, change, text } of story.deltas(event, match)) {
          const nets = found.get(thing) ?? [];
          const net = nets.find((one) => one.seat === seat && one.text === text);
          if (net) net.change += change;
          else nets.push({ seat, change, text });
          found.set(thing, nets);
        }
      }
    }
    for (const [thing, nets] of found)
      found.set(
        thing,
        nets.filter((net) => net.change !== 0 || net.text),
      );
    return found;
  }
}
