// All cards, to be looked up: what one does in a turn, and battle cards by value; and where each is.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../../parts/common/icon.js";
import { ability } from "./cards.js";
import { printed } from "./printed.js";
import { ICON, POWERS, aPower, isMinor, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").PrintedCard} PrintedCard */
/** @typedef {import("../../core/game/types.js").CardPlace} CardPlace */

/** @param {Omit<PrintedCard, "search">} card @returns {PrintedCard} */
const found = (card) => ({ ...card, search: [card.name, card.line, ...card.texts].join(" ") });

/** @param {Match} m @param {string} id */
const action = (m, id) =>
  found({
    thing: `action:${id}`,
    name: nameOf(m, "action_card", id),
    figure: html`<${Icon} name=${ICON[id]} size=${22} />`,
    look: "",
    line: phrase(m, `brief-${id}`),
    texts: [phrase(m, `action-${id}`, { trains: printed.figures.free_trains })],
  });

/** Cards of a value are alike in all decks. @param {Match} m @param {number} value */
function battle(m, value) {
  const [first] = POWERS;
  const content = /** @type {import("./content.d.ts").ContentFiles} */ (m.content.printed);
  const count = content.battle_cards.battle_card.filter((one) => one.power === first && one.value === value).length;
  return found({
    thing: `value:${value}`,
    name: phrase(m, "cards-value", { value }),
    figure: value,
    look: "",
    line: phrase(m, "cards-each", { count }),
    texts: [ability(m, value)],
  });
}

/** @param {Match} m */
const groups = (m) => [
  {
    id: "actions",
    title: phrase(m, "cards-actions"),
    cards: Object.keys(printed.actions).map((id) => action(m, id)),
    everywhere: true,
  },
  {
    id: "values",
    title: phrase(m, "cards-values"),
    cards: Object.keys(printed.abilities).map((value) => battle(m, Number(value))),
    everywhere: true,
  },
];

/** What everybody sees of every power, and what whoever looks has in hand. @param {Match} m */
function places(m) {
  /** @type {Map<string, CardPlace[]>} */
  const known = new Map();
  const board = boardOf(m);
  /** @param {string} thing @param {CardPlace["where"]} where @param {string} text */
  const lie = (thing, where, text) => known.set(thing, [...(known.get(thing) ?? []), { where, text }]);
  /** @param {number[]} all @param {number} value */
  const often = (all, value) => all.filter((one) => one === value).length;
  for (const value of Object.keys(printed.abilities).map(Number)) {
    const own = often(board.hand, value);
    if (own) lie(`value:${value}`, "held", phrase(m, "cards-own", { count: own }));
    const italian = isMinor(m, "italy") ? often(board.italian_hand, value) : 0;
    if (italian) lie(`value:${value}`, "held", phrase(m, "cards-own-italian", { count: italian }));
    for (const power of POWERS.filter((id) => board.powers[id])) {
      const count = often(board.powers[power].discard, value);
      if (count) lie(`value:${value}`, "played", phrase(m, "cards-used", { power: aPower(power), count }));
    }
  }
  for (const id of Object.keys(printed.actions))
    for (const power of POWERS.filter((one) => board.powers[one])) {
      const { ready, laid, minor } = board.powers[power];
      if (minor && !printed.actions[id].minor) continue;
      const mine = power === m.view.seat;
      if (laid === id) lie(`action:${id}`, "open", phrase(m, "cards-laid", { power: aPower(power) }));
      else if (!ready.includes(/** @type {any} */ (id)))
        lie(`action:${id}`, "played", phrase(m, "cards-spent", { power: aPower(power) }));
      else if (mine) lie(`action:${id}`, "held", t("cards-held"));
    }
  return known;
}

/** @type {import("../../core/game/types.js").CardReference<import("./reading.js").Board>} */
export const cards = { groups, places };
