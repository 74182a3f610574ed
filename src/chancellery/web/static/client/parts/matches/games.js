// The games there are, as the lobby and the library show them.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { useLocalized } from "../common/polling.js";

/** An option of a game, as a form can show it. @typedef {import("../../core/base/answers.d.ts").OptionField} OptionField */
/** A game as the server describes it. @typedef {import("../../core/base/answers.d.ts").GameData} GameSummary */

/** Whether so many players may choose anything but the default. @param {OptionField} field @param {number} players */
export const isChoice = (field, players) => field.players === null || field.players.includes(players);

/** @returns {{ games: GameSummary[] | undefined, error: import("../../core/base/api.js").Refusal | null, read: () => void }} */
export function useGames() {
  const { data, error, read } = useLocalized("/games");
  // Games with a board of their own come first; the others are for programs and the terminal.
  const games = data && [
    ...data.filter((/** @type {GameSummary} */ game) => game.drawn || game.vignette),
    ...data.filter((/** @type {GameSummary} */ game) => !game.drawn && !game.vignette),
  ];
  return { games, error, read };
}

/** How a seat looks. @param {GameSummary} game @param {string} seat */
export const seatStyle = (game, seat) => game.looks[seat];

/** The seats for a number of players, in the order in which the game's own pictures show them. @param {GameSummary} game @param {number} players */
export function seatsOf(game, players) {
  const shown = Object.keys(game.looks);
  return [...game.seats[String(players)]].sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
}

/**
 * What a seat is called: by what it plays, where that is decided in play.
 * @param {GameSummary} game @param {string} seat @param {string | null} [role]
 */
export const seatName = (game, seat, role) =>
  game.roles[role ?? ""] ??
  Object.values(game.seats)
    .flat()
    .find((one) => one.id === seat)?.name ??
  seat;

/** The bot that a newcomer gets. @param {GameSummary} game */
export const usualBot = (game) => (game.bots.includes("heuristic") ? "heuristic" : game.bots[0]);

/** @param {string | null} bot */
export function botName(bot) {
  const id = `bot-${bot}`;
  const name = t(id);
  return name === id ? `${t("bot")}, ${bot}` : name;
}

/** "2 players · 2 h" @param {{ game: GameSummary }} props */
export function Measure({ game }) {
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  const players = t("game-players", { least, most, range: least === most ? "no" : "yes" });
  return html`<span class="measure">${players}${game.length && ` · ${game.length}`}</span>`;
}
