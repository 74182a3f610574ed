// What each face of the die would do, before it is rolled: six cells, never a bare percentage.
import { html } from "../core/html.js";
import { t } from "../core/words.js";

/** @param {{ m: import("../core/match.js").Match, action: string }} props */
export function OddsPreview({ m, action }) {
  const faces = m.odds.value[action];
  const told = faces && m.game?.outcome?.(faces, action, m);
  if (!told) return null;
  const good = told.cells.filter((cell) => cell.good).length;
  const spoken = told.cells.map((cell, i) => t("odds-cell", { roll: i + 1, result: cell.value })).join("; ");
  return html`<div class="odds" role="img" aria-label=${`${told.title} ${t("odds", { good, all: told.cells.length })}: ${spoken}`}>
    <span class="of" title=${told.title}>${t("odds", { good, all: told.cells.length })}</span>
    ${told.cells.map((cell, i) => html`<span class=${cell.good ? "y" : ""}><i>${t("roll", { roll: i + 1 })}</i>${cell.value}</span>`)}
  </div>`;
}
