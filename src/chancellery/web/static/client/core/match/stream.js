// The event stream of a match: entries as they happen. A line that breaks or dies in silence is noticed and opened again.
import { Backoff } from "../base/backoff.js";

/** @typedef {import("./match.js").Match<any>} Match */

const KINDS = ["action", "undo", "consent", "message", "seat", "status", "hint", "defect"];
// The server says something every four seconds, if only that it is there.
const LONGEST_SILENCE_MS = 9000;
const LOOK_MS = 1000;
// Whoever comes back to the page wants to know sooner.
const DOUBTFUL_MS = 5000;

/** Open the stream; the function that is returned closes it. @param {Match} match @returns {() => void} */
export function listen(match) {
  const line = new Line(match);
  line.open();
  // Whoever takes a seat, or plays several, gets what the new seat may know.
  const unsubscribe = match.state.present.subscribe(() => {
    if (match.ownSeat() !== line.seat) line.open();
  });
  const look = setInterval(() => line.doubt(LONGEST_SILENCE_MS), LOOK_MS);
  const comeBack = () => document.hidden || line.doubt(DOUBTFUL_MS);
  const lose = () => line.lose();
  const reopen = () => line.open();
  // A browser without a network knows it at once; its stream may hang for minutes.
  addEventListener("offline", lose);
  addEventListener("online", reopen);
  addEventListener("focus", comeBack);
  addEventListener("pageshow", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    removeEventListener("offline", lose);
    removeEventListener("online", reopen);
    removeEventListener("focus", comeBack);
    removeEventListener("pageshow", comeBack);
    document.removeEventListener("visibilitychange", comeBack);
    clearInterval(look);
    unsubscribe();
    line.close();
  };
}

/** One stream after the other, as long as a table is open. */
class Line {
  /** @type {EventSource | null} */
  source = null;
  timer = 0;
  seat = "";
  /** When the server was heard last, or the stream asked for. */
  heardAt = 0;
  backoff = new Backoff();

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
  }

  open() {
    this.close();
    this.heardAt = Date.now();
    this.seat = this.match.ownSeat();
    const source = new EventSource(`/api/matches/${this.match.id}/events?seat=${this.seat}`);
    this.source = source;
    this.on("ready", (data) => {
      this.backoff.reset();
      this.match.onReady(data.seq);
    });
    this.on("ping", () => {});
    for (const kind of KINDS) this.on(kind, (data) => this.match.onEntry(data));
    // A browser would try again by itself, and all browsers at the same moment.
    source.onerror = () => this.lose();
  }

  /** @param {string} kind @param {(data: any) => void} hear */
  on(kind, hear) {
    this.source?.addEventListener(kind, (event) => {
      this.heardAt = Date.now();
      hear(JSON.parse(/** @type {MessageEvent} */ (event).data));
    });
  }

  /** Take a line that has been silent for so long for dead. @param {number} ms */
  doubt(ms) {
    if (this.source && Date.now() - this.heardAt > ms) this.lose();
  }

  /** The line is broken: say so, and open another one after a while. */
  lose() {
    this.close();
    this.match.onDisconnect();
    this.timer = setTimeout(() => this.open(), this.backoff.next());
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }
}
