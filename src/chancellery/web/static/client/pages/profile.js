// A person: matches, wins by game and seat, strength, bots and rivals.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { language } from "../core/base/settings.js";
import { Words, loadMessages, t } from "../core/words/words.js";
import { botName, seatName, useGames } from "../parts/matches/games.js";
import { locale } from "../parts/matches/matchlines.js";
import { personName } from "../parts/people/me.js";
import { PageFrame } from "../parts/people/pageframe.js";

/** @typedef {import("../parts/matches/games.js").GameSummary} GameSummary */
/** @typedef {import("../core/base/answers.d.ts").GameRecord} GameRecord */
/** @typedef {import("../core/base/answers.d.ts").ProfileMatch} ProfileMatch */
/** @typedef {import("../core/base/answers.d.ts").Profile} Profile */

/** @param {{ name: string }} props */
export function ProfilePage({ name }) {
  const [profile, setProfile] = useState(/** @type {Profile | null} */ (null));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const { games } = useGames();
  useEffect(() => {
    get(`/people/${name}`).then(setProfile, (refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    });
  }, [name]);
  const ids = [...new Set(profile?.matches.map((match) => match.game) ?? [])].join(" ");
  useEffect(() => {
    // How a match ended is said in the game's own words.
    if (ids) loadMessages(...ids.split(" ")).catch(() => {});
  }, [ids, language.value]);
  if (error) {
    return html`<${PageFrame} title=${t("profile")}><h1>${t(error.status === 403 ? "profile-private" : "profile-missing")}</h1>
      <p class="lead"><a class="button" href="/">${t("to-the-lobby")}</a></p><//>`;
  }
  if (!profile || !games)
    return html`<${PageFrame} title=${t("profile")}><h1 class="unseen">${t("profile")}</h1><div class="loading"></div><//>`;
  const played = profile.games.reduce((sum, one) => sum + one.played, 0);
  const won = profile.games.reduce((sum, one) => sum + one.won, 0);
  const since = new Date(profile.since * 1000).toLocaleDateString(locale(), { month: "long", year: "numeric" });
  return html`<${PageFrame} title=${profile.name}>
    <header class="pf"><span class="mono" aria-hidden="true">${profile.name[0]}</span>
      <div><h1>${profile.name}</h1><p>${t("profile-lead", { since, played, won })} ${profile.private && t("profile-private-own")}</p></div>
      ${profile.yours && html`<a class="button" href="/account">${t("account")}</a>`}
    </header>
    ${
      played === 0
        ? html`<p class="lead">${t("profile-empty")}</p>`
        : html`<div class="records">
      ${profile.games.map((record) => html`<${Game} key=${record.game} record=${record} game=${games.find((one) => one.id === record.game)} />`)}
      ${profile.bots.length > 0 && html`<${Scores} title=${t("profile-bots")} rows=${profile.bots.map((one) => [botName(one.bot), one.won, one.played])} />`}
      ${
        profile.rivals.length > 0 &&
        html`<section><h2>${t("profile-rivals")}</h2><table><tbody>${profile.rivals.map(
          (
            one,
          ) => html`<tr key=${one.name}><th scope="row"><a href=${`/people/${encodeURIComponent(one.name)}`}>${one.name}</a></th>
          <td>${t("profile-rival", { won: one.won, lost: one.lost })}</td></tr>`,
        )}</tbody></table><p class="cap">${t("profile-rivals-why")}</p></section>`
      }
    </div>`
    }
    ${profile.matches.length > 0 && html`<${Matches} matches=${profile.matches} games=${games} />`}
  <//>`;
}

/** @param {{ title: string, rows: [string, number, number][] }} props */
function Scores({ title, rows }) {
  return html`<section><h2>${title}</h2><table><tbody>${rows.map(
    ([name, won, played]) =>
      html`<tr key=${name}><th scope="row">${name}</th><td>${t("profile-of", { won, played })}</td></tr>`,
  )}</tbody></table></section>`;
}

/** @param {{ record: GameRecord, game: GameSummary | undefined }} props */
function Game({ record, game }) {
  if (!game) return null;
  return html`<section><h2>${game.title}</h2><table><tbody>
      <tr><th scope="row">${t("profile-played")}</th><td>${record.played}</td></tr>
      ${record.seats.map(
        (
          one,
        ) => html`<tr key=${`${one.seat}${one.role}`}><th scope="row">${t("profile-won-as", { seat: seatName(game, one.seat, one.role) })}</th>
        <td>${t("profile-of", { won: one.won, played: one.played })}</td></tr>`,
      )}
    </tbody></table>
    ${
      record.strength !== null
        ? html`<p class="strength"><b>${record.strength}</b> ${t("profile-strength", { rated: record.rated })}
          ${record.provisional && ` ${t("profile-provisional")}`}</p>
        ${record.course.length > 1 && html`<${Course} course=${record.course} />`}`
        : html`<p class="cap">${t("profile-unrated")}</p>`
    }</section>`;
}

/** The strength after the last matches. @param {{ course: number[] }} props */
function Course({ course }) {
  const [least, most] = [Math.min(...course), Math.max(...course)];
  const points = course.map(
    (one, i) => `${(240 * i) / (course.length - 1)},${4 + (42 * (most - one)) / Math.max(most - least, 1)}`,
  );
  return html`<svg class="course" viewBox="0 0 240 50" role="img" aria-label=${t("profile-course", { course: course.join(", ") })}>
    <polyline points=${points.join(" ")} /></svg>`;
}

/** @param {ProfileMatch} match */
function result({ place, shared, players, resigned }) {
  if (resigned) return t("profile-resigned");
  if (place === 1 && shared === players - 1) return t("profile-drawn");
  if (place === 1) return t("profile-won");
  return players === 2 ? t("profile-lost") : t("profile-place", { place });
}

/** @param {{ matches: ProfileMatch[], games: GameSummary[] }} props */
function Matches({ matches, games }) {
  return html`<section class="played"><h2>${t("profile-matches")}</h2><div class="neat"></div>
    <table class="timetable"><thead><tr>
      <th scope="col">${t("col-ended")}</th><th scope="col">${t("col-game")}</th><th scope="col" class="wide">${t("col-opponents")}</th>
      <th scope="col">${t("col-result")}</th><th scope="col" class="wide">${t("col-how")}</th><th scope="col"><span class="unseen">${t("col-open")}</span></th>
    </tr></thead><tbody>
      ${matches.map((match) => {
        const game = games.find((one) => one.id === match.game);
        if (!game) return null;
        const against = [...match.others.map((name) => personName(name || null)), ...match.bots.map(botName)].join(
          ", ",
        );
        const ended = new Date(match.ended * 1000);
        return html`<tr key=${match.id}>
          <td class="t"><time datetime=${ended.toISOString()}>${ended.toLocaleDateString(locale(), { day: "numeric", month: "short" })}</time></td>
          <td class="g"><b>${game.title}</b><br /><span>${seatName(game, match.seat, match.role)}</span><span class="narrow">${against}</span></td>
          <td class="wide">${against}</td>
          <td><span class=${`rs ${match.place === 1 ? "w" : ""}`}>${result(match)}</span></td>
          <td class="wide">${new Words(match.game).text(`ending-${match.reason}`)}</td>
          <td class="do-it"><a class="button" href=${`/result/${match.id}`}
            aria-label=${t("verb-of", { verb: t("front-page"), what: game.title })}>${t("front-page")}</a></td>
        </tr>`;
      })}
    </tbody></table></section>`;
}
