// What a game's positions are read with: its module, its content and its messages.
import { Refusal, getOnce } from "../base/api.js";
import { gameModule } from "./gamemodules.js";
import plain from "./plaingame.js";
import { ofEdition, ownPages } from "../base/settings.js";
import { Words, loadMessages } from "../words/words.js";

/**
 * Load a game for the page; its ground and layout are ready, too.
 * @param {string} id
 * @returns {Promise<{ game: import("./types.js").GameModule<any>, content: import("./types.js").GameContent, words: Words }>}
 */
export async function loadGame(id) {
  const [module, { content: printed, ...facts }] = await Promise.all([
    gameModule(id).catch((error) => plainInstead(id, error)),
    getOnce(ofEdition(id, `/games/${id}/facts`)),
    loadMessages(id),
  ]);
  const content = { printed, ...facts };
  const ready = (/** @type {import("./types.js").GameModule<any>} */ game) => game.load(content).then(() => game);
  const game = await ready(module).catch((error) => plainInstead(id, error));
  return { game, content, words: new Words(id) };
}

/**
 * A page of another package that is damaged takes nothing else with it: its game is played at a plain table.
 * One of a version that the server no longer has is not damaged.
 * @param {string} id @param {Error} error
 */
function plainInstead(id, error) {
  if (!ownPages.includes(id) || error instanceof Refusal) throw error;
  console.error(error);
  return plain;
}
