// The director plays what the others did, step by step, after the page has it all: the present is known, an earlier view is shown.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { pieces, plain } from "../words/rich.js";
import { calm, language, settings } from "../base/settings.js";
import { play } from "../base/sound.js";
import { APART, Grouping, eventsBefore, partsOf, timeOf } from "../game/steps.js";
import { greatHeadline, isPassing, tellingOf } from "../game/telling.js";

/** @typedef {import("./match.js").Match<any>} Match */
/** @typedef {import("../game/steps.js").Step} Step */
/** @typedef {import("../game/types.js").View} View */
/** @typedef {import("../game/types.js").Moment} Moment */
/** A part of a step, with where it belongs. @typedef {ReturnType<typeof partsOf>[number]} Item */

/** A queue that lasts longer runs at double speed, or is not played but offered. */
const [HURRY_MS, OFFER_MS] = [12_000, 30_000];
/** So long one's own die is shown, unless one goes on; and so long it moves. */
const [OWN_MS, MOVE_MS] = [2000, 600];
/** So long the stage stays set after the last step, if others are still at it. */
const LINGER_MS = 1500;
const MOMENT_MS = 4000;
/** An answer of the server that takes longer is not waited for. */
const READ_MS = 1500;

export class Director {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** Whether the turn of others is being played. */
    this.watching = signal(false);
    this.paused = signal(false);
    /** What is on stage now. @type {import("@preact/signals").Signal<Item | null>} */
    this.now = signal(null);
    /** The great moment that is shown. @type {import("@preact/signals").Signal<Moment | null>} */
    this.moment = signal(null);
    /** Where to watch from, after an absence or a turn that was too long: an order. @type {import("@preact/signals").Signal<number | null>} */
    this.offer = signal(null);
    /** How many steps were skipped at once, for those who listen. */
    this.skipped = signal(0);
    const grouping = new Grouping(match);
    let lang = "";
    this.sections = computed(() => {
      // Titles of sections are in the language of the page.
      if (lang !== language.value) grouping.forget();
      lang = language.value;
      return grouping.group(match.log);
    });
    this.parts = computed(() => partsOf(this.sections.value));
    /** Great moments: where they are, and what they are called. */
    this.moments = computed(() =>
      this.parts.value
        .filter((item) => item.i === item.step.parts.length - 1)
        .map((item) => ({ ply: item.part.ply, headline: greatHeadline(match, item.step) }))
        .filter(({ headline }) => headline),
    );
    /** The order of the last part that was shown or passed over. */
    this.cursor = signal(-1);
    /** The view that was shown last of the present. @type {View | null} */
    this.before = null;
    /** Whether everything that comes in now was missed. */
    this.away = true;
    /** Whether a play is watched once more. */
    this.again = false;
    this.running = false;
    this.run = 0;
    /** Ends the present wait. @type {() => void} */
    this.wake = () => {};
    /** @type {(() => void)[]} */
    this.stops = [];
  }

  /** From now on, look at what comes in. */
  open() {
    const visible = () => !document.hidden && this.wake();
    document.addEventListener("visibilitychange", visible);
    if (this.match.state.present.value) this.pass();
    this.stops = [
      effect(() => {
        const [view] = [this.match.state.present.value, this.match.log];
        if (view) untracked(() => this.notice());
      }),
      () => document.removeEventListener("visibilitychange", visible),
    ];
    if (this.match.live && this.match.replay.since.value !== null) this.offer.value = this.lastTurn();
    this.away = false;
  }

  close() {
    for (const stop of this.stops) stop();
    this.stop();
  }

  /** The last part that the view of the present knows. */
  get last() {
    const { ply } = this.match.present;
    return this.parts.value.findLast((item) => item.part.ply <= ply)?.part.order ?? -1;
  }

  /** How many times quicker than normal. */
  get speed() {
    const hurry = !this.again && this.queueMs() > HURRY_MS ? 2 : 1;
    return Number(settings.speed.value) * hurry;
  }

  /** Parts that were not shown yet and that the view of the present knows. */
  queue() {
    const { ply } = this.match.present;
    return this.parts.value.filter((item) => item.part.order > this.cursor.value && item.part.ply <= ply);
  }

  queueMs() {
    return this.queue().reduce((sum, item) => sum + (this.plays(item) ? this.msOf(item) : 0), 0);
  }

  /** Somebody else's doing, or what all learn at once. @param {Pick<Item, "part" | "step">} item */
  isOthers(item) {
    const { by } = item.part;
    if (by === null || !this.match.summary.yours.includes(by)) return item.step.events.length > 0;
    return tellingOf(this.match, item.step).kind === "sealed";
  }

  /** What a die, a deck or a count has decided for oneself: one waits for it as for anybody's. @param {Item} item */
  isFate({ step }) {
    const fate = this.match.game.story?.fate ?? [];
    if (step.events.length === 0) return false;
    return tellingOf(this.match, step).kind === "die" || step.events.some(({ event }) => fate.includes(event));
  }

  /** Whether one's own doing is on stage. */
  get isOwn() {
    const now = this.now.value;
    return now !== null && !this.isOthers(now);
  }

  /** What the die of one's last action has brought, in words, until one acts again. */
  get outcome() {
    const { match } = this;
    const last = this.parts.value.findLast((item) => item.part.ply <= match.present.ply);
    const own = last && last.part.ply === match.present.ply && !this.isOthers(last) && this.isFate(last);
    return own ? plain(tellingOf(match, last.step).headline) : "";
  }

  /** The great moment that a step is, at its last part. @param {Item} item */
  momentOf({ step, i }) {
    if (settings.moments.value === "line" || i < step.parts.length - 1 || step.events.length === 0) return null;
    return this.match.game.story?.great(step.events, this.match) ?? null;
  }

  /** @param {Item} item */
  plays(item) {
    const { text, kind } = tellingOf(this.match, item.step);
    if ((!text && kind !== "card") || isPassing(this.match, item.step)) return false;
    if (this.again) return item.step.events.length > 0;
    const steps = settings.turns.value === "steps" && (this.isOthers(item) || this.isFate(item));
    return steps || this.momentOf(item) !== null;
  }

  /** @param {Item} item */
  msOf({ step, i }) {
    if (i < step.parts.length - 1) return APART;
    const { kind, text } = tellingOf(this.match, step);
    if (kind === "die" && !this.again && !this.isOthers({ step, part: step.parts[i] }))
      return OWN_MS - (calm() ? MOVE_MS : 0);
    return timeOf(kind, plain(text).split(" ").length, calm());
  }

  /** Whether what is asked next may be told: with the last step, since it would give away how the others end. @returns {boolean} */
  get told() {
    if (!this.watching.value || this.again) return true;
    return this.now.value !== null && !this.queue().some((item) => this.plays(item));
  }

  /** The last ply that may be told of, while the director plays what was not seen yet. */
  get toldPly() {
    if (!this.watching.value || this.again) return Infinity;
    return this.now.value?.part.ply ?? this.before?.ply ?? 0;
  }

  /** Something has come in, or the view has changed. */
  notice() {
    const { match } = this;
    if (!match.ready.value || match.board === null) return;
    if (this.running) return;
    const queue = this.queue();
    const first = queue.find((item) => this.plays(item));
    const absent = this.away && queue.some((item) => this.isOthers(item));
    const long = this.queueMs() > OFFER_MS;
    const summary = settings.turns.value === "summary" && queue.some((item) => this.isOthers(item));
    if (absent || long || summary) this.offer.value = queue.find((item) => this.isOthers(item))?.part.order ?? null;
    if (!first || absent || long) return this.pass();
    const { before } = this;
    // Back to what was seen a moment ago, before anything of the present is.
    const rewinds = before && before.ply < first.part.ply && settings.turns.value === "steps";
    batch(() => {
      if (rewinds) match.state.staged.value = before;
      this.offer.value = summary ? this.offer.value : null;
      this.watching.value = true;
      this.paused.value = false;
      this.skipped.value = 0;
    });
    this.play();
  }

  /** Everything that is there counts as seen. */
  pass() {
    this.cursor.value = this.last;
    this.before = this.match.present;
  }

  async play() {
    const run = ++this.run;
    this.running = true;
    const over = () => run !== this.run;
    for (;;) {
      const item = this.queue().find((one) => this.plays(one));
      if (!item) {
        if (!(await this.linger(over))) break;
        continue;
      }
      if (!this.again && this.queueMs() > OFFER_MS) {
        this.offer.value = item.part.order;
        break;
      }
      await this.show(item, over);
      if (over()) return;
    }
    if (!over()) this.stop();
  }

  /** Others are still at it: wait a little; whether there is more. @param {() => boolean} over */
  async linger(over) {
    const { match } = this;
    if (this.again || match.mine || match.summary.status !== "running" || settings.turns.value !== "steps")
      return false;
    match.state.staged.value = null;
    this.before = match.present;
    const end = performance.now() + LINGER_MS;
    while (performance.now() < end && !over()) {
      await new Promise((done) => setTimeout(done, 50));
      if (this.queue().some((item) => this.plays(item))) return !over();
    }
    return false;
  }

  /** Show one part, and hold it as long as it takes to read. @param {Item} item @param {() => boolean} over */
  async show(item, over) {
    const { match } = this;
    const view = await this.viewOf(item);
    if (over()) return;
    batch(() => {
      match.state.staged.value = view;
      match.focused.value = null;
      this.now.value = item;
      this.cursor.value = item.part.order;
    });
    const { place, text, kind } = tellingOf(match, item.step);
    if (item.first && (kind === "die" || kind === "card")) play(kind);
    // The place of a step, or else the places that its sentence names.
    const places = place ? [place] : pieces(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece.thing]));
    if (settings.follow.value !== "never")
      for (const detail of places.reverse()) document.dispatchEvent(new CustomEvent("reveal-mark", { detail }));
    this.prefetch();
    await this.sleep(this.msOf(item) / this.speed, over);
    const moment = over() ? null : this.momentOf(item);
    if (!moment) return;
    this.moment.value = moment;
    const counted = moment.counted?.map(({ thing }) => thing);
    if (counted?.length && settings.follow.value !== "never")
      document.dispatchEvent(new CustomEvent("frame-marks", { detail: counted }));
    await this.sleep(settings.moments.value === "wait" ? Infinity : MOMENT_MS, over);
    if (!over()) this.moment.value = null;
  }

  /** The board as it was then, and stays whatever comes in; null is the present. @param {Item} item @returns {Promise<View | null>} */
  async viewOf(item) {
    const { match } = this;
    const { ply } = item.part;
    if ((settings.turns.value !== "steps" && !this.again) || !match.replayable) return null;
    const next = this.nextOf(item);
    if (!next && ply >= match.present.ply) return match.present;
    const read = next
      ? match.replay.readStage(item.part, eventsBefore(next.part))
      : match.replay.read(ply, match.present.seat ?? "spectator");
    const late = new Promise((done) => setTimeout(() => done(undefined), READ_MS));
    const view = await Promise.race([read, late]);
    return /** @type {View | undefined} */ (view) ?? match.state.staged.value;
  }

  /** What is shown next of all that one answer has brought about. @param {Item} item */
  nextOf({ part }) {
    return this.parts.value.find((one) => one.part.seq === part.seq && one.part.order > part.order && this.plays(one));
  }

  /** Read the next board while this one is looked at. */
  prefetch() {
    const next = this.queue().find((item) => this.plays(item));
    if (next) this.viewOf(next).catch(() => {});
  }

  /** Wait, unless somebody presses on; while paused or hidden there is no end. @param {number} ms @param {() => boolean} over */
  async sleep(ms, over) {
    let left = ms;
    let pressed = false;
    while (left > 0 && !over()) {
      const began = performance.now();
      const still = this.paused.value || document.hidden || left === Infinity;
      await new Promise((/** @type {(value?: any) => void} */ done) => {
        const timer = still ? 0 : setTimeout(done, left);
        this.wake = (press = false) => {
          clearTimeout(timer);
          pressed = press;
          done();
        };
      });
      if (pressed) return;
      if (!still) left -= performance.now() - began;
    }
  }

  // --- what the viewer does ---

  /** End the present step, or close the great moment. */
  next() {
    /** @type {any} */ (this.wake)(true);
  }

  pause() {
    this.paused.value = !this.paused.value;
    this.wake();
  }

  /** One step back, and wait there. */
  back() {
    const { now } = this;
    const shown = this.parts.value.filter((item) => item.first && this.plays(item));
    const at = shown.findIndex((item) => item.step === now.value?.step);
    if (at <= 0) return;
    this.paused.value = true;
    this.moment.value = null;
    this.cursor.value = shown[at - 1].part.order - 1;
    this.next();
  }

  /** To the present at once: my turn, marks included. */
  skip() {
    if (!this.watching.value) return;
    const left = new Set(this.queue().map((item) => item.step)).size;
    this.stop();
    this.skipped.value = left;
  }

  /** Leave the stage as it is, and show the present. */
  stop() {
    this.run++;
    this.running = false;
    batch(() => {
      this.match.state.staged.value = null;
      this.watching.value = false;
      this.paused.value = false;
      this.moment.value = null;
      this.now.value = null;
      this.again = false;
      if (this.match.state.present.value) this.pass();
    });
    this.wake();
  }

  /** Watch everything from an order on, once more. @param {number} order */
  watch(order) {
    this.stop();
    if (!this.parts.value.some((item) => item.part.order >= order)) return;
    this.match.replay.leave();
    batch(() => {
      this.again = true;
      this.offer.value = null;
      this.cursor.value = order - 1;
      this.watching.value = true;
    });
    this.play();
  }

  /** Where the last play of others begins, or what was missed. @returns {number | null} */
  lastTurn() {
    const { parts, match } = this;
    const since = match.replay.since.value;
    const missed = since === null ? undefined : parts.value.find((item) => item.part.ply > since);
    const last = parts.value[parts.value.length - 1];
    return (missed ?? parts.value.find((item) => item.play === last?.play))?.part.order ?? null;
  }
}
