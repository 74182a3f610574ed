// A finger that rests on something reads what a mouse sees by hovering: what a place is and why it cannot be chosen, a card as a whole, what an
// answer would change, what a sign means, and every text of which something is cut off.
import { useEffect } from "preact/hooks";
import { narrow, settings } from "../../core/base/settings.js";
import { oddsOf } from "../../core/match/foresight.js";
import { explain } from "../common/richtext.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** So long a finger rests, and no further from where it came down. */
const [REST_MS, STILL_PX] = [500, 10];
/** What does something else when it is held, or has said all that there is by a tap. */
const BUSY = "input, textarea, select, .livename, .grip, .tabs, dialog:modal";
/** So far up it is looked for a text that is cut off. */
const NEAR = 4;

/** @param {Match} m */
export function useLongPress(m) {
  useEffect(() => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    /** @type {Element | null} */
    let held = null;
    let told = false;
    const rest = () => {
      clearTimeout(timer);
      if (held) told = tell(m, held);
      held = null;
    };
    const leave = () => {
      clearTimeout(timer);
      held = null;
    };
    /** @param {PointerEvent} e */
    const down = (e) => {
      leave();
      told = false;
      const { target, isPrimary, pointerType } = e;
      if (pointerType === "mouse" || !isPrimary || !(target instanceof Element) || !target.closest("main.table"))
        return;
      if (target.closest(BUSY)) return;
      [held, from] = [target, { x: e.clientX, y: e.clientY }];
      timer = setTimeout(rest, REST_MS);
    };
    /** @param {PointerEvent} e */
    const move = (e) => {
      if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL_PX) leave();
    };
    /** What was read is not pressed as well. @param {Event} e */
    const swallow = (e) => {
      if (!told) return;
      told = false;
      e.preventDefault();
      e.stopPropagation();
    };
    /** A browser that has a menu of its own for a finger that rests says so first. @param {Event} e */
    const menu = (e) => {
      if (held) rest();
      if (told) e.preventDefault();
    };
    addEventListener("pointerdown", down, true);
    addEventListener("pointermove", move, true);
    addEventListener("pointerup", leave, true);
    addEventListener("pointercancel", leave, true);
    addEventListener("click", swallow, true);
    addEventListener("contextmenu", menu, true);
    return () => {
      leave();
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointermove", move, true);
      removeEventListener("pointerup", leave, true);
      removeEventListener("pointercancel", leave, true);
      removeEventListener("click", swallow, true);
      removeEventListener("contextmenu", menu, true);
    };
  }, [m]);
}

/** Say what there is to say about what a finger rests on. @param {Match} m @param {Element} target @returns {boolean} whether there is anything */
function tell(m, target) {
  return tellAnswer(m, target) || tellCard(m, target) || tellThing(m, target) || tellText(m, target);
}

/** An answer: its whole name, and what it would change. @param {Match} m @param {Element} target */
function tellAnswer(m, target) {
  const button = /** @type {HTMLElement | null} */ (target.closest("button[data-action], button[data-also]"));
  const action = button?.dataset.action ?? button?.dataset.also;
  if (!button || !action) return false;
  const odds = settings.odds.value === "off" ? "" : oddsOf(m, action);
  const lines = [m.game.consequence?.(m, action) ?? "", odds].filter(Boolean);
  if (lines.length > 0) explain(m, button, { title: m.label(action), lines });
  return lines.length > 0;
}

/** A card in hand, or of many to choose from, comes up whole. @param {Match} m @param {Element} target */
function tellCard(m, target) {
  const card = target.closest("#hand .slot");
  if (!(card instanceof HTMLElement) || target.closest("button")) return false;
  const head = /** @type {HTMLElement | null} */ (card.querySelector("[data-thing]"));
  if (narrow.value) m.opened.value = card.dataset.card ?? null;
  else head?.focus({ preventScroll: true });
  return head !== null;
}

/** A place: what it is, and why it cannot be chosen. @param {Match} m @param {Element} target */
function tellThing(m, target) {
  const mark = /** @type {HTMLElement | null} */ (target.closest("[data-thing]"));
  const thing = mark?.dataset.thing;
  if (!mark || !thing || !m.game.about(m, thing)) return false;
  if (m.game.spots(m).some((spot) => spot.thing === thing)) m.focused.value = thing;
  else explain(m, mark, m.game.about(m, thing));
  if (m.mine && !m.targets.has(thing)) void m.whyNot.ask(thing);
  return true;
}

/** @param {Element} one */
const isCut = (one) => {
  const { overflow, overflowX, overflowY } = getComputedStyle(one);
  const hidden = /hidden|clip/.test(`${overflow} ${overflowX} ${overflowY}`);
  return hidden && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
};

/** What a sign means, or a text of which something is cut off. @param {Match} m @param {Element} target */
function tellText(m, target) {
  const sign = target.closest("[title]");
  if (sign) {
    explain(m, sign, { title: sign.getAttribute("title") ?? "", lines: [] });
    return true;
  }
  let one = /** @type {Element | null} */ (target);
  for (let i = 0; one && i < NEAR && !one.matches("main.table > *"); i++, one = one.parentElement) {
    const parts = [one, ...one.children].filter((part) => part instanceof HTMLElement && isCut(part));
    if (parts.length === 0 || one.querySelector("button, article, svg")) continue;
    explain(m, one, { title: "", lines: parts.map((part) => (part.textContent ?? "").trim()) });
    return true;
  }
  return false;
}
