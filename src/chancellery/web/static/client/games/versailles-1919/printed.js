// What is printed: content files by id. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";

/** Records of the content files, each with its id. @typedef {Record<string, any>} Records */

/** What follows from the rules and is the same in every position. @type {import("./board.d.ts").Legend} */
export let legend = {
  columns: [],
  posts: [],
  pick_costs: [],
  priorities: { military: [], political: [], neither: "" },
  terms: [],
  deals: [],
};

export const printed = {
  /** @type {Records} */ issues: {},
  /** The options of each issue. @type {Record<string, any[]>} */ options: {},
  /** @type {Records} */ events: {},
  /** By column. @type {Record<number, any>} */ columns: {},
  /** Zones of happiness, the lowest first. @type {{ id: string, least: number, limit: number }[]} */ zones: [],
  /** @type {Record<string, number>} */ figures: {},
  /** The counters that score for each faction of a solo game. @type {Record<string, string[]>} */ icons: {},
};

/** @param {any[]} records @returns {Records} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** @param {import("../../core/game/types.js").GameContent} facts */
export function readContent({ printed: content, legend: found }) {
  legend = found;
  const issues = byId(content.issues.issue);
  Object.assign(printed, {
    issues,
    options: Object.fromEntries(
      Object.keys(issues).map((id) => [id, content.issues.option.filter((/** @type {any} */ one) => one.issue === id)]),
    ),
    events: byId(content.events.event_card),
    columns: Object.fromEntries(content.tracks.column.map((/** @type {any} */ one) => [one.column, one])),
    zones: content.tracks.zone.toSorted((/** @type {any} */ one, /** @type {any} */ other) => one.least - other.least),
    icons: Object.fromEntries(content.tracks.faction.map((/** @type {any} */ one) => [one.id, one.counters])),
    figures: Object.fromEntries(content.tracks.figure.map((/** @type {any} */ one) => [one.id, one.value])),
  });
}

/** The style sheets of the board. */
export async function readLayout() {
  await readGround("versailles-1919");
}
