// What the position says about a space, a region or a card, in the terms in which it is drawn.
import { boardOf as readBoard } from "../../core/game/reading.js";
import { printed } from "./printed.js";

export { actionsOn, chosenThing, nameOf, say, signed } from "../../core/game/reading.js";

/** @typedef {import("./board.d.ts").Board} Board */
/** @typedef {import("../../core/game/types.js").Position<Board>} Position */
/** @typedef {import("../../core/game/types.js").Match<Board>} Match */
/** @typedef {Board["phasing"]} Side */
/** @typedef {Board["war_winner"]} Control */

/** The board of the shown position. @param {Position} m @returns {Board | null} */
export const boardOf = (m) => readBoard(m);

/** The Liberal is always on the left. @type {Side[]} */
export const SIDES = ["liberal", "authoritarian"];

/** @type {Record<string, string>} */
export const EMBLEM = { liberal: "star", authoritarian: "crown", neutral: "circle", scoring: "circle" };
/** @type {Record<string, string>} */
export const LOOK = { liberal: "lib", authoritarian: "aut", neutral: "neu", scoring: "neu" };

/** @param {string} side @returns {Side} */
export const other = (side) => (side === "liberal" ? "authoritarian" : "liberal");

/** Who controls a space: a side or "none". @param {Board | null} board @param {string} id @returns {Control} */
export const controlOf = (board, id) =>
  /** @type {Control} */ (board?.boxes[id] ?? board?.spaces[id]?.control ?? "none");

/**
 * A space as it stands.
 * @typedef {object} Standing
 * @property {"open" | "closed" | "gone" | "box"} kind
 * @property {number} liberal
 * @property {number} authoritarian
 * @property {Control} control
 * @property {number} stability
 * @property {boolean} battleground
 * @property {string[]} icons
 * @property {boolean} annexed
 * @property {boolean} blackHand
 */

/** @param {Position} p @param {string} id @returns {Standing} */
export function standing(p, id) {
  const board = boardOf(p);
  const record = printed.spaces[id];
  const there = board?.spaces[id];
  return {
    kind: board && id in board.boxes ? "box" : (board?.shut[id] ?? "open"),
    liberal: there?.liberal ?? 0,
    authoritarian: there?.authoritarian ?? 0,
    control: controlOf(board, id),
    stability: record.stability ?? 0,
    battleground: record.battleground === true,
    icons: board?.icons[id]?.icons ?? record.icons ?? [],
    annexed: board?.annexed.includes(id) ?? false,
    blackHand: board?.black_hand === id,
  };
}

/** Whose eyes the page has; a spectator looks with those of the phasing player. @param {Position} p @returns {Side} */
export const eyes = (p) => /** @type {Side} */ (p.view.seat ?? boardOf(p)?.phasing ?? "liberal");
