// What each face of the die would do, before it is rolled: six cells, never a bare percentage.
import { oddsOf } from "../../core/match/foresight.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";

/** @param {{ m: import("../../core/match/match.js").Match, action: string }} props */
export function OddsPreview({ m, action }) {
  const die = m.odds.value[action];
  const outcome = die?.faces.length ? m.game.outcome?.(die, action, m) : null;
  if (!outcome) return null;
  const odds = oddsOf(m, action);
  const counted = Object.values(die.counts).flat();
  const cells = outcome.cells.map((cell, i) => t("odds-cell", { roll: i + 1, result: cell })).join("; ");
  return html`<div class="odds" role="img" aria-label=${t("verb-of", { verb: `${outcome.title} ${odds}`, what: cells })}>
    <span class="of" title=${outcome.title}>${odds}</span>
    ${outcome.cells.map((cell, i) => html`<span class=${counted.includes(i + 1) ? "y" : ""}><i>${t("roll", { roll: i + 1 })}</i>${cell}</span>`)}
  </div>`;
}
