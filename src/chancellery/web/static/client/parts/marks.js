// Marks over the board: what changed since my last turn with its net figure, and a ring where something happens now.
import { html } from "../core/html.js";
import { signed } from "../core/reading.js";
import { tellingOf } from "../core/telling.js";

/** @typedef {import("../core/match.js").Match} Match */
/** @typedef {import("../core/types.js").Spot} Spot */

const [PAD, CORNER, HIGH] = [6, 10, 17];

/** @param {Spot} spot */
function brackets({ x, y, w, h }) {
  const [l, r, t, b] = [x - w / 2 - PAD, x + w / 2 + PAD, y - h / 2 - PAD, y + h / 2 + PAD];
  const above = `M${l} ${t + CORNER}V${t}H${l + CORNER}M${r - CORNER} ${t}H${r}V${t + CORNER}`;
  return `${above}M${r} ${b - CORNER}V${b}H${r - CORNER}M${l + CORNER} ${b}H${l}V${b - CORNER}`;
}

/** A space may be a target under another name, as a region: it is the same place. @param {string | null} one @param {string} thing */
const isSame = (one, thing) =>
  one === thing || (one?.startsWith("space:") && one.split(":")[1] === thing.split(":")[1]);

/** @param {{ m: Match }} props */
export function BoardMarks({ m }) {
  const marks = m.marks.byThing.value;
  const now = m.director.now.value;
  const place = now ? (tellingOf(m, now.step).place ?? null) : null;
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
        ${!ring && changed(spot) && html`<path class="brackets" d=${brackets(spot)} />`}
        ${nets.map((net, i) => html`<${Badge} key=${i} m=${m} spot=${spot} net=${net} i=${i} />`)}
      </g>`;
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

/** @param {{ m: Match, spot: Spot, net: import("../core/marks.js").Net, i: number }} props */
function Badge({ m, spot, net, i }) {
  const text = net.text ?? signed(net.change);
  const wide = 12 + 7.5 * text.length;
  const look = (net.seat && m.seatStyle(net.seat)?.className) || "";
  const x = spot.x + spot.w / 2 + PAD - wide + 6 - i * (wide + 2);
  const y = spot.y + spot.h / 2 - 4;
  return html`<g class=${`net ${look} ${net.change < 0 ? "loss" : "gain"}`} transform=${`translate(${x} ${y})`}>
    <rect width=${wide} height=${HIGH} /><text x=${wide / 2} y="13.5">${text}</text></g>`;
}
