// Where a tip stands: beside what it is about and inside its room, where it hides least of what must be seen. All tips are put by this one function.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in the window */
/** @typedef {"below" | "above" | "right" | "left" | "bottom-left" | "top-left" | "top-right" | "bottom-right"} Side */

/** From what it is about, and from the edge of its room. */
export const [GAP, EDGE] = [10, 8];
/** To hide what must be seen is worse than to hide anything else; a place that comes later is a little worse. */
const [MUST, LATER] = [100, 0.1];

/** @type {Side[]} */
export const BESIDE = ["below", "above", "right", "left"];
/** @type {Side[]} */
export const CORNERS = ["bottom-left", "top-left", "top-right", "bottom-right"];

/** @param {Box} a @param {Box} b */
export const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * @param {Side} side @param {Box} about @param {Box} room @param {number} w @param {number} h @param {boolean} flush whether edges stand in one
 *   line, instead of the middles @returns {[number, number]}
 */
function corner(side, about, room, w, h, flush) {
  const across = flush ? about.left : (about.left + about.right - w) / 2;
  const down = flush ? about.top : (about.top + about.bottom - h) / 2;
  switch (side) {
    case "below":
      return [across, about.bottom + GAP];
    case "above":
      return [across, about.top - h - GAP];
    case "right":
      return [about.right + GAP, down];
    case "left":
      return [about.left - w - GAP, down];
    default:
      return [
        side.endsWith("left") ? room.left + EDGE : room.right - w - EDGE,
        side.startsWith("top") ? room.top + EDGE : room.bottom - h - EDGE,
      ];
  }
}

/** @param {number} at @param {number} least @param {number} most */
const within = (at, least, most) => Math.max(Math.min(at, most - EDGE), least + EDGE);

/**
 * The upper left corner of a tip of this size.
 * @param {{ width: number, height: number }} size
 * @param {object} where
 * @param {Box} where.about what the tip is about; it must be seen
 * @param {Box} where.room
 * @param {Box[]} [where.keep] what must be seen too
 * @param {Box[]} [where.spare] what had better be seen
 * @param {Side[]} [where.sides] the best first
 * @param {Box} [where.corners] whose corners are meant, if not those of the room
 * @param {boolean} [where.flush] whether it stands at the edge of what it is about, instead of its middle
 * @returns {{ x: number, y: number }}
 */
export function placed(
  { width, height },
  { about, room, keep = [], spare = [], sides = BESIDE, corners = room, flush = false },
) {
  let best = { x: room.left + EDGE, y: room.top + EDGE };
  let least = Infinity;
  for (const [i, side] of sides.entries()) {
    const [left, top] = corner(side, about, corners, width, height, flush);
    const [x, y] = [within(left, room.left, room.right - width), within(top, room.top, room.bottom - height)];
    const own = { left: x, top: y, right: x + width, bottom: y + height };
    const hidden = [about, ...keep].filter((box) => meet(own, box)).length;
    const harm = MUST * hidden + spare.filter((box) => meet(own, box)).length + LATER * i;
    if (harm < least) [best, least] = [{ x, y }, harm];
  }
  return best;
}

/** The window as a room, without what the edges of the screen keep for themselves. @returns {Box} */
export function page() {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(document.body);
  const [left, top, right, bottom] = [paddingLeft, paddingTop, paddingRight, paddingBottom].map(parseFloat);
  return { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
}

/**
 * Put a tip there, counted from the box that it is inside of; its letters may be enlarged, and its measures with them.
 * @param {HTMLElement} tip @param {Parameters<typeof placed>[1]} where @param {Element} [inside]
 */
export function put(tip, where, inside) {
  const { x, y } = placed(tip.getBoundingClientRect(), where);
  const from = inside?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const zoom = /** @type {{ currentCSSZoom?: number }} */ (tip).currentCSSZoom ?? 1;
  tip.style.left = `${(x - from.left) / zoom}px`;
  tip.style.top = `${(y - from.top) / zoom}px`;
}
