// Where a match stands: what I am asked, and the game's own headline, as its top bar has it.
import { useEffect, useState } from "preact/hooks";
import { Refusal, get, getOnce } from "../core/api.js";
import { Match } from "../core/match.js";
import { language } from "../core/settings.js";
import { Words, learn } from "../core/words.js";
import { moduleOf } from "./games.js";

/** @typedef {import("../core/types.js").Card} Card */
/** @typedef {import("./games.js").GameCard} GameCard */
/** @typedef {{ prompt: string, headline: string }} Standing */

/** Kept by match, ply and language. @type {Map<string, Promise<Standing>>} */
const kept = new Map();

/** @param {Card} card @param {GameCard} game @param {string} spoken @returns {Promise<Standing>} */
async function look(card, game, spoken) {
  const seat = card.yours.find((one) => card.waiting.includes(one)) ?? card.yours[0];
  const view = await get(`/matches/${card.id}/view?seat=${seat}&lang=${spoken}`);
  return { prompt: view.text?.prompt ?? "", headline: await headline(card, game, view) };
}

/** @param {Card} card @param {GameCard} game @param {import("../core/types.js").View} view */
async function headline(card, game, view) {
  const module = await moduleOf(game);
  if (!module) return "";
  const [facts] = await Promise.all([getOnce(`/games/${game.id}/facts`), learn(game.id)]);
  await module.load(facts);
  const match = new Match(card.id);
  Object.assign(match, { game: module, facts, words: new Words(game.id) });
  match.card.value = card;
  match.view.value = view;
  return module.headline(match);
}

/** @param {Card} card @param {GameCard} game @returns {Standing} */
export function useStanding(card, game) {
  const spoken = language.value;
  const key = `${card.id} ${card.ply} ${card.waiting} ${spoken}`;
  const [standing, setStanding] = useState({ prompt: "", headline: "" });
  useEffect(() => {
    if (card.status !== "running") return;
    let over = false;
    const found = kept.get(key) ?? look(card, game, spoken);
    kept.set(key, found);
    found.then(
      (known) => over || setStanding(known),
      (error) => {
        // It is asked again when the match has moved; until then the line does without.
        kept.delete(key);
        if (!(error instanceof Refusal)) throw error;
      },
    );
    return () => void (over = true);
  }, [key]);
  return standing;
}
