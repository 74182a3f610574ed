// The map: ground, what can be chosen and what that would change, names, dice, armies and tokens.
import { html } from "../../core/base/html.js";
import { Ground } from "../../parts/common/ground.js";
import { markOf, sentences } from "./outlook.js";
import { Army, Coin, Die } from "./pieces.js";
import { cardTexts } from "./cards.js";
import { FEW, LARGE, SEA, TIGHT, nameAt, placeTags, where } from "./places.js";
import { layout, legend } from "./printed.js";
import {
  actionsOn,
  armies,
  boardOf,
  dice,
  nameOf,
  phrase,
  pointed,
  spaceLines,
  spoken,
  thingOf,
  tokens,
  useShown,
} from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const MARK = { w: 48, h: 46 };
const TAG = { h: 22, sign: 16, price: 30, die: 56 };

/** What a space is and what choosing it would change. @param {Match} m @param {string} id */
function linesOf(m, id) {
  const actions = actionsOn(m, thingOf(m, id));
  const then = actions.length === 1 ? sentences(m, actions[0]) : [];
  return [...spaceLines(m, id), ...then];
}

/** @param {Match} m @param {string} id */
const label = (m, id) => spoken([nameOf(m, "space", id), ...linesOf(m, id)]);

/** The shape of a space; a sea is an ellipse around its name. @param {{ id: string, className: string, [more: string]: any }} props */
function Shape({ id, className, ...more }) {
  const { kind, x, y } = layout.spaces[id];
  if (kind === "sea")
    return html`<ellipse class=${className} cx=${x} cy=${y + 3} rx=${SEA.rx} ry=${SEA.ry} ...${more} />`;
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
  const onPointerEnter = (/** @type {PointerEvent} */ e) =>
    (pointed(m).value = e.pointerType === "mouse" ? s.thing : null);
  const onPointerLeave = () => (pointed(m).value = null);
  const reach = { onClick, onPointerEnter, onPointerLeave };
  return html`<g>
    <${Shape} id=${id} className=${`ed-land ${legal}`} ...${reach} />
    <rect class=${`ed-press ${legal}`} x=${x - MARK.w / 2} y=${y - 16} width=${MARK.w} height=${MARK.h}
      data-thing=${s.thing} role="button" tabindex="-1" aria-label=${s.label} ...${reach} />
  </g>`;
}

/** @param {{ m: Match, id: string }} props */
function Ring({ m, id }) {
  const s = useShown(() => {
    const thing = thingOf(m, id);
    return { legal: actionsOn(m, thing).length > 0, chosen: m.focused.value === thing || pointed(m).value === thing };
  });
  if (!s.legal) return null;
  const { kind } = layout.spaces[id];
  return html`<g>${kind !== "sea" && html`<${Shape} id=${id} className="ed-casing" />`}
    <${Shape} id=${id} className=${`ed-ring ${kind} ${s.chosen ? "chosen" : ""}`} /></g>`;
}

/** Brackets around what the last action touched. @param {{ m: Match, id: string }} props */
function Touched({ m, id }) {
  const touched = useShown(() => m.touched.has(`region:${id}`) || m.touched.has(`space:${id}`));
  if (!touched) return null;
  const { x, y } = layout.spaces[id];
  const [w, h] = [38, 30];
  const corner = (/** @type {number} */ sx, /** @type {number} */ sy) =>
    `M${x + sx * w} ${y + 4 + sy * h - sy * 9}v${sy * 9}h${-sx * 9}`;
  const d = [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)].join("");
  return html`<g class="ed-touched"><path class="casing" d=${d} /><path d=${d} /></g>`;
}

/** Name above, pieces below. @param {{ m: Match, id: string }} props */
function Title({ m, id }) {
  const { x, y, kind } = layout.spaces[id];
  const { text, size } = nameAt(m, id);
  const s = useShown(() => ({
    dice: dice(m, id),
    armies: armies(m, id),
    tokens: tokens(m, id),
    fracture: boardOf(m)?.fracture === id,
    holder: boardOf(m)?.seas[id]?.holder ?? null,
  }));
  const pieces = [
    ...s.dice.map(
      ([bloc, value]) => html`<g data-die=${`${bloc} ${id} ${value}`}><${Die} bloc=${bloc} value=${value} /></g>`,
    ),
    ...s.armies.map(
      ([side, count]) =>
        html`<g data-army=${`${side} ${id} ${count}`}><${Army} bloc=${legend.army_of[side]} count=${count} /></g>`,
    ),
    ...(s.tokens > 0 ? [html`<g data-token=${`${id} ${s.tokens}`}><${Coin} count=${s.tokens} /></g>`] : []),
  ];
  const large = pieces.length > FEW ? TIGHT : LARGE;
  return html`<g class=${`ed-title ${kind}`} transform=${`translate(${x} ${y})`}>
    ${kind !== "sea" && html`<text class="name" style=${{ fontSize: `${size}px` }}>${text}</text>`}
    ${s.holder && html`<${Holder} m=${m} bloc=${s.holder} />`}
    ${s.fracture && html`<g class="ed-fracture"><rect x="-32" y="-34" width="64" height="18" /><text y="-20">${phrase(m, "eu-lost")}</text></g>`}
    <g class="pieces" style=${{ "--large": large, ...where(id) }}>${pieces.map(
      (piece, i) => html`<g key=${i} class="piece" style=${{ "--place": i - (pieces.length - 1) / 2 }}>${piece}</g>`,
    )}</g>
  </g>`;
}

