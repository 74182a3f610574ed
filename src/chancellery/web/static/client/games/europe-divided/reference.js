// All cards, to be looked up: action cards and advantage cards of both sides, headlines, seas; and where each is.
import { t } from "../../core/words/words.js";
import { printedLines, textsOf } from "./cards.js";
import { printed } from "./printed.js";
import { SIDES, boardOf, headlineLine, nameOf, phrase, seaHolder, sideClass, thing } from "./reading.js";
import { counted } from "./tabs.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").PrintedCard} PrintedCard */
/** @typedef {import("../../core/game/types.js").CardPlace} CardPlace */

const [STARTING, CONTESTED] = ["starting", "contested"];

/** @param {Omit<PrintedCard, "search">} card @returns {PrintedCard} */
const found = (card) => ({ ...card, search: [card.name, card.line, ...card.texts].join(" ") });

/** @param {Match} m @param {string} id */
function action(m, id) {
  const { owner, initiative } = printed.cards[id];
  return found({
    thing: `card:${id}`,
    name: nameOf(m, "card", id),
    figure: initiative,
    look: sideClass(owner),
    kind: owner,
    line: phrase(m, "card-initiative", { initiative }),
    texts: [...printedLines(m, id), ...textsOf(m, id)],
  });
}

/** @param {Match} m @param {string} id */
const advantage = (m, id) =>
  found({
    thing: `advantage:${id}`,
    name: nameOf(m, "advantage", id),
    figure: "★",
    look: sideClass(printed.advantages[id].owner),
    kind: printed.advantages[id].owner,
    line: phrase(m, "advantage"),
    texts: [nameOf(m, "advantage", id, "text")],
  });

/** @param {Match} m @param {string} id */
function headline(m, id) {
  const { side, prestige, year } = printed.headlines[id];
  return found({
    thing: `headline:${id}`,
    name: nameOf(m, "headline", id),
    figure: prestige,
    look: sideClass(side),
    kind: side,
    line: `${nameOf(m, "seat", side)} · ${year.replace("-", "–")}`,
    texts: [headlineLine(m, id), nameOf(m, "headline", id, "history")],
  });
}

/** What a bloc has from a sea card. @param {Match} m @param {import("./content.d.ts").Benefit} benefit */
function benefit(m, { power, step }) {
  const bloc = thing("bloc", power);
  if (step.op === "bonus_money")
    return phrase(m, "cards-sea-money", { bloc, value: step.value, cards: { kind: "card", ids: step.cards } });
  if (step.op !== "move_army") return "";
  const [from, to] = [step.origins, step.destinations].map((ids) => ({
    kind: "space",
    ids: Array.isArray(ids) ? ids : [],
  }));
  return phrase(m, to.ids.length > 0 ? "cards-sea-move-to" : "cards-sea-move", { bloc, from, to });
}

/** @param {Match} m @param {string} id */
function sea(m, id) {
  const { minimum, regions, benefit: benefits, tie_order } = printed.seas[id];
  return found({
    thing: `sea:${id}`,
    name: nameOf(m, "sea", id),
    figure: minimum,
    look: "",
    line: phrase(m, "cards-sea", { least: minimum, spaces: { kind: "space", ids: regions } }),
    texts: [
      ...benefits.map((one) => benefit(m, one)),
      phrase(m, "cards-sea-ties", { blocs: { kind: "bloc", ids: tie_order } }),
    ],
  });
}

/** @param {Match} m */
function groups(m) {
  const cards = Object.values(printed.cards);
  const decks = SIDES.flatMap((side) =>
    [STARTING, CONTESTED].map((deck) => ({
      id: `${deck}-${side}`,
      title: phrase(m, `cards-${deck}`, { seat: thing("seat", side) }),
      cards: cards.filter((one) => one.owner === side && one.deck === deck).map(({ id }) => action(m, id)),
    })),
  );
  return [
    ...decks,
    {
      id: "advantages",
      title: phrase(m, "cards-advantages"),
      cards: Object.keys(printed.advantages).map((id) => advantage(m, id)),
    },
    ...[1, 2].map((period) => ({
      id: `headlines-${period}`,
      title: phrase(m, "cards-headlines", { period }),
      cards: Object.values(printed.headlines)
        .filter((one) => one.period === period)
        .map(({ id }) => headline(m, id)),
    })),
    { id: "seas", title: phrase(m, "cards-seas"), cards: Object.keys(printed.seas).map((id) => sea(m, id)) },
  ];
}

/** @param {Match} m */
const kinds = (m) => ({
  label: phrase(m, "text-side"),
  choices: /** @type {[string, string][]} */ (SIDES.map((side) => [side, nameOf(m, "seat", side)])),
});

/** Under which word the piles that everybody can count are looked for. @type {Record<string, CardPlace["where"]>} */
const PILES = { shown: "open", held: "open", discard: "played", open: "open" };

/** What everybody can count, and what one holds oneself. @param {Match} m */
function places(m) {
  /** @type {Map<string, CardPlace[]>} */
  const known = new Map();
  const board = boardOf(m);
  if (!board) return known;
  /** @param {string} kind @param {string[]} ids @param {CardPlace["where"]} where @param {string} text */
  const lie = (kind, ids, where, text) => {
    for (const id of ids) known.set(`${kind}:${id}`, [...(known.get(`${kind}:${id}`) ?? []), { where, text }]);
  };
  const { own, sides } = board;
  const seat = m.view.seat;
  lie("card", own.hand, "held", t("cards-held"));
  lie("card", own.committed, "held", phrase(m, "in-play"));
  // Of one's own hand one knows more than others can count.
  for (const side of SIDES)
    for (const { pile, title, cards } of counted(m, side))
      if (PILES[pile] && !(pile === "held" && side === seat)) lie("card", cards, PILES[pile], title);
  lie("advantage", own.advantages, "held", t("cards-held"));
  lie("advantage", own.banked, "gone", phrase(m, "cards-banked"));
  lie("advantage", board.spent, "gone", phrase(m, "spent"));
  lie("headline", own.headlines, "held", t("cards-held"));
  const lying = [...board.current, ...board.forthcoming].map((one) => one.headline);
  lie("headline", lying, "open", t("cards-open"));
  for (const side of SIDES)
    lie("headline", sides[side].awarded, "played", phrase(m, "awarded", { seat: thing("seat", side) }));
  lie("headline", board.failed, "gone", phrase(m, "failed"));
  for (const [id, { holder }] of Object.entries(board.seas)) lie("sea", [id], "open", seaHolder(m, holder));
  return known;
}

/** @type {import("../../core/game/types.js").CardReference<import("./reading.js").Board>} */
export const cards = { groups, kinds, places };
