// A seat's mark: its emblem, or its initial on a disc.
import { html } from "../core/html.js";
import { Icon } from "./icon.js";

/** @param {{ m: import("../core/match.js").Match, seat: string, size?: number, block?: boolean }} props */
export function SeatMark({ m, seat, size = 14, block = false }) {
  const look = m.game?.seats[seat];
  if (!look) return null;
  const mark = look.icon ? html`<${Icon} name=${look.icon} size=${size} />` : html`<span class="initial">${look.initial}</span>`;
  return html`<span class=${`seatmark ${look.look} ${block ? "block" : ""}`} aria-hidden="true">${mark}</span>`;
}
