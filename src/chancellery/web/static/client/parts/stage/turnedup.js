// Cards that are turned up together: beside each other in the order in which they count, each with what it will do.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { SeatMark } from "../common/seat.js";

/** @param {{ m: import("../../core/match/match.js").Match, telling: import("../../core/game/types.js").Telling | null }} props */
export function TurnedUp({ m, telling }) {
  if (!telling?.cards) return null;
  const ordered = Boolean(telling.about);
  return html`<ol class="turnedup">${telling.cards.map(
    (card, i) => html`<li key=${i} class=${card.look}>
      <h3>${card.seat && m.seatStyle(card.seat) && html`<${SeatMark} m=${m} seat=${card.seat} size=${16} />`} ${card.who}
        ${ordered && html`<small>${t("place", { place: i + 1 })}</small>`}</h3>
      <b><${Icon} name=${card.icon} size=${22} /> ${card.name}</b>
      <p>${card.text}</p>
    </li>`,
  )}</ol>`;
}
