// Where things lie: cards over tracks, tracks beside the cards in low windows, and on a phone one long list, of pairs if it lies on its side.
import { computed } from "@preact/signals";
import { low, narrow, shaped } from "../../core/base/settings.js";
import { SHAPES } from "../../core/base/shapes.js";

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/**
 * @typedef {object} Layout
 * @property {{ width: number, height: number }} frame
 * @property {{ x: number, y: number }[]} labels of the waiting room and of the table
 * @property {Box[]} waiting places of issues
 * @property {Box[]} callers places of events
 * @property {Box[]} table
 * @property {Box} event
 * @property {Box} piles
 * @property {Box} unrest
 * @property {Box} happiness
 * @property {Box} boxes
 * @property {boolean} tight whether cards may be too small for their text
 * @property {{ name: number, keg: number, column: number, row: number, head: number, held: boolean }} track measures of the unrest table
 */

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} n @param {number} gap @returns {Box[]} */
const across = (x, y, w, h, n, gap) => Array.from({ length: n }, (_, i) => ({ x: x + i * (w + gap), y, w, h }));

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} n @param {number} gap @returns {Box[]} */
const down = (x, y, w, h, n, gap) => Array.from({ length: n }, (_, i) => ({ x, y: y + i * (h + gap), w, h }));

/** @type {Layout} */
const WIDE = {
  frame: { width: 1066, height: 804 },
  labels: [
    { x: 14, y: 21 },
    { x: 14, y: 299 },
  ],
  waiting: across(12, 30, 262, 246, 3, 8),
  callers: down(822, 30, 232, 119, 2, 8),
  table: across(12, 308, 262, 246, 2, 8),
  event: { x: 822, y: 308, w: 232, h: 246 },
  piles: { x: 552, y: 308, w: 262, h: 246 },
  unrest: { x: 12, y: 566, w: 602, h: 228 },
  happiness: { x: 622, y: 566, w: 432, h: 140 },
  boxes: { x: 622, y: 714, w: 432, h: 80 },
  tight: false,
  track: { name: 118, keg: 28, column: 44, row: 28, head: 26, held: true },
};

/** @type {Layout} */
const LOW = {
  frame: { width: 1060, height: 560 },
  labels: [
    { x: 292, y: 19 },
    { x: 292, y: 295 },
  ],
  waiting: across(290, 27, 196, 248, 3, 6),
  callers: down(896, 27, 156, 121, 2, 6),
  table: across(290, 303, 196, 248, 2, 6),
  event: { x: 896, y: 303, w: 156, h: 248 },
  piles: { x: 694, y: 303, w: 196, h: 248 },
  unrest: { x: 8, y: 8, w: 274, h: 226 },
  happiness: { x: 8, y: 242, w: 274, h: 150 },
  boxes: { x: 8, y: 400, w: 274, h: 76 },
  tight: true,
  track: { name: 88, keg: 18, column: 21, row: 28, head: 26, held: false },
};

/** @type {Layout} */
const LIST = {
  frame: { width: 390, height: 2194 },
  labels: [
    { x: 10, y: 498 },
    { x: 10, y: 21 },
  ],
  table: down(8, 30, 374, 218, 2, 8),
  waiting: down(8, 508, 374, 218, 3, 8),
  event: { x: 8, y: 1186, w: 374, h: 92 },
  callers: down(8, 1286, 374, 92, 2, 8),
  piles: { x: 8, y: 1486, w: 374, h: 214 },
  unrest: { x: 8, y: 1708, w: 374, h: 250 },
  happiness: { x: 8, y: 1966, w: 374, h: 130 },
  boxes: { x: 8, y: 2104, w: 374, h: 80 },
  tight: false,
  track: { name: 104, keg: 22, column: 31, row: 32, head: 26, held: false },
};

/** @type {Layout} */
const PAIRS = {
  frame: { width: 560, height: 1488 },
  labels: [
    { x: 10, y: 362 },
    { x: 10, y: 21 },
  ],
  table: across(8, 30, 268, 218, 2, 8),
  event: { x: 8, y: 256, w: 544, h: 80 },
  waiting: [...across(8, 372, 268, 218, 2, 8), { x: 8, y: 598, w: 268, h: 218 }],
  callers: down(284, 598, 268, 105, 2, 8),
  piles: { x: 8, y: 836, w: 544, h: 158 },
  unrest: { x: 8, y: 1002, w: 544, h: 250 },
  happiness: { x: 8, y: 1260, w: 544, h: 130 },
  boxes: { x: 8, y: 1398, w: 544, h: 80 },
  tight: false,
  track: { name: 118, keg: 28, column: 44, row: 32, head: 26, held: true },
};

/** A phone on its side that is wide enough for two cards beside each other. */
const pairs = shaped(SHAPES.flatWide);

/** The layout for the window as it is. */
export const layout = computed(() => (pairs.value ? PAIRS : narrow.value ? LIST : low.value ? LOW : WIDE));

/** Where a column of the unrest table begins. @param {Layout["track"]} track @param {number} column */
export const columnAt = (track, column) => track.name + track.keg + (column - 1) * track.column;

/** The top of the first region. @param {Layout["track"]} track */
export const rowsAt = (track) => track.head + 26;
