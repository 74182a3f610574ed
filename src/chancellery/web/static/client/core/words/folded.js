// Words as they are looked for: without case and accents.

/** @param {string} text */
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text has all of these words, in any order. @param {string} text @param {string} sought */
export function hasWords(text, sought) {
  const inside = folded(text);
  return folded(sought)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => inside.includes(word));
}
