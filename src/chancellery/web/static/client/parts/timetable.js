// My matches, as a timetable; and what the tables of others look like in one.
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { seatName } from "./games.js";
import { deciding, due, isMine, isOver, listed, opponents, ownSeats, paceOf, roughly, sitter, specialities, timeLeft } from "./matchlines.js";
import { chooseSeat } from "./sitting.js";
import { useStanding } from "./standing.js";
import { toast } from "./toast.js";

/** @typedef {import("../core/types.js").Card} Card */
/** @typedef {import("./games.js").GameCard} GameCard */
/** @typedef {{ data: Card[] | undefined, error: import("../core/api.js").Refusal | null, read: () => void }} Fresh */

/** What stands in a list's place, or above it, while it cannot be had. @param {{ list: Fresh, children?: any }} props */
export function Listed({ list, children }) {
  return html`<div class="neat"></div>
    ${list.error &&
    html`<p class="stale" role="status">${t(list.data ? "list-stale" : "list-away")} <button onClick=${list.read}>${t("try-again")}</button></p>`}
    ${list.data ? children : !list.error && html`<div class="desk2 first"><div class="loading"></div></div>`}`;
}

/** Mine to move first, then those that run, then those that wait. @param {Card} card */
const rank = (card) => (isMine(card) ? 0 : card.status === "running" ? 1 : 2);

/** @param {{ games: GameCard[], list: Fresh, children?: any }} props */
export function MyMatches({ games, list, children }) {
  const running = (list.data ?? []).filter((card) => !isOver(card));
  const rows = [...running].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  return html`<section class="mine" aria-labelledby="my-matches">
    <h2 id="my-matches">${t("matches-mine")} <small>${list.data && running.length > 0 && t("matches-wait", { count: running.filter(isMine).length })}</small></h2>
    <${Listed} list=${list}>
      ${rows.length === 0
        ? html`<div class="desk2 first empty"><p>${t("matches-none")}</p>${children}</div>`
        : html`<table class="timetable">
            <thead>
              <tr>
                <th scope="col">${t("col-due")}</th><th scope="col">${t("col-game")}</th><th scope="col" class="wide">${t("col-opponents")}</th>
                <th scope="col" class="wide">${t("col-next")}</th><th scope="col" class="clock">${t("col-clock")}</th>
                <th scope="col"><span class="unseen">${t("col-open")}</span></th>
              </tr>
            </thead>
            <tbody>${rows.map((card) => html`<${Row} key=${card.id} card=${card} game=${games.find((game) => game.id === card.game)} />`)}</tbody>
          </table>`}
    <//>
  </section>`;
}

/** @param {{ card: Card, game: GameCard | undefined }} props */
function Row({ card, game }) {
  return game ? html`<${KnownRow} card=${card} game=${game} />` : null;
}

/** The question itself; what else a prompt says can wait until somebody is there. @param {string} prompt */
const question = (prompt) => prompt.split(/(?<=[.?!])\s+(?=\p{Lu})/u)[0];

/** @param {{ card: Card, game: GameCard }} props */
function KnownRow({ card, game }) {
  const { prompt, headline } = useStanding(card, game);
  const mine = isMine(card);
  const waits = card.status === "waiting";
  const free = card.seats.filter((seat) => seat.kind === "open").length;
  const left = timeLeft(card);
  const next = waits ? t("match-waits", { count: free }) : mine ? question(prompt) || t("match-your-turn") : deciding(card);
  const verb = t(mine ? "match-your-move" : waits ? "match-open" : "match-watch");
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/table/${card.id}`);
    toast(t("invitation-copied"));
  };
  return html`<tr class=${mine ? "you" : ""}>
    <td class="t">${waits ? t("seats-taken", { taken: card.seats.length - free, all: card.seats.length }) : due(card)}</td>
    <td class="g">
      <b>${game.title}</b><br /><span>${[headline, ownSeats(card, game)].filter(Boolean).join(" · ")}</span>
      <span class="narrow">${opponents(card)}${next && ` · ${next}`}</span>
    </td>
    <td class="wide">${opponents(card)}</td>
    <td class="wide">${next}</td>
    <td class="t clock">${left === null ? "–" : roughly(left)}</td>
    <td class="do-it">
      ${waits && free > 0 && html`<button onClick=${copy}>${t("invitation-copy")}</button>`}
      <a class=${mine ? "button do" : "button"} href=${`/table/${card.id}`} aria-label=${t("verb-of", { verb, what: game.title })}>${verb}</a>
    </td>
  </tr>`;
}

/** @param {{ games: GameCard[], list: Fresh }} props */
export function OpenTables({ games, list }) {
  const rows = (list.data ?? []).filter((card) => card.yours.length === 0);
  return html`<section class="open" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("tables-open")} <small>${rows.length > 0 && t("tables-open-hint")}</small></h2>
    <${Listed} list=${list}>
      ${rows.length === 0
        ? html`<div class="desk2 first empty"><p>${t("tables-none")}</p></div>`
        : html`<table class="timetable">
            <thead class="unseen">
              <tr><th scope="col">${t("col-seats")}</th><th scope="col">${t("col-game")}</th><th scope="col">${t("col-free")}</th><th scope="col">${t("col-people")}</th><th scope="col">${t("col-open")}</th></tr>
            </thead>
            <tbody>${rows.map((card) => html`<${OpenRow} key=${card.id} card=${card} game=${games.find((game) => game.id === card.game)} />`)}</tbody>
          </table>`}
    <//>
  </section>`;
}

/** @param {{ card: Card, game: GameCard | undefined }} props */
function OpenRow({ card, game }) {
  if (!game) return null;
  const free = card.seats.filter((seat) => seat.kind === "open");
  const people = listed(card.seats.filter((seat) => seat.kind !== "open").map(sitter));
  const seats = free.length === 1 ? t("seat-one-free", { seat: seatName(game, free[0].id) }) : t("seat-some-free", { count: free.length });
  const about = [seats, paceOf(card), ...specialities(card, game)].join(" · ");
  return html`<tr>
    <td class="t">${t("seats-taken", { taken: card.seats.length - free.length, all: card.seats.length })}</td>
    <td class="g"><b>${game.title}</b><span class="narrow">${[about, people].filter(Boolean).join(" · ")}</span></td>
    <td class="wide">${about}</td>
    <td class="wide">${people}</td>
    <td class="do-it"><button aria-label=${t("verb-of", { verb: t("tables-take"), what: game.title })} onClick=${() => chooseSeat(card)}>${t("tables-take")}</button></td>
  </tr>`;
}
