// What the stories of several games say in the same way.
import { live } from "../words/rich.js";
import { signed } from "./reading.js";

/** @typedef {import("./types.js").Position<any>} Position */

/** How often each is there, in the order of the first of each. @param {string[]} ids @returns {[string, number][]} */
export function tallied(ids) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** A live name. @param {Position} p @param {string} kind @param {string} id */
export const named = (p, kind, id) => live(`${kind}:${id}`, p.words.name(kind, id));

/** "Wien 2, Tyrol", with live names. @param {Position} p @param {string} kind @param {string[]} ids */
export const listed = (p, kind, ids) =>
  tallied(ids)
    .map(([id, count]) => named(p, kind, id) + (count > 1 ? ` ${count}` : ""))
    .join(", ");

/** "Austria +8, Italy +8". @param {Position} p @param {string} kind @param {[string, number][]} changes */
export const changesOf = (p, kind, changes) =>
  changes.map(([id, change]) => `${p.words.name(kind, id)} ${signed(change)}`).join(", ");

/** Events of a kind. @template {{ event: string }} E @param {E[]} events @param {E["event"]} kind @returns {E[]} */
export const ofKind = (events, kind) => events.filter(({ event }) => event === kind);
