// The plate of a space: name, both sides' support, stability and icons; and the rings around it.
import { useComputed } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { oddsOn } from "../../core/match/foresight.js";
import { language, settings, touch } from "../../core/base/settings.js";
import { fit } from "../../parts/common/lettering.js";
import { perMatch } from "../../core/base/permatch.js";
import { layout, printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, actionsOn, boardOf, chosenThing, eyes, nameOf, say, standing } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** Above this many legal targets only their outlines are drawn, and the other spaces fade. */
const MANY = 14;

/** How high the field of a space is that is pressed: under a finger 44 pixels at the scale at which a board opens. */
const REACH = touch ? 52 : 44;

/** The space that the keyboard is at. */
const ringed = perMatch(/** @type {string | null} */ (null));

/** @param {Match} m */
export function targetSpaces(m) {
  return [...m.targets.keys()].filter((thing) => thing.startsWith("space:"));
}

/** Everything about a space in words. @param {Match} m @param {string} id */
export function spaceLabel(m, id) {
  const thing = `space:${id}`;
  const s = standing(m, id);
  const parts = [nameOf(m, "space", id)];
  if (s.kind === "box") parts.push(say(m, "board-permanent", { seat: s.control }));
  else if (s.kind !== "open") parts.push(say(m, s.kind === "gone" ? "board-gone" : "board-closed"));
  else {
    parts.push(say(m, "board-stability", { stability: s.stability }));
    parts.push(say(m, "board-points", { liberal: s.liberal, authoritarian: s.authoritarian }));
    parts.push(say(m, "board-control", { seat: s.control }));
    if (s.battleground) parts.push(say(m, "board-battleground"));
    if (s.blackHand) parts.push(nameOf(m, "marker", "black_hand"));
  }
  const odds = oddsOn(m, thing);
  if (odds) parts.push(odds.words);
  if (chosenThing(m) === thing) parts.push(say(m, "board-chosen"));
  else if (actionsOn(m, thing).length > 0) parts.push(say(m, "board-target"));
  if (m.touched.has(thing)) parts.push(say(m, "board-touched"));
  return parts.join(", ");
}

// What a name may fill of a plate, alone and beside an emblem; how large it is, and by how much it may be drawn narrower before it is smaller.
const [ALONE, BESIDE, LARGEST, NARROWER] = [82, 69, 13, 0.8];

/** The lettering of a name in a language that the layout was not made for. @param {string} text */
const lettered = (text) => ({
  text,
  size: fit(text, ALONE, LARGEST).size,
  size_controlled: fit(text, BESIDE, LARGEST).size,
});

/**
 * A name keeps its height, which is what can be read of it on a small screen: one that is too long is drawn narrower.
 * @param {number} size at which it would fit @param {number} room
 */
function narrowed(size, room) {
  if (size >= LARGEST) return { size, room: 0 };
  return { size: Math.min(LARGEST, size / NARROWER), room };
}

/** The odds of a check, beside the stability in place of the icons. @param {Match} m @param {string} id */
function answerOn(m, id) {
  const odds = oddsOn(m, `space:${id}`);
  return odds ? { text: odds.fraction, hopeless: odds.hopeless } : null;
}

/** What a point costs there, where that is not one. @param {Match} m @param {string} id */
function priceOn(m, id) {
  const ops = boardOf(m)?.costs[eyes(m)][id] ?? 1;
  const paid = settings.odds.value === "targets" && m.present.position.board?.paying;
  return paid && ops !== 1 && actionsOn(m, `space:${id}`).length > 0 ? say(m, "board-price-op", { ops }) : "";
}

/** All that a plate shows, so that it is drawn again only when some of it changes. @param {Match} m @param {string} id */
function drawn(m, id) {
  const s = standing(m, id);
  const thing = `space:${id}`;
  const targets = targetSpaces(m);
  const lettering = layout.spaces[id].name[language.value] ?? lettered(nameOf(m, "space", id));
  const beside = s.kind === "open" && s.control !== "none";
  return {
    ...s,
    name: lettering.text,
    lettering: beside ? narrowed(lettering.size_controlled, BESIDE) : narrowed(lettering.size, ALONE),
    label: spaceLabel(m, id),
    faded: targets.length > MANY && !targets.includes(thing) && chosenThing(m) !== thing,
    legal: actionsOn(m, thing).length > 0,
    fresh: m.touched.has(thing),
    answer: answerOn(m, id),
    chosen: chosenThing(m) === thing,
  };
}

