// What is printed: content files by id, and the layout of the board. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";

/** @typedef {{ text: string, size: number, width: number }} Lettering */
/** @typedef {{ generals: [number, number][], garrison: [number, number], mark: [number, number] }} Slots */
/** @typedef {{ kind: string, owner: string | null, stripes: string[], x: number, y: number, name: Record<string, Lettering>, slots: Slots }} Place */
/** @typedef {{ id: string, a: string, b: string, train: [number, number], turn: number }} Border */
/** @typedef {{ power: string, from: string, to: string, d: string }} Lane */

/** @typedef {import("./content.d.ts").ContentFiles} ContentFiles */
/** Records of a table by their ids. @template Kind @typedef {Record<string, Kind>} Records */

export const printed = {
  /** @type {Records<import("./content.d.ts").Territory>} */ territories: {},
  /** @type {Records<import("./content.d.ts").ActionCard>} */ actions: {},
  /** @type {Record<string, number>} */ figures: {},
  /** By value. @type {Record<number, import("./content.d.ts").Ability>} */ abilities: {},
};

/** What follows from the rules and is the same in every position. @type {import("./board.d.ts").Legend} */
export let legend = { plays: {}, commands: [] };

export const layout = {
  /** @type {[number, number]} */ frame: [1010, 892],
  /** @type {Record<string, Place>} */ territories: {},
  /** By the id that the rules have for it. @type {Record<string, Border>} */ borders: {},
  /** @type {Record<string, Lane>} */ lanes: {},
  ground: "",
};

/** @template {{ id: string }} Kind @param {Kind[]} records @returns {Records<Kind>} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** @param {import("../../core/game/types.js").GameContent<ContentFiles>} facts */
export function readContent({ printed: content, legend: found }) {
  legend = found;
  Object.assign(printed, {
    territories: byId(content.territories.territory),
    actions: byId(content.figures.action_card),
    figures: Object.fromEntries(content.figures.figure.map((one) => [one.id, one.value])),
    abilities: Object.fromEntries(content.battle_cards.ability.map((one) => [one.value, one])),
  });
}

/** Ground, places and style sheets. The rules name the territories of a border in the order of the content file. */
export async function readLayout() {
  const { borders, ...rest } = await readGround("realpolitik");
  const order = Object.keys(printed.territories);
  const named = borders.map((/** @type {any} */ border) => {
    const [a, b] = [border.a, border.b].sort((one, other) => order.indexOf(one) - order.indexOf(other));
    return { ...border, id: `${a}-${b}`, a, b };
  });
  Object.assign(layout, rest, { borders: byId(named) });
}

/** Territories that can be entered. @returns {string[]} */
export const places = () =>
  Object.keys(printed.territories).filter((id) => printed.territories[id].kind !== "impassable");
