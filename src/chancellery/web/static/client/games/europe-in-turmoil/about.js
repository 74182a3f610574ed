// Why a thing is as it is, in sentences with the numbers.
import { sentence } from "../../core/game/reading.js";
import { boxes, legend, printed } from "./printed.js";
import { SIDES, boardOf, controlOf, nameOf, other, say, standing } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").About} About */
/** @typedef {import("./reading.js").Side} Side */

/** @param {Position} m @param {string} thing @returns {About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  switch (kind) {
    case "space":
      return {
        title: nameOf(m, kind, id),
        lines: spaceLines(m, id),
        topic: standing(m, id).kind === "box" ? "space:box" : undefined,
      };
    case "region":
      return { title: nameOf(m, kind, id), lines: regionLines(m, id) };
    case "card":
      return {
        title: nameOf(m, kind, id),
        lines: cardLines(m, id),
        topic: printed.cards[id].side === "scoring" ? "card:scoring" : undefined,
      };
    case "stability":
    case "mobilization":
      return { title: nameOf(m, kind, id), lines: [say(m, `${kind}-${id}`, {}, "effect")] };
    case "box":
      return { title: nameOf(m, kind, id), lines: boxLines(m, id) };
    default:
      if (thing === "track:tension") return { title: say(m, "board-tension"), lines: tensionLines(m) };
      if (thing === "track:great_war") return { title: say(m, "board-status"), lines: statusLines(m) };
      return null;
  }
}

/** @param {Position} m @param {string} id @returns {string[]} */
function spaceLines(m, id) {
  const board = boardOf(m);
  const s = standing(m, id);
  const record = printed.spaces[id];
  if (s.kind === "box") return [say(m, "board-permanent", { seat: s.control }), say(m, "board-box-why")].map(sentence);
  const what = [nameOf(m, "region", record.region), ...s.icons.map((icon) => nameOf(m, "icon", icon))];
  if (s.battleground) what.push(say(m, "board-battleground"));
  if (s.kind !== "open") return [what.join(" · "), say(m, s.kind === "gone" ? "board-gone" : "board-closed")];
  const lines = [what.join(" · "), controlLine(m, id, s)];
  const price = (/** @type {Side} */ side) => board?.costs[side][id] ?? 1;
  // A point costs one as a rule: only what differs is worth telling.
  const prices = { liberal: price("liberal"), authoritarian: price("authoritarian") };
  if (prices.liberal !== 1 || prices.authoritarian !== 1) lines.push(say(m, "board-cost", prices));
  const modifier = (/** @type {Side} */ side) => board?.checks[side][id] ?? 0;
  lines.push(
    say(m, "board-check", {
      liberal: modifier("liberal"),
      authoritarian: modifier("authoritarian"),
      double: legend.check_above[id],
    }),
  );
  for (const side of SIDES) {
    /** @type {string[]} */
    const held = (record.adjacent ?? []).filter((/** @type {string} */ next) => controlOf(board, next) === side);
    if (held.length > 0)
      lines.push(say(m, "board-neighbours", { seat: side, spaces: m.words.names("space", held) ?? "" }));
  }
  if (s.annexed) lines.push(say(m, "board-annexed"));
  if (s.blackHand) lines.push(say(m, "board-black-hand", { points: printed.mapMarkers.black_hand.authoritarian_sp }));
  const marked = board?.icons[id];
  if (marked) lines.push(sentence(nameOf(m, "marker", marked.marker)));
  return lines;
}

/** How far each side is from control. @param {Position} m @param {string} id @param {import("./reading.js").Standing} s */
function controlLine(m, id, s) {
  const board = boardOf(m);
  const lacks = (/** @type {Side} */ side) => board?.lacks[side][id] ?? 0;
  const side = s.control;
  if (side === "none")
    return say(m, "board-need", {
      stability: s.stability,
      liberal: lacks("liberal"),
      authoritarian: lacks("authoritarian"),
    });
  const lead = s[side] - s[other(side)];
  return say(m, "board-held", {
    seat: side,
    lead,
    stability: s.stability,
    break: board?.breaks[id] ?? 0,
    take: lacks(other(side)),
  });
}

