// The map: ground, links, plates and the panels in its empty corners.
import { useComputed } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { Ground } from "../../parts/common/ground.js";
import { GreatWarPanel, RegionsPanel, TensionPanel } from "./panels.js";
import { Plate, Price, Ring } from "./plate.js";
import { layout, printed } from "./printed.js";
import { standing } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {import("./printed.js").Link[]} links */
const path = (links) =>
  links
    .map(({ a, b }) => {
      const [from, to] = [layout.spaces[a], layout.spaces[b]];
      return `M${from.x + from.w / 2} ${from.y + from.h / 2}L${to.x + to.w / 2} ${to.y + to.h / 2}`;
    })
    .join("");

/** Lines between spaces; those of a space that is gone go with it. @param {{ m: Match }} props */
function Links({ m }) {
  const shut = useComputed(() => {
    const kinds = Object.keys(printed.spaces).map((id) => [id, standing(m, id).kind]);
    return kinds.filter(([, kind]) => kind === "gone" || kind === "closed").join(" ");
  });
  const kinds = Object.fromEntries(shut.value.split(" ").map((pair) => pair.split(",")));
  const there = layout.links.filter(({ a, b }) => kinds[a] !== "gone" && kinds[b] !== "gone");
  const dormant = there.filter(({ a, b }) => kinds[a] || kinds[b]);
  const open = there.filter((link) => !dormant.includes(link));
  const border = path(open.filter((link) => link.kind === "region_border"));
  return html`<g class="eit-links" aria-hidden="true">
    <path class="casing" d=${path(open)} />
    <path class="inner" d=${path(open.filter((link) => link.kind === "inner"))} />
    <path class="border" d=${border} />
    <path class="dashes" d=${border} />
    ${dormant.length > 0 && html`<path class="dormant" d=${path(dormant)} />`}
  </g>`;
}

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const ids = Object.keys(printed.spaces);
  const [width, height] = layout.frame;
  return html`<g class="eit">
    <defs>
      <g id="eit-neatline">
        <rect class="edge" x="-4" y="-4" width="94" height="46" />
        <rect class="neat-dashes" x="-2.4" y="-2.4" width="90.8" height="42.8" />
        <rect class="neat-inner" x="-.8" y="-.8" width="87.6" height="39.6" />
      </g>
    </defs>
    <${Ground} drawing=${layout.ground} words=${m.words} />
    <${Links} m=${m} />
    <g>${ids.map((id) => html`<${Plate} key=${id} m=${m} id=${id} />`)}</g>
    <g aria-hidden="true">${ids.map((id) => html`<${Ring} key=${id} m=${m} id=${id} />`)}</g>
    <g aria-hidden="true">${ids.map((id) => html`<${Price} key=${id} m=${m} id=${id} />`)}</g>
    <rect class="eit-frame" width=${width} height=${height} />
    <${RegionsPanel} m=${m} />
    <${TensionPanel} m=${m} />
    <${GreatWarPanel} m=${m} />
  </g>`;
}
