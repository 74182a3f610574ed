// The game on one page: what each section shows of the board.
import { layout } from "./printed.js";

/** Around a space. @param {string} id @param {number} w @param {number} h @returns {[number, number, number, number]} */
function near(id, w, h) {
  const plate = layout.spaces[id];
  return [plate.x + plate.w / 2 - w / 2, plate.y + plate.h / 2 - h / 2, w, h];
}

/** @type {import("../../parts/lobby/intro.js").Section[]} */
export const intro = [
  { id: "goal" },
  { id: "space", view: () => near("paris", 240, 130) },
  { id: "card", cards: [1, 2] },
  { id: "operations", view: () => near("paris", 400, 240) },
  { id: "scoring", view: () => layout.panels.regions },
  { id: "war", view: () => [1050, 196, 186, 208] },
];
