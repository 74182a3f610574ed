// Dice, armies, coins and action symbols as SVG: NATO is square, the EU round, Russia has its corners cut.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";

const C = 5;
/** Where the pips of each value are. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-C, -C],
    [C, C],
  ],
  3: [
    [-C, -C],
    [0, 0],
    [C, C],
  ],
  4: [
    [-C, -C],
    [C, -C],
    [-C, C],
    [C, C],
  ],
  5: [
    [-C, -C],
    [C, -C],
    [0, 0],
    [-C, C],
    [C, C],
  ],
  6: [
    [-C, -C],
    [C, -C],
    [-C, 0],
    [C, 0],
    [-C, C],
    [C, C],
  ],
};

/** The outline of a bloc's pieces, around the middle. @param {{ bloc: string, r?: number }} props */
function Outline({ bloc, r = 10 }) {
  if (bloc === "eu") return html`<circle class="face" r=${r * 1.06} />`;
  if (bloc === "nato") return html`<rect class="face" x=${-r} y=${-r} width=${2 * r} height=${2 * r} />`;
  const cut = r * 0.46;
  const side = 2 * (r - cut);
  return html`<path class="face" d=${`M${cut - r} ${-r}h${side}l${cut} ${cut}v${side}l${-cut} ${cut}h${-side}l${-cut} ${-cut}v${-side}z`} />`;
}

/** A die around the middle; without a value an empty place. @param {{ bloc: string, value: number }} props */
export function Die({ bloc, value }) {
  if (!value) return html`<rect class="ed-empty" x="-9" y="-9" width="18" height="18" />`;
  return html`<g class=${`ed-die ed-bloc-${bloc} ${value === 6 ? "six" : ""}`}><${Outline} bloc=${bloc} r=${value === 6 ? 11 : 10} />
    ${(PIPS[value] ?? []).map(([x, y]) => html`<circle class="pip" cx=${x} cy=${y} r="1.900" />`)}</g>`;
}

/** Armies around the middle: NATO's shield, Russia's gable. @param {{ bloc: string, count: number }} props */
export function Army({ bloc, count }) {
  const d = bloc === "nato" ? "M-10.500 -9.500h21v11.500l-10.500 8l-10.500 -8z" : "M0 -10.500l10.500 6.500v13h-21v-13z";
  return html`<g class=${`ed-army ed-bloc-${bloc}`}><path class="face" d=${d} />
    ${
      count > 1
        ? html`<text y=${bloc === "nato" ? 4.5 : 6.5}>${count}</text>`
        : html`<use href="#i-tank" x="-6.500" y=${bloc === "nato" ? -8 : -4.5} width="13" height="13" />`
    }</g>`;
}

/** A money token around the middle. @param {{ count: number }} props */
export function Coin({ count }) {
  return html`<g class="ed-coin"><circle r="9" /><text y="4.500">${count}</text></g>`;
}

/** A piece in a line of text. @param {{ size?: number, children?: any }} props */
export function Inline({ size = 20, children }) {
  return html`<svg class="ed-inline" style=${{ "--size": size }} viewBox="-12.500 -12.500 25 25" aria-hidden="true">${children}</svg>`;
}

/** @type {Record<string, string>} */
const SYMBOL = {
  place_influence: "plus",
  increase_influence: "up",
  gain_money: "coin",
  build_army: "tank",
  move_army: "arrow",
  special: "star",
};

/** The symbol of an action, with its value. @param {{ act: string, bloc: string, value?: number, off?: boolean }} props */
export function Glyph({ act, bloc, value = 0, off = false }) {
  return html`<span class=${`ed-glyph ed-bloc-${bloc} ${off ? "off" : ""}`} aria-hidden="true"><${Icon} name=${SYMBOL[act]}
    size=${12} />${value > 0 && html`<b>${value}</b>`}</span>`;
}
