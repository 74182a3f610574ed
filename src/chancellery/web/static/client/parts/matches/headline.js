// What the lobby says of a running match: what I am asked, and the game's own headline, as its top bar has it.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get } from "../../core/base/api.js";
import { loadGame } from "../../core/game/gameload.js";
import { Position } from "../../core/match/position.js";
import { language } from "../../core/base/settings.js";
import { isOutdated } from "./matchlines.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("./games.js").GameSummary} GameSummary */
/** @typedef {{ prompt: string, headline: string }} Headline */

/** By match, ply and language. @type {Map<string, Promise<Headline>>} */
const cache = new Map();

/** @param {MatchSummary} summary @param {GameSummary} game @param {string} lang @returns {Promise<Headline>} */
async function readHeadline(summary, game, lang) {
  // Whoever only laid the table, or whose seat a bot keeps, looks on.
  const seat = summary.yours.find((one) => summary.waiting.includes(one)) ?? summary.yours[0] ?? "spectator";
  const view = await get(`/matches/${summary.id}/view?seat=${seat}&lang=${lang}`);
  const prompt = view.text?.prompt ?? "";
  if (!game.drawn) return { prompt, headline: "" };
  const loaded = await loadGame(game.id);
  const position = new Position({ ...loaded, summary, view, live: true, log: [] });
  return { prompt, headline: loaded.game.headline(position) };
}

/** @param {MatchSummary} summary @param {GameSummary} game @returns {Headline} */
export function useHeadline(summary, game) {
  const lang = language.value;
  const key = `${summary.id} ${summary.ply} ${summary.waiting} ${lang}`;
  const [headline, setHeadline] = useState({ prompt: "", headline: "" });
  useEffect(() => {
    if (summary.status !== "running" || isOutdated(summary)) return;
    let over = false;
    const found = cache.get(key) ?? readHeadline(summary, game, lang);
    cache.set(key, found);
    found.then(
      (known) => over || setHeadline(known),
      (error) => {
        // It is asked again when the match has moved; until then the line does without.
        cache.delete(key);
        if (!(error instanceof Refusal)) throw error;
      },
    );
    return () => {
      over = true;
    };
  }, [key]);
  return headline;
}
