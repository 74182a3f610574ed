// Matches that are over: how they ended, and a way to see them again.
import { useEffect, useState } from "preact/hooks";
import { Refusal, post } from "../core/api.js";
import { html } from "../core/html.js";
import { go } from "../core/route.js";
import { language } from "../core/settings.js";
import { Words, learn, t } from "../core/words.js";
import { useFresh } from "../parts/fresh.js";
import { seatName, useGames } from "../parts/games.js";
import { isOver, listed, locale, opponents, ownSeats } from "../parts/matchlines.js";
import { Refused } from "../parts/refused.js";
import { Listed } from "../parts/timetable.js";
import { Desk } from "../parts/topbar.js";

/** @typedef {import("../core/types.js").Card} Card */
/** @typedef {import("../parts/games.js").GameCard} GameCard */

export function ReplaysPage() {
  const { games } = useGames();
  const mine = useFresh("/matches?which=mine");
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const over = (mine.data ?? []).filter(isOver);
  const ids = [...new Set(over.map((/** @type {Card} */ card) => card.game))].join(" ");
  useEffect(() => {
    // How a match ended is said in the game's own words.
    if (ids) learn(...ids.split(" ")).catch(() => {});
  }, [ids, language.value]);
  const again = async (/** @type {Card} */ card) => {
    try {
      go(`/table/${(await post(`/matches/${card.id}/rematch`)).id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  return html`<${Desk} at="replays" title=${t("nav-replays")}>
    <h1>${t("nav-replays")}</h1>
    <p class="lead">${t("replays-lead")}</p>
    <${Refused} error=${error} tried="rematch" />
    <${Listed} list=${mine}>
      ${over.length === 0
        ? html`<div class="desk2 first empty"><p>${t("replays-none")}</p><p><a class="button" href="/">${t("to-the-lobby")}</a></p></div>`
        : html`<table class="timetable">
            <thead>
              <tr>
                <th scope="col">${t("col-begun")}</th><th scope="col">${t("col-game")}</th><th scope="col" class="wide">${t("col-opponents")}</th>
                <th scope="col" class="wide">${t("col-result")}</th><th scope="col"><span class="unseen">${t("col-open")}</span></th>
              </tr>
            </thead>
            <tbody>
              ${over.map((/** @type {Card} */ card) => {
                const game = games?.find((one) => one.id === card.game);
                return game && html`<${Row} key=${card.id} card=${card} game=${game} again=${() => again(card)} />`;
              })}
            </tbody>
          </table>`}
    <//>
  <//>`;
}

/** How it ended: who won, and why. @param {Card} card @param {GameCard} game */
function ending(card, game) {
  if (card.status === "abandoned" || !card.result) return t("result-abandoned");
  const ids = game.seats[String(card.seats.length)].map((seat) => seat.id);
  const winners = card.result.winners.map((/** @type {number | string} */ seat) => (typeof seat === "number" ? ids[seat] : seat));
  const reason = new Words(game.id).text(`ending-${card.result.reason}`);
  const who = winners.length === 0 ? t("result-nobody") : t("result-won", { who: listed(winners.map((/** @type {string} */ seat) => seatName(game, seat))), count: winners.length });
  return reason ? t("result-why", { who, reason }) : who;
}

/** @param {{ card: Card, game: GameCard, again: () => void }} props */
function Row({ card, game, again }) {
  const begun = new Date(card.created * 1000);
  const result = ending(card, game);
  const of = (/** @type {string} */ verb) => t("verb-of", { verb: t(verb), what: game.title });
  return html`<tr>
    <td class="t"><time datetime=${begun.toISOString()}>${begun.toLocaleDateString(locale(), { day: "numeric", month: "short" })}</time></td>
    <td class="g"><b>${game.title}</b><br /><span>${ownSeats(card, game)}</span><span class="narrow">${opponents(card)} · ${result}</span></td>
    <td class="wide">${opponents(card)}</td>
    <td class="wide">${result}</td>
    <td class="do-it">
      <a class="button do" href=${`/table/${card.id}`} aria-label=${of("replays-see")}>${t("replays-see")}</a>
      <button aria-label=${of("replays-rematch")} onClick=${again}>${t("replays-rematch")}</button>
      <a class="button" href=${`/api/matches/${card.id}/export`} download=${`${card.game}-${card.id}.json`} aria-label=${of("replays-file")}>${t("replays-file")}</a>
    </td>
  </tr>`;
}
