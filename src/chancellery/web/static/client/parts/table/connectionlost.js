// The line to the server is broken, or the server can save nothing: say so, and since when.
import { html } from "../../core/base/html.js";
import { spoken } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function ConnectionLost({ m }) {
  if (m.connection.status.value !== "lost") {
    if (m.connection.unsaved.value === 0) return html`<div class="lost" role="alert"></div>`;
    return html`<div class="lost on" role="alert"><div class="neat"></div><p>
      ${t(m.busy.value ? "unsaved-sending" : "unsaved")}</p></div>`;
  }
  const at = m.connection.lostAt.value?.toLocaleTimeString(spoken().locale, { hour: "2-digit", minute: "2-digit" });
  return html`<div class="lost on" role="alert"><div class="neat"></div><p>
    ${t(m.busy.value ? "lost-sending" : "lost", { at: at ?? "" })}</p></div>`;
}
