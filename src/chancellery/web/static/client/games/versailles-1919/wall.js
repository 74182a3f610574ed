// The wall map: a plate for each region with its unrest and its units, and the flags of those who have won its issues.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { Ground } from "../../parts/common/ground.js";
import { widthOf } from "../../parts/common/lettering.js";
import { spaceLabel } from "./about.js";
import { press } from "./cards.js";
import { deedsOn } from "./deeds.js";
import { PLATE, mapIn, onMap, plateAt, postAt, wallMap } from "./layout.js";
import { legend, printed } from "./printed.js";
import { REGIONS, code, nationClass, phrase } from "./reading.js";
import { outlookAhead, outlookOn } from "./shifts.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./layout.js").Box} Box */

/** @param {{ m: Match, box: Box }} props */
export function Wall({ m, box }) {
  const { head, scale, left } = mapIn(box);
  return html`<g class="vs-wall vs-track" transform=${`translate(${box.x} ${box.y})`}>
    <clipPath id="vs-wall-clip"><rect y=${head} width=${box.w} height=${box.h - head} /></clipPath>
    <g clip-path="url(#vs-wall-clip)"><g transform=${`translate(${left} ${head}) scale(${scale})`}>
      <${Ground} drawing=${wallMap.ground} words=${m.words} /></g></g>
    <${Flags} m=${m} box=${box} />
    ${REGIONS.map((id, i) => html`<${Plate} key=${id} m=${m} box=${box} id=${id} number=${i + 1} />`)}
    ${
      head > 0 &&
      html`<rect class="head" width=${box.w} height=${head} /><text class="title" x="8" y="17">${phrase(m, "regions")}</text>
      <text class="note" x=${box.w - 8} y="17">${phrase(m, "regions-why")}</text>`
    }
    <rect class="edge" width=${box.w} height=${box.h} />
  </g>`;
}

// --- flags ---

const [MAST, FLAG_W, FLAG_H, LETTERS] = [17, 15, 10, 13];

/** Whether two boxes meet. @param {Box} a @param {Box} b */
const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Flags of settled issues; one has its name beside it as far as there is room. @param {{ m: Match, box: Box }} props */
function Flags({ m, box }) {
  const planted = boardOf(m).settled.filter(({ issue }) => wallMap.issues[issue]);
  const flags = planted.map((item) => ({ ...item, ...onMap(box, wallMap.issues[item.issue]) }));
  const taken = [
    ...flags.map(({ x, y }) => ({ x: x - 1, y: y - MAST, w: FLAG_W + 2, h: MAST })),
    ...REGIONS.map((id) => ({ ...plateAt(box, id), w: PLATE.w, h: PLATE.h })),
  ];
  return html`${flags.map(({ issue, owner, x, y }) => {
    const name = nameOf(m, "issue", issue);
    const label = { x: x + FLAG_W + 3, y: y - MAST, w: widthOf(name, LETTERS), h: LETTERS };
    const free = label.x + label.w < box.w && !taken.some((one) => meet(one, label));
    if (free) taken.push(label);
    return html`<g key=${issue} class=${`vs-planted ${nationClass(owner)}`} data-thing=${`issue:${issue}`}>
      <path class="mast" d=${`M${x} ${y}V${y - MAST}`} /><circle cx=${x} cy=${y} r="1.8" />
      <rect class="cloth" x=${x} y=${y - MAST} width=${FLAG_W} height=${FLAG_H} /><rect class="hatch" x=${x} y=${y - MAST} width=${FLAG_W} height=${FLAG_H} />
      ${free && html`<text x=${label.x} y=${y - MAST + 10}>${name}</text>`}
    </g>`;
  })}`;
}

// --- plates ---

/** The rolls that bring an uprising: "5–6", "6", or none. @param {Match} m @param {number} needed */
export const rolls = (m, needed) => phrase(m, "rolls", { needed });

/** @param {{ m: Match, box: Box, id: string, number: number }} props */
function Plate({ m, box, id, number }) {
  const region = boardOf(m).regions[id];
  const { x, y } = plateAt(box, id);
  const end = onMap(box, wallMap.regions[id].end);
  const moved = m.marks.changeOf(`track:unrest-${id}`);
  const ahead = outlookAhead(m)?.unrest[id]?.after;
  const at = (/** @type {number} */ column) => PLATE.first + (column - 1) * PLATE.box;
  return html`<path class="vs-leader" d=${`M${x < end.x ? x + PLATE.w : x} ${y + PLATE.h / 2}L${end.x} ${end.y}`} />
    <circle class="vs-leader" cx=${end.x} cy=${end.y} r="3" />
    <g class=${`vs-plate vs-in-${id} ${m.touched.has(`region:${id}`) ? "touched" : ""}`} transform=${`translate(${x} ${y})`}>
      <rect class="sheet" width=${PLATE.w} height=${PLATE.h} /><rect class="band" width=${PLATE.w} height="19" />
      <text class="label" x="6" y="14">${number} ${nameOf(m, "region", id, "short")}</text>
      <text class=${`die ${region.needed ? "up" : ""}`} x=${PLATE.w - 6} y="14">${rolls(m, region.needed)}${
        moved !== 0 && html`<tspan class="moved" dx="4">${signed(moved)}</tspan>`
      }</text>
      ${legend.columns.map(
        (
          column,
        ) => html`<g key=${column} class=${`cell ${column <= region.unrest ? "full" : ""}`}><rect x=${at(column)} y="22" width=${PLATE.box} height="15" />
          <text x=${at(column) + PLATE.box / 2} y="34">${printed.columns[column].uprising || ""}</text></g>`,
      )}
      ${ahead !== undefined && ahead !== region.unrest && html`<rect class="vs-next" x=${ahead ? at(ahead) : 3} y="22" width=${PLATE.box} height="15" />`}
      <use class="keg" href="#i-keg" x=${(region.keg ? at(region.keg) : 3) + 0.5} y="22.5" width="14" height="14" />
      <text class="small" x="6" y="57">${phrase(m, "posts")}</text>
    </g>
    ${legend.posts.map((column, i) => html`<${Post} key=${column} m=${m} box=${box} region=${id} column=${column} i=${i} />`)}`;
}

const UNIT = 12;

/** @param {{ m: Match, box: Box, region: string, column: number, i: number }} props */
function Post({ m, box, region, column, i }) {
  const id = `${region}-${column}`;
  const thing = `space:${id}`;
  const nation = boardOf(m).regions[region].units[id];
  const { x, y } = postAt(box, region, i);
  const actions = deedsOn(m, thing);
  const cubes = actions.length ? (outlookOn(m, actions[0])?.gained ?? 0) : 0;
  return html`<g class=${`vs-post ${nation ? nationClass(nation) : "free"} ${actions.length ? "legal" : ""}`} transform=${`translate(${x} ${y})`}>
    <circle class="unit" r=${nation ? UNIT : actions.length ? UNIT - 1 : 3} />
    ${
      nation
        ? html`<circle class="hatch" r=${UNIT} /><text class="who" y="4">${code(m, nation)}</text>`
        : actions.length > 0 && html`<text class="gain" y="4.5">${signed(cubes)}</text>`
    }
    <circle r=${UNIT + 1} ...${press(m, thing, spaceLabel(m, id, nation))} />
  </g>`;
}
