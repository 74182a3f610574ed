// Where somebody is logged in, and the tokens of their programs: both can be taken back.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { usePolled } from "../common/polling.js";
import { locale } from "../matches/matchlines.js";
import { Refused } from "../common/refused.js";

/** @typedef {import("../../core/base/answers.d.ts").SessionSummary} Session */

/** @param {number} seconds */
const day = (seconds) =>
  new Date(seconds * 1000).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });

/** What a browser calls itself, shortened to what people call it. @param {string} label */
export function browserName(label) {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(label)?.[1];
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(label)?.[1];
  const names = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" };
  const known = [browser, system]
    .filter((one) => one !== undefined)
    .map((one) => names[/** @type {keyof typeof names} */ (one)] ?? one);
  return known.join(", ") || label || t("session-unnamed");
}

/** @param {{ kind: "session" | "token", stamp?: number }} props stamp: changes when there is a new one */
export function Sessions({ kind, stamp = 0 }) {
  const { data, error, read } = usePolled("/me/sessions", stamp);
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  /** @type {Session[] | undefined} */
  const own = data?.filter((/** @type {Session} */ session) => session.kind === kind);
  const revoke = async (/** @type {Session} */ session) => {
    try {
      await post(`/me/sessions/${session.id}/revoke`);
      await read();
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      setRefusal(refused);
    }
  };
  if (error && !data)
    return html`<p class="stale">${t("list-away")} <button onClick=${read}>${t("try-again")}</button></p>`;
  if (!own) return html`<div class="loading"></div>`;
  if (own.length === 0) return html`<p class="empty">${t(`${kind}-none`)}</p>`;
  return html`<ul class="sessions">
      ${own.map((session) => {
        const name = kind === "session" ? browserName(session.label) : session.label;
        return html`<li key=${session.id}>
          <span><b>${name}</b><br />${t("session-dates", { created: day(session.created), seen: day(session.seen) })}</span>
          ${
            session.current
              ? html`<em>${t("session-current")}</em>`
              : html`<button
            aria-label=${t("verb-of", { verb: t(`${kind}-revoke`), what: name })} onClick=${() => revoke(session)}>
              ${t(`${kind}-revoke`)}</button>`
          }
        </li>`;
      })}
    </ul>
    <${Refused} error=${refusal} />`;
}
