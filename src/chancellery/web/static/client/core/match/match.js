// A live match: the position that a seat sees now, kept up to date by the event stream, and how to act in it.
import { batch, computed, effect, signal } from "@preact/signals";
import { Refusal, get, newKey, post } from "../base/api.js";
import { Chat } from "./chat.js";
import { Connection, ignoreRefusal } from "./connection.js";
import { Director } from "./director.js";
import { loadGame } from "../game/gameload.js";
import { Guide } from "./guide.js";
import { Hint } from "./hint.js";
import { Marks } from "./marks.js";
import { MatchState, loaded } from "./matchstate.js";
import { Position } from "./position.js";
import { bringShare, remember } from "./promise.js";
import { Replay } from "./replay.js";
import { settings } from "../base/settings.js";
import { play } from "../base/sound.js";
import { occupied } from "../base/version.js";
import { listen } from "./stream.js";
import { WhyNot } from "./whynot.js";

/** @typedef {import("../game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../game/types.js").Entry} Entry */
/** @typedef {import("../game/types.js").Odds} Odds */

/**
 * What an answer may come to: its dice, and whether the turn passes on where that is asked for.
 * @typedef {{ odds: Record<string, Odds>, passing: string[] | null }} Ahead
 */
/** What is new at a table. @typedef {import("../game/types.js").TableNews} TableNews */

/** Whether an entry tells of another position. @param {Entry} entry */
const changesPosition = ({ kind }) => kind === "action" || kind === "undo" || kind === "consent";

/** Entries that change neither the position nor who sits at the table. @type {Array<Entry["kind"]>} */
const NEWS = ["explained", "hint", "defect"];

/** A position with nobody asked and nothing on the board. */
const NOTHING_TO_SHOW = {
  waiting: [],
  rule: null,
  prompt: null,
  legal: [],
  asides: [],
  picks: [],
  talk: true,
  board: /** @type {any} */ (null),
};

/**
 * @template [Board=unknown]
 * @extends {Position<Board>}
 */
export class Match extends Position {
  /** @param {string} id */
  constructor(id) {
    /** @type {MatchState<Board>} */
    const state = new MatchState();
    super(state);
    this.id = id;
    this.state = state;
    this.connection = new Connection();
    this.replay = new Replay(/** @type {Match<any>} */ (this));
    this.chat = new Chat(/** @type {Match<any>} */ (this));
    this.director = new Director(/** @type {Match<any>} */ (this));
    this.marks = new Marks(/** @type {Match<any>} */ (this));
    /** The thing that somebody points at elsewhere, in the log or on stage. @type {import("@preact/signals").Signal<string | null>} */
    this.pointed = signal(null);
    this.whyNot = new WhyNot(/** @type {Match<any>} */ (this));
    this.hint = new Hint(/** @type {Match<any>} */ (this));
    this.guide = new Guide(/** @type {Match<any>} */ (this));
    /** Answers after which the turn passes on, where that is asked for. @type {import("@preact/signals").Signal<string[]>} */
    this.passing = signal([]);
    /** An action that waits for a confirmation, because a die follows. @type {import("@preact/signals").Signal<string | null>} */
    this.chosen = signal(null);
    /** The die that each action comes to. @type {import("@preact/signals").Signal<Record<string, Odds>>} */
    this.odds = signal({});
    /** Whether everything is here that a table needs to be drawn. */
    this.ready = signal(false);
    this.busy = signal(false);
    /** Up to which ply questions with one answer are asked: those that somebody came back to by taking back. */
    this.askedAgain = signal(-1);
    /** What was answered by itself last, as on its button. */
    this.byItself = signal("");
    /** The plies at which that was. @type {number[]} */
    this.alone = [];
    /** Why the last action was refused. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.refusal = signal(null);
    /** What keeps the whole page from being shown. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.failure = signal(null);
    /** The thing of the board whose tooltip is open: "space:vienna". @type {import("@preact/signals").Signal<string | null>} */
    this.focused = signal(null);
    /** The card that is open on a phone. @type {import("@preact/signals").Signal<string | null>} */
    this.opened = signal(null);
    /** The card whose deed waits for a confirmation: it made room for what it asks. @type {string | null} */
    this.laidDown = null;
    /** Whether the board is shown as tables. */
    this.asText = signal(false);
    /** When the last change was asked for. */
    this.changedAt = -Infinity;

    this.targetsByThing = computed(() => this.groupByThing());
    /** The match as it is asked now, whatever is on stage. Only to be read. @type {Match<Board>} */
    this.asking = Object.create(this, {
      view: { get: () => this.present },
      legal: { get: () => (this.live && this.director.told ? this.present.position.legal : []) },
      targets: { get: () => this.dueByThing.value },
    });
    this.dueByThing = computed(() => this.asking.groupByThing());
    this.touchedThings = computed(() => this.findTouched());

    /** @type {Promise<void> | null} */
    this.refreshing = null;
    this.refreshAgain = false;
    /** Whether more may have changed than the position: who sits where, whether it is over, what was said. */
    this.behind = true;
    /** Whether the stream has broken since it was last open; some other request may have got through meanwhile. */
    this.brokenOff = false;
    /** The number of the last entry that changed the position. */
    this.latestSeq = 0;
    /** Entries of positions that are not shown yet: log and board change together. @type {Entry[]} */
    this.pending = [];
    /** @type {Promise<void>} */
    this.oddsRead = Promise.resolve();
    /** @type {(() => void) | null} */
    this.closeStream = null;
    /** What ends with the table. @type {(() => void)[]} */
    this.endings = [];
  }

