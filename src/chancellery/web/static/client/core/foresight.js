// What a target's mark may tell before it is picked: odds, or what the game's outlook says.
import { settings } from "./settings.js";

/** @typedef {import("./types.js").Match<any>} Match */

/** How an action that rolls a die may end: so many faces of so many are good. @param {Match} m @param {string} action */
export function chances(m, action) {
  const faces = m.odds.value[action];
  const outcome = faces && m.game.outcome?.(faces, action, m);
  return outcome ? { good: outcome.cells.filter((cell) => cell.good).length, all: outcome.cells.length } : null;
}

/** The odds that stand on a thing: those of its one action that rolls a die. @param {Match} m @param {string} thing */
export function oddsOn(m, thing) {
  if (settings.odds.value !== "targets") return null;
  const actions = m.targets.get(thing) ?? [];
  return actions.length === 1 ? chances(m, actions[0]) : null;
}

/** The same as it is written: 4/6. @param {{ good: number, all: number }} odds */
export const fraction = ({ good, all }) => `${good}/${all}`;
