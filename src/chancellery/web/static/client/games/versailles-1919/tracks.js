// The tracks: unrest by region with units and odds, happiness, demobilized units.
import { html } from "../../core/html.js";
import { actionsOn, boardOf, nameOf } from "../../core/reading.js";
import { spaceLabel } from "./about.js";
import { press } from "./cards.js";
import { printed } from "./printed.js";
import { REGIONS, nationClass, phrase, regionClass, short } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
export const ROW = 36;
export const COLUMN = 54;
export const NAME = 112;
export const KEG = 34;
const WIDTH = 674;

/** Where a column begins on the track. @param {number} column */
export const columnAt = (column) => NAME + KEG + (column - 1) * COLUMN;

/** @param {{ m: Match, x: number, y: number }} props */
export function Unrest({ m, x, y }) {
  const board = boardOf(m);
  return html`<g class="vs-track" transform=${`translate(${x} ${y})`}>
    <rect class="sheet" width=${WIDTH} height=${60 + REGIONS.length * ROW + 34} />
    <rect class="head" width=${WIDTH} height="26" /><text class="title" x="8" y="18">${phrase(m, "unrest")}</text><text
      class="note" x=${WIDTH - 8} y="18">${phrase(m, "unrest-why")}</text>
    <rect class="blue" x=${columnAt(5)} y="26" width=${4 * COLUMN} height=${34 + REGIONS.length * ROW} />
    ${COLUMNS.map(
      (column) => html`<text key=${column} class="number" x=${columnAt(column) + COLUMN / 2} y="50">
      ${printed.columns[column].uprising || "×"}</text>`,
    )}
    ${REGIONS.map((id, i) => html`<${Region} key=${id} m=${m} id=${id} region=${board.regions[id]} y=${60 + i * ROW} number=${i + 1} />`)}
    ${[5, 6, 7, 8].map(
      (column) => html`<text key=${column} class="small" x=${columnAt(column) + COLUMN / 2}
        y=${60 + REGIONS.length * ROW + 14}>
          ${printed.columns[column].recover ? phrase(m, "column-recovers", { cubes: printed.columns[column].recover }) : phrase(m, "column-double")}
            </text>
      <text class="small" x=${columnAt(column) + COLUMN / 2} y=${60 + REGIONS.length * ROW + 27}>
        ${printed.columns[column].discontent ? phrase(m, "column-discontent", { loss: printed.columns[column].discontent }) : ""}</text>`,
    )}
  </g>`;
}

/** @param {{ m: Match, id: string, region: any, y: number, number: number }} props */
function Region({ m, id, region, y, number }) {
  return html`<g transform=${`translate(0 ${y})`}>
    <rect class=${`name ${regionClass(id)}`} width=${NAME} height=${ROW} /><text class="label" x="8" y="23">
      ${number} ${nameOf(m, "region", id)}</text>
    <path class="line" d=${`M0 ${ROW}H${WIDTH}`} />
    <use class="keg" href="#i-keg" x=${region.keg === 0 ? NAME + 8 : columnAt(region.keg) + COLUMN / 2 - 9} y="9" width="18" height="18" />
    <g class="fist" transform=${`translate(${columnAt(region.unrest) + COLUMN / 2} ${ROW / 2})`}><rect x="-14" y="-13"
      width="28" height="26" /><use href="#i-fist" x="-9" y="-9" width="18" height="18" /></g>
    ${[5, 6, 7, 8].map(
      (column) => html`<${Space} key=${column} m=${m} id=${`${id}-${column}`}
      nation=${region.units[`${id}-${column}`]} x=${columnAt(column)} />`,
    )}
    ${Object.entries(region.issues).map(
      ([nation, count], i) => html`<g key=${nation}
      class=${`held ${nationClass(nation)}`} transform=${`translate(${columnAt(9) + 4 + i * 19} 8)`}><rect width="18"
        height="20" /><text x="9" y="15">${Number(count)}</text></g>`,
    )}
  </g>`;
}

