// Whether the answers of a question have room beside it, and whether it has one line: measured on the bar itself, before it is seen.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { flat, narrow, settings } from "../../core/base/settings.js";

/**
 * In rem: the least that a question gets; what an answer of two lines takes up at least, and beyond half of its length; the gap
 * before each.
 */
const [QUESTION, TWO_LINES, BEYOND, GAP] = [17, 11, 3.5, 0.5];

/** @param {Element} one */
const widthOf = (one) => one.getBoundingClientRect().width;

/** How wide the answers are: a long one may have two lines. @param {Element} answers @param {number} rem */
const answersWidth = (answers, rem) =>
  [...answers.children].reduce((sum, one) => {
    const wide = widthOf(one);
    return sum + Math.min(wide, Math.max(TWO_LINES * rem, wide / 2 + BEYOND * rem)) + GAP * rem;
  }, 0);

/** Whether the answers leave the question too little room. @param {HTMLElement} bar @param {Element} question @param {Element} reply */
function isCrowded(bar, question, reply) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const answers = reply.querySelector(".a");
  if (!answers || answers.childElementCount === 0) return false;
  bar.classList.add("measuring");
  const beside = [...(question.parentElement?.children ?? [])].filter((one) => one !== question);
  const taken = beside.reduce((sum, one) => sum + widthOf(one) + rem, 2 * rem);
  const crowded = answersWidth(answers, rem) > widthOf(bar) - taken - QUESTION * rem;
  bar.classList.remove("measuring");
  return crowded;
}

/** Whether a text has more than one line. @param {Element | null} text */
function isBroken(text) {
  if (!text) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
  return Math.max(...lines) - Math.min(...lines) > parseFloat(getComputedStyle(text).fontSize) / 2;
}

/** Whether a text ends below its own box. @param {Element | null | undefined} text */
function isCut(text) {
  if (!text) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const end = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
  return end > text.getBoundingClientRect().bottom + parseFloat(getComputedStyle(text).fontSize) / 2;
}

/** Whether answers are higher than their bar, since they have too little room beside each other. @param {Element} bar @param {Element} reply */
const isPressed = (bar, reply) =>
  [...reply.querySelectorAll("button")].some((one) => one.getBoundingClientRect().height > bar.clientHeight) ||
  [...reply.children].some((one) => one.scrollWidth > one.clientWidth + 1);

/** How much of the width of a phone an answer of a pair may take, if it may have two lines. */
const PAIRED = 0.8;

/** How answers have one look on a phone, if they have more than one row: "paired", or "stacked" where some are too long for that. @param {Element} reply */
function rowsOf(reply) {
  const answers = reply.querySelector(".a");
  const all = [...(answers?.children ?? [])].filter((one) => one instanceof HTMLButtonElement);
  const tops = new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)));
  if (!answers || tops.size < 2 || answers.querySelector(".figures")) return "";
  const bar = reply.closest(".prompt");
  bar?.classList.add("measuring");
  const widest = Math.max(...all.filter((one) => !one.matches(".undo")).map(widthOf));
  bar?.classList.remove("measuring");
  return widest <= PAIRED * widthOf(reply) ? "paired" : "stacked";
}

/**
 * What is cut off of a question can be reached by the keyboard, and opens whole.
 * @param {HTMLElement} asked
 */
export function markCut(asked) {
  const cut = [...asked.children].some((part) => isCut(part) || part.scrollWidth > part.clientWidth + 1);
  if (cut) asked.tabIndex = 0;
  else asked.removeAttribute("tabindex");
}

/**
 * Whether a question is open whole, which a press on it turns, and the keyboard by coming and leaving.
 * @param {string} question @returns {{ whole: boolean, opens: Record<string, (e: any) => void> }}
 */
export function useWhole(question) {
  const [whole, setWhole] = useState(false);
  const came = useRef(false);
  useEffect(() => setWhole(false), [question]);
  /** @param {FocusEvent & { currentTarget: HTMLElement }} e */
  const onFocus = ({ target, currentTarget }) => {
    came.current = target === currentTarget && currentTarget.matches(":focus-visible");
    if (came.current) setWhole(true);
  };
  const onBlur = () => {
    if (came.current) setWhole(false);
    came.current = false;
  };
  return { whole, opens: { onClick: () => setWhole(!whole), onFocus, onBlur } };
}

/**
 * Look at a bar whenever it is drawn and the window changes: `many` answers have a row of their own, a `long` question smaller letters, and
 * where it is `broken` all the same its reason one line; on a phone a reason that would be cut condensed ones (`dense`), and answers of more
 * than one row the same width each (`paired`, `stacked`); where answers stay in the bar and are `tight` there, signs take the place of words
 * that say no more.
 * @param {boolean} rows whether answers may have a row of their own
 * @returns {{ bar: { current: HTMLElement | null }, question: { current: HTMLElement | null }, reply: { current: HTMLElement | null } }}
 */
export function useBarFit(rows) {
  const [bar, question, reply] = [useRef(null), useRef(null), useRef(null)].map(
    (one) => /** @type {{ current: HTMLElement | null }} */ (/** @type {unknown} */ (one)),
  );
  const look = () => {
    const [box, asked, answers] = [bar.current, question.current, reply.current];
    if (!box || !asked || !answers) return;
    box.classList.remove("many", "long", "broken", "dense", "tight", "paired", "stacked");
    // On a phone they always have one.
    box.classList.toggle("many", narrow.value || (rows && isCrowded(box, asked, answers)));
    const rowed = narrow.value && !flat.value ? rowsOf(answers) : "";
    if (rowed) box.classList.add(rowed);
    box.classList.toggle("long", isBroken(asked.firstElementChild));
    box.classList.toggle("broken", isBroken(asked.firstElementChild));
    box.classList.toggle("dense", narrow.value && isCut(asked.querySelector("small")));
    box.classList.toggle("tight", !narrow.value && !rows && isPressed(box, answers));
    if (!box.classList.contains("whole")) markCut(asked);
  };
  // Larger letters need more room.
  settings.text.value;
  // A bar that waited may ask now: whoever hears of another width looks with the eyes of the last drawing.
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
    look();
  });
  // The window's width says too little: what stands beside the bar may change after it.
  useLayoutEffect(() => {
    let wide = -1;
    const watch = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width !== wide) latest.current();
      wide = contentRect.width;
    });
    if (bar.current) watch.observe(bar.current);
    // A game that sorts its answers may draw others in their place.
    const others = new MutationObserver(() => latest.current());
    if (reply.current) others.observe(reply.current, { childList: true, subtree: true });
    void document.fonts.ready.then(() => latest.current());
    return () => {
      watch.disconnect();
      others.disconnect();
    };
  }, []);
  return { bar, question, reply };
}
