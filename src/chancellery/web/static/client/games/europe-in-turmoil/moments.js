// The great moments of Europe in Turmoil: scoring, crisis, the Great War.
import { legend } from "./printed.js";
import { SIDES, boardOf, nameOf, say, signed } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */
/** @typedef {import("../../core/game/types.js").Moment} Moment */
/** @typedef {import("../../core/game/types.js").Figure} Figure */

/** @param {Event} crisis @param {Position} p @returns {Figure[]} */
const crisisSum = ({ die, tension, status, total }, p) => [
  { value: die, die: true, label: say(p, "story-die") },
  { sign: "+", value: tension, label: say(p, "story-tension") },
  { sign: status < 0 ? "−" : "+", value: Math.abs(status), label: say(p, "story-alliances") },
  { sign: "=", value: total < 0 ? signed(total) : total, total: true, label: say(p, "story-total") },
  { sign: say(p, "story-war-from"), value: legend.war_from },
];

/** @param {Event[]} events @param {Position} p @returns {Moment} */
function scoring(events, p) {
  const scored = events[0];
  const points = events.find(({ event }) => event === "victory-points");
  const region = boardOf(p)?.regions[scored.region];
  // The board tells the parts of the sum only as long as it still is what was scored.
  const whole = region && SIDES.every((side) => region[side].vp === scored[side]);
  const seat = scored.net > 0 ? "liberal" : scored.net < 0 ? "authoritarian" : "nobody";
  const names = { region: nameOf(p, "region", scored.region), seat, points: Math.abs(scored.net) };
  return {
    headline: say(p, "story-scored", names),
    head: [
      "",
      ...(whole ? [say(p, "story-level"), say(p, "story-battlegrounds"), say(p, "story-independents")] : []),
      say(p, "story-sum"),
    ],
    rows: SIDES.map((side) => ({
      seat: side,
      cells: [
        nameOf(p, "seat", side),
        ...(whole
          ? [say(p, "board-level", { level: region[side].level }), region[side].battlegrounds, region[side].beside]
          : []),
        scored[side],
      ],
    })),
    change: points?.before === undefined ? undefined : [signed(points.before), signed(points.vp)],
    counted: countedIn(scored),
  };
}

/**
 * The spaces that a scoring has counted: whose they are, and which are worth a point.
 * @param {Event} scored @returns {import("../../core/game/types.js").Counted[]}
 */
function countedIn(scored) {
  return (scored.spaces ?? []).map((/** @type {string} */ id) => {
    const seat = SIDES.find((side) => scored[`${side}_spaces`].includes(id)) ?? null;
    return { thing: `space:${id}`, seat, text: seat && scored.valued.includes(id) ? signed(1) : undefined };
  });
}

/** @param {Event[]} events @param {Position} p @returns {Moment} */
function crisis(events, p) {
  const war = events.some(({ event }) => event === "war-broke-out");
  return {
    headline: say(p, war ? "story-war" : "story-peace"),
    dark: war,
    sum: events[0].event === "crisis-rolled" ? crisisSum(events[0], p) : undefined,
    text: say(p, war ? "story-war-why" : "story-peace-why", {
      tension: boardOf(p)?.tension ?? 0,
      least: legend.war_from,
    }),
  };
}

/** @param {Event[]} events @param {Position} p @returns {Moment} */
function war(events, p) {
  const won = events.find(({ event }) => event === "war-won");
  return {
    headline: say(p, "story-war-won", { seat: won?.seat ?? "nobody" }),
    dark: true,
    head: ["", say(p, "story-die"), say(p, "story-modifier"), say(p, "story-total")],
    rows: events
      .filter(({ event }) => event === "war-rolled")
      .map(({ seat, die, modifier, total }) => ({
        seat,
        cells: [nameOf(p, "seat", seat), die, signed(modifier), total],
      })),
    text: won
      ? say(p, "event-war-won", p.words.values({ seat: { kind: "seat", id: won.seat }, points: won.points }))
      : undefined,
  };
}

/** @param {Event[]} events @param {Position} p @returns {Moment | null} */
function great(events, p) {
  switch (events[0].event) {
    case "region-scored":
      return scoring(events, p);
    case "crisis-rolled":
      // Where no face could have brought the war, nothing was at stake.
      return events[0].total - events[0].die + legend.faces < legend.war_from ? null : crisis(events, p);
    case "war-broke-out":
      return crisis(events, p);
    case "war-rolled":
      return war(events, p);
    default:
      return null;
  }
}

export const moments = { great, crisisSum };
