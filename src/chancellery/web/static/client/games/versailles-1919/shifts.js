// What an answer would change, as the server foresees it.
import { nameOf } from "../../core/game/reading.js";
import { nationOf, phrase, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./board.d.ts").Outlook} Outlook */

/** @param {Position} p @param {string} action @returns {(Outlook & { gained: number }) | null} gained: the reader's own cubes */
export function outlookOn(p, action) {
  /** @type {Outlook | undefined} */
  const found = p.asked.position.outlook?.[action];
  if (!found) return null;
  const own = found.cubes[nationOf(p, p.view.seat ?? "") ?? ""];
  return { ...found, gained: own ? own.after - own.before : 0 };
}

/**
 * From where to where, in words as short as on a button: "Europe 3 → 5, uprising on 4–6".
 * @param {Position} p @param {string} action @param {boolean} [named] with the region's name
 */
export function shiftText(p, action, named = true) {
  const found = outlookOn(p, action);
  if (!found) return "";
  const unrest = Object.entries(found.unrest)
    .filter(([, { before, after }]) => before !== after || !named)
    .map(([id, { before, after, needed }]) =>
      phrase(p, "shift-unrest", { region: named ? regionName(p, id) : "", before, after, needed }),
    );
  const cubes = Object.entries(found.cubes).map(([id, { before, after }]) =>
    phrase(p, "shift-cubes", { nation: nameOf(p, "nation", id, "code"), before, after }),
  );
  const moods = Object.entries(found.happiness)
    .filter(([, { before, after }]) => before !== after)
    .map(([, { before, after }]) => phrase(p, "shift-happiness", { before, after }));
  return [...unrest, ...cubes, ...moods].join(" · ");
}

/** What an answer of the bar would change. @param {Position} p @param {string} action */
export const consequence = (p, action) => {
  const region = p.about(action)[1] === "region";
  return shiftText(p, action, !region);
};
