// Whether and how loud the page sounds: not at all until somebody asks for it.
import { calm, settings } from "./settings.js";
import { sound } from "./sounds.js";

/** @type {AudioContext | null} */
let audio = null;

const LOUD = /** @type {Record<string, number>} */ ({ off: 0, quiet: 0.35, on: 1 });

/** Whether this browser can sound. */
export const canSound = () => "AudioContext" in window;

/** @param {import("./sounds.js").Sound} name */
export function play(name) {
  const loud = LOUD[settings.sound.value];
  // A browser lets nothing sound before something was pressed, and what had to wait would sound all at once.
  if (!loud || document.hidden || !canSound() || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  sound(audio, name, loud, calm());
}
