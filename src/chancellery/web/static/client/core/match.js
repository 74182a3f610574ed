// One match as the page knows it: what a seat sees now or saw then, the log, the talk, and how to act.
import { batch, computed, signal } from "@preact/signals";
import { Refusal, get, getOnce, newKey, post } from "./api.js";
import { listen } from "./stream.js";
import { Words, learn, t } from "./words.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {import("./types.js").Facts} Facts */
/** @typedef {import("./types.js").Odds} Odds */

const RETRY_MS = 1000;

/** Whether it was not answered at all, so that asking again may help. @param {unknown} error */
const unanswered = (error) => error instanceof Refusal && (error.status === 0 || error.status === 503);

/** What is refused now is asked for again with the next news. @param {unknown} error */
const forgo = (error) => {
  if (!(error instanceof Refusal)) throw error;
};

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Match {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<Card | null>} */
    this.card = signal(null);
    /** What the seat sees now. @type {import("@preact/signals").Signal<View | null>} */
    this.view = signal(null);
    /** What it saw at an earlier ply, while somebody looks back. @type {import("@preact/signals").Signal<View | null>} */
    this.past = signal(null);
    /** @type {import("@preact/signals").Signal<Piece[]>} */
    this.log = signal([]);
    /** @type {import("@preact/signals").Signal<{ messages: Message[], unread: number }>} */
    this.talk = signal({ messages: [], unread: 0 });
    /** Whether news arrive. @type {import("@preact/signals").Signal<"opening" | "live" | "lost">} */
    this.link = signal("opening");
    /** When they stopped to. @type {import("@preact/signals").Signal<Date | null>} */
    this.lostAt = signal(null);
    /** An action that waits for a second word, because it rolls dice. @type {import("@preact/signals").Signal<string | null>} */
    this.chosen = signal(null);
    /** What each die would do, by action. @type {import("@preact/signals").Signal<Record<string, Odds>>} */
    this.odds = signal({});
    /** Whether everything is here that a table needs to be drawn. */
    this.opened = signal(false);
    this.busy = signal(false);
    /** Why the last action was refused. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.refusal = signal(null);
    /** What keeps the whole page from being shown. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.trouble = signal(null);
    /** A thing of the board that is looked at: "space:vienna". @type {import("@preact/signals").Signal<string | null>} */
    this.focused = signal(null);
    /** Whether the board is shown as tables. */
    this.asText = signal(false);

    this.shown = computed(() => this.past.value ?? this.view.value);
    this.live = computed(() => this.past.value === null);
    /** Whether this person has to decide now. */
    this.mine = computed(() => this.live.value && (this.view.value?.position.legal.length ?? 0) > 0);
    /** Legal actions of the position on the board; none while looking back. @type {import("@preact/signals").ReadonlySignal<string[]>} */
    this.legal = computed(() => (this.mine.value && this.view.value ? this.view.value.position.legal : []));
    /** Legal actions by the thing that they are about: "space:vienna" → ["place vienna"]. */
    this.targets = computed(() => this.byThing(this.legal.value));
    /** The ply of one's own last action, if others have acted since. @type {import("@preact/signals").ReadonlySignal<number | null>} */
    this.since = computed(() => this.lastOwnPly());
    /** The things that the last action touched. */
    this.touched = computed(() => this.touchedAt(this.shown.value?.ply ?? 0));

    /** @type {Map<string, View>} */
    this.kept = new Map();
    /** @type {Promise<void> | null} */
    this.reading = null;
    this.readAgain = false;
    /** Whether the card may have changed: who sits where, and whether it is over. */
    this.cardIsOld = true;
    /** The last news of the position. */
    this.newest = 0;
    /** News of positions that are not shown yet: log and board change together. @type {Piece[]} */
    this.coming = [];
    /** @type {Promise<void>} */
    this.trying = Promise.resolve();
    this.closed = false;
    /** Whether the stream of news is open now. */
    this.hearing = false;
    /** The ply that is to be shown; null is the present. @type {number | null} */
    this.wanted = null;
    /** When the last change was asked for. */
    this.changedAt = -Infinity;
    /** @type {(() => void) | null} */
    this.hangUp = null;
  }

  /** Everything a table needs before it can be drawn. */
  async open() {
    try {
      const card = await get(`/matches/${this.id}`);
      const [module, facts] = await Promise.all([
        import(`../games/${card.game}/index.js`),
        getOnce(`/games/${card.game}/facts`),
        learn(card.game),
      ]);
      /** @type {GameModule} */
      this.game = module.default;
      /** @type {Facts} */
      this.facts = facts;
      this.words = new Words(card.game);
      this.card.value = card;
      await Promise.all([this.game.load(facts), this.read(), this.readLog(), this.readTalk()]);
      this.opened.value = true;
      if (!this.closed) this.hangUp = listen(this);
    } catch (error) {
      this.trouble.value = error instanceof Refusal ? error : new Refusal(-1, String(error));
      if (!(error instanceof Refusal)) throw error;
    }
  }

  close() {
    this.closed = true;
    this.hangUp?.();
  }

  /** The seat one looks from: of several own seats the one that has to decide. */
  seat() {
    const card = this.card.value;
    if (!card || card.yours.length === 0) return "spectator";
    const waiting = this.view.value?.position.waiting ?? card.waiting;
    return card.yours.find((seat) => waiting.includes(seat)) ?? card.yours[0];
  }

  // --- reading ---

  /** Read the position afresh; several wishes at once are one. */
  read() {
    if (this.reading) {
      this.readAgain = true;
      return this.reading;
    }
    this.reading = this.readUntilNow();
    return this.reading;
  }

  async readUntilNow() {
    try {
      do {
        this.readAgain = false;
        await this.readNow();
      } while ((this.readAgain || this.newest > (this.view.value?.seq ?? 0)) && !this.closed);
    } finally {
      this.reading = null;
    }
  }

  async readNow() {
    const old = this.cardIsOld;
    this.cardIsOld = false;
    // The server knows from which of one's own seats to look: from the one that is asked.
    const [seen, known] = await Promise.all([this.ask("/view"), old ? this.ask("") : this.card.value]);
    this.show(seen, known.status === seen.status ? known : await this.ask(""));
  }

  /** A position is shown, with whoever sits at the table. @param {View} seen @param {Card} card */
  show(seen, card) {
    const before = this.view.value;
    // An answer that a later one has overtaken does not take the board back.
    if (before && seen.seq < before.seq) seen = before;
    const moved = seen.ply !== before?.ply || seen.seat !== before?.seat;
    batch(() => {
      this.card.value = card;
      this.view.value = seen;
      if (moved) {
        this.chosen.value = null;
        this.focused.value = null;
        this.odds.value = {};
      }
      this.tellUntil(seen.seq);
    });
    if (moved) this.trying = this.readOdds();
  }

  async readOdds() {
    const view = this.view.value;
    if (!view || view.position.legal.length === 0) return;
    try {
      const odds = await this.ask(`/odds?seat=${view.seat}`);
      if (this.view.value?.ply === view.ply) this.odds.value = odds;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async readLog() {
    // What happened before the first action is told from the very beginning only.
    const opened = this.log.value.some((piece) => piece.kind === "opening");
    const last = opened ? this.log.value.reduce((most, piece) => Math.max(most, piece.seq), 0) : 0;
    this.add(await this.ask(`/log?after=${last}&seat=${this.seat()}`));
  }

  async readTalk() {
    this.talk.value = await this.ask(`/messages?seat=${this.seat()}`);
  }

  /** What the server says of this match; once the table is drawn, over a broken line it is asked until it answers. @param {string} path @returns {Promise<any>} */
  ask(path) {
    const question = () => get(`/matches/${this.id}${path}`);
    return this.opened.value ? this.persist(question) : question();
  }

  /** Put news into the log; an action that was taken back leaves it. @param {Piece[]} pieces */
  add(pieces) {
    let log = this.log.value;
    for (const piece of pieces) {
      if (log.some((other) => other.seq === piece.seq)) continue;
      if (piece.kind === "undo") {
        log = log.filter((other) => other.kind !== "action" || other.ply <= piece.ply);
        this.kept.clear();
      }
      log = [...log, piece];
    }
    this.log.value = log.sort((a, b) => a.seq - b.seq);
  }

  /** News arrived. @param {Piece} piece */
  told(piece) {
    if (piece.kind === "action" || piece.kind === "undo" || piece.kind === "consent") return this.hear(piece);
    this.add([piece]);
    if (piece.kind === "message") this.readTalk().catch(forgo);
    else if (piece.kind === "seat") this.readAll().catch(forgo);
    else this.catchUp().catch(forgo);
  }

  /** The position has changed; whoever reads or acts just now will see it. @param {Piece} piece */
  hear(piece) {
    const seen = this.view.value?.seq ?? 0;
    this.newest = Math.max(this.newest, piece.seq);
    this.coming.push(piece);
    if (piece.seq <= seen) this.tellUntil(seen);
    else if (!this.busy.value && !this.reading) this.read().catch(forgo);
  }

  /** Put into the log what has led to the position that is shown. @param {number} seq */
  tellUntil(seq) {
    const due = this.coming.filter((piece) => piece.seq <= seq);
    if (due.length === 0) return;
    this.coming = this.coming.filter((piece) => piece.seq > seq);
    this.add(due);
  }

  /** Read the position and who sits at the table. */
  readAll() {
    this.cardIsOld = true;
    return this.read();
  }

  /** Whatever was missed: during a break, or before the news came. */
  async catchUp() {
    await Promise.all([this.readAll(), this.readLog(), this.readTalk()]);
  }

  /** News arrive now, from one piece on. @param {number} seq */
  heard(seq) {
    const back = this.link.value !== "opening" || seq > (this.view.value?.seq ?? 0);
    this.hearing = true;
    this.found();
    (back ? this.catchUp() : this.readLog()).catch(forgo);
  }

  // --- acting ---

  /** A mark or card was clicked: act, or ask which way; a finger looks first. @param {string} thing @param {boolean} [look] */
  pick(thing, look = false) {
    const actions = this.targets.value.get(thing) ?? [];
    const first = this.focused.value !== thing;
    if (actions.length === 1 && !(look && first)) {
      this.choose(actions[0]);
      this.focused.value = null;
    } else {
      this.focused.value = first ? thing : null;
    }
  }

  /** Choose an action: at once, or after a second word if it rolls dice. @param {string} action */
  async choose(action) {
    const ply = this.view.value?.ply;
    if (this.busy.value || !this.legal.value.includes(action)) return;
    await this.trying;
    if (this.view.value?.ply !== ply) return;
    if (this.odds.value[action] && this.chosen.value !== action) {
      this.refusal.value = null;
      this.chosen.value = action;
      return;
    }
    await this.act(action);
  }

  /** Play an action; over a broken line it is sent until it arrives, and counts once. @param {string} action */
  async act(action) {
    const view = this.view.value;
    if (!view || this.busy.value) return;
    await this.change(() => ["actions", { action, ply: view.ply, seat: view.seat, key: this.attempt, with_view: true }]);
  }

  async undo() {
    await this.change((view) => ["undo", { ply: view.ply, seat: view.seat }]);
  }

  async askUndo() {
    await this.change((view) => ["undo/agree", { ply: view.ply, seat: view.seat }]);
  }

  async refuseUndo() {
    await this.change((view) => ["undo/refuse", { ply: view.ply, seat: view.seat }]);
  }

  attempt = "";

  /** @param {(view: View) => [string, object]} wish */
  async change(wish) {
    const view = this.view.value;
    if (!view || this.busy.value) return;
    this.busy.value = true;
    this.refusal.value = null;
    this.changedAt = performance.now();
    this.attempt = newKey();
    const [path, body] = wish(view);
    try {
      const { view: seen } = await this.persist(() => post(`/matches/${this.id}/${path}`, body));
      const card = this.card.value;
      const enough = seen && card && card.status === seen.status;
      if (enough) this.show(seen, card);
      if (!enough || seen.seq < this.newest) await this.read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.chosen.value = null;
      this.refusal.value = error;
      await this.read().catch(() => {});
    } finally {
      this.busy.value = false;
    }
  }

  /** Ask until there is an answer, whatever it is. @template T @param {() => Promise<T>} question @returns {Promise<T>} */
  async persist(question) {
    for (;;) {
      try {
        const answer = await question();
        if (this.hearing) this.found();
        return answer;
      } catch (error) {
        if (!unanswered(error) || this.closed) throw error;
        this.lost();
        await pause(RETRY_MS);
      }
    }
  }

  lost() {
    if (this.link.value === "lost") return;
    batch(() => {
      this.link.value = "lost";
      this.lostAt.value = new Date();
    });
  }

  found() {
    batch(() => {
      this.link.value = "live";
      this.lostAt.value = null;
    });
  }

  /** @param {string} text @param {string | null} to */
  async say(text, to) {
    await post(`/matches/${this.id}/messages`, { text, to, seat: this.seat() });
    await this.readTalk();
  }

  async markRead() {
    const last = this.talk.value.messages.at(-1);
    if (!last || this.talk.value.unread === 0) return;
    this.talk.value = { ...this.talk.value, unread: 0 };
    await post(`/matches/${this.id}/messages/read`, { message: last.id }).catch(() => {});
  }

  /** Sit down, leave, start, abandon, rematch: whatever is done to the table itself. @param {string} what @param {object} body */
  async table(what, body = {}) {
    const answer = await post(`/matches/${this.id}/${what}`, body);
    await this.readAll();
    return answer;
  }

  // --- looking back ---

  /** Show an earlier ply; the last one is the present. @param {number} ply */
  async lookAt(ply) {
    const view = this.view.value;
    if (!view) return;
    this.focused.value = null;
    if (ply >= view.ply) return this.present();
    const wanted = Math.max(0, ply);
    this.wanted = wanted;
    const name = `${wanted} ${view.seat}`;
    /** @type {View | void} */
    let seen = this.kept.get(name);
    if (!seen) {
      seen = await this.ask(`/view?seat=${view.seat ?? "spectator"}&ply=${wanted}`).catch(forgo);
      if (!seen) return;
      this.kept.set(name, seen);
    }
    // Whoever drags through the match gets the last moment they asked for, not the last that was answered.
    if (this.wanted === wanted) this.past.value = seen;
  }

  present() {
    this.wanted = null;
    this.past.value = null;
  }

  /** Plies at which something happened that this seat may know, in order. */
  plies() {
    return [...new Set(this.log.value.filter((piece) => piece.kind === "action").map((piece) => piece.ply))];
  }

  lastOwnPly() {
    const own = this.card.value?.yours ?? [];
    const mine = this.log.value.filter((piece) => piece.kind === "action" && own.includes(piece.data.seat));
    const last = mine.at(-1)?.ply ?? null;
    const now = this.view.value?.ply ?? 0;
    return last !== null && this.log.value.some((piece) => piece.kind === "action" && piece.ply > last && piece.ply <= now) ? last : null;
  }

  // --- things ---

  /** What an action is about: [verb, kind, id]. @param {string} action @returns {[string, string | null, string | null]} */
  about(action) {
    return this.facts?.actions[action] ?? [action, null, null];
  }

  /** What a seat is called. @param {string} seat */
  seatName(seat) {
    return this.words?.name("seat", seat) ?? seat;
  }

  /** Who sits there, or what. @param {string} seat */
  sitter(seat) {
    const found = this.card.value?.seats.find((one) => one.id === seat);
    if (!found || found.kind === "open") return "";
    if (found.kind === "bot") return t(`bot-${found.bot}`);
    return !found.name || found.name.startsWith("guest-") ? t("guest") : found.name;
  }

  /** @param {string} action */
  label(action) {
    return this.words?.action(this.about(action)) ?? action;
  }

  /** @param {string[]} actions @returns {Map<string, string[]>} */
  byThing(actions) {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const action of actions) {
      const [, kind, id] = this.about(action);
      const thing = kind && id ? `${kind}:${id}` : "";
      found.set(thing, [...(found.get(thing) ?? []), action]);
    }
    return found;
  }

  /** @param {number} ply @returns {Set<string>} */
  touchedAt(ply) {
    /** @type {Set<string>} */
    const found = new Set();
    const piece = this.log.value.findLast((piece) => piece.kind === "action" && piece.ply === ply);
    for (const event of piece?.data.events ?? []) {
      const kinds = this.facts?.events[event.event] ?? {};
      for (const [field, kind] of Object.entries(kinds)) {
        for (const id of [event[field]].flat()) found.add(`${kind}:${id}`);
      }
    }
    return found;
  }
}
