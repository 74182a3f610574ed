// Promises that narrow what is asked: which answers they close, and to whom they were made.
import { boardOf } from "../../core/game/reading.js";
import { nationOf, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").PromiseView} PromiseView */

/** A promise in words; one's own in the second person. @param {Match} m @param {PromiseView} promise */
export const promiseText = (m, { nation, told }) => {
  const own = nation === nationOf(m, m.view.seat ?? "");
  return own
    ? phrase(m, "you-promise", m.words.namedIn(told, m.content.events))
    : m.words.event(told, m.content.events);
};

/** The promises that narrow the open question. @param {Match} m */
export const bindingNow = (m) => (m.live ? (boardOf(m)?.binding ?? []) : []);

/** The promise that an answer would keep. @param {Match} m @param {string} action */
export const keptBy = (m, action) => bindingNow(m).find((one) => !one.refrain && one.action === action) ?? null;

/** The promise that closes an answer. @param {Match} m @param {string} action */
export const closedBy = (m, action) => bindingNow(m).find((one) => one.closes.includes(action)) ?? null;
