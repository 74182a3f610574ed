// Words of a game explained where they stand: the first time that a text uses one, it has a tip.
import { html } from "../core/html.js";
import { inline } from "./markdown.js";

/** @typedef {import("../core/words.js").Words} Words */

/** The terms of a game, with their tips: messages term-<id>, which list the spellings apart by "|", and their attribute .tip. @param {Words} words */
function termsOf(words) {
  return (words.text("terms") || "")
    .split(" ")
    .filter(Boolean)
    .map((id) => ({ id, spellings: words.text(`term-${id}`).split("|"), tip: words.text(`term-${id}`, {}, "tip") }));
}

/** Whether a word is a part of something bold, which cannot be cut. @param {string} text @param {RegExpExecArray} match */
const insideBold = (text, match) => text.slice(0, match.index).split("**").length % 2 === 0;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text with tips at the first use of each term that is not known yet; those that it explains are known then.
 * @param {{ words: Words, text: string, known: Set<string> }} props
 */
export function Explained({ words, text, known }) {
  const terms = termsOf(words).filter(({ id }) => !known.has(id));
  /** @type {{ at: number, length: number, tip: string }[]} */
  const found = [];
  for (const { id, spellings, tip } of terms) {
    const match = new RegExp(
      `(?<![\\p{L}\\d*])(?:\\*\\*)?(?:${spellings.map(escaped).join("|")})(?:\\*\\*)?(?![\\p{L}\\d*])`,
      "u",
    ).exec(text);
    if (
      !match ||
      insideBold(text, match) ||
      found.some((one) => match.index < one.at + one.length && one.at < match.index + match[0].length)
    )
      continue;
    found.push({ at: match.index, length: match[0].length, tip });
    known.add(id);
  }
  found.sort((a, b) => a.at - b.at);
  let from = 0;
  const parts = found.map(({ at, length, tip }) => {
    const before = text.slice(from, at);
    from = at + length;
    return html`${inline(before)}<${Term} word=${text.slice(at, from)} tip=${tip} />`;
  });
  return html`${parts}${inline(text.slice(from))}`;
}

/** A word with its tip, for the pointer, for a finger and for the keyboard. @param {{ word: string, tip: string }} props */
export const Term = ({ word, tip }) =>
  html`<span class="term" tabindex="0" role="note" aria-label=${`${word.replaceAll("*", "")}: ${tip}`}>${inline(word)}<span
    class="tip" aria-hidden="true">${tip}</span></span>`;
