// What the position says, in the terms in which it is drawn.
import { boardOf, nameOf } from "../../core/game/reading.js";

/** The board that the game’s view carries. @typedef {import("./board.d.ts").VersaillesBoard} Board */
/** @typedef {import("./board.d.ts").Outlook} Outlook */
/** @typedef {import("../../core/game/types.js").Position<Board>} Position */
/** @typedef {import("../../core/game/types.js").Match<Board>} Match */

export const SEATS = ["one", "two", "three", "four"];
export const NATIONS = ["uk", "france", "usa", "italy", "japan"];
export const REGIONS = ["europe", "balkans", "middle_east", "africa", "asia_pacific"];

/** @param {string} nation */
export const nationClass = (nation) => `vs-${nation}`;

/** @param {string} region */
export const regionClass = (region) => `vs-in-${region}`;

/**
 * The nation of a seat, or null before it is chosen; a nation that has no seat stands for itself.
 * @param {Position} p @param {string} seat @returns {string | null}
 */
export function nationOf(p, seat) {
  const board = boardOf(p);
  if (!board) return null;
  if (NATIONS.includes(seat)) return seat;
  const nation = board.seats[seat] ?? "none";
  return nation === "none" ? null : nation;
}

/** A nation's two letters. @param {Position} p @param {string} nation */
export const code = (p, nation) => nameOf(p, "nation", nation, "code");

/** The seat that plays a nation, or null. @param {Position} p @param {string} nation @returns {string | null} */
export function seatOf(p, nation) {
  const seat = boardOf(p)?.powers[nation]?.player ?? "none";
  return seat === "none" ? null : seat;
}

/**
 * Whose doing something is: a seat, or the nation itself if nobody sits there; in a solo game always the nation, since seats change.
 * @param {Position} p @param {string} nation
 */
export const doerOf = (p, nation) => (boardOf(p)?.goal ? nation : (seatOf(p, nation) ?? nation));

/** What an option of the issue that is asked about would do. @param {Position} p @param {{ id: string }} option @returns {Outlook | undefined} */
export const outcomeOf = (p, option) => p.view.position.outlook?.[`choose ${option.id}`];

/** @param {Position} p @param {string} region */
export const regionName = (p, region) => (region === "world" ? phrase(p, "world") : nameOf(p, "region", region));

/** The same where there is little room. @param {Position} p @param {string} region */
export const regionShort = (p, region) =>
  region === "world" ? phrase(p, "world") : nameOf(p, "region", region, "short");

/** A sentence of the board's own, with things by name. @param {Position} p @param {string} key @param {Record<string, any>} [args] */
export const phrase = (p, key, args = {}) => p.words.say("board", key, args);

/** @param {string} id */
export const aNation = (id) => ({ kind: "nation", id });

/** A counter as it is called where it lies on an issue: "naval:uk" is "naval-uk". @param {Position} p @param {string} counter */
export const counterName = (p, counter) =>
  counter === "naval:uk_or_usa" ? phrase(p, "either-squadron") : nameOf(p, "counter", counter.replace(":", "-"));

/** The same in short, as it stands on a card. @param {Position} p @param {string} counter */
export const counterShort = (p, counter) =>
  counter === "naval:uk_or_usa"
    ? phrase(p, "either-squadron-short")
    : nameOf(p, "counter", counter.replace(":", "-"), "short");
