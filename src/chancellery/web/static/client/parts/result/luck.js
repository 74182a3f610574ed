// The luck of the dice: how often each face came, and how many successes that was against what could be expected.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { locale } from "../matches/matchlines.js";
import { SeatMark } from "../common/seat.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("./curve.js").Story} Story */

/** @param {number} number @param {number} digits */
export const decimal = (number, digits) =>
  number.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "+2.1" @param {number} number */
const signedDecimal = (number) => `${number > 0 ? "+" : number < 0 ? "\u2212" : "±"}${decimal(Math.abs(number), 1)}`;

/** @param {{ m: Match, dice: Story["dice"] }} props */
export function Luck({ m, dice }) {
  return html`<div class="luck">
    ${dice.map((one) => html`<${Faces} key=${one.seat ?? ""} m=${m} dice=${one} />`)}
  </div>`;
}

/** @param {{ m: Match, dice: Story["dice"][0] }} props */
function Faces({ m, dice }) {
  const { seat, faces, tries, successes, expected } = dice;
  const count = faces.reduce((sum, one) => sum + one, 0);
  const mean = faces.reduce((sum, one, i) => sum + one * (i + 1), 0) / count;
  const most = Math.max(...faces);
  const look = seat ? (m.seatStyle(seat)?.className ?? "") : "";
  const luck = signedDecimal(successes - expected);
  const label = t("front-dice-faces", {
    faces: faces.map((result, i) => t("odds-cell", { roll: i + 1, result })).join(", "),
  });
  return html`<div class=${`dice ${look}`}>
    <h3>${seat ? html`<${SeatMark} m=${m} seat=${seat} /> ${m.seatName(seat)}` : t("front-dice-all")}
      <small>${t("front-dice", { count, mean: decimal(mean, 2) })}</small></h3>
    <div class="bars" role="img" aria-label=${label}>
      ${faces.map(
        (times, i) =>
          html`<span key=${i}><b>${times}</b><i style=${{ height: `${Math.round((54 * times) / most)}px` }}></i><em>${i + 1}</em></span>`,
      )}
    </div>
    ${tries > 0 && html`<p class="cap">${t("front-dice-luck", { successes, tries, expected: decimal(expected, 1), luck })}</p>`}
  </div>`;
}
