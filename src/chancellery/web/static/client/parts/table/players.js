// A block for each seat: who sits there, whether they decide, their figures, their clock.
import { html } from "../../core/base/html.js";
import { clock, useSeconds } from "../../core/match/clock.js";
import { t } from "../../core/words/words.js";
import { Asides } from "./asides.js";
import { Icon } from "../common/icon.js";
import { usePolled } from "../common/polling.js";
import { SeatMark } from "../common/seat.js";
import { Present } from "../matches/sitters.js";
import { personName } from "../people/me.js";

/** Who is at the table now, asked for again and again; at once where several people play. @param {import("../../core/match/match.js").Match} m */
function usePresence(m) {
  const alone = m.summary.seats.every(({ kind, yours }) => kind === "bot" || yours);
  /** @type {{ data: { seats: string[], watching: number } | undefined }} */
  const { data } = usePolled(`/matches/${m.id}/present`, 0, alone);
  return data;
}

/** For whom a bot plays, and whether they may come back. @param {import("../../core/game/types.js").SeatSummary} seat */
const standsIn = ({ for_whom, gone, resigned }) =>
  t("stands-in", { name: personName(for_whom), how: resigned ? "resigned" : gone ? "left" : "away" });

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function Players({ m }) {
  const summary = m.summary;
  const { waiting } = m.view.position;
  const here = usePresence(m);
  // Whoever watches knows that they do.
  const watching = (here?.watching ?? 0) - (summary.yours.length === 0 ? 1 : 0);
  return html`<section class=${`pls of${summary.seats.length}`} aria-label=${t("players")}>
    ${summary.seats.map((seat) => {
      const deciding = waiting.includes(seat.id);
      const state = summary.status !== "running" || !deciding ? "" : seat.yours ? t("you-decide") : t("deciding");
      return html`<div key=${seat.id} class=${`${m.seatStyle(seat.id)?.className ?? ""} ${deciding ? "act" : ""}`}>
        <b><${SeatMark} m=${m} seat=${seat.id} size=${16} /> ${m.seatName(seat.id)}</b>
        <small>
          ${
            seat.kind === "person" && !seat.yours && here
              ? html`<${Present} present=${here.seats.includes(seat.id)}>${m.sitter(seat.id)}<//>`
              : seat.kind === "open"
                ? t("seat-open")
                : m.sitter(seat.id)
          }${seat.yours && !state ? ` (${t("you")})` : ""}${seat.for_whom ? ` ${standsIn(seat)}` : ""}${state ? ` · ${state}` : ""}
        </small>
        <div class="k">
          ${m.game.figures(m, seat.id).map(([name, value]) => html`<span>${name} <span class="fig">${value}</span></span>`)}
          ${summary.pace.kind !== "none" && html`<${Left} m=${m} seat=${seat.id} running=${deciding && summary.status === "running"} />`}
        </div>
        ${m.game.Seat && html`<${m.game.Seat} m=${m} seat=${seat.id} />`}
        ${seat.yours && seat.id === m.view.seat && html`<${Asides} m=${m} />`}
      </div>`;
    })}
    ${m.game.Others && html`<${m.game.Others} m=${m} />`}
    ${watching > 0 && html`<p class="watchers"><${Icon} name="eye" size=${13} /> ${t("watching", { count: watching })}</p>`}
  </section>`;
}

/**
 * A seat's clock, which stands still while a question has a time of its own.
 * @param {{ m: import("../../core/match/match.js").Match, seat: string, running: boolean }} props
 */
export function Left({ m, seat, running: asked }) {
  // Before the match begins nobody has any time yet.
  const begun = m.summary.status !== "waiting";
  const left = m.present.clocks[seat] ?? null;
  const running = asked && m.present.left === null;
  const passed = useSeconds(running, m.present);
  if (left === null || !begun) return null;
  return html`<span class="clock"><${Icon} name="clock" size=${13} /> <span class="fig">
    ${clock(Math.max(0, left - (running ? passed : 0)))}</span></span>`;
}
