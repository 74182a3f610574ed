// The line below the question: who decides and why, or the deal that leaves no choice.
import { html } from "../../core/base/html.js";
import { flat, narrow } from "../../core/base/settings.js";
import { boardOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { bindingNow, promiseText } from "./binding.js";
import { phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match }} props */
export function Reason({ m }) {
  const [promise] = bindingNow(m);
  if (promise)
    return html`<span class="vs-reason"><${Icon} name="lock" size=${11} /> ${phrase(m, "bound-by", { promise: promiseText(m, promise) })}</span>`;
  const why = boardOf(m)?.reason;
  // The bar of an upright phone has three lines: there the tab has what a turn risks.
  if (narrow.value && !flat.value && boardOf(m)?.deeds.length > 0) return null;
  return why ? html`<span class="vs-reason">${phrase(m, `reason-${why.key}`, why.args)}</span>` : null;
}
