// The drawer: the cards of this turn, the hand, advantage cards and headlines, with what can be done with each now.
import { html } from "../../core/html.js";
import { actionsOn, boardOf, nameOf } from "../../core/reading.js";
import { printed } from "./printed.js";
import { cardLines, headlineLine, phrase, sideClass } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {Match} m @param {{ thing: string, side: string, block: string | number, title: string, line: string, lines: string[] }} face */
function card(m, { thing, side, block, title, line, lines }) {
  const actions = actionsOn(m, thing);
  return /** @type {import("preact").VNode<any>} */ (
    html`<article key=${thing}
    class=${`card ed-card ${sideClass(side)} ${actions.length > 0 ? "legal" : ""}`} tabindex="0" data-thing=${thing}
      aria-label=${[title, line, ...lines].join(". ")}>
    <header><b class="ops">${block}</b><h3>${title}</h3></header>
    <div class="line"><span class="wide">${line}</span></div>
    ${lines.map((one) => html`<p key=${one}>${one}</p>`)}
    ${
      actions.length > 0 &&
      html`<div class="acts">
      ${actions.map(
        (action) => html`<button key=${action} class=${actions.length === 1 ? "do" : ""}
        disabled=${m.busy.value} onClick=${() => m.choose(action)}>${m.label(action)}</button>`,
      )}
        </div>`
    }
  </article>`
  );
}

/** @param {Match} m @param {string} id @param {string} where */
function actionCard(m, id, where) {
  const { owner, initiative, special = [] } = printed.cards[id];
  const texts = special.map((/** @type {any} */ one) => nameOf(m, "card", id, one.kind));
  return card(m, {
    thing: `card:${id}`,
    side: owner,
    block: initiative,
    title: nameOf(m, "card", id),
    line: phrase(m, where),
    lines: [...cardLines(m, id), ...texts],
  });
}

/** @param {Match} m @returns {import("preact").VNode<any>[]} */
export function hand(m) {
  const board = boardOf(m);
  const seat = m.view.seat;
  if (!board || !seat) return [];
  const own = board.own;
  // The card whose action is being chosen lies open already.
  const using = board.card !== "none" && printed.cards[board.card].owner === seat ? [board.card] : [];
  return [
    ...using.map((id) => actionCard(m, id, "using")),
    ...own.committed.map((/** @type {string} */ id) => actionCard(m, id, "in-play")),
    ...own.hand.map((/** @type {string} */ id) => actionCard(m, id, "in-hand")),
    ...own.advantages.map((/** @type {string} */ id) =>
      card(m, {
        thing: `advantage:${id}`,
        side: seat,
        block: "★",
        title: nameOf(m, "advantage", id),
        line: phrase(m, "advantage"),
        lines: [nameOf(m, "advantage", id, "text")],
      }),
    ),
    ...own.headlines.map((/** @type {string} */ id) =>
      card(m, {
        thing: `headline:${id}`,
        side: printed.headlines[id].side,
        block: printed.headlines[id].prestige,
        title: nameOf(m, "headline", id),
        line: phrase(m, "headline"),
        lines: [headlineLine(m, id)],
      }),
    ),
  ];
}
