// The lobby: the games, my matches, open tables, and a new match.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { draft, draftOf } from "../parts/matches/draft.js";
import { usePolled } from "../parts/common/polling.js";
import { GameTile } from "../parts/lobby/gametile.js";
import { useGames } from "../parts/matches/games.js";
import { JoinLink } from "../parts/lobby/joinlink.js";
import { isMine, isOver } from "../parts/matches/matchlines.js";
import { NewMatch } from "../parts/lobby/newmatch.js";
import { SeatChoice } from "../parts/matches/seatchoice.js";
import { LiveTables, MyMatches, OpenTables } from "../parts/lobby/matchlists.js";
import { Offers } from "../parts/lobby/offers.js";
import { waiting } from "../parts/people/attention.js";
import { PageFrame } from "../parts/people/pageframe.js";
import { useTurnCall } from "../parts/people/turncall.js";
import { PlayAs } from "../parts/people/yourname.js";

export function LobbyPage() {
  const { games, error, read } = useGames();
  const mine = usePolled("/matches?which=mine");
  const open = usePolled("/matches?which=open");
  const live = usePolled("/matches?which=live");
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (games?.[0] && !games.some((game) => game.id === draft.value?.game)) draftOf(games[0]);
  }, [games]);
  const toForm = () => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  };
  const known = games ?? [];
  // A line says the names of its game and seats: without those there is nothing to show yet.
  const named = (/** @type {import("../parts/lobby/matchlists.js").Polled} */ list) =>
    games ? list : { ...list, data: undefined };
  const asked = (mine.data ?? []).filter(isMine);
  useEffect(() => {
    if (mine.data) waiting.value = asked.length;
  }, [mine.data]);
  useTurnCall(asked.length > 0, () => ({
    title: t("match-your-turn"),
    body: games?.find((game) => game.id === asked[0].game)?.title ?? "",
    address: `/table/${asked[0].id}`,
  }));
  const finished = (mine.data ?? []).filter(isOver).length;
  return html`<${PageFrame} at="tables" title=${t("nav-tables")}>
    <div class="welcome"><div><h1>${t("lobby-what")}</h1><p>${t("lobby-how")}</p></div><${PlayAs} /></div>
    ${error && !games && html`<p class="stale first" role="alert">${t("list-away")} <button onClick=${read}>${t("try-again")}</button></p>`}
    <section class=${`games of${Math.min(known.length, 4)}`} aria-label=${t("games")}>
      ${
        games
          ? games.map(
              (game, i) => html`<${GameTile} key=${game.id} game=${game} first=${i === 0}
        onNew=${toForm} />`,
            )
          : !error && html`<div class="loading"></div>`
      }
    </section>
    <div class="cols">
      <div>
        <${Offers} games=${known} />
        <${MyMatches} games=${known} list=${named(mine)} />
        ${finished > 0 && html`<p class="more"><a href="/replays">${t("matches-finished", { count: finished })}</a></p>`}
        <${OpenTables} games=${known} list=${named(open)} />
        <${LiveTables} games=${known} list=${named(live)} />
      </div>
      <aside aria-labelledby="new-match">
        <h2 id="new-match" tabindex="-1" ref=${panel}>${t("new-match")}</h2>
        <div class="neat"></div>
        <${NewMatch} games=${known} />
        <h2 id="join">${t("join")}</h2>
        <div class="neat"></div>
        <${JoinLink} />
      </aside>
    </div>
    <${SeatChoice} games=${known} />
  <//>`;
}
