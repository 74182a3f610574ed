// What every game's board asks of a match: its words, its position, what can be done with a thing.
import { useComputed } from "@preact/signals";

/** @typedef {import("./types.js").Match} Match */

/** The board of the shown position. @param {Match} m @returns {any} */
export const boardOf = (m) => m.shown.value?.position.board ?? null;

/** @param {Match} m @param {string} id @param {Record<string, any>} [values] @param {string} [attribute] */
export const say = (m, id, values = {}, attribute) => m.words?.text(id, values, attribute) ?? "";

/** @param {Match} m @param {string} kind @param {string} id @param {string} [attribute] */
export const nameOf = (m, kind, id, attribute) => m.words?.name(kind, id, attribute) ?? id;

/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : "0");

/** @param {string} text */
export const sentence = (text) => (text ? text[0].toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? "" : ".") : text);

/** A name and what there is to say about it, for those who listen. @param {string[]} parts */
export const spoken = (parts) => parts.map(sentence).join(" ");

/** The legal actions about a thing. @param {Match} m @param {string} thing @returns {string[]} */
export const actionsOn = (m, thing) => m.targets.value.get(thing) ?? [];

/** The thing that an action is about. @param {Match} m @param {string} action */
export function thingOf(m, action) {
  const [, kind, id] = m.about(action);
  return kind && id ? `${kind}:${id}` : null;
}

/** The thing that the chosen action is about. @param {Match} m */
export const chosenThing = (m) => (m.chosen.value ? thingOf(m, m.chosen.value) : null);

/** What somebody sees is drawn again only when it changes. @param {() => any} read @returns {any} */
export function useShown(read) {
  return JSON.parse(useComputed(() => JSON.stringify(read())).value);
}
