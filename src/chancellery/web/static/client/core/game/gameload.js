// What a game's positions are read with: its module, its content and its messages.
import { getOnce } from "../base/api.js";
import plain from "./plaingame.js";
import { drawnGames } from "../base/settings.js";
import { Words, loadMessages } from "../words/words.js";

/**
 * Load a game for the page; its ground and layout are ready, too.
 * @param {string} id
 * @returns {Promise<{ game: import("./types.js").GameModule<any>, content: import("./types.js").GameContent, words: Words }>}
 */
export async function loadGame(id) {
  const [module, { content: printed, actions, events }] = await Promise.all([
    drawnGames.includes(id) ? import(`../../games/${id}/index.js`) : { default: plain },
    getOnce(`/games/${id}/facts`),
    loadMessages(id),
  ]);
  /** @type {import("./types.js").GameModule<any>} */
  const game = module.default;
  const content = { printed, actions, events };
  await game.load(content);
  return { game, content, words: new Words(id) };
}
