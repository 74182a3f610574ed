// What is printed: content files by id. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";
import { wallMap } from "./layout.js";

/** @typedef {import("./content.d.ts").ContentFiles} ContentFiles */
/** Records of a table by their ids. @template Kind @typedef {Record<string, Kind>} Records */

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
  /** @type {Records<import("./content.d.ts").Issue>} */ issues: {},
  /** The options of each issue. @type {Records<import("./content.d.ts").Option[]>} */ options: {},
  /** @type {Records<import("./content.d.ts").EventCard>} */ events: {},
  /** By column. @type {Record<number, import("./content.d.ts").Column>} */ columns: {},
  /** Zones of happiness, the lowest first. @type {import("./content.d.ts").Zone[]} */ zones: [],
  /** @type {Record<string, number>} */ figures: {},
  /** The counters that score for each faction of a solo game. @type {Record<string, string[]>} */ icons: {},
};

/** @template {{ id: string }} Kind @param {Kind[]} records @returns {Records<Kind>} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** @param {import("../../core/game/types.js").GameContent<ContentFiles>} facts */
export function readContent({ printed: content, legend: found }) {
  legend = found;
  const issues = byId(content.issues.issue);
  Object.assign(printed, {
    issues,
    options: Object.fromEntries(
      Object.keys(issues).map((id) => [id, content.issues.option.filter((one) => one.issue === id)]),
    ),
    events: byId(content.events.event_card),
    columns: Object.fromEntries(content.tracks.column.map((one) => [one.column, one])),
    zones: content.tracks.zone.toSorted((one, other) => one.least - other.least),
    icons: Object.fromEntries(content.tracks.faction.map((one) => [one.id, one.counters])),
    figures: Object.fromEntries(content.tracks.figure.map((one) => [one.id, one.value])),
  });
}

/** The wall map, and the style sheets of the board. */
export async function readLayout() {
  Object.assign(wallMap, await readGround("versailles-1919"));
}
