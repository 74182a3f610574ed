// The game on one page: what each section shows of the board.
import { narrow } from "../../core/base/settings.js";
import { layout } from "./layout.js";

/** The part of the board that holds these boxes. @param {import("./layout.js").Box[]} boxes @returns {[number, number, number, number]} */
function around(...boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, foot] = [
    Math.max(...boxes.map((box) => box.x + box.w)),
    Math.max(...boxes.map((box) => box.y + box.h)),
  ];
  return [left - 4, top - 4, right - left + 8, foot - top + 8];
}

/** Those boxes that this window has on its board, or else the issues. @param {(import("./layout.js").Box | null)[]} boxes */
function ofThose(...boxes) {
  const there = boxes.filter((box) => box !== null);
  return around(...(there.length ? there : layout.value.table));
}

/** @type {import("../../parts/lobby/intro.js").Section[]} */
export const intro = [
  {
    id: "goal",
    view: () => (narrow.value ? around(layout.value.table[0]) : around(...layout.value.table, ...layout.value.waiting)),
  },
  { id: "issue", view: () => around(...layout.value.table) },
  { id: "turn", view: () => around(layout.value.waiting[0], layout.value.waiting[1]) },
  { id: "settle", view: () => ofThose(layout.value.event, layout.value.piles) },
  { id: "unrest", view: () => ofThose(layout.value.wall ?? layout.value.unrest) },
  { id: "deals", view: () => ofThose(layout.value.happiness, layout.value.boxes) },
];
