// A territory: its shape over the ground, who holds it, its name and value, and what marks it.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { actionsOn, boardOf, nameOf, useShown } from "../../core/game/reading.js";
import { language } from "../../core/base/settings.js";
import { fit } from "../../parts/common/lettering.js";
import { territoryLabel } from "./about.js";
import { layout, places, printed } from "./printed.js";
import { heading, holderOf, powerClass } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** Above this many legal targets only their outlines are drawn. */
const MANY = 14;

/** The mark that the keyboard is at. */
export const ringed = perMatch(/** @type {string | null} */ (null));

/** What every mark does with pointer and keyboard. @param {Match} m @param {string} thing @param {string} [picked] what a click is about */
export const press = (m, thing, picked = thing) => ({
  "data-thing": thing,
  role: "button",
  tabindex: -1,
  onClick: (/** @type {PointerEvent} */ e) => m.pick(picked, e.pointerType === "touch"),
  onFocus: (/** @type {any} */ e) => (ringed(m).value = e.currentTarget.matches(":focus-visible") ? thing : null),
  onBlur: () => (ringed(m).value = null),
});

/** @param {Match} m */
const targets = (m) => [...m.targets.keys()].filter((thing) => thing.startsWith("territory:")).length;

/** Who holds it against the print; nobody if it is as printed. @param {Match} m @param {string} id */
export function occupier(m, id) {
  const holder = holderOf(m, id);
  return holder && holder !== printed.territories[id].owner ? holder : null;
}

/** The colours of whoever holds a territory that is not printed as theirs. @param {{ m: Match, id: string }} props */
export function Occupation({ m, id }) {
  const power = useShown(() => occupier(m, id));
  if (!power) return null;
  return html`<g class=${`rp-held ${powerClass(power)}`} data-held=${`${id} ${power}`}>
    <use class="wash" href=${`#rp-t-${id}`} /><use class="lines" href=${`#rp-t-${id}`} />
    <use class="ribbon" href=${`#rp-t-${id}`} clip-path=${`url(#rp-in-${id})`} />
  </g>`;
}

/** What marks a territory: target, choice, question, keyboard. @param {{ m: Match, id: string }} props */
export function Ring({ m, id }) {
  const thing = `territory:${id}`;
  const s = useShown(() => ({
    legal: actionsOn(m, thing).length > 0 && (targets(m) > MANY ? "outline" : "target"),
    chosen: m.focused.value === thing && actionsOn(m, thing).length > 1,
    wanted: heading(m).includes(id),
    fought: boardOf(m)?.battle?.territory === id,
    focus: ringed(m).value === thing,
  }));
  const shape = `#rp-t-${id}`;
  const strong = s.chosen || (s.wanted && !s.legal) || s.fought;
  if (!s.legal && !strong && !s.focus) return null;
  return html`<g class="rp-ring">
    ${(s.legal === "target" || strong) && html`<use class="casing" href=${shape} />`}
    ${s.legal && !s.chosen && html`<use class=${s.legal} href=${shape} />`}
    ${strong && html`<use class=${s.fought ? "fought" : "chosen"} href=${shape} />`}
    ${s.focus && html`<use class="focus" href=${shape} />`}
  </g>`;
}

/** The shape that is pressed. @param {{ m: Match, id: string }} props */
export function Press({ m, id }) {
  const thing = `territory:${id}`;
  const s = useShown(() => ({ label: territoryLabel(m, id), legal: actionsOn(m, thing).length > 0 }));
  return html`<use href=${`#rp-t-${id}`} class=${`rp-press ${s.legal ? "legal" : ""}`} aria-label=${s.label} ...${press(m, thing)} />`;
}

const NAME = 16;
/** What a value takes up below a name. */
const VALUE = 24;

/** The lettering of a name in a language that the layout was not made for. @param {Match} m @param {string} id */
function lettered(m, id) {
  /** @type {{ size: number, width: number }[]} */
  const others = Object.values(layout.territories[id].name);
  return fit(nameOf(m, "territory", id), Math.max(...others.map(({ width }) => width)), others[0].size);
}

/** Name above, value below: a square is money, a laurel influence. @param {{ m: Match, id: string }} props */
export function Title({ m, id }) {
  const { x, y, name, kind } = layout.territories[id];
  const { text, size, width } = name[language.value] ?? lettered(m, id);
  const fresh = useShown(() => m.touched.has(`territory:${id}`));
  if (kind === "impassable") return html`<text class="rp-shut" x=${x} y=${y + 4}>${text}</text>`;
  const { value, capital } = printed.territories[id];
  const top = capital ? 6 : 4;
  const half = Math.max(width / 2 + 7, 22);
  return html`<g class=${`rp-title ${capital ? "capital" : ""}`} transform=${`translate(${x} ${y})`} data-name=${id}>
    <text class="name" style=${{ fontSize: `${size}px` }}>${text}</text>
    ${
      capital &&
      html`<path class="under" d=${`M${-width / 2 - 2} 3.5h${width + 4}`} /><path class="line"
      d=${`M${-width / 2 - 2} 3.5h${width + 4}`} />`
    }
    ${
      kind === "disputed"
        ? html`<circle class="clear" cy="13" r="12.5" /><use class="laurel" href="#i-laurel" x="-12.5" width="25"
        height="25" /><circle class="plain" cy="12" r="7.4" /><text class="influence" y="18">${value}</text>`
        : html`<rect class="coin" x="-7" y=${top} width="14" height="15.5" /><text class="money" y=${top + 13.2}>${value}</text>`
    }
    ${
      fresh &&
      html`<path class="brackets"
      d=${`M${-half} -8V-${NAME}h10M${half - 10} -${NAME}h10v8M${half} 18v10h-10M${10 - half} 28h-10v-10`} />`
    }
  </g>`;
}

/** Where names and values stand. @param {Match} m */
export function titleBoxes(m) {
  return Object.entries(layout.territories).flatMap(([id, { x, y, name, kind }]) => {
    const { size, width } = name[language.value] ?? lettered(m, id);
    const called = { x: x - width / 2, y: y - size * 0.8, w: width, h: size };
    if (kind === "impassable") return [called];
    return [called, { x: x - VALUE / 2, y: y + 1, w: VALUE, h: VALUE }];
  });
}

/** @param {Match} m @returns {import("../../core/game/types.js").Spot[]} */
export function territorySpots(m) {
  return places().map((id) => {
    const { x, y } = layout.territories[id];
    return {
      thing: `territory:${id}`,
      x,
      y: y + 4,
      w: 40,
      h: 40,
      name: nameOf(m, "territory", id),
      label: territoryLabel(m, id),
    };
  });
}
