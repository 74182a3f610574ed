// The shapes of a window, in one place: style sheets ask for these and no others, scripts by name. An em is the size of text that the browser is set to.

export const SHAPES = Object.freeze({
  /** A phone: too little width for a column beside the board, or too little height for anything below it. */
  narrow: "(width <= 40em), (height < 31.25em)",
  /** A phone on its side, or a page that is much enlarged: the board has all of the height, and the rest one column beside it. */
  flat: "(height < 31.25em) and (width >= 35em)",
  /** High enough for one line more of a question where a phone lies on its side. */
  lessFlat: "(height >= 22em)",
  short: "(width < 50em)",
  /** Anything but a phone. */
  roomy: "(width > 40em) and (height >= 31.25em)",
  /** A tablet held upright: what else stands beside the board stands below it. */
  tall: "(width > 40em) and (width <= 68.75em) and (orientation: portrait)",
  /** A tablet, either way. */
  tablet: "(width > 40em) and (width <= 68.75em) and (height >= 31.25em)",
  /** A wide window without height: the hand stands beside the board, not below it. */
  low: "(width > 68.75em) and (31.25em <= height < 47.5em)",
  squat: "(height < 47.5em)",
  /** A laptop or more; then with room for whole cards below the board. */
  wide: "(width > 68.75em)",
  wideAndHigh: "(width > 68.75em) and (height >= 50em)",
  /** A large screen: what would be in a tab elsewhere stands beside the board. */
  vast: "(width >= 106.25em) and (height >= 56.25em)",
  /** A large screen that leaves room at the side of a map. */
  broad: "(width >= 106.25em) and (height >= 56.25em) and (aspect-ratio >= 17/10)",
  /** Less than a large screen, in either direction. */
  close: "(height <= 62.5em), (width <= 68.75em)",
  /** Pages beside the tables, and what stands beside a board: ever less room. */
  page: "(width <= 40em)",
  column: "(width <= 53.75em)",
  beyondColumn: "(width > 53.75em)",
  columns: "(width <= 68.75em)",
  laptop: "(width <= 85.375em)",
});
