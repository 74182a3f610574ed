// The tab of cards: both sides' decks, hands and discard piles as far as everybody can count them, and headlines that are over.
import { html } from "../../core/base/html.js";
import { Lines, textsOf } from "./cards.js";
import { printed } from "./printed.js";
import { SIDES, boardOf, nameOf, phrase, sideClass, thing } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").Position} Position */

/** What the pile of cards is called that nobody else can place, by where they are. @type {Record<string, string>} */
const UNSEEN = { deck: "deck", hand: "held-too", either: "unseen" };

/**
 * What can be said of a side's action cards, pile by pile. Whoever has counted knows where each card is.
 * @param {Position} p @param {string} id @returns {{ pile: string, title: string, cards: string[] }[]}
 */
export function counted(p, id) {
  const side = boardOf(p)?.sides[id];
  if (!side) return [];
  const piles = [
    { pile: "shown", cards: side.shown },
    { pile: "maybe", cards: side.maybe },
    { pile: "held", cards: side.held },
    { pile: UNSEEN[side.unseen_in], cards: side.unseen },
    { pile: "discard", cards: side.discard },
    { pile: "open", cards: side.untaken },
  ];
  return piles
    .filter(({ cards }) => cards.length > 0)
    .map(({ pile, cards }) => ({
      pile,
      cards,
      title: phrase(p, `pile-${pile}`, {
        drawn: side.drawn,
        deck: side.deck,
        committed: side.committed,
        total: side.total,
      }),
    }));
}

/** How many cards a side has where. @param {Position} p @param {string} id */
export function piles(p, id) {
  const side = boardOf(p)?.sides[id];
  if (!side) return "";
  return phrase(p, "piles", {
    hand: side.hand,
    down: side.committed,
    deck: side.deck,
    discard: side.discard.length,
  });
}

/** A card by its name; what is printed on it opens below. @param {{ m: Match, id: string }} props */
const Printed = ({ m, id }) => html`<li><details>
  <summary><i>${printed.cards[id].initiative}</i>${nameOf(m, "card", id)}</summary>
  <${Lines} m=${m} card=${id} />${textsOf(m, id).map((text) => html`<p key=${text}>${text}</p>`)}
</details></li>`;

/** @param {{ m: Match, side: string }} props */
function Counted({ m, side }) {
  return html`<section class=${`ed-counted ${sideClass(side)}`} data-counted=${side}>
    <h3>${phrase(m, "text-counted", { seat: thing("seat", side) })}</h3>
    <p>${piles(m, side)}</p>
    ${counted(m, side).map(
      ({ pile, title, cards }) => html`<h4 key=${pile}>${title}</h4><ul data-pile=${pile}>
      ${cards.map((id) => html`<${Printed} key=${id} m=${m} id=${id} />`)}</ul>`,
    )}
  </section>`;
}

/** @param {{ m: Match, id: string }} props */
function Decided({ m, id }) {
  const { side, prestige } = printed.headlines[id];
  return html`<li class=${sideClass(side)}><i>${prestige}</i>${nameOf(m, "headline", id)}</li>`;
}

/** @param {{ m: Match }} props */
function Over({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const rows = [
    ...SIDES.map((side) => ({
      key: `awarded-${side}`,
      title: phrase(m, "awarded", { seat: thing("seat", side) }),
      ids: board.sides[side].awarded,
    })),
    { key: "failed", title: phrase(m, "failed"), ids: board.failed },
  ].filter(({ ids }) => ids.length > 0);
  return html`<section class="ed-counted"><h3>${phrase(m, "text-headlines")}</h3>
    <p>${phrase(m, "headline-deck", { first: board.headline_deck.period_1, second: board.headline_deck.period_2 })}</p>
    ${rows.map(
      ({ key, title, ids }) => html`<h4 key=${key}>${title}</h4><ul>
      ${ids.map((id) => html`<${Decided} key=${id} m=${m} id=${id} />`)}</ul>`,
    )}
    ${board.spent.length > 0 && html`<h4>${phrase(m, "spent")}</h4><p>${m.words.names("advantage", board.spent)}</p>`}
  </section>`;
}

/** Those of the other side first. @param {{ m: Match }} props */
function Cards({ m }) {
  const order = m.view.seat === "russia" ? SIDES : [...SIDES].reverse();
  return html`${order.map((side) => html`<${Counted} key=${side} m=${m} side=${side} />`)}<${Over} m=${m} />`;
}

/** @type {import("../../core/game/types.js").Tab<import("./reading.js").Board>[]} */
export const tabs = [{ id: "cards", label: (m) => phrase(m, "text-cards"), icon: "pile", Panel: Cards }];
