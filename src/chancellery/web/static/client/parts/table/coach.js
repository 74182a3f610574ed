// The guide of a first match at the table: it stands where it hides nothing that it speaks of, and rings what it means; every legal move
// stays allowed.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { isPickerOpen } from "../question/picker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/match/lesson.js").Step} Step */

/** Parts of the table that a step may point at. @type {Record<string, string>} */
const PLACES = {
  question: ".prompt .q",
  board: ".boardw",
  hand: "#hand",
  players: ".pls",
  tracks: ".tracks",
  below: "[data-place=below]",
  log: "#tab-panel .log",
};
/** Which tab of a phone has what a step is about. @type {Record<string, string>} */
const TABS = { log: "log", players: "players", tracks: "tracks", hand: "hand" };
/** The board moves below the marks without telling: look after them so often. */
const LOOK_MS = 250;
/** How far from the top of a phone's board a place is brought, so that the coach stands below it. */
const UPPER = 0.25;

/** Whether the coach takes the place of the log, which it does unless it speaks of that. @param {Match} m */
export const isCoached = (m) => {
  const { shown } = m.guide;
  return shown !== null && !isSmall(m, shown) && !shown.show.includes("log");
};

/** A phone has room for what to do; the rest is there at a touch. @param {Match} m @param {Step} step */
const isSmall = (m, step) => m.guide.isSmall(step, narrow.value && step.tries.length > 0);

/** @param {Match} m @param {Step} step @param {string} [part] */
const wordsOf = (m, step, part) => m.words.text(`learn-${step.id}`, {}, part);

/** What the guide says, in its dock beside the board, or on a phone in the half of the board that is free. @param {{ m: Match }} props */
export function Coach({ m }) {
  const { guide } = m;
  const { step, shown } = guide;
  if (!step || (narrow.value && (m.opened.value || isPickerOpen(m)))) return null;
  const head = html`<div class="head"><p class="n">${t("learn-step", { step: guide.at + 1, steps: guide.steps.value.length })}</p>
    ${
      shown &&
      html`<button class="plain" onClick=${() => guide.shrink(shown, !isSmall(m, shown))}>
      ${t(isSmall(m, shown) ? "learn-larger" : "learn-smaller")}</button>`
    }
    <button class="plain" onClick=${() => guide.pause()}>${t("learn-pause")}</button></div>`;
  const dashes = html`<i class="dashes" aria-hidden="true">${guide.steps.value.map(
    (_, i) => html`<i key=${i} class=${i < guide.at ? "been" : i === guide.at ? "now" : ""}></i>`,
  )}</i>`;
  if (!shown) {
    const others = m.director.watching.value ? (m.mine ? "learn-watch" : "learn-wait") : null;
    return html`<aside class="coach small" aria-label=${t("learn-guide")}>
      ${head}<p>${t(others ?? (guide.question ? "learn-as-you-like" : "learn-wait"))}</p></aside>`;
  }
  const tries = shown.tries.length > 0 && wordsOf(m, shown, "try");
  if (isSmall(m, shown))
    return html`<aside class="coach small" aria-label=${t("learn-guide")} aria-live="polite">
      ${head}<p class="title">${tries || wordsOf(m, shown, "title")}</p></aside>`;
  const last = guide.at === guide.steps.value.length - 1;
  return html`<aside class="coach" aria-label=${t("learn-guide")} aria-live="polite">
    ${head}
    <h2>${wordsOf(m, shown, "title")}</h2>
    <p class="said" tabindex="0">${wordsOf(m, shown)}</p>
    ${tries && html`<p class="try">${tries}</p>`}
    <div class="b">
      ${shown.on.length === 0 && html`<button class="do" onClick=${() => guide.on()}>${t("learn-on")}</button>`}
      ${last && html`<button class="do" onClick=${() => guide.end()}>${t("learn-end")}</button>`}
      ${dashes}
    </div>
  </aside>`;
}

/** One line above an open card of a phone. @param {{ m: Match }} props */
export function CoachLine({ m }) {
  const { shown, at, steps } = m.guide;
  if (!shown) return null;
  const what = wordsOf(m, shown, shown.tries.length > 0 ? "try" : "title");
  return html`<p class="coach-line">${t("learn-line", { step: at + 1, steps: steps.value.length, what })}</p>`;
}

