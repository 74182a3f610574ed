// Over the board: the options of an issue with what each would do, the bids for control, and what promises bind.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { Icon } from "../../parts/icon.js";
import { Cubes, Effects } from "./cards.js";
import { promiseText } from "./deals.js";
import { printed } from "./printed.js";
import { phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** Verbs whose answers stand in the panels of this file. */
export const PANEL_VERBS = ["choose"];

/** @param {{ m: Match }} props */
export function Around({ m }) {
  return html`<div class="vs-around"><${Options} m=${m} /><${Bids} m=${m} /><${Binding} m=${m} /></div>`;
}

/** @param {{ m: Match }} props */
function Options({ m }) {
  const prompt = m.live ? m.view.position.prompt : null;
  if (prompt?.key !== "choose-option") return null;
  const issue = prompt.args.issue.id;
  return html`<section class="vs-panel" aria-label=${phrase(m, "options-of", { issue: { kind: "issue", id: issue } })}>
    <h3>${phrase(m, "options-of", { issue: { kind: "issue", id: issue } })} <span>★${printed.issues[issue].stars}</span></h3>
    ${printed.options[issue].map((option) => {
      const action = `choose ${option.id}`;
      const open = m.legal.includes(action);
      return html`<button key=${option.id} class="vs-option" disabled=${!open || m.busy.value} onClick=${() => m.choose(action)}>
        <b>${!open && html`<${Icon} name="lock" size=${11} />`} ${nameOf(m, "issue_option", option.id)}</b><${Effects}
          m=${m} option=${option} />
      </button>`;
    })}
  </section>`;
}

/** @param {{ m: Match }} props */
function Bids({ m }) {
  const bidding = boardOf(m)?.bidding;
  if (!bidding || bidding.issue === "none") return null;
  return html`<section class="vs-panel">
    <h3>${phrase(m, "bids-for", { issue: { kind: "issue", id: bidding.issue } })} <span>★${printed.issues[bidding.issue].stars}</span></h3>
    <ul>
      ${Object.entries(bidding.bids).map(([nation, bid]) => {
        const one = /** @type {any} */ (bid);
        return html`<li key=${nation} class=${nation === bidding.best ? "best" : ""}><${Cubes} m=${m} nation=${nation}
          count=${one.cubes} /> ${nameOf(m, "force", one.force)} (${phrase(m, "strength", { strength: one.strength })})</li>`;
      })}
      ${bidding.passed.map(
        (/** @type {string} */ nation) => html`<li key=${nation} class="passed"><${Cubes} m=${m}
        nation=${nation} count="–" /> ${phrase(m, "passed")}</li>`,
      )}
    </ul>
  </section>`;
}

/** What narrows the open question, and which promise does. @param {{ m: Match }} props */
function Binding({ m }) {
  const binding = boardOf(m)?.binding ?? [];
  if (binding.length === 0) return null;
  return html`<section class="vs-panel vs-bound">
    <h3><${Icon} name="lock" size=${13} /> ${phrase(m, "binding")}</h3>
    <ul>${binding.map((/** @type {any} */ promise, /** @type {number} */ i) => html`<li key=${i}>${promiseText(m, promise)}</li>`)}</ul>
  </section>`;
}
