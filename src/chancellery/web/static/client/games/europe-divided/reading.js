// What the position says about spaces, sides and cards, in the terms in which they are drawn.
import { perMatch } from "../../core/base/permatch.js";
import { boardOf as readBoard } from "../../core/game/reading.js";
import { layout, printed } from "./printed.js";

export { actionsOn, nameOf, say, spoken, useShown } from "../../core/game/reading.js";

/** @typedef {import("./board.d.ts").Board} Board */
/** @typedef {import("./board.d.ts").HeadlineBoard} HeadlineBoard */
/** @typedef {import("./board.d.ts").LineBoard} LineBoard */
/** @typedef {import("../../core/game/types.js").Position<Board>} Position */
/** @typedef {import("../../core/game/types.js").Match<Board>} Match */

/** The board of the shown position; there is none of a match of other rules. @param {Position} p @returns {Board | null} */
export const boardOf = (p) => readBoard(p);

export const SIDES = ["europe", "russia"];
export const BLOCS = ["eu", "nato", "russia"];
/** @type {Record<string, string>} */
export const INITIAL = { europe: "E", russia: "R" };

/** The mark that the pointer is over. */
export const pointed = perMatch(/** @type {string | null} */ (null));

/** @param {string} side */
export const other = (side) => (side === "europe" ? "russia" : "europe");

/** @param {string} side */
export const sideClass = (side) => `ed-side-${side}`;

/** A thing of a sentence. @param {string} kind @param {string} id */
export const thing = (kind, id) => ({ kind, id });

/** A sentence of the board's own. @param {Position} p @param {string} key @param {Record<string, any>} [args] */
export const phrase = (p, key, args = {}) => p.words.say("board", key, args);

/** The dice in a region: bloc and value. @param {Position} p @param {string} id @returns {[string, number][]} */
export const dice = (p, id) =>
  BLOCS.map((bloc) => /** @type {[string, number]} */ ([bloc, dieOf(p, bloc, id)])).filter(([, value]) => value > 0);

/** @param {Position} p @param {string} bloc @param {string} id @returns {number} 0 for no die */
export const dieOf = (p, bloc, id) => boardOf(p)?.dice[bloc][id] ?? 0;

/** The armies in a space: side and number. @param {Position} p @param {string} id @returns {[string, number][]} */
export const armies = (p, id) =>
  SIDES.map((side) => /** @type {[string, number]} */ ([side, armiesOf(p, side, id)])).filter(([, count]) => count > 0);

/** @param {Position} p @param {string} side @param {string} id @returns {number} */
export const armiesOf = (p, side, id) => boardOf(p)?.armies[side][id] ?? 0;

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
  const lines = dice(p, id).map(([bloc, value]) => phrase(p, "die", { bloc: thing("bloc", bloc), value }));
  for (const [side, count] of armies(p, id)) lines.push(phrase(p, "armies", { seat: thing("seat", side), count }));
  if (tokens(p, id) > 0) lines.push(phrase(p, "tokens", { count: tokens(p, id) }));
  if (board?.fracture === id) lines.push(phrase(p, "fracture"));
  const sea = board?.seas[id];
  if (sea) lines.push(seaHolder(p, sea.holder));
  const cost = board?.costs[id];
  if (cost !== undefined) lines.push(phrase(p, "cost", { cost }));
  for (const side of SIDES)
    if (board?.sides[side].taken.includes(id)) lines.push(phrase(p, "taken", { seat: thing("seat", side) }));
  return lines.length > 0 ? lines : [phrase(p, `kind-${layout.spaces[id].kind}`)];
}

/** @param {Position} p @param {string} bloc */
export const seaHolder = (p, bloc) =>
  bloc === "none" ? phrase(p, "sea-free") : phrase(p, "sea-held", { bloc: thing("bloc", bloc) });

/** What a headline asks for. @param {Position} p @param {string} id */
export function headlineLine(p, id) {
  const { condition, regions, side, prestige } = printed.headlines[id];
  return phrase(p, "headline-line", {
    seat: thing("seat", side),
    prestige,
    condition: thing("condition", condition),
    regions: { kind: "region", ids: regions },
  });
}

/** Whether a headline would be awarded now, and to whom. @param {Position} p @param {string} id @param {boolean} met */
export function headlineStatus(p, id, met) {
  const { side, prestige } = printed.headlines[id];
  return met ? phrase(p, "met", { seat: thing("seat", side), prestige }) : phrase(p, "unmet");
}
