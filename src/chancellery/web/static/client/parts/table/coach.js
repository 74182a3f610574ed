// The guide of a first match at the table: it stands where it hides nothing that it speaks of, and rings what it means; every legal move
// stays allowed.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { flat, narrow } from "../../core/base/settings.js";
import { live } from "../../core/words/rich.js";
import { t } from "../../core/words/words.js";
import { openOffer } from "../question/offer.js";
import { isPickerOpen } from "../question/picker.js";
import { RichText } from "../common/richtext.js";
import { RuleChip } from "../common/rulechip.js";
import { SeatMark } from "../common/seat.js";
import { openRule } from "../common/rulesheet.js";
import { meet } from "../common/tips.js";
import { showWithin } from "../common/within.js";
import { boardTargets } from "../question/walker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/match/lesson.js").Step} Step */

/** Parts of the table that a step may point at. @type {Record<string, string>} */
const PLACES = {
  question: ".prompt .q",
  board: ".boardw",
  hand: "#hand",
  players: ".pls",
  tracks: ".tracks",
  below: "[data-place=below], .phonetop .gauges",
  log: "#tab-panel .log",
};
/** Parts that hold what is asked for: whatever is meant of it is ringed alone. */
const ASKING = new Set(["question", "hand", "board"]);
/** Which tab of a phone has what a step is about. @type {Record<string, string>} */
const TABS = { log: "log", players: "players", tracks: "tracks", hand: "hand" };
/** The board moves below the marks without telling: look after them so often. */
const LOOK_MS = 250;
/** So often the board makes room once more for one step. */
const AGAIN = 3;
/** On a phone: how much of the board's height is between the guide, its edge and a ring; and how high it is at least, whole and small. */
const [AROUND, LEAST, SMALL] = [22, 200, 108];

/** Whether the coach takes the place of the log, which it does unless it speaks of that. @param {Match} m */
export const isCoached = (m) => {
  const { shown } = m.guide;
  return shown !== null && !isSmall(m, shown) && !shown.show.includes("log") && openOffer(m) === null;
};

/** A phone has room for what to do; the rest is there at a touch. @param {Match} m @param {Step} step */
const isSmall = (m, step) => m.guide.isSmall(step, narrow.value && step.tries.length > 0);

/** @param {Match} m @param {Step} step @param {string} [part] */
const wordsOf = (m, step, part) => m.words.text(`learn-${step.id}`, {}, part);

/** Whether what the learner may ask about a step is answered now. @param {Match} m @param {Step} step */
const isTold = (m, step) => m.guide.told.value === step.id && !isSmall(m, step);

/** What a learner may ask of the guide: the question that a step may bring, and where the thing is. @param {{ m: Match, step: Step }} props */
function Asks({ m, step }) {
  const ask = isSmall(m, step) ? "" : wordsOf(m, step, "ask");
  const told = isTold(m, step);
  const turn = () => {
    m.guide.told.value = told ? null : step.id;
  };
  const somewhere = step.show.length > 0 || step.tries.length > 0;
  return html`${ask && html`<button class="plain" aria-expanded=${told} onClick=${turn}>${told ? t("back") : ask}</button>`}${
    somewhere && html`<button class="plain" onClick=${() => showAgain(m, step)}>${t("learn-show")}</button>`
  }`;
}

/** A French article that has lost its vowel stays with its noun: the sign stands before both. */
const ELIDED = "[ldLD]’";

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Words of the guide: sides have their sign, places and cards in hand show themselves, and terms say what they mean.
 * @param {{ m: Match, text: string }} props
 */
function Said({ m, text }) {
  const sides = new Map(
    m.summary.seats.flatMap(({ id, role }) => [m.seatName(id), role ?? ""].map((name) => [name, id])),
  );
  sides.delete("");
  const names = [...sides.keys()].map(escaped).join("|");
  const named = new RegExp(`(?<![\\p{L}-])((?:${ELIDED})?(?:${names}))(?![\\p{L}-])`, "gu");
  const met = new Set();
  return text.split(named).map((part) => {
    const seat = sides.get(part.replace(new RegExp(`^${ELIDED}`), ""));
    if (!seat || met.has(seat)) return html`<${Shown} m=${m} text=${part} />`;
    met.add(seat);
    return html`<span class="side-name"><${SeatMark} m=${m} seat=${seat} size=${12} />${part}</span>`;
  });
}

