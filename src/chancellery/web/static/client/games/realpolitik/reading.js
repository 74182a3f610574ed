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
export const isMinor = (p, power) => boardOf(p)?.powers[power].minor ?? false;

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

/** The general that is being moved, or whose move is asked about. @param {Position} p @returns {string | null} */
export const mover = (p) => (p.live ? (boardOf(p)?.move?.general ?? null) : null);

/** Where it wants to go, as far as that is known. @param {Position} p @returns {string[]} */
export const heading = (p) => (p.live ? (boardOf(p)?.move?.path ?? []) : []);

/** Whether action cards are being laid: some seat still chooses. @param {Position} p */
export function laying(p) {
  return boardOf(p)?.phase === "cards";
}

/** @typedef {"shown" | "own" | "hidden" | "choosing" | "none"} Laid */

/**
 * What a power's action card looks like from here.
 * @param {Position} p @param {string} power @returns {{ state: Laid, card: string | null }}
 */
export function laidBy(p, power) {
  const { laid = "none", choice = null } = boardOf(p)?.powers[power] ?? {};
  if (laid !== "none") return { state: "shown", card: laid };
  if (choice?.of !== "card") return { state: "none", card: null };
  return { state: choice.state, card: choice.state === "own" ? choice.picked : null };
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
