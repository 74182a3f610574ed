// What is printed: content files by id, and the layout of the board. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";

/** @typedef {{ text: string, size: number, width: number }} Lettering */
/** @typedef {{ kind: string, x: number, y: number, name: Record<string, Lettering> }} Place */
/** @typedef {import("./content.d.ts").ContentFiles} ContentFiles */
/** @typedef {import("./content.d.ts").Turn} TurnRecord */

export const printed = {
  /** @type {Record<string, import("./content.d.ts").Card>} */ cards: {},
  /** @type {Record<string, import("./content.d.ts").Advantage>} */ advantages: {},
  /** @type {Record<string, import("./content.d.ts").Headline>} */ headlines: {},
  /** @type {Record<string, import("./content.d.ts").HeadlineCondition>} */ conditions: {},
  /** @type {Record<string, import("./content.d.ts").Sea>} */ seas: {},
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

/** @param {import("../../core/game/types.js").GameContent<ContentFiles>} facts */
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
