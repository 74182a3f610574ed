// Rematches that others have offered: accept or decline.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { sitDown } from "../../core/match/promise.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { personName } from "../people/me.js";
import { usePolled } from "../common/polling.js";
import { Refused } from "../common/refused.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */

/** @param {{ games: import("../matches/games.js").GameSummary[] }} props */
export function Offers({ games }) {
  const { data, read } = usePolled("/matches?which=offers");
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const offers = /** @type {MatchSummary[]} */ (data ?? []).filter(({ game }) => games.some((one) => one.id === game));
  if (offers.length === 0) return null;
  const attempt = async (/** @type {() => Promise<any>} */ act) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
    await read();
  };
  return html`<section aria-labelledby="offers">
    <h2 id="offers">${t("offers")}</h2>
    <div class="neat"></div>
    <ul class="sessions">
      ${offers.map((summary) => {
        const title = games.find((one) => one.id === summary.game)?.title ?? summary.game;
        const accept = async () => {
          await sitDown(summary, summary.seats.find((seat) => seat.kept)?.id);
          go(`/table/${summary.id}`);
        };
        return html`<li key=${summary.id}>
          <span>${t("offer-of", { name: personName(summary.owner), game: title })}</span>
          <span class="b">
            <button class="do" onClick=${() => attempt(accept)}>${t("offer-accept")}</button>
            <button onClick=${() => attempt(() => post(`/matches/${summary.id}/decline`))}>${t("offer-decline")}</button>
          </span>
        </li>`;
      })}
    </ul>
    <${Refused} error=${refusal} />
  </section>`;
}
