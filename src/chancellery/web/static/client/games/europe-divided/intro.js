// The game on one page: what each section shows of the board.

/** @type {import("../../parts/lobby/intro.js").Section[]} */
export const intro = [
  { id: "goal" },
  { id: "region", view: () => [400, 250, 320, 190] },
  { id: "card", cards: [0, 1] },
  { id: "actions", view: () => [330, 110, 300, 190] },
  { id: "headlines", view: () => [470, 400, 360, 220] },
  { id: "means", view: () => [560, 60, 380, 240] },
];