/** @param {{ m: Match, text: string }} props */
function Shown({ m, text }) {
  const held = (m.game.hand?.(m) ?? []).map((card) => String(card.key).split(":"));
  const names = new Map(m.game.spots(m).map(({ name, thing }) => [name, thing]));
  for (const [kind, id] of held) names.set(m.words.name(kind, id), `${kind}:${id}`);
  // A figure is no name.
  for (const name of names.keys()) if (!/\p{L}{2}/u.test(name)) names.delete(name);
  const longest = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`(?<![\\p{L}-])(?:${longest.join("|")})(?![\\p{L}-])`, "gu");
  const shown = longest.length > 0 ? text.replace(named, (name) => live(names.get(name) ?? "", name)) : text;
  return html`<${RichText} m=${m} text=${shown} known=${new Set()} />`;
}

/** What the guide says, in its dock beside the board, or on a phone in the half of the board that is free. @param {{ m: Match }} props */
export function Coach({ m }) {
  const { guide } = m;
  const { step, shown } = guide;
  if (!step || (narrow.value && (m.opened.value || isPickerOpen(m)))) return null;
  const offered = openOffer(m) !== null;
  const head = html`<div class="head"><p class="n">${t("learn-step", { step: guide.at + 1, steps: guide.steps.value.length })}</p>
    ${
      shown &&
      !offered &&
      html`<button class="plain" onClick=${() => guide.shrink(shown, !isSmall(m, shown))}>
      ${t(isSmall(m, shown) ? "learn-larger" : "learn-smaller")}</button>`
    }${shown && !offered && (flat.value || isSmall(m, shown)) && html`<${Asks} m=${m} step=${shown} />`}
    <button class="plain" onClick=${() => guide.pause()}>${t("learn-pause")}</button></div>`;
  const goal = guide.goal;
  const dashes = html`<div class="ahead"><i class="dashes" aria-hidden="true">${guide.steps.value.map(
    (_, i) =>
      html`<i key=${i} class=${`${i < guide.at ? "been" : i === guide.at ? "now" : ""} ${i === goal ? "goal" : ""}`}></i>`,
  )}</i>${guide.at <= goal && html`<p>${m.words.text("learn-points", { step: goal + 1 })}</p>`}</div>`;
  const { aside } = guide;
  if (aside && !offered) return html`<${Aside} m=${m} aside=${aside} />`;
  if (!shown) {
    const others = m.director.watching.value ? (m.mine ? "learn-watch" : "learn-wait") : null;
    return html`<aside class="coach small" aria-label=${t("learn-guide")}>
      ${head}<p>${t(others ?? (guide.question ? "learn-as-you-like" : "learn-wait"))}</p></aside>`;
  }
  // Somebody's offer has the bar; what the step explains comes back with it.
  if (offered)
    return html`<aside class="coach small" aria-label=${t("learn-guide")} aria-live="polite">
      ${head}<p>${t("learn-offer")}</p></aside>`;
  const tries = shown.tries.length > 0 && wordsOf(m, shown, "try");
  if (isSmall(m, shown))
    return html`<aside class="coach small" aria-label=${t("learn-guide")} aria-live="polite">
      ${head}<p class="title">${tries || wordsOf(m, shown, "title")}</p></aside>`;
  const last = guide.at === guide.steps.value.length - 1;
  const told = isTold(m, shown);
  return html`<aside class="coach" aria-label=${t("learn-guide")} aria-live="polite">
    ${head}
    <h2>${wordsOf(m, shown, "title")}</h2>
    <p class="said" tabindex="0"><${Said} m=${m} text=${wordsOf(m, shown, told ? "answer" : undefined)} />${
      told && html` <${RuleChip} m=${m} rule=${m.present.position.rule} />`
    }</p>
    ${tries && html`<p class="try"><${Said} m=${m} text=${tries} /></p>`}
    <div class="b">
      ${shown.on.length === 0 && html`<button class="do" onClick=${() => guide.on()}>${t("learn-on")}</button>`}
      ${last && html`<button class="do" onClick=${() => guide.end()}>${t("learn-end")}</button>`}
      ${!flat.value && html`<${Asks} m=${m} step=${shown} />`}
      ${dashes}
    </div>
  </aside>`;
}

/** A question between two steps: what it is, and the way to its rule. @param {{ m: Match, aside: Step }} props */
function Aside({ m, aside }) {
  const { rule } = m.present.position;
  // On a phone it would lie on what is asked about: the words stand behind a touch.
  const small = m.guide.isSmall(aside, narrow.value);
  return html`<aside class="coach small" aria-label=${t("learn-guide")} aria-live="polite">
    <div class="head"><p class="n">${t("learn-step", { step: m.guide.at + 1, steps: m.guide.steps.value.length })}</p>
      <button class="plain" onClick=${() => m.guide.shrink(aside, !small)}>${t(small ? "learn-larger" : "learn-smaller")}</button>
      <button class="plain" onClick=${() => m.guide.pause()}>${t("learn-pause")}</button></div>
    <p class="title">${wordsOf(m, aside, "title")}</p>
    ${!small && html`<p class="said" tabindex="0">${wordsOf(m, aside)}</p>`}
    ${!small && rule && html`<div class="b"><button onClick=${() => openRule(m.summary.game, rule)}>${t("learn-rule", { rule })}</button></div>`}
  </aside>`;
}

