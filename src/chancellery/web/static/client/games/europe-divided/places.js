// Where names, pieces and tags stand on the map.
import { language } from "../../core/base/settings.js";
import { fit } from "../../parts/common/lettering.js";
import { layout } from "./printed.js";
import { armies, dice, nameOf, tokens } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** Its upper left corner and its size. @typedef {{ x: number, y: number, w: number, h: number }} Box */

/** How much larger pieces are where names leave room, and where they do not. */
export const [LARGE, TIGHT, FEW] = [1.45, 1.2, 4];
/** Where the upper edge of pieces is below a name, and below that of a sea with its holder; and their lower edge above a name. */
const [TOP, SEA_TOP, BOTTOM] = [7, 30, -15];
/** A piece, and the next one beside it. */
const [PIECE, STEP] = [20, 24];
export const SEA = { rx: 78, ry: 38 };
/** Who holds a sea, below its name, which the ground has. */
const [SEA_NAME, HOLDER] = [
  { x: -52, y: -15, w: 104, h: 20 },
  { x: -30, y: 7, w: 60, h: 18 },
];
const TAG_H = 22;
/** The gap between a tag and what it stands beside. */
const AIR = 4;

/** The name of a space as it is set. @param {Match} m @param {string} id */
export const nameAt = (m, id) => layout.spaces[id].name[language.value] ?? fit(nameOf(m, "space", id), 110, 15);

/** Whether the name of another space stands where a mark below the pieces would be. @param {string} id */
function crowded(id) {
  const here = layout.spaces[id];
  const under = (/** @type {import("./printed.js").Place} */ { x, y }) =>
    Math.abs(x - here.x) < 60 && y - here.y > 12 && y - here.y < 62;
  return Object.values(layout.spaces).some(under);
}

/** Pieces stand below a name, above it where another name would be in the way. @param {string} id */
export function where(id) {
  if (layout.spaces[id].kind === "sea") return { "--top": SEA_TOP, "--side": 1 };
  return crowded(id) ? { "--top": BOTTOM, "--side": -1 } : { "--top": TOP, "--side": 1 };
}

/** @param {Match} m @param {string} id */
const pieceCount = (m, id) => dice(m, id).length + armies(m, id).length + (tokens(m, id) > 0 ? 1 : 0);

/** What of a space must be read: its name and its pieces. @param {Match} m @param {string} id @returns {Box[]} */
function readBoxes(m, id) {
  const { x, y, kind } = layout.spaces[id];
  const at = (/** @type {Box} */ box) => ({ ...box, x: x + box.x, y: y + box.y });
  const [count, high, side] = [pieceCount(m, id), PIECE * LARGE, where(id)["--side"]];
  const wide = count * STEP * LARGE;
  const top = side < 0 ? BOTTOM - high : where(id)["--top"];
  const pieces = count > 0 ? [at({ x: -wide / 2, y: top, w: wide, h: high })] : [];
  if (kind === "sea") return [at(SEA_NAME), at(HOLDER), ...pieces];
  const { size, width } = nameAt(m, id);
  return [at({ x: -width / 2, y: -size * 0.8, w: width, h: size }), ...pieces];
}

/**
 * Where a tag could stand at a space, as of its name: the best place first; on which side of growing pieces.
 * @param {Match} m @param {string} id @param {number} wide
 */
function tagPlaces(m, id, wide) {
  const { kind } = layout.spaces[id];
  const across = -wide / 2;
  const free = { x: across, y: TOP + AIR, way: "" };
  const seas = [HOLDER.w / 2 + AIR, -HOLDER.w / 2 - AIR - wide].map((x) => ({ x, y: HOLDER.y - 2, way: "" }));
  if (kind === "sea")
    return [{ x: across, y: 54, way: "" }, ...seas, { x: across, y: SEA_NAME.y - AIR - TAG_H, way: "" }];
  const count = pieceCount(m, id);
  const [half, pieces] = [nameAt(m, id).width / 2, (count * STEP * LARGE) / 2];
  const aside = [half + AIR, -half - AIR - wide].map((x) => ({ x, y: -TAG_H / 2 - 5, way: "" }));
  const above = { x: across, y: -(TAG_H + PIECE), way: "" };
  if (count === 0) return crowded(id) ? [above, ...aside, free] : [free, above, ...aside];
  if (crowded(id)) return [{ ...above, y: BOTTOM - AIR - TAG_H, way: "above" }, free, ...aside];
  const beside = [pieces + AIR, -pieces - AIR - wide].map((x) => ({ x, y: TOP + AIR, way: "" }));
  return [{ ...free, way: "below" }, above, ...beside, ...aside];
}

/** How much of two boxes lies on each other. @param {Box} a @param {Box} b */
const shared = (a, b) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far the way around pieces takes a tag. @type {Record<string, number>} */
const AROUND = { above: -PIECE * LARGE, below: PIECE * LARGE, "": 0 };

/**
 * A place for each tag, one after the other, where it hides least of names, pieces and tags.
 * @param {Match} m @param {{ id: string, wide: number }[]} tags @returns {{ id: string, x: number, y: number, way: string }[]}
 */
export function placeTags(m, tags) {
  const taken = Object.keys(layout.spaces).flatMap((id) => readBoxes(m, id));
  return tags.map(({ id, wide }) => {
    const space = layout.spaces[id];
    const places = tagPlaces(m, id, wide).map((place) => {
      const box = { x: space.x + place.x, y: space.y + place.y + AROUND[place.way], w: wide, h: TAG_H };
      return { place, box, hidden: taken.reduce((sum, one) => sum + shared(box, one), 0) };
    });
    const best = places.reduce((least, one) => (one.hidden < least.hidden ? one : least));
    taken.push(best.box);
    return { id, ...best.place };
  });
}
