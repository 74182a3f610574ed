// In the empty corners of the map: the regions, the barometer of tension, the Great War.
import { html } from "../../core/base/html.js";
import { spoken, useShown } from "../../core/game/reading.js";
import { fit } from "../../parts/common/lettering.js";
import { regionLines, statusLines, tensionLines } from "./about.js";
import { layout, printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, boardOf, nameOf, say, signed } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const ROW = 27.2;
const HEAD = 26;
// Where a marker's name begins, the room that a figure behind it takes up, and the size of its letters.
const [NAME_AT, AFTER, LETTERS] = [35, 14, 14];
/** @type {("presence" | "domination" | "control")[]} */
const LEVELS = ["presence", "domination", "control"];

/** @param {Match} m @param {string} thing */
const look = (m, thing) => (/** @type {PointerEvent} */ e) => m.pick(thing, e.pointerType === "touch");

/** @param {{ place: [number, number, number, number], title: string, children?: any }} props */
function Panel({ place: [x, y, w, h], title, children }) {
  return html`<g class="eit-panel" transform=${`translate(${x} ${y})`}>
    <rect class="sheet" width=${w} height=${h} />
    <rect class="bar" width=${w} height=${HEAD} />
    <text class="title" x="10" y="18">${title}</text>
    ${children}
  </g>`;
}

/** @param {{ m: Match }} props */
export function RegionsPanel({ m }) {
  const s = useShown(() => ({
    title: say(m, "board-regions"),
    letters: LEVELS.map((level) => say(m, `board-letter-${level}`)),
    rows: Object.entries(printed.regions).map(([id, record]) => ({
      id,
      name: nameOf(m, "region", id),
      values: LEVELS.map((level) => record[level]),
      levels: SIDES.map((side) => boardOf(m)?.regions[id][side].level ?? "nothing"),
      label: spoken([nameOf(m, "region", id), ...regionLines(m, id)]),
    })),
  }));
  const [x, y, w, h] = layout.panels.regions;
  const columns = [w - 101, w - 84.5, w - 68];
  return html`<${Panel} place=${[x, y, w, h]} title=${s.title}>
    ${s.letters.map(
      (/** @type {string} */ letter, /** @type {number} */ i) => html`<text class="letter" x=${columns[i]}
      y="18">${letter}</text>`,
    )}
    ${SIDES.map((side, i) => html`<use class="on-bar" href=${`#i-${EMBLEM[side]}`} x=${w - 52 + 28 * i} y="8" width="11" height="11" />`)}
    ${s.rows.map((/** @type {any} */ row, /** @type {number} */ i) => {
      const top = HEAD + ROW * i;
      return html`<g class="eit-region-row" data-region=${row.id} data-thing=${`region:${row.id}`} role="img"
        aria-label=${row.label} tabindex="-1"
        onClick=${look(m, `region:${row.id}`)}>
        <rect class="hit" y=${top} width=${w} height=${ROW} />
        <rect class="flag" x=".5" y=${top} width="8" height=${ROW} />
        <path class="rule" d=${`M0 ${top + ROW}h${w}`} />
        <text class="what" x="15" y=${top + 18.5}>${row.name}</text>
        ${row.values.map(
          (/** @type {number} */ value, /** @type {number} */ j) => html`<text class="value"
          x=${columns[j]} y=${top + 19.5}>${value}</text>`,
        )}
        ${SIDES.map((side, j) => {
          const letter = s.letters[LEVELS.indexOf(row.levels[j])] ?? "–";
          return html`<${Level} side=${side} level=${row.levels[j]} letter=${letter} x=${w - 59 + 28 * j} y=${top + 3.5} />`;
        })}
        <rect class="look" x="1.5" y=${top + 1.5} width=${w - 3} height=${ROW - 3} />
      </g>`;
    })}
  <//>`;
}

/**
 * What a side has in a region; domination and control are solid.
 * @param {{ side: "liberal" | "authoritarian", level: string, letter: string, x: number, y: number }} props
 */
function Level({ side, level, letter, x, y }) {
  const strong = level === "domination" || level === "control";
  return html`<g class=${`level ${level === "nothing" ? "none" : LOOK[side]} ${strong ? "held" : ""}`}>
    <rect x=${x} y=${y} width="25" height="20.5" />
    ${level === "control" && html`<rect class="hatch" x=${x} y=${y} width="25" height="20.5" />`}
    <text class="value" x=${x + 12.5} y=${y + 16}>${letter}</text>
  </g>`;
}

