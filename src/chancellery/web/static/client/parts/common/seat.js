// A seat's mark: its emblem, or its initial on a disc.
import { html } from "../../core/base/html.js";
import { Icon } from "./icon.js";

/** @param {{ m: import("../../core/match/match.js").Match, seat: string, size?: number, block?: boolean }} props */
export function SeatMark({ m, seat, size = 14, block = false }) {
  const style = m.seatStyle(seat);
  if (!style) return null;
  const mark = style.icon
    ? html`<${Icon} name=${style.icon} size=${size} />`
    : html`<span class="initial">${style.initial}</span>`;
  return html`<span class=${`seatmark ${style.className} ${block ? "block" : ""}`} aria-hidden="true">${mark}</span>`;
}
