// What lasts, and what has been played.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { markerLine } from "./about.js";
import { cardTitle, opsOf, sideName } from "./cards.js";
import { printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, boardOf, nameOf, other, say } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {Match} m */
function lasting(m) {
  const board = boardOf(m);
  const privileges = Object.entries(board?.naval.privileges ?? {}).filter(
    ([id]) => printed.boxes[id].until_opponent_arrives,
  );
  return { cards: Object.entries(board?.in_effect ?? {}), markers: board?.markers ?? [], privileges };
}

/** @param {Match} m */
function lastingLabel(m) {
  const { cards, markers, privileges } = lasting(m);
  return `${say(m, "board-in-effect")} ${cards.length + markers.length + privileges.length}`;
}

/** @param {{ side?: string, title: string, text: string, lasting?: boolean }} props */
function Entry({ side, title, text }) {
  return html`<li class=${`eit-entry ${side ? LOOK[side] : ""}`}>
    <span class="seatmark"><${Icon} name=${side ? EMBLEM[side] : "circle"} /></span>
    <div><b>${title}</b><p>${text}</p></div>
  </li>`;
}

/** @param {{ title: string, children?: any }} props */
function Entries({ title, children }) {
  return children.length > 0 && html`<h4>${title}</h4><ul>${children}</ul>`;
}

/** @param {{ m: Match }} props */
function InEffect({ m }) {
  const { cards, markers, privileges } = lasting(m);
  const board = boardOf(m);
  if (cards.length + markers.length + privileges.length === 0)
    return html`<p class="none">${say(m, "board-nothing-in-effect")}</p>`;
  const where = (/** @type {string} */ id) =>
    id === "black_hand" ? board?.black_hand : printed.mapMarkers[id]?.spaces?.[0];
  /** @param {string} id */
  const placed = (id) => {
    if (printed.warMarkers[id]) return markerLine(m, id);
    const space = where(id);
    return space && space !== "none" ? nameOf(m, "space", space) : "";
  };
  return html`<div class="eit-tab">
    <${Entries} title=${say(m, "board-lasting-cards")}>
      ${cards.map(
        ([id, side]) => html`<${Entry} key=${id} side=${side} title=${cardTitle(m, id)}
        text=${say(m, `card-${id}`, {}, "lasting") || say(m, `card-${id}`, {}, "effect")} />`,
      )}
    <//>
    <${Entries} title=${say(m, "board-markers")}>
      ${markers.map((/** @type {string} */ id) => html`<${Entry} key=${id} title=${nameOf(m, "marker", id)} text=${placed(id)} />`)}
    <//>
    <${Entries} title=${say(m, "board-privileges")}>
      ${privileges.map(
        ([id, side]) => html`<${Entry} key=${id} side=${side} title=${nameOf(m, "box", id)}
        text=${nameOf(m, "box", id, "first")} />`,
      )}
    <//>
  </div>`;
}

/** One card in a pile: its head, and its text on demand. @param {{ m: Match, id: string }} props */
function PileCard({ m, id }) {
  const { side } = printed.cards[id];
  return html`<li><details class=${`eit-pile ${LOOK[side]}`}>
    <summary>
      <b class="ops">${opsOf(m, id)}</b>
      <span class=${printed.cards[id].lasting ? "lasting" : ""}>${cardTitle(m, id)}</span>
      <span class="seatmark"><${Icon} name=${EMBLEM[side]} size=${12} /></span>
    </summary>
    <p>${say(m, `card-${id}`, {}, "effect")} <span class="whose">${sideName(m, side)}</span></p>
  </details></li>`;
}

/** @param {{ m: Match, title: string, ids: string[] }} props */
function Pile({ m, title, ids }) {
  return html`<h4>${title} <span class="fig">${ids.length}</span></h4>
    ${
      ids.length === 0
        ? html`<p class="none">${say(m, "board-no-cards")}</p>`
        : html`<ul>${ids.map((id) => html`<${PileCard} key=${id} m=${m} id=${id} />`)}</ul>`
    }`;
}

/** @param {{ m: Match }} props */
function Discards({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const seat = m.view.seat;
  const watched = seat ? [other(/** @type {any} */ (seat))] : SIDES;
  return html`<div class="eit-tab">
    ${board.playing.length > 0 && html`<${Pile} m=${m} title=${say(m, "board-playing")} ids=${board.playing} />`}
    ${watched.map((side) => {
      const title = say(m, "board-known", { seat: nameOf(m, "seat", side) });
      return (
        board.known[side].length > 0 && html`<${Pile} key=${side} m=${m} title=${title} ids=${board.known[side]} />`
      );
    })}
    <${Pile} m=${m} title=${say(m, "board-discard-pile")} ids=${[...board.discard].reverse()} />
    <${Pile} m=${m} title=${say(m, "board-removed-pile")} ids=${[...board.removed].reverse()} />
    <p class="none">${say(m, "board-deck", { cards: board.deck })}</p>
  </div>`;
}

export const tabs = [
  { id: "in-effect", label: lastingLabel, icon: "clock", Panel: InEffect, beside: true },
  {
    id: "discards",
    label: (/** @type {Match} */ m) => say(m, "board-discards"),
    icon: "pile",
    Panel: Discards,
    beside: true,
  },
];
