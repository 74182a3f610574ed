// The operator's page: what people have reported, matches that run, accounts, and the log of all that operators have done.
import { useState } from "preact/hooks";
import { Refusal, get, post } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { useGames } from "../parts/matches/games.js";
import { locale } from "../parts/matches/matchlines.js";
import { me, personName } from "../parts/people/me.js";
import { PageFrame } from "../parts/people/pageframe.js";
import { usePolled } from "../parts/common/polling.js";
import { Refused } from "../parts/common/refused.js";

/** @typedef {import("../core/base/answers.d.ts").PlayerReport} ReportData */
/** @typedef {import("../core/base/answers.d.ts").Deed} Deed */
/** @typedef {{ id: string, name: string, operator: boolean, created: number }} Account */
/** @typedef {import("../core/game/types.js").MatchSummary} MatchSummary */

/** @param {number} seconds */
const moment = (seconds) =>
  new Date(seconds * 1000).toLocaleString(locale(), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

export function OperatorPage() {
  const who = me.value;
  return html`<${PageFrame} at="operator" title=${t("nav-operator")}>
    <h1>${t("nav-operator")}</h1>
    ${who && !who.operator && html`<p class="lead">${t("operator-only")}</p>`}
    ${who?.operator && html`<p class="lead">${t("operator-lead")}</p><${Desk} />`}
  <//>`;
}

/**
 * A list that is read page by page: its rows, and how to read more while there are.
 * @param {string} path @param {string} cursor @param {(row: any) => string | number} last
 */
function usePages(path, cursor, last) {
  const first = usePolled(path);
  const [older, setOlder] = useState(/** @type {any[]} */ ([]));
  const [over, setOver] = useState(false);
  const rows = [...(first.data ?? []), ...older];
  const more = async () => {
    const page = await get(
      /** @type {string} */ (`${path}?${cursor}=${encodeURIComponent(last(rows[rows.length - 1]))}`),
    );
    setOlder([...older, ...page]);
    setOver(page.length === 0);
  };
  const read = async () => {
    setOlder([]);
    setOver(false);
    await first.read();
  };
  return { rows, read, more: rows.length >= 50 && !over ? more : null };
}

function Desk() {
  const { games } = useGames();
  const reports = usePages("/operator/reports", "before", (row) => row.id);
  const matches = usePages("/operator/matches", "after", (row) => row.id);
  const accounts = usePages("/operator/users", "after", (row) => row.name);
  const audit = usePages("/operator/audit", "before", (row) => row.id);
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const act = async (/** @type {string} */ path) => {
    if (!path.includes("reports") && !confirm(t("operator-sure"))) return;
    try {
      setRefusal(null);
      await post(path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
    await Promise.all([reports, matches, accounts, audit].map((list) => list.read()));
  };
  const title = (/** @type {string} */ id) => games?.find((game) => game.id === id)?.title ?? id;
  const button = (/** @type {string} */ verb, /** @type {string} */ path, danger = false) =>
    html`<button class=${danger ? "danger" : ""} onClick=${() => act(path)}>${t(verb)}</button>`;
  const table = (/** @type {string} */ id) => html`<a class="button" href=${`/table/${id}`}>${t("operator-table")}</a>`;
  const report = (/** @type {ReportData} */ one) => html`
    <span><b>${personName(one.about_name)}</b> · ${t("operator-by", { name: personName(one.by_name) })} · ${moment(one.at)}<br />
      ${one.text}${one.message && html`<q>${one.message}</q>`}</span>
    <span class="b">${table(one.match_id)} ${button("operator-close", `/operator/reports/${one.id}/close`)}
      ${one.about && button("operator-delete-user", `/operator/users/${one.about}/delete`, true)}</span>`;
  const deed = (/** @type {Deed} */ one) => html`
    <span><b>${t(`deed-${one.deed.replaceAll(" ", "-")}`)}</b> · ${one.name ? personName(one.name) : one.about}<br />
      ${one.operator} · ${moment(one.at)}</span>`;
  const match = (/** @type {MatchSummary} */ one) => html`
    <span><b>${title(one.game)}</b> · ${moment(one.created)}<br />
      ${one.seats.map((seat) => (seat.kind === "person" ? personName(seat.name) : (seat.bot ?? t("seat-open")))).join(", ")}</span>
    <span class="b">${table(one.id)} ${button("operator-end", `/operator/matches/${one.id}/abandon`)}
      ${button("operator-delete", `/operator/matches/${one.id}/delete`, true)}</span>`;
  const account = (/** @type {Account} */ one) => html`
    <span><b>${one.name}</b>${one.operator && ` · ${t("operator-is")}`}<br />${moment(one.created)}</span>
    <span class="b">${button("operator-revoke", `/operator/users/${one.id}/revoke`)}
      ${button("operator-delete-user", `/operator/users/${one.id}/delete`, true)}</span>`;
  return html`<${Refused} error=${refusal} />
    <div class="sheets">
      <${List} title=${t("operator-reports")} list=${reports} none=${t("operator-no-reports")} row=${report} />
      <${List} title=${t("operator-audit")} list=${audit} none=${t("operator-no-audit")} row=${deed} />
      <${List} title=${t("operator-matches")} list=${matches} none=${t("operator-no-matches")} row=${match} />
      <${List} title=${t("operator-accounts")} list=${accounts} none=${t("operator-no-accounts")} row=${account} />
    </div>`;
}

/** @param {{ title: string, list: ReturnType<typeof usePages>, none: string, row: (one: any) => any }} props */
function List({ title, list, none, row }) {
  return html`<section class="panel broad"><h2>${title}</h2><div class="in">
    ${list.rows.length === 0 && html`<p class="empty">${none}</p>`}
    <ul class="sessions">${list.rows.map((one) => html`<li key=${one.id}>${row(one)}</li>`)}</ul>
    ${list.more && html`<button onClick=${list.more}>${t("list-more")}</button>`}
  </div></section>`;
}
