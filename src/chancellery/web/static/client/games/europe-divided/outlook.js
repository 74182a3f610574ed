// What an answer would change, in words and as short marks; the server has tried it out by the rules.
import { builds } from "./cards.js";
import { actionsOn, boardOf, nameOf, phrase, pointed, thing, thingOf } from "./reading.js";

/** @typedef {import("./board.d.ts").Outlook} Outlook */
/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").Position} Position */

const MANY = 5;

/** @param {Position} p @param {string} action @returns {Outlook | null} */
export const outlookOf = (p, action) => (p.live ? (p.view.position.outlook?.[action] ?? null) : null);

/** The outlook of the answer that is pointed at or chosen, if there is one answer. @param {Match} m @returns {Outlook | null} */
export function previewed(m) {
  const at = m.focused.value ?? pointed(m).value;
  const actions = at ? actionsOn(m, at) : [];
  return actions.length === 1 ? outlookOf(m, actions[0]) : null;
}

/** Seas, headlines and cards that would change. @param {Position} p @param {Outlook} change @returns {string[]} */
function tipped(p, change) {
  return [
    ...Object.entries(change.headlines).map(([id, met]) =>
      phrase(p, met ? "then-met" : "then-unmet", { headline: thing("headline", id) }),
    ),
    ...Object.entries(change.seas).map(([id, bloc]) =>
      phrase(p, "then-sea", { sea: thing("sea", id), bloc: thing("bloc", bloc) }),
    ),
    ...change.cards.map((id) => phrase(p, "then-card", { card: thing("card", id) })),
  ];
}

/** Everything that an answer would change, a sentence each. @param {Position} p @param {string} action @returns {string[]} */
export function sentences(p, action) {
  const change = outlookOf(p, action);
  if (!change) return [];
  const board = boardOf(p);
  return [
    ...change.dice.map(({ bloc, region, old, new: value }) =>
      phrase(p, "then-die", { bloc: thing("bloc", bloc), region: thing("region", region), old, value }),
    ),
    ...change.armies.map(({ side, space, old, new: value }) =>
      phrase(p, "then-armies", { seat: thing("seat", side), space: thing("space", space), old, value }),
    ),
    ...Object.entries(change.money).map(([side, value]) =>
      phrase(p, "then-money", { seat: thing("seat", side), old: board?.sides[side].money ?? 0, value }),
    ),
    ...tipped(p, change),
  ];
}

/** What an answer would change, as short as on a button. @param {Position} p @param {string} action @returns {string} */
export function consequence(p, action) {
  const change = outlookOf(p, action);
  if (!change) return lineFor(p, action);
  const board = boardOf(p);
  return [
    ...change.dice.map(({ bloc, old, new: value }) => `${nameOf(p, "bloc", bloc)} ${old} → ${value}`),
    ...Object.entries(change.money).map(([side, value]) =>
      phrase(p, "money-change", { old: board?.sides[side].money ?? 0, value }),
    ),
    ...tipped(p, change),
  ].join(" · ");
}

/** What an action of the card in use can choose from. @param {Position} p @param {string} action @returns {string} */
function lineFor(p, action) {
  const board = boardOf(p);
  const line = board?.lines[board.card]?.find((one) => one.action === action && one.act !== "special");
  if (!board || !line) return "";
  return phrase(p, `finds-${line.act}`, { value: line.value, finds: line.finds, places: builds(p, board.card) });
}

/**
 * What is marked on a space that can be chosen: dice before and after, the price of a move, and what else would change.
 * @param {Position} p @param {string} id
 * @returns {{ dice: { bloc: string, old: number, new: number }[], price: number | null, signs: string[] } | null}
 */
export function markOf(p, id) {
  const actions = actionsOn(p, thingOf(p, id));
  const board = boardOf(p);
  if (!board || actions.length !== 1) return null;
  const change = outlookOf(p, actions[0]);
  if (!change) return null;
  /** @type {string[]} */
  const signs = Object.values(change.headlines).map((met) => (met ? "tick" : "cross"));
  if (Object.keys(change.seas).length > 0) signs.push("anchor");
  if (change.cards.length > 0) signs.push("plus");
  if (change.armies.some((army) => army.space === id && army.new < army.old)) signs.push("war");
  // Where a new die may be placed nearly everywhere, only what it tips is worth a mark.
  const placed = p.targets.size > MANY && change.dice.every((die) => die.old === 0);
  return {
    dice: placed && signs.length === 0 ? [] : change.dice.filter((die) => die.region === id),
    price: board.costs[id] ?? null,
    signs,
  };
}
