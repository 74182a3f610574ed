// The proof that nothing was tampered with: the seed was promised before the first move, and anybody can check.
import { useState } from "preact/hooks";
import { Refusal, get } from "../core/api.js";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { Icon } from "./icon.js";

/** @param {{ m: import("../core/match.js").Match<any> }} props */
export function Proof({ m }) {
  const summary = m.summary;
  const [checked, setChecked] = useState(/** @type {any} */ (null));
  const verify = async () => {
    setChecked("running");
    try {
      setChecked(await get(`/matches/${m.id}/verify`));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setChecked({ holds: false, problem: error.message });
    }
  };
  return html`<details class="proof">
    <summary>${t("proof")}</summary>
    <p>${t("proof-why")}</p>
    <dl>
      <dt>${t("commitment")}</dt><dd><code>${summary.commitment}</code></dd>
      ${summary.seed && html`<dt>${t("seed")}</dt><dd><code>${summary.seed}</code></dd>`}
    </dl>
    ${summary.seed && html`<button onClick=${verify} disabled=${checked === "running"}>${t("verify")}</button>`}
    <p role="status">
      ${
        checked &&
        checked !== "running" &&
        (checked.holds
          ? html`<span class="ok"><${Icon}
        name="tick" /> ${t("verified", { plies: checked.plies })}</span>`
          : html`<span class="refused"><${Icon}
          name="cross" /> ${checked.problem}</span>`)
      }
    </p>
  </details>`;
}
