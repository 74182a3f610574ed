// How it ended, at the table: who won and why, and the way to the front page.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { ForkNote } from "./fork.js";
import { Icon } from "../common/icon.js";
import { abandonedTitle, isDraw } from "../matches/matchlines.js";
import { Proof } from "./proof.js";
import { Rematch } from "./rematch.js";
import { SeatMark } from "../common/seat.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {{ m: Match, onClose: () => void }} props */
export function Result({ m, onClose }) {
  const summary = m.summary;
  const ending = summary.status === "abandoned" ? { title: abandonedTitle(m), lines: [] } : m.game.result(m);
  // Nobody is crowned in a draw.
  const winners = isDraw(summary) ? [] : (summary.result?.winners ?? []);
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
    <${ForkNote} m=${m} />
    <${Proof} m=${m} />
    <div class="b">
      <a class="button" href=${`/api/matches/${m.id}/export`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
      ${m.replayable && html`<button onClick=${watch}>${t("watch-replay")}</button>`}
      <${Rematch} m=${m} />
      ${m.replayable && html`<a class=${`button ${summary.yours.length ? "" : "do"}`} href=${`/result/${m.id}`}>${t("front-page")}</a>`}
    </div>
  <//>`;
}
