// The tracks: unrest by region with units and odds, happiness, demobilized units.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { spaceLabel } from "./about.js";
import { press } from "./cards.js";
import { ROW, ROWS_AT, columnAt } from "./layout.js";
import { legend, printed } from "./printed.js";
import { REGIONS, code, nationClass, phrase, regionClass } from "./reading.js";
import { outlookAhead } from "./shifts.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./layout.js").Box} Box */

/** From where a marker stood when one acted last to where it stands. @param {{ from: number, to: number, y: number }} props */
const Moved = ({ from, to, y }) => {
  const way = Math.sign(to - from);
  return html`<path class="moved" d=${`M${from} ${y}H${to - 5 * way}`} /><path class="head" d=${`M${to} ${y}l${-8 * way} -4.5v9z`} />`;
};

/** A sheet with a head. @param {{ m: Match, box: Box, id: string, args?: Record<string, any>, children?: any }} props */
function Sheet({ m, box, id, args = {}, children }) {
  return html`<g class="vs-track" transform=${`translate(${box.x} ${box.y})`}>
    <rect class="sheet" width=${box.w} height=${box.h} /><rect class="head" width=${box.w} height="26" />
    <text class="title" x="8" y="18">${phrase(m, id)}</text>
    <text class="note" x=${box.w - 8} y="18">${phrase(m, box.w < 300 ? `${id}-note` : `${id}-why`, args)}</text>
    ${children}
  </g>`;
}

/** The regions as a table, where there is no room for a map. @param {{ m: Match, box: Box }} props */
export function Unrest({ m, box }) {
  const board = boardOf(m);
  const [top, bottom] = [ROWS_AT, ROWS_AT + REGIONS.length * ROW.row];
  const middle = (/** @type {number} */ column) => columnAt(column) + ROW.column / 2;
  return html`<${Sheet} m=${m} box=${box} id="unrest">
    <rect class="blue" x=${columnAt(legend.posts[0])} y=${ROW.head} width=${legend.posts.length * ROW.column} height=${bottom - ROW.head} />
    ${legend.columns.map(
      (column) =>
        html`<text key=${column} class="number" x=${middle(column)} y=${top - 7}>${printed.columns[column].uprising || "×"}</text>`,
    )}
    ${REGIONS.map(
      (id, i) => html`<${Region} key=${id} m=${m} id=${id} region=${board.regions[id]} width=${box.w}
        y=${top + i * ROW.row} number=${i + 1} />`,
    )}
    <text class="small start" x="8" y=${bottom + 15}>${phrase(m, "unit-cubes")}</text>
    <text class="small start" x="8" y=${bottom + 29}>${phrase(m, "unit-happiness")}</text>
    ${legend.posts.map((column) => {
      const { recover, discontent } = printed.columns[column];
      return html`<text key=${column} class="small" x=${middle(column)} y=${bottom + 15}>${recover ? `+${recover}` : "–"}</text>
        <text class="small" x=${middle(column)} y=${bottom + 29}>${discontent ? `−${discontent}` : "–"}</text>`;
    })}
  <//>`;
}

/** @param {{ m: Match, id: string, region: any, width: number, y: number, number: number }} props */
function Region({ m, id, region, width, y, number }) {
  const { row, column, name, keg } = ROW;
  const size = Math.min(24, column - 2, row - 4);
  const middle = (/** @type {number} */ at) => columnAt(at) + column / 2;
  const kegAt = region.keg === 0 ? name + keg / 2 : middle(region.keg);
  const [x, icon] = [-size / 2, size * 0.7];
  // Where unrest stood when one acted last.
  const moved = m.marks.changeOf(`track:unrest-${id}`);
  const [was, edge] = [middle(region.unrest - moved), (Math.sign(moved) * size) / 2];
  const ahead = outlookAhead(m)?.unrest[id]?.after;
  return html`<g transform=${`translate(0 ${y})`} class=${m.touched.has(`region:${id}`) ? "touched" : ""}>
    <rect class=${`name ${regionClass(id)}`} width=${name} height=${row} /><text class="label" x="8" y=${row / 2 + 5}>
      ${number} ${nameOf(m, "region", id)}</text>
    <path class="line" d=${`M0 ${row}H${width}`} />
    <use class="keg" href="#i-keg" x=${kegAt - 8} y=${row / 2 - 8} width="16" height="16" />
    ${
      moved !== 0 &&
      html`<g class="since"><rect class="was" x=${was + x} y=${row / 2 + x} width=${size} height=${size} />
        <${Moved} from=${was + edge} to=${middle(region.unrest) - edge} y=${row / 2} /></g>`
    }
    <g class="fist" transform=${`translate(${middle(region.unrest)} ${row / 2})`}><rect x=${x} y=${x} width=${size} height=${size} />
      <use href="#i-fist" x=${-icon / 2} y=${-icon / 2} width=${icon} height=${icon} /></g>
    ${ahead !== undefined && ahead !== region.unrest && html`<rect class="vs-next" x=${middle(ahead) + x} y=${row / 2 + x} width=${size} height=${size} />`}
    ${legend.posts.map(
      (at) => html`<${Space} key=${at} m=${m} id=${`${id}-${at}`} nation=${region.units[`${id}-${at}`]}
        x=${columnAt(at)} w=${column} h=${row} />`,
    )}
  </g>`;
}

/** @param {{ m: Match, id: string, nation: string | undefined, x: number, w: number, h: number }} props */
function Space({ m, id, nation, x, w, h }) {
  const thing = `space:${id}`;
  return html`<g class=${`vs-space ${nation ? nationClass(nation) : ""}`} transform=${`translate(${x} 0)`}>
    ${nation && html`<${Disc} m=${m} nation=${nation} x=${w / 2} y=${h / 2} r=${Math.min(12, w / 2 - 1)} />`}
    <rect x="1" y="6" width=${w - 2} height=${h - 12} ...${press(m, thing, spaceLabel(m, id, nation))} />
  </g>`;
}

