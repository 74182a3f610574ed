// The conference: waiting room, table, piles, the wall and the tracks, each where the layout has it.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { EventCard, IssueCard, Piles } from "./cards.js";
import { layout } from "./layout.js";
import { Standing } from "./solo.js";
import { phrase } from "./reading.js";
import { settlement } from "./story.js";
import { Demobilized, Happiness, Unrest } from "./tracks.js";
import { Wall } from "./wall.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match, at: { x: number, y: number }, id: string }} props */
const Label = ({
  m,
  at,
  id,
}) => html`<text class="vs-place" x=${at.x} y=${at.y}>${phrase(m, id)}<tspan class="why" dx="10">
  ${phrase(m, `${id}-why`)}</tspan></text>`;

/** The place of the issue that is being settled. @param {{ m: Match }} props */
function Gone({ m }) {
  const board = boardOf(m);
  const box = layout.value.table[board.table.length];
  const told = box && board.step > 0 && board.step < 4 ? settlement(m) : null;
  if (!told) return null;
  return html`<g class="vs-gone" transform=${`translate(${box.x} ${box.y})`}><rect width=${box.w} height=${box.h} />
    <text x=${box.w / 2} y=${box.h / 2 - 4}>${nameOf(m, "issue", told.issue)}</text><text class="why" x=${box.w / 2}
      y=${box.h / 2 + 16}>${phrase(m, "being-settled")}</text></g>`;
}

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const at = layout.value;
  return html`<g class="vs">
    <rect class="vs-room" width=${at.frame.width} height=${at.frame.height} />
    ${at.zones.map((zone, i) => html`<rect key=${i} class=${`vs-zone ${i ? "on-table" : ""}`} x=${zone.x} y=${zone.y} width=${zone.w} height=${zone.h} />`)}
    <${Label} m=${m} at=${at.labels[0]} id="waiting-room" />
    ${board.waiting_room.map(
      (issue, i) => html`<${IssueCard} key=${issue.issue} m=${m} issue=${issue} box=${at.waiting[i]} table=${false} />`,
    )}
    ${board.callers.map(
      (id, i) => html`<${EventCard} key=${id} m=${m} id=${id} box=${at.callers[i] ?? at.callers[1]} table=${false} />`,
    )}
    ${board.goal > 0 && !at.rows && html`<${Standing} m=${m} box=${at.waiting[2]} />`}
    <${Label} m=${m} at=${at.labels[1]} id="table" />
    ${board.table.map(
      (issue, i) => html`<${IssueCard} key=${issue.issue} m=${m} issue=${issue} box=${at.table[i]} table=${true} />`,
    )}
    <${Gone} m=${m} />
    ${at.piles && html`<foreignObject x=${at.piles.x} y=${at.piles.y} width=${at.piles.w} height=${at.piles.h}><${Piles} m=${m} /></foreignObject>`}
    ${board.event !== "none" && html`<${EventCard} m=${m} id=${board.event} box=${at.event} table=${true} />`}
    ${at.wall && html`<${Wall} m=${m} box=${at.wall} />`}
    ${at.unrest && html`<${Unrest} m=${m} box=${at.unrest} />`}
    ${at.happiness && html`<${Happiness} m=${m} box=${at.happiness} />`}
    ${at.boxes && html`<${Demobilized} m=${m} box=${at.boxes} />`}
  </g>`;
}
