// Promises that narrow what is asked: which answers they close, and to whom they were made.
import { boardOf } from "../../core/game/reading.js";
import { sentenceOf } from "../../core/game/telling.js";
import { live, plain } from "../../core/words/rich.js";
import { nationOf } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").PromiseView} PromiseView */

/** A promise in words, with live names of what it is about; one's own in the second person. @param {Match} m @param {PromiseView} promise */
export const promiseRich = (m, { nation, told }) => {
  if (nation !== nationOf(m, m.view.seat ?? "")) return sentenceOf(m, told);
  const kinds = m.game.story?.live ?? [];
  const wrap = (/** @type {string} */ thing, /** @type {string} */ name) =>
    kinds.includes(thing.split(":")[0]) ? live(thing, name) : name;
  return m.words.text("board-you-promise", m.words.values(m.words.namedIn(told, m.content.events), wrap));
};

/** The same as mere text. @param {Match} m @param {PromiseView} promise */
export const promiseText = (m, promise) => plain(promiseRich(m, promise));

/** The promises that narrow the open question. @param {Match} m */
export const bindingNow = (m) => (m.live ? (boardOf(m)?.binding ?? []) : []);

/** The promise that an answer would keep. @param {Match} m @param {string} action */
export const keptBy = (m, action) => bindingNow(m).find((one) => !one.refrain && one.action === action) ?? null;

/** The promise that closes an answer. @param {Match} m @param {string} action */
export const closedBy = (m, action) => bindingNow(m).find((one) => one.closes.includes(action)) ?? null;