/** A unit. @param {{ m: Match, nation: string, x: number, y: number, r: number }} props */
const Disc = ({
  m,
  nation,
  x,
  y,
  r,
}) => html`<circle class="unit" cx=${x} cy=${y} r=${r} /><circle class="hatch" cx=${x} cy=${y} r=${r} />
  <text class="who" x=${x} y=${y + 4}>${code(m, nation)}</text>`;

const MARKER = 26;

/**
 * Where markers stand that must not cover each other: side by side around their own places, and within the sheet.
 * @param {Record<string, number>} happiness @param {(value: number) => number} at @param {number} width
 */
function spread(happiness, at, width) {
  const sorted = Object.entries(happiness).sort(([, one], [, other]) => one - other);
  /** @type {{ from: number, to: number, sum: number }[]} */
  const groups = [];
  const reach = (/** @type {{ from: number, to: number, sum: number }} */ group) =>
    ((group.to - group.from) * MARKER) / 2;
  const middle = (/** @type {{ from: number, to: number, sum: number }} */ group) =>
    Math.max(reach(group), Math.min(width - reach(group), group.sum / (group.to - group.from)));
  for (const [i, [, value]] of sorted.entries()) {
    let group = { from: i, to: i + 1, sum: at(value) };
    for (
      let last = groups.at(-1);
      last && middle(last) + reach(last) > middle(group) - reach(group);
      last = groups.at(-1)
    ) {
      group = { from: last.from, to: group.to, sum: last.sum + group.sum };
      groups.pop();
    }
    groups.push(group);
  }
  return groups.flatMap((group) =>
    sorted.slice(group.from, group.to).map(([nation, value], i) => ({
      nation,
      value,
      x: middle(group) - reach(group) + (i + 0.5) * MARKER,
    })),
  );
}

/** @param {{ m: Match, box: Box }} props */
export function Happiness({ m, box }) {
  const { happiness } = boardOf(m);
  const { happiness_most: most, signs } = printed.figures;
  const at = (/** @type {number} */ value) => 18 + (value / most) * (box.w - 36);
  const base = box.h - 22;
  const ahead = Object.entries(outlookAhead(m)?.happiness ?? {}).filter(([, { before, after }]) => before !== after);
  const ticks = Array.from({ length: most / 2 }, (_, i) => `M${at(2 * i)} ${base}H${at(2 * i + 1)}`).join("");
  return html`<${Sheet} m=${m} box=${box} id="happiness" args=${{ signs }}>
    ${printed.zones.map(
      (zone, i) =>
        zone.limit < 3 &&
        html`<rect key=${zone.id} class=${`zone z${zone.limit}`} x=${at(zone.least)} y="30"
          width=${at(printed.zones[i + 1].least) - at(zone.least)} height=${base - 30} /><text class="small start"
            x=${at(zone.least) + 3} y="43">${phrase(m, "zone-units", { units: zone.limit })}</text>`,
    )}
    <path class="signs" d=${`M${at(signs)} 30V${base}`} /><path class="axis" d=${`M${at(0)} ${base}H${at(most)}`} /><path
      class="ticks" d=${ticks} />
    ${[0, 5, 10, 15, 20, 25, 30].map((value) => html`<text key=${value} class="small" x=${at(value)} y=${base + 16}>${value}</text>`)}
    ${Object.entries(happiness).map(([nation, value]) => {
      const moved = m.marks.changeOf(`track:happiness-${nation}`);
      const was = Math.max(0, Math.min(most, value - moved));
      if (was === value || value < 0) return null;
      return html`<g key=${nation} class=${`since ${nationClass(nation)}`}><circle class="was" cx=${at(was)} cy=${base - 10} r="6" />
        <${Moved} from=${at(was) + 6 * Math.sign(value - was)} to=${at(value)} y=${base - 10} /></g>`;
    })}
    ${ahead.map(([nation, { after }]) => html`<circle key=${nation} class="vs-next" cx=${at(after)} cy=${base - 3} r="7" />`)}
    ${spread(happiness, at, box.w).map(({ nation, value, x }) => {
      const pin = `M-12 -46H12V-18L${at(value) - x} 0L-12 -18Z`;
      return html`<g key=${nation} class=${`marker ${nationClass(nation)}`} style=${{ transform: `translate(${x}px, ${base - 3}px)` }}>
        <path class="pin" d=${pin} /><path class="hatch" d=${pin} />
        <text y="-34" class="who">${code(m, nation)}</text><text y="-20" class="value">${value}</text></g>`;
    })}
  <//>`;
}

/** @param {{ m: Match, box: Box }} props */
export function Demobilized({ m, box }) {
  const { boxes } = boardOf(m);
  const step = (box.w - 16) / boxes.length;
  const high = Math.min(52, box.h - 42);
  return html`<${Sheet} m=${m} box=${box} id="demobilized">
    ${boxes.map(
      (one, i) => html`<g key=${i} class=${`box ${one.nation === "none" ? "" : nationClass(one.nation)}`}
        transform=${`translate(${8 + i * step} 34)`}>
        <rect width=${step - 6} height=${high} />
        ${
          one.nation === "none"
            ? html`<text class="number" x=${step / 2 - 3} y=${high / 2 + 7}>${one.value}</text>`
            : html`<${Disc} m=${m} nation=${one.nation} x=${step / 2 - 3} y=${high / 2} r=${Math.min(13, step / 2 - 5)} />`
        }
      </g>`,
    )}
  <//>`;
}
