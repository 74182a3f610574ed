// The signals that a live match is read from; reading what is not loaded yet is a defect.
import { signal } from "@preact/signals";

/** @typedef {import("../game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../game/types.js").Entry} Entry */
/** @typedef {import("../game/types.js").GameContent} GameContent */
/** @typedef {import("../words/words.js").Words} Words */

/** @template T @param {T | null | undefined} value @returns {T} */
export function loaded(value) {
  if (value === null || value === undefined) throw new Error("the match is not loaded yet");
  return value;
}

/** @template [Board=unknown] */
export class MatchState {
  constructor() {
    /** @type {{ game: import("../game/types.js").GameModule<Board>, content: GameContent, words: Words } | null} */
    this.loadedGame = null;
    /** @type {import("@preact/signals").Signal<MatchSummary | null>} */
    this.current = signal(null);
    /** What the seat sees now. @type {import("@preact/signals").Signal<import("../game/types.js").View<Board> | null>} */
    this.present = signal(null);
    /** What it saw at an earlier ply, during a replay. @type {import("@preact/signals").Signal<import("../game/types.js").View<Board> | null>} */
    this.past = signal(null);
    /** What it saw a moment ago, while the director plays. @type {import("@preact/signals").Signal<import("../game/types.js").View<Board> | null>} */
    this.staged = signal(null);
    /** @type {import("@preact/signals").Signal<Entry[]>} */
    this.entries = signal([]);
  }

  get game() {
    return loaded(this.loadedGame).game;
  }

  get content() {
    return loaded(this.loadedGame).content;
  }

  get words() {
    return loaded(this.loadedGame).words;
  }

  get summary() {
    return loaded(this.current.value);
  }

  get view() {
    return loaded(this.past.value ?? this.staged.value ?? this.present.value);
  }

  /** What is asked now, whatever is on stage. */
  get asked() {
    return loaded(this.past.value ?? this.present.value);
  }

  get live() {
    return this.past.value === null;
  }

  get log() {
    return this.entries.value;
  }
}
