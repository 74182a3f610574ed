// A sentence with live names: pointing at one shows it on the board, pressing it opens what there is to say about it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { pieces } from "../../core/words/rich.js";
import { findTerms, withTerms } from "../../core/words/terms.js";
import { t } from "../../core/words/words.js";
import { Die } from "./die.js";
import { Kept } from "./glossary.js";
import { page, put } from "./tips.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @typedef {{ thing: string, by: HTMLElement, about?: import("../../core/game/types.js").About }} Pressed */

/** A thing that is no mark of the board, or a term with what it means, where it was pressed. */
const explained = perMatch(/** @type {Pressed | null} */ (null));

/** Say something about what was held. @param {Match} m @param {Element} by @param {import("../../core/game/types.js").About | null} about */
export function explain(m, by, about) {
  if (about) explained(m).value = { thing: "held", by: /** @type {HTMLElement} */ (by), about };
}

/** A sentence; terms that are not known yet explain themselves. @param {{ m: Match, text: string, known?: Set<string> }} props */
export function RichText({ m, text, known }) {
  const met = known && new Set(known);
  return html`${pieces(text).map((piece) => {
    if (typeof piece === "string") return met ? marked(m, piece, met) : piece;
    return html`<${Kept} ...${piece}>${liveOf(m, piece)}<//>`;
  })}`;
}

/** @param {Match} m @param {import("../../core/words/rich.js").Live} piece */
function liveOf(m, { thing, name }) {
  const [kind, seat] = thing.split(":");
  if (kind === "die") return html`<${Die} m=${m} face=${Number(name)} seat=${seat} />`;
  if (!m.replayable) return html`<b>${name}</b>`;
  return html`<${LiveName} m=${m} thing=${thing} name=${name} />`;
}

/** A text in which terms that are not known yet can be pressed; they are known then. @param {Match} m @param {string} text @param {Set<string>} known */
const marked = (m, text, known) =>
  withTerms(
    text,
    findTerms(m.words, text, known),
    ({ id, tip }, word, signs) =>
      html`<${Kept} ...${signs}><${TermName} m=${m} id=${id} word=${word} tip=${tip} /><//>`,
  );

/** A text in which terms can be pressed. @param {{ m: Match, text: string }} props */
export const WithTerms = ({ m, text }) => marked(m, text, new Set());

/** The terms that a sentence uses. @param {Match} m @param {string} text */
export const termsIn = (m, text) =>
  pieces(text).flatMap((piece) =>
    typeof piece === "string" ? findTerms(m.words, piece, new Set()).map(({ id }) => id) : [],
  );

/** @param {{ m: Match, id: string, word: string, tip: string }} props */
function TermName({ m, id, word, tip }) {
  const press = (/** @type {MouseEvent} */ e) => {
    e.stopPropagation();
    const by = /** @type {HTMLElement} */ (e.currentTarget);
    const thing = `term:${id}`;
    explained(m).value =
      explained(m).value?.thing === thing ? null : { thing, by, about: { title: word, lines: [tip] } };
  };
  return html`<button class="livename termname" title=${tip} onClick=${press}>${word}</button>`;
}

/** @param {Match} m @param {string} thing */
const isOnBoard = (m, thing) => m.game.spots(m).some((spot) => spot.thing === thing);

/** @param {{ m: Match, thing: string, name: string }} props */
export function LiveName({ m, thing, name }) {
  const point = (/** @type {string | null} */ it) => {
    m.pointed.value = it;
    if (it && isOnBoard(m, it)) document.dispatchEvent(new CustomEvent("reveal-mark", { detail: it }));
  };
  const press = (/** @type {MouseEvent} */ e) => {
    e.stopPropagation();
    if (isOnBoard(m, thing)) {
      m.focused.value = m.focused.value === thing ? null : thing;
      return;
    }
    const by = /** @type {HTMLElement} */ (e.currentTarget);
    explained(m).value = explained(m).value?.thing === thing ? null : { thing, by };
  };
  return html`<button class="livename" data-shows=${thing} onClick=${press} onPointerEnter=${() => point(thing)} onPointerLeave=${() => point(null)}
    onFocus=${() => point(thing)} onBlur=${() => point(null)}>${name}</button>`;
}

/** What there is to say about a thing that was pressed. @param {{ m: Match }} props */
export function Explained({ m }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const it = explained(m).value;
  useLayoutEffect(() => {
    if (it && box.current) put(box.current, { about: it.by.getBoundingClientRect(), room: page(), flush: true });
  });
  // Before it is seen: a key that is pressed at once must close it.
  useLayoutEffect(() => {
    if (!it) return;
    const away = (/** @type {Event} */ e) => {
      const inside = e.target instanceof Node && box.current?.contains(e.target);
      const key = e instanceof KeyboardEvent ? e.key : "";
      if (inside || (key && key !== "Escape")) return;
      if (key) e.stopPropagation();
      explained(m).value = null;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away, true);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away, true);
    };
  }, [it]);
  const about = it && (it.about ?? m.game.about(m, it.thing));
  if (!it || !about) return null;
  return html`<div class="explained" ref=${box} role="status" aria-label=${t("explained")}>
    ${about.title && html`<b>${about.title}</b>`}${about.lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}${about.face}</div>`;
}
