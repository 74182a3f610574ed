// Where the parts stand: edges and column of the board, the right column, a seat's block.
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { InPlay, Initiative } from "./initiative.js";
import { News, NewsStrip } from "./news.js";
import { boardOf } from "./reading.js";
import { piles } from "./tabs.js";
import { Prestige, Turns } from "./tracks.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match }} props */
export function Around({ m }) {
  if (!boardOf(m)) return null;
  return narrow.value ? html`<${NewsStrip} m=${m} />` : html`<${Turns} m=${m} /><${News} m=${m} />`;
}

/** @param {{ m: Match }} props */
export function Below({ m }) {
  return narrow.value ? null : html`<${Prestige} m=${m} />`;
}

/** On a phone everything stands here that has no room around the board. @param {{ m: Match }} props */
export function Side({ m }) {
  if (!boardOf(m)) return null;
  return html`<div class="ed-tracks" tabindex="0"><${InPlay} m=${m} /><${Initiative} m=${m} />
    ${narrow.value && html`<${Turns} m=${m} /><${Prestige} m=${m} /><${News} m=${m} />`}</div>`;
}

/** @param {{ m: Match, seat: string }} props */
export function Seat({ m, seat }) {
  return html`<p class="ed-piles">${piles(m, seat)}</p>`;
}
