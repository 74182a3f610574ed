// The steps of a match in words: each is put into words once in a language.
import { dieFace, firstSentence, live } from "../words/rich.js";
import { language } from "../base/settings.js";
import { t } from "../words/words.js";
import { rulesNews } from "./rulesnews.js";
import { isSeatNews, seatNews } from "./seatnews.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./types.js").EventData} EventData */
/** @typedef {import("./types.js").Position<any>} Position */
/** @typedef {import("./types.js").Telling} Telling */

/** @type {WeakMap<Step, { of: string, telling: Telling }>} */
const told = new WeakMap();

/** @param {Position} p @param {Step} step @returns {Telling} */
export function tellingOf(p, step) {
  const of = `${language.value} ${step.key}`;
  const known = told.get(step);
  if (known?.of === of) return known.telling;
  const telling = compose(p, step);
  told.set(step, { of, telling });
  return telling;
}

/** @type {WeakMap<Step, { of: string, headline: string }>} */
const great = new WeakMap();

/** The headline of a great moment, or nothing if a step is none. @param {Position} p @param {Step} step @returns {string} */
export function greatHeadline(p, step) {
  const of = `${language.value} ${step.key}`;
  const known = great.get(step);
  if (known?.of === of) return known.headline;
  const headline = (step.events.length > 0 && p.game.story?.great(step.events, p)?.headline) || "";
  great.set(step, { of, headline });
  return headline;
}

/** What happened, with live names and dice. @param {Position} p @param {EventData} event */
export function sentenceOf(p, event) {
  const kinds = p.game.story?.live ?? [];
  const wrap = (/** @type {string} */ thing, /** @type {string} */ name) =>
    kinds.includes(thing.split(":")[0]) ? live(thing, name) : name;
  const die = p.game.die?.(event);
  const text = p.words.event(event, p.content.events, wrap);
  return die ? `${text} ${dieFace(die, event.seat)}` : text;
}

/** That somebody has chosen in secret matters until the choices are revealed. */
const PASSING = ["pick-sealed", "pick-retracted"];

/** Whether a step is of interest only until something else happens. @param {Position} p @param {Step} step */
export const isPassing = (p, step) =>
  step.events.length > 0 &&
  step.events.every(({ event }) => PASSING.includes(event) || p.game.passing?.includes(event));

/** Whose doing an event is. @param {Position} p @param {EventData} event @returns {string | null} */
export const seatOf = (p, event) => p.game.whose?.(event, p) ?? event.seat ?? null;

/** @param {Position} p @param {Step} step @returns {Telling} */
function compose(p, step) {
  const { note, late, events } = step;
  if (note?.kind === "hint") return simple(t("log-hint", { who: p.seatName(note.data.seat) }), note.data.seat);
  if (note?.kind === "explained") return simple(p.words.explained(note.data), note.data.seat);
  if (note?.kind === "defect") return simple(t("log-defect"), null);
  if (note?.kind === "rules") return simple(rulesNews(p.words, note.data, note.ply), null);
  if (note?.kind === "undo") {
    const who = note.data.by ? p.seatName(note.data.by) : "";
    return simple(t(note.data.agreed ? "log-undo-agreed" : "log-undo", { who }), null);
  }
  if (note && isSeatNews(note)) {
    const news = seatNews(p, note);
    return simple(news.map(({ text }) => text).join(" "), news[0].seat);
  }
  if (late) return simple(t("log-late", { who: p.seatName(late) }), late);
  const words = (/** @type {EventData} */ event) => sentenceOf(p, event);
  const own = p.game.story?.tell(events, p, words) ?? {};
  // What the head of a section says already is not repeated below it.
  const heads = events.map((event) => `${p.game.station(event, p)?.title}.`);
  const sentences =
    own.text === undefined ? events.map((event, i) => (words(event) === heads[i] ? "" : words(event))) : [];
  const text = own.text ?? sentences.filter(Boolean).join(" ");
  const die = events.some((event) => p.game.die?.(event));
  const seat = own.seat === undefined ? seatOf(p, events[0]) : own.seat;
  return { kind: die ? "die" : "change", title: "", headline: firstSentence(text), ...own, text, seat };
}

/** @param {string} text @param {string | null} seat @returns {Telling} */
const simple = (text, seat) => ({ kind: "change", title: "", headline: text, text, seat });
