// What is left: tokens, battle cards, trains and fortresses; all of it lies open.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { POWERS, phrase } from "./reading.js";
import { Disc } from "./disc.js";

/** @typedef {import("./reading.js").Match} Match */

const COLUMNS = ["tokens", "deck", "discards"];

/** @param {{ m: Match }} props */
export function Supply({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<div class="rp-supply">
    <table>
      <thead><tr><th scope="col">${phrase(m, "text-power")}</th>
        ${COLUMNS.map((column) => html`<th key=${column} scope="col">${phrase(m, `supply-${column}`)}</th>`)}</tr></thead>
      <tbody>
        ${POWERS.map((power) => {
          const { tokens, deck, discard } = board.powers[power];
          return html`<tr key=${power}><th scope="row"><${Disc} power=${power} /> ${nameOf(m, "power", power)}</th><td>
            ${tokens}</td><td>${deck}</td><td>${discard.join(" ") || "–"}</td></tr>`;
        })}
      </tbody>
    </table>
    <p>${phrase(m, "trains-left", { trains: board.trains_left })}</p>
    <p>${phrase(m, "fortresses-left", { fortresses: board.fortresses_left })}</p>
  </div>`;
}

export const tabs = [
  { id: "supply", label: (/** @type {Match} */ m) => phrase(m, "supply"), icon: "coin", Panel: Supply },
];
