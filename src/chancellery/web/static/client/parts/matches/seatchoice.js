// Sitting down at a table that somebody else has laid.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { sitDown } from "../../core/match/promise.js";
import { go, path } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { seatStyle, seatName, seatsOf } from "./games.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { joined, paceOf, sitter, specialities } from "./matchlines.js";
import { personName, readMe } from "../people/me.js";
import { Refused } from "../common/refused.js";
import { NameField, takeName } from "../people/yourname.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("./games.js").GameSummary} GameSummary */

/** The table at which a seat is being chosen. @type {import("@preact/signals").Signal<MatchSummary | null>} */
const choosing = signal(null);

// A choice belongs to the page that it was opened on.
path.subscribe(() => (choosing.value = null));

/** @param {MatchSummary} summary @param {string} seat */
async function join(summary, seat) {
  await takeName();
  await sitDown(summary, seat);
  await readMe();
  go(`/table/${summary.id}`);
}

/** Ask which seat, and what else one should know before. @param {MatchSummary} summary */
export function chooseSeat(summary) {
  choosing.value = summary;
}

/** @param {{ games: GameSummary[] }} props */
export function SeatChoice({ games }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const summary = choosing.value;
  const game = games.find((one) => one.id === summary?.game);
  useEffect(() => {
    if (!summary || !game) return;
    setError(null);
  }, [summary?.id, game !== undefined]);
  if (!summary || !game) return null;
  const free = summary.seats.filter((seat) => seat.kind === "open");
  const sit = async (/** @type {string} */ seat) => {
    try {
      await join(summary, seat);
      choosing.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  const watch = () => {
    choosing.value = null;
    go(`/table/${summary.id}`);
  };
  return html`<${Dialog} title=${game.title} box=${dialog} onClose=${() => (choosing.value = null)}>
    <p>${joined([paceOf(summary), ...specialities(summary, game)])}</p>
    ${summary.owner && html`<p>${t("invited-by", { name: personName(summary.owner) })}</p>`}
    ${free.length > 0 && html`<${NameField} id="seat-name" />`}
    <ul class="sitting">
      ${seatsOf(game, summary.seats.length).map(({ id }) => {
        const seat = summary.seats.find((one) => one.id === id);
        if (!seat) return null;
        const style = seatStyle(game, seat.id);
        return html`<li key=${seat.id}>
          <b>${style?.icon && html`<${Icon} name=${style.icon} />`} ${seatName(game, seat.id)}</b> <span>${sitter(seat)}</span>
          ${
            seat.kind === "open" &&
            html`<button class="do" aria-label=${t("verb-of", { verb: t("seat-take"), what: seatName(game, seat.id) })}
              onClick=${() => sit(seat.id)}>${t("seat-take")}</button>`
          }
        </li>`;
      })}
    </ul>
    ${free.length === 0 && html`<p>${t("join-full")}</p>`}
    <${Refused} error=${error} tried="join" />
    <div class="b">
      <button onClick=${() => dialog.current?.close()}>${t("close")}</button>
      <button onClick=${watch}>${t("match-watch")}</button>
    </div>
  <//>`;
}
