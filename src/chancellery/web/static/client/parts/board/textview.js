// The board as tables with the same buttons.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function TextView({ m }) {
  const tables = m.game.text(m);
  const back = html`<p class="b"><button onClick=${() => (m.asText.value = false)}>${t("back-to-board")}</button></p>`;
  return html`<section class="textview" id="text-view" aria-label=${t("text-view")} tabindex="-1">
    ${m.game.Board && back}
    ${tables.map(
      (table) => html`<table key=${table.title}>
        <caption>${table.title}</caption>
        <thead><tr>${table.head.map((word) => html`<th scope="col">${word}</th>`)}${m.game.Board && html`<th scope="col">${t("answers")}</th>`}</tr></thead>
        <tbody>
          ${table.rows.map(
            (row) => html`<tr key=${row.thing ?? row.cells[0]} data-row=${row.thing}>
              ${row.cells.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}
              ${
                m.game.Board &&
                html`<td>
                ${(row.thing ? (m.targets.get(row.thing) ?? []) : []).map(
                  (action) => html`<button class=${m.chosen.value === action ? "do" : ""} disabled=${m.busy.value}
                    onClick=${() => m.choose(action)}>${m.label(action)}</button>`,
                )}
              </td>`
              }
            </tr>`,
          )}
        </tbody>
      </table>`,
    )}
  </section>`;
}
