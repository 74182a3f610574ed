// Many cards at once, a discard pile or a hand of thirteen: readable, searched by word, chosen by keyboard, the impossible last.
import { cloneElement } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { narrow } from "../../core/base/settings.js";
import { hasWords } from "../../core/words/folded.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("preact").VNode<any>} VNode */

/** So many cards fit in the drawer. */
const FEW = 12;

/** Whether the board is looked at instead; for one ply. */
const away = perMatch(/** @type {number | null} */ (null));

/** Cards of the drawer that a question offers from elsewhere, as from a pile. @param {Match} m */
const fromPile = (m) => m.game.piled?.(m) === true;

/** Whether cards are picked over the board: more than the drawer holds, or any of a pile. @param {Match} m */
export function isPicking(m) {
  if (!m.game.hand || !m.mine || m.asText.value) return false;
  const cards = m.game.hand(m);
  const asked = cards.some((card) => m.targets.has(String(card.key)));
  return asked && (cards.length > FEW || fromPile(m));
}

/** Whether the picker covers the board now. @param {Match} m */
export const isPickerOpen = (m) => isPicking(m) && away(m).value !== m.present.ply && !m.chosen.value;

/** Back and forth between cards and board. @param {Match} m */
export function turnPicker(m) {
  away(m).value = away(m).value === m.present.ply ? null : m.present.ply;
}

/** @param {{ m: Match }} props */
export function PickerButton({ m }) {
  const open = away(m).value !== m.present.ply;
  return html`<button class="quiet" onClick=${() => turnPicker(m)}><${Icon} name=${open ? "eye" : "circle"} />
    ${t(open ? "picker-board" : "picker-cards")}</button>`;
}

/** @param {{ m: Match }} props */
export function Picker({ m }) {
  const [wish, search] = useState("");
  const [picked, focus] = useState(/** @type {string | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const open = isPickerOpen(m);
  useEffect(() => {
    search("");
    focus(null);
  }, [m.present.ply]);
  useEffect(() => {
    if (!open) return;
    const find = (/** @type {KeyboardEvent} */ e) => {
      const typing = e.target instanceof HTMLInputElement;
      if (document.querySelector("dialog[open]") || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === "/" && !typing) {
        e.preventDefault();
        e.stopImmediatePropagation();
        field.current?.focus();
      } else if (e.key.toLowerCase() === "b" && !typing) {
        e.preventDefault();
        turnPicker(m);
      }
    };
    // Before the log, which is searched by the same key.
    addEventListener("keydown", find, true);
    return () => removeEventListener("keydown", find, true);
  }, [open]);
  if (!open) return null;

  const cards = m.game.hand?.(m) ?? [];
  const possible = (/** @type {VNode} */ card) => m.targets.has(String(card.key));
  const shown = cards
    .filter((card) => hasWords(card.props["aria-label"] ?? "", wish))
    .sort((a, b) => Number(possible(b)) - Number(possible(a)));
  /** Who carries it out, and the impossible ones last. @type {Map<string, VNode[]>} */
  const groups = new Map();
  for (const card of shown) {
    const title = possible(card) ? (m.game.cardGroup?.(m, String(card.key)) ?? "") : t("picker-cannot");
    groups.set(title, [...(groups.get(title) ?? []), card]);
  }
  const whole = shown.find((card) => card.key === picked) ?? shown[0];

  /** @param {KeyboardEvent} e */
  const walk = (e) => {
    const rows = /** @type {HTMLElement[]} */ ([...(list.current?.querySelectorAll("button") ?? [])]);
    const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const by = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 2, ArrowLeft: -2 }[e.key];
    if (!by) return;
    e.preventDefault();
    e.stopPropagation();
    rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
  };
  /** Enter on a card goes to its deeds, or does the only one; on a phone the card comes up with them. @param {string} key */
  const press = (key) => {
    if (narrow.value) {
      m.opened.value = key;
      return;
    }
    const actions = m.targets.get(key) ?? [];
    if (picked === key && actions.length === 1) m.choose(actions[0]);
    else if (actions.length === 0) m.whyNot.ask(key);
    focus(key);
  };
  const count = { shown: shown.length, count: cards.filter(possible).length, all: cards.length };
  return html`<section class="picker" aria-label=${t("picker")} onKeyDown=${walk}>
    <header>
      <label><span class="unseen">${t("picker-find")}</span><input ref=${field} type="search" value=${wish}
        placeholder=${narrow.value ? t("picker-among", count) : t("picker-find")} onInput=${(/** @type {any} */ e) => search(e.currentTarget.value)} /></label>
      <kbd>/</kbd><span class="none" role="status">${t("picker-count", count)}</span>
    </header>
    <div class="rows" ref=${list}>
      ${[...groups].map(
        ([title, group]) =>
          html`${title && html`<h3 key=${title}>${title} <span class="fig">${group.length}</span></h3>`}${group.map(
            (card) => html`<button key=${card.key} class=${`row ${possible(card) ? "" : "cannot"}`}
          aria-pressed=${narrow.value ? undefined : whole?.key === card.key} onFocus=${() => focus(String(card.key))}
          onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && focus(String(card.key))}
          onClick=${() => press(String(card.key))}>${cloneElement(card, { key: "row", tabindex: undefined, "data-thing": undefined })}</button>`,
          )}`,
      )}
      ${shown.length === 0 && html`<p class="none">${t("picker-none")}</p>`}
    </div>
    ${
      !narrow.value &&
      html`<div class="whole">${whole && cloneElement(whole, { key: `whole ${whole.key}`, tabindex: undefined, "data-thing": undefined })}</div>`
    }
    <footer><span><kbd>↑ ↓</kbd> ${t("picker-walk")}</span><span><kbd>Enter</kbd> ${t("picker-choose")}</span>
      <span><kbd>/</kbd> ${t("picker-find")}</span><span><kbd>B</kbd> ${t("picker-board")}</span></footer>
  </section>`;
}
