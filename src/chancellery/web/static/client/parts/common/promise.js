// An alarm when a match no longer promises what it promised.
import { html } from "../../core/base/html.js";
import { broken } from "../../core/match/promise.js";
import { t } from "../../core/words/words.js";

/** The server says something else now than when this browser first looked. @param {{ m: import("../../core/match/match.js").Match }} props */
export function BrokenPromise({ m }) {
  const wrong = broken(m.summary);
  if (!wrong) return null;
  return html`<div class="lost on" role="alert"><div class="neat"></div><p>${t(`promise-broken-${wrong}`)}</p></div>`;
}
