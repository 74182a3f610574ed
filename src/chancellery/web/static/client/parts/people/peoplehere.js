// The people at a table: mute or block them, or tell the operator.
import { useState } from "preact/hooks";
import { post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { Form } from "../common/form.js";
import { personName } from "./me.js";
import { usePolled } from "../common/polling.js";
import { toast } from "../common/toast.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").SeatSummary} SeatSummary */
/** @typedef {import("../../core/base/answers.d.ts").Relation} Relation */

/** People at a table other than whoever looks. @param {Match} m */
export const othersHere = (m) => m.summary.seats.filter((seat) => seat.kind === "person" && seat.name && !seat.yours);

/** @param {{ m: Match, onClose: () => void }} props */
export function PeopleHere({ m, onClose }) {
  const { data, read } = usePolled("/me/people");
  const [reported, report] = useState(/** @type {SeatSummary | null} */ (null));
  const relations = /** @type {Relation[]} */ (data ?? []);
  if (reported) return html`<${Report} m=${m} seat=${reported} onClose=${onClose} />`;
  return html`<${Dialog} title=${t("people-here")} onClose=${onClose}>
    <p>${t("people-why")}</p>
    <ul class="sessions">
      ${othersHere(m).map((seat) => {
        const how = relations.find((one) => one.name === seat.name)?.how ?? "none";
        const change = async (/** @type {string} */ wanted) => {
          await post("/me/people", { name: seat.name, how: wanted });
          await Promise.all([read(), m.catchUp()]);
        };
        return html`<li key=${seat.id}>
          <span><b>${personName(seat.name)}</b><br />${m.seatName(seat.id)}
            ${how !== "none" && ` · ${t(how === "mute" ? "people-muted" : "people-blocked")}`}</span>
          <span class="b">
            ${["mute", "block"].map(
              (wanted) => html`<button key=${wanted} aria-pressed=${how === wanted}
                onClick=${() => change(how === wanted ? "none" : wanted)}>${t(how === wanted ? `people-un${wanted}` : `people-${wanted}`)}</button>`,
            )}
            <button onClick=${() => report(seat)}>${t("people-report")}</button>
          </span>
        </li>`;
      })}
    </ul>
    <div class="b"><button class="do" onClick=${onClose}>${t("close")}</button></div>
  <//>`;
}

/** @param {{ m: Match, seat: SeatSummary, onClose: () => void }} props */
function Report({ m, seat, onClose }) {
  const said = m.chat.messages.filter((message) => message.sender === seat.id).slice(-20);
  const send = async (/** @type {Record<string, string>} */ { text, message }) => {
    await post(`/matches/${m.id}/report`, { seat: seat.id, text, message: message ? Number(message) : null });
    toast(t("report-done"));
    onClose();
  };
  return html`<${Dialog} title=${t("report-of", { name: personName(seat.name) })} onClose=${onClose}>
    <p>${t("report-why")}</p>
    <${Form} act=${send} verb=${t("report-send")} tried="report" label=${t("people-report")}>
      <div class="field"><label for="report-text">${t("report-text")}</label>
        <textarea id="report-text" name="text" required maxlength="2000" rows="4"></textarea></div>
      ${
        said.length > 0 &&
        html`<div class="field"><label for="report-message">${t("report-message")}</label>
          <select id="report-message" name="message"><option value="">${t("report-none")}</option>
            ${said.map((one) => html`<option key=${one.id} value=${one.id}>${one.text.slice(0, 80)}</option>`)}</select></div>`
      }
      <button type="button" onClick=${onClose}>${t("back")}</button>
    <//>
  <//>`;
}