  get targets() {
    return this.targetsByThing.value;
  }

  get touched() {
    return this.touchedThings.value;
  }

  /** The view of the present, whatever is shown. */
  get present() {
    return loaded(this.state.present.value);
  }

  /** Whether earlier positions can be read: not those of a match that the server cannot replay. */
  get replayable() {
    return this.summary.playable;
  }

  /** Whether this person is asked now. */
  get mine() {
    return this.live && this.present.position.legal.length > 0;
  }

  /** While the director plays, what is drawn as an answer is what is held in the hand: the board is another one. */
  get legal() {
    const all = super.legal;
    if (!this.director.watching.value) return all;
    const held = this.director.told ? (this.game.story?.held ?? []) : [];
    return all.filter((action) => held.includes(this.about(action)[1] ?? ""));
  }

  /** Read everything that a table needs before it can be drawn. */
  async open() {
    try {
      /** @type {TableNews} */
      const news = await get(`/matches/${this.id}/table`);
      remember(news.summary);
      const brought = await bringShare(news.summary).catch(ignoreRefusal);
      this.behind = false;
      this.take(news);
      const [loadedGame] = await Promise.all([loadGame(this.summary.game), brought ? this.catchUp() : null]);
      // A table that was left meanwhile leaves nothing behind.
      if (this.connection.closed) return;
      this.state.loadedGame = loadedGame;
      this.ready.value = true;
      this.director.open();
      this.closeStream = listen(this);
      this.endings.push(
        effect(() => this.occupy()),
        this.guide.open(),
      );
    } catch (error) {
      this.failure.value = error instanceof Refusal ? error : new Refusal(-1, String(error));
      if (!(error instanceof Refusal)) throw error;
    }
  }

  close() {
    this.connection.closed = true;
    this.director.close();
    this.closeStream?.();
    for (const end of this.endings) end();
    occupied.value = false;
  }

  /** Say whether somebody is in the middle of something here. */
  occupy() {
    occupied.value = this.busy.value || this.chosen.value !== null || this.director.watching.value;
  }

  /** The seat whose view is read: of several own seats the one that is asked. */
  ownSeat() {
    const { yours, waiting: waitingThen } = this.summary;
    if (yours.length === 0) return "spectator";
    const waiting = this.state.present.value?.position.waiting ?? waitingThen;
    return yours.find((seat) => waiting.includes(seat)) ?? yours[0];
  }

  // --- reading ---

  /** What the server says of this match; once the table is drawn, the request is repeated until it is answered. @param {string} path @returns {Promise<any>} */
  read(path) {
    const request = () => get(`/matches/${this.id}${path}`);
    return this.ready.value ? this.connection.retry(request) : request();
  }

