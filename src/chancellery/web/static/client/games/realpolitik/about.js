// Why a thing is as it is, in sentences with the numbers; and the same in one breath, for those who listen.
import { actionsOn, boardOf, chosenThing, nameOf, sentence } from "../../core/game/reading.js";
import { layout, printed } from "./printed.js";
import { aPower, aTerritory, generals, generalsIn, holderOf, lanesFrom, railsFrom, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").About} About */

/** @param {Match} m @param {string} thing @returns {About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  if (kind === "territory") return { title: nameOf(m, "territory", id), lines: territoryLines(m, id).map(sentence) };
  if (kind === "border") return { title: nameOf(m, "border", id), lines: borderLines(m, id).map(sentence) };
  if (kind === "action_card")
    return {
      title: nameOf(m, kind, id),
      lines: [phrase(m, `action-${id}`, { trains: printed.figures.free_trains })],
    };
  if (kind === "general") return { title: nameOf(m, "general", id), lines: generalLines(m, id).map(sentence) };
  return null;
}

/** @param {Match} m @param {string} kind @param {string[]} ids */
const names = (m, kind, ids) => m.words.names(kind, ids) ?? "";

/** Whose it is by the print. @param {Match} m @param {string} id */
function nature(m, id) {
  const { kind, owner = "none", capital, stripes = [] } = printed.territories[id];
  if (kind === "home") return phrase(m, "home", { power: aPower(owner), capital: capital ? 1 : 0 });
  if (kind === "disputed") return phrase(m, "disputed", { powers: { kind: "power", ids: stripes } });
  return phrase(m, "undisputed");
}

/** @param {Match} m @param {string} id */
function worthLine(m, id) {
  const { value, kind, owner = "none" } = printed.territories[id];
  const influence = boardOf(m).influence[id] ?? [];
  if (kind === "home") return phrase(m, "worth-home", { value, power: aPower(owner) });
  return phrase(m, influence.length > 0 ? "worth-disputed" : "worth-undisputed", {
    value,
    powers: { kind: "power", ids: influence },
  });
}

/** @param {Match} m @param {string} id */
function holderLine(m, id) {
  const holder = holderOf(m, id);
  return holder ? phrase(m, "held", { power: aPower(holder), by: boardOf(m).held[id] }) : phrase(m, "held-by-nobody");
}

/** @param {Match} m @param {import("./reading.js").General} one */
const army = (m, one) => phrase(m, "army", { general: { kind: "general", id: one.general }, units: one.units });

/** @param {Match} m @param {string} id @returns {string[]} */
export function territoryLines(m, id) {
  const lines = [nature(m, id), worthLine(m, id), holderLine(m, id)];
  const there = generalsIn(m, id);
  if (there.length > 0) lines.push(phrase(m, "stand-here", { generals: there.map((one) => army(m, one)).join(", ") }));
  const defence = boardOf(m).defence[id];
  if (defence)
    lines.push(phrase(m, "base", { powers: { kind: "power", ids: defence.powers }, strength: defence.strength }));
  const rails = railsFrom(m, id);
  if (rails.length > 0) lines.push(phrase(m, "rails", { territories: names(m, "territory", rails) }));
  for (const { power, to } of lanesFrom(id))
    lines.push(phrase(m, "lane", { power: aPower(power), territory: aTerritory(to) }));
  return lines;
}

/** @param {Match} m @param {string} id @returns {string[]} */
export function borderLines(m, id) {
  const train = boardOf(m)?.trains.includes(id);
  const { a, b } = layout.borders[id];
  const owners = [...new Set([a, b].map((one) => holderOf(m, one)).filter((one) => one !== null))];
  const lines = [phrase(m, train ? "train-there" : "no-train")];
  if (owners.length > 0) lines.push(phrase(m, "border-between", { powers: { kind: "power", ids: owners } }));
  if (!train) lines.push(phrase(m, "trains-left", { trains: boardOf(m)?.trains_left ?? 0 }));
  return lines;
}

/** @param {Match} m @param {string} id @returns {string[]} */
export function generalLines(m, id) {
  const one = generals(m).find((other) => other.general === id);
  if (!one) return [];
  const { territory, units, strength } = one;
  const lines = [phrase(m, "general-at", { territory: aTerritory(territory), units, strength })];
  lines.push(phrase(m, "general-cards", { units: one.units }));
  if (one.moved) lines.push(phrase(m, "general-moved"));
  return lines;
}

/** What all marks share: whether one may act there, and whether it has just changed. @param {Match} m @param {string} thing @returns {string[]} */
function state(m, thing) {
  const parts = [];
  if (chosenThing(m) === thing) parts.push(phrase(m, "chosen"));
  else if (actionsOn(m, thing).length > 0) parts.push(phrase(m, "target"));
  if (m.touched.has(thing)) parts.push(phrase(m, "touched"));
  return parts;
}

/** @param {Match} m @param {string} id */
export function territoryLabel(m, id) {
  const board = boardOf(m);
  const { value, kind } = printed.territories[id];
  const parts = [
    nameOf(m, "territory", id),
    nature(m, id),
    phrase(m, kind === "disputed" ? "value-influence" : "value-money", { value }),
  ];
  const holder = holderOf(m, id);
  if (holder) parts.push(phrase(m, "control", { power: aPower(holder) }));
  if (board?.garrisons[id]) parts.push(phrase(m, "garrison", { power: aPower(board.garrisons[id]) }));
  if (board?.fortresses.includes(id)) parts.push(phrase(m, "fortress"));
  parts.push(...generalsIn(m, id).map((one) => army(m, one)));
  if (board?.battle?.territory === id) parts.push(phrase(m, "battle-here"));
  return [...parts, ...state(m, `territory:${id}`)].join(", ");
}

/** @param {Match} m @param {string} id */
export function borderLabel(m, id) {
  const train = boardOf(m)?.trains.includes(id);
  return [nameOf(m, "border", id), phrase(m, train ? "train-there" : "no-train"), ...state(m, `border:${id}`)].join(
    ", ",
  );
}

/** @param {Match} m @param {string} id */
export function generalLabel(m, id) {
  const one = generals(m).find((other) => other.general === id);
  if (!one) return nameOf(m, "general", id);
  const where = phrase(m, "general-where", { territory: aTerritory(one.territory), units: one.units });
  return [nameOf(m, "general", id), where, one.moved ? phrase(m, "general-moved") : "", ...state(m, `general:${id}`)]
    .filter(Boolean)
    .join(", ");
}
