// All tabs of a browser share one line to the server: one of them keeps it and tells the others. A browser lets a site have
// six connections or so, and whoever plays many matches has more tables open than that.
import { LONGEST_SILENCE_MS, Line } from "./line.js";

/** @typedef {import("./line.js").Follow} Follow */
/** @typedef {import("./line.js").News} News */

const NAME = "chancellery-line";
const LOOK_MS = 1000;
const FORGET_MS = 15_000;
// Whoever comes back to the page wants to know sooner.
const DOUBTFUL_MS = 5000;

/**
 * What tabs say to each other.
 * @typedef {{ from: string, to?: string, follows?: Follow[], gone?: boolean, news?: News, alive?: boolean, who?: boolean }} Word
 */

/** Whether tabs can agree about anything here. */
const canShare = () => "BroadcastChannel" in globalThis && "locks" in navigator;

/** This tab among the others. */
export class Tab {
  id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(36)).join("");
  /** What this tab follows. @type {Follow[]} */
  own = [];
  /** What others follow, as long as this tab keeps the line. @type {Map<string, Follow[]>} */
  others = new Map();
  /** The line, if this tab keeps it. @type {Line | null} */
  line = null;
  /** @type {BroadcastChannel | null} */
  channel = null;
  heardAt = 0;
  begun = false;
  /** Ends the waiting for the line. */
  waiting = new AbortController();
  /** Lets the line go to another tab. @type {() => void} */
  step = () => {};

  /** @param {(news: News) => void} hear */
  constructor(hear) {
    this.hear = hear;
  }

  /** Follow these tables from now on. @param {Follow[]} follows */
  follow(follows) {
    const before = this.own;
    this.own = follows;
    this.begin();
    if (this.line) this.welcome(before, follows, this.hear);
    else this.say({ follows });
    this.refresh();
  }

  /**
   * Whoever comes to a table that another tab follows already begins in the middle.
   * @param {Follow[]} before @param {Follow[]} follows @param {(news: News) => void} tell
   */
  welcome(before, follows, tell) {
    for (const { match, seat, last } of follows) {
      if (before.some((one) => one.match === match && one.seat === seat)) continue;
      const seq = this.line?.lastOf({ match, seat, last }) ?? null;
      if (seq !== null) tell({ match, seat, data: { kind: "ready", seq } });
    }
  }

  /** Look after the line from now on: the one of all tabs, or one's own where they cannot agree. */
  begin() {
    if (this.begun) return;
    this.begun = true;
    this.heardAt = Date.now();
    setInterval(() => this.doubt(LONGEST_SILENCE_MS), LOOK_MS);
    const comeBack = () => document.hidden || this.doubt(DOUBTFUL_MS);
    addEventListener("focus", comeBack);
    addEventListener("pageshow", comeBack);
    document.addEventListener("visibilitychange", comeBack);
    // A browser without a network knows it at once; its stream may hang for minutes.
    addEventListener("offline", () => this.line?.lose());
    addEventListener("online", () => this.line?.renew());
    if (canShare()) this.share();
    else this.line = this.newLine();
  }

  /** Listen to the others, and stand in line for the line. */
  share() {
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = ({ data }) => this.onWord(data);
    setInterval(() => this.forgetGone(), FORGET_MS);
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      this.say({ follows: this.own });
      this.standInLine();
    });
    addEventListener("pagehide", () => {
      this.say({ gone: true });
      this.step();
    });
    // Whoever holds this lock is there; a tab that was killed cannot say that it goes.
    void navigator.locks.request(`${NAME} ${this.id}`, () => new Promise(() => {}));
    this.standInLine();
  }

  /** Wait until the line is given up, or take it from a tab that sleeps. @param {boolean} [steal] */
  standInLine(steal = false) {
    this.waiting.abort();
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    const keep = () =>
      new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
        this.step = () => {
          this.dropLine();
          resolve();
        };
        this.line = this.newLine();
        this.say({ who: true });
        this.refresh();
      });
    // Another tab may take it away: then this one is told like the others.
    navigator.locks.request(NAME, steal ? { steal } : { signal }, keep).catch(() => {
      if (signal.aborted) return;
      this.dropLine();
      this.standInLine();
    });
  }

  dropLine() {
    this.line?.close();
    this.line = null;
    this.others.clear();
    this.step = () => {};
  }

  newLine() {
    return new Line(
      (news) => {
        this.say({ news });
        this.hear(news);
      },
      () => {
        this.heardAt = Date.now();
        this.say({ alive: true });
      },
    );
  }

  /** @param {Omit<Word, "from">} word */
  say(word) {
    this.channel?.postMessage({ from: this.id, ...word });
  }

  /** @param {Word} word */
  onWord({ from, follows, gone, news, alive, who, to }) {
    if (news || alive) this.heardAt = Date.now();
    if (news && (to === undefined || to === this.id)) this.hear(news);
    if (who) this.say({ follows: this.own });
    if (!this.line) return;
    if (follows) {
      const before = this.others.get(from) ?? [];
      this.others.set(from, follows);
      this.welcome(before, follows, (ready) => this.say({ news: ready, to: from }));
    }
    if (gone) this.others.delete(from);
    if (follows || gone) this.refresh();
  }

  /** Follow what all tabs follow. */
  refresh() {
    this.line?.follow([this.own, ...this.others.values()].flat());
  }

  /** Forget tabs that are no more without having said so. */
  async forgetGone() {
    if (this.others.size === 0) return;
    const { held = [] } = await navigator.locks.query();
    const there = new Set(held.map(({ name }) => name));
    for (const id of this.others.keys()) if (!there.has(`${NAME} ${id}`)) this.others.delete(id);
    this.refresh();
  }

  /** Whether the line is still there; a tab that keeps it and sleeps loses it to one that is looked at. @param {number} ms */
  doubt(ms) {
    if (this.own.length === 0) return;
    if (this.line) this.line.doubt(ms);
    else if (!document.hidden && Date.now() - this.heardAt > ms) {
      this.heardAt = Date.now();
      this.standInLine(true);
    }
  }
}
