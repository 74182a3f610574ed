// The modules that games bring, wherever they come from.
import { drawnGames, ownPages } from "../base/settings.js";
import plain from "./plaingame.js";

/** The one module of a page that lies in its game's package; it imports the client as "chancellery". @param {string} id @returns {Promise<any>} */
const ownModule = (id) => import(`/client/games/${id}/index.js`);

/** What a game's tables are drawn with. @param {string} id @returns {Promise<import("./types.js").GameModule<any>>} */
export async function gameModule(id) {
  if (ownPages.includes(id)) return (await ownModule(id)).default;
  return drawnGames.includes(id) ? (await import(`../../games/${id}/index.js`)).default : plain;
}

/** The sections of a game's introduction, none if it has none. @param {string} id @returns {Promise<any[]>} */
export async function introOf(id) {
  if (ownPages.includes(id)) return (await ownModule(id)).intro ?? [];
  return (await import(`../../games/${id}/intro.js`)).intro;
}
