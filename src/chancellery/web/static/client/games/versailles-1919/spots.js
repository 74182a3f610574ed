// Where the marks are, for keyboard and tooltip.
import { boardOf, nameOf } from "../../core/game/reading.js";
import { eventLabel, issueLabel, spaceLabel } from "./about.js";
import { columnAt, layout, rowsAt } from "./layout.js";
import { legend } from "./printed.js";
import { REGIONS } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("../../core/game/types.js").Spot} Spot */

/** @param {Box} box */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2, w, h });

/** @param {Match} m @param {any} issue @param {Box | undefined} box @returns {Spot[]} */
const issueSpot = (m, issue, box) =>
  box
    ? [
        {
          thing: `issue:${issue.issue}`,
          ...middle(box),
          name: nameOf(m, "issue", issue.issue),
          label: issueLabel(m, issue),
        },
      ]
    : [];

/** @param {Match} m @param {string} id @param {Box} box @returns {Spot} */
const eventSpot = (m, id, box) => ({
  thing: `event_card:${id}`,
  ...middle(box),
  name: nameOf(m, "event_card", id),
  label: eventLabel(m, id),
});

/** @param {Match} m @returns {Spot[]} */
function spaceSpots(m) {
  const { regions } = boardOf(m);
  const { unrest, track } = layout.value;
  return REGIONS.flatMap((region, row) =>
    legend.posts.map((column) => {
      const id = `${region}-${column}`;
      const box = {
        x: unrest.x + columnAt(track, column),
        y: unrest.y + rowsAt(track) + row * track.row,
        w: track.column,
        h: track.row,
      };
      const label = spaceLabel(m, id, regions[region].units[id]);
      return { thing: `space:${id}`, ...middle(box), name: nameOf(m, "space", id), label };
    }),
  );
}

/** @param {Match} m @returns {Spot[]} */
export function spots(m) {
  const board = boardOf(m);
  if (!board) return [];
  const at = layout.value;
  return [
    ...board.waiting_room.flatMap((issue, i) => issueSpot(m, issue, at.waiting[i])),
    ...board.callers.map((id, i) => eventSpot(m, id, at.callers[i] ?? at.callers[1])),
    ...board.table.flatMap((issue, i) => issueSpot(m, issue, at.table[i])),
    ...(board.event === "none" ? [] : [eventSpot(m, board.event, at.event)]),
    ...spaceSpots(m),
  ];
}
