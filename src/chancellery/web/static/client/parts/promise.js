// An alarm when a match no longer promises what it promised.
import { html } from "../core/html.js";
import { broken } from "../core/promise.js";
import { t } from "../core/words.js";

/** The server says something else now than when this browser first looked. @param {{ m: import("../core/match.js").Match }} props */
export function BrokenPromise({ m }) {
  const wrong = broken(m.summary);
  if (!wrong) return null;
  return html`<div class="lost on" role="alert"><div class="neat"></div><p>${t(`promise-broken-${wrong}`)}</p></div>`;
}
