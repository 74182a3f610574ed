// A game on one page: what it is about, what a turn is, how one wins, with pictures of the real board.
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "../../core/base/api.js";
import { loadGame } from "../../core/game/gameload.js";
import { introOf } from "../../core/game/gamemodules.js";
import { html } from "../../core/base/html.js";
import { stillMatch } from "../../core/match/still.js";
import { t } from "../../core/words/words.js";
import { Explained } from "../common/glossary.js";
import { StillBoard } from "../common/stillboard.js";

/**
 * A section: its words are the message intro-<id> with .title and .picture. It shows a part of the board, all of it if no view is named, or some cards of
 * the hand (from its end, if negative).
 * @typedef {{ id: string, view?: () => [number, number, number, number], cards?: number[] }} Section
 */
/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("../matches/games.js").GameSummary} GameSummary */

/** A table for the first position of a game's guided match. @param {GameSummary} game @param {{ options: Record<string, any> }} lesson */
const summaryOf = (game, lesson) =>
  /** @type {import("../../core/game/types.js").MatchSummary} */ ({
    id: "",
    game: game.id,
    options: lesson.options,
    status: "running",
    playable: true,
    ply: 0,
    seats: game.seats[String(lesson.options.players)].map(
      ({ id }) => /** @type {any} */ ({ id, kind: "open", yours: false }),
    ),
    waiting: /** @type {string[]} */ ([]),
    yours: /** @type {string[]} */ ([]),
    result: null,
    pace: { kind: "none" },
  });

/** The first position of a game's guided match, for what is shown of the game outside a table. @param {GameSummary} game @returns {Promise<Match>} */
export async function lessonMatch(game) {
  const [loaded, lesson] = await Promise.all([loadGame(game.id), getOnce(`/games/${game.id}/tutorial`)]);
  return stillMatch(loaded, summaryOf(game, lesson), lesson.position);
}

/** @param {GameSummary} game @returns {Promise<{ m: Match, sections: Section[] }>} */
async function readIntro(game) {
  const [m, sections] = await Promise.all([lessonMatch(game), introOf(game.id)]);
  return { m, sections };
}

/** @param {{ game: GameSummary }} props */
export function Introduction({ game }) {
  const [read, setRead] = useState(/** @type {Awaited<ReturnType<typeof readIntro>> | null} */ (null));
  const shown = game.drawn && game.tutorial;
  useEffect(() => {
    // Without a picture there are still the rules below.
    if (shown) readIntro(game).then(setRead, () => {});
  }, [game.id]);
  if (!shown) return null;
  if (!read) return html`<div class="intro wait"><div class="loading"></div></div>`;
  const { m, sections } = read;
  if (!sections.length) return null;
  /** Words that were explained already. @type {Set<string>} */
  const known = new Set();
  return html`<div class="intro" data-game=${game.id}>
    ${sections.map(
      (section, i) => html`<section key=${section.id}>
        <h2><span class="n">${i + 1}</span> ${m.words.text(`intro-${section.id}`, {}, "title")}</h2>
        <${Picture} m=${m} section=${section} />
        <p><${Explained} words=${m.words} text=${m.words.text(`intro-${section.id}`)} known=${known} /></p>
      </section>`,
    )}
  </div>`;
}

/** @param {{ m: Match, section: Section }} props */
function Picture({ m, section }) {
  const label = m.words.text(`intro-${section.id}`, {}, "picture");
  if (!section.cards) return html`<${StillBoard} m=${m} label=${label} view=${section.view?.()} />`;
  const hand = m.game.hand?.(m) ?? [];
  const cards = section.cards.map((i) => hand.at(i)).filter(Boolean);
  return html`<div class="still cards" data-game=${m.summary.game} role="img" aria-label=${label}><div class="drawer" inert aria-hidden="true">
    <div class="cards">${cards}</div></div></div>`;
}

/** The head of the page: what it is, and the ways in. @param {{ game: GameSummary | undefined, children?: any }} props */
export function IntroHead({ game, children }) {
  return html`<header class="introhead"><div><p class="y">${game?.years} ${game?.length && `· ${game.length}`}</p><h1>${game?.title ?? ""}</h1></div>
    <div class="b">${children}
      ${game?.drawn && html`<a class="button quiet" href=${`/cards/${game.id}`}>${t("cards-all-of")}</a>`}
      <a class="button quiet" href="#rules">${t("intro-rules")}</a></div></header>`;
}
