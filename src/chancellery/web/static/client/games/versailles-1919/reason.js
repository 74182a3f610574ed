// The line below the question: who decides and why, or the deal that leaves no choice.
import { html } from "../../core/base/html.js";
import { boardOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { bindingNow, promiseText } from "./binding.js";
import { aNation, nationOf, phrase } from "./reading.js";
import { settlement } from "./story.js";

/** @typedef {import("./reading.js").Match} Match */

const AGENDA = ["advance-issue", "advance-event", "put-cube", "add-issue", "keep-issue"];

/** @param {{ m: Match }} props */
export function Reason({ m }) {
  const [promise] = bindingNow(m);
  if (promise)
    return html`<span class="vs-reason"><${Icon} name="lock" size=${11} /> ${phrase(m, "bound-by", { promise: promiseText(m, promise) })}</span>`;
  const why = reasonFor(m);
  return why ? html`<span class="vs-reason">${why}</span>` : null;
}

/** @param {Match} m @returns {string} */
function reasonFor(m) {
  const board = boardOf(m);
  const key = m.view.position.prompt?.key ?? "";
  const told = board?.step ? settlement(m) : null;
  if (key.startsWith("act") && !board.political)
    return phrase(m, "reason-act", { checks: board.crisis_checks, cards: board.crisis_cards });
  if (key === "make-bid" || key === "bid-cubes") return phrase(m, "bids-why");
  if (key === "place-second" || key === "place-cubes") return phrase(m, "reason-place");
  if (!told) return "";
  const args = {
    nation: aNation(told.settler),
    own: Number(told.settler === nationOf(m, m.view.seat ?? "")),
    step: board.step,
  };
  if (key === "choose-option") return phrase(m, board.step === 1 ? "reason-option" : "reason-won", args);
  if (AGENDA.includes(key)) return phrase(m, "reason-settles", args);
  if (board.step === 2 && !board.goal)
    return phrase(m, board.event_cube === "none" ? "reason-no-cube" : "reason-cube", args);
  return "";
}
