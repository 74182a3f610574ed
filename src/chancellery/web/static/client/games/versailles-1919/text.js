// The game in words: the headline, the board as tables, how it ended.
import { boardOf, nameOf, say } from "../../core/game/reading.js";
import { offered } from "./choice.js";
import { printed } from "./printed.js";
import { REGIONS, aNation, nationOf, outcomeOf, phrase, regionName } from "./reading.js";
import { shiftText } from "./shifts.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").TextTable} TextTable */

/** @param {Position} m */
export function headline(m) {
  const board = boardOf(m);
  if (!board) return "";
  if (board.turn === 0) return phrase(m, "headline-set-up");
  if (board.goal)
    return phrase(m, "headline-solo", {
      turn: board.turn,
      nation: aNation(board.active),
      points: board.points,
      goal: board.goal,
    });
  return phrase(m, "headline", { turn: board.turn, nation: aNation(board.active), settled: board.settled.length });
}

/** How far off the end is, as far as the reader may know. @param {Position} m */
function ending(m) {
  const { where, least, most } = boardOf(m).game_end;
  return phrase(m, `end-${where}`, { least, most, same: Number(least === most) });
}

/** How far off the end is; of a game alone, how much of its goal is won. @param {Position} m */
export function brief(m) {
  const board = boardOf(m);
  if (!board || board.turn === 0 || board.goal) return headline(m);
  return upper(ending(m));
}

/** Who leads; in a game alone, how far off the end is. @param {Position} m */
export function standing(m) {
  const board = boardOf(m);
  if (!board || board.turn === 0) return "";
  if (board.goal) return ending(m);
  const { place, best, ...figures } = board.standing;
  const kind = place === 0 ? "watched" : place === 1 ? "leading" : "behind";
  return phrase(m, `standing-${kind}`, { ...figures, place, nation: nameOf(m, "nation", best, "short") });
}

/** @param {string} text */
const upper = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param {import("./events.d.ts").AnyEvent} event @param {Position} m */
export const station = (event, m) =>
  event.event === "turn-begun"
    ? { label: String(event.turn), title: phrase(m, "turn", { turn: event.turn, nation: aNation(event.nation) }) }
    : null;

/** @param {import("./events.d.ts").AnyEvent} event @returns {number | null} */
export const die = (event) => (event.event === "uprising-rolled" ? event.die : null);

/** @param {import("../../core/game/types.js").Odds} die @param {string} _action @param {Position} m */
export function outcome({ counts, faces }, _action, m) {
  const rises = counts.uprising ?? [];
  const cells = faces.map((_, i) => phrase(m, rises.includes(i + 1) ? "odds-uprising" : "odds-quiet"));
  return { cells, title: phrase(m, "odds", { chances: rises.length }) };
}

/** @param {Position} m @param {string} nation @returns {[string, number][]} */
export function nationFigures(m, nation) {
  const { powers, goal } = boardOf(m);
  const power = powers[nation];
  return [
    ["★", power.stars],
    goal ? [phrase(m, "figure-strength"), power.strength] : [phrase(m, "figure-points"), power.score],
  ];
}

/** @param {Position} m @param {string} seat @returns {[string, string | number][]} */
export function figures(m, seat) {
  const nation = nationOf(m, seat);
  return nation && boardOf(m)?.powers[nation] ? nationFigures(m, nation) : [];
}

/** Points, and what one has to reach more with. @param {Position} m @returns {import("../../core/game/types.js").Gauge[]} */
export function gauges(m) {
  const board = boardOf(m);
  const nation = m.view.seat && nationOf(m, m.view.seat);
  const power = nation && board?.powers[nation];
  if (!power) return [];
  const [, [name, value]] = nationFigures(m, nation);
  return [
    { name, value },
    { name: phrase(m, "happiness"), value: board.happiness[nation] ?? 0, icon: "heart" },
    { name: phrase(m, "text-cubes"), value: power.available },
  ];
}

/** @param {Position} m @param {string[]} words */
const heads = (m, ...words) => words.map((word) => phrase(m, `text-${word}`));

/** @param {Position} m @param {string} issue */
const optionNames = (m, issue) =>
  printed.options[issue].map((option) => nameOf(m, "issue_option", option.id)).join("; ") || "–";

/** @param {Position} m @param {string} title @param {any[]} issues @returns {TextTable} */
const issues = (m, title, issues) => ({
  title,
  head: heads(m, "issue", "stars", "region", "cubes", "leader", "options"),
  rows: issues.map((issue) => ({
    thing: `issue:${issue.issue}`,
    cells: [
      nameOf(m, "issue", issue.issue),
      issue.stars,
      regionName(m, issue.region),
      Object.entries(issue.cubes)
        .map(([nation, cubes]) => `${nameOf(m, "nation", nation)} ${cubes}`)
        .join(", ") || "–",
      issue.leader === "none" ? "–" : nameOf(m, "nation", issue.leader),
      optionNames(m, issue.issue),
    ],
  })),
});

