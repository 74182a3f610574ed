// The end of a match as a moment, at the table: who won with how many points, what they were made of, and what to do next.
import { useEffect, useState } from "preact/hooks";
import { get, LONG_MS } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { endingTitle, frontLine } from "./ending.js";
import { ForkNote } from "./fork.js";
import { Icon } from "../common/icon.js";
import { isDraw, joined } from "../matches/matchlines.js";
import { Proof } from "./proof.js";
import { Rematch } from "./rematch.js";
import { ScoreTable } from "./scoretable.js";
import { SeatMark } from "../common/seat.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("./curve.js").Story} Story */

/** The story of a match that can be replayed; "none" where there is none. @param {Match} m */
function useStory(m) {
  const [story, setStory] = useState(/** @type {Story | "none" | null} */ (null));
  const told = m.replayable && m.summary.status === "finished";
  useEffect(() => {
    if (!told) return setStory("none");
    get(`/matches/${m.id}/story`, LONG_MS).then(setStory, () => setStory("none"));
  }, [m.id, told]);
  return story;
}

/** @param {{ m: Match, onClose: () => void }} props */
export function Result({ m, onClose }) {
  const summary = m.summary;
  const story = useStory(m);
  const over = summary.status === "abandoned" ? null : m.game.result(m);
  const lines = [over && frontLine(m), ...(over?.lines ?? [])].filter(Boolean);
  const title = endingTitle(m);
  const watch = () => {
    onClose();
    m.replay.show(0);
  };
  const sides = joined(summary.seats.map((seat) => m.seatName(seat.id)));
  const scored = story && story !== "none" && story.score.length > 0;
  return html`<${Dialog} title=${title} className="result" onClose=${onClose}>
    <p class="dateline"><span>${m.words.text("game-title")}</span><span>${m.game.headline(m)}</span><span>${sides}</span></p>
    ${lines[0] && html`<p class="standfirst">${lines[0]}${/[.!?]$/.test(lines[0]) ? "" : "."}</p>`}
    <div class="ended">
      <div>
        ${!story && html`<div class="loading"></div>`}
        ${scored ? html`<${ScoreTable} m=${m} story=${story} counting />` : story && html`<${Standing} m=${m} />`}
        <p class="why">${[...lines.slice(1), scored ? "" : over?.score].filter(Boolean).join(" ")}</p>
        <${ForkNote} m=${m} />
      </div>
      <div class="next">
        ${m.replayable && html`<a class="button do" autofocus href=${`/result/${m.id}`}>${t("front-page")} <small>${t("end-front")}</small></a>`}
        <${Rematch} m=${m} why=${t("end-rematch")} main=${!m.replayable} />
        ${
          m.replayable &&
          summary.ply > 0 &&
          html`<a class="button" href=${`/result/${m.id}#review`}>${t("review-short")} <small>${t("end-review")}</small></a>`
        }
        <p class="links">
          ${m.replayable && html`<button class="plain" onClick=${watch}>${t("watch-replay")}</button>`}
          <a href=${`/api/matches/${m.id}/export`} download=${`chancellery-${m.id}.json`}>${t("export")}</a>
          ${m.replayable && html`<a href=${`/result/${m.id}#fairness`}>${t("proof")}</a>`}
        </p>
        ${!m.replayable && html`<${Proof} m=${m} />`}
      </div>
    </div>
    <div class="b"><button onClick=${onClose}>${t("end-table")}</button></div>
  <//>`;
}

/** Where points have no categories, or there are none: who sat there, and who has won. @param {{ m: Match }} props */
function Standing({ m }) {
  const { summary } = m;
  // Nobody is crowned in a draw.
  const winners = isDraw(summary) && summary.seats.length > 1 ? [] : (summary.result?.winners ?? []);
  return html`<ul class="standing">
    ${summary.seats.map(
      (seat) => html`<li key=${seat.id}>
          <${SeatMark} m=${m} seat=${seat.id} size=${16} /> <b>${m.seatName(seat.id)}</b> <span>${m.sitter(seat.id)}</span>
          ${winners.includes(seat.id) && html`<em><${Icon} name="laurel" /> ${t("winner")}</em>`}
        </li>`,
    )}
  </ul>`;
}
