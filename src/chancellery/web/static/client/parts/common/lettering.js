// How wide letters are: measured, never guessed.
import { signal } from "@preact/signals";

/** How often letters have arrived: whoever has measured without them measures again. */
const arrived = signal(0);
document.fonts.addEventListener("loadingdone", () => (arrived.value += 1));

/** For whoever measures what is drawn: another number whenever letters have arrived. */
export const lettersArrived = () => arrived.value;

const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is at a size, in the narrow face of labels. @param {string} text @param {number} size @param {number} [weight] */
export function widthOf(text, size, weight = 600) {
  if (!pen) throw new Error("there is nothing to measure letters with");
  arrived.value;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--face-label");
  pen.font = `${weight} ${size}px ${family}`;
  if (!document.fonts.check(pen.font)) void document.fonts.load(pen.font);
  return pen.measureText(text).width;
}

/**
 * The size of a text in a room, at most `largest`, and how wide it is then: for names that a layout was not set for.
 * @param {string} text @param {number} room @param {number} largest @param {number} [weight]
 */
export function fit(text, room, largest, weight = 600) {
  const size = Math.min(largest, Math.floor((largest * room * 4) / widthOf(text, largest, weight)) / 4);
  return { text, size, width: widthOf(text, size, weight) };
}
