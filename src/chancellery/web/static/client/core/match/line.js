// One stream of news for all tables that are followed: kept open, taken for dead after a silence, opened again.
import { Backoff } from "../base/backoff.js";
import { hearVersion } from "../base/version.js";

/** A table that is followed, as one seat sees it, and the last entry that arrived. @typedef {{ match: string, seat: string, last: number | null }} Follow */
/** An entry, or that the stream is ready, over, or lost. @typedef {{ kind: string, seq?: number, [more: string]: any }} NewsData */
/** What is told of a table. @typedef {{ match: string, seat: string, data: NewsData }} News */

// The server says something every four seconds, if only that it is there.
export const LONGEST_SILENCE_MS = 9000;
const LOOK_MS = 1000;
// Several tables that come at the same moment are asked for at once.
const GATHER_MS = 30;

/** @param {Follow} one */
const nameOf = ({ match, seat }) => `${match}:${seat}`;

export class Line {
  /** @type {Map<string, Follow & { fresh: boolean }>} */
  follows = new Map();
  /** @type {EventSource | null} */
  source = null;
  timer = 0;
  look = 0;
  /** When the server was heard last, or the stream asked for. */
  heardAt = 0;
  backoff = new Backoff();

  /** @param {(news: News) => void} tell @param {() => void} [alive] */
  constructor(tell, alive = () => {}) {
    this.tell = tell;
    this.alive = alive;
  }

  /** Follow these tables and no others; those that are followed already notice nothing. @param {Follow[]} wanted */
  follow(wanted) {
    const names = new Set(wanted.map(nameOf));
    const before = [...this.follows.keys()];
    for (const name of before) if (!names.has(name)) this.follows.delete(name);
    for (const one of wanted) {
      if (!this.follows.has(nameOf(one))) this.follows.set(nameOf(one), { ...one, fresh: true });
    }
    const same = before.length === names.size && before.every((name) => names.has(name));
    if (!same || (names.size > 0 && !this.source && !this.timer)) this.openSoon(GATHER_MS);
  }

  /** The last entry of a table that is followed without a break; null if it is not, or not yet. @param {Follow} one */
  lastOf(one) {
    const known = this.follows.get(nameOf(one));
    return known && !known.fresh ? known.last : null;
  }

  /** @param {number} ms */
  openSoon(ms) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), ms);
  }

  open() {
    this.close();
    if (this.follows.size === 0) return;
    this.heardAt = Date.now();
    this.look = setInterval(() => this.doubt(LONGEST_SILENCE_MS), LOOK_MS);
    const query = new URLSearchParams();
    for (const { match, seat, last } of this.follows.values()) {
      query.append("follow", last === null ? `${match}:${seat}` : `${match}:${seat}:${last}`);
    }
    const source = new EventSource(`/api/events?${query}`);
    this.source = source;
    source.addEventListener("ping", (event) => {
      hearVersion(JSON.parse(event.data)?.client);
      this.hear();
    });
    for (const name of this.follows.keys()) {
      source.addEventListener(name, (event) => this.onNews(name, JSON.parse(/** @type {MessageEvent} */ (event).data)));
    }
    // A browser would try again by itself, and all browsers at the same moment.
    source.onerror = () => this.lose();
  }

  hear() {
    this.heardAt = Date.now();
    this.backoff.reset();
    this.alive();
  }

  /** @param {string} name @param {NewsData} data */
  onNews(name, data) {
    this.hear();
    const one = this.follows.get(name);
    if (!one) return;
    if (data.seq !== undefined) one.last = Math.max(one.last ?? 0, data.seq);
    // Whoever was followed before another table came has missed nothing.
    if (data.kind === "ready" && !one.fresh) return;
    if (data.kind === "ready") one.fresh = false;
    if (data.kind === "end") this.follows.delete(name);
    this.tell({ match: one.match, seat: one.seat, data });
  }

  /** Take a line that has been silent for so long for dead. @param {number} ms */
  doubt(ms) {
    if (this.source && Date.now() - this.heardAt > ms) this.lose();
  }

  /** The line is broken: say so, and open another one after a while. */
  lose() {
    this.close();
    this.startAfresh();
    for (const { match, seat } of this.follows.values()) this.tell({ match, seat, data: { kind: "lost" } });
    if (this.follows.size > 0) this.openSoon(this.backoff.next());
  }

  /** The network is there again: open another line at once, and let everybody read what there is. */
  renew() {
    this.startAfresh();
    this.open();
  }

  startAfresh() {
    for (const one of this.follows.values()) [one.fresh, one.last] = [true, null];
  }

  close() {
    clearTimeout(this.timer);
    clearInterval(this.look);
    this.timer = 0;
    this.source?.close();
    this.source = null;
  }
}
