// The lobby: the games, my matches, open tables, and a new match.
import { useEffect, useState } from "preact/hooks";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { draft, draftOf } from "../parts/matches/draft.js";
import { usePolled } from "../parts/common/polling.js";
import { Dialog } from "../parts/common/dialog.js";
import { GameTile } from "../parts/lobby/gametile.js";
import { useGames } from "../parts/matches/games.js";
import { ImportFile } from "../parts/matches/importfile.js";
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

/** The game with the shortest matches, and a guide that a stranger follows best. */
const EASIEST = "europe-divided";

/** A newcomer's game first, the others as the server has them. @param {import("../parts/matches/games.js").GameSummary[]} games */
const ordered = (games) => [...games.filter((one) => one.id === EASIEST), ...games.filter((one) => one.id !== EASIEST)];

export function LobbyPage() {
  const { games, error, read } = useGames();
  const mine = usePolled("/matches?which=mine");
  const open = usePolled("/matches?which=open");
  const live = usePolled("/matches?which=live");
  const [asking, ask] = useState(/** @type {"match" | "link" | null} */ (null));
  const known = ordered(games ?? []);
  const newMatch = () => {
    if (!known.some((game) => game.id === draft.value?.game)) draftOf(known[0]);
    ask("match");
  };
  // Whoever has no match yet has one button to begin with; later it is whatever is asked of them.
  const isNew = mine.data?.length === 0;
  const start = known.find((game) => game.id === EASIEST && game.tutorial) ?? known.find((game) => game.tutorial);
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
    <div class="welcome"><div><h1>${t("lobby-what")}</h1><p>${t("lobby-how")}</p></div>
      <div class="b"><button disabled=${known.length === 0} onClick=${newMatch}>${t("new-match")} <small>${t("new-match-what")}</small></button>
        <button onClick=${() => ask("link")}>${t("join")}</button></div><${PlayAs} /></div>
    ${error && !games && html`<p class="stale first" role="alert">${t("list-away")} <button onClick=${read}>${t("try-again")}</button></p>`}
    <section class=${`games of${Math.min(known.length, 4)}`} aria-label=${t("games")}>
      ${
        games
          ? known.map((game) => html`<${GameTile} key=${game.id} game=${game} main=${isNew && game === start} />`)
          : !error && html`<div class="loading"></div>`
      }
    </section>
    <div class="cols">
        <${Offers} games=${known} />
        <${MyMatches} games=${known} list=${named(mine)} />
        ${finished > 0 && html`<p class="more"><a href="/replays">${t("matches-finished", { count: finished })}</a></p>`}
        <${OpenTables} games=${known} list=${named(open)} />
        <${LiveTables} games=${known} list=${named(live)} />
        <section aria-labelledby="import"><h2 id="import">${t("import")}</h2>
          <div class="neat"></div>
          <div class="desk2"><${ImportFile} /></div></section>
    </div>
    ${asking === "match" && html`<${NewMatch} games=${known} onClose=${() => ask(null)} />`}
    ${asking === "link" && html`<${Dialog} title=${t("join")} onClose=${() => ask(null)}><${JoinLink} /><//>`}
    <${SeatChoice} games=${known} />
  <//>`;
}
