// Sitting down at a table that somebody else has laid.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, post } from "../core/api.js";
import { html } from "../core/html.js";
import { go } from "../core/route.js";
import { t } from "../core/words.js";
import { lookOf, moduleOf, seatName, seatsOf } from "./games.js";
import { Icon } from "./icon.js";
import { listed, paceOf, sitter, specialities } from "./matchlines.js";
import { readMe } from "./me.js";
import { Refused } from "./refused.js";

/** @typedef {import("../core/types.js").Card} Card */
/** @typedef {import("./games.js").GameCard} GameCard */

/** The table at which a seat is being chosen. @type {import("@preact/signals").Signal<Card | null>} */
const choosing = signal(null);

/** @param {Card} card @param {string} seat */
async function join(card, seat) {
  await post(`/matches/${card.id}/join`, { seat });
  await readMe();
  go(`/table/${card.id}`);
}

/** Ask which seat, and what else one should know before. @param {Card} card */
export function chooseSeat(card) {
  choosing.value = card;
}

/** @param {{ games: GameCard[] }} props */
export function SeatChoice({ games }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const card = choosing.value;
  const game = games.find((one) => one.id === card?.game);
  useEffect(() => {
    if (!card || !game) return;
    setError(null);
    moduleOf(game);
    dialog.current?.showModal();
  }, [card?.id, game !== undefined]);
  if (!card || !game) return null;
  const free = card.seats.filter((seat) => seat.kind === "open");
  const sit = async (/** @type {string} */ seat) => {
    try {
      await join(card, seat);
      choosing.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  const watch = () => {
    choosing.value = null;
    go(`/table/${card.id}`);
  };
  return html`<dialog ref=${dialog} aria-labelledby="seat-choice" onClose=${() => (choosing.value = null)}>
    <h2 id="seat-choice">${game.title}</h2>
    <p>${listed([paceOf(card), ...specialities(card, game)])}</p>
    <ul class="sitting">
      ${seatsOf(game, card.seats.length).map(({ id }) => {
        const seat = card.seats.find((one) => one.id === id);
        if (!seat) return null;
        const look = lookOf(game, seat.id);
        return html`<li key=${seat.id}>
          <b>${look?.icon && html`<${Icon} name=${look.icon} />`} ${seatName(game, seat.id)}</b> <span>${sitter(seat)}</span>
          ${seat.kind === "open" &&
          html`<button class="do" aria-label=${t("verb-of", { verb: t("seat-take"), what: seatName(game, seat.id) })} onClick=${() => sit(seat.id)}>${t("seat-take")}</button>`}
        </li>`;
      })}
    </ul>
    ${free.length === 0 && html`<p>${t("join-full")}</p>`}
    <${Refused} error=${error} tried="join" />
    <div class="b">
      <button onClick=${() => dialog.current?.close()}>${t("close")}</button>
      <button onClick=${watch}>${t("match-watch")}</button>
    </div>
  </dialog>`;
}
