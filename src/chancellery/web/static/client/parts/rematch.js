// The offer of a rematch: the same again, everybody one seat further.
import { useState } from "preact/hooks";
import { Refusal } from "../core/api.js";
import { html } from "../core/html.js";
import { go } from "../core/route.js";
import { t } from "../core/words.js";
import { refusalText } from "./refused.js";

/** @param {{ m: import("../core/match.js").Match<any> }} props */
export function Rematch({ m }) {
  const { summary } = m;
  const [refusal, setRefusal] = useState("");
  const rematch = async () => {
    try {
      const next = summary.rematch ? { id: summary.rematch } : await m.changeTable("rematch");
      go(`/table/${next.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  if (summary.yours.length === 0) return null;
  return html`${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
    <button class="do" onClick=${rematch}>${t("rematch")}</button>`;
}
