// What a target's mark may tell before it is picked: odds, or what the game's outlook says.
import { settings } from "../base/settings.js";

/** @typedef {import("../game/types.js").Match<any>} Match */

/** What may come of the die after an action, each by name: "war 1 in 6"; nothing if that is not told. @param {Match} m @param {string} action */
export function oddsOf(m, action) {
  const { counts, faces } = m.odds.value[action] ?? { counts: {}, faces: [] };
  return Object.entries(counts)
    .map(([name, found]) => m.words.text(`odds-${name}`, { faces: found.length, all: faces.length }))
    .filter(Boolean)
    .join(", ");
}

/** The odds that stand on a thing: those of its one action, if that is to roll: 4/6. @param {Match} m @param {string} thing */
export function oddsOn(m, thing) {
  if (settings.odds.value !== "targets") return null;
  const actions = m.targets.get(thing) ?? [];
  const die = actions.length === 1 ? m.odds.value[actions[0]] : undefined;
  const [found] = Object.values(die?.counts ?? {});
  if (!die?.rolls || !found) return null;
  return {
    fraction: `${found.length}/${die.faces.length}`,
    hopeless: found.length === 0,
    words: oddsOf(m, actions[0]),
  };
}
