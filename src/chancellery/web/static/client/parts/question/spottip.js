// What a mark is and why: beside it, after a moment's rest of the mouse, on focus or at a touch; with its buttons.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { oddsOf } from "../../core/match/foresight.js";
import { html } from "../../core/base/html.js";
import { narrow, settings } from "../../core/base/settings.js";
import { RuleChip } from "../common/rulechip.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const REST_MS = 350;

const GAP = 10;
const EDGE = 6;

/**
 * Where a tip stands: beside its mark, or in a corner, wherever it covers fewest of the marks that can be chosen.
 * @param {DOMRect} inside @param {DOMRect} place @param {DOMRect} own @param {DOMRect[]} others
 */
function dock(inside, place, own, others) {
  const clamp = (/** @type {number} */ at, /** @type {number} */ most) =>
    Math.min(Math.max(at, EDGE), Math.max(most - EDGE, EDGE));
  const [right, bottom] = [inside.width - own.width, inside.height - own.height];
  const [cx, cy] = [place.left + place.width / 2 - inside.left, place.top + place.height / 2 - inside.top];
  const near = [
    [cx - own.width / 2, place.bottom - inside.top + GAP],
    [cx - own.width / 2, place.top - inside.top - own.height - GAP],
    [place.right - inside.left + GAP, cy - own.height / 2],
    [place.left - inside.left - own.width - GAP, cy - own.height / 2],
  ];
  const corners = [
    [EDGE, bottom - EDGE],
    [EDGE, EDGE],
    [right - EDGE, EDGE],
    [right - EDGE, bottom - EDGE],
  ];
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const [i, [wx, wy]] of [...near, ...corners].entries()) {
    const [x, y] = [clamp(wx, right), clamp(wy, bottom)];
    const covers = (/** @type {DOMRect} */ one) =>
      one.left - inside.left < x + own.width &&
      one.right - inside.left > x &&
      one.top - inside.top < y + own.height &&
      one.bottom - inside.top > y;
    // To hide its own mark is worst; a place further down the list is a little worse.
    const harm = others.filter(covers).length + (covers(place) ? 100 : 0) + i / 10;
    if (harm < least) [best, least] = [{ x, y }, harm];
  }
  return best;
}

/** What an action of a mark would change, and how likely it is. @param {Match} m @param {string} action */
export function foresee(m, action) {
  const odds = settings.odds.value === "off" ? "" : oddsOf(m, action);
  const what = [odds, m.game.consequence?.(m, action)].filter(Boolean).join(" · ");
  return what ? html`<small>${what}</small>` : "";
}

/** @param {{ m: Match, window: { current: HTMLDivElement | null } }} props */
export function SpotTip({ m, window }) {
  const [hovered, hover] = useState(/** @type {string | null} */ (null));
  const tip = useRef(/** @type {HTMLDivElement | null} */ (null));

  useEffect(() => {
    const box = window.current;
    if (!box) return;
    let timer = 0;
    /** @param {PointerEvent} e */
    const over = (e) => {
      if (e.pointerType !== "mouse" || !(e.target instanceof Element)) return;
      if (e.target.closest(".spottip")) return clearTimeout(timer);
      const thing = e.target.closest("[data-thing]")?.getAttribute("data-thing") ?? null;
      clearTimeout(timer);
      timer = setTimeout(() => hover(thing), thing ? REST_MS : 150);
    };
    /** @param {FocusEvent} e */
    const focus = (e) => {
      const mark = e.target instanceof Element ? e.target.closest("svg [data-thing]") : null;
      if (mark?.matches(":focus-visible")) m.focused.value = mark.getAttribute("data-thing");
    };
    /** @param {FocusEvent} e */
    const blur = (e) => {
      const to = e.relatedTarget;
      // The buttons at the thumb are about the mark that was looked at.
      if (to instanceof Element && !box.contains(to) && !to.closest(".prompt")) m.focused.value = null;
    };
    /** @param {MouseEvent} e */
    const click = (e) => {
      if (!(e.target instanceof Element) || e.target.closest(".spottip")) return;
      // Whoever has acted does not need to be told why any more.
      clearTimeout(timer);
      hover(null);
      if (!e.target.closest("[data-thing]")) m.focused.value = null;
    };
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => hover(null), 150);
    };
    box.addEventListener("pointerover", over);
    box.addEventListener("pointerleave", leave);
    box.addEventListener("focusin", focus);
    box.addEventListener("focusout", blur);
    box.addEventListener("click", click);
    return () => {
      clearTimeout(timer);
      box.removeEventListener("pointerover", over);
      box.removeEventListener("pointerleave", leave);
      box.removeEventListener("focusin", focus);
      box.removeEventListener("focusout", blur);
      box.removeEventListener("click", click);
    };
  }, []);

  const thing = m.focused.value ?? hovered;
  const about = thing ? m.game.about(m, thing) : null;
  const rule = thing && about ? m.paragraphOn(thing, about.topic) : null;
  // On a phone the deeds stand at the thumb.
  const actions = thing && !narrow.value ? (m.targets.get(thing) ?? []) : [];

  useLayoutEffect(() => {
    const box = window.current;
    const mark = thing && box?.querySelector(`[data-thing="${thing}"]`);
    if (!box || !mark || !tip.current) return;
    const [inside, place, own] = [
      box.getBoundingClientRect(),
      mark.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
    ];
    const others = [...box.querySelectorAll(".board .legal[data-thing], .board .legal [data-thing]")]
      .filter((other) => other !== mark)
      .map((other) => other.getBoundingClientRect());
    const { x, y } = dock(inside, place, own, others);
    tip.current.style.left = `${x}px`;
    tip.current.style.top = `${y}px`;
  });

  if (!thing || !about) return null;
  return html`<div class=${`spottip ${m.focused.value && actions.length > 1 ? "asks" : ""}`} ref=${tip} role="group"
    aria-label=${about.title}>
    <b>${about.title}</b>
    ${about.lines.map((line) => html`<p>${line}</p>`)}
    ${
      (actions.length > 0 || rule) &&
      html`<div class="b">
      ${actions.map(
        (action) =>
          html`<button data-action=${action} class=${actions.length === 1 ? "do" : ""} onClick=${() => {
            m.choose(action);
            m.focused.value = null;
          }}>${m.label(action)}${foresee(m, action)}</button>`,
      )}
      ${rule && html`<${RuleChip} m=${m} rule=${rule} />`}
    </div>`
    }
  </div>`;
}
