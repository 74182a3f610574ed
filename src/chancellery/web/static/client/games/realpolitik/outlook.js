// What an answer would change, in words: the server has tried it out by the rules.
import { nameOf, say, signed } from "../../core/game/reading.js";

/** @typedef {import("./board.d.ts").Outlook} Outlook */
/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Position<import("./reading.js").Board>} Position */

/** Money and morale before and after; whether a move means a battle. @param {Position} p @param {string} action @returns {string} */
export function consequence(p, action) {
  /** @type {Outlook | undefined} */
  const change = p.live ? p.view.position.outlook?.[action] : undefined;
  if (!change) return "";
  const own = p.view.position.prompt?.args.power?.id;
  const told = (/** @type {string} */ id, /** @type {Record<string, { old: number, new: number }>} */ of) =>
    Object.entries(of).map(([power, shift]) => {
      const what = say(p, id, { old: shift.old, value: shift.new });
      return power === own ? what : say(p, "board-titled", { title: nameOf(p, "power", power), text: what });
    });
  return [
    ...(change.battle ? [say(p, "board-then-battle")] : []),
    ...told("board-then-money", change.money),
    // What a card costs is said by the question, of all alike.
    ...(change.cards ? [] : told("board-then-morale", change.morale)),
    ...(change.cards ? [standing(p, change.cards)] : []),
  ].join(", ");
}

/**
 * What a battle would stand at: won or lost whatever comes, or the strengths that are known.
 * @param {Position} p @param {NonNullable<Outlook["cards"]>} cards
 */
const standing = (p, cards) =>
  cards.outcome === "open" ? say(p, "board-then-strength", { ...cards }) : say(p, `board-then-${cards.outcome}`);

/**
 * How a battle would be decided by an answer: `won`, `lost`, `open`, or "" where none is asked about.
 * @param {Position} p @param {string} action @returns {string}
 */
export const decidedBy = (p, action) =>
  /** @type {Outlook | undefined} */ (p.live ? p.view.position.outlook?.[action] : undefined)?.cards?.outcome ?? "";

/** The same as short as on a target: what its answers cost, or that they mean a battle. @param {Match} m @param {string} thing @returns {string} */
export function chip(m, thing) {
  const own = m.present.position.prompt?.args.power?.id ?? "";
  const told = (m.targets.get(thing) ?? []).map((action) => {
    /** @type {Outlook | undefined} */
    const change = m.present.position.outlook?.[action];
    if (change?.battle) return say(m, "board-chip-battle");
    const money = change?.money[own];
    return money ? signed(money.new - money.old) : "";
  });
  return [...new Set(told.filter(Boolean))].join(" / ");
}
