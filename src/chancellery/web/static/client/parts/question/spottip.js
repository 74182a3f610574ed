// What a mark is and why: beside it, after a moment's rest of the mouse, on focus or at a touch; with its buttons.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { oddsOf } from "../../core/match/foresight.js";
import { html } from "../../core/base/html.js";
import { settings } from "../../core/base/settings.js";
import { RuleChip } from "../common/rulechip.js";
import { BESIDE, CORNERS, put } from "../common/tips.js";
import { isWalking } from "./walker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const REST_MS = 350;
/** Whether anything hovers here: after a tap a browser says that a mouse is over whatever lies below the finger now. */
const HOVERS = matchMedia("(any-hover: hover)").matches;

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
      if (!HOVERS || e.pointerType !== "mouse" || !(e.target instanceof Element)) return;
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
  // On a phone the deeds stand at the thumb, where places are chosen there.
  const actions = thing && !isWalking(m) ? (m.targets.get(thing) ?? []) : [];

  useLayoutEffect(() => {
    const box = window.current;
    const mark = thing && box?.querySelector(`[data-thing="${thing}"]`);
    if (!box || !mark || !tip.current) return;
    // Beside its mark, or in a corner, wherever it covers fewest of the marks that can be chosen.
    const spare = [...box.querySelectorAll(".board .legal[data-thing], .board .legal [data-thing]")]
      .filter((other) => other !== mark)
      .map((other) => other.getBoundingClientRect());
    const [about, room] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
    put(tip.current, { about, room, spare, sides: [...BESIDE, ...CORNERS] }, box);
  });

  if (!thing || !about) return null;
  return html`<div class=${`spottip ${m.focused.value && actions.length > 1 ? "asks" : ""}`} ref=${tip} role="group"
    aria-label=${about.title}>
    <b>${about.title}</b>
    ${about.lines.map((line) => html`<p>${line}</p>`)}${about.face}
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
