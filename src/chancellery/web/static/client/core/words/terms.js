// Words of a game that are explained where they are used first.
import { language } from "../base/settings.js";
import { signsOf } from "./rich.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ id: string, tip: string, spelling: RegExp }} Term */
/** A term in a text: where, and what it means. @typedef {{ id: string, at: number, length: number, tip: string }} Use */

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** @type {WeakMap<Words, { lang: string, terms: Term[] }>} */
const read = new WeakMap();

/** The terms of a game: messages term-<id>, which list the spellings apart by "|", and their attribute .tip. @param {Words} words */
function termsOf(words) {
  const found = read.get(words);
  if (found?.lang === language.value) return found.terms;
  const terms = (words.text("terms") || "")
    .split(" ")
    .filter(Boolean)
    .map((id) => {
      const spellings = words.text(`term-${id}`).split("|").map(escaped).join("|");
      const spelling = new RegExp(`(?<![\\p{L}\\d*])(?:\\*\\*)?(?:${spellings})(?:\\*\\*)?(?![\\p{L}\\d*])`, "u");
      return { id, tip: words.text(`term-${id}`, {}, "tip"), spelling };
    });
  read.set(words, { lang: language.value, terms });
  return terms;
}

/** Whether a word is a part of something bold, which cannot be cut. @param {string} text @param {RegExpExecArray} match */
const insideBold = (text, match) => text.slice(0, match.index).split("**").length % 2 === 0;

/**
 * The first use in a text of each term that is not known yet; they are known then.
 * @param {Words} words @param {string} text @param {Set<string>} known @returns {Use[]}
 */
export function findTerms(words, text, known) {
  /** @type {Use[]} */
  const found = [];
  for (const { id, spelling, tip } of termsOf(words)) {
    const match = known.has(id) ? null : spelling.exec(text);
    if (!match || insideBold(text, match)) continue;
    const end = match.index + match[0].length;
    if (found.some((one) => match.index < one.at + one.length && one.at < end)) continue;
    found.push({ id, at: match.index, length: match[0].length, tip });
    known.add(id);
  }
  return found.sort((a, b) => a.at - b.at);
}

/**
 * A text with something else in the place of each term, and of the signs that stay on its line.
 * @template T
 * @param {string} text @param {Use[]} uses @param {(use: Use, word: string, signs: { before: string, after: string }) => T} draw
 * @param {(text: string) => any} [rest] @returns {(T | any)[]}
 */
export function withTerms(text, uses, draw, rest = (part) => part) {
  let from = 0;
  const parts = uses.flatMap((use) => {
    const end = use.at + use.length;
    const signs = signsOf(text, from, use.at, end);
    const before = text.slice(from, use.at - signs.before.length);
    from = end + signs.after.length;
    return [rest(before), draw(use, text.slice(use.at, end), signs)];
  });
  return [...parts, rest(text.slice(from))];
}
