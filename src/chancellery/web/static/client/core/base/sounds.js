// Small sounds, made of noise and sines: dice on wood, a card, a stamp, a bell. Nothing is loaded, and nothing here asks whether it may sound.

/** @typedef {"turn" | "stamp" | "die" | "card"} Sound */

/** How loud each may be, so that the loudest 400 ms of any stay under -20 LUFS (tests/browser/test_sounds.py). */
const GAIN = { turn: 0.13, stamp: 0.4, die: 0.84, card: 0.4 };
/** Nothing begins in the block that is being played already: its first half would be missing, and that is a click. */
const AHEAD = 0.015;
/** Everything begins and ends in silence: so long it takes to come, and to be gone. */
const [ATTACK, RELEASE] = [0.004, 0.02];
const SILENCE = 0.0001;

/** Noise that is the same every time. @param {BaseAudioContext} context @param {number} long */
function noise(context, long) {
  const buffer = context.createBuffer(1, Math.ceil(long * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1919;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    samples[i] = state / 2147483648 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** What a source is heard through: up, away, gone. @param {BaseAudioContext} context @param {number} at @param {number} long @param {number} level */
function swell(context, at, long, level) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, level * 0.02), at + long - RELEASE);
  gain.gain.linearRampToValueAtTime(0, at + long);
  gain.connect(context.destination);
  return gain;
}

/** Something hard on wood. @param {BaseAudioContext} context @param {number} at @param {number} hertz @param {number} long @param {number} level */
function knock(context, at, hertz, long, level) {
  const [source, filter] = [noise(context, long), context.createBiquadFilter()];
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 3;
  source.connect(filter).connect(swell(context, at, long, level * 3));
  source.start(at);
  source.stop(at + long);
}

/** A partial of a bell. @param {BaseAudioContext} context @param {number} at @param {number} hertz @param {number} long @param {number} level */
function ring(context, at, hertz, long, level) {
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(swell(context, at, long, level));
  tone.start(at);
  tone.stop(at + long);
}

/** A card that is drawn over others. @param {BaseAudioContext} context @param {number} at @param {number} long @param {number} level */
function swish(context, at, long, level) {
  const [source, filter] = [noise(context, long), context.createBiquadFilter()];
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(1400, at);
  filter.frequency.linearRampToValueAtTime(3600, at + long);
  filter.Q.value = 0.8;
  source.connect(filter).connect(swell(context, at, long, level));
  source.start(at);
  source.stop(at + long);
}

/** When a die meets the table, and how hard. */
const BOUNCES = [
  [0, 1, 620],
  [0.09, 0.7, 700],
  [0.16, 0.5, 660],
  [0.21, 0.3, 720],
];

/**
 * Let a sound be heard, loud from 0 to 1; where nothing shall move, a die falls once and lies.
 * @param {BaseAudioContext} context @param {Sound} name @param {number} loud @param {boolean} still
 */
export function sound(context, name, loud, still) {
  const [now, level] = [context.currentTime + AHEAD, GAIN[name] * loud];
  switch (name) {
    case "turn":
      for (const [hertz, part] of [
        [659, 1],
        [1318, 0.35],
        [1819, 0.15],
      ])
        ring(context, now, hertz, 0.9, level * part);
      break;
    case "stamp":
      ring(context, now, 92, 0.16, level);
      knock(context, now, 240, 0.06, level * 0.4);
      break;
    case "die":
      for (const [after, hard, hertz] of still ? BOUNCES.slice(0, 1) : BOUNCES)
        knock(context, now + after, hertz, 0.07, level * hard);
      break;
    case "card":
      swish(context, now, 0.16, level);
      break;
  }
}
