// Why something was refused, in the page's language.
import { html } from "../core/html.js";
import { sentence } from "../core/reading.js";
import { t } from "../core/words.js";

/** By what was tried and the status, else by the status alone. @param {import("../core/api.js").Refusal} error @param {string} [tried] */
export function refusalText(error, tried = "") {
  if (error.status === 0 || error.status === 503) return t("refused-away");
  if (error.status === 429) return t("refused-too-often");
  if (error.ply !== undefined) return t("moved-on");
  const said = { sentence: sentence(error.message) };
  const ids = [`refused-${tried}-${error.status}`, `refused-${error.status}`];
  return ids.map((id) => [id, t(id, said)]).find(([id, words]) => words !== id)?.[1] ?? t("refused-other", said);
}

/** @param {{ error: import("../core/api.js").Refusal | null, tried?: string }} props */
export function Refused({ error, tried }) {
  return html`<p class="refused" role="alert">${error && html`<b aria-hidden="true">×</b> ${refusalText(error, tried)}`}</p>`;
}
