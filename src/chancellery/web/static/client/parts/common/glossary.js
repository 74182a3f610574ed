// Words of a game explained where they stand: the first time that a text uses one, it has a tip.
import { html } from "../../core/base/html.js";
import { findTerms, withTerms } from "../../core/words/terms.js";
import { t } from "../../core/words/words.js";
import { inline } from "./markdown.js";
import { page, put } from "./tips.js";

/** @typedef {import("../../core/words/words.js").Words} Words */

/**
 * A text with tips at the first use of each term that is not known yet; those that it explains are known then.
 * @param {{ words: Words, text: string, known: Set<string> }} props
 */
export function Explained({ words, text, known }) {
  return withTerms(
    text,
    findTerms(words, text, known),
    ({ tip }, word, signs) => html`<${Kept} ...${signs}><${Term} word=${word} tip=${tip} /><//>`,
    inline,
  );
}

/** A word that can be pressed, with the signs that stay on its line. @param {{ before: string, after: string, children?: any }} props */
export const Kept = ({ before, after, children }) =>
  before || after ? html`<span class="kept">${before}${children}${after}</span>` : children;

/** A tip is put when it is seen, beside its word. @param {Event} e */
const show = (e) => {
  const word = /** @type {HTMLElement} */ (e.currentTarget);
  const tip = word.lastElementChild;
  if (tip instanceof HTMLElement) put(tip, { about: word.getBoundingClientRect(), room: page(), flush: true });
};

/** A word with its tip, for the pointer, for a finger and for the keyboard. @param {{ word: string, tip: string }} props */
export const Term = ({ word, tip }) =>
  html`<span class="term" tabindex="0" role="note" aria-label=${t("verb-of", { verb: word.replaceAll("*", ""), what: tip })} onPointerEnter=${show}
    onFocus=${show}>${inline(word)}<span class="tip" aria-hidden="true">${tip}</span></span>`;
