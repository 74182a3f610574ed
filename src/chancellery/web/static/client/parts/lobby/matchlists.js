// My matches, as a timetable; and what the tables of others look like in one.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { seatName } from "../matches/games.js";
import {
  deciding,
  due,
  isMine,
  isOutdated,
  isOver,
  isStillOwn,
  joined,
  opponents,
  ownSeats,
  paceOf,
  roughly,
  sitter,
  specialities,
  timeLeft,
} from "../matches/matchlines.js";
import { chooseSeat } from "../matches/seatchoice.js";
import { Sitters } from "../matches/sitters.js";
import { useHeadline } from "../matches/headline.js";
import { toast } from "../common/toast.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../matches/games.js").GameSummary} GameSummary */
/** @typedef {{ data: MatchSummary[] | undefined, error: import("../../core/base/api.js").Refusal | null, read: () => void }} Polled */

/** What stands in a list's place, or above it, while it cannot be had. @param {{ list: Polled, children?: any }} props */
export function Listed({ list, children }) {
  return html`<div class="neat"></div>
    ${
      list.error &&
      html`<p class="stale" role="status">${t(list.data ? "list-stale" : "list-away")} <button onClick=${list.read}>
        ${t("try-again")}</button></p>`
    }
    ${list.data ? children : !list.error && html`<div class="desk2 first"><div class="loading"></div></div>`}`;
}

/** Mine to move first, then those that run, then those that wait. @param {MatchSummary} summary */
const rank = (summary) => (isMine(summary) ? 0 : summary.status === "running" ? 1 : 2);

/** @param {{ games: GameSummary[], list: Polled, children?: any }} props */
export function MyMatches({ games, list, children }) {
  const running = (list.data ?? []).filter((summary) => !isOver(summary) && isStillOwn(summary));
  const rows = [...running].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  return html`<section class="mine" aria-labelledby="my-matches">
    <h2 id="my-matches">${t("matches-mine")} <small>
      ${list.data && running.length > 0 && t("matches-wait", { count: running.filter(isMine).length })}</small></h2>
    <${Listed} list=${list}>
      ${
        rows.length === 0
          ? html`<div class="desk2 first empty"><p>${t("matches-none")}</p>${children}</div>`
          : html`<table class="timetable">
            <thead>
              <tr>
                <th scope="col">${t("col-due")}</th>
                <th scope="col">${t("col-game")}</th>
                <th scope="col" class="wide">${t("col-opponents")}</th>
                <th scope="col" class="wide">${t("col-next")}</th>
                <th scope="col" class="clock">${t("col-clock")}</th>
                <th scope="col"><span class="unseen">${t("col-open")}</span></th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (summary) => html`<${Row} key=${summary.id} summary=${summary}
                game=${games.find((game) => game.id === summary.game)} />`,
              )}
            </tbody>
          </table>`
      }
    <//>
  </section>`;
}

/** @param {{ summary: MatchSummary, game: GameSummary | undefined }} props */
function Row({ summary, game }) {
  return game ? html`<${KnownRow} summary=${summary} game=${game} />` : null;
}

/** The question itself; what else a prompt says can wait until somebody is there. @param {string} prompt */
const question = (prompt) => prompt.split(/(?<=[.?!])\s+(?=\p{Lu})/u)[0];

