// Where the marks are, for keyboard and tooltip.
import { boardOf, nameOf } from "../../core/game/reading.js";
import { eventLabel, issueLabel, spaceLabel } from "./about.js";
import { PLATE, ROW, ROWS_AT, columnAt, layout, onMap, plateAt, postAt, unitAt, wallMap } from "./layout.js";
import { legend } from "./printed.js";
import { REGIONS } from "./reading.js";
import { isOpen } from "./wall.js";

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
          told: layout.value.rows,
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

/**
 * Where a place for units is: in the table of low windows; on the map on the land that a unit holds, else in the plate while it can be
 * chosen. Where it counts in a great moment the plate stands for it.
 * @param {Match} m @param {string} region @param {number} row @param {number} i @param {string} id
 */
function postOf(m, region, row, i, id) {
  const { wall, unrest } = layout.value;
  if (wall) {
    const [held, thing] = [boardOf(m).regions[region].units[id], `space:${id}`];
    const counts = m.director.moment.value?.counted?.some((one) => one.thing === thing) && !m.targets.has(thing);
    if (!held && !isOpen(m, region) && !counts) return null;
    if (!held && counts) {
      const { x, y } = plateAt(wall, region);
      return { x: wall.x + x + PLATE.w / 2, y: wall.y + y + PLATE.h / 2, w: PLATE.w, h: PLATE.h };
    }
    const { x, y } = held ? unitAt(wall, region, i) : postAt(wall, region, i);
    return { x: wall.x + x, y: wall.y + y, w: PLATE.post, h: PLATE.post };
  }
  if (!unrest) return null;
  const x = unrest.x + columnAt(legend.posts[i]) + ROW.column / 2;
  return { x, y: unrest.y + ROWS_AT + (row + 0.5) * ROW.row, w: ROW.column, h: ROW.row };
}

/** @param {Match} m @returns {Spot[]} */
function spaceSpots(m) {
  const { regions } = boardOf(m);
  return REGIONS.flatMap((region, row) =>
    legend.posts.flatMap((column, i) => {
      const id = `${region}-${column}`;
      const at = postOf(m, region, row, i, id);
      const label = spaceLabel(m, id, regions[region].units[id]);
      return at ? [{ thing: `space:${id}`, ...at, name: nameOf(m, "space", id), label }] : [];
    }),
  );
}

/** Issues that are settled, where their flags are planted. @param {Match} m @returns {Spot[]} */
function flagSpots(m) {
  const { wall } = layout.value;
  if (!wall) return [];
  return boardOf(m).settled.flatMap(({ issue, owner }) => {
    if (!wallMap.issues[issue]) return [];
    const { x, y } = onMap(wall, wallMap.issues[issue]);
    const name = nameOf(m, "issue", issue);
    return [
      {
        thing: `issue:${issue}`,
        x: wall.x + x + 7,
        y: wall.y + y - 9,
        w: 16,
        h: 18,
        name,
        label: `${name}, ${nameOf(m, "nation", owner)}`,
      },
    ];
  });
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
    ...flagSpots(m),
  ];
}
