// The game on one page: what each section shows of the board.

/** @type {import("../../parts/lobby/intro.js").Section[]} */
export const intro = [
  { id: "goal" },
  { id: "land", view: () => [210, 230, 290, 190] },
  { id: "card", cards: [0, 1] },
  { id: "march", view: () => [390, 90, 360, 240] },
  { id: "battle", cards: [-2, -1] },
  { id: "alliance", view: () => [500, 420, 420, 280] },
];
