// What the boards of all games ask of a position: its words, and what can be done with a thing.
import { useComputed } from "@preact/signals";

/** @typedef {import("./types.js").Position<any>} Position */
/** @typedef {import("./types.js").Match<any>} Match */

/** The board of the position that is shown. @template Board @param {import("./types.js").Position<Board>} p @returns {Board} */
export const boardOf = (p) => p.board;

/** @param {Position} p @param {string} id @param {Record<string, any>} [values] @param {string} [attribute] */
export const say = (p, id, values = {}, attribute) => p.words.text(id, values, attribute);

/** @param {Position} p @param {string} kind @param {string} id @param {string} [attribute] */
export const nameOf = (p, kind, id, attribute) => p.words.name(kind, id, attribute);

/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : "0");

/** @param {string} text */
export const sentence = (text) =>
  text ? text[0].toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? "" : ".") : text;

/** A name and what there is to say about it, for those who listen. @param {string[]} parts */
export const spoken = (parts) => parts.map(sentence).join(" ");

/** The legal actions about a thing. @param {Position} p @param {string} thing @returns {string[]} */
export const actionsOn = (p, thing) => p.targets.get(thing) ?? [];

/** The thing that the chosen action is about. @param {Match} m */
export const chosenThing = (m) => (m.chosen.value ? m.thingOf(m.chosen.value) : null);

/** A value of the position; whoever uses it is drawn again only when it changes. @template T @param {() => T} read @returns {T} */
export function useShown(read) {
  return JSON.parse(useComputed(() => JSON.stringify(read())).value);
}
