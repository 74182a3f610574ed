// What a deal says, in sentences: who gives how much, and who promises what.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { promiseRich } from "./binding.js";
import { aNation, nationOf, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").PromiseView} PromiseView */
/**
 * Of a deal: its two sides, and positive cubes where its author gives them.
 * @typedef {{ nation: string, partner: string, cubes: number, promises: PromiseView[] }} Said
 */

/** @param {Match} m @param {Said} deal */
function influenceOf(m, { nation, partner, cubes }) {
  if (cubes === 0) return [];
  const [giver, taker] = cubes > 0 ? [nation, partner] : [partner, nation];
  const [own, count] = [nationOf(m, m.view.seat ?? ""), Math.abs(cubes)];
  if (giver === own) return [phrase(m, "you-give", { partner: aNation(taker), cubes: count })];
  if (taker === own) return [phrase(m, "they-give", { partner: aNation(giver), cubes: count })];
  return [phrase(m, "deal-cubes", { giver: aNation(giver), taker: aNation(taker), cubes: count })];
}

/** @param {Match} m @param {Said} deal */
export const clausesOf = (m, deal) => [
  ...influenceOf(m, deal),
  ...deal.promises.map((promise) => promiseRich(m, promise)),
];

/** @param {{ m: Match, deal: Said }} props */
export function Clauses({ m, deal }) {
  const influence = influenceOf(m, deal);
  return html`<ul class="vs-clauses">
    ${influence.map((text) => html`<li key=${text}><${Icon} name="scales" size=${12} /> <span>${text}</span></li>`)}
    ${deal.promises.map(
      (promise, i) =>
        html`<li key=${i}><${Icon} name="lock" size=${12} /> <span><${RichText} m=${m} text=${promiseRich(m, promise)} /></span></li>`,
    )}
  </ul>`;
}
