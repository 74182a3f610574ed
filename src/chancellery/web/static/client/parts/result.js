// How it ended: who won and why, the proof that nothing was tampered with, and what to do next.
import { useState } from "preact/hooks";
import { Refusal, get } from "../core/api.js";
import { html } from "../core/html.js";
import { go } from "../core/route.js";
import { t } from "../core/words.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icon.js";
import { why } from "./refused.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */

/** @param {{ m: Match, onClose: () => void }} props */
export function Result({ m, onClose }) {
  const card = m.card.value;
  const [refusal, setRefusal] = useState("");
  if (!card) return null;
  const told = card.status === "abandoned" ? { title: t("abandoned"), lines: [] } : m.game?.result(m);
  const rematch = async () => {
    try {
      const next = card.rematch ? { id: card.rematch } : await m.table("rematch");
      go(`/table/${next.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(why(error));
    }
  };
  return html`<${Dialog} title=${told?.title ?? t("result")} look="result" onClose=${onClose}>
    ${told?.lines.map((line) => html`<p>${line}</p>`)}
    <ul class="standing">
      ${card.seats.map(
        (seat, i) => html`<li key=${seat.id}>
          <${SeatMark} m=${m} seat=${seat.id} size=${16} /> <b>${m.seatName(seat.id)}</b> <span>${m.sitter(seat.id)}</span>
          ${card.result?.winners?.includes(i) && html`<em><${Icon} name="laurel" /> ${t("winner")}</em>`}
        </li>`,
      )}
    </ul>
    <${Proof} m=${m} />
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <div class="b">
      <a class="button" href=${`/api/matches/${m.id}/export`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
      <button onClick=${() => { onClose(); m.lookAt(0); }}>${t("watch-replay")}</button>
      ${card.yours.length > 0 && html`<button class="do" onClick=${rematch}>${t("rematch")}</button>`}
    </div>
  <//>`;
}

/** The seed was promised before the first move: anybody can check. @param {{ m: Match }} props */
function Proof({ m }) {
  const card = m.card.value;
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
      <dt>${t("commitment")}</dt><dd><code>${card?.commitment}</code></dd>
      ${card?.seed && html`<dt>${t("seed")}</dt><dd><code>${card.seed}</code></dd>`}
    </dl>
    ${card?.seed && html`<button onClick=${verify} disabled=${checked === "running"}>${t("verify")}</button>`}
    <p role="status">
      ${checked && checked !== "running" && (checked.holds ? html`<span class="ok"><${Icon} name="tick" /> ${t("verified", { plies: checked.plies })}</span>` : html`<span class="refused"><${Icon} name="cross" /> ${checked.problem}</span>`)}
    </p>
  </details>`;
}