/** @param {Position} m @param {string} id @returns {string[]} */
export function regionLines(m, id) {
  const board = boardOf(m);
  const record = printed.regions[id];
  if (!board || !record) return [];
  const { leader, margin, battlegrounds: all } = board.regions[id];
  const lines = SIDES.map((side) => {
    const { level, ...held } = board.regions[id][side];
    return say(m, "board-region-line", {
      seat: nameOf(m, "seat", side),
      level: say(m, "board-level", { level }),
      all,
      ...held,
    });
  });
  lines.push(say(m, "board-region-net", { seat: leader, points: margin }));
  lines.push(
    say(m, "board-region-worth", { presence: record.presence, domination: record.domination, control: record.control }),
  );
  if (record.liberal_control_wins) lines.push(say(m, "board-region-wins"));
  return lines;
}

/** @param {Position} m @returns {string[]} */
export function tensionLines(m) {
  const board = boardOf(m);
  if (!board) return [];
  const danger = say(m, "terminal-danger", { danger: board.danger, die: board.war_die });
  const values = { tension: board.tension, status: board.status, least: legend.war_from, danger };
  const lines = [say(m, "board-tension-why", values)];
  if (board.highest_tension < printed.tension)
    lines.push(say(m, "board-tension-most", { most: board.highest_tension }));
  return lines;
}

/** @param {Position} m @param {string} id */
export function markerLine(m, id) {
  const marker = nameOf(m, "marker", id);
  const record = printed.warMarkers[id] ?? {};
  const lines = [];
  for (const side of SIDES) {
    const points = record[`war_${side}`];
    if (points) lines.push(say(m, "board-marker-war", { marker, points, seat: nameOf(m, "seat", side) }));
  }
  if (record.crisis_modifier) lines.push(say(m, "board-marker-crisis", { marker, points: record.crisis_modifier }));
  return lines.join(" ") || say(m, "board-marker-plain", { marker });
}

/** @param {Position} m @returns {string[]} */
export function statusLines(m) {
  const board = boardOf(m);
  if (!board) return [];
  const beside = board.markers.filter((id) => printed.warMarkers[id]);
  return [
    say(m, "board-status-why", { status: board.status }),
    ...[...board.track, ...beside].map((id) => markerLine(m, id)),
  ];
}

/** @param {Position} m @param {string} id @returns {string[]} */
export function boxLines(m, id) {
  const naval = boardOf(m)?.naval;
  const record = printed.boxes[id];
  const lines = [];
  if (record.roll_needed) lines.push(say(m, "board-box-needed", { needed: record.roll_needed }));
  const [first, second] = ["first", "second"].map((nth) => nameOf(m, "box", id, nth));
  lines.push(record.roll_needed ? sentence(say(m, "board-box-first", { effect: first })) : first);
  if (record.vp_second) lines.push(sentence(say(m, "board-box-second", { effect: second })));
  if (naval) {
    const here = SIDES.filter((side) => boxes()[naval.navies[side]].id === id);
    lines.push(
      ...here.map((side) =>
        sentence(say(m, "board-naval-at", { navy: nameOf(m, "seat", side, "navy"), box: nameOf(m, "box", id) })),
      ),
    );
    if (record.until_opponent_arrives && naval.privileges[id])
      lines.push(say(m, "board-box-holder", { seat: nameOf(m, "seat", naval.privileges[id]) }));
    if (naval.high_water === record.index) lines.push(say(m, "board-high-water"));
  }
  return lines;
}

/** @param {Position} m @param {string} id @returns {string[]} */
function cardLines(m, id) {
  const held = boardOf(m)?.hand.find((one) => one.card === id);
  return [say(m, `card-${id}`, {}, "effect"), ...eventLines(m, held)];
}

/** What becomes of the event of a card in hand. @param {Position} m @param {import("./board.d.ts").CardSeen | undefined} held @returns {string[]} */
export function eventLines(m, held) {
  if (!held) return [];
  const side = printed.cards[held.card].side;
  if (side === "scoring") return [say(m, "board-must-play")];
  const why = held.event?.why;
  const reason = why ? m.words.say("blocked", why.key, why.args) : "";
  if (held.event?.enemy)
    return [
      say(m, "board-enemy-event", { possible: held.event.possible ? 1 : 0, seat: nameOf(m, "seat", side) }),
      reason,
    ].filter(Boolean);
  return reason ? [`${say(m, "board-blocked")}. ${reason}`] : [];
}
