// The options of an issue, as they are chosen: from where to where, and which ones a deal has closed.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { closedBy, keptBy } from "./binding.js";
import { Effects, Outcome } from "./chips.js";
import { printed } from "./printed.js";
import { aNation, outcomeOf, phrase } from "./reading.js";
import { lookAt } from "./shifts.js";

/** @typedef {import("./reading.js").Match} Match */

/** The issue whose options are asked about, or null. @param {Match} m @returns {string | null} */
export function askedIssue(m) {
  const issue = boardOf(m)?.choosing ?? "none";
  return issue === "none" ? null : issue;
}

/** @param {{ m: Match, issue: string }} props */
export function Terms({ m, issue }) {
  return html`<ul class="vs-terms">
    ${printed.options[issue].map((option) => {
      return html`<li key=${option.id}><${Term} m=${m} option=${option} outcome=${outcomeOf(m, option)} /></li>`;
    })}
  </ul>`;
}

/** @param {{ m: Match, option: any, outcome: import("./board.d.ts").Outlook | undefined }} props */
function Term({ m, option, outcome }) {
  const action = `choose ${option.id}`;
  const open = m.legal.includes(action);
  const kept = open ? keptBy(m, action) : null;
  const closed = m.mine && !open ? closedBy(m, action) : null;
  const inside = html`<b>${nameOf(m, "issue_option", option.id)}</b>
    ${kept && html`<em><${Icon} name="lock" size=${11} /> ${phrase(m, "promised-to", { nation: aNation(kept.to) })}</em>`}
    ${closed && html`<em><${Icon} name="lock" size=${11} /> ${phrase(m, "closed-by", { nation: aNation(closed.to) })}</em>`}
    ${outcome ? html`<${Outcome} m=${m} option=${option} outcome=${outcome} />` : html`<${Effects} m=${m} option=${option} />`}`;
  if (!m.mine) return html`<div class="vs-option">${inside}</div>`;
  return html`<button data-action=${action} class=${`vs-option ${closed ? "closed" : ""} ${m.chosen.value === action ? "chosen" : ""}`}
    disabled=${!open || m.busy.value} ...${lookAt(m, action)}
    onClick=${() => m.choose(action)}>${inside}</button>`;
}
