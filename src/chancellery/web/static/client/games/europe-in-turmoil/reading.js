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

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "liberal" ? "authoritarian" : "liberal");

/** @param {Position} p @param {string} id */
export function markersAt(p, id) {
  const placed = boardOf(p)?.markers ?? [];
  return Object.values(printed.mapMarkers).filter(
    (marker) => placed.includes(marker.id) && marker.spaces?.includes(id),
  );
}

/** Icons of a space, with what markers made of them. @param {Position} p @param {string} id @returns {string[]} */
export function iconsAt(p, id) {
  let icons = printed.spaces[id].icons ?? [];
  for (const marker of markersAt(p, id)) {
    if (marker.effect === "replaces_icon") icons = [marker.icon];
    else if (marker.effect === "adds_icon") icons = [...icons, marker.icon];
  }
  return icons;
}

/** Who controls a space: a side or "none". @param {Board | null} board @param {string} id @returns {Control} */
export const controlOf = (board, id) => printed.spaces[id].permanent_control ?? board?.spaces[id]?.control ?? "none";

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
  const markers = markersAt(p, id);
  const there = board?.spaces[id];
  const gone = markers.some((marker) => marker.effect === "removes_space");
  return {
    kind: record.permanent_control ? "box" : there ? "open" : gone ? "gone" : "closed",
    liberal: there?.liberal ?? 0,
    authoritarian: there?.authoritarian ?? 0,
    control: controlOf(board, id),
    stability: record.stability ?? 0,
    battleground: record.battleground === true,
    icons: iconsAt(p, id),
    annexed: markers.some((marker) => marker.effect === "adds_region"),
    blackHand: board?.black_hand === id,
  };
}

/** Spaces of a region that count now. @param {Board | null} board @param {string} region @returns {string[]} */
export function spacesOf(board, region) {
  const own = Object.keys(printed.spaces).filter((id) => printed.spaces[id].region === region);
  const also = Object.values(printed.mapMarkers)
    .filter(
      (marker) => marker.effect === "adds_region" && marker.region === region && board?.markers.includes(marker.id),
    )
    .flatMap((marker) => marker.spaces);
  return [...own, ...also].filter((id) => board?.spaces[id] || printed.spaces[id].permanent_control);
}

/** Whose eyes the page has; a spectator looks with those of the phasing player. @param {Position} p @returns {Side} */
export const eyes = (p) => /** @type {Side} */ (p.view.seat ?? boardOf(p)?.phasing ?? "liberal");
