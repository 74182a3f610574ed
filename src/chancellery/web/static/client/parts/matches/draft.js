// The draft of a new match, as the form of the lobby fills it in.
import { signal } from "@preact/signals";
import { layTable } from "../../core/match/promise.js";
import { go } from "../../core/base/route.js";
import { isChoice, seatsOf, usualBot } from "./games.js";
import { readMe } from "../people/me.js";
import { takeName } from "../people/yourname.js";

/** @typedef {import("./games.js").GameSummary} GameSummary */
/**
 * Who sits on another seat: "bot <name>", a "friend" with the link, "anyone" who finds the table, or "me" too.
 * @typedef {string} Sitter
 */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} players
 * @property {string | null} seat one's own; the first there is if none was chosen
 * @property {Record<string, Sitter>} others by seat; the usual bot where nothing was chosen
 * @property {"none" | "live" | "days"} pace
 * @property {number} minutes
 * @property {number} increment
 * @property {number} days
 * @property {"bot" | "forfeit"} timeout
 * @property {boolean} hints whether hints are allowed although people play
 * @property {Record<string, any>} options
 */

/** @type {import("@preact/signals").Signal<Draft | null>} */
export const draft = signal(null);

/** @param {GameSummary} game @returns {Draft} */
const newDraft = (game) => ({
  game: game.id,
  players: game.players[0],
  seat: null,
  others: {},
  options: {},
  pace: "none",
  minutes: 60,
  increment: 10,
  days: 3,
  timeout: "bot",
  hints: false,
});

/** Begin a draft of a game; what was chosen for another game is forgotten. @param {GameSummary} game */
export function draftOf(game) {
  if (draft.value?.game !== game.id) draft.value = newDraft(game);
}

/** @param {Partial<Draft>} change */
export function change(change) {
  if (draft.value) draft.value = { ...draft.value, ...change };
}

/** One's own seat. @param {Draft} plan @param {GameSummary} game */
export function ownSeat(plan, game) {
  const seats = seatsOf(game, plan.players);
  return (seats.find((seat) => seat.id === plan.seat) ?? seats[0]).id;
}

/** @param {Draft} plan @param {GameSummary} game @param {string} seat @returns {Sitter} */
export const sitterOf = (plan, game, seat) => plan.others[seat] ?? `bot ${usualBot(game)}`;

/** Whether other people may sit down, too. @param {Draft} plan @param {GameSummary} game */
export const inCompany = (plan, game) =>
  seatsOf(game, plan.players).some(
    ({ id }) => id !== ownSeat(plan, game) && ["friend", "anyone"].includes(sitterOf(plan, game, id)),
  );

/** The body of the request. @param {Draft} plan @param {GameSummary} game */
export function requestOf(plan, game) {
  const own = ownSeat(plan, game);
  const sitters = seatsOf(game, plan.players).map(
    ({ id }) => /** @type {const} */ ([id, id === own ? "me" : sitterOf(plan, game, id)]),
  );
  const seat = (/** @type {Sitter} */ sitter) =>
    sitter === "me"
      ? { kind: "me" }
      : sitter.startsWith("bot ")
        ? { kind: "bot", bot: sitter.slice(4) }
        : { kind: "open" };
  const pace = { none: {}, live: { seconds: plan.minutes * 60, increment: plan.increment }, days: { days: plan.days } }[
    plan.pace
  ];
  // What was chosen for more players than there are now is no choice any more.
  const options = game.options.filter((field) => field.id in plan.options && isChoice(field, plan.players));
  return {
    game: game.id,
    options: { players: plan.players, ...Object.fromEntries(options.map(({ id }) => [id, plan.options[id]])) },
    seats: Object.fromEntries(sitters.map(([id, sitter]) => [id, seat(sitter)])),
    pace: { kind: plan.pace, ...pace },
    timeout: plan.timeout,
    hints: plan.hints && inCompany(plan, game),
    visibility: sitters.some(([, sitter]) => sitter === "anyone") ? "public" : "link",
  };
}

/** Create the match and open its table. @param {Draft} plan @param {GameSummary} game */
export async function createMatch(plan, game) {
  await takeName();
  const summary = await layTable(requestOf(plan, game));
  await readMe();
  go(`/table/${summary.id}`);
}

/** Against how many bots one plays in one click. @param {GameSummary} game */
export const botsAgainst = (game) => newDraft(game).players - 1;

/** In one click: the first seat against the usual bot, with everything as the game suggests. @param {GameSummary} game */
export async function playBot(game) {
  await createMatch(newDraft(game), game);
}
