// What an answer would change, as the server foresees it.
import { perMatch } from "../../core/base/permatch.js";
import { nameOf } from "../../core/game/reading.js";
import { whatBecomes } from "./deeds.js";
import { nationOf, phrase, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").Outlook} Outlook */

/** @param {Position} p @param {string} action @returns {(Outlook & { gained: number }) | null} gained: the reader's own cubes */
export function outlookOn(p, action) {
  /** @type {Outlook | undefined} */
  const found = p.asked.position.outlook?.[action];
  if (!found) return null;
  const own = found.cubes[nationOf(p, p.view.seat ?? "") ?? ""];
  return { ...found, gained: own ? own.after - own.before : 0 };
}

/** The answer that the mouse or the keyboard is at. */
const looked = perMatch("");

/** What makes an answer show ahead, on the tracks, where it leads. @param {Match} m @param {string} action */
export const lookAt = (m, action) => {
  const come = () => (looked(m).value = action);
  const go = () => (looked(m).value = "");
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go };
};

/** Where the answer leads that is chosen or looked at. @param {Match} m */
export const outlookAhead = (m) => (m.mine ? outlookOn(m, m.chosen.value ?? looked(m).value) : null);

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
  return [...unrest, gainText(p, found)].filter(Boolean).join(" · ");
}

/** Cubes and happiness alone. @param {Position} p @param {Outlook} found */
export function gainText(p, found) {
  const cubes = Object.entries(found.cubes).map(([id, { before, after }]) =>
    phrase(p, "shift-cubes", { nation: nameOf(p, "nation", id, "code"), before, after }),
  );
  return [...cubes, moodText(p, found.happiness)].filter(Boolean).join(" · ");
}

/** Whose happiness would change: one's own without a name, else each by its letters. @param {Position} p @param {Outlook["happiness"]} happiness */
function moodText(p, happiness) {
  const moods = Object.entries(happiness).filter(([, { before, after }]) => before !== after);
  const [first] = moods;
  if (!first) return "";
  if (moods.length === 1 && first[0] === nationOf(p, p.view.seat ?? "")) return phrase(p, "shift-happiness", first[1]);
  return phrase(p, "shift-moods", {
    moods: moods.map(([id, { before, after }]) => `${nameOf(p, "nation", id, "code")} ${before} → ${after}`).join(", "),
  });
}

/** What an answer of the bar would change. @param {Position} p @param {string} action */
export const consequence = (p, action) => {
  const bid = p.asked.position.board.bidding.ways[action];
  if (bid) return phrase(p, "bid-way", { ...bid });
  const region = p.about(action)[1] === "region";
  return shiftText(p, action, !region) || whatBecomes(p, action);
};
