// The game in words: the headline, the board as tables, how it ended.
import { tensionLines } from "./about.js";
import { boxes, eraOf, printed } from "./printed.js";
import { SIDES, boardOf, nameOf, say, signed, spacesOf, standing } from "./reading.js";
import { nextBox } from "./tracks.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/types.js").TextTable} TextTable */

/** @param {Position} m */
export function headline(m) {
  const board = boardOf(m);
  if (!board) return "";
  const era = eraOf(board.turn);
  const last = era.action_rounds;
  const kind = board.round === 0 ? "set-up" : board.round > last ? "extra" : "regular";
  return say(m, "board-headline", { kind, turn: board.turn, era: nameOf(m, "era", era.id), round: board.round, last });
}

/** @param {Position} m @param {string} region @returns {TextTable} */
function regionTable(m, region) {
  const board = boardOf(m);
  const head = ["space", "stability"].map((word) => say(m, `board-text-${word}`));
  const tail = ["control", "battleground", "icons", "neighbours"].map((word) => say(m, `board-text-${word}`));
  return {
    title: nameOf(m, "region", region),
    head: [...head, ...SIDES.map((side) => nameOf(m, "seat", side)), ...tail],
    rows: spacesOf(board, region).map((id) => {
      const s = standing(m, id);
      const box = s.kind === "box";
      return {
        thing: `space:${id}`,
        cells: [
          nameOf(m, "space", id),
          box ? "–" : s.stability,
          box ? "–" : s.liberal,
          box ? "–" : s.authoritarian,
          s.control === "none" ? "–" : nameOf(m, "seat", s.control),
          say(m, s.battleground ? "board-text-yes" : "board-text-no"),
          s.icons.map((icon) => nameOf(m, "icon", icon)).join(", ") || "–",
          m.words.names("space", printed.spaces[id].adjacent ?? []) ?? "",
        ],
      };
    }),
  };
}

/** @param {Position} m @returns {TextTable} */
function standings(m) {
  const board = boardOf(m);
  return {
    title: say(m, "board-regions"),
    head: [
      ...["region", "presence", "domination", "control"].map((word) => say(m, `board-text-${word}`)),
      ...SIDES.map((side) => nameOf(m, "seat", side)),
    ],
    rows: Object.entries(printed.regions).map(([id, record]) => ({
      thing: `region:${id}`,
      cells: [
        nameOf(m, "region", id),
        ...["presence", "domination", "control"].map((level) => record[level]),
        ...SIDES.map((side) => `${say(m, "board-level", { level: board.regions[id][side][0] })}, ${board.regions[id][side][1]}`),
      ],
    })),
  };
}

/** @param {Position} m @param {"liberal" | "authoritarian"} side @returns {[string, string]} */
function navyRow(m, side) {
  const here = boxes()[boardOf(m).naval.navies[side]];
  return [nameOf(m, "seat", side, "navy"), `${nameOf(m, "box", here.id)}; ${nextBox(m, side)}`];
}

/** @param {Position} m @returns {TextTable} */
function tracks(m) {
  const board = boardOf(m);
  /** @type {[string, string][]} */
  const rows = [
    [say(m, "board-vp"), vpNow(m)],
    [say(m, "board-tension"), `${board.tension}. ${tensionLines(m).join(" ")}`],
    [say(m, "board-status"), `${signed(board.status)}. ${m.words.names("marker", board.track) ?? ""}`],
    ...SIDES.map((side) => navyRow(m, side)),
    [say(m, "board-markers"), m.words.names("marker", board.markers) ?? ""],
    [say(m, "board-lasting-cards"), m.words.names("card", Object.keys(board.in_effect)) ?? ""],
  ];
  const head = [say(m, "board-text-track"), say(m, "board-text-now")];
  return { title: say(m, "board-text-tracks"), head, rows: rows.map((cells) => ({ cells })) };
}

/** @param {Position} m */
function vpNow(m) {
  const vp = boardOf(m)?.vp ?? 0;
  return say(m, "board-vp-now", { seat: vp > 0 ? "liberal" : vp < 0 ? "authoritarian" : "nobody", points: Math.abs(vp) });
}

/** @param {Position} m @returns {TextTable[]} */
export function text(m) {
  if (!boardOf(m)) return [];
  return [...[...Object.keys(printed.regions), "independent", "box"].map((region) => regionTable(m, region)), standings(m), tracks(m)];
}

/** @param {Position} m */
export function result(m) {
  const ended = m.summary.result;
  if (!ended) return { title: "", lines: [] };
  /** @type {string[]} */
  const winners = (ended.winners ?? []).map((/** @type {number} */ seat) => m.summary.seats[seat]?.id ?? "");
  const reason = say(m, `ending-${ended.reason}`);
  const why = reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`;
  const seats = winners.map((seat) => nameOf(m, "seat", seat)).join(", ");
  return { title: say(m, "board-wins", { count: winners.length, seats }), lines: [why, `${vpNow(m)}.`].filter(Boolean) };
}

/** @param {Position} m @param {string} seat @returns {[string, string | number][]} */
export function figures(m, seat) {
  const board = boardOf(m);
  if (!board) return [];
  const ready = board.stability.filter((/** @type {string} */ id) => printed.stability[id].side === seat).length;
  return [
    [say(m, "board-figure-hand"), board.hand_sizes[seat]],
    [say(m, "board-figure-stability"), ready],
    [say(m, "board-figure-navy"), board.naval.navies[seat]],
  ];
}