/** @param {{ summary: MatchSummary, game: GameSummary }} props */
function KnownRow({ summary, game }) {
  const { prompt, headline } = useHeadline(summary);
  const mine = isMine(summary);
  const waits = summary.status === "waiting";
  const free = summary.seats.filter((seat) => seat.kind === "open").length;
  const left = timeLeft(summary);
  const next = isOutdated(summary)
    ? t("match-old-rules")
    : waits
      ? t("match-waits", { count: free })
      : mine
        ? question(prompt) || t("match-your-turn")
        : deciding(summary);
  const others = summary.seats.filter((seat) => !seat.yours);
  const verb = t(mine ? "match-your-move" : waits || isOutdated(summary) ? "match-open" : "match-watch");
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/table/${summary.id}`);
    toast(t("invitation-copied"));
  };
  return html`<tr class=${mine ? "you" : ""}>
    <td class="t">${waits ? t("seats-taken", { taken: summary.seats.length - free, all: summary.seats.length }) : due(summary)}</td>
    <td class="g">
      <b>${game.title}</b><br /><span>${[headline, ownSeats(summary, game)].filter(Boolean).join(" · ")}</span>
      <span class="narrow">${opponents(summary)}${next && ` · ${next}`}</span>
    </td>
    <td class="wide">${others.length > 0 ? html`<${Sitters} seats=${others} />` : opponents(summary)}</td>
    <td class="wide">${next}</td>
    <td class="t clock">${left === null ? "–" : roughly(left)}</td>
    <td class="do-it">
      ${waits && free > 0 && html`<button onClick=${copy}>${t("invitation-copy")}</button>`}
      <a class=${mine ? "button do" : "button"} href=${`/table/${summary.id}`}
        aria-label=${t("verb-of", { verb, what: game.title })}>${verb}</a>
    </td>
  </tr>`;
}

/** @param {{ games: GameSummary[], list: Polled }} props */
export function OpenTables({ games, list }) {
  const rows = (list.data ?? []).filter((summary) => summary.yours.length === 0);
  return html`<section class="open" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("tables-open")} <small>${rows.length > 0 && t("tables-open-hint")}</small></h2>
    <${Listed} list=${list}>
      ${
        rows.length === 0
          ? html`<div class="desk2 first empty"><p>${t("tables-none")}</p></div>`
          : html`<table class="timetable">
            <thead class="unseen">
              <tr>
                <th scope="col">${t("col-seats")}</th>
                <th scope="col">${t("col-game")}</th>
                <th scope="col">${t("col-free")}</th>
                <th scope="col">${t("col-people")}</th>
                <th scope="col">${t("col-open")}</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (summary) => html`<${OpenRow} key=${summary.id} summary=${summary}
                game=${games.find((game) => game.id === summary.game)} />`,
              )}
            </tbody>
          </table>`
      }
    <//>
  </section>`;
}

/** @param {{ summary: MatchSummary, game: GameSummary | undefined }} props */
function OpenRow({ summary, game }) {
  if (!game) return null;
  const free = summary.seats.filter((seat) => seat.kind === "open");
  const sitting = summary.seats.filter((seat) => seat.kind !== "open");
  const people = joined(sitting.map(sitter));
  const seats =
    free.length === 1
      ? t("seat-one-free", { seat: seatName(game, free[0].id) })
      : t("seat-some-free", { count: free.length });
  const about = [seats, paceOf(summary), ...specialities(summary, game)].join(" · ");
  return html`<tr>
    <td class="t">${t("seats-taken", { taken: summary.seats.length - free.length, all: summary.seats.length })}</td>
    <td class="g"><b>${game.title}</b><span class="narrow">${[about, people].filter(Boolean).join(" · ")}</span></td>
    <td class="wide">${about}</td>
    <td class="wide"><${Sitters} seats=${sitting} /></td>
    <td class="do-it"><button aria-label=${t("verb-of", { verb: t("tables-take"), what: game.title })}
      onClick=${() => chooseSeat(summary)}>${t("tables-take")}</button></td>
  </tr>`;
}

/** Public matches that are being played; nothing where there are none. @param {{ games: GameSummary[], list: Polled }} props */
export function LiveTables({ games, list }) {
  const rows = (list.data ?? []).filter((summary) => summary.yours.length === 0);
  if (rows.length === 0) return null;
  return html`<section class="live" aria-labelledby="live-tables">
    <h2 id="live-tables">${t("tables-live")} <small>${t("tables-live-hint")}</small></h2>
    <div class="neat"></div>
    <table class="timetable"><thead class="unseen"><tr><th scope="col">${t("col-game")}</th><th scope="col">${t("col-people")}</th>
      <th scope="col">${t("col-watching")}</th><th scope="col">${t("col-open")}</th></tr></thead>
      <tbody>${rows.map((summary) => {
        const game = games.find((one) => one.id === summary.game);
        return (
          game &&
          html`<tr key=${summary.id}><td class="g"><b>${game.title}</b></td><td><${Sitters} seats=${summary.seats} /></td>
            <td class="wide">${t("watching", { count: summary.watching })}</td>
            <td class="do-it"><a class="button" href=${`/table/${summary.id}`}
              aria-label=${t("verb-of", { verb: t("match-watch"), what: game.title })}>${t("match-watch")}</a></td></tr>`
        );
      })}</tbody></table>
  </section>`;
}
