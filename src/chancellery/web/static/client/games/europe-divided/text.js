// The game in words: the headline, the board as tables, how it ended.
import { cardLines } from "./cards.js";
import { layout, legend, printed, spacesOf } from "./printed.js";
import {
  SIDES,
  boardOf,
  headlineLine,
  headlineStatus,
  nameOf,
  phrase,
  say,
  spaceLines,
  thing,
  thingOf,
} from "./reading.js";
import { counted } from "./tabs.js";
import { signed } from "../../core/game/reading.js";

/** @typedef {import("./reading.js").Board} Board */
/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").TextTable} TextTable */

/** @param {Position} p */
export function headline(p) {
  const board = boardOf(p);
  return board ? phrase(p, "standing", { turn: board.turn, period: board.period }) : "";
}

/** @param {Position} p */
export function brief(p) {
  const turn = boardOf(p)?.turn ?? 0;
  return turn > 0 ? phrase(p, "turn", { turn }) : headline(p);
}

/** @param {Position} p @returns {import("../../core/game/types.js").Gauge[]} */
export function gauges(p) {
  const sides = boardOf(p)?.sides;
  if (!sides) return [];
  const score = SIDES.map((side) => sides[side].prestige).join(" : ");
  const own = p.view.seat ? [{ name: phrase(p, "figure-money"), value: sides[p.view.seat].money }] : [];
  return [{ name: phrase(p, "figure-prestige"), value: score }, ...own];
}

/** @param {import("./events.d.ts").AnyEvent} event @param {Position} p */
export const station = (event, p) =>
  event.event === "turn-began" ? { label: String(event.turn), title: phrase(p, "turn", { turn: event.turn }) } : null;

/** @param {import("./events.d.ts").AnyEvent} event @returns {string | null} */
export const whose = (event) => event.seat ?? null;

/** @param {Position} p @param {string} seat @returns {[string, string | number][]} */
export function figures(p, seat) {
  const side = boardOf(p)?.sides[seat];
  if (!side) return [];
  return [
    [phrase(p, "figure-prestige"), side.prestige],
    [phrase(p, "figure-money"), side.money],
    [phrase(p, "figure-supply"), side.supply],
  ];
}

/** @param {Position} p @param {string} title @param {string[]} ids @returns {TextTable} */
const spaces = (p, title, ids) => ({
  title,
  head: [phrase(p, "text-space"), phrase(p, "text-state")],
  rows: ids.map((id) => ({ thing: thingOf(p, id), cells: [nameOf(p, "space", id), spaceLines(p, id).join(" ")] })),
});

/** @param {Position} p @param {Board} board @returns {TextTable} */
function sides(p, board) {
  const heads = ["prestige", "money", "supply", "initiative", "hand", "deck", "advantages"];
  return {
    title: phrase(p, "text-sides"),
    head: [phrase(p, "text-side"), ...heads.map((head) => phrase(p, `figure-${head}`))],
    rows: SIDES.map((id) => {
      const side = board.sides[id];
      return {
        cells: [
          nameOf(p, "seat", id),
          side.prestige,
          side.money,
          side.supply,
          side.total || "–",
          side.hand,
          side.deck,
          side.advantages,
        ],
      };
    }),
  };
}

/** What can be counted of a side's cards. @param {Position} p @param {string} id @returns {TextTable} */
const cardsOf = (p, id) => ({
  title: phrase(p, "text-counted", { seat: thing("seat", id) }),
  head: [phrase(p, "text-pile"), phrase(p, "text-cards")],
  rows: counted(p, id).map(({ title, cards }) => ({ cells: [title, p.words.names("card", cards)] })),
});

/** @param {Position} p @param {Board} board @returns {TextTable[]} */
function own(p, { own: held }) {
  const rows = [
    ...[...held.committed, ...held.hand].map((id) => ({
      thing: `card:${id}`,
      cells: [nameOf(p, "card", id), cardLines(p, id).join("; ")],
    })),
    ...held.advantages.map((id) => ({
      thing: `advantage:${id}`,
      cells: [nameOf(p, "advantage", id), nameOf(p, "advantage", id, "text")],
    })),
    ...held.prospects.map(({ headline: id, met }) => ({
      thing: `headline:${id}`,
      cells: [nameOf(p, "headline", id), `${headlineLine(p, id)}. ${headlineStatus(p, id, met)}`],
    })),
  ];
  return rows.length > 0
    ? [{ title: phrase(p, "text-own"), head: [phrase(p, "text-cards"), phrase(p, "text-state")], rows }]
    : [];
}

/** @param {Position} p @returns {TextTable[]} */
export function text(p) {
  const board = boardOf(p);
  if (!board) return [];
  const lines = [...board.current, ...board.forthcoming].map((one) => ({
    cells: [
      nameOf(p, "headline", one.headline),
      headlineLine(p, one.headline),
      headlineStatus(p, one.headline, one.met),
    ],
  }));
  const others = Object.keys(layout.spaces).filter((id) => layout.spaces[id].kind !== "contested");
  return [
    ...own(p, board),
    sides(p, board),
    {
      title: phrase(p, "text-headlines"),
      head: [phrase(p, "headline"), phrase(p, "text-state"), phrase(p, "text-met")],
      rows: lines,
    },
    spaces(p, phrase(p, "text-contested"), spacesOf("contested")),
    spaces(p, phrase(p, "text-others"), others),
    ...SIDES.map((id) => cardsOf(p, id)),
  ];
}

/** @param {Position} p */
export function result(p) {
  const ended = p.summary.result;
  if (!ended) return { title: "", lines: [] };
  const winner = ended.winners?.[0] ?? "europe";
  const reason = say(p, `ending-${ended.reason}`);
  const [europe, russia] = ended.scores ?? [0, 0];
  return {
    title: phrase(p, "wins", { seat: { kind: "seat", id: winner } }),
    lines: [reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`].filter(Boolean),
    score: phrase(p, "scores", { europe, russia }),
  };
}

/** @param {Position} p @returns {import("../../core/game/types.js").Held[]} */
export const held = (p) => {
  const own = boardOf(p)?.own;
  if (!own) return [];
  const { hand, committed, banked } = own;
  return [
    ...[...committed, ...hand].map((id) => ({ figure: printed.cards[id].initiative, name: nameOf(p, "card", id) })),
    ...banked.map((id) => ({ figure: signed(legend.banked_prestige), name: nameOf(p, "advantage", id) })),
  ];
};
