// The game in words: the headline, the board as tables, how it ended.
import { tensionLines } from "./about.js";
import { boxes, printed } from "./printed.js";
import { LOOK, SIDES, boardOf, nameOf, say, signed, standing } from "./reading.js";
import { nextBox } from "./tracks.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").TextTable} TextTable */
/** @typedef {import("./reading.js").Board} Board */

/** @param {Position} m */
export function headline(m) {
  const board = boardOf(m);
  if (!board) return "";
  const values = {
    phase: board.phase,
    turn: board.turn,
    era: nameOf(m, "era", board.era.era),
    round: board.round,
    last: board.era.rounds,
  };
  return say(m, "board-headline", values);
}

/** Where a match stands in few words; before the first round there is none to count. @param {Position} m */
export function brief(m) {
  const { turn = 0, round = 0 } = boardOf(m) ?? {};
  return round > 0 ? say(m, "board-brief", { turn, round }) : headline(m);
}

/** @param {Position} m @returns {import("../../core/game/types.js").Gauge[]} */
export function gauges(m) {
  const board = boardOf(m);
  if (!board) return [];
  const leader = board.vp > 0 ? "liberal" : board.vp < 0 ? "authoritarian" : "none";
  return [
    { name: say(m, "board-tension"), value: board.tension },
    {
      name: say(m, "board-vp"),
      value: board.vp === 0 ? 0 : `+${Math.abs(board.vp)}`,
      look: `badge ${LOOK[leader] ?? "neu"}`,
    },
  ];
}

/** @param {Position} m @param {string} region @returns {TextTable} */
function regionTable(m, region) {
  const board = boardOf(m);
  const head = ["space", "stability"].map((word) => say(m, `board-text-${word}`));
  const tail = ["control", "battleground", "icons", "neighbours"].map((word) => say(m, `board-text-${word}`));
  return {
    title: nameOf(m, "region", region),
    head: [...head, ...SIDES.map((side) => nameOf(m, "seat", side)), ...tail],
    rows: (board?.areas[region] ?? []).map((id) => {
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

/** @param {Position} m @param {Board} board @returns {TextTable} */
function standings(m, board) {
  /** @param {import("./board.d.ts").RegionSeen} seen */
  const words = ({ level, vp }) => `${say(m, "board-level", { level })}, ${vp}`;
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
        ...[record.presence, record.domination, record.control],
        ...SIDES.map((side) => words(board.regions[id][side])),
      ],
    })),
  };
}

/** @param {Position} m @param {Board} board @param {import("./reading.js").Side} side @returns {[string, string]} */
function navyRow(m, board, side) {
  const here = boxes()[board.naval.navies[side]];
  return [nameOf(m, "seat", side, "navy"), `${nameOf(m, "box", here.id)}; ${nextBox(m, side)}`];
}

/** @param {Position} m @param {Board} board @returns {TextTable} */
function tracks(m, board) {
  /** @type {[string, string][]} */
  const rows = [
    [say(m, "board-vp"), vpNow(m)],
    [say(m, "board-tension"), `${board.tension}. ${tensionLines(m).join(" ")}`],
    [say(m, "board-status"), `${signed(board.status)}. ${m.words.names("marker", board.track) ?? ""}`],
    ...SIDES.map((side) => navyRow(m, board, side)),
    [say(m, "board-markers"), m.words.names("marker", board.markers) ?? ""],
    [say(m, "board-lasting-cards"), m.words.names("card", Object.keys(board.in_effect)) ?? ""],
  ];
  const head = [say(m, "board-text-track"), say(m, "board-text-now")];
  return { title: say(m, "board-text-tracks"), head, rows: rows.map((cells) => ({ cells })) };
}

/** @param {Position} m */
function vpNow(m) {
  const { leader, margin } = boardOf(m) ?? { leader: "nobody", margin: 0 };
  return say(m, "board-vp-now", { seat: leader, points: margin });
}

/** @param {Position} m @returns {TextTable[]} */
export function text(m) {
  const board = boardOf(m);
  if (!board) return [];
  const regions = [...Object.keys(printed.regions), "independent", "box"];
  return [...regions.map((region) => regionTable(m, region)), standings(m, board), tracks(m, board)];
}

/** @param {Position} m @param {string} id */
const seatIndex = (m, id) => m.summary.seats.findIndex((seat) => seat.id === id);

/** @param {Position} m */
export function result(m) {
  const ended = m.summary.result;
  if (!ended) return { title: "", lines: [] };
  /** @type {string[]} */
  const winners = ended.winners ?? [];
  const reason = say(m, `ending-${ended.reason}`);
  const why = reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`;
  const seats = winners.map((seat) => nameOf(m, "seat", seat)).join(", ");
  return {
    title: say(m, "board-wins", { count: winners.length, seats }),
    // One marker for both: how far it stands on the winner's side.
    margin: winners.length === 1 ? Math.max(0, ended.scores?.[seatIndex(m, winners[0])] ?? 0) : 0,
    lines: [why].filter(Boolean),
    score: `${vpNow(m)}.`,
  };
}

/** @param {Position} m @param {string} id @returns {[string, string | number][]} */
export function figures(m, id) {
  const board = boardOf(m);
  if (!board) return [];
  const seat = /** @type {import("./reading.js").Side} */ (id);
  const ready = board.stability.filter((card) => printed.stability[card].side === seat).length;
  return [
    [say(m, "board-figure-hand"), board.hand_sizes[seat]],
    [say(m, "board-figure-stability"), ready],
    [say(m, "board-figure-navy"), board.naval.navies[seat]],
  ];
}

/** @param {Position} m @returns {import("../../core/game/types.js").Held[]} */
export const held = (m) =>
  (boardOf(m)?.hand ?? []).map(({ card }) => {
    const { ops, side } = printed.cards[card];
    return { figure: side === "scoring" ? "S" : ops, name: nameOf(m, "card", card), className: LOOK[side] };
  });
