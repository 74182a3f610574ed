// "Try it from here": a moment of a match that is over becomes a match against a bot.
import { useState } from "preact/hooks";
import { LONG_MS, post, Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { isOver } from "../matches/matchlines.js";
import { readMe } from "../people/me.js";
import { refusalText } from "../common/refused.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const LEVELS = ["attache", "heuristic", "search"];

/** The button in the bar of the replay. @param {{ m: Match }} props */
export function ForkButton({ m }) {
  const [open, setOpen] = useState(location.hash.startsWith("#try-"));
  if (!isOver(m.summary) || !m.replayable) return null;
  return html`<button onClick=${() => setOpen(true)}>${t("fork")}</button>
    ${open && html`<${ForkDialog} m=${m} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{ m: Match, onClose: () => void }} props */
function ForkDialog({ m, onClose }) {
  const { summary } = m;
  const ply = m.view.ply;
  const asked = m.view.position.waiting[0];
  const [seat, choose] = useState(summary.yours[0] ?? asked ?? summary.seats[0].id);
  const [bot, level] = useState("heuristic");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const value = (/** @type {any} */ e) => e.currentTarget.value;
  const submit = async (/** @type {Event} */ e) => {
    e.preventDefault();
    setBusy(true);
    try {
      const made = await post(`/matches/${m.id}/fork`, { ply, seat, bot }, LONG_MS);
      await readMe();
      go(`/table/${made.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${t("fork")} className="fork" onClose=${onClose}>
    <form onSubmit=${submit}>
      <p>${t("fork-why", { where: m.game.headline(m), ply })}</p>
      <div class="line"><label for="fork-seat">${t("fork-seat")}</label>
        <select id="fork-seat" value=${seat} onChange=${(/** @type {Event} */ e) => choose(value(e))}>
          ${summary.seats.map(({ id }) => html`<option key=${id} value=${id} selected=${id === seat}>${m.seatName(id)}</option>`)}
        </select></div>
      <div class="line"><label for="fork-bot">${t("new-level")}</label>
        <select id="fork-bot" value=${bot} onChange=${(/** @type {Event} */ e) => level(value(e))}>
          ${LEVELS.map((id) => html`<option key=${id} value=${id} selected=${id === bot}>${t(`bot-${id}`)}</option>`)}
        </select></div>
      ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
      <div class="b"><button type="button" onClick=${onClose}>${t("back")}</button>
        <button class="do" type="submit" disabled=${busy}>${t("fork-begin")}</button></div>
    </form>
  <//>`;
}

/** Where a match was forked, with the way back there. @param {{ m: Match }} props */
export function ForkNote({ m }) {
  const { fork } = m.summary;
  if (!fork) return null;
  const words = t("fork-of", { ply: fork.ply });
  return html`<p class="fork-note">${fork.match ? html`<a href=${`/table/${fork.match}#ply-${fork.ply}`}>${words}</a>` : words}</p>`;
}
