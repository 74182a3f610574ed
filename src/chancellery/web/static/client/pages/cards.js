// All cards of a game, in our own words.
import { useEffect, useState } from "preact/hooks";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { CardList } from "../parts/cards/cardlist.js";
import { lessonMatch } from "../parts/lobby/intro.js";
import { useGames } from "../parts/matches/games.js";
import { PageFrame } from "../parts/people/pageframe.js";

/** @param {{ game?: string }} props */
export function CardsPage({ game = "" }) {
  const { games } = useGames();
  const known = games?.find((one) => one.id === game);
  const [m, setMatch] = useState(/** @type {import("../core/match/match.js").Match<any> | null} */ (null));
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (known?.tutorial) lessonMatch(known).then(setMatch, () => setAway(true));
  }, [known?.id]);
  const title = t("cards-of", { game: known?.title ?? "" });
  const missing = games && (!known?.tutorial || (m && !m.game.cards));
  return html`<${PageFrame} at="library" title=${title}>
    <h1>${known ? title : t("cards")}</h1>
    <p class="lead">${t("cards-lead")} ${known && html`<a href=${`/rules/${game}`}>${t("rules-of", { game: known.title })}</a>`}</p>
    ${
      missing || away
        ? html`<p class="none">${t(away ? "trouble-away" : "cards-none")}</p>`
        : m
          ? html`<div data-game=${game}><${CardList} m=${m} /></div>`
          : html`<div class="loading"></div>`
    }
  <//>`;
}
