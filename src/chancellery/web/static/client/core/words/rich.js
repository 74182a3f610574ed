// Sentences with live names and dice in them: a name carries the thing that it is the name of.

// Three characters that no message uses: they pass through Fluent as they are.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const PIECE = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A name that shows its thing: "space:vienna". @param {string} thing @param {string} name */
export const live = (thing, name) => (name ? `${OPEN}${thing}${MIDDLE}${name}${CLOSE}` : "");

/** The face of a die. @param {number} face @param {string} [seat] whose die it is */
export const dieFace = (face, seat = "") => `${OPEN}die:${seat}${MIDDLE}${face}${CLOSE}`;

/** The sentence alone. @param {string} text */
export const plain = (text) => text.replace(PIECE, "$2");

/** Its first sentence, without the full stop; that of an initial, as in "W. E. B. Du Bois", ends none. @param {string} text */
export const firstSentence = (text) => plain(text).split(/(?<!(?:^|[^\p{L}])\p{Lu})\.(?:\s|$)/u)[0];

// What is live is a button, and a line may break beside it: not between a name and its quotation marks, nor behind an article that has lost
// its vowel (l’, jusqu’), or before a full stop.
const [CLOSES, OPENS] = [/^[\u00a0\u202f]?[.,;:!?)\]”’»%]+/, /(?:[“‘«([][\u00a0\u202f]?|\p{L}+[’'])+$/u];

/** The signs before and behind a part of a text that stay on its line. @param {string} text @param {number} from @param {number} at @param {number} end */
export const signsOf = (text, from, at, end) => ({
  before: OPENS.exec(text.slice(from, at))?.[0] ?? "",
  after: CLOSES.exec(text.slice(end))?.[0] ?? "",
});

/** What is live in a sentence, with the signs that stay on its line. @typedef {{ thing: string, name: string, before: string, after: string }} Live */

/** A sentence in pieces: text, and what is live in it. @param {string} text @returns {(string | Live)[]} */
export function pieces(text) {
  /** @type {(string | Live)[]} */
  const found = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    const end = match.index + match[0].length;
    const { before, after } = signsOf(text, from, match.index, end);
    if (match.index - before.length > from) found.push(text.slice(from, match.index - before.length));
    found.push({ thing: match[1], name: match[2], before, after });
    from = end + after.length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
