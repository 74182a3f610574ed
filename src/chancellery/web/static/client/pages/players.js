// Who plays here: ratings by game, people by name, and the bots as points of reference.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { Refused } from "../parts/common/refused.js";
import { Segments } from "../parts/lobby/segments.js";
import { botName, useGames } from "../parts/matches/games.js";
import { me } from "../parts/people/me.js";
import { PageFrame } from "../parts/people/pageframe.js";

/** @typedef {import("../core/base/answers.d.ts").RatingList} RatingList */
/** @typedef {import("../core/base/answers.d.ts").RatedPlayer} RatedPlayer */
/** @typedef {import("../core/base/answers.d.ts").FoundPlayer} FoundPlayer */
/** @typedef {import("../parts/matches/games.js").GameSummary} GameSummary */

/** How many are read at once, and how long after the last letter of a name it is looked for. */
const [PAGE, REST_MS] = [50, 250];
/** So many letters of a name are looked for at least. */
const LEAST = 2;

/** The address of a profile. @param {string} name */
const profileOf = (name) => `/people/${encodeURIComponent(name)}`;

export function PlayersPage() {
  const { games, error, read } = useGames();
  const played = (games ?? []).filter((game) => game.drawn);
  const [wanted, choose] = useState(decodeURIComponent(location.hash.slice(1)));
  const game = played.find((one) => one.id === wanted) ?? played[0];
  const turn = (/** @type {string} */ id) => {
    choose(id);
    history.replaceState(history.state, "", `#${id}`);
  };
  return html`<${PageFrame} at="players" title=${t("nav-players")}>
    <h1>${t("nav-players")}</h1>
    <p class="lead">${t("players-lead")}</p>
    ${error && !games && html`<p class="stale first" role="alert">${t("list-away")} <button onClick=${read}>${t("try-again")}</button></p>`}
    <div class="playertop">
      ${
        game &&
        html`<${Segments} name="game" label=${t("players-game")} value=${game.id} choices=${played.map((one) => [one.id, one.title])} onChange=${turn} />`
      }
      <${Search} games=${games ?? []} />
    </div>
    ${game ? html`<${Ratings} key=${game.id} game=${game} />` : !error && html`<div class="loading"></div>`}
    <section class="listing"><h2>${t("players-who")}</h2><p>${t("players-listed")}</p>
      ${me.value?.id && !me.value.guest && html`<p><a href="/account">${t("players-leave")}</a></p>`}</section>
  <//>`;
}

