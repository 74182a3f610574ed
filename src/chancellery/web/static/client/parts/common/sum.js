// A sum as figures with what they stand for: die + operations + neighbours = total, against what.
import { html } from "../../core/base/html.js";
import { Die } from "./die.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Figure} Figure */

/** @param {{ m: Match, sum: Figure[], large?: boolean, dice?: number }} props dice: how large a die is that rolls here */
export function Sum({ m, sum, large = false, dice = 0 }) {
  const size = dice || (large ? 34 : 26);
  return html`<div class=${`sum ${large || dice ? "large" : ""}`}>
    ${sum.map(
      (
        one,
        i,
      ) => html`${one.sign && html`<span class=${`sign ${one.sign.length > 1 ? "word" : ""}`} key=${`sign ${i}`}>${one.sign}</span>`}
        <span class=${`fig ${one.total ? "total" : ""}`} key=${i}>
          ${one.die ? html`<${Die} m=${m} face=${Number(one.value)} seat=${one.seat} size=${size} rolls=${dice > 0} />` : html`<b>${one.value}</b>`}
          <small>${one.label ?? ""}</small>
        </span>`,
    )}
  </div>`;
}
