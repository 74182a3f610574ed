// What the position says about powers, territories and pieces, in the terms in which they are drawn.
import { boardOf } from "../../core/reading.js";
import { layout, printed } from "./printed.js";

/** @typedef {import("../../core/types.js").Match} Match */
/** @typedef {{ general: string, power: string, territory: string, units: number, moved: boolean }} General */

/** @type {string[]} */
export const POWERS = ["austria", "france", "prussia", "italy"];
/** @type {Record<string, string>} */
export const INITIAL = { austria: "A", france: "F", prussia: "P", italy: "I" };
/** @type {Record<string, string>} */
export const ICON = { taxation: "coin", mobilisation: "tower", gain_influence: "laurel", dispatch: "dispatch", movement: "train" };
/** The four generals of a power. */
export const NUMERALS = ["I", "II", "III", "IV"];

/** @param {string} power */
export const look = (power) => `rp-${power}`;

/** Whether a power has no seat of its own: Italy, with three players. @param {Match} m @param {string} power */
export const isMinor = (m, power) => !m.card.value?.seats.some((seat) => seat.id === power);

/** The seat that decides for a power. @param {Match} m @param {string} power */
export const seatOf = (m, power) => (isMinor(m, power) ? boardOf(m)?.controller : power);

/** @param {Match} m @returns {General[]} */
export const generals = (m) => boardOf(m)?.generals ?? [];

/** @param {Match} m @param {string} territory */
export const generalsIn = (m, territory) => generals(m).filter((one) => one.territory === territory);

/** @param {string} general "france_2" */
export const powerOf = (general) => general.slice(0, general.lastIndexOf("_"));

/** @param {string} general */
export const numeralOf = (general) => NUMERALS[Number(general.slice(general.lastIndexOf("_") + 1)) - 1];

/** Who holds a territory: a power or null. @param {Match} m @param {string} territory @returns {string | null} */
export const holderOf = (m, territory) => boardOf(m)?.control[territory] ?? null;

/** Two powers that are allied. @param {any} board @param {string} one @param {string} other */
export const allied = (board, one, other) => board?.powers[one].ally === other;

/** The strength of some powers in a territory before any card. @param {Match} m @param {string} territory @param {string[]} powers */
export function strength(m, territory, powers) {
  const board = boardOf(m);
  const f = printed.figures;
  const armies = generalsIn(m, territory)
    .filter((one) => powers.includes(one.power))
    .reduce((sum, one) => sum + f.strength_general + f.strength_unit * one.units, 0);
  if (!powers.includes(board?.garrisons[territory])) return armies;
  return armies + (board.fortresses.includes(territory) ? f.strength_fortress : f.strength_garrison);
}

/** Which powers get money, and which influence, from holding a territory. @param {string} territory */
export function worth(territory) {
  const { kind, owner, stripes = [] } = printed.territories[territory];
  const renown = POWERS.filter((power) => (kind === "home" ? power !== owner : kind === "disputed" && stripes.includes(power)));
  return { money: POWERS.filter((power) => !renown.includes(power)), influence: renown };
}

/** A thing with a name, for a sentence. @param {string} kind */
const thing = (kind) => (/** @type {string} */ id) => ({ kind, id });
export const aPower = thing("power");
export const aTerritory = thing("territory");

/** A sentence of the board's own, with things by name. @param {Match} m @param {string} key @param {Record<string, any>} [args] */
export const tell = (m, key, args = {}) => m.words?.say("board", key, args) ?? "";

/** What the open question is about; only whoever is asked knows. @param {Match} m @param {string} arg @returns {string | null} */
export function asked(m, arg) {
  const value = m.live.value ? m.view.value?.position.prompt?.args[arg] : null;
  return value?.id ?? null;
}

/** The general that is being moved, or whose move is asked about. @param {Match} m @returns {General | null} */
export function mover(m) {
  const origin = asked(m, "origin");
  const power = asked(m, "other") ?? asked(m, "power");
  if (!origin) return null;
  const there = generals(m).filter((one) => one.territory === origin && one.power === power);
  // Where two of a power stand together, the one that has not moved has to go.
  return there.find((one) => !one.moved) ?? there[0] ?? null;
}

/** Where it wants to go, as far as that is known. @param {Match} m @returns {string[]} */
export function heading(m) {
  if (!mover(m)) return [];
  const args = m.view.value?.position.prompt?.args ?? {};
  return args.territories?.ids ?? (args.territory?.id ? [args.territory.id] : []);
}

/** What this seat has sealed: actions by verb. @param {Match} m @param {string} verb @returns {string | null} */
export function sealed(m, verb) {
  const pick = (m.shown.value?.position.picks ?? []).find((one) => m.about(one)[0] === verb);
  return pick ? m.about(pick)[2] : null;
}

/** Whether action cards are being laid: some seat still chooses. @param {Match} m */
export function laying(m) {
  const position = m.shown.value?.position;
  return position?.rule === "5.1" && position.waiting.length > 0;
}

/** What a power's action card looks like from here. @param {Match} m @param {string} power @returns {{ state: "shown" | "own" | "hidden" | "choosing" | "none", card: string | null }} */
export function laidBy(m, power) {
  const board = boardOf(m);
  const laid = board?.powers[power].laid;
  if (laid && laid !== "none") return { state: "shown", card: laid };
  if (!laying(m)) return { state: "none", card: null };
  const seat = seatOf(m, power);
  if (seat === "none") return { state: "none", card: null };
  const own = seat === m.shown.value?.seat ? sealed(m, isMinor(m, power) ? "lay-italy" : "lay") : null;
  if (own) return { state: "own", card: own };
  return { state: m.shown.value?.position.waiting.includes(seat) ? "choosing" : "hidden", card: null };
}

/** The trains at the borders of a territory, by the territory on the other side. @param {Match} m @param {string} territory */
export function railsFrom(m, territory) {
  /** @type {string[]} */
  const trains = boardOf(m)?.trains ?? [];
  return trains.map((id) => layout.borders[id]).filter(({ a, b }) => a === territory || b === territory).map(({ a, b }) => (a === territory ? b : a));
}

/** The sea lanes that leave a territory. @param {string} territory @returns {{ power: string, to: string }[]} */
export const lanesFrom = (territory) =>
  Object.values(layout.lanes)
    .filter(({ from, to }) => from === territory || to === territory)
    .map(({ power, from, to }) => ({ power, to: from === territory ? to : from }));
