// Where the marks are, for keyboard and tooltip.
import { boardOf, nameOf } from "../../core/reading.js";
import { eventLabel, issueLabel, spaceLabel } from "./about.js";
import { EVENTS, LEFT, STEP, TABLE, TRACKS, WAITING } from "./conference.js";
import { CARD, EVENT } from "./cards.js";
import { REGIONS } from "./reading.js";
import { COLUMN, ROW, columnAt } from "./tracks.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/types.js").Spot} Spot */

/** @param {Match} m @param {any[]} issues @param {number} y @returns {Spot[]} */
const issueSpots = (m, issues, y) =>
  issues.map((issue, i) => ({
    thing: `issue:${issue.issue}`,
    x: LEFT + i * STEP + CARD.w / 2,
    y: y + CARD.h / 2,
    w: CARD.w,
    h: CARD.h,
    name: nameOf(m, "issue", issue.issue),
    label: issueLabel(m, issue),
  }));

/** @param {Match} m @param {string} id @param {number} y @param {number} h @returns {Spot} */
const eventSpot = (m, id, y, h) => ({
  thing: `event_card:${id}`,
  x: EVENTS + EVENT.w / 2,
  y: y + h / 2,
  w: EVENT.w,
  h,
  name: nameOf(m, "event_card", id),
  label: eventLabel(m, id),
});

/** @param {Match} m @returns {Spot[]} */
function spaceSpots(m) {
  const { regions } = boardOf(m);
  return REGIONS.flatMap((region, row) =>
    [5, 6, 7, 8].map((column) => {
      const id = `${region}-${column}`;
      return {
        thing: `space:${id}`,
        x: LEFT + columnAt(column) + COLUMN / 2,
        y: TRACKS + 60 + row * ROW + ROW / 2,
        w: COLUMN,
        h: ROW,
        name: nameOf(m, "space", id),
        label: spaceLabel(m, id, regions[region].units[id]),
      };
    }),
  );
}

/** @param {Match} m @returns {Spot[]} */
export function spots(m) {
  const board = boardOf(m);
  if (!board) return [];
  return [
    ...issueSpots(m, board.waiting_room, WAITING),
    ...board.callers.map((/** @type {string} */ id, /** @type {number} */ i) =>
      eventSpot(m, id, WAITING + i * (EVENT.h + 10), EVENT.h),
    ),
    ...issueSpots(m, board.table, TABLE),
    ...(board.event === "none" ? [] : [eventSpot(m, board.event, TABLE, CARD.h)]),
    ...spaceSpots(m),
  ];
}