/** People by a part of their name. @param {{ games: GameSummary[] }} props */
function Search({ games }) {
  const [name, ask] = useState("");
  const [found, setFound] = useState(/** @type {FoundPlayer[] | null} */ (null));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const wanted = name.trim();
  useEffect(() => {
    setError(null);
    setFound(null);
    if (wanted.length < LEAST) return;
    let over = false;
    const failed = (/** @type {unknown} */ refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (!over) setError(refusal);
    };
    const timer = setTimeout(
      () => get(`/people?name=${encodeURIComponent(wanted)}`).then((all) => over || setFound(all), failed),
      REST_MS,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  const titles = (/** @type {string[]} */ ids) =>
    ids
      .map((id) => games.find((one) => one.id === id)?.title)
      .filter(Boolean)
      .join(", ");
  return html`<form class="findplayer" role="search" onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}>
    <label for="player">${t("players-find")}</label>
    <input id="player" type="search" autocomplete="off" maxlength="40" value=${name}
      onInput=${(/** @type {Event} */ e) => ask(/** @type {HTMLInputElement} */ (e.currentTarget).value)} />
    <${Refused} error=${error} tried="search" />
    <div role="status">${
      found &&
      (found.length === 0
        ? html`<p class="none">${t("players-found-none")}</p>`
        : html`<ul>${found.map(
            (one) =>
              html`<li key=${one.name}><a href=${profileOf(one.name)}>${one.name}</a> <span>${titles(one.games) || t("players-unrated")}</span></li>`,
          )}</ul>`)
    }</div>
  </form>`;
}

/** @param {{ game: GameSummary }} props */
function Ratings({ game }) {
  const [lists, setLists] = useState(/** @type {RatingList[]} */ ([]));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const more = () =>
    get(`/games/${game.id}/ratings?after=${PAGE * lists.length}&limit=${PAGE}`).then(
      (list) => setLists([...lists, list]),
      (refusal) => {
        if (!(refusal instanceof Refusal)) throw refusal;
        setError(refusal);
      },
    );
  useEffect(() => {
    more();
  }, []);
  const last = lists[lists.length - 1];
  if (!last) return html`<${Refused} error=${error} tried="list" />${!error && html`<div class="loading"></div>`}`;
  // Somebody who has moved meanwhile is on both pages.
  const players = [...new Map(lists.flatMap((list) => list.players).map((one) => [one.name, one])).values()];
  const { you } = lists[0];
  const away = you && !players.some((one) => one.yours) ? you : null;
  const scale = scaleOf(players);
  const row = (/** @type {RatedPlayer} */ one) => html`<${Row} key=${one.name} one=${one} scale=${scale} />`;
  return html`<section class="ratings" aria-labelledby="ratings"><h2 id="ratings">${game.title}
      <small>${t("players-count", { ranked: last.ranked, provisional: last.provisional })}</small></h2>
    <div class="neat"></div>
    ${
      players.length === 0
        ? html`<div class="desk2 empty"><p>${t("players-none")}</p></div>`
        : html`<table class="timetable">
      <thead><tr><th scope="col">${t("col-place")}</th><th scope="col">${t("col-player")}</th><th scope="col" class="n">${t("col-rating")}</th>
        <th scope="col" class="wide">${t("col-likely")}</th><th scope="col" class="n">${t("col-rated")}</th></tr></thead>
      <tbody>${away && row(away)}${players.filter((one) => one.place !== null).map(row)}</tbody>
      ${
        last.provisional > 0 &&
        players.some((one) => one.place === null) &&
        html`<tbody class="guess"><tr><th colspan="5" scope="rowgroup">${t("players-provisional", { enough: last.enough })}</th></tr>
          ${players.filter((one) => one.place === null).map(row)}</tbody>`
      }
    </table>`
    }
    <${Refused} error=${error} tried="list" />
    ${last.more && html`<p class="more"><button onClick=${more}>${t("list-more")}</button></p>`}
    <p class="cap">${t("players-how")}</p>
    ${last.bots.length > 0 && html`<${Bots} list=${last} />`}
  </section>`;
}

/** From where to where the bars of a list reach. @param {RatedPlayer[]} players @returns {[number, number]} */
const scaleOf = (players) => [
  Math.min(...players.map((one) => one.strength)),
  Math.max(...players.map((one) => one.most)),
];

/** @param {{ one: RatedPlayer, scale: [number, number] }} props */
function Row({ one, scale: [from, to] }) {
  const at = (/** @type {number} */ value) =>
    (100 * Math.min(Math.max(value - from, 0), to - from)) / Math.max(to - from, 1);
  const likely = t("players-between", { least: String(one.least), most: String(one.most) });
  return html`<tr class=${one.yours ? "you" : ""}>
    <td class="t">${one.place ?? "–"}</td>
    <td class="g"><b><a href=${profileOf(one.name)}>${one.name}</a></b>${one.yours && ` (${t("you")})`}<span class="narrow">${likely}</span></td>
    <td class="n t">${one.strength}</td>
    <td class="wide likely"><span>${likely}</span><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3H100" /><rect x=${at(one.least)} y="0" width=${Math.max(at(one.most) - at(one.least), 1)} height="6" /></svg></td>
    <td class="n">${one.rated}</td>
  </tr>`;
}

/** How the bots fare against each other. @param {{ list: RatingList }} props */
const Bots = ({ list }) =>
  html`<section class="reference"><h3>${t("players-bots")}</h3><ul>${list.bots.map(
    ({ bot, against, players, games, percent }) =>
      html`<li key=${bot}>${t("players-bot", { bot: botName(bot), against: botName(against), others: players - 1, games, percent: Math.round(percent) })}</li>`,
  )}</ul><p class="cap">${t("players-bots-why")}</p></section>`;