/** One line above an open card of a phone. @param {{ m: Match }} props */
export function CoachLine({ m }) {
  const { shown, at, steps } = m.guide;
  if (!shown) return null;
  const what = wordsOf(m, shown, shown.tries.length > 0 ? "try" : "title");
  return html`<p class="coach-line">${t("learn-line", { step: at + 1, steps: steps.value.length, what })}</p>`;
}

/** The tab of a phone that a step is about. @param {Step | null} step @returns {string | null} */
const tabOf = (step) => step?.show.map((one) => TABS[one]).find(Boolean) ?? null;

/** Whether the guide speaks of a tab now, which is seen for as long. @param {Match} m */
export const isTabTold = (m) => tabOf(m.guide.shown) !== null;

/**
 * The things of the board and cards that a step means now: on a phone, which has no room for more beside the guide, the one that comes next alone.
 * @param {Match} m @param {Step} step
 */
function meantOf(m, step) {
  const things = step.show.filter((one) => !PLACES[one]);
  const next = narrow.value && step.tries.find((action) => m.legal.includes(action));
  const thing = next ? m.thingOf(next) : null;
  return thing && m.game.spots(m).some((spot) => spot.thing === thing) ? [thing] : things;
}

/** On a phone: what is meant now into the upper part of the board, with room for the guide below it. @param {Match} m @param {Step} step */
function place(m, step) {
  const least = AROUND + (isSmall(m, step) ? SMALL : LEAST);
  // Of a list the other answers are seen too: one chooses among them.
  const around = m.game.list && step.tries.length > 0 ? boardTargets(m).map(({ thing }) => thing) : [];
  document.dispatchEvent(new CustomEvent("place-marks", { detail: { things: meantOf(m, step), around, least } }));
}

/** Bring what a step is about into sight. @param {Match} m @param {Step | null} step */
function lookAt(m, step) {
  if (!step) return;
  const held = new Set((m.game.hand?.(m) ?? []).map((card) => String(card.key)));
  const tab = tabOf(step) ?? (step.show.some((one) => held.has(one)) ? "hand" : null);
  if (narrow.value) document.dispatchEvent(new CustomEvent("show-tab", { detail: tab }));
  // On a phone all of it in the upper part of the board, below which the guide stands.
  if (narrow.value) place(m, step);
  else
    for (const detail of [...step.show].reverse()) document.dispatchEvent(new CustomEvent("reveal-mark", { detail }));
  // Upright a part of the table may be further below in its box.
  for (const part of step.show.map((one) => PLACES[one] && document.querySelector(PLACES[one]))) {
    const box = part ? part.closest(".table.tall .now") : null;
    if (part && box instanceof HTMLElement) showWithin(box, part);
  }
  // When the tab is there.
  const next = step.tries.find((action) => m.legal.includes(action));
  const things = [...step.show, ...(next ? [m.thingOf(next) ?? ""] : [])].filter(Boolean);
  setTimeout(() => [...things].reverse().forEach(bringCard));
}

/** Bring what is meant back into sight, and let its ring be seen. @param {Match} m @param {Step} step */
function showAgain(m, step) {
  lookAt(m, step);
  const answer = answerOf(m, step);
  if (answer) bringAnswer(answer);
  const next = step.tries.find((action) => m.legal.includes(action));
  const thing = next && m.thingOf(next);
  if (thing && !step.show.includes(thing)) document.dispatchEvent(new CustomEvent("reveal-mark", { detail: thing }));
  setTimeout(() => document.dispatchEvent(new CustomEvent("pulse-rings")));
}

/** The button in the bar of the answer that comes next. @param {Match} m @param {Step} step */
function answerOf(m, step) {
  const next = step.tries.find((action) => m.legal.includes(action));
  return next ? document.querySelector(`.prompt .a > [data-action="${next}"]`) : null;
}

