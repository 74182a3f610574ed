// The solo player's points, and what they come from: the strength of each faction.
import { html } from "../../core/base/html.js";
import { boardOf } from "../../core/game/reading.js";
import { Counter, Flag } from "./chips.js";
import { printed } from "./printed.js";
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
          { strength, stars, icons },
        ]) => html`<li key=${nation} class=${nationClass(nation)}><${Flag} m=${m} nation=${nation} />
        <div class="bar"><i style=${{ width: `${(100 * Math.max(0, stars)) / most}%` }}></i><i class="icons"
          style=${{ width: `${(100 * Math.max(0, icons)) / most}%` }}></i></div><b>${strength}</b>
        <small>${phrase(m, "solo-stars", { stars, icons })}</small></li>`,
      )}</ul>
      <p>${phrase(m, "solo-why")}</p></div>
  </foreignObject>`;
}

/** The icons of each faction, in place of strategy cards. @param {{ m: Match }} props */
export const Icons = ({ m }) => html`<div class="vs-settled"><p class="note">${phrase(m, "solo-icons")}</p>
  ${Object.entries(printed.icons).map(
    ([nation, counters]) => html`<section key=${nation} class="vs-strategy"><h4><${Flag} m=${m} nation=${nation} />
      <span class="vs-effects">${counters.map((counter) => html`<${Counter} key=${counter} m=${m} counter=${counter} full />`)}</span></h4></section>`,
  )}</div>`;