/** @param {{ m: Match }} props */
export function TensionPanel({ m }) {
  const s = useShown(() => ({
    title: say(m, "board-tension"),
    now: boardOf(m)?.tension ?? 0,
    most: boardOf(m)?.highest_tension ?? printed.tension,
    weather: Array.from({ length: printed.tension + 1 }, (_, tension) => say(m, "board-weather", { tension })),
    label: spoken([say(m, "board-tension"), ...tensionLines(m)]),
  }));
  const [x, y, w, h] = layout.panels.tension;
  const step = (h - 55) / printed.tension;
  const at = (/** @type {number} */ tension) => h - 10 - step * tension;
  return html`<g data-thing="track:tension" role="img" aria-label=${s.label} tabindex="-1" onClick=${look(m, "track:tension")}>
    <${Panel} place=${[x, y, w, h]} title=${s.title}>
      ${s.weather.map(
        (/** @type {string} */ word, /** @type {number} */ tension) => html`<g
          class=${tension > s.most ? "beyond" : tension === s.now ? "now" : ""}>
          <path class="tick" d=${`M58 ${at(tension)}h14`} />
          <text class="weather" x="84" y=${at(tension) + 5}>${word}</text>
          <text class="degree" x="50" y=${at(tension) + 7}>${tension}</text>
        </g>`,
      )}
      <rect class="tube" x="60.5" y=${at(printed.tension) - 5} width="9" height=${at(0) - at(printed.tension) + 7} />
      <rect class="mercury" x="61" y=${at(s.now)} width="8" height=${at(0) - at(s.now) + 2} />
      <path class="hand" d=${`M14 ${at(s.now) - 10}h14l12 10-12 10h-14z`} />
      <rect class="look" x="1.5" y="1.5" width=${w - 3} height=${h - 3} />
    <//>
  </g>`;
}

/** @param {{ m: Match }} props */
export function GreatWarPanel({ m }) {
  const s = useShown(() => {
    const board = boardOf(m);
    const track = board?.track ?? [];
    return {
      title: say(m, "board-status"),
      now: say(m, "board-status-now"),
      status: board?.status ?? 0,
      markers: track.map((id) => ({ ...printed.warMarkers[id], name: nameOf(m, "marker", id) })),
      slots: printed.slots.slice(track.length).map((slot) => slot.modifier ?? 0),
      label: spoken([say(m, "board-status"), ...statusLines(m)]),
    };
  });
  const [x, y, w, h] = layout.panels.great_war;
  const top = (/** @type {number} */ i) => 34 + 27 * i;
  return html`<g data-thing="track:great_war" role="img" aria-label=${s.label} tabindex="-1" onClick=${look(m, "track:great_war")}>
    <${Panel} place=${[x, y, w, h]} title=${s.title}>
      ${s.markers.map((/** @type {any} */ marker, /** @type {number} */ i) => html`<${Marker} marker=${marker} w=${w} y=${top(i)} />`)}
      ${s.slots.map((/** @type {number} */ modifier, /** @type {number} */ i) => {
        const row = top(s.markers.length + i);
        return html`<g class=${`slot ${i === 0 ? "now" : ""}`}>
          <rect x="8" y=${row} width=${w - 16} height="22" />
          <text class="value" x="20" y=${row + 17}>${signed(modifier)}</text>
          ${i === 0 && html`<text class="what" x="38" y=${row + 15.5}>${s.now}</text>`}
          ${i === 0 && modifier !== s.status && html`<text class="value" x=${w - 20} y=${row + 17}>${signed(s.status)}</text>`}
        </g>`;
      })}
      <rect class="look" x="1.5" y="1.5" width=${w - 3} height=${h - 3} />
    <//>
  </g>`;
}

/** A marker of the status track: whom it helps in the war, and what it adds to a crisis roll. @param {{ marker: any, w: number, y: number }} props */
function Marker({ marker, w, y }) {
  const side = marker.war_liberal ? "liberal" : marker.war_authoritarian ? "authoritarian" : "neutral";
  const war = marker.war_liberal ?? marker.war_authoritarian;
  const { size } = fit(marker.name, w - NAME_AT - (marker.crisis_modifier ? 2 * AFTER : AFTER), LETTERS);
  return html`<g class=${`marker ${LOOK[side]}`}>
    <rect class="body" x="8" y=${y} width=${w - 16} height="22" />
    <rect class="block" x="8" y=${y} width="24" height="22" />
    <rect class="hatch" x="8" y=${y} width="24" height="22" />
    <text class="value" x="20" y=${y + 17}>${war ? signed(war) : "–"}</text>
    <text class="what" x="35" y=${y + 15.5} style=${{ fontSize: `${size}px` }}>${marker.name}</text>
    ${marker.crisis_modifier && html`<text class="crisis" x=${w - 17} y=${y + 17}>${signed(marker.crisis_modifier)}</text>`}
  </g>`;
}

/** Marks of the panels, for arrows and tooltips. @param {Match} m @returns {import("../../core/game/types.js").Spot[]} */
export function panelSpots(m) {
  /** @param {string} thing @param {string} name @param {number[]} place @param {string[]} lines */
  const spot = (thing, name, [x, y, w, h], lines) => ({
    thing,
    name,
    x: x + w / 2,
    y: y + h / 2,
    w,
    h,
    label: spoken([name, ...lines]),
  });
  const [x, y, w] = layout.panels.regions;
  const row = (/** @type {number} */ i) => [x, y + HEAD + ROW * i, w, ROW];
  return [
    ...Object.keys(printed.regions).map((id, i) =>
      spot(`region:${id}`, nameOf(m, "region", id), row(i), regionLines(m, id)),
    ),
    spot("track:tension", say(m, "board-tension"), layout.panels.tension, tensionLines(m)),
    spot("track:great_war", say(m, "board-status"), layout.panels.great_war, statusLines(m)),
  ];
}
