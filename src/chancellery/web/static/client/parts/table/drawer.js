// The hand: each card shows its head; hover, focus or a tap raises it whole, over the board.
import { cloneElement } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow, touch } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { isPicking } from "../question/picker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("preact").VNode<any>} VNode */

const REST_MS = 60;
const EDGE = 8;

/** @param {{ m: Match }} props */
export function Drawer({ m }) {
  const [raised, raise] = useState(/** @type {string | null} */ (null));
  const wanted = useRef(/** @type {string | null} */ (null));
  const timer = useRef(0);
  const pointed = useRef(/** @type {string | null} */ (null));
  // What is picked over the board is not in the drawer too; what one holds is.
  const all = m.game.hand?.(m) ?? [];
  const cards = isPicking(m) && m.game.piled?.(m) ? all.filter((card) => !m.targets.has(String(card.key))) : all;

  // Crossing the drawer on the way to the board raises nothing.
  const soon = (/** @type {string | null} */ key) => {
    wanted.current = key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => raise(key), REST_MS);
  };
  const now = (/** @type {string | null} */ key) => {
    wanted.current = key;
    clearTimeout(timer.current);
    raise(key);
  };
  // A card that is left, even late, does not lower another that is wanted by now.
  const leave = (/** @type {string} */ key) => {
    if (wanted.current === key) soon(null);
  };
  // Cards that change places under the pointer tell nobody that it has left them, so what counts is where it is.
  const point = (/** @type {string | null} */ key) => {
    const before = pointed.current;
    if (key === before && (key === null || key === wanted.current)) return;
    pointed.current = key;
    if (key) soon(key);
    else if (before) leave(before);
  };
  useEffect(() => {
    /** Where the mouse has been moved to; what comes to lie under one that rests is not pointed at. */
    let [x, y] = [-1, -1];
    const cardAt = (/** @type {PointerEvent} */ e) => {
      const slot = e.target instanceof Element ? e.target.closest("#hand .slot") : null;
      return slot instanceof HTMLElement ? (slot.dataset.card ?? null) : null;
    };
    const over = (/** @type {PointerEvent} */ e) => {
      const rests = e.pointerType === "mouse" && e.screenX === x && e.screenY === y;
      if (rests && cardAt(e) !== pointed.current) point(null);
    };
    const move = (/** @type {PointerEvent} */ e) => {
      if (e.pointerType !== "mouse") return;
      [x, y] = [e.screenX, e.screenY];
      point(cardAt(e));
    };
    const out = () => point(null);
    document.addEventListener("pointerover", over);
    document.addEventListener("pointermove", move);
    document.documentElement.addEventListener("pointerleave", out);
    return () => {
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointermove", move);
      document.documentElement.removeEventListener("pointerleave", out);
    };
  }, []);
  // A card that has left the hand is not up when it comes back.
  useEffect(() => {
    if (raised !== null && !cards.some((card) => card.key === raised)) now(null);
  });
  /** @param {KeyboardEvent & { currentTarget: HTMLElement }} e @param {string} key */
  const press = (e, key) => {
    const head = /** @type {HTMLElement | null} */ (e.currentTarget.querySelector("[data-thing]"));
    if (e.key === "Enter" && e.target === head) {
      e.preventDefault();
      if (raised === key) act(e.currentTarget);
      else now(key);
    } else if (e.key === "Escape" && raised === key) {
      e.stopPropagation();
      head?.focus();
      now(null);
    }
  };
  // The focus goes when a button does that was pressed; a card under the pointer stays up all the same.
  /** @param {FocusEvent & { currentTarget: HTMLElement }} e @param {string} key */
  const blurred = (e, key) => {
    const inside = e.relatedTarget instanceof Node && e.currentTarget.contains(e.relatedTarget);
    // What a finger has pressed last counts as pointed at, for as long as it presses nothing else.
    if (!inside && (touch || !e.currentTarget.matches(":hover"))) leave(key);
  };

  /** A card that cannot be chosen says why; on a phone every card comes up. @param {MouseEvent} e @param {string} key */
  const pressed = (e, key) => {
    if (e.target instanceof Element && e.target.closest("button")) return;
    if (narrow.value) m.opened.value = m.opened.value === key ? null : key;
    else if (m.mine && !m.targets.has(key)) void m.whyNot.ask(key);
  };

  if (cards.length === 0)
    return html`<section class="hand on-baize" aria-label=${t("hand")} id="hand"><p class="none">
      ${t(m.summary.yours.length ? "hand-empty" : "hand-spectator")}</p></section>`;
  return html`<section class="hand on-baize" style=${{ "--cards": cards.length }} aria-label=${t("hand")} id="hand">
    <h2 class="unseen">${t("hand")}</h2>
    ${cards.map(
      (card) => html`<div key=${card.key} class="slot" data-card=${card.key} onFocusIn=${() => now(card.key)}
        data-hint=${m.hint.ranks(String(card.key)) || undefined}
        onFocusOut=${(/** @type {any} */ e) => blurred(e, card.key)} onKeyDown=${(/** @type {any} */ e) => press(e, card.key)}>
        ${cloneElement(card, { onClick: (/** @type {MouseEvent} */ e) => pressed(e, String(card.key)) })}
        ${raised === card.key && !narrow.value && html`<${Raised} card=${card} onDone=${touch ? () => now(null) : null} />`}
      </div>`,
    )}
  </section>`;
}

/** Do the one thing that can be done with a card, or go to the first of several. @param {HTMLElement} slot */
function act(slot) {
  const whole = slot.querySelector(".raised") ?? slot;
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (whole.querySelectorAll(".acts button:not(:disabled)"));
  if (buttons.length === 1) buttons[0].click();
  else buttons[0]?.focus();
}

/**
 * The whole card; the keyboard passes from its head to its buttons.
 * @param {{ card: VNode, onDone: (() => void) | null }} props onDone: what follows when one of its deeds is pressed, which a finger has left then
 */
function Raised({ card, onDone }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const whole = box.current?.firstElementChild;
    whole?.removeAttribute("tabindex");
    whole?.removeAttribute("aria-label");
  });
  // It stays in the window, with all that can be pressed on it.
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.marginTop = "";
    const place = box.current.getBoundingClientRect();
    if (place.right > innerWidth - EDGE) box.current.classList.add("leftwards");
    if (place.bottom > innerHeight - EDGE) box.current.style.marginTop = `${innerHeight - EDGE - place.bottom}px`;
  });
  /** @param {MouseEvent} e */
  const pressed = (e) => onDone && e.target instanceof Element && e.target.closest("[data-action]") && onDone();
  return html`<div class="raised" ref=${box} onClick=${pressed}>${cloneElement(card, { key: "raised" })}</div>`;
}
