// Where things lie: cards over a wall map, tracks beside the cards in low windows, rows instead of cards on a phone; the frame follows the window.
import { computed, signal } from "@preact/signals";
import { flat, low, narrow, shaped, tall } from "../../core/base/settings.js";
import { SHAPES } from "../../core/base/shapes.js";

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/**
 * @typedef {object} Layout
 * @property {{ width: number, height: number }} frame
 * @property {{ x: number, y: number }[]} labels of the waiting room and of the table
 * @property {Box[]} zones the two rooms, where they are framed
 * @property {Box[]} waiting places of issues
 * @property {Box[]} callers places of events
 * @property {Box[]} table
 * @property {Box} event
 * @property {Box | null} piles
 * @property {Box | null} wall the map of the regions
 * @property {Box | null} unrest the same as a table
 * @property {Box | null} happiness
 * @property {Box | null} boxes
 * @property {boolean} rows whether issues are rows, and their cards open at a press
 * @property {boolean} short whether events are their names alone
 */

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} n @param {number} gap @returns {Box[]} */
const across = (x, y, w, h, n, gap) => Array.from({ length: n }, (_, i) => ({ x: x + i * (w + gap), y, w, h }));

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} n @param {number} gap @returns {Box[]} */
const down = (x, y, w, h, n, gap) => Array.from({ length: n }, (_, i) => ({ x, y: y + i * (h + gap), w, h }));

/** How high the wall is, its head included. */
const WALL = 246;
const [LEAST_WIDE, MOST_WIDE, LEAST_HIGH, MOST_HIGH] = [1066, 1400, 794, 1000];
/** Of what a window has more than the least, so much goes to events and to the wall. */
const [TO_EVENTS, TO_WALL] = [0.16, 0.55];

/** Cards over the wall: what a larger window has more of goes to all of them. @param {number} width @param {number} height @returns {Layout} */
function wide(width, height) {
  const more = width - LEAST_WIDE;
  const event = 204 + Math.round(more * TO_EVENTS);
  const card = (width - 24 - 16 - 30 - event) / 3;
  const room = (height - WALL - 32) / 2;
  const [top, second, wall] = [8, 16 + room, 24 + 2 * room];
  const events = 20 + 3 * (card + 10);
  const map = 664 + Math.round(more * TO_WALL);
  const beside = { x: 22 + map, w: width - 34 - map };
  return {
    frame: { width, height },
    labels: [
      { x: 20, y: top + 19 },
      { x: 20, y: second + 19 },
    ],
    zones: [
      { x: 12, y: top, w: width - 24, h: room },
      { x: 12, y: second, w: width - 24, h: room },
    ],
    waiting: across(20, top + 28, card, room - 36, 3, 10),
    callers: down(events, top + 28, event, (room - 44) / 2, 2, 8),
    table: across(20, second + 28, card, room - 36, 2, 10),
    event: { x: events, y: second + 28, w: event, h: room - 36 },
    piles: { x: 20 + 2 * (card + 10), y: second + 28, w: card, h: room - 36 },
    wall: { x: 12, y: wall, w: map, h: WALL },
    unrest: null,
    happiness: { ...beside, y: wall, h: 136 },
    boxes: { ...beside, y: wall + 144, h: WALL - 144 },
    rows: false,
    short: false,
  };
}

/** @type {Layout} */
const LOW = {
  frame: { width: 1060, height: 560 },
  labels: [
    { x: 292, y: 19 },
    { x: 292, y: 295 },
  ],
  zones: [],
  waiting: across(290, 27, 196, 248, 3, 6),
  callers: down(896, 27, 156, 121, 2, 6),
  table: across(290, 303, 196, 248, 2, 6),
  event: { x: 896, y: 303, w: 156, h: 248 },
  piles: { x: 694, y: 303, w: 196, h: 248 },
  wall: null,
  unrest: { x: 8, y: 8, w: 274, h: 300 },
  happiness: { x: 8, y: 316, w: 274, h: 150 },
  boxes: { x: 8, y: 474, w: 274, h: 78 },
  rows: false,
  short: false,
};

/** A tablet: cards, and the map below them where there is a place for it. @param {boolean} walled @returns {Layout} */
function tablet(walled) {
  const [card, high] = [236, walled ? 218 : 236];
  const [top, second] = [27, 27 + high + 30];
  const third = 8 + 2 * (card + 6);
  return {
    frame: { width: 736, height: second + high + (walled ? 6 + 206 : 6) },
    labels: [
      { x: 10, y: 19 },
      { x: 10, y: second - 8 },
    ],
    zones: [],
    waiting: across(8, top, card, high, 3, 6),
    table: across(8, second, card, high, 2, 6),
    event: { x: third, y: second, w: card, h: high - 84 },
    callers: down(third, second + high - 78, card, 36, 2, 6),
    piles: null,
    wall: walled ? { x: 8, y: second + high + 6, w: 720, h: 206 } : null,
    unrest: null,
    happiness: null,
    boxes: null,
    rows: false,
    short: true,
  };
}

