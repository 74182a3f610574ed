// The wall map: a plate for each region with its unrest and its units, and the flags of those who have won its issues.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { Ground } from "../../parts/common/ground.js";
import { widthOf } from "../../parts/common/lettering.js";
import { spaceLabel } from "./about.js";
import { press } from "./cards.js";
import { deedsOn, openDeed } from "./deeds.js";
import { PLATE, mapIn, onMap, plateAt, postAt, unitAt, wallMap } from "./layout.js";
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
    ${REGIONS.map((id) => legend.posts.map((column, i) => html`<${Post} key=${column} m=${m} box=${box} region=${id} column=${column} i=${i} />`))}
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
    ...unitsOn(m, box).map(({ x, y }) => ({ x: x - UNIT, y: y - UNIT, w: 2 * UNIT, h: 2 * UNIT })),
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
  const high = isOpen(m, id) ? PLATE.open : PLATE.h;
  const at = (/** @type {number} */ column) => PLATE.first + (column - 1) * PLATE.box;
  return html`<path class="vs-leader" d=${`M${x < end.x ? x + PLATE.w : x} ${y + PLATE.h / 2}L${end.x} ${end.y}`} />
    <circle class="vs-leader" cx=${end.x} cy=${end.y} r="3" />
    <g class=${`vs-plate vs-in-${id} ${m.touched.has(`region:${id}`) ? "touched" : ""}`} transform=${`translate(${x} ${y})`}>
      <rect class="sheet" width=${PLATE.w} height=${high} /><rect class="band" width=${PLATE.w} height="18" />
      <text class="label" x="6" y="13.5">${number} ${nameOf(m, "region", id, "short")}</text>
      <text class=${`die ${region.needed ? "up" : ""}`} x=${PLATE.w - 6} y="13.5">${rolls(m, region.needed)}${
        moved !== 0 && html`<tspan class="moved" dx="4">${signed(moved)}</tspan>`
      }</text>
      ${legend.columns.map(
        (
          column,
        ) => html`<g key=${column} class=${`cell ${column <= region.unrest ? "full" : ""}`}><rect x=${at(column)} y="21" width=${PLATE.box} height="15" />
          <text x=${at(column) + PLATE.box / 2} y="33">${printed.columns[column].uprising || ""}</text></g>`,
      )}
      ${ahead !== undefined && ahead !== region.unrest && html`<rect class="vs-next" x=${ahead ? at(ahead) : 1} y="21" width=${PLATE.box} height="15" />`}
      <use class="keg" href="#i-keg" x=${(region.keg ? at(region.keg) : 1) + 0.5} y="22" width="13" height="13" />
    </g>`;
}

const UNIT = 12;

/** Whether the free places of a region are to be chosen among: they have a row of its plate then. @param {Match} m @param {string} region */
export const isOpen = (m, region) =>
  (openDeed(m)?.actions ?? []).some((action) => m.thingOf(action)?.startsWith(`space:${region}-`));

/** The units on the map. @param {Match} m @param {Box} box */
const unitsOn = (m, box) =>
  REGIONS.flatMap((region) =>
    legend.posts.flatMap((column, i) =>
      boardOf(m).regions[region].units[`${region}-${column}`] ? [unitAt(box, region, i)] : [],
    ),
  );

/** @param {{ m: Match, box: Box, region: string, column: number, i: number }} props */
function Post({ m, box, region, column, i }) {
  const id = `${region}-${column}`;
  const thing = `space:${id}`;
  const nation = boardOf(m).regions[region].units[id];
  if (!nation && !isOpen(m, region)) return null;
  const { x, y } = nation ? unitAt(box, region, i) : postAt(box, region, i);
  const actions = deedsOn(m, thing);
  const cubes = actions.length ? (outlookOn(m, actions[0])?.gained ?? 0) : 0;
  return html`<g class=${`vs-post ${nation ? nationClass(nation) : "free"} ${actions.length ? "legal" : ""}`} transform=${`translate(${x} ${y})`}>
    ${nation && html`<circle class=${`halo vs-in-${region}`} r=${UNIT + 2} />`}
    <circle class="unit" r=${nation ? UNIT : actions.length ? UNIT - 1 : 3} />
    ${
      nation
        ? html`<circle class="hatch" r=${UNIT} /><text class="who" y="4">${code(m, nation)}</text>`
        : actions.length > 0 && html`<text class="gain" y="4.5">${signed(cubes)}</text>`
    }
    <circle r=${UNIT + 1} ...${press(m, thing, spaceLabel(m, id, nation))} />
  </g>`;
}
