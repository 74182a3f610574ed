// A match whose rules this server does not play any more: what it is, and what can still be read of it.
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { ChatPanel } from "./chat.js";
import { LogPanel } from "./log.js";
import { ending } from "./matchlines.js";

/** @typedef {import("../core/match.js").Match} Match */

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

/** A table without a board: no position can be shown, so that the log and the chat are all there is. @param {{ m: Match }} props */
export function OldRecord({ m }) {
  return html`<div class="record">
    <h2>${t("log")}</h2>
    ${m.summary.result && html`<p>${ending(m.summary, m.words, (seat) => m.seatName(seat))}</p>`}
    <${LogPanel} m=${m} />
    <h2>${t("chat")}</h2>
    <${ChatPanel} m=${m} />
  </div>`;
}