/** A phone: five issues on a screen, then the events. @param {number} width @param {number} row @returns {Layout} */
function list(width, row) {
  const [head, gap, w, event] = [24, 5, width - 16, 106];
  const waiting = head + 2 * (row + gap) + head;
  const events = waiting + 3 * (row + gap) + 4;
  return {
    frame: { width, height: events + 3 * (event + gap) + 130 + 8 },
    labels: [
      { x: 10, y: waiting - 7 },
      { x: 10, y: 17 },
    ],
    zones: [],
    table: down(8, head, w, row, 2, gap),
    waiting: down(8, waiting, w, row, 3, gap),
    event: { x: 8, y: events, w, h: event },
    callers: down(8, events + event + gap, w, event, 2, gap),
    piles: { x: 8, y: events + 3 * (event + gap), w, h: 130 },
    wall: null,
    unrest: null,
    happiness: null,
    boxes: null,
    rows: true,
    short: false,
  };
}

const MIDDLE = tablet(true);
const UPRIGHT = tablet(false);
const [LIST, BESIDE] = [list(390, 62), list(524, 60)];

const isTablet = shaped(SHAPES.tablet);
const seen = signal([innerWidth, innerHeight]);
addEventListener("resize", () => {
  seen.value = [innerWidth, innerHeight];
});

/** The frame of a window that has room for everything. */
const spacious = computed(() => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [w, h] = [seen.value[0] - 23.375 * rem, seen.value[1] - 6.5 * rem];
  const shape = w / h;
  const bounded = (/** @type {number} */ least, /** @type {number} */ most, /** @type {number} */ value) =>
    Math.max(least, Math.min(most, Math.round(value)));
  return wide(bounded(LEAST_WIDE, MOST_WIDE, LEAST_HIGH * shape), bounded(LEAST_HIGH, MOST_HIGH, LEAST_WIDE / shape));
});

/** The layout for the window as it is. */
export const layout = computed(() => {
  if (flat.value) return BESIDE;
  if (narrow.value) return LIST;
  if (low.value) return LOW;
  if (tall.value) return UPRIGHT;
  return isTablet.value ? MIDDLE : spacious.value;
});

/** Whether units stand on the board, and not only on the sheet of tracks. */
export const hasPosts = computed(() => layout.value.wall !== null || layout.value.unrest !== null);

// --- the map ---

/** What the map's own layout says: its frame, the plate of each region with the end of its line and its units, and the flag of each issue. */
export const wallMap = {
  /** @type {[number, number]} */ frame: [664, 222],
  /** @type {Record<string, { plate: [number, number], end: [number, number], units: [number, number][] }>} */ regions:
    {},
  /** @type {Record<string, [number, number]>} */ issues: {},
  ground: "",
};

/** Below its boxes a plate has a row of free places, while one of them can be chosen (`open`). */
export const PLATE = { w: 130, h: 40, open: 64, box: 14, first: 16, posts: 14, post: 27 };

/** The scale of the map, and where its left upper corner is, in the wall's box. @param {Box} wall */
export function mapIn(wall) {
  const [width, height] = wallMap.frame;
  const head = wall.h < WALL ? 0 : 24;
  const scale = (wall.h - head) / height;
  return { head, scale, left: (wall.w - width * scale) / 2 };
}

/** Where the plate of a region hangs: at the left or right edge of the wall. @param {Box} wall @param {string} region */
export function plateAt(wall, region) {
  const { head } = mapIn(wall);
  const [x, y] = wallMap.regions[region].plate;
  const last = wallMap.frame[1] - PLATE.open;
  const free = wall.h - head - PLATE.open;
  return { x: x < wallMap.frame[0] / 2 ? x : wall.w - (wallMap.frame[0] - x), y: head + (y / last) * free };
}

/** The middle of a free place in its plate, in the wall's box. @param {Box} wall @param {string} region @param {number} i */
export function postAt(wall, region, i) {
  const { x, y } = plateAt(wall, region);
  return { x: x + PLATE.posts + (i + 0.5) * PLATE.post - 3, y: y + 51 };
}

/** Where a unit stands on the land that it holds, in the wall's box. @param {Box} wall @param {string} region @param {number} i */
export const unitAt = (wall, region, i) => onMap(wall, wallMap.regions[region].units[i]);

/** A spot of the map, in the wall's box. @param {Box} wall @param {[number, number]} at */
export function onMap(wall, [x, y]) {
  const { head, scale, left } = mapIn(wall);
  return { x: left + x * scale, y: head + y * scale };
}

// --- the same as a table, in low windows ---

export const ROW = { name: 88, keg: 18, column: 21, row: 42, head: 26 };

/** Where a column of the unrest table begins. @param {number} column */
export const columnAt = (column) => ROW.name + ROW.keg + (column - 1) * ROW.column;

/** The top of the first region. */
export const ROWS_AT = ROW.head + 26;
