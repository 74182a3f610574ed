// The solo player's points, and what they come from: the strength of each faction.
import { html } from "../../core/html.js";
import { boardOf } from "../../core/reading.js";
import { Flag } from "./chips.js";
import { nationClass, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match, box: import("./layout.js").Box }} props */
export function Standing({ m, box }) {
  const { points, goal, powers } = boardOf(m);
  const most = Math.max(1, ...Object.values(powers).map(({ strength }) => strength));
  return html`<foreignObject x=${box.x} y=${box.y} width=${box.w} height=${box.h}>
    <div class="vs-solo"><h3>${phrase(m, "solo-points")} <span>${phrase(m, "solo-of", { points, goal })}</span></h3>
      <div class="bar"><i style=${{ width: `${Math.min(100, (100 * Math.max(0, points)) / goal)}%` }}></i></div>
      <ul>${Object.entries(powers).map(
        ([
          nation,
          { strength },
        ]) => html`<li key=${nation} class=${nationClass(nation)}><${Flag} m=${m} nation=${nation} />
        <div class="bar"><i style=${{ width: `${(100 * Math.max(0, strength)) / most}%` }}></i></div><b>${strength}</b></li>`,
      )}</ul>
      <p>${phrase(m, "solo-why")}</p></div>
  </foreignObject>`;
}
