// All cards, to be looked up: strategy cards by era, stability and mobilization cards; and where each is.
import { sentence } from "../../core/game/reading.js";
import { t } from "../../core/words/words.js";
import { cardTitle, sideName } from "./cards.js";
import { printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, boardOf, nameOf, other, say } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").PrintedCard} PrintedCard */
/** @typedef {import("../../core/game/types.js").CardPlace} CardPlace */

/** @param {Omit<PrintedCard, "search">} card @returns {PrintedCard} */
const found = (card) => ({ ...card, search: [card.name, card.line, card.corner, ...card.texts].join(" ") });

/** @param {Match} m @param {string} id */
function strategy(m, id) {
  const { side, ops, lasting, removed_after_event: starred, era, number } = printed.cards[id];
  const worth = side === "scoring" ? "" : say(m, "board-op", { ops });
  const marks = [lasting ? say(m, "board-lasting") : "", starred ? say(m, "board-starred") : ""].filter(Boolean);
  return found({
    thing: `card:${id}`,
    name: cardTitle(m, id),
    figure: side === "scoring" ? "S" : ops,
    look: LOOK[side],
    kind: side,
    line: [sideName(m, side), worth].filter(Boolean).join(" · "),
    corner: say(m, "board-number", { era, number }),
    texts: [say(m, `card-${id}`, {}, "effect"), ...(marks.length > 0 ? [sentence(marks.join(", "))] : [])],
  });
}

/** @param {Match} m @param {string} id */
function stability(m, id) {
  const { side, number } = printed.stability[id];
  return found({
    thing: `stability:${id}`,
    name: nameOf(m, "stability", id),
    figure: number,
    look: LOOK[side],
    kind: side,
    line: sideName(m, side),
    texts: [say(m, `stability-${id}`, {}, "effect")],
  });
}

/** @param {Match} m @param {string} id */
function mobilization(m, id) {
  const { nation, priority } = printed.mobilization[id];
  return found({
    thing: `mobilization:${id}`,
    name: nameOf(m, "mobilization", id),
    figure: priority,
    look: LOOK.neutral,
    line: nameOf(m, "nation", nation),
    corner: say(m, "board-priority", { priority }),
    texts: [say(m, `mobilization-${id}`, {}, "effect")],
  });
}

/** @param {Match} m */
function groups(m) {
  const eras = [...new Set(Object.values(printed.cards).map(({ era }) => era))];
  const byNumber = Object.values(printed.cards).sort((one, next) => one.number - next.number);
  return [
    ...eras.map((era) => ({
      id: era,
      title: nameOf(m, "era", era),
      cards: byNumber.filter((card) => card.era === era).map(({ id }) => strategy(m, id)),
    })),
    {
      id: "stability",
      title: say(m, "board-cards-stability"),
      cards: Object.keys(printed.stability).map((id) => stability(m, id)),
      everywhere: true,
    },
    {
      id: "mobilization",
      title: say(m, "board-cards-mobilization"),
      cards: Object.keys(printed.mobilization).map((id) => mobilization(m, id)),
      everywhere: true,
    },
  ];
}

/** @param {Match} m */
const kinds = (m) => ({
  label: say(m, "board-cards-side"),
  choices: /** @type {[string, string][]} */ (Object.keys(EMBLEM).map((side) => [side, sideName(m, side)])),
});

/** What lies in the hand, in the piles that everybody may look through, and of the other hand what was shown. @param {Match} m */
function places(m) {
  /** @type {Map<string, CardPlace[]>} */
  const found = new Map();
  const board = boardOf(m);
  if (!board) return found;
  /** @param {string} kind @param {string[]} ids @param {CardPlace["where"]} where @param {string} text */
  const lie = (kind, ids, where, text) => {
    for (const id of ids) found.set(`${kind}:${id}`, [...(found.get(`${kind}:${id}`) ?? []), { where, text }]);
  };
  const cards = board.hand.map(({ card }) => card);
  lie("card", cards, "held", t("cards-held"));
  const watched = m.view.seat ? [other(m.view.seat)] : SIDES;
  for (const side of watched)
    lie("card", board.known[side], "open", say(m, "board-known", { seat: nameOf(m, "seat", side) }));
  lie("card", board.playing, "open", say(m, "board-playing"));
  lie("card", Object.keys(board.in_effect), "open", say(m, "board-in-effect"));
  lie("card", board.discard, "played", say(m, "board-discard-pile"));
  lie("card", board.removed, "gone", say(m, "board-removed-pile"));
  return found;
}

/** @type {import("../../core/game/types.js").CardReference<import("./reading.js").Board>} */
export const cards = { groups, kinds, places };
