// What is left: tokens, battle cards, trains and fortresses; all of it lies open.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { POWERS, tell } from "./reading.js";
import { Disc } from "./tracks.js";

/** @typedef {import("../../core/types.js").Match} Match */

const COLUMNS = ["tokens", "deck", "discards"];

/** @param {{ m: Match }} props */
function Supply({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<div class="rp-supply">
    <table>
      <thead><tr><th scope="col">${tell(m, "text-power")}</th>${COLUMNS.map((column) => html`<th key=${column} scope="col">${tell(m, `supply-${column}`)}</th>`)}</tr></thead>
      <tbody>
        ${POWERS.map((power) => {
          const { tokens, deck, discard } = board.powers[power];
          return html`<tr key=${power}><th scope="row"><${Disc} power=${power} /> ${nameOf(m, "power", power)}</th><td>${tokens}</td><td>${deck}</td><td>${discard.join(" ") || "–"}</td></tr>`;
        })}
      </tbody>
    </table>
    <p>${tell(m, "trains-left", { trains: board.trains_left })}</p>
    <p>${tell(m, "fortresses-left", { fortresses: board.fortresses_left })}</p>
  </div>`;
}

export const tabs = [{ id: "supply", label: (/** @type {Match} */ m) => tell(m, "supply"), Panel: Supply }];
