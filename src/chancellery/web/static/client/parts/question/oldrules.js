// A match whose rules this server does not play any more: why nobody is asked anything.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Why nobody is asked anything. @param {{ m: Match }} props */
export function OldRules({ m }) {
  const { id, rules, installed_rules: installed } = m.summary;
  const reason = m.board === null ? "old-rules-no-board" : "old-rules-why";
  return html`<section class="prompt calm" aria-label=${t("prompt")}>
    <div class="asked"><div class="q" aria-live="polite">
      <strong>${t("old-rules", { rules, installed })}</strong><small>${t(reason)}</small>
    </div></div>
    <div class="reply"><div class="a">
      <a class="button" href=${`/api/matches/${id}/export?seat=${m.ownSeat()}`} download=${`chancellery-${id}.json`}>
        ${t("export")}</a>
    </div></div>
  </section>`;
}
