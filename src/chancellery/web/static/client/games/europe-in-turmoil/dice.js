// Dice: which event shows one, whose it is, and what each face would do.
import { legend } from "./printed.js";
import { nameOf, other, say, signed } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */

/** @param {Event} event @returns {number | null} */
export const die = (event) => (typeof event.die === "number" ? event.die : null);

/** The Great War is nobody's alone. @param {Event} event @returns {string | null} */
export const whose = (event) => event.seat ?? null;

/** @param {Event} event @param {Position} m */
export function station(event, m) {
  return event.event === "turn-began"
    ? { label: String(event.turn), title: say(m, "board-turn", { turn: event.turn }) }
    : null;
}

/** Support that each side wins or loses, by seat. @param {Event[]} events @param {string} seat */
function shift(events, seat) {
  const points = (/** @type {string} */ kind) =>
    events.filter((e) => e.event === kind && e.seat === seat).reduce((sum, e) => sum + e.points, 0);
  return points("support-added") - points("support-removed");
}

/** What a face brings, as short as in a cell. @param {Event[]} events @param {"liberal" | "authoritarian"} seat @param {Position} m */
function face(events, seat, m) {
  if (events.some((e) => e.event === "war-broke-out")) return say(m, "board-odds-wartime");
  if (events.some((e) => e.event === "navy-advanced")) return say(m, "board-odds-advance");
  const [own, enemy] = [shift(events, seat), shift(events, other(seat))];
  const parts = [enemy ? signed(enemy) : "", own ? signed(own) : ""].filter(Boolean);
  return parts.join(" ") || "–";
}

/** What is added to the die, and what it must reach. @param {Event[]} events @param {Position} m */
function title(events, m) {
  const first = (/** @type {string} */ kind) => events.find((e) => e.event === kind);
  const [check, naval, crisis] = [first("support-checked"), first("naval-attempt"), first("crisis-rolled")];
  if (check) return say(m, "board-odds-check", check);
  if (naval) return say(m, "board-odds-naval", { ...naval, box: nameOf(m, "box", naval.box) });
  return crisis ? say(m, "board-odds-war", { ...crisis, least: legend.war_from }) : "";
}

/** @param {import("../../core/game/types.js").Odds} die @param {string} _action @param {Position} m */
export function outcome({ faces: found }, _action, m) {
  const faces = /** @type {Event[][]} */ (found);
  const seat = /** @type {"liberal" | "authoritarian"} */ (m.view.seat ?? "liberal");
  return { cells: faces.map((events) => face(events, seat, m)), title: title(faces.flat(), m) };
}
