// What the position says about powers, territories and pieces, in the terms in which they are drawn.
import { boardOf } from "../../core/game/reading.js";
import { layout } from "./printed.js";

/** The board that the game's view carries. @typedef {import("./board.d.ts").Board} Board */
/** @typedef {import("../../core/game/types.js").Position<Board>} Position */
/** @typedef {import("../../core/game/types.js").Match<Board>} Match */
/** @typedef {import("./board.d.ts").GeneralView} General */

/** @type {string[]} */
export const POWERS = ["austria", "france", "prussia", "italy"];
/** @type {Record<string, string>} */
export const INITIAL = { austria: "A", france: "F", prussia: "P", italy: "I" };
/** @type {Record<string, string>} */
export const ICON = {
  taxation: "coin",
  mobilisation: "tower",
  gain_influence: "laurel",
  dispatch: "dispatch",
  movement: "train",
};
/** The four generals of a power. */
export const NUMERALS = ["I", "II", "III", "IV"];

/** @param {string} power */
export const powerClass = (power) => `rp-${power}`;

/** Whether a power has no seat of its own: Italy, with three players. @param {Position} p @param {string} power */
export const isMinor = (p, power) => !p.summary.seats.some((seat) => seat.id === power);

/** The seat that decides for a power. @param {Position} p @param {string} power */
export const seatOf = (p, power) => (isMinor(p, power) ? boardOf(p)?.controller : power);

/** @param {Position} p @returns {General[]} */
export const generals = (p) => boardOf(p)?.generals ?? [];

/** @param {Position} p @param {string} territory */
export const generalsIn = (p, territory) => generals(p).filter((one) => one.territory === territory);

/** @param {string} general "france_2" */
export const powerOf = (general) => general.slice(0, general.lastIndexOf("_"));

/** @param {string} general */
export const numeralOf = (general) => NUMERALS[Number(general.slice(general.lastIndexOf("_") + 1)) - 1];

/** Who holds a territory: a power or null. @param {Position} p @param {string} territory @returns {string | null} */
export const holderOf = (p, territory) => boardOf(p)?.control[territory] ?? null;

/** Two powers that are allied. @param {Board | null} board @param {string} one @param {string} other */
export const allied = (board, one, other) => board?.powers[one].ally === other;

/** A thing with a name, for a sentence. @param {string} kind */
const thing = (kind) => (/** @type {string} */ id) => ({ kind, id });
export const aPower = thing("power");
export const aTerritory = thing("territory");

/** A sentence of the board's own, with things by name. @param {Position} p @param {string} key @param {Record<string, any>} [args] */
export const phrase = (p, key, args = {}) => p.words.say("board", key, args);

/** What the open question is about; only whoever is asked knows. @param {Position} p @param {string} arg @returns {string | null} */
export function asked(p, arg) {
  const value = p.live ? p.view.position.prompt?.args[arg] : null;
  return value?.id ?? null;
}

/** The general that is being moved, or whose move is asked about. @param {Position} p @returns {General | null} */
export function mover(p) {
  const origin = asked(p, "origin");
  const power = asked(p, "other") ?? asked(p, "power");
  if (!origin) return null;
  const there = generals(p).filter((one) => one.territory === origin && one.power === power);
  // Where two of a power stand together, the one that has not moved has to go.
  return there.find((one) => !one.moved) ?? there[0] ?? null;
}

/** Where it wants to go, as far as that is known. @param {Position} p @returns {string[]} */
export function heading(p) {
  if (!mover(p)) return [];
  const args = p.view.position.prompt?.args ?? {};
  return args.territories?.ids ?? (args.territory?.id ? [args.territory.id] : []);
}

/** What this seat has sealed: actions by verb. @param {Position} p @param {string} verb @returns {string | null} */
export function sealed(p, verb) {
  const pick = (p.view.position.picks ?? []).find((one) => p.about(one)[0] === verb);
  return pick ? p.about(pick)[2] : null;
}

/** Whether action cards are being laid: some seat still chooses. @param {Position} p */
export function laying(p) {
  return boardOf(p)?.phase === "cards";
}

/**
 * What a power's action card looks like from here.
 * @param {Position} p @param {string} power @returns {{ state: "shown" | "own" | "hidden" | "choosing" | "none", card: string | null }}
 */
export function laidBy(p, power) {
  const board = boardOf(p);
  const laid = board?.powers[power].laid;
  if (laid && laid !== "none") return { state: "shown", card: laid };
  if (!laying(p)) return { state: "none", card: null };
  const seat = seatOf(p, power);
  if (seat === "none") return { state: "none", card: null };
  const own = seat === p.view.seat ? sealed(p, isMinor(p, power) ? "lay-italy" : "lay") : null;
  if (own) return { state: "own", card: own };
  return { state: p.view.position.waiting.includes(seat) ? "choosing" : "hidden", card: null };
}

/** The trains at the borders of a territory, by the territory on the other side. @param {Position} p @param {string} territory */
export function railsFrom(p, territory) {
  /** @type {string[]} */
  const trains = boardOf(p)?.trains ?? [];
  return trains
    .map((id) => layout.borders[id])
    .filter(({ a, b }) => a === territory || b === territory)
    .map(({ a, b }) => (a === territory ? b : a));
}

/** The sea lanes that leave a territory. @param {string} territory @returns {{ power: string, to: string }[]} */
export const lanesFrom = (territory) =>
  Object.values(layout.lanes)
    .filter(({ from, to }) => from === territory || to === territory)
    .map(({ power, from, to }) => ({ power, to: from === territory ? to : from }));
