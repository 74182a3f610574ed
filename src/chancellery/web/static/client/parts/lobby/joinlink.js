// Join by link: somebody sent one, or only the id in it.
import { useState } from "preact/hooks";
import { Refusal, get } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { Refused } from "../common/refused.js";
import { chooseSeat } from "../matches/seatchoice.js";

/** The id in a link to a table, or the text itself. @param {string} text */
export function idIn(text) {
  return /\/table\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

export function JoinLink() {
  const [text, setText] = useState("");
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const openLink = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setError(null);
    try {
      const summary = await get(`/matches/${encodeURIComponent(idIn(text))}`);
      const free =
        summary.status === "waiting" &&
        summary.yours.length === 0 &&
        summary.seats.some((/** @type {{ kind: string }} */ seat) => seat.kind === "open");
      if (free) chooseSeat(summary);
      else go(`/table/${summary.id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  return html`<form class="join" onSubmit=${openLink}>
    <label for="join-link">${t("join-link")}</label>
    <div class="row">
      <input id="join-link" required autocomplete="off" spellcheck=${false} value=${text}
        onInput=${(/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
      <button type="submit">${t("join-go")}</button>
    </div>
    <${Refused} error=${error} tried="link" />
  </form>`;
}
