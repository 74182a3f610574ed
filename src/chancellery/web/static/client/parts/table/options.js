// The options of a table: its settings, what can be asked for, and, apart from those, what ends it; and the keys.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { ForkNote } from "../result/fork.js";
import { hide as hideMatch } from "../matches/hide.js";
import { isOver, isStillOwn } from "../matches/matchlines.js";
import { PeopleHere, othersHere } from "../people/peoplehere.js";
import { refusalText } from "../common/refused.js";
import { mayAskUndo } from "../question/askundo.js";
import { SettingsPanel } from "../common/settings.js";
import { toast } from "../common/toast.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** The words for each way to end a match. */
const ENDS = { resign: "resign", leave: "leave", abandon: "abandon", delete: "delete-match" };

/** What comes of it, for whoever is to be sure. @param {Match} m @param {keyof typeof ENDS} what */
function whyOf(m, what) {
  const { timeout, resigning } = m.summary;
  if (what === "leave") return `leave-why-${timeout}`;
  return what === "resign" ? `resign-why-${resigning}` : `${ENDS[what]}-why`;
}

/** @param {{ m: Match, onClose: () => void, onKeys: () => void }} props */
export function Options({ m, onClose, onKeys }) {
  const summary = m.summary;
  const [refusal, setRefusal] = useState("");
  const [sure, ask] = useState(/** @type {keyof typeof ENDS | null} */ (null));
  // Whoever has left it for good has it in their lists all the same.
  const own = summary.yours.length > 0 || summary.listed;
  /** @param {() => Promise<any>} act */
  const attempt = async (act) => {
    try {
      await act();
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  const [people, showPeople] = useState(false);
  const hide = async () => {
    await hideMatch(m.id, true);
    toast(t("match-hidden"), t("match-unhide"), () => hideMatch(m.id, false));
    go("/");
  };
  if (people) return html`<${PeopleHere} m=${m} onClose=${onClose} />`;
  if (sure) {
    return html`<${Dialog} title=${t(`${ENDS[sure]}-sure`)} onClose=${onClose}>
      <p>${t(whyOf(m, sure))}</p>
      ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
      <div class="b">
        <button onClick=${() => ask(null)}>${t("back")}</button>
        <button class="do" onClick=${() =>
          attempt(async () => {
            if (sure === "resign") {
              await m.changeTable("resign", { seat: m.ownSeat() });
              return;
            }
            if (sure === "leave") await m.changeTable("leave", { seat: m.ownSeat() });
            else if (sure === "abandon") await m.changeTable("abandon");
            else await m.remove();
            go("/");
          })}>${t(ENDS[sure])}</button>
      </div>
    <//>`;
  }
  return html`<${Dialog} title=${t("options")} className="options" onClose=${onClose}>
    <section class="menu" aria-label=${t("table-menu")}>
      <h3>${t("table-menu")}</h3>
      ${mayAskUndo(m) && html`<button onClick=${() => attempt(() => m.askUndo())}>${t("ask-undo")}</button>`}
      <button onClick=${() => {
        m.asText.value = !m.asText.value;
        onClose();
      }}>${t(m.asText.value ? "back-to-board" : "text-view")}</button>
      ${
        m.guide.away &&
        html`<button onClick=${() => {
          m.guide.comeBack();
          onClose();
        }}>${t("learn-back")}</button>`
      }
      <button onClick=${onKeys}>${t("keys")}</button>
      <a class="button" href=${`/api/matches/${m.id}/export?seat=${m.ownSeat()}`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
      ${othersHere(m).length > 0 && html`<button onClick=${() => showPeople(true)}>${t("people-here")}</button>`}
      ${own && (isOver(summary) || !isStillOwn(summary)) && html`<button onClick=${() => attempt(hide)}>${t("match-hide")}</button>`}
    </section>
    <${SettingsPanel} />
    ${
      summary.may_end.length > 0 &&
      html`<section class="menu danger" aria-label=${t("ends-it")}>
        <h3>${t("ends-it")}</h3>
        ${summary.may_end.map((what) => html`<button key=${what} onClick=${() => ask(what)}>${t(ENDS[what])}</button>`)}
      </section>`
    }
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <${ForkNote} m=${m} />
    ${summary.hints && html`<p>${t("hints-allowed")}</p>`}
    <dl class="facts"><dt>${t("commitment")}</dt><dd><code>${summary.commitment}</code></dd></dl>
    <div class="b"><button class="do" onClick=${onClose}>${t("close")}</button></div>
  <//>`;
}

const KEYS = ["arrows", "L", "Enter", "Esc", "U", "H", "G", "R", "1-9", "F", "+-", "?", "/", "B", "C"];

/** @param {{ onClose: () => void }} props */
export function KeysHelp({ onClose }) {
  return html`<${Dialog} title=${t("keys")} onClose=${onClose}>
    <dl class="keys">
      ${KEYS.map(
        (key, i) => html`<dt><kbd>${key === "arrows" ? "← ↑ → ↓" : key === "+-" ? "+ −" : key}</kbd></dt>
          <dd>${t(`key-${i}`)}</dd>`,
      )}
    </dl>
    <div class="b"><button class="do" onClick=${onClose}>${t("close")}</button></div>
  <//>`;
}
