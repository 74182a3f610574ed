// Why something was refused, in the page's language.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";

/** By what was tried, else as the server says it. @param {import("../../core/base/api.js").Refusal} error @param {string} [tried] */
export function refusalText(error, tried = "") {
  if (error.code === "newer-rules" && error.said) return error.said;
  if (error.status === 0 || error.status === 503) return t("refused-away");
  if (error.ply !== undefined) return t("moved-on");
  const id = `refused-${tried}-${error.code}`;
  const own = t(id);
  return own !== id ? own : error.said || t("refused-other");
}

/** @param {{ error: import("../../core/base/api.js").Refusal | null, tried?: string }} props */
export function Refused({ error, tried }) {
  return html`<p class="refused" role="alert">${error && html`<b aria-hidden="true">×</b> ${refusalText(error, tried)}`}</p>`;
}
