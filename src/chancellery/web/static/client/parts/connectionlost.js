// The line to the server is broken: say so, and since when.
import { html } from "../core/html.js";
import { spoken } from "../core/settings.js";
import { t } from "../core/words.js";

/** @param {{ m: import("../core/match.js").Match }} props */
export function ConnectionLost({ m }) {
  if (m.connection.status.value !== "lost") return html`<div class="lost" role="alert"></div>`;
  const at = m.connection.lostAt.value?.toLocaleTimeString(spoken().locale, { hour: "2-digit", minute: "2-digit" });
  return html`<div class="lost on" role="alert"><div class="neat"></div><p>
    ${t(m.busy.value ? "lost-sending" : "lost", { at: at ?? "" })}</p></div>`;
}
