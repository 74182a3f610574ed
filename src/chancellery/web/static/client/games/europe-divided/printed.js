// What is printed: content files by id, and the layout of the board. Filled once, before anything is drawn.
import { readGround } from "../../parts/ground.js";

/** @typedef {{ text: string, size: number, width: number }} Lettering */
/** @typedef {{ kind: string, x: number, y: number, name: Record<string, Lettering> }} Place */
/** Records of the content files, each with its id. @typedef {Record<string, any>} Records */

export const printed = {
  /** @type {Records} */ cards: {},
  /** @type {Records} */ headlines: {},
  /** @type {Records} */ seas: {},
  /** @type {any[]} */ turns: [],
};

export const layout = {
  /** @type {[number, number]} */ frame: [1120, 880],
  /** @type {Record<string, Place>} */ spaces: {},
  ground: "",
};

/** @param {any[]} records @returns {Records} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** @param {Record<string, any>} content */
export function readContent(content) {
  Object.assign(printed, {
    cards: byId(content.action_cards.card),
    headlines: byId(content.headlines.headline),
    seas: byId(content.seas.sea),
    turns: content.turn_track.turn,
  });
}

export async function readLayout() {
  Object.assign(layout, await readGround("europe-divided"));
}

/** @param {string} kind */
export const spacesOf = (kind) => Object.keys(layout.spaces).filter((id) => layout.spaces[id].kind === kind);
