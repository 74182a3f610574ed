// Marks over the board: what changed since my last turn with its net figure, and a ring where something happens now.
import { html } from "../../core/base/html.js";
import { signed } from "../../core/game/reading.js";
import { settings } from "../../core/base/settings.js";
import { tellingOf } from "../../core/game/telling.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Spot} Spot */

const [PAD, CORNER, HIGH] = [6, 10, 17];
/** A mark that is higher is a card, and has a foot. */
const [CARD, FOOT] = [90, 34];
/** How long a piece takes to the next place. */
const LEG_MS = 400;

/** @param {Spot} spot */
function brackets({ x, y, w, h }) {
  const [l, r, t, b] = [x - w / 2 - PAD, x + w / 2 + PAD, y - h / 2 - PAD, y + h / 2 + PAD];
  const above = `M${l} ${t + CORNER}V${t}H${l + CORNER}M${r - CORNER} ${t}H${r}V${t + CORNER}`;
  return `${above}M${r} ${b - CORNER}V${b}H${r - CORNER}M${l + CORNER} ${b}H${l}V${b - CORNER}`;
}

/** A space may be a target under another name, as a region: it is the same place. @param {string | null} one @param {string} thing */
export const isSame = (one, thing) =>
  one === thing || (one?.startsWith("space:") && one.split(":")[1] === thing.split(":")[1]);

/** @param {{ m: Match }} props */
export function BoardMarks({ m }) {
  const marks = m.marks.byThing.value;
  const now = m.director.now.value;
  const place = now ? (tellingOf(m, now.step).place ?? null) : null;
  const way = now ? (tellingOf(m, now.step).way ?? []) : [];
  const pointed = m.pointed.value;
  if (marks.size === 0 && !place && !pointed) return null;
  const changed = (/** @type {Spot} */ { thing }) => [...marks.keys()].find((one) => isSame(one, thing));
  const spots = m.game
    .spots(m)
    .filter((spot) => changed(spot) || isSame(place, spot.thing) || isSame(pointed, spot.thing));
  return html`<g class="board-marks" aria-hidden="true">
    ${spots.map((spot) => {
      const ring = isSame(place, spot.thing) || isSame(pointed, spot.thing);
      const nets = marks.get(changed(spot) ?? "") ?? [];
      return html`<g key=${spot.thing}>
        ${
          ring &&
          html`<rect class=${`ring ${isSame(pointed, spot.thing) ? "pointed" : ""}`} x=${spot.x - spot.w / 2 - PAD} y=${spot.y - spot.h / 2 - PAD}
          width=${spot.w + 2 * PAD} height=${spot.h + 2 * PAD} />`
        }
        ${!ring && changed(spot) && html`<path class="brackets casing" d=${brackets(spot)} /><path class="brackets" d=${brackets(spot)} />`}
        ${!spot.told && nets.map((net, i) => html`<${Badge} key=${i} m=${m} spot=${spot} net=${net} i=${i} />`)}
      </g>`;
    })}
    ${way.length > 1 && html`<${Way} key=${way.join(" ")} m=${m} way=${way} seat=${now?.step.events[0].seat ?? now?.step.events[0].power ?? ""} />`}
  </g>`;
}

