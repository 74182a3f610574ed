// The front page of a match that is over: headline, curve of the score, turning points, final board, dice, hands.
import { useEffect, useState } from "preact/hooks";
import { get, LONG_MS, Refusal } from "../core/base/api.js";
import { loadGame } from "../core/game/gameload.js";
import { html } from "../core/base/html.js";
import { stillMatch } from "../core/match/still.js";
import { t } from "../core/words/words.js";
import { Curve } from "../parts/result/curve.js";
import { ErrorPage } from "../parts/common/errorpage.js";
import { Icon } from "../parts/common/icon.js";
import { Luck } from "../parts/result/luck.js";
import { joined, locale, paceOf } from "../parts/matches/matchlines.js";
import { PageFrame } from "../parts/people/pageframe.js";
import { Proof } from "../parts/result/proof.js";
import { Rematch } from "../parts/result/rematch.js";
import { ReviewSection } from "../parts/result/review.js";
import { ScoreTable } from "../parts/result/scoretable.js";
import { endingLines, endingTitle, frontLine } from "../parts/result/ending.js";
import { SeatMark } from "../parts/common/seat.js";
import { StillBoard } from "../parts/common/stillboard.js";
import { toast } from "../parts/common/toast.js";

/** @typedef {import("../core/match/match.js").Match<any>} Match */
/** @typedef {import("../parts/result/curve.js").Story} Story */

/** A match that is over, as its own seat saw the end of it; a stranger sees what the first seat did, for all is open now. @param {string} id */
async function readStory(id) {
  const [summary, story] = await Promise.all([get(`/matches/${id}`), get(`/matches/${id}/story`, LONG_MS)]);
  const loaded = await loadGame(summary.game);
  const seat = summary.yours[0] ?? summary.seats[0].id;
  const m = stillMatch(loaded, summary, story.positions[seat]);
  const bySeat = Object.fromEntries(
    Object.entries(/** @type {Story["positions"]} */ (story.positions)).map(([id, position]) => [
      id,
      stillMatch(loaded, summary, position),
    ]),
  );
  return { m, story: /** @type {Story} */ (story), bySeat };
}

/** @param {{ id: string }} props */
export function ResultPage({ id }) {
  const [read, setRead] = useState(/** @type {Awaited<ReturnType<typeof readStory>> | null} */ (null));
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  useEffect(() => {
    readStory(id).then(setRead, (problem) =>
      setError(problem instanceof Refusal ? problem : new Refusal(-1, String(problem))),
    );
  }, [id]);
  // A match that still runs, or of rules that cannot be replayed, has its table and nothing else.
  if (error?.status === 409) location.replace(`/table/${id}`);
  if (error) return html`<${ErrorPage} error=${error} match=${{ id }} />`;
  if (!read) return html`<${PageFrame} at="replays" title=${t("result")}><div class="loading"></div><//>`;
  return html`<${FrontPage} m=${read.m} story=${read.story} bySeat=${read.bySeat} />`;
}

/** @param {{ m: Match, story: Story, bySeat: Record<string, Match> }} props */
function FrontPage({ m, story, bySeat }) {
  const { summary } = m;
  const abandoned = summary.status === "abandoned";
  const headline = frontLine(m) || (abandoned ? t("abandoned") : m.game.result(m).title);
  const ended = endingTitle(m);
  const day = /** @type {const} */ ({ day: "numeric", month: "long", year: "numeric" });
  const begun = new Date(summary.created * 1000).toLocaleDateString(locale(), day);
  const sitters = joined(
    summary.seats.map((seat) =>
      t("front-sitter", { name: m.sitter(seat.id) || t("guest"), seat: m.seatName(seat.id) }),
    ),
  );
  return html`<${PageFrame} at="replays" title=${`${ended} · ${m.words.text("game-title")}`}>
    <article class="front" data-game=${summary.game}>
      <p class="dateline"><span>${m.words.text("game-title")}</span><span>${m.game.headline(m)}</span>
        <span>${begun} · ${paceOf(summary)}</span></p>
      <h1>${headline}</h1>
      <p class="standfirst">${[`${ended}.`, ...endingLines(m), t("front-who", { sitters })].join(" ")}</p>
      <${Actions} m=${m} />
      <div class="news">
        ${story.curve.length > 1 && html`<${Score} m=${m} story=${story} />`}
        <${ReviewSection} m=${m} />
        <section class="final"><h2>${t("front-board")}</h2>
          ${m.game.Board && html`<${StillBoard} m=${m} label=${t("front-board-label", { game: m.words.text("game-title"), headline })} />`}</section>
        <div class="stack">
          ${story.dice.length > 0 && html`<section><h2>${t("front-luck")}</h2><${Luck} m=${m} dice=${story.dice} /></section>`}
          <${Hands} m=${m} bySeat=${bySeat} />
        </div>
        <section class="figures">${story.score.length > 0 && html`<h2>${t("score-by")}</h2><${ScoreTable} m=${m} story=${story} />`}
          <h2>${t("front-figures")}</h2><${Figures} m=${m} bySeat=${bySeat} story=${story} />
          <${Proof} m=${m} /></section>
      </div>
    </article>
  <//>`;
}