/** @param {Element} answer */
const bringAnswer = (answer) =>
  answer.parentElement && showWithin(answer.parentElement, /** @type {HTMLElement} */ (answer));

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
  // Over a great moment, or around somebody's offer, a ring would mean something else.
  if (document.querySelector(".moment, .prompt.offered")) return [];
  const open = document.querySelector(narrow.value ? ".opencard" : "#hand .raised");
  const wanted = step.tries.filter((action) => m.legal.includes(action));
  const deed = wanted
    .flatMap((action) => [...document.querySelectorAll(`main.table [data-action="${action}"]`)])
    .find((one) => isButton(one) && boxOf(one) !== null && (!open || !narrow.value || open.contains(one)));
  if (deed) return boxesOf([deed]);
  if (open && narrow.value) return [];
  // Of parts of the table that are shown, the very thing that comes next says more than the question.
  const [things, parts] = [meantOf(m, step), step.show.filter((one) => PLACES[one])];
  const meant = boxesOf([...new Set([...things.map(elementOf), ...wanted.slice(0, 1).map((one) => wayTo(m, one))])]);
  return [...meant, ...boxesOf(parts.filter((one) => meant.length === 0 || !ASKING.has(one)).map(elementOf))];
}

/** @param {(Element | null)[]} elements */
const boxesOf = (elements) => elements.map(boxOf).filter((box) => box !== null);

/** What is in sight of something that has two places, as on a phone a track has. @param {string} shown */
const elementOf = (shown) => {
  const found = [...document.querySelectorAll(selectorOf(shown))];
  return found.find((one) => one.checkVisibility()) ?? found[0] ?? null;
};

/** Whether an answer can be pressed itself: those of a card in hand only once it is up, and nothing that is scrolled away. @param {Element} answer */
const isButton = (answer) => {
  if (answer.closest(".slot") !== null && answer.closest(".raised") === null) return false;
  const { left, top, width, height } = answer.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && answer.contains(there);
};

/** The card in hand, the place, or the group of answers, that leads to one. @param {Match} m @param {string} action */
const wayTo = (m, action) =>
  document.querySelector(`#hand .slot:has([data-action="${action}"]) > [data-thing]`) ??
  elementOf(m.thingOf(action) ?? "") ??
  [...document.querySelectorAll("main.table [data-leads]")].find((one) =>
    /** @type {HTMLElement} */ (one).dataset.leads?.split("|").includes(action),
  ) ??
  null;

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

/**
 * On a phone: below what is ringed on the board, or above it, where there is more room; and no higher than that, if it can be read so.
 * @param {HTMLElement | null} card @param {Box[]} boxes
 */
function stand(card, boxes) {
  const board = document.querySelector(".boardw")?.getBoundingClientRect();
  if (!card || !board) return;
  const on = boxes.filter(
    ({ top, bottom }) => top < board.bottom && bottom > board.top && bottom - top < board.height / 2,
  );
  const above = Math.min(board.bottom, ...on.map(({ top }) => top)) - board.top;
  const below = board.bottom - Math.max(board.top, ...on.map(({ bottom }) => bottom));
  const high = on.length > 0 && above > below && below < LEAST + AROUND;
  card.classList.toggle("high", high);
  const room = (high ? above : below) - AROUND;
  card.style.maxHeight = on.length > 0 ? `${Math.max(room, LEAST)}px` : "";
}

/** Frames around what is meant, over everything. @param {{ m: Match }} props */
export function CoachRings({ m }) {
  const rings = useRef(/** @type {HTMLDivElement | null} */ (null));
  const step = m.guide.shown;
  // On a phone more of its words need more of the board, and each answer may mean another place.
  const now = step && narrow.value ? [isSmall(m, step), ...meantOf(m, step)].join(" ") : "";
  useEffect(() => lookAt(m, step), [step, now]);
  useLayoutEffect(() => {
    if (!step) return;
    let moved = 0;
    const met = new WeakSet();
    const look = () => {
      // Of many answers the one that is meant is scrolled to, when it comes.
      const answer = answerOf(m, step);
      if (answer && !met.has(answer)) bringAnswer(answer);
      if (answer) met.add(answer);
      const boxes = ringed(m, step);
      const card = /** @type {HTMLElement | null} */ (document.querySelector(".boardw > .coach"));
      stand(card, boxes);
      frame(rings.current, boxes);
      // What has changed since, as a sheet that came up, may have taken the room that was made.
      if (!card || moved >= AGAIN || !boxes.some((box) => meet(card.getBoundingClientRect(), box))) return;
      moved += 1;
      place(m, step);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const pulse = () => {
      look();
      const layer = rings.current;
      layer?.classList.remove("pulse");
      requestAnimationFrame(() => layer?.classList.add("pulse"));
    };
    addEventListener("resize", look);
    document.addEventListener("pulse-rings", pulse);
    return () => {
      document.removeEventListener("pulse-rings", pulse);
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [step, now]);
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