/** Whose sea card it is, under the name of the sea. @param {{ m: Match, bloc: string }} props */
function Holder({ m, bloc }) {
  return html`<g class=${`ed-holder ed-bloc-${bloc}`}><rect x="-30" y="7" width="60" height="18" /><text y="21">
    ${bloc === "none" ? phrase(m, "nobody") : nameOf(m, "bloc", bloc)}</text></g>`;
}

/** @typedef {NonNullable<ReturnType<typeof markOf>>} Mark */

/** How wide a tag is; one with nothing on it is none. @param {Mark | null} mark */
const tagWidth = (mark) =>
  mark ? mark.dice.length * TAG.die + (mark.price === null ? 0 : TAG.price) + mark.signs.length * TAG.sign : 0;

/** What choosing each space would change, beyond its pieces. @param {{ m: Match }} props */
function Tags({ m }) {
  const tags = useShown(() => {
    const marked = Object.keys(layout.spaces)
      .map((id) => ({ id, mark: markOf(m, id), wide: 6 + tagWidth(markOf(m, id)) }))
      .filter(({ wide }) => wide > 6);
    return placeTags(m, marked).map((place, i) => ({ ...place, ...marked[i] }));
  });
  return tags.map((/** @type {any} */ tag) => html`<${Tag} key=${tag.id} m=${m} ...${tag} />`);
}

/** @param {{ m: Match, id: string, mark: Mark, wide: number, x: number, y: number, way: string }} props */
function Tag({ m, id, mark, wide: width, x, y, way }) {
  const { dice: changed, price, signs } = mark;
  const space = layout.spaces[id];
  let at = 3;
  const next = (/** @type {number} */ step) => {
    at += step;
    return at - step;
  };
  return html`<g class="ed-tag" data-tag=${id} transform=${`translate(${space.x + x} ${space.y + y})`}><g class=${way} style=${{ "--large": LARGE }}>
    <rect class="casing" x="-2" y="-2" width=${width + 4} height=${TAG.h + 4} /><rect class="box" width=${width} height=${TAG.h} />
    ${price !== null && html`<text x=${next(TAG.price) + TAG.price / 2} y="16">${phrase(m, "price", { price })}</text>`}
    ${changed.map((die) => {
      const from = next(TAG.die);
      const piece = (/** @type {number} */ dx, /** @type {number} */ value) =>
        html`<g transform=${`translate(${from + dx} 11) scale(.76)`}><${Die} bloc=${die.bloc} value=${value} /></g>`;
      return html`${piece(11, die.old)}<text x=${from + 28} y="16">→</text>${piece(45, die.new)}`;
    })}
    ${signs.map((sign) => html`<use class=${sign} href=${`#i-${sign}`} x=${next(TAG.sign) + 1} y="4" width="14" height="14" />`)}
  </g></g>`;
}

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const ids = Object.keys(layout.spaces);
  return html`<g class="ed">
    <${Ground} drawing=${layout.ground} words=${m.words} />
    <g aria-hidden="true">${ids.map((id) => html`<${Ring} key=${id} m=${m} id=${id} />`)}</g>
    <g>${ids.map((id) => html`<${Press} key=${id} m=${m} id=${id} />`)}</g>
    <g aria-hidden="true" class="ed-titles">
      ${ids.map((id) => html`<${Touched} key=${id} m=${m} id=${id} />`)}
      ${ids.map((id) => html`<${Title} key=${id} m=${m} id=${id} />`)}
      <${Tags} m=${m} />
    </g>
  </g>`;
}

/** @param {Match} m @returns {import("../../core/game/types.js").Spot[]} */
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

/** @param {Match} m @param {string} at @returns {import("../../core/game/types.js").About | null} */
export function about(m, at) {
  const [kind, id] = at.split(":");
  if (kind === "card") {
    return { title: nameOf(m, kind, id), lines: cardTexts(m, id) };
  }
  if (!["space", "region", "sea"].includes(kind)) return null;
  return { title: nameOf(m, "space", id), lines: linesOf(m, id) };
}