/** @param {{ m: Match }} props */
function Actions({ m }) {
  const share = async () => {
    const link = `${location.origin}/result/${m.id}`;
    try {
      await navigator.clipboard.writeText(link);
      toast(t("link-copied"));
    } catch {
      prompt(t("link"), link);
    }
  };
  return html`<div class="acts">
    <${Rematch} m=${m} />
    ${m.replayable && html`<a class="button" href=${`/table/${m.id}#ply-0`}>${t("watch-replay")}</a>`}
    <button onClick=${share}><${Icon} name="link" /> ${t("copy-link")}</button>
    <a class="button quiet" href=${`/api/matches/${m.id}/export`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
    <a class="button quiet" href=${`/table/${m.id}`}>${t("front-table")}</a>
  </div>`;
}

/** @param {{ m: Match, story: Story }} props */
function Score({ m, story }) {
  const seats = m.summary.seats.map((seat) => seat.id);
  const caption = story.shared
    ? t("front-curve-track", { up: m.seatName(seats[1]), down: m.seatName(seats[0]) })
    : t("front-curve-rows");
  return html`<section class="score"><h2>${m.words.text("front-score") || t("front-score")}</h2>
      <${Curve} m=${m} story=${story} />
      ${
        !story.shared &&
        html`<ul class="legend">${seats.map(
          (seat, i) => html`<li key=${seat} class=${m.seatStyle(seat)?.className ?? ""}><i class=${`r${i}`}></i>
          ${m.seatName(seat)} <b>${story.curve[story.curve.length - 1].points[i]}</b></li>`,
        )}</ul>`
      }
      <p class="cap">${caption} ${m.replayable && t("front-curve-click")}</p></section>
    ${
      story.turning.length > 0 &&
      html`<section class="turning"><h2>${t("front-turning", { count: story.turning.length })}</h2>
      <${Turning} m=${m} story=${story} /></section>`
    }`;
}

/** @param {{ m: Match, story: Story }} props */
function Turning({ m, story }) {
  const seats = m.summary.seats.map((seat) => seat.id);
  const oneTrack = story.shared;
  return html`<ol>${story.turning.map((one, i) => {
    const turn = story.turns.findLast((mark) => mark.ply <= one.ply);
    const when = turn && m.game.station?.(turn.event, m)?.title;
    const said = one.causes.map((cause) => m.words.event(cause, m.content.events));
    const badges = seats
      .map((seat, j) => ({ seat, change: one.change[j] }))
      .filter(({ change }) => (oneTrack ? change > 0 : change !== 0));
    return html`<li key=${one.ply}><span class="n">${i + 1}</span>
      <div><p><a href=${`/table/${m.id}#ply-${one.ply}`}>${said[0] || t("front-turning-plain")}</a> ${when && html`<small>${when}</small>`}</p>
        ${said.slice(1).map((line) => html`<p class="also">${line}</p>`)}</div>
      <span class="badges">${badges.map(
        ({
          seat,
          change,
        }) => html`<b key=${seat} class=${`badge ${m.seatStyle(seat)?.className ?? ""}`}><${SeatMark} m=${m} seat=${seat} size=${12} />
          ${change > 0 ? `+${change}` : `\u2212${-change}`}<span class="unseen"> ${m.seatName(seat)}</span></b>`,
      )}</span></li>`;
  })}</ol>`;
}

/** What each held when it ended. @param {{ m: Match, bySeat: Record<string, Match> }} props */
function Hands({ m, bySeat }) {
  const { held } = m.game;
  if (!held || m.summary.seats.every(({ id }) => held(bySeat[id], id).length === 0)) return null;
  return html`<section><h2>${t("front-hands")}</h2><div class="held">
    ${m.summary.seats.map(({ id }) => {
      const cards = held(bySeat[id], id);
      return html`<div key=${id}><h3><${SeatMark} m=${m} seat=${id} /> ${m.seatName(id)}</h3>
        ${
          cards.length === 0
            ? html`<p class="cap">${t("front-nothing-held")}</p>`
            : html`<ul>${cards.map(
                ({ figure, name, className }, i) =>
                  html`<li key=${i} class=${className ?? m.seatStyle(id)?.className ?? ""}><span>${figure}</span> ${name}</li>`,
              )}</ul>`
        }</div>`;
    })}
  </div></section>`;
}

/** @param {{ m: Match, bySeat: Record<string, Match>, story: Story }} props */
function Figures({ m, bySeat, story }) {
  const seats = m.summary.seats.map((seat) => seat.id);
  const columns = seats.map((seat) => m.game.figures(bySeat[seat], seat));
  const last = story.curve[story.curve.length - 1]?.points;
  /** @type {[string, (string | number)[]][]} */
  const figures = (columns[0] ?? []).map(([label], i) => [label, columns.map((column) => column[i]?.[1] ?? "–")]);
  // Nothing that the table of points above says already.
  const told = story.score.length > 0 ? [...story.score.map((line) => line.points), last].map(String) : [];
  const points = last && story.score.length === 0 && !figures.some(([, cells]) => cells.join() === last.join());
  const others = figures.filter(([, cells]) => !told.includes(String(cells)));
  /** @type {[string, (string | number)[]][]} */
  const rows = points ? [[m.words.text("front-tally") || t("front-points"), last], ...others] : others;
  return html`<table><thead><tr><td></td>${seats.map(
    (seat) =>
      html`<th key=${seat} scope="col"><${SeatMark} m=${m} seat=${seat} /><span class="unseen">${m.seatName(seat)}</span></th>`,
  )}</tr></thead>
    <tbody>${rows.map(([label, cells]) => html`<tr key=${label}><th scope="row">${label}</th>${cells.map((cell, i) => html`<td key=${i}>${cell}</td>`)}</tr>`)}
      <tr><th scope="row">${t("front-moves")}</th><td colspan=${seats.length}>${story.plies}</td></tr>
    </tbody></table>`;
}
