// The guide of a first match: coach marks on the real table, one after the other; every legal move stays allowed.
import { actionOf } from "../../core/game/happened.js";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { getOnce } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { follow, remember, remembered, shows } from "../../core/match/lesson.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { BESIDE, CORNERS, GAP, meet, page, put } from "../common/tips.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/match/lesson.js").Step} Step */
/** @typedef {import("../common/tips.js").Box} Box */

/** Parts of the table that a step may point at. @type {Record<string, string>} */
const PLACES = {
  question: ".prompt",
  board: ".boardw",
  hand: "#hand",
  players: ".pls",
  tracks: ".tracks",
  below: "[data-place=below]",
  log: "#tab-panel",
  raised: "#hand .raised",
};
/** The board moves below the marks without telling: look after them so often. */
const LOOK_MS = 250;
/** Room for a track at the bottom of the board. */
const TRACK = 40;
/** What takes up more of the board's width leaves no place beside it. */
const WIDE = 0.6;

/** @param {{ m: Match }} props */
export function Coach({ m }) {
  const [steps, setSteps] = useState(/** @type {Step[]} */ ([]));
  const [progress, setProgress] = useState(() => remembered(m.id));
  const [read, setRead] = useState(/** @type {Record<string, boolean>} */ ({}));
  const { ply, position, seat } = m.present;
  const question = position.prompt?.key ?? null;
  useEffect(() => {
    getOnce(`/games/${m.summary.game}/tutorial`).then(({ steps: found }) => setSteps(found));
  }, []);
  const keep = (/** @type {import("../../core/match/lesson.js").Progress} */ next) => {
    setProgress(next);
    remember(m.id, next);
  };
  useEffect(() => {
    if (steps.length === 0) return;
    const next = follow(steps, progress, ply, question, (since) => {
      const played = m.log.filter((entry) => entry.kind === "action" && entry.ply > since);
      return {
        mine: played.some((entry) => actionOf(entry)?.seat === seat),
        // Who has picked only a part of a secret choice is still at the same question.
        others: position.picks.length === 0 && played.some((entry) => actionOf(entry)?.seat !== seat),
      };
    });
    if (next !== progress) keep(next);
  }, [steps, progress, ply, question, m.log.length]);
  const at = Math.max(progress.length - 1, 0);
  const step = steps[at];
  if (!step || !m.live || m.summary.status !== "running" || m.asText.value) return null;
  const here = { ply, met: false };
  const end = () => keep([...steps.map(() => here), here]);
  const on = () => keep([...progress, here]);
  const shown = shows(step, question);
  // A phone has room for what to do; the rest is there at a touch.
  const small = !(read[step.id] ?? !(narrow.value && step.tries.length > 0));
  const shrink = (/** @type {boolean} */ now) => setRead({ ...read, [step.id]: !now });
  const last = at === steps.length - 1;
  const head = html`<p class="n">${t("learn-step", { step: at + 1, steps: steps.length })}</p>`;
  const words = (/** @type {string} */ part) => m.words.text(`learn-${step.id}`, {}, part);
  if (!shown)
    return html`<aside class="coach small" aria-label=${t("learn-guide")}>
      ${head}<p>${t(question ? "learn-as-you-like" : "learn-wait")}</p>
      <button class="quiet" onClick=${end}>${t("learn-leave")}</button>
    </aside>`;
  if (small)
    return html`<${Mark} key=${`${step.id}-small`} show=${step.show} small=${true}>
      ${head}<p class="title">${words("try") || words("title")}</p>
      <button onClick=${() => shrink(false)}>${t("learn-larger")}</button>
    <//>`;
  return html`<${Mark} key=${step.id} show=${step.show}>
    ${head}
    <h2>${words("title")}</h2>
    <p>${m.words.text(`learn-${step.id}`)}</p>
    ${step.tries.length > 0 && html`<p class="try">${words("try")}</p>`}
    <div class="b">
      ${step.on.length === 0 && html`<button class="do" onClick=${on}>${t("learn-on")}</button>`}
      ${last && html`<button class="do" onClick=${end}>${t("learn-end")}</button>`}
      <button onClick=${() => shrink(true)}>${t("learn-smaller")}</button>
      ${!last && html`<button class="quiet" onClick=${end}>${t("learn-leave")}</button>`}
    </div>
  <//>`;
}

/** A card beside what it is about, and a frame around that. @param {{ show: string[], small?: boolean, children?: any }} props */
function Mark({ show, small = false, children }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const rings = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const look = () => {
      const found = show.map(boxOf).filter((box) => box !== null);
      frame(rings.current, found);
      if (card.current && small) lift(card.current);
      else if (card.current) stand(card.current, found);
    };
    for (const thing of show) document.dispatchEvent(new CustomEvent("reveal-mark", { detail: thing }));
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [show]);
  return html`<div class="coach-rings" ref=${rings} aria-hidden="true"></div>
    <aside class=${`coach ${small ? "small" : ""}`} ref=${card} aria-label=${t("learn-guide")} aria-live="polite">${children}</aside>`;
}

/** Where a part of the table, or a thing of the board, is seen now. @param {string} shown @returns {Box | null} */
function boxOf(shown) {
  const found = document.querySelector(PLACES[shown] ?? `main.table [data-thing="${shown}"]`);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0 || box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth)
    return null;
  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
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

/** A small mark has its corner, or stands above a card of the hand that is up there. @param {HTMLElement} card */
function lift(card) {
  card.style.bottom = "";
  const up = boxOf("raised");
  if (up && !narrow.value && meet(up, card.getBoundingClientRect()))
    card.style.bottom = `${innerHeight - up.top + GAP}px`;
}

/** Put the card where it hides neither the question nor what it is about, nor a card of the hand that is up. @param {HTMLElement} card @param {Box[]} boxes */
function stand(card, boxes) {
  if (narrow.value) {
    card.style.left = card.style.top = "";
    return;
  }
  const keep = [...boxes, boxOf("question"), boxOf("raised")].filter((box) => box !== null);
  const board = boxOf("board") ?? page();
  const about = boxes[0] ?? board;
  // What is as wide as the board leaves its middle free rather than stand there.
  const wide = about.right - about.left > (board.right - board.left) * WIDE;
  const sides = wide ? [...CORNERS, ...BESIDE] : [...BESIDE, ...CORNERS];
  put(card, { about, room: page(), keep, sides, corners: { ...board, bottom: board.bottom - TRACK } });
}