/** What is chosen from a list: options of an issue, strategy cards, issues that lie nowhere on the board. @param {Position} m @returns {TextTable[]} */
function asked(m) {
  const rows = [
    ...printedOptions(m).map((option) => ({
      thing: `issue_option:${option.id}`,
      cells: [nameOf(m, "issue_option", option.id), changes(m, outcomeOf(m, option))],
    })),
    ...(boardOf(m).asks === "strategy" ? boardOf(m).strategies : []).map((id) => ({
      thing: `strategy:${id}`,
      cells: [nameOf(m, "strategy", id), nameOf(m, "strategy", id, "scoring")],
    })),
  ];
  const lists = rows.length ? [{ title: phrase(m, "text-options"), head: heads(m, "option", "effect"), rows }] : [];
  const spaces = m.legal.flatMap((action) => {
    const [, kind, id] = m.about(action);
    if (kind !== "space" || !id) return [];
    return [{ thing: `space:${id}`, cells: [nameOf(m, "space", id), shiftText(m, action)] }];
  });
  if (spaces.length) lists.push({ title: phrase(m, "posts-title"), head: heads(m, "space", "effect"), rows: spaces });
  const cards = offered(m).map(({ issue, action }) => ({
    thing: m.thingOf(action) ?? undefined,
    cells: [
      nameOf(m, "issue", issue),
      printed.issues[issue].stars,
      regionName(m, printed.issues[issue].region),
      optionNames(m, issue),
    ],
  }));
  const head = heads(m, "issue", "stars", "region", "options");
  return cards.length ? [...lists, { title: phrase(m, "choice"), head, rows: cards }] : lists;
}

/** The options that are asked about. @param {Position} m @returns {any[]} */
const printedOptions = (m) => printed.options[boardOf(m).choosing] ?? [];

/** @param {Position} m @param {import("./board.d.ts").Outlook | undefined} outcome */
const changes = (m, outcome) =>
  [
    ...Object.entries(outcome?.unrest ?? {}).map(
      ([id, { before, after }]) => `${regionName(m, id)} ${before} → ${after}`,
    ),
    ...Object.entries(outcome?.happiness ?? {}).map(
      ([id, { before, after }]) => `${nameOf(m, "nation", id)} ${before} → ${after}`,
    ),
  ].join(", ") || "–";

/** @param {Position} m @returns {TextTable[]} */
export function text(m) {
  const board = boardOf(m);
  if (!board) return [];
  const events = [...(board.event === "none" ? [] : [board.event]), ...board.callers];
  return [
    issues(m, phrase(m, "table"), board.table),
    issues(m, phrase(m, "waiting-room"), board.waiting_room),
    {
      title: phrase(m, "text-events"),
      head: heads(m, "event", "effect"),
      rows: events.map((id) => ({
        thing: `event_card:${id}`,
        cells: [nameOf(m, "event_card", id), nameOf(m, "event_card", id, "conference")],
      })),
    },
    ...asked(m),
    {
      title: phrase(m, "unrest"),
      head: heads(m, "region", "unrest", "keg", "needed", "units", "issues"),
      rows: REGIONS.map((id) => {
        const region = board.regions[id];
        const units = Object.entries(region.units).map(
          ([space, nation]) => `${nameOf(m, "nation", String(nation))} (${space.slice(-1)})`,
        );
        const held = Object.entries(region.issues).map(([nation, count]) => `${nameOf(m, "nation", nation)} ${count}`);
        return {
          cells: [
            nameOf(m, "region", id),
            region.unrest,
            region.keg || "–",
            region.needed || "–",
            units.join(", ") || "–",
            held.join(", ") || "–",
          ],
        };
      }),
    },
    {
      title: phrase(m, "text-powers"),
      head: heads(m, "nation", "available", "exhausted", "units", "happiness", "stars", "points"),
      rows: Object.entries(board.powers).map(([nation, one]) => {
        const power = /** @type {any} */ (one);
        return {
          cells: [
            nameOf(m, "nation", nation),
            power.available,
            power.exhausted,
            power.units,
            board.happiness[nation] ?? "–",
            power.stars,
            board.goal ? power.strength : power.score,
          ],
        };
      }),
    },
    {
      title: phrase(m, "text-settled"),
      head: heads(m, "issue", "nation", "option"),
      rows: board.settled.map((/** @type {any} */ item) => ({
        cells: [
          nameOf(m, "issue", item.issue),
          nameOf(m, "nation", item.owner),
          item.option === "none" ? "–" : nameOf(m, "issue_option", item.option),
        ],
      })),
    },
  ];
}

/** @param {Position} m */
export function result(m) {
  const ended = m.summary.result;
  if (!ended) return { title: "", lines: [] };
  const seats = m.summary.seats ?? [];
  const winners = (ended.winners ?? []).map((/** @type {string} */ seat) => nationOf(m, seat) ?? "none");
  const reason = say(m, `ending-${ended.reason}`);
  const why = reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`;
  const scores = (ended.scores ?? [])
    .map(
      (/** @type {number} */ score, /** @type {number} */ i) =>
        `${nameOf(m, "nation", nationOf(m, seats[i]?.id ?? "") ?? "none")} ${score}`,
    )
    .join(", ");
  const title =
    winners.length === 0 ? phrase(m, "nobody-wins") : phrase(m, "wins", { nations: { kind: "nation", ids: winners } });
  return { title, lines: [why].filter(Boolean), score: scores && phrase(m, "scores", { scores }) };
}

/** A strategy card is all that was secret. @param {Position} m @param {string} seat @returns {import("../../core/game/types.js").Held[]} */
export function held(m, seat) {
  const power = boardOf(m).powers[nationOf(m, seat) ?? ""];
  if (!power || power.strategy === "none") return [];
  return [{ figure: power.strategy_points, name: nameOf(m, "strategy", power.strategy) }];
}
