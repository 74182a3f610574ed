// Three quiet sounds: a die, a stamp, your turn. Made here, not loaded; nothing sounds until somebody asks for it.
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

const LOUD = /** @type {Record<string, number>} */ ({ off: 0, quiet: 0.05, on: 0.16 });

/** One note: pitch, when, how long. @param {number} hertz @param {number} after @param {number} long @param {OscillatorType} shape */
function note(hertz, after, long, shape) {
  const level = LOUD[settings.sound.value];
  if (!audio || !level) return;
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + after;
  tone.type = shape;
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(level, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long);
}

/** Notes one after another: pitch, when, how long. @type {Record<"turn" | "stamp" | "die", [number, number, number, OscillatorType][]>} */
const SOUNDS = {
  turn: [
    [523, 0, 0.3, "sine"],
    [784, 0.14, 0.3, "sine"],
  ],
  stamp: [[110, 0, 0.12, "triangle"]],
  die: [
    [260, 0, 0.05, "square"],
    [230, 0.07, 0.05, "square"],
    [200, 0.13, 0.05, "square"],
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  // A browser lets nothing sound before something was pressed, and what had to wait would sound all at once.
  if (!LOUD[settings.sound.value] || !navigator.userActivation?.hasBeenActive) return;
  audio ??= "AudioContext" in window ? new AudioContext() : null;
  if (audio?.state === "suspended") void audio.resume();
  for (const one of SOUNDS[name]) note(...one);
}