/** Bring what a step is about into sight. @param {Match} m @param {Step | null} step */
function lookAt(m, step) {
  if (!step) return;
  const held = new Set((m.game.hand?.(m) ?? []).map((card) => String(card.key)));
  const tab = step.show.map((one) => TABS[one] ?? (held.has(one) ? "hand" : null)).find(Boolean);
  if (tab && narrow.value) document.dispatchEvent(new CustomEvent("show-tab", { detail: tab }));
  for (const thing of [...step.show].reverse()) {
    const detail = narrow.value ? { thing, high: UPPER } : { thing };
    document.dispatchEvent(new CustomEvent("place-mark", { detail }));
  }
  // When the tab is there.
  setTimeout(() => step.show.forEach(bringCard));
}

/** @param {string} thing */
const handCard = (thing) => document.querySelector(`#hand .slot > [data-thing="${thing}"]`);

/** Move the hand to one of its cards. @param {string} thing */
function bringCard(thing) {
  const [card, hand] = [handCard(thing)?.getBoundingClientRect(), document.getElementById("hand")];
  if (!card || !hand) return;
  const seen = hand.getBoundingClientRect();
  hand.scrollLeft += (card.left + card.right - seen.left - seen.right) / 2;
  hand.scrollTop += (card.top + card.bottom - seen.top - seen.bottom) / 2;
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in the window */

/** What is ringed now: the answer that is suggested where it can be pressed, else what the step is about. @param {Match} m @param {Step} step */
function ringed(m, step) {
  const open = document.querySelector(narrow.value ? ".opencard" : "#hand .raised");
  const deed = step.tries
    .filter((action) => m.legal.includes(action))
    .map((action) =>
      (open ?? document).querySelector(`:is(.prompt, .raised, .opencard, .spottip) [data-action="${action}"]`),
    )
    .find((one) => boxOf(one) !== null);
  if (deed) return [boxOf(deed)].filter((box) => box !== null);
  if (open) return [];
  return step.show.map((thing) => boxOf(document.querySelector(selectorOf(thing)))).filter((box) => box !== null);
}

/** @param {string} shown */
const selectorOf = (shown) => PLACES[shown] ?? `main.table [data-thing="${shown}"]`;

/** Where something is seen now. @param {Element | null} found @returns {Box | null} */
function boxOf(found) {
  const box = found?.getBoundingClientRect();
  if (!found || !box || box.width === 0 || box.height === 0) return null;
  const [room, all] = [
    found.closest(".viewport, .hand, .tabpanel, .side"),
    { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
  ];
  const seen = room && !room.contains(document.querySelector("#hand .raised")) ? room.getBoundingClientRect() : all;
  const [left, top] = [Math.max(box.left, seen.left), Math.max(box.top, seen.top)];
  const [right, bottom] = [Math.min(box.right, seen.right), Math.min(box.bottom, seen.bottom)];
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

/** On a phone: in the half of the board that its subject is not in. @param {Element | null} card @param {Step} step */
function stand(card, step) {
  const board = document.querySelector(".boardw")?.getBoundingClientRect();
  if (!card || !board) return;
  const box = step.show.map((thing) => boxOf(document.querySelector(selectorOf(thing)))).find((one) => one !== null);
  const lower = box ? (box.top + box.bottom) / 2 > (board.top + board.bottom) / 2 : false;
  card.classList.toggle("high", lower);
}

/** Frames around what is meant, over everything. @param {{ m: Match }} props */
export function CoachRings({ m }) {
  const rings = useRef(/** @type {HTMLDivElement | null} */ (null));
  const step = m.guide.shown;
  useEffect(() => lookAt(m, step), [step]);
  useLayoutEffect(() => {
    if (!step) return;
    const look = () => {
      stand(document.querySelector(".boardw > .coach"), step);
      frame(rings.current, ringed(m, step));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [step]);
  if (!step) return null;
  return html`<div class="coach-rings" ref=${rings} aria-hidden="true"></div>`;
}

/** @param {HTMLElement | null} layer @param {Box[]} boxes */
function frame(layer, boxes) {
  if (!layer) return;
  while (layer.childElementCount > boxes.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < boxes.length) layer.append(document.createElement("i"));
  boxes.forEach((box, i) => {
    const { style } = /** @type {HTMLElement} */ (layer.children[i]);
    style.left = `${box.left - 5}px`;
    style.top = `${box.top - 5}px`;
    style.width = `${box.right - box.left + 10}px`;
    style.height = `${box.bottom - box.top + 10}px`;
  });
}
