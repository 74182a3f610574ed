// The cards of this turn: what lies face down, what was announced, who acts first, and the card in play with its actions.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { Lines } from "./cards.js";
import { legend, printed } from "./printed.js";
import { SIDES, boardOf, nameOf, other, phrase, sideClass, thing } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {{ initiative: number | null, name: string, state: "down" | "shown" | "chosen" | "open" | "down secret" }} Slot */

/** @param {{ m: Match }} props */
export function Initiative({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<section class="ed-initiative"><h3>${phrase(m, "figure-initiative")}<small>${phrase(m, "initiative-rule")}</small></h3>
    ${SIDES.map((side) => html`<${Row} key=${side} m=${m} side=${side} />`)}
    <${Odds} m=${m} />
  </section>`;
}

/** The two cards of a side, as far as one may know them. @param {Match} m @param {string} side @returns {Slot[]} */
function slots(m, side) {
  const board = boardOf(m);
  const mine = m.view.seat === side;
  const { shown, committed, down: left } = board?.sides[side] ?? { shown: [], committed: 0, down: 0 };
  /** @param {Slot["state"]} state @returns {(id: string) => Slot} */
  const known = (state) => (id) => ({ initiative: printed.cards[id].initiative, name: nameOf(m, "card", id), state });
  const open = shown.map(known("shown"));
  const down = mine ? (board?.own.committed ?? []).map(known("down")) : [];
  const chosen = mine ? (board?.own.chosen ?? []).map(known("chosen")) : [];
  /** @type {Slot[]} */
  const hidden = Array.from({ length: mine ? 0 : committed }, () => ({
    initiative: committed === 1 ? left : null,
    name: phrase(m, "face-down"),
    state: "down secret",
  }));
  const found = [...open, ...down, ...hidden, ...chosen];
  while (found.length < legend.committed) found.push({ initiative: null, name: "", state: "open" });
  return found;
}

/** @param {{ m: Match, side: string }} props */
function Row({ m, side }) {
  const board = boardOf(m);
  if (!board) return null;
  const { total } = board.sides[side];
  const choosing = Object.keys(board.sides[side].totals).length > 0;
  const ready = choosing && !m.view.position.waiting.includes(side);
  return html`<div class=${`row ${sideClass(side)}`} data-initiative=${`${side} ${total}`}>
    <b>${nameOf(m, "seat", side)}</b>
    ${slots(m, side).map(
      (slot, i) => html`<span key=${i} class=${`slot2 ${slot.state}`} title=${slot.name}>
        <i>${slot.initiative ?? (slot.state === "open" ? "" : "?")}</i><span>${slot.name}</span>
        ${slot.state.startsWith("down") && html`<${Icon} name="lock" size=${10} />`}</span>`,
    )}
    <strong>${total || "–"}</strong>
    <small>${total > 0 && board.first === side ? phrase(m, "acts-first") : ready ? phrase(m, "has-chosen") : ""}</small>
  </div>`;
}

/** While both choose: the totals that the other side can have by what is open, and how often one would act first. @param {{ m: Match }} props */
function Odds({ m }) {
  const seat = m.view.seat;
  const board = boardOf(m);
  if (!seat || !board) return null;
  const totals = Object.entries(board.sides[other(seat)].totals);
  if (totals.length === 0) return null;
  const { total: mine, pairs: all, first, behind } = board.own.odds;
  return html`<div class="ed-odds">
    <p>${
      mine === 0
        ? phrase(m, "odds-of", { seat: thing("seat", other(seat)), all })
        : phrase(m, "odds-first", { mine, first, all })
    }</p>
    <div class="dist">${totals.map(
      ([total, pairs]) =>
        html`<span key=${total} class=${behind.includes(total) ? "y" : ""}><b>${total}</b>${pairs}</span>`,
    )}</div></div>`;
}

/** The card that is being used, with what can and cannot be done with it. @param {{ m: Match }} props */
export function InPlay({ m }) {
  const board = boardOf(m);
  const card = board?.in_play ?? "none";
  // While others act, the stage has it already.
  if (!board?.lines[card] || !m.mine || m.director.watching.value) return null;
  const { owner, initiative, special = [] } = printed.cards[card];
  return html`<section class=${`ed-inplay ${sideClass(owner)}`}>
    <h3>${phrase(m, "in-play-of", { seat: thing("seat", owner) })}</h3>
    <header><b class="ops">${initiative}</b><h4>${nameOf(m, "card", card)}</h4></header>
    <${Lines} m=${m} card=${card} />
    ${special.map(({ kind }) => html`<p key=${kind}>${nameOf(m, "card", card, kind)}</p>`)}
  </section>`;
}