  /** Read the position afresh; several calls at once are one. */
  refresh() {
    if (this.refreshing) {
      this.refreshAgain = true;
      return this.refreshing;
    }
    this.refreshing = this.refreshUntilCurrent();
    return this.refreshing;
  }

  async refreshUntilCurrent() {
    try {
      do {
        this.refreshAgain = false;
        await this.refreshOnce();
      } while ((this.refreshAgain || this.latestSeq > this.present.seq) && !this.connection.closed);
    } finally {
      this.refreshing = null;
    }
  }

  async refreshOnce() {
    if (this.behind) return this.readNews();
    // The server chooses which of one's own seats to look from: the one that is asked.
    const view = await this.read(`/view?after=${this.newest}`);
    if (view.status === this.summary.status) this.show(view, this.summary);
    else await this.readNews();
  }

  /** Read whatever is new at the table, in one request. */
  async readNews() {
    // Whatever falls behind while the answer is on its way is not in it.
    this.behind = false;
    // What happened before the first action is told from the very beginning only.
    const after = this.log.some(({ kind }) => kind === "opening") ? this.newest : 0;
    try {
      const passing = settings.confirm.value === "turn" ? "&passing=true" : "";
      this.take(await this.read(`/table?after=${after}${passing}`));
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }

  /** Show what is new at the table. @param {TableNews} news */
  take({ summary, view, log, messages, odds, passing }) {
    batch(() => {
      this.state.current.value = summary;
      this.chat.state.value = messages;
      const [changes, rest] = [log.filter(changesPosition), log.filter((entry) => !changesPosition(entry))];
      for (const { seq } of changes) this.latestSeq = Math.max(this.latestSeq, seq);
      this.pending.push(...changes);
      this.addToLog(rest);
      this.show(view, summary, { odds, passing });
    });
  }

  /** The last entry that has arrived. */
  get newest() {
    return [...this.log, ...this.pending].reduce((most, { seq }) => Math.max(most, seq), 0);
  }

  /**
   * Show a position, with whoever sits at the table, and what is known of its dice already.
   * @param {import("../game/types.js").View<Board>} view @param {MatchSummary} summary @param {Ahead} [ahead]
   */
  show(view, summary, ahead) {
    // Of a match of other rules there may be no position that can be shown.
    view.position ??= { ...NOTHING_TO_SHOW, game: summary.game, seat: view.seat, result: summary.result };
    const before = this.state.present.value;
    // An answer that a later one has overtaken does not take the board back.
    if (before && view.seq < before.seq) [view, ahead] = [before, undefined];
    const moved = view.ply !== before?.ply || view.seat !== before?.seat;
    // What led to it comes with it: whoever tells of it begins before anything of it is seen.
    this.pending.push(...(view.fresh ?? []));
    const asked = before && this.question;
    batch(() => {
      this.state.current.value = summary;
      this.state.present.value = view;
      if (moved) {
        this.chosen.value = null;
        this.focused.value = null;
        this.odds.value = {};
        this.passing.value = [];
        this.whyNot.forget();
        this.opened.value = null;
      }
      // What others choose in secret leaves the question as it is, and what was told about it.
      if (asked !== this.question) this.hint.forget();
      this.logPending(view.seq);
    });
    if (moved) this.oddsRead = this.readOdds(ahead);
  }

  /** Read what answers come to, unless that is here. @param {Ahead} [ahead] */
  async readOdds(ahead) {
    const { ply, seat, position } = this.present;
    if (position.legal.length === 0) return;
    const turn = settings.confirm.value === "turn";
    const [odds, passing] = await Promise.all([
      ahead?.odds ?? this.read(`/odds?seat=${seat}`).catch(ignoreRefusal),
      turn ? (ahead?.passing ?? this.read(`/passing?seat=${seat}`).catch(ignoreRefusal)) : [],
    ]);
    if (this.present.ply !== ply) return;
    if (odds) this.odds.value = odds;
    if (passing) this.passing.value = passing;
  }

  /** Whether an action is asked about once more: by what it does and what was set. @param {string} action */
  mustConfirm(action) {
    const dice = action in this.odds.value;
    if (settings.confirm.value !== "never" && this.game.weighs?.(this, action)) return true;
    switch (settings.confirm.value) {
      case "never":
        return false;
      case "every":
        return true;
      case "turn":
        return dice || this.passing.value.includes(action);
      default:
        return dice;
    }
  }

  /** Read whatever was missed, during a break or before the stream was open, and who sits at the table. */
  catchUp() {
    this.behind = true;
    return this.refresh();
  }

  /** The same after a break: what was missed is offered, not played. */
  async comeBack() {
    this.director.away = true;
    await this.catchUp().finally(() => (this.director.away = false));
  }

  // --- the log ---

  /** Add entries to the log; an action that was undone leaves it. @param {Entry[]} entries */
  addToLog(entries) {
    let log = [...this.log];
    const known = new Set(log.map(({ seq }) => seq));
    for (const entry of entries) {
      if (known.has(entry.seq)) continue;
      known.add(entry.seq);
      if (entry.kind === "undo" || entry.kind === "rules") {
        log = log.filter((other) => other.kind !== "action" || other.ply <= entry.ply);
        this.replay.forget();
      }
      log.push(entry);
    }
    this.state.entries.value = log.sort((a, b) => a.seq - b.seq);
  }

  /** Add to the log what has led to the position that is shown. @param {number} seq */
  logPending(seq) {
    const due = this.pending.filter((entry) => entry.seq <= seq);
    if (due.length === 0) return;
    this.pending = this.pending.filter((entry) => entry.seq > seq);
    this.addToLog(due);
  }

  // --- the event stream ---

  /** The stream is open, from one entry on. @param {number} seq */
  onReady(seq) {
    const back = this.brokenOff;
    this.brokenOff = false;
    const missed = this.connection.status.value !== "opening" || seq > this.present.seq;
    this.connection.streaming = true;
    this.connection.markLive();
    if (back || missed) (back ? this.comeBack() : this.catchUp()).catch(ignoreRefusal);
  }

  /** An entry arrived. @param {Entry} entry */
  onEntry(entry) {
    if (changesPosition(entry)) return this.onPosition(entry);
    this.addToLog([entry]);
    if (entry.kind === "message") this.chat.read().catch(ignoreRefusal);
    else if (!NEWS.includes(entry.kind)) this.catchUp().catch(ignoreRefusal);
  }

  /** The position has changed; a request that is under way will show it. @param {Entry} entry */
  onPosition(entry) {
    const { seq } = this.present;
    this.latestSeq = Math.max(this.latestSeq, entry.seq);
    this.pending.push(entry);
    if (entry.seq <= seq) this.logPending(seq);
    else if (!this.busy.value && !this.refreshing) this.refresh().catch(ignoreRefusal);
  }

  onDisconnect() {
    this.brokenOff = true;
    this.connection.streaming = false;
    this.connection.markLost();
  }

  // --- acting ---

  /** A mark or card was clicked: act, or ask which way; a finger opens the tooltip first. @param {string} thing @param {boolean} [tooltipFirst] */
  pick(thing, tooltipFirst = false) {
    // What is on stage is not what is asked: a press on the board goes on, unless it is an answer that is due and told.
    if (this.director.watching.value && !this.dueByThing.value.has(thing)) return;
    this.director.skip();
    const actions = this.targets.get(thing) ?? [];
    const closed = this.focused.value !== thing;
    if (actions.length === 0 && closed) void this.whyNot.ask(thing);
    if (actions.length === 1 && !(tooltipFirst && closed)) {
      this.choose(actions[0]);
      this.focused.value = null;
    } else {
      this.focused.value = closed ? thing : null;
    }
  }

  /** What tells one question from another: others who choose in secret at the same time move the match on, but not this. */
  get question() {
    const { seat, position } = this.present;
    return JSON.stringify([seat, position.rule, position.prompt, position.picks]);
  }

  /**
   * Choose an action: it is played at once, or after a confirmation if a die follows.
   * @param {string} action @param {boolean} [sure] whether what was pressed has said all that a confirmation would say
   */
  async choose(action, sure = false) {
    const { question } = this;
    if (this.busy.value || !this.asking.legal.includes(action)) return;
    // Whoever answers has seen enough.
    this.director.skip();
    for (let read = null; read !== this.oddsRead; await read) read = this.oddsRead;
    if (this.question !== question || !this.legal.includes(action)) return;
    if (!sure && this.mustConfirm(action) && this.chosen.value !== action) {
      this.refusal.value = null;
      this.chosen.value = action;
      this.laidDown = this.opened.value;
      this.opened.value = null;
      return;
    }
    await this.act(action);
  }

  /** Back from what asks for a confirmation, to the card that it was chosen on if there was one. */
  unchoose() {
    this.chosen.value = null;
    this.opened.value = this.laidDown;
  }

  /**
   * Play an action; the key makes it count once, however often it is sent. One that came too late is sent again if it answers the same question
   * still: others chose in secret, or said something besides.
   * @param {string} action @param {boolean} [byItself] @param {string[]} [then] asides that follow it at once
   */
  async act(action, byItself = false, then = []) {
    if (!byItself) this.sound(action);
    this.byItself.value = "";
    const { question } = this;
    const key = newKey();
    for (let sent = 0; sent < 3; sent++) {
      await this.change("actions", { action, then, key, with_view: true, after: this.newest });
      const late = this.refusal.value?.ply !== undefined;
      if (!late || this.question !== question || ![...this.legal, ...this.asides].includes(action)) return;
    }
  }

  /** Give the only answer there is; it is told, and an undo takes it back with what somebody chose before. @param {string} action */
  async actAlone(action) {
    const { ply } = this.present;
    const label = this.label(action);
    this.alone.push(ply);
    await this.act(action, true);
    // Where another page of the same person was quicker, nothing is amiss.
    this.refusal.value = null;
    if (this.present.ply > ply) this.byItself.value = label;
  }

  /** What one's own answer sounds like; a die that is told by the director sounds there. @param {string} action */
  sound(action) {
    const held = (this.game.story?.held ?? []).includes(this.about(action)[1] ?? "");
    if (!(action in this.odds.value)) play(held ? "card" : "stamp");
    else if (settings.turns.value !== "steps") play("die");
  }

  async undo() {
    do {
      this.askedAgain.value = this.present.ply - 1;
      await this.change("undo");
      // What was answered by itself is no decision to go back to.
    } while (this.alone.includes(this.present.ply) && this.present.undo && !this.refusal.value);
    this.alone = this.alone.filter((ply) => ply < this.present.ply);
  }

  async askUndo() {
    await this.change("undo/agree");
  }

  async refuseUndo() {
    await this.change("undo/refuse");
  }

  /** Send a change of the position that is shown. @param {string} path @param {object} [more] */
  async change(path, more = {}) {
    if (this.busy.value) return;
    const { ply, seat } = this.present;
    this.busy.value = true;
    this.refusal.value = null;
    this.changedAt = performance.now();
    this.director.skip();
    this.marks.hidden.value = false;
    try {
      /** @type {import("../base/answers.d.ts").Done} */
      const { view } = await this.connection.retry(() =>
        post(/** @type {string} */ (`/matches/${this.id}/${path}`), { ply, seat, ...more }),
      );
      const complete = view && this.summary.status === view.status;
      if (complete) this.show(view, this.summary);
      if (!complete || view.seq < this.latestSeq) await this.refresh();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.chosen.value = null;
      this.refusal.value = error;
      await this.refresh().catch(() => {});
    } finally {
      this.busy.value = false;
    }
  }

  /** Delete the match for good; there is nothing to read afterwards. */
  async remove() {
    await post(`/matches/${this.id}/delete`);
    this.close();
  }

  /** Join, leave, start, abandon, rematch: whatever is done to the table itself. @param {string} what @param {object} body */
  async changeTable(what, body = {}) {
    const answer = await post(`/matches/${this.id}/${what}`, body);
    await this.catchUp();
    return answer;
  }
}