/** @param {{ m: Match, id: string, nation: string | undefined, x: number }} props */
function Space({ m, id, nation, x }) {
  const thing = `space:${id}`;
  const legal = actionsOn(m, thing).length > 0;
  return html`<g class=${`vs-space ${legal ? "legal" : ""} ${nation ? nationClass(nation) : ""}`}
    transform=${`translate(${x} 0)`} aria-label=${spaceLabel(m, id, nation)} ...${press(m, thing)}>
    <rect class="cell" x="3" y="3" width=${COLUMN - 6} height=${ROW - 6} />
    ${
      nation &&
      html`<circle class="unit" cx=${COLUMN / 2} cy=${ROW / 2} r="14" /><text class="who" x=${COLUMN / 2}
      y=${ROW / 2 + 4}>${short(m, nation).slice(0, 2)}</text>`
    }
  </g>`;
}

const LINE = 492;
const LEVELS = 4;

/** Markers that would cover each other stand one above the other. @param {Record<string, number>} happiness @param {(value: number) => number} at */
function stacked(happiness, at) {
  /** @type {number[]} */
  const ends = Array(LEVELS).fill(-100);
  return Object.entries(happiness)
    .sort(([, one], [, other]) => one - other)
    .map(([nation, value]) => {
      const free = ends.findIndex((end) => at(value) - end >= 50);
      const level = free < 0 ? LEVELS - 1 : free;
      ends[level] = at(value);
      return { nation, value, level };
    });
}

/** @param {{ m: Match, x: number, y: number }} props */
export function Happiness({ m, x, y }) {
  const board = boardOf(m);
  const most = printed.figures.happiness_most;
  const at = (/** @type {number} */ value) => 14 + (value / most) * (LINE - 28);
  const shown = stacked(board.happiness, at);
  return html`<g class="vs-track" transform=${`translate(${x} ${y})`}>
    <rect class="sheet" width=${LINE + 12} height="170" />
    <rect class="head" width=${LINE + 12} height="26" /><text class="title" x="8" y="18">${phrase(m, "happiness")}
      </text><text class="note" x=${LINE + 4} y="18">${phrase(m, "happiness-why", { signs: printed.figures.signs })}</text>
    <rect class="zone one" x=${at(0)} y="34" width=${at(5) - at(0)} height="100" /><rect class="zone two" x=${at(5)}
      y="34" width=${at(11) - at(5)} height="100" />
    <path class="axis" d=${`M${at(0)} 134H${at(most)}`} /><path class="signs" d=${`M${at(printed.figures.signs)} 34V134`} />
    ${[0, 5, 10, 15, 20, 25, 30].map((value) => html`<text key=${value} class="small" x=${at(value)} y="150">${value}</text>`)}
    ${shown.map(
      ({ nation, value, level }) => html`<g key=${nation} class=${`marker ${nationClass(nation)}`}
        style=${{ transform: `translate(${at(value)}px, ${108 - level * 24}px)` }}>
      <path d=${`M0 0V${26 + level * 24}`} /><rect x="-24" y="0" width="48" height="21" /><text x="-8" y="15"
        class="who">${short(m, nation).slice(0, 3)}</text><text x="13" y="16" class="value">${value}</text></g>`,
    )}
  </g>`;
}

/** @param {{ m: Match, x: number, y: number }} props */
export function Demobilized({ m, x, y }) {
  return html`<g class="vs-track" transform=${`translate(${x} ${y})`}>
    <rect class="sheet" width=${LINE + 12} height="94" />
    <rect class="head" width=${LINE + 12} height="26" /><text class="title" x="8" y="18">${phrase(m, "demobilized")}
      </text><text class="note" x=${LINE + 4} y="18">${phrase(m, "demobilized-why")}</text>
    ${boardOf(m).boxes.map(
      (
        /** @type {any} */ box,
        /** @type {number} */ i,
      ) => html`<g key=${i} class=${`box ${box.nation === "none" ? "" : nationClass(box.nation)}`}
        transform=${`translate(${12 + i * 68} 38)`}>
      <rect width="48" height="44" />
        ${
          box.nation === "none"
            ? html`<text class="number" x="24" y="29">${box.value}</text>`
            : html`<circle
          class="unit" cx="24" cy="22" r="15" /><text class="who" x="24" y="26">${short(m, box.nation).slice(0, 2)}</text>`
        }
          </g>`,
    )}
  </g>`;
}