/** @param {{ m: Match, id: string }} props */
export function Plate({ m, id }) {
  const key = useComputed(() => JSON.stringify(drawn(m, id)));
  const { x, y, region } = layout.spaces[id];
  const thing = `space:${id}`;
  /** @type {ReturnType<typeof drawn>} */
  const s = JSON.parse(key.value);
  const looks = [
    "eit-plate",
    s.kind,
    LOOK[s.control] ?? "",
    s.faded ? "faded" : "",
    s.legal ? "legal" : "",
    s.fresh ? "fresh" : "",
  ];
  // What is seen and what is pressed are apart, so that the name of the button says everything once.
  return html`<g class=${looks.filter(Boolean).join(" ")} data-region=${region} data-space=${id} transform=${`translate(${x} ${y})`}>
    ${s.faded && html`<rect class="under" x="-1" y="-1" width="88" height="40" />`}
    <g class="face" aria-hidden="true">
      ${
        s.battleground && s.kind === "open"
          ? html`<use href="#eit-neatline" />`
          : html`<rect class="edge" x="-1" y="-1"
        width="88" height="40" />`
      }
      ${s.kind === "box" ? html`<${BoxFace} ...${s} />` : s.kind === "open" ? html`<${OpenFace} ...${s} />` : html`<${ShutFace} ...${s} />`}
    </g>
    <rect
      class=${s.legal ? "press legal" : "press"}
      data-thing=${thing}
      role="button"
      tabindex="-1"
      aria-label=${s.label}
      x="-1" y=${19 - REACH / 2} width="88" height=${REACH}
      onClick=${(/** @type {PointerEvent} */ e) => m.pick(thing, e.pointerType === "touch")}
      onFocus=${(/** @type {any} */ e) => (ringed(m).value = e.currentTarget.matches(":focus-visible") ? id : null)}
      onBlur=${() => (ringed(m).value = null)}
    />
  </g>`;
}

/** @param {{ name: string, lettering: { size: number, room: number }, x: number, y: number }} props */
function Name({ name, lettering: { size, room }, x, y }) {
  const narrower = room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
  return html`<text class="name" x=${x} y=${y} style=${{ fontSize: `${size}px` }} ...${narrower}>${name}</text>`;
}

/** UK, Egypt, Ottoman Empire: one side's for good. @param {ReturnType<typeof drawn>} s */
function BoxFace(s) {
  return html`<rect class="head" width="86" height="38" />
    <rect class="hatch" width="86" height="38" />
    <${Name} ...${s} x=${43} y=${16} />
    <use class="emblem" href=${`#i-${EMBLEM[s.control]}`} x="36.5" y="21" width="13" height="13" />`;
}

/** Norway before its event, the French church after its own. @param {ReturnType<typeof drawn>} s */
function ShutFace(s) {
  return html`<rect class="ground" width="86" height="38" />
    <${Name} ...${s} x=${43} y=${15} />
    <use class="emblem" href=${s.kind === "gone" ? "#i-cross" : "#i-lock"} x="37" y="20" width="12" height="12" />`;
}

/** @param {ReturnType<typeof drawn>} s */
function OpenFace(s) {
  const held = s.control !== "none";
  const middle = !held ? 43 : s.control === "liberal" ? 49 : 37;
  const two = s.icons.length > 1;
  return html`<rect class="ground" width="86" height="38" />
    <rect class="tint" x="25" y="15" width="36" height="23" />
    <rect class="head" width="86" height="15.5" />
    ${s.annexed && html`<path class="tint annexed" d=${held ? "M43 16H61V38H43Z" : "M43 16H61V38H43ZM43 0H86V15.5H43Z"} />`}
    ${held && html`<rect key=${s.control} class="hatch" width="86" height="15.5" />`}
    <${Name} ...${s} x=${middle} y=${12} />
    ${
      held &&
      html`<use class="emblem" href=${`#i-${EMBLEM[s.control]}`} x=${s.control === "liberal" ? 3 : 72.5} y="2.6"
      width="10.5" height="10.5" />`
    }
    <path class="line" d="M0 15.5h86" />
    ${SIDES.map((side) => html`<${Slot} side=${side} points=${s[side]} control=${s.control === side} />`)}
    <path class="rule" d="M25 16v22M61 16v22" />
    <${Worth} ...${s} two=${two} icons=${s.answer ? [] : s.icons} />
    ${s.answer && html`<${Answer} ...${s.answer} chosen=${s.chosen} />`}
    ${
      s.blackHand &&
      html`<g class="hand"><rect x="77" y="29" width="13" height="13" /><use href="#i-fist" x="78.5"
      y="30.5" width="10" height="10" /></g>`
    }`;
}

