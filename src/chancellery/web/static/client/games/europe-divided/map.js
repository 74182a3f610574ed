// The map: ground, what can be chosen, names, dice, armies and tokens.
import { html } from "../../core/html.js";
import { actionsOn, nameOf, spoken, useShown } from "../../core/reading.js";
import { language } from "../../core/settings.js";
import { Ground } from "../../parts/ground.js";
import { fit } from "../../parts/lettering.js";
import { layout } from "./printed.js";
import { ARMY_BLOC, armies, dice, spaceLines, thingOf, tokens } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const DIE = 19;
const SEA = { rx: 62, ry: 30 };
const MARK = { w: 44, h: 42 };

/** @param {Match} m @param {string} id */
const label = (m, id) => spoken([nameOf(m, "space", id), ...spaceLines(m, id)]);

/** The shape of a space; a sea is an ellipse around its name. @param {{ id: string, className: string, [more: string]: any }} props */
function Shape({ id, className, ...more }) {
  const { kind, x, y } = layout.spaces[id];
  if (kind === "sea") return html`<ellipse class=${className} cx=${x} cy=${y} rx=${SEA.rx} ry=${SEA.ry} ...${more} />`;
  return html`<use class=${className} href=${`#ed-s-${id}`} ...${more} />`;
}

/**
 * The mark is where the name stands, since the middle of a country may lie in the sea; its land can be clicked as well.
 * @param {{ m: Match, id: string }} props
 */
function Press({ m, id }) {
  const { x, y } = layout.spaces[id];
  const s = useShown(() => ({
    thing: thingOf(m, id),
    label: label(m, id),
    legal: actionsOn(m, thingOf(m, id)).length > 0,
  }));
  const legal = s.legal ? "legal" : "";
  const onClick = (/** @type {PointerEvent} */ e) => m.pick(s.thing, e.pointerType === "touch");
  return html`<g>
    <${Shape} id=${id} className=${`ed-land ${legal}`} onClick=${onClick} />
    <rect class=${`ed-press ${legal}`} x=${x - MARK.w / 2} y=${y - 16} width=${MARK.w} height=${MARK.h}
      data-thing=${s.thing} role="button" tabindex="-1" aria-label=${s.label} onClick=${onClick} />
  </g>`;
}

/** @param {{ m: Match, id: string }} props */
function Ring({ m, id }) {
  const s = useShown(() => ({
    legal: actionsOn(m, thingOf(m, id)).length > 0,
    chosen: m.focused.value === thingOf(m, id),
  }));
  return s.legal ? html`<${Shape} id=${id} className=${s.chosen ? "ed-ring chosen" : "ed-ring"} />` : null;
}

/** Name above, pieces below. @param {{ m: Match, id: string }} props */
function Title({ m, id }) {
  const { x, y, name, kind } = layout.spaces[id];
  const { text, size } = name[language.value] ?? fit(nameOf(m, "space", id), 110, 15);
  const s = useShown(() => ({ dice: dice(m, id), armies: armies(m, id), tokens: tokens(m, id) }));
  const pieces = [
    ...s.dice.map(
      ([bloc, value]) => html`<g class=${`ed-die ed-bloc-${bloc}`} data-die=${`${bloc} ${id} ${value}`}>
      <rect width=${DIE} height=${DIE} rx=${bloc === "nato" ? 1 : bloc === "eu" ? DIE / 2 : 5} /><text x=${DIE / 2}
        y="15">${value}</text></g>`,
    ),
    ...s.armies.map(
      ([side, count]) => html`<g class=${`ed-army ed-bloc-${ARMY_BLOC[side]}`}
      data-army=${`${side} ${id} ${count}`}><path d="M0 5L9.5 0L19 5V19H0Z" /><text x=${DIE / 2} y="16">${count}</text></g>`,
    ),
    ...(s.tokens > 0
      ? [
          html`<g class="ed-token"><circle cx=${DIE / 2} cy=${DIE / 2} r="8" /><text x=${DIE / 2}
      y="14.500">${s.tokens}</text></g>`,
        ]
      : []),
  ];
  const left = -(pieces.length * (DIE + 2) - 2) / 2;
  return html`<g class=${`ed-title ${kind}`} transform=${`translate(${x} ${y})`}>
    ${kind !== "sea" && html`<text class="name" style=${{ fontSize: `${size}px` }}>${text}</text>`}
    ${pieces.map((piece, i) => html`<g key=${i} transform=${`translate(${left + i * (DIE + 2)} 5)`}>${piece}</g>`)}
  </g>`;
}

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const ids = Object.keys(layout.spaces);
  return html`<g class="ed">
    <${Ground} drawing=${layout.ground} words=${m.words} />
    <g aria-hidden="true">${ids.map((id) => html`<${Ring} key=${id} m=${m} id=${id} />`)}</g>
    <g>${ids.map((id) => html`<${Press} key=${id} m=${m} id=${id} />`)}</g>
    <g aria-hidden="true" class="ed-titles">${ids.map((id) => html`<${Title} key=${id} m=${m} id=${id} />`)}</g>
  </g>`;
}

/** @param {Match} m @returns {import("../../core/types.js").Spot[]} */
export const spots = (m) =>
  Object.entries(layout.spaces).map(([id, { x, y }]) => ({
    thing: thingOf(m, id),
    x,
    y: y + 6,
    w: 48,
    h: 40,
    name: nameOf(m, "space", id),
    label: label(m, id),
  }));

/** @param {Match} m @param {string} thing @returns {import("../../core/types.js").About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  if (!["space", "region", "sea"].includes(kind)) return null;
  return { title: nameOf(m, "space", id), lines: spaceLines(m, id), rule: kind === "sea" ? "7.1" : "1.1" };
}
