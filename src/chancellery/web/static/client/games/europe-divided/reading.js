// What the position says about spaces, sides and cards, in the terms in which they are drawn.
import { boardOf, nameOf } from "../../core/reading.js";
import { layout, printed } from "./printed.js";

/** @typedef {import("./board.js").EuropeDividedBoard} Board */
/** @typedef {import("../../core/types.js").Position<any>} Position */
/** @typedef {import("../../core/types.js").Match<any>} Match */

export const SIDES = ["europe", "russia"];
export const BLOCS = ["eu", "nato", "russia"];
/** @type {Record<string, string>} */
export const INITIAL = { europe: "E", russia: "R" };
/** The bloc whose armies a side has. @type {Record<string, string>} */
export const ARMY_BLOC = { europe: "nato", russia: "russia" };

/** @param {string} side */
export const sideClass = (side) => `ed-side-${side}`;

/** A sentence of the board's own. @param {Position} p @param {string} key @param {Record<string, any>} [args] */
export const phrase = (p, key, args = {}) => p.words.say("board", key, args);

/** The dice in a region: bloc and value. @param {Position} p @param {string} id @returns {[string, number][]} */
export const dice = (p, id) =>
  BLOCS.map((bloc) => /** @type {[string, number]} */ ([bloc, boardOf(p)?.dice[bloc][id] ?? 0])).filter(
    ([, value]) => value > 0,
  );

/** The armies in a space: side and number. @param {Position} p @param {string} id @returns {[string, number][]} */
export const armies = (p, id) =>
  SIDES.map((side) => /** @type {[string, number]} */ ([side, boardOf(p)?.armies[side][id] ?? 0])).filter(
    ([, count]) => count > 0,
  );

/** @param {Position} p @param {string} id @returns {number} */
export const tokens = (p, id) => boardOf(p)?.tokens[id] ?? 0;

/** The thing that a space is in the open question: a region, a sea, or just a space. @param {Position} p @param {string} id */
export function thingOf(p, id) {
  if (p.targets.has(`region:${id}`)) return `region:${id}`;
  if (p.targets.has(`sea:${id}`)) return `sea:${id}`;
  return `space:${id}`;
}

/** All there is to say of a space. @param {Position} p @param {string} id @returns {string[]} */
export function spaceLines(p, id) {
  const board = boardOf(p);
  const lines = dice(p, id).map(([bloc, value]) => phrase(p, "die", { bloc: { kind: "bloc", id: bloc }, value }));
  for (const [side, count] of armies(p, id))
    lines.push(phrase(p, "armies", { seat: { kind: "seat", id: side }, count }));
  if (tokens(p, id) > 0) lines.push(phrase(p, "tokens", { count: tokens(p, id) }));
  if (board?.fracture === id) lines.push(phrase(p, "fracture"));
  if (id in (board?.costs ?? {})) lines.push(phrase(p, "cost", { cost: board.costs[id] }));
  for (const side of SIDES)
    if (board?.sides[side].taken.includes(id)) lines.push(phrase(p, "taken", { seat: { kind: "seat", id: side } }));
  return lines.length > 0 ? lines : [phrase(p, `kind-${layout.spaces[id].kind}`)];
}

/** What a headline asks for. @param {Position} p @param {string} id */
export function headlineLine(p, id) {
  const { condition, regions, side, prestige } = printed.headlines[id];
  return phrase(p, "headline-line", {
    seat: { kind: "seat", id: side },
    prestige,
    condition: { kind: "condition", id: condition },
    regions: { kind: "region", ids: regions },
  });
}

/** The printed actions of a card, bloc by bloc. @param {Position} p @param {string} id @returns {string[]} */
export function cardLines(p, id) {
  const card = printed.cards[id];
  return BLOCS.map((bloc) => {
    const acts = card.actions
      .filter((/** @type {any} */ one) => one.bloc === bloc)
      .map((/** @type {any} */ one) => phrase(p, `do-${one.type}`, { value: one.value ?? 0 }));
    return acts.length > 0 ? `${nameOf(p, "bloc", bloc)}: ${acts.join(", ")}` : "";
  }).filter(Boolean);
}
