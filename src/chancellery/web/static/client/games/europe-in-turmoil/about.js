// Why a thing is as it is, in sentences with the numbers.
import { sentence } from "../../core/game/reading.js";
import { boxes, printed } from "./printed.js";
import { SIDES, boardOf, controlOf, markersAt, nameOf, other, say, spacesOf, standing } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").About} About */
/** @typedef {import("./reading.js").Side} Side */

/** @param {Position} m @param {string} thing @returns {About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  if (kind === "space") return { title: nameOf(m, "space", id), lines: spaceLines(m, id), rule: spaceRule(m, id) };
  if (kind === "region") return { title: nameOf(m, "region", id), lines: regionLines(m, id), rule: "10.1.1" };
  if (kind === "card")
    return {
      title: nameOf(m, "card", id),
      lines: cardLines(m, id),
      rule: printed.cards[id].side === "scoring" ? "10.1" : "5.1",
    };
  if (kind === "stability")
    return { title: nameOf(m, "stability", id), lines: [say(m, `stability-${id}`, {}, "effect")], rule: "9.1" };
  if (kind === "mobilization")
    return { title: nameOf(m, "mobilization", id), lines: [say(m, `mobilization-${id}`, {}, "effect")], rule: "O.3" };
  if (kind === "box") return { title: nameOf(m, "box", id), lines: boxLines(m, id), rule: "6.3.5" };
  if (thing === "track:tension") return { title: say(m, "board-tension"), lines: tensionLines(m), rule: "8.3.1" };
  if (thing === "track:great_war") return { title: say(m, "board-status"), lines: statusLines(m), rule: "8.2.4" };
  return null;
}

/** The paragraph that answers what one is about to do there. @param {Position} m @param {string} id */
function spaceRule(m, id) {
  const verbs = (m.targets.get(`space:${id}`) ?? []).map((action) => m.about(action)[0]);
  if (verbs.includes("check")) return "6.2.4";
  if (verbs.includes("place") && m.view.position.prompt?.key === "place-support") return "6.1.3";
  return standing(m, id).kind === "box" ? "2.1.1" : "2.1.3";
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
      double: 2 * s.stability,
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
  for (const marker of markersAt(m, id))
    if (marker.effect.endsWith("_icon")) lines.push(sentence(nameOf(m, "marker", marker.id)));
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
  const all = spacesOf(board, id).filter((space) => printed.spaces[space].battleground).length;
  const lines = SIDES.map((side) => {
    const { level, ...held } = board.regions[id][side];
    return say(m, "board-region-line", {
      seat: nameOf(m, "seat", side),
      level: say(m, "board-level", { level }),
      all,
      ...held,
    });
  });
  const net = board.regions[id].liberal.vp - board.regions[id].authoritarian.vp;
  lines.push(
    say(m, "board-region-net", {
      seat: net > 0 ? "liberal" : net < 0 ? "authoritarian" : "nobody",
      points: Math.abs(net),
    }),
  );
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
  const [least, die] = [printed.war.crisis_above + 1, board.war_die];
  const danger = say(m, "terminal-danger", { danger: die > 6 ? "none" : die <= 1 ? "certain" : "some", die });
  const lines = [say(m, "board-tension-why", { tension: board.tension, status: board.status, least, danger })];
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
  const enemy = SIDES.includes(side) && side !== m.view.seat;
  if (enemy)
    return [
      say(m, "board-enemy-event", { possible: held.event?.possible ? 1 : 0, seat: nameOf(m, "seat", side) }),
      reason,
    ].filter(Boolean);
  return reason ? [`${say(m, "board-blocked")}. ${reason}`] : [];
}
