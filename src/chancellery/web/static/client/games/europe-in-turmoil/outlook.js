// What an answer would change, in words: the server has tried it out by the rules.
import { nameOf, say, signed } from "./reading.js";

/** @typedef {import("./board.d.ts").Outlook} Outlook */
/** @typedef {import("./reading.js").Position} Position */

/** Scores and VP before and after, control, tension: "France −1 → +2". @param {Position} p @param {string} action @returns {string} */
export function consequence(p, action) {
  /** @type {Outlook | undefined} */
  const change = p.live ? p.view.position.outlook?.[action] : undefined;
  if (!change) return "";
  const turned = Object.entries(change.control).map(([id, seat]) =>
    seat === "none"
      ? say(p, "board-then-free", { space: nameOf(p, "space", id) })
      : say(p, "board-then-control", { space: nameOf(p, "space", id), seat: nameOf(p, "seat", seat) }),
  );
  return [
    ...(change.vp ? [say(p, "board-then-vp", figures(change.vp))] : []),
    ...(change.tension ? [say(p, "board-then-tension", { old: change.tension.old, value: change.tension.new })] : []),
    ...Object.entries(change.scores).map(([id, shift]) =>
      say(p, "board-then-score", { region: nameOf(p, "region", id), ...figures(shift) }),
    ),
    ...(Object.keys(change.scores).length === 0 ? turned : []),
  ].join(", ");
}

/** @param {{ old: number, new: number }} shift */
const figures = (shift) => ({ old: signed(shift.old), value: signed(shift.new) });
