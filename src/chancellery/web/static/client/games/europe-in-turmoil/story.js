// How the events of Europe in Turmoil are told: what a play is, its steps and sums, what changed, and the great moments.
import { dieFace, live } from "../../core/words/rich.js";
import { moments } from "./moments.js";
import { LOOK, boardOf, nameOf, other, say, signed } from "./reading.js";
import { legend, printed } from "./printed.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */
/** @typedef {import("../../core/game/types.js").Telling} Telling */

/** @type {Event["event"][]} */
const CONTROL = ["control-gained", "control-lost"];
/** @type {Event["event"][]} */
const SUPPORT = ["support-added", "support-removed", "support-moved"];
/** @type {Event["event"][]} */
const CLEARING = ["card-removed", "card-discarded", "effect-ended"];
/** What follows from a step belongs to it. @type {Partial<Record<Event["event"], Event["event"][]>>} */
const FOLLOWS = {
  "support-checked": [...SUPPORT, ...CONTROL, "die-rerolled"],
  "naval-attempt": ["navy-advanced", "victory-points"],
  "region-scored": ["victory-points"],
  "crisis-rolled": ["war-broke-out"],
  "war-rolled": ["war-rolled", "war-won", "war-lost", "victory-points"],
  "nation-took-part": ["nation-took-part"],
  "stability-played": ["stability-without-effect"],
  "turn-began": ["era-began", "deck-reshuffled", "cards-dealt", "cards-drawn"],
  "cards-dealt": ["cards-dealt", "cards-drawn"],
};

/** @param {Event} event @param {Position} p @returns {import("../../core/game/types.js").Opening | null} */
function opens(event, p) {
  if (event.event !== "card-played" && event.event !== "cards-paired") return null;
  const { seat, card } = event;
  const { side, ops } = printed.cards[card];
  const use = event.use ?? "operations";
  // Points of a card do not bring its event about, unless it is the enemy's.
  const without = legend.without_event[side === other(seat) ? "enemy" : "own"];
  return {
    seat,
    thing: `card:${card}`,
    name: nameOf(p, "card", card),
    what: say(p, "story-use", { use }),
    idle: without.includes(event.event === "cards-paired" ? "paired" : use) ? say(p, "story-idle") : undefined,
    figure: side === "scoring" ? "S" : ops,
    look: LOOK[/** @type {"liberal"} */ (side)] ?? "neu",
  };
}

/** @param {Event} event @param {Event[]} events @param {boolean} atOnce */
function joins(event, events, atOnce) {
  const first = events[0];
  if (CONTROL.includes(event.event)) return atOnce;
  if (atOnce && (FOLLOWS[first.event]?.includes(event.event) || CLEARING.includes(event.event))) return true;
  // Point after point is placed in a row: one result.
  return SUPPORT.includes(event.event) && first.event === event.event && first.seat === event.seat;
}

/** Support of a seat by space, won and lost. @param {Event[]} events */
function shifts(events) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { event, seat, space, points } of events) {
    const sign = event === "support-added" ? 1 : event === "support-removed" ? -1 : 0;
    if (sign) found.set(`${seat} ${space}`, (found.get(`${seat} ${space}`) ?? 0) + sign * points);
  }
  return [...found].map(([key, change]) => ({ seat: key.split(" ")[0], space: key.split(" ")[1], change }));
}

/** Who controls what now, as far as it has changed: one sentence. @param {Event[]} events @param {Position} p */
function control(events, p) {
  /** @type {Map<string, string>} */
  const now = new Map();
  for (const { event, seat, space } of events) {
    if (event === "control-gained") now.set(space, seat);
    if (event === "control-lost") now.set(space, "none");
  }
  const by = (/** @type {string} */ seat) => [...now].filter(([, holder]) => holder === seat).map(([space]) => space);
  return ["liberal", "authoritarian", "none"]
    .filter((seat) => by(seat).length > 0)
    .map((seat) => say(p, "story-control", { seat, spaces: spaceNames(p, by(seat)) }))
    .join(" ");
}

/** @param {Position} p @param {string} id */
const space = (p, id) => live(`space:${id}`, nameOf(p, "space", id));

/** @param {Position} p @param {string[]} ids */
const spaceNames = (p, ids) => p.words.names("space", ids, live);

/** @param {Event[]} events @param {Position} p @returns {Partial<Telling>} */
function tellCheck(events, p) {
  const check = events[0];
  const { seat, die, ops, neighbours, stability, total, added, success } = check;
  const changed = shifts(events).map(({ seat: whose, change }) => `${nameOf(p, "seat", whose)} ${signed(change)}`);
  const where = { space: { kind: "space", id: check.space } };
  const named = p.words.values(where);
  const enemy = shifts(events).find((one) => one.seat === other(seat));
  const values = {
    ...p.words.values(where, live),
    die: dieFace(die, seat),
    ops,
    neighbours,
    total,
    double: legend.check_above[check.space],
  };
  const result = changed.length > 0 ? `${changed.join(", ")}.` : say(p, "story-check-failed");
  return {
    kind: "die",
    title: say(p, "story-check-title", named),
    headline: say(p, "story-check-headline", {
      ...named,
      seat: other(seat),
      lost: -(enemy?.change ?? 0),
      success,
    }),
    text: [say(p, "story-check", values), result, control(events, p)].filter(Boolean).join(" "),
    verdict: say(p, "story-verdict", { success, by: Math.abs(total - values.double) + (success ? 0 : 1) }),
    after: [enemy || success ? result : "", control(events, p)].filter(Boolean).join(" "),
    sum: [
      { value: die, die: true, seat, label: say(p, "story-die") },
      { sign: "+", value: ops, label: say(p, "story-added", { added }) },
      { sign: neighbours < 0 ? "−" : "+", value: Math.abs(neighbours), label: say(p, "story-neighbours") },
      { sign: "=", value: total, total: true, label: say(p, "story-total") },
      { sign: say(p, "story-against"), value: values.double, label: say(p, "story-double", { stability }) },
    ],
    place: `space:${check.space}`,
  };
}

