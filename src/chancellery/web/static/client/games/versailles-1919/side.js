// In each seat's block its nation, pieces and strategy; and the strategy cards in a tab.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { nationClass, nationOf, phrase, short } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match, nation: string }} props */
function Nation({ m, nation }) {
  const board = boardOf(m);
  const power = board.powers[nation];
  return html`<div class=${`vs-power ${nation === board.active ? "active" : ""}`} data-nation=${nation}>
    <i class=${`vs-flag ${nationClass(nation)}`}>${short(m, nation)}</i> <b>${nameOf(m, "nation", nation)}</b>
    <span>${phrase(m, "cubes", { available: power.available, exhausted: power.exhausted })}</span>
    <span>${phrase(m, "units", { units: power.units, exhausted: power.spent_units, home: power.demobilized })}</span>
    ${
      power.strategy !== "none" &&
      html`<span title=${nameOf(m, "strategy", power.strategy, "scoring")}>
      ${nameOf(m, "strategy", power.strategy)} (${power.strategy_points})</span>`
    }
  </div>`;
}

/** @param {{ m: Match, seat: string }} props */
export function Seat({ m, seat }) {
  const nation = nationOf(m, seat);
  return nation ? html`<${Nation} m=${m} nation=${nation} />` : null;
}

/** Factions without a seat: the USA of two players, the others of a solo game. @param {{ m: Match }} props */
export function Others({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const seated = m.summary.seats.map((seat) => nationOf(m, seat.id));
  const left = Object.keys(board.powers).filter((nation) => !seated.includes(nation) && board.turn > 0);
  return html`${left.map((nation) => html`<${Nation} key=${nation} m=${m} nation=${nation} />`)}`;
}

/** The strategy cards on the table, or whose they are. @param {{ m: Match }} props */
export function Strategies({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const taken = Object.keys(board.powers).filter((nation) => board.powers[nation].strategy !== "none");
  return html`<div class="vs-settled">
    ${taken.map(
      (nation) => html`<section key=${nation}><h4><i class=${`vs-flag ${nationClass(nation)}`}>
      ${short(m, nation)}
        </i> ${nameOf(m, "strategy", board.powers[nation].strategy)} (${board.powers[nation].strategy_points})</h4>
          ${nameOf(m, "strategy", board.powers[nation].strategy, "scoring")}</section>`,
    )}
    ${board.strategies.map(
      (/** @type {string} */ id) => html`<section key=${id}><h4>${nameOf(m, "strategy", id)}</h4>
      ${nameOf(m, "strategy", id, "scoring")}</section>`,
    )}
  </div>`;
}
