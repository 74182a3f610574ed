// What is printed: content files by id, and the layout of the board. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";

/** @typedef {{ text: string, size: number, width: number }} Lettering */
/** @typedef {{ kind: string, x: number, y: number, name: Record<string, Lettering> }} Place */
/** @typedef {{ type: string, bloc: string, value?: number }} ActionRecord */
/**
 * @typedef {object} CardRecord
 * @property {string} id
 * @property {string} owner
 * @property {string} deck
 * @property {number} initiative
 * @property {ActionRecord[]} actions
 * @property {string} [place]
 * @property {string[]} [build_in]
 * @property {{ kind: string }[]} [special]
 */
/**
 * @typedef {object} HeadlineRecord
 * @property {string} id
 * @property {string} side
 * @property {number} prestige
 * @property {string} condition
 * @property {string[]} regions
 * @property {string} year
 * @property {string[]} [tokens]
 */
/** What a condition looks at. @typedef {{ id: string, die?: string, over?: string[], highest?: boolean, side?: string, armies?: number }} ConditionRecord */
/** @typedef {{ power: string, step: { op: string, value?: number, cards?: string[] } }} Benefit */
/** @typedef {{ id: string, regions: string[], minimum: number, benefit: Benefit[] }} SeaRecord */
/** @typedef {{ number: number, period: number, resolve?: boolean, shift?: boolean, end?: string[] }} TurnRecord */

export const printed = {
  /** @type {Record<string, CardRecord>} */ cards: {},
  /** @type {Record<string, { id: string, when: string, steps: { op: string }[] }>} */ advantages: {},
  /** @type {Record<string, HeadlineRecord>} */ headlines: {},
  /** @type {Record<string, ConditionRecord>} */ conditions: {},
  /** @type {Record<string, SeaRecord>} */ seas: {},
  /** @type {TurnRecord[]} */ turns: [],
};

/** What follows from the rules and is the same in every position. @type {import("./board.d.ts").Legend} */
export let legend = { new_die: 0, banked_prestige: 0, committed: 0, side_of: {}, army_of: {} };

export const layout = {
  /** @type {[number, number]} */ frame: [1010, 670],
  /** @type {Record<string, Place>} */ spaces: {},
  ground: "",
};

/** @template {{ id: string }} Kind @param {Kind[]} records @returns {Record<string, Kind>} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** @param {import("../../core/game/types.js").GameContent} facts */
export function readContent({ printed: content, legend: found }) {
  legend = found;
  printed.cards = byId(content.action_cards.card);
  printed.advantages = byId(content.advantage_cards.advantage);
  printed.headlines = byId(content.headlines.headline);
  printed.conditions = byId(content.headlines.condition);
  printed.seas = byId(content.seas.sea);
  printed.turns = content.turn_track.turn;
}

export async function readLayout() {
  Object.assign(layout, await readGround("europe-divided"));
}

/** @param {string} kind */
export const spacesOf = (kind) => Object.keys(layout.spaces).filter((id) => layout.spaces[id].kind === kind);