/** How likely the answer to the present question is, in place of the icons. @param {{ text: string, hopeless: boolean, chosen: boolean }} props */
function Answer({ text, hopeless, chosen }) {
  return html`<g class=${`answer ${hopeless ? "hopeless" : ""} ${chosen ? "chosen" : ""}`}>
    <text x="49" y="32.6">${text}</text></g>`;
}

/** Stability and icons. @param {{ stability: number, icons: string[], two: boolean }} s */
function Worth(s) {
  const two = s.two;
  return html`<text class="figure" x=${two ? 31.5 : 34.5} y="34.2">${s.stability}</text>
    ${s.icons.map((icon, i) =>
      two
        ? html`<use class="icon" href=${`#i-${icon}`} x=${36.8 + 12 * i} y="21.2" width="11.6" height="11.6" />`
        : html`<use class="icon" href=${`#i-${icon}`} x="42.5" y="20" width="14.5" height="14.5" />`,
    )}`;
}

/** @param {{ side: "liberal" | "authoritarian", points: number, control: boolean }} props */
function Slot({ side, points, control }) {
  const x = side === "liberal" ? 0 : 61;
  if (points === 0)
    return html`<use class="absent" href=${`#i-${EMBLEM[side]}`} x=${x + 8.5} y="23" width="8" height="8" />`;
  return html`<g class=${`slot ${LOOK[side]} ${control ? "held" : ""}`}>
    <rect x=${x} y="16" width="25" height="22" />
    <text class="figure" x=${x + 12.5} y="34.6">${points}</text>
  </g>`;
}

/** At the corner of a plate, above all outlines. @param {{ m: Match, id: string }} props */
export function Price({ m, id }) {
  const text = useComputed(() => priceOn(m, id)).value;
  if (!text) return null;
  const { x, y } = layout.spaces[id];
  return html`<g class="eit-price" transform=${`translate(${x - 7} ${y - 7})`}><rect x="66" y="-8" width=${10 + 7 * text.length} height="15" />
    <text x=${71 + 3.5 * text.length} y="4">${text}</text></g>`;
}

/** What marks a plate from outside: target, choice, last move, keyboard; above all plates. @param {{ m: Match, id: string }} props */
export function Ring({ m, id }) {
  const thing = `space:${id}`;
  const key = useComputed(() => {
    const targets = targetSpaces(m);
    const state =
      chosenThing(m) === thing
        ? "chosen"
        : !targets.includes(thing)
          ? ""
          : targets.length > MANY
            ? "outline"
            : "target";
    return [state, m.touched.has(thing) ? "touched" : "", ringed(m).value === id ? "focus" : ""].join("|");
  });
  const [state, touched, focus] = key.value.split("|");
  if (!state && !touched && !focus) return null;
  const { x, y } = layout.spaces[id];
  return html`<g class="eit-ring" transform=${`translate(${x - 7} ${y - 7})`}>
    ${touched && html`<path class="brackets" d="M0 10V0H10M90 0H100V10M100 42V52H90M10 52H0V42" />`}
    ${(state === "target" || state === "chosen") && html`<rect class=${`casing ${state}`} width="100" height="52" />`}
    ${state && html`<rect class=${state} width="100" height="52" />`}
    ${focus && html`<rect class="focus" x="-4.5" y="-4.5" width="109" height="61" />`}
  </g>`;
}

/** @param {Match} m @returns {import("../../core/game/types.js").Spot[]} */
export function spaceSpots(m) {
  return Object.keys(printed.spaces).map((id) => {
    const { x, y, w, h } = layout.spaces[id];
    return {
      thing: `space:${id}`,
      x: x + w / 2,
      y: y + h / 2,
      w,
      h,
      name: nameOf(m, "space", id),
      label: spaceLabel(m, id),
    };
  });
}