/** After a check: what would win the space, win it back, or break its control. @param {Event[]} events @param {Position} p @returns {string} */
function stands(events, p) {
  const check = events.find(({ event }) => event === "support-checked");
  const board = boardOf(p);
  const there = check && board?.spaces[check.space];
  if (!check || !there) return "";
  const { lacks, breaks } = board;
  const { control } = there;
  if (control !== "none")
    return say(p, "story-stands-held", {
      seat: control,
      break: breaks[check.space] ?? 0,
      take: lacks[other(control)][check.space] ?? 0,
    });
  const values = {
    liberal: lacks.liberal[check.space] ?? 0,
    authoritarian: lacks.authoritarian[check.space] ?? 0,
  };
  const lost = events.find(({ event, space: where }) => event === "control-lost" && where === check.space);
  return say(p, "story-stands-free", { ...values, seat: lost?.seat ?? "none" });
}

/** @param {Event[]} events @param {Position} p @returns {Partial<Telling>} */
function tellSupport(events, p) {
  const { seat, event } = events[0];
  const changed = shifts(events).filter((one) => one.change !== 0);
  const points = Math.abs(changed.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.change, 0));
  const where = changed.map((one) => `${space(p, one.space)} ${signed(one.change)}`).join(", ");
  const gained = Number(event === "support-added");
  const values = {
    seat,
    gained,
    points,
    count: changed.length,
    ...p.words.values({ space: { kind: "space", id: changed[0]?.space ?? "none" } }),
  };
  return {
    title: say(p, "story-support-title", values),
    headline: say(p, "story-support-headline", values),
    text: [say(p, "story-support", { ...values, where }), control(events, p)].filter(Boolean).join(" "),
    result: changed.length > 1 ? signed(gained ? points : -points) : undefined,
    place: changed.length === 1 ? `space:${changed[0].space}` : undefined,
  };
}

/** @param {Event[]} events @param {Position} p @param {(event: Event) => string} words @returns {Partial<Telling> | null} */
function tell(events, p, words) {
  const first = events[0];
  switch (first.event) {
    case "card-played":
    case "cards-paired":
      return {
        kind: "card",
        text: "",
        headline: words(first).replace(/\.$/, ""),
        title: nameOf(p, "card", first.card),
      };
    case "support-checked":
      return tellCheck(events, p);
    case "support-added":
    case "support-removed":
      return tellSupport(events, p);
    case "turn-began":
      return { text: events.slice(1).map(words).join(" ") };
    case "event-happened":
    case "stability-played":
      return { kind: "modifier" };
    case "naval-attempt":
      return {
        kind: "die",
        sum: [
          { value: first.die, die: true, seat: first.seat, label: say(p, "story-die") },
          { sign: first.modifier < 0 ? "−" : "+", value: Math.abs(first.modifier), label: say(p, "story-modifier") },
          { sign: "=", value: first.total, total: true, label: say(p, "story-total") },
          { sign: say(p, "story-needed"), value: first.needed },
        ],
      };
    case "crisis-rolled":
      return { kind: "die", sum: moments.crisisSum(first, p) };
    default:
      return null;
  }
}

/** @param {Event} event @returns {import("../../core/game/types.js").Delta[]} */
function deltas({ event, seat, space: where, origin, points, change }) {
  if (event === "victory-points")
    return [{ thing: "track:vp", seat: null, change: seat === "liberal" ? points : -points }];
  if (event === "tension-changed") return [{ thing: "track:tension", seat: null, change }];
  if (event === "navy-advanced" || event === "navy-retreated")
    return [{ thing: `track:navy-${seat}`, seat, change: event === "navy-advanced" ? 1 : -1 }];
  const thing = `space:${where}`;
  if (event === "support-added") return [{ thing, seat, change: points }];
  if (event === "support-removed") return [{ thing, seat, change: -points }];
  if (event !== "support-moved") return [];
  return [
    { thing: `space:${origin}`, seat, change: -points },
    { thing, seat, change: points },
  ];
}

/** @type {import("../../core/game/types.js").Story<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
export const story = {
  live: ["space", "card", "stability", "region"],
  held: ["card", "stability", "mobilization"],
  fate: ["region-scored", "cards-drawn", "hand-shown", "losses-rolled", "gains-rolled", "war-rolled"],
  opens,
  joins,
  tell,
  stands,
  deltas,
  great: moments.great,
};
