// A match whose rules this server does not play any more and whose board cannot be shown: what can still be read of it.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { ChatPanel } from "./chat.js";
import { LogPanel } from "../stage/log.js";
import { ending } from "../matches/matchlines.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** A table without a board: no position can be shown, so that the log and the chat are all there is. @param {{ m: Match }} props */
export function OldRecord({ m }) {
  return html`<div class="record">
    <h2>${t("log")}</h2>
    ${m.summary.result && html`<p>${ending(m.summary, m.words, ({ id }) => m.seatName(id))}</p>`}
    <${LogPanel} m=${m} />
    <h2>${t("chat")}</h2>
    <${ChatPanel} m=${m} />
  </div>`;
}
