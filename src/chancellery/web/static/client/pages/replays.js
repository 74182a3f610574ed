// Matches that are over: how they ended, and a way to see them again.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get, post } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { bringShare } from "../core/match/promise.js";
import { go } from "../core/base/route.js";
import { language } from "../core/base/settings.js";
import { Words, loadMessages, t } from "../core/words/words.js";
import { usePolled } from "../parts/common/polling.js";
import { useGames } from "../parts/matches/games.js";
import { ending, isOver, isStillOwn, locale, nameOfSeat, opponents, ownSeats } from "../parts/matches/matchlines.js";
import { Icon } from "../parts/common/icon.js";
import { Refused } from "../parts/common/refused.js";
import { toast } from "../parts/common/toast.js";
import { hide } from "../parts/matches/hide.js";
import { Listed } from "../parts/lobby/matchlists.js";
import { PageFrame } from "../parts/people/pageframe.js";

/** @typedef {import("../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../parts/matches/games.js").GameSummary} GameSummary */

/** How many matches are read at once. */
const PAGE = 200;

export function ReplaysPage() {
  const { games } = useGames();
  const mine = usePolled("/matches?which=mine");
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const [older, setOlder] = useState(/** @type {MatchSummary[]} */ ([]));
  const [last, setLast] = useState(PAGE);
  /** Those that were taken off the list while it is shown. */
  const [away, setAway] = useState(/** @type {string[]} */ ([]));
  const listed = [...(mine.data ?? []), ...older];
  // Whoever has left a match for good may look how it goes on without them.
  const over = listed.filter(
    (/** @type {MatchSummary} */ one) => (isOver(one) || !isStillOwn(one)) && !away.includes(one.id),
  );
  const more = async () => {
    const page = await get(`/matches?which=mine&limit=${PAGE}&before=${listed[listed.length - 1].id}`);
    setOlder([...older, ...page]);
    setLast(page.length);
  };
  const ids = [...new Set(over.map((/** @type {MatchSummary} */ summary) => summary.game))].join(" ");
  useEffect(() => {
    // How a match ended is said in the game's own words.
    if (ids) loadMessages(...ids.split(" ")).catch(() => {});
  }, [ids, language.value]);
  /** @param {MatchSummary} summary @param {boolean} hidden */
  const take = async (summary, hidden) => {
    try {
      await hide(summary.id, hidden);
      setAway((now) => (hidden ? [...now, summary.id] : now.filter((id) => id !== summary.id)));
      if (hidden) toast(t("match-hidden"), t("match-unhide"), () => take(summary, false));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  const again = async (/** @type {MatchSummary} */ summary) => {
    try {
      const next = await post(`/matches/${summary.id}/rematch?await_share=true`);
      await bringShare(next);
      go(`/table/${next.id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  return html`<${PageFrame} at="replays" title=${t("nav-replays")}>
    <h1>${t("nav-replays")}</h1>
    <p class="lead">${t("replays-lead")}</p>
    <${Refused} error=${error} tried="rematch" />
    <${Listed} list=${mine}>
      ${
        over.length === 0
          ? html`<div class="desk2 first empty"><p>${t("replays-none")}</p><p><a class="button" href="/">${t("to-the-lobby")}</a></p></div>`
          : html`<table class="timetable">
            <thead>
              <tr>
                <th scope="col">${t("col-begun")}</th>
                <th scope="col">${t("col-game")}</th>
                <th scope="col" class="wide">${t("col-opponents")}</th>
                <th scope="col" class="wide">${t("col-result")}</th>
                <th scope="col"><span class="unseen">${t("col-open")}</span></th>
              </tr>
            </thead>
            <tbody>
              ${over.map((/** @type {MatchSummary} */ summary) => {
                const game = games?.find((one) => one.id === summary.game);
                return (
                  game &&
                  html`<${Row} key=${summary.id} summary=${summary} game=${game} again=${() => again(summary)}
                    away=${() => take(summary, true)} />`
                );
              })}
            </tbody>
          </table>`
      }
      ${listed.length >= PAGE && last === PAGE && html`<p class="more"><button onClick=${more}>${t("list-more")}</button></p>`}
    <//>
  <//>`;
}

/** @param {{ summary: MatchSummary, game: GameSummary, again: () => void, away: () => void }} props */
function Row({ summary, game, again, away }) {
  const begun = new Date(summary.created * 1000);
  const left = !isOver(summary);
  const result = left ? t("left-running") : ending(summary, new Words(game.id), (seat) => nameOfSeat(game, seat));
  const of = (/** @type {string} */ verb) => t("verb-of", { verb: t(verb), what: game.title });
  return html`<tr>
    <td class="t"><time datetime=${begun.toISOString()}>
      ${begun.toLocaleDateString(locale(), { day: "numeric", month: "short" })}</time></td>
    <td class="g"><b>${game.title}</b><br /><span>${ownSeats(summary, game)}</span><span class="narrow">
      ${opponents(summary)} · ${result}</span></td>
    <td class="wide">${opponents(summary)}</td>
    <td class="wide">${result}</td>
    <td class="do-it">
      <a class="button do" href=${`/table/${summary.id}`} aria-label=${of(left ? "match-watch" : "replays-see")}>
        ${t(left ? "match-watch" : "replays-see")}</a>
      ${!left && html`<button aria-label=${of("replays-rematch")} onClick=${again}>${t("replays-rematch")}</button>`}
      <a class="button" href=${`/api/matches/${summary.id}/export`} download=${`${summary.game}-${summary.id}.json`}
        aria-label=${of("replays-file")}>${t("replays-file")}</a>
      <button class="quiet" aria-label=${of("match-hide")} title=${t("match-hide")} onClick=${away}><${Icon} name="cross" /></button>
    </td>
  </tr>`;
}
