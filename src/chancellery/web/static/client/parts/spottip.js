// What a mark is and why: beside it, after a moment's rest of the mouse, on focus or at a touch; with its buttons.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { RuleChip } from "./rulechip.js";

/** @typedef {import("../core/match.js").Match} Match */

const REST_MS = 350;

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
      if (e.relatedTarget instanceof Node && !box.contains(e.relatedTarget)) m.focused.value = null;
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
  const actions = thing ? (m.targets.get(thing) ?? []) : [];

  useLayoutEffect(() => {
    const box = window.current;
    const mark = thing && box?.querySelector(`[data-thing="${thing}"]`);
    if (!box || !mark || !tip.current) return;
    const [inside, place, own] = [
      box.getBoundingClientRect(),
      mark.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
    ];
    const x = Math.min(
      Math.max(place.left + place.width / 2 - inside.left - own.width / 2, 6),
      inside.width - own.width - 6,
    );
    const above = place.top - inside.top - own.height - 10;
    const below = place.bottom - inside.top + 10;
    const y = below + own.height < inside.height ? below : Math.max(above, 6);
    tip.current.style.left = `${x}px`;
    tip.current.style.top = `${y}px`;
  });

  if (!thing || !about) return null;
  return html`<div class=${`spottip ${m.focused.value && actions.length > 1 ? "asks" : ""}`} ref=${tip} role="tooltip">
    <b>${about.title}</b>
    ${about.lines.map((line) => html`<p>${line}</p>`)}
    ${
      (actions.length > 0 || about.rule) &&
      html`<div class="b">
      ${actions.map(
        (action) =>
          html`<button class=${actions.length === 1 ? "do" : ""} onClick=${() => {
            m.choose(action);
            m.focused.value = null;
          }}>${m.label(action)}</button>`,
      )}
      ${about.rule && html`<${RuleChip} m=${m} rule=${about.rule} />`}
    </div>`
    }
  </div>`;
}
