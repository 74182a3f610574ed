// What each face of the die would do, before it is rolled: six cells, never a bare percentage.
import { html } from "../core/html.js";
import { t } from "../core/words.js";

/** @param {{ m: import("../core/match.js").Match, action: string }} props */
export function OddsPreview({ m, action }) {
  const faces = m.odds.value[action];
  const outcome = faces && m.game.outcome?.(faces, action, m);
  if (!outcome) return null;
  const good = outcome.cells.filter((cell) => cell.good).length;
  const odds = t("odds", { good, all: outcome.cells.length });
  const cells = outcome.cells.map((cell, i) => t("odds-cell", { roll: i + 1, result: cell.value })).join("; ");
  return html`<div class="odds" role="img" aria-label=${t("verb-of", { verb: `${outcome.title} ${odds}`, what: cells })}>
    <span class="of" title=${outcome.title}>${odds}</span>
    ${outcome.cells.map((cell, i) => html`<span class=${cell.good ? "y" : ""}><i>${t("roll", { roll: i + 1 })}</i>${cell.value}</span>`)}
  </div>`;
}
