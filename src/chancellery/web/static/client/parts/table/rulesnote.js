// The rules of a match were mended while it ran: what was mended, that the match goes on, and the way to object to that.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { spoken } from "../../core/base/settings.js";
import { store, stored } from "../../core/base/storage.js";
import { rulesNews } from "../../core/game/rulesnews.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { refusalText } from "../common/refused.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Notes that were put away while this page is open. @type {import("@preact/signals").Signal<string[]>} */
const seen = signal([]);

/** @param {{ m: Match }} props */
export function RulesNote({ m }) {
  const { upgrade, status, id, yours } = m.summary;
  const [sure, ask] = useState(false);
  const entry = m.log.findLast((one) => one.kind === "rules");
  if (!upgrade?.carried || status !== "running" || entry?.kind !== "rules" || yours.length === 0) return null;
  const key = `rules-note ${id} ${upgrade.to}`;
  if (seen.value.includes(key) || stored(key)) return null;
  const putAway = () => {
    store(key, "seen");
    seen.value = [...seen.value, key];
  };
  return html`<div class="lost on rulesnote" role="status"><div class="neat"></div><p>
      <span>${rulesNews(m.words, entry.data, entry.ply)}</span>
      <span class="b">${upgrade.object_until && html`<button onClick=${() => ask(true)}>${t("object")}</button>`}
      <button class="do" onClick=${putAway}>${t("rules-note-seen")}</button></span></p></div>
    ${sure && html`<${ObjectDialog} m=${m} until=${upgrade.object_until ?? 0} onClose=${() => ask(false)} />`}`;
}

/** @param {{ m: Match, until: number, onClose: () => void }} props */
function ObjectDialog({ m, until, onClose }) {
  const [refusal, setRefusal] = useState("");
  const at = new Date(until * 1000).toLocaleString(spoken().locale, { dateStyle: "medium", timeStyle: "short" });
  const end = async () => {
    try {
      await m.changeTable("object", { seat: m.ownSeat() });
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  return html`<${Dialog} title=${t("object-sure")} onClose=${onClose}>
    <p>${t("object-why", { at })}</p>
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <div class="b"><button onClick=${onClose}>${t("back")}</button>
      <button class="do" onClick=${end}>${t("object-do")}</button></div>
  <//>`;
}
