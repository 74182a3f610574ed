// Whom somebody has muted or blocked, and the matches they have hidden: both can be taken back.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { useGames } from "../matches/games.js";
import { locale, opponents } from "../matches/matchlines.js";
import { personName } from "../people/me.js";
import { usePolled } from "../common/polling.js";
import { Refused } from "../common/refused.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */

export function Relations() {
  const people = usePolled("/me/people");
  const hidden = usePolled("/matches?which=hidden");
  const { games } = useGames();
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  /** @param {string} path @param {object} body @param {() => Promise<void>} read */
  const change = async (path, body, read) => {
    try {
      await post(path, body);
      await read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  };
  const lines = [
    ...(people.data ?? []).map((/** @type {import("../people/peoplehere.js").Relation} */ one) => ({
      key: one.name,
      name: personName(one.name),
      what: t(one.how === "mute" ? "people-muted" : "people-blocked"),
      verb: t(`people-un${one.how}`),
      act: () => change("/me/people", { name: one.name, how: "none" }, people.read),
    })),
    ...(hidden.data ?? []).map((/** @type {MatchSummary} */ summary) => ({
      key: summary.id,
      name: `${games?.find((one) => one.id === summary.game)?.title ?? summary.game} · ${opponents(summary)}`,
      what: new Date(summary.created * 1000).toLocaleDateString(locale(), {
        day: "numeric",
        month: "short",
        year: "numeric",
      }),
      verb: t("match-unhide"),
      act: () => change(`/matches/${summary.id}/hide`, { hidden: false }, hidden.read),
    })),
  ];
  if (lines.length === 0) return html`<p class="empty">${t("company-none")}</p>`;
  return html`<ul class="sessions">
      ${lines.map(
        ({ key, name, what, verb, act }) => html`<li key=${key}><span><b>${name}</b><br />${what}</span>
          <button aria-label=${t("verb-of", { verb, what: name })} onClick=${act}>${verb}</button></li>`,
      )}
    </ul>
    <${Refused} error=${refusal} />`;
}
