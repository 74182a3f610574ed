// What is printed: content files by id, and the layout of the board. Filled once, before anything is drawn.
import { readGround } from "../../parts/common/ground.js";

/** @typedef {{ text: string, size: number, size_controlled: number }} Lettering */
/** @typedef {{ x: number, y: number, w: number, h: number, region: string, name: Record<string, Lettering> }} Place */
/** @typedef {{ a: string, b: string, kind: "inner" | "region_border" }} Link */

/** @typedef {import("./content.d.ts").ContentFiles} ContentFiles */
/** Records of a table by their ids. @template Kind @typedef {Record<string, Kind>} Records */

export const printed = {
  /** @type {Records<import("./content.d.ts").Space>} */ spaces: {},
  /** @type {Records<import("./content.d.ts").Card>} */ cards: {},
  /** @type {Records<import("./content.d.ts").StabilityCard>} */ stability: {},
  /** @type {Records<import("./content.d.ts").MobilizationCard>} */ mobilization: {},
  /** @type {Records<import("./content.d.ts").NavalBox>} */ boxes: {},
  /** @type {Records<import("./content.d.ts").RegionScoring>} */ regions: {},
  /** @type {Records<import("./content.d.ts").MapMarker>} */ mapMarkers: {},
  /** @type {Records<import("./content.d.ts").Marker>} */ warMarkers: {},
  /** @type {import("./content.d.ts").Slot[]} */ slots: [],
  tension: 0,
  vp: 0,
};

/** What follows from the rules and is the same in every position. @type {import("./board.d.ts").Legend} */
export let legend = { war_from: 0, check_above: {}, last_turn: 0, faces: 0, without_event: { own: [], enemy: [] } };

export const layout = {
  /** @type {[number, number]} */ frame: [1236, 800],
  /** @type {Record<string, Place>} */ spaces: {},
  /** @type {Link[]} */ links: [],
  /** @type {Record<string, [number, number, number, number]>} */ panels: {},
  ground: "",
};

/** @template {{ id: string }} Kind @param {Kind[]} records @returns {Records<Kind>} */
const byId = (records) => Object.fromEntries(records.map((record) => [record.id, record]));

/** Scoring regions in the order of the map, from west to east. @param {ContentFiles} content */
function regionsOf(content) {
  const scored = byId(content.scoring.scoring);
  /** @type {string[]} */
  const order = content.spaces.space.map((space) => space.region);
  return Object.fromEntries([...new Set(order)].filter((id) => scored[id]).map((id) => [id, scored[id]]));
}

/** @param {import("../../core/game/types.js").GameContent<ContentFiles>} facts */
export function readContent({ printed: content, legend: found }) {
  legend = found;
  const tracks = byId(content.tracks.track);
  Object.assign(printed, {
    spaces: byId(content.spaces.space),
    cards: byId(content.cards.card),
    stability: byId(content.stability.stability_card),
    mobilization: byId(content.mobilization.mobilization_card),
    boxes: byId(content.naval.naval_box),
    regions: regionsOf(content),
    mapMarkers: byId(content.markers.map_marker),
    warMarkers: byId(content.great_war.marker),
    slots: content.great_war.slot,
    tension: tracks.tension.maximum,
    vp: tracks.victory_points.maximum,
  });
}

/** Ground, places and style sheets. */
export async function readLayout() {
  Object.assign(layout, await readGround("europe-in-turmoil"));
}

/** Boxes of the naval track in their order. */
export const boxes = () => Object.values(printed.boxes);

/** The spaces of a region. @param {string} thing @returns {string[] | null} */
export function placesOf(thing) {
  const [kind, region] = thing.split(":");
  if (kind !== "region") return null;
  return Object.keys(layout.spaces).flatMap((id) => (layout.spaces[id].region === region ? [`space:${id}`] : []));
}
