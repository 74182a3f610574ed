// The table of Template in the browser: cards in front of each seat, and one's own hand. What is not written here is as at a plain table.
import { actionsOn, boardOf, html, loadStylesheet, nameOf, plain, say, spoken, t, useShown } from "chancellery";

/** @typedef {import("./board.d.ts").Board} Board */
/** @typedef {import("chancellery").Position<Board>} Position */
/** @typedef {import("chancellery").Match<Board>} Match */

const ID = "template";
const CARD = { width: 64, height: 88, gap: 10, left: 24 };
// Each of two seats plays half of eight cards.
const ROW = { height: 132, label: 30, card: 40, cards: 4 };

/** What is printed on each card. @type {Record<string, number>} */
let values = {};

/** The rows of the table: who they belong to, and their cards. @param {Position} p @returns {{ title: string, cards: string[] }[]} */
function rows(p) {
  const { seats, hand } = boardOf(p);
  const played = Object.entries(seats).map(([seat, own]) => ({ title: p.seatName(seat), cards: own.played }));
  return [...played, { title: say(p, "page-hand"), cards: hand }];
}

/** Where each card lies. @param {Position} p */
const places = (p) =>
  rows(p).flatMap(({ title, cards }, row) =>
    cards.map((id, i) => ({
      id,
      title,
      x: CARD.left + i * (CARD.width + CARD.gap),
      y: row * ROW.height + ROW.card,
    })),
  );

/** @param {Match} m */
const spots = (m) =>
  places(m).map(({ id, title, x, y }) => ({
    thing: `card:${id}`,
    x: x + CARD.width / 2,
    y: y + CARD.height / 2,
    w: CARD.width,
    h: CARD.height,
    name: nameOf(m, "card", id),
    label: spoken([nameOf(m, "card", id), title]),
  }));

/** @param {{ m: Match, id: string, title: string, x: number, y: number }} props */
function Card({ m, id, title, x, y }) {
  const thing = `card:${id}`;
  const { legal, label } = useShown(() => ({
    legal: actionsOn(m, thing).length > 0,
    label: spoken([nameOf(m, "card", id), title]),
  }));
  return html`<g class=${`laid-card ${legal ? "legal" : ""}`} data-thing=${thing} role="button" tabindex="-1" aria-label=${label}
    onClick=${() => m.pick(thing)}>
    <rect x=${x} y=${y} width=${CARD.width} height=${CARD.height} rx="6" />
    <text x=${x + CARD.width / 2} y=${y + CARD.height / 2}>${values[id]}</text>
  </g>`;
}

/** @param {{ m: Match }} props */
function Board({ m }) {
  const shown = useShown(() => ({ titles: rows(m).map(({ title }) => title), cards: places(m) }));
  return html`<g>
    ${shown.titles.map((title, row) => html`<text class="laid-title" key=${row} x=${CARD.left} y=${row * ROW.height + ROW.label}>${title}</text>`)}
    ${shown.cards.map((place) => html`<${Card} key=${place.id} m=${m} ...${place} />`)}
  </g>`;
}

/** The board as a table, for those who read or listen. @param {Position} p */
function text(p) {
  const { seats, hand, deck_size } = boardOf(p);
  const named = (/** @type {string[]} */ cards) => cards.map((id) => nameOf(p, "card", id)).join(", ") || "–";
  const rows = Object.entries(seats).map(([seat, { played, points }]) => [p.seatName(seat), named(played), points]);
  rows.push([say(p, "page-hand"), named(hand), ""], [say(p, "page-deck"), deck_size, ""]);
  return [
    {
      title: t("board"),
      head: ["", say(p, "page-cards"), say(p, "page-points")],
      rows: rows.map((cells) => ({ cells })),
    },
  ];
}

/** @type {import("chancellery").GameModule<Board>} */
const game = {
  ...plain,
  id: ID,
  seats: {
    north: { initial: "N", className: "laid-north" },
    south: { initial: "S", className: "laid-south" },
  },
  frame: { width: ROW.cards * (CARD.width + CARD.gap) - CARD.gap + 2 * CARD.left, height: 3 * ROW.height + 12 },
  marks: ["card"],
  async load({ printed }) {
    const cards = /** @type {{ id: string, value: number }[]} */ (printed.cards.card);
    values = Object.fromEntries(cards.map(({ id, value }) => [id, value]));
    await loadStylesheet(`/client/games/${ID}/style.css`);
  },
  about: (m, thing) => ({ title: nameOf(m, "card", thing.slice("card:".length)), lines: [] }),
  spots,
  Board,
  text,
  figures: (p, seat) => [[say(p, "page-points"), boardOf(p).seats[seat].points]],
};

export default game;
