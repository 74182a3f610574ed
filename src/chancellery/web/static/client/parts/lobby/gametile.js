// A game in the lobby: a piece of its board, its pitch, the way to learn it, and one click to play it against bots.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { botsAgainst, playBot } from "../matches/draft.js";
import { Measure } from "../matches/games.js";
import { LearnByPlaying } from "./learn.js";
import { Refused } from "../common/refused.js";
import { Vignette } from "./vignette.js";

/**
 * One button of the page is filled: for a newcomer the guide to begin with.
 * @param {{ game: import("../matches/games.js").GameSummary, main: boolean }} props
 */
export function GameTile({ game, main }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const play = async () => {
    setBusy(true);
    setError(null);
    try {
      await playBot(game);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const bots = t("game-play-bots", { bots: botsAgainst(game) });
  const of = (/** @type {string} */ verb) => t("verb-of", { verb, what: game.title });
  return html`<article aria-labelledby=${`game-${game.id}`}>
    <${Vignette} game=${game} />
    <div class="tx">
      <p class="y"><span>${game.years}</span><${Measure} game=${game} /></p>
      <h2 id=${`game-${game.id}`}>${game.title}</h2>
      <p class="pitch">${game.pitch} ${!game.drawn && t("game-undrawn")}</p>
      <${Refused} error=${error} tried="create" />
      <div class="b">
        <${LearnByPlaying} game=${game} main=${main} />
        <button disabled=${busy} aria-label=${of(bots)} onClick=${play}>${bots}</button>
        <a class="quiet" href=${`/rules/${game.id}`} aria-label=${of(t("game-learn"))}>${t("game-learn")}</a>
      </div>
    </div>
  </article>`;
}
