// The number of a paragraph: opens it in a side sheet.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { openRule } from "./rulesheet.js";

/** @param {{ m: import("../../core/match/match.js").Match, rule: string | null }} props */
export function RuleChip({ m, rule }) {
  const game = m.summary.game;
  if (!rule) return null;
  return html`<button class="rule-chip" title=${t("read-rule", { rule })} onClick=${() => openRule(game, rule)}>${rule}</button>`;
}
