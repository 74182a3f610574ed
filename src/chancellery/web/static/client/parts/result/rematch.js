// The offer of a rematch: the same again, everybody one seat further; at its table the others take their seats.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { bringShare } from "../../core/match/promise.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { refusalText } from "../common/refused.js";

/** @param {{ m: import("../../core/match/match.js").Match<any>, why?: string, main?: boolean }} props */
export function Rematch({ m, why = "", main = true }) {
  const { summary } = m;
  const [refusal, setRefusal] = useState("");
  const rematch = async () => {
    try {
      if (summary.rematch) return go(`/table/${summary.rematch}`);
      const next = await post(`/matches/${m.id}/rematch?await_share=true`);
      await bringShare(next);
      go(`/table/${next.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  if (summary.yours.length === 0) return null;
  return html`${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <button class=${main ? "do" : ""} onClick=${rematch}>${t(summary.rematch ? "rematch-open" : "rematch")}${why && html` <small>${why}</small>`}</button>`;
}
