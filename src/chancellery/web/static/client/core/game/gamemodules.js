// The modules that games bring, wherever they come from.
import { loadModule } from "../base/files.js";
import { drawnGames, ownPages } from "../base/settings.js";
import plain from "./plaingame.js";

/** The module of a game's page; one that lies in its game's package imports the client as "chancellery". @param {string} id @returns {Promise<any>} */
const indexOf = (id) => loadModule(`games/${id}/index.js`);

/** What a game's tables are drawn with. @param {string} id @returns {Promise<import("./types.js").GameModule<any>>} */
export async function gameModule(id) {
  return drawnGames.includes(id) || ownPages.includes(id) ? (await indexOf(id)).default : plain;
}

/** The sections of a game's introduction, none if it has none. @param {string} id @returns {Promise<any[]>} */
export async function introOf(id) {
  if (ownPages.includes(id)) return (await indexOf(id)).intro ?? [];
  return (await loadModule(`games/${id}/intro.js`)).intro;
}
