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

// What is live is a button, and a line may break beside it: not between a name and its quotation marks, or before a full stop.
const JOINED = "\u2060";
const [CLOSES, OPENS] = [/^(?=[.,;:!?)\]”’»%])/, /(?<=[“‘«([])$/];

/** @param {string} text @param {boolean} after whether something live stands before it @param {boolean} before whether something follows */
const joined = (text, after, before) => {
  const head = after ? text.replace(CLOSES, JOINED) : text;
  return before ? head.replace(OPENS, JOINED) : head;
};

/** A sentence in pieces: text, and what is live in it. @param {string} text @returns {(string | { thing: string, name: string })[]} */
export function pieces(text) {
  /** @type {(string | { thing: string, name: string })[]} */
  const found = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push(joined(text.slice(from, match.index), from > 0, true));
    found.push({ thing: match[1], name: match[2] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(joined(text.slice(from), from > 0, false));
  return found;
}
