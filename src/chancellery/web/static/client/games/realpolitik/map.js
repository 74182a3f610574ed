// The map: ground, who holds what, lanes and rails, and the pieces on it.
import { html } from "../../core/base/html.js";
import { Ground } from "../../parts/common/ground.js";
import { Battlefields, Garrisons, Generals, Lanes, Trains, Way } from "./pieces.js";
import { layout, places } from "./printed.js";
import { Occupation, Press, Ring, Title } from "./territory.js";

/** @typedef {import("./reading.js").Match} Match */

// The ellipses of the guilloche on a card's back.
const TURNS = Array.from({ length: 19 }, (_, i) => i * 9.5);

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const ids = places();
  const [width, height] = layout.frame;
  return html`<g class="rp">
    <defs>
      ${ids.map((id) => html`<clipPath key=${id} id=${`rp-in-${id}`}><use href=${`#rp-t-${id}`} /></clipPath>`)}
      <symbol id="rp-back" viewBox="0 0 130 190">
        <rect class="rp-back-ground" width="130" height="190" />
        <g class="rp-guilloche">
          ${TURNS.map(
            (turn) => html`<ellipse key=${turn} cx="65" cy="95" rx=${52 - Math.abs(turn - 90) * 0.28}
            ry=${20 + turn / 3} transform=${`rotate(${turn} 65 95)`} />`,
          )}
            <rect x="6" y="6" width="118" height="178" /></g>
      </symbol>
      <marker id="rp-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path
        class="rp-arrowhead" d="M0 0L10 5L0 10z" /></marker>
    </defs>
    <${Ground} drawing=${layout.ground} words=${m.words} />
    <g aria-hidden="true">${ids.map((id) => html`<${Occupation} key=${id} m=${m} id=${id} />`)}</g>
    <g aria-hidden="true">${ids.map((id) => html`<${Ring} key=${id} m=${m} id=${id} />`)}</g>
    <g>${ids.map((id) => html`<${Press} key=${id} m=${m} id=${id} />`)}</g>
    <${Lanes} />
    <${Trains} m=${m} />
    <${Way} m=${m} />
    <${Garrisons} m=${m} />
    <${Battlefields} m=${m} />
    <${Generals} m=${m} />
    ${/* Names come last: no piece covers one. */ ""}
    <g aria-hidden="true" class="rp-titles">${Object.keys(layout.territories).map((id) => html`<${Title} key=${id} m=${m} id=${id} />`)}</g>
    <rect class="rp-frame" width=${width} height=${height} />
  </g>`;
}
