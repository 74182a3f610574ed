// Why something was refused, in the page's language.
import { html } from "../core/html.js";
import { t } from "../core/words.js";

/** By what was tried and the status, else in the server's own words. @param {import("../core/api.js").Refusal} error @param {string} [tried] */
export function why(error, tried = "") {
  if (error.status === 0 || error.status === 503) return t("refused-away");
  if (error.status === 429) return t("refused-too-often");
  const id = `refused-${tried}-${error.status}`;
  const said = t(id);
  return said === id ? error.message : said;
}

/** @param {{ error: import("../core/api.js").Refusal | null, tried?: string }} props */
export function Refused({ error, tried }) {
  return html`<p class="refused" role="alert">${error && html`<b aria-hidden="true">×</b> ${why(error, tried)}`}</p>`;
}
