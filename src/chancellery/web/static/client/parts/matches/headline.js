// What the lobby says of a running match: what I am asked, and the game's own headline, as its top bar has it.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get } from "../../core/base/api.js";
import { language } from "../../core/base/settings.js";
import { isOutdated } from "./matchlines.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {{ prompt: string, headline: string }} Headline */

/** By match, ply and language. @type {Map<string, Promise<Headline>>} */
const cache = new Map();

/** @param {MatchSummary} summary @param {string} lang @returns {Promise<Headline>} */
async function readHeadline(summary, lang) {
  // Whoever only laid the table, or whose seat a bot keeps, looks on.
  const seat = summary.yours.find((one) => summary.waiting.includes(one)) ?? summary.yours[0] ?? "spectator";
  const { text } = await get(`/matches/${summary.id}/view?seat=${seat}&lang=${lang}`);
  return { prompt: text?.prompt ?? "", headline: text?.headline ?? "" };
}

/** @param {MatchSummary} summary @returns {Headline} */
export function useHeadline(summary) {
  const lang = language.value;
  const key = `${summary.id} ${summary.ply} ${summary.waiting} ${lang}`;
  const [headline, setHeadline] = useState({ prompt: "", headline: "" });
  useEffect(() => {
    if (summary.status !== "running" || isOutdated(summary)) return;
    let over = false;
    const found = cache.get(key) ?? readHeadline(summary, lang);
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
