// What others have offered: it takes the bar until it is answered or put off; then a chip beside the question brings it back.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { Icon } from "../common/icon.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Offered} Offered */

/** The keys of offers that somebody wants to answer later. */
const later = perMatch(/** @type {string[]} */ ([]));

/** The offer that stands in the bar. @param {Match} m @returns {Offered | null} */
export function openOffer(m) {
  if (m.director.watching.value) return null;
  return m.game.offers?.(m).find(({ key }) => !later(m).value.includes(key)) ?? null;
}

/** @param {Match} m @param {Offered} offer */
export const putOff = (m, { key }) => {
  later(m).value = [...later(m).value, key];
};

/** The way back to an offer that was put off. @param {{ m: Match }} props */
export function OfferChip({ m }) {
  const waits = (m.live ? (m.game.offers?.(m) ?? []) : []).find(({ key }) => later(m).value.includes(key));
  if (!waits) return null;
  const back = () => (later(m).value = later(m).value.filter((key) => key !== waits.key));
  return html`<button class="hint-ask" title=${waits.title} aria-label=${waits.title} onClick=${back}><${Icon} name="dispatch" size=${18} /></button>`;
}
