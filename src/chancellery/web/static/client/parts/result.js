// How it ended: who won and why, the proof that nothing was tampered with, and what to do next.
import { useState } from "preact/hooks";
import { Refusal, get } from "../core/api.js";
import { html } from "../core/html.js";
import { go } from "../core/route.js";
import { t } from "../core/words.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icon.js";
import { isDraw } from "./matchlines.js";
import { refusalText } from "./refused.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */

/** @param {{ m: Match, onClose: () => void }} props */
export function Result({ m, onClose }) {
  const summary = m.summary;
  const [refusal, setRefusal] = useState("");
  const ending = summary.status === "abandoned" ? { title: t("abandoned"), lines: [] } : m.game.result(m);
  // Nobody is crowned in a draw.
  const winners = isDraw(summary) ? [] : (summary.result?.winners ?? []);
  const rematch = async () => {
    try {
      const next = summary.rematch ? { id: summary.rematch } : await m.changeTable("rematch");
      go(`/table/${next.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  const watch = () => {
    onClose();
    m.replay.show(0);
  };
  return html`<${Dialog} title=${ending.title} className="result" onClose=${onClose}>
    ${ending.lines.map((line) => html`<p>${line}</p>`)}
    <ul class="standing">
      ${summary.seats.map(
        (seat, i) => html`<li key=${seat.id}>
          <${SeatMark} m=${m} seat=${seat.id} size=${16} /> <b>${m.seatName(seat.id)}</b> <span>${m.sitter(seat.id)}</span>
          ${winners.includes(i) && html`<em><${Icon} name="laurel" /> ${t("winner")}</em>`}
        </li>`,
      )}
    </ul>
    <${Proof} m=${m} />
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <div class="b">
      <a class="button" href=${`/api/matches/${m.id}/export`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
      ${m.replayable && html`<button onClick=${watch}>${t("watch-replay")}</button>`}
      ${summary.yours.length > 0 && html`<button class="do" onClick=${rematch}>${t("rematch")}</button>`}
    </div>
  <//>`;
}

/** The seed was promised before the first move: anybody can check. @param {{ m: Match }} props */
function Proof({ m }) {
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