/** A piece goes from where it stood, which a dotted ring keeps, to where it stands. @param {{ m: Match, way: string[], seat: string }} props */
function Way({ m, way, seat }) {
  const spots = m.game.spots(m);
  const stops = way
    .map((thing) => spots.find((spot) => isSame(thing, spot.thing)))
    .filter((spot) => spot !== undefined);
  if (stops.length < 2) return null;
  const d = `M${stops.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const [before, last] = stops.slice(-2);
  const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const look = m.seatStyle(seat)?.className ?? "";
  const lasts = { offsetPath: `path("${d}")`, animationDuration: `${(stops.length - 1) * LEG_MS}ms` };
  return html`<g class=${`way ${look}`}>
    <circle class="was" cx=${stops[0].x} cy=${stops[0].y} r="15" />
    <path class="under" d=${d} /><path class="line" d=${d} />
    <path class="head" d="M0 0L-15 -8V8Z" transform=${`translate(${last.x} ${last.y}) rotate(${turn})`} />
    <circle class="piece" r="9" style=${lasts} />
  </g>`;
}

/** @typedef {{ x: number, y: number, w: number, h: number }} Box its upper left corner, and its size */

/** How much of two boxes lies on each other. @param {Box} a @param {Box} b */
const shared = (a, b) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * Beside a place, wherever least of what must be read is hidden: below it, if nothing is.
 * @param {Spot} spot @param {number} wide @param {Box[]} taken @returns {Box}
 */
function besideOf({ x, y, w, h }, wide, taken) {
  const [across, down] = [x - wide / 2, y - HIGH / 2];
  const [left, right, above, below] = [x - w / 2 - wide + 4, x + w / 2 - 4, y - h / 2 - HIGH + 2, y + h / 2 - 2];
  const places = [
    [across, below],
    [right, down],
    [left, down],
    [across, above],
    [right, below],
    [left, below],
    [right, above],
    [left, above],
  ].map(([x, y]) => ({ x, y, w: wide, h: HIGH }));
  const hidden = places.map((place) => taken.reduce((sum, box) => sum + shared(place, box), 0));
  return places[hidden.indexOf(Math.min(...hidden))];
}

/** What choosing a place would mean, on each that can be chosen. @param {{ m: Match }} props */
export function TargetChips({ m }) {
  const { chip, names } = m.game;
  if (!chip || !m.mine || m.director.watching.value || settings.odds.value !== "targets") return null;
  const told = m.game
    .spots(m)
    .filter((spot) => m.targets.has(spot.thing))
    .map((spot) => ({ spot, text: chip(m, spot.thing) }))
    .filter(({ text }) => text);
  const taken = told.length > 0 ? (names?.(m) ?? []) : [];
  return html`<g class="chips" aria-hidden="true">${told.map(({ spot, text }) => {
    const wide = 12 + 7.5 * text.length;
    const place = besideOf(spot, wide, taken);
    taken.push(place);
    return html`<g key=${spot.thing} transform=${`translate(${place.x} ${place.y})`}>
      <rect width=${wide} height=${HIGH} /><text x=${wide / 2} y="13.5">${text}</text></g>`;
  })}</g>`;
}

/** How far around the board a veil reaches: the picture is larger than its window. */
const BEYOND = 2000;

/** A great moment dims everything but the places that it counts, which carry what they count for. @param {{ m: Match }} props */
export function Counted({ m }) {
  const counted = m.director.moment.value?.counted ?? [];
  if (counted.length === 0) return null;
  const spots = m.game
    .spots(m)
    .map((spot) => ({ spot, count: counted.find(({ thing }) => isSame(thing, spot.thing)) }))
    .filter(({ count }) => count);
  const { width, height } = m.game.frame;
  const hole = (/** @type {Spot} */ { x, y, w, h }) =>
    `M${x - w / 2 - PAD} ${y - h / 2 - PAD}h${w + 2 * PAD}v${h + 2 * PAD}h${-w - 2 * PAD}z`;
  const all = `M${-BEYOND} ${-BEYOND}H${width + BEYOND}V${height + BEYOND}H${-BEYOND}Z`;
  return html`<g class="counted" aria-hidden="true">
    <path class="veil" d=${all + spots.map(({ spot }) => hole(spot)).join("")} />
    ${spots.map(({ spot, count }) => {
      if (!count?.text) return null;
      const net = { seat: count.seat ?? null, change: 1, text: count.text };
      return html`<${Badge} key=${spot.thing} m=${m} spot=${spot} net=${net} i=${0} />`;
    })}
  </g>`;
}

/** Places that can be answered with while the director plays: a press ends the show and is carried out. @param {{ m: Match }} props */
export function DueTargets({ m }) {
  if (!m.director.watching.value || !m.mine) return null;
  const spots = m.game.spots(m.asking).filter((spot) => m.asking.targets.has(spot.thing));
  return html`<g class="due-targets">${spots.map(
    (
      spot,
    ) => html`<rect key=${spot.thing} data-due=${spot.thing} x=${spot.x - spot.w / 2 - PAD / 2} y=${spot.y - spot.h / 2 - PAD / 2}
      width=${spot.w + PAD} height=${spot.h + PAD} 
      onClick=${(/** @type {PointerEvent} */ e) => m.pick(spot.thing, e.pointerType === "touch")} />`,
  )}</g>`;
}

/** @param {{ m: Match, spot: Spot, net: import("../../core/match/marks.js").Net, i: number }} props */
function Badge({ m, spot, net, i }) {
  const text = net.text ?? signed(net.change);
  const wide = 12 + 7.5 * text.length;
  const look = (net.seat && m.seatStyle(net.seat)?.className) || "";
  // On a card it stands inside, above the foot; on a small mark it hangs from the corner.
  const card = spot.h > CARD;
  const x = spot.x + spot.w / 2 - wide - i * (wide + 2) + (card ? -FOOT / 4 : PAD + 6);
  const y = spot.y + spot.h / 2 - (card ? FOOT + HIGH : 4);
  return html`<g class=${`net ${look} ${net.change < 0 ? "loss" : "gain"}`} transform=${`translate(${x} ${y})`}>
    <rect width=${wide} height=${HIGH} /><text x=${wide / 2} y="13.5">${text}</text></g>`;
}
