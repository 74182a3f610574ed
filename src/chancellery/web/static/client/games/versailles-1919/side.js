// In each seat's block its nation's pieces and strategy; blocks of factions without a seat; the strategy cards in a tab.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Cubes, Flag } from "./chips.js";
import { nationClass, nationOf, phrase } from "./reading.js";
import { Icons } from "./solo.js";
import { nationFigures } from "./text.js";

/** @typedef {import("./reading.js").Match} Match */

/** Units as discs: those in regions, available ones, and dashed the exhausted ones. @param {{ m: Match, nation: string }} props */
function Units({ m, nation }) {
  const { units, away, spent_units: spent, demobilized: home } = boardOf(m).powers[nation];
  const disc = (/** @type {string} */ kind) => (/** @type {unknown} */ _, /** @type {number} */ i) =>
    html`<i key=${`${kind}${i}`} class=${`vs-disc ${kind} ${nationClass(nation)}`}></i>`;
  const words = phrase(m, "units", { units, away, exhausted: spent, home });
  return html`<span class="vs-units" title=${words}><span class="unseen">${words}</span>
    ${Array.from({ length: away }, disc("away"))}${Array.from({ length: units }, disc("ready"))}${Array.from({ length: spent }, disc("spent"))}</span>`;
}

/** @param {{ m: Match, nation: string }} props */
function Pieces({ m, nation }) {
  const power = boardOf(m).powers[nation];
  return html`<div class="vs-power" data-nation=${nation}>
    <span>${phrase(m, "available")} <${Cubes} m=${m} nation=${nation} count=${power.available} /></span>
    <span>${phrase(m, "exhausted")} <b class="vs-spent">${power.exhausted}</b></span>
    <${Units} m=${m} nation=${nation} />
    ${
      power.strategy !== "none" &&
      html`<em title=${nameOf(m, "strategy", power.strategy, "scoring")}>
        ${nameOf(m, "strategy", power.strategy)} ${power.strategy_points}</em>`
    }
  </div>`;
}

/** @param {{ m: Match, seat: string }} props */
export function Seat({ m, seat }) {
  const nation = nationOf(m, seat);
  return nation ? html`<${Pieces} m=${m} nation=${nation} />` : null;
}

/** Factions without a seat: the USA of two players, the others of a solo game. @param {{ m: Match }} props */
export function Others({ m }) {
  const board = boardOf(m);
  if (!board || board.turn === 0) return null;
  const left = Object.keys(board.powers).filter((nation) => board.powers[nation].player === "none");
  return html`${left.map(
    (
      nation,
    ) => html`<div key=${nation} class=${nationClass(nation)}><b><${Flag} m=${m} nation=${nation} /> ${nameOf(m, "nation", nation, "seat")}</b>
      <small>${phrase(m, board.goal ? "automated" : "led-by-turn")}</small>
      <div class="k">${nationFigures(m, nation).map(([name, value]) => html`<span>${name} <span class="fig">${value}</span></span>`)}</div>
      <${Pieces} m=${m} nation=${nation} /></div>`,
  )}`;
}

/** The strategy cards on the table, or whose they are. @param {{ m: Match }} props */
export function Strategies({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  if (board.goal) return html`<${Icons} m=${m} />`;
  const taken = Object.keys(board.powers).filter((nation) => board.powers[nation].strategy !== "none");
  return html`<div class="vs-settled">
    ${taken.length === 0 && html`<p class="note">${phrase(m, "strategies-why")}</p>`}
    ${taken.map((nation) => {
      const { strategy, strategy_points: points } = board.powers[nation];
      return html`<section key=${nation} class="vs-strategy"><h4><${Flag} m=${m} nation=${nation} /> ${nameOf(m, "strategy", strategy)}
        <span>${phrase(m, "points-now", { points })}</span></h4><p>${nameOf(m, "strategy", strategy, "scoring")}</p></section>`;
    })}
    ${board.strategies.map(
      (id) =>
        html`<section key=${id} class="vs-strategy"><h4>${nameOf(m, "strategy", id)}</h4><p>${nameOf(m, "strategy", id, "scoring")}</p></section>`,
    )}
  </div>`;
}
