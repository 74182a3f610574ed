// The game in words: the headline, the board as tables, how it ended.
import { boardOf, nameOf, say } from "../../core/game/reading.js";
import { layout, places, printed } from "./printed.js";
import { POWERS, aPower, aTerritory, generalsIn, holderOf, isMinor, laidBy, railsFrom, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("../../core/game/types.js").TextTable} TextTable */

/** The phases that are all called diplomacy. @type {import("./reading.js").Board["phase"][]} */
const DIPLOMACY = ["talk", "offers", "bids", "adjustments"];

/** @param {Position} m */
export function headline(m) {
  const board = boardOf(m);
  if (!board) return "";
  if (board.battle)
    return phrase(m, "headline-battle", { turn: board.turn, territory: aTerritory(board.battle.territory) });
  if (board.round > 0)
    return phrase(m, board.envoy === "none" ? "headline-movement-alone" : "headline-movement", {
      turn: board.turn,
      round: board.round,
      envoy: aPower(board.envoy),
    });
  const phase = DIPLOMACY.includes(board.phase) ? "diplomacy" : board.phase;
  return phrase(m, "headline", { turn: board.turn, phase: board.turn === 0 ? "opening" : phase });
}

/** @param {Position} m */
export function brief(m) {
  const board = boardOf(m);
  if (!board) return "";
  const { turn } = board;
  if (board.battle) return phrase(m, "where-battle", { turn });
  if (board.round > 0) return phrase(m, "where-movement", { turn });
  return headline(m);
}

/** Influence, morale and money of one's own. @param {Position} m @returns {import("../../core/game/types.js").Gauge[]} */
export function gauges(m) {
  const own = m.view.seat ? boardOf(m)?.powers[m.view.seat] : undefined;
  if (!own) return [];
  return [
    { name: phrase(m, "figure-influence"), value: own.influence, icon: "laurel" },
    { name: phrase(m, "figure-morale"), value: own.morale },
    { name: phrase(m, "figure-money"), value: own.money, icon: "coin" },
  ];
}

/** @param {import("./events.d.ts").AnyEvent} event @param {Position} m */
export const station = (event, m) =>
  event.event === "turn-began" ? { label: String(event.turn), title: phrase(m, "turn", { turn: event.turn }) } : null;

/** @param {import("./events.d.ts").AnyEvent} event @returns {string | null} */
export const whose = (event) => event.power ?? event.seat ?? null;

/** @param {Position} m @param {string} power @returns {[string, string | number][]} */
export function figures(m, power) {
  const one = boardOf(m)?.powers[power];
  if (!one) return [];
  const influence = /** @type {[string, number]} */ ([phrase(m, "figure-influence"), one.influence]);
  return [
    ...(isMinor(m, power) ? [] : [influence]),
    [phrase(m, "figure-morale"), one.morale],
    [phrase(m, "figure-money"), one.money],
    [phrase(m, "figure-cards"), one.hand],
  ];
}

/** @param {Position} m @param {string[]} words */
const heads = (m, ...words) => words.map((word) => phrase(m, `text-${word}`));

/** @param {Position} m @returns {TextTable} */
function powers(m) {
  const board = boardOf(m);
  const order = board.prestige;
  return {
    title: phrase(m, "text-powers"),
    head: heads(m, "power", "prestige", "influence", "morale", "money", "cards", "ally", "action"),
    rows: order.map((/** @type {string} */ power, /** @type {number} */ i) => {
      const one = board.powers[power];
      const { state, card } = laidBy(m, power);
      const laid = card ? nameOf(m, "action_card", card) : state === "none" ? "–" : phrase(m, `laid-${state}`);
      const name = nameOf(m, "power", power);
      return {
        cells: [
          isMinor(m, power) ? phrase(m, "text-minor", { power: aPower(power) }) : name,
          i + 1,
          one.influence,
          one.morale,
          one.money,
          one.hand,
          one.ally === "none" ? "–" : nameOf(m, "power", one.ally),
          laid,
        ],
      };
    }),
  };
}

/** @param {Position} m @param {string} title @param {string[]} ids @returns {TextTable} */
function territories(m, title, ids) {
  const board = boardOf(m);
  return {
    title,
    head: heads(m, "territory", "value", "control", "garrison", "generals", "trains", "neighbours"),
    rows: ids.map((id) => {
      const { value, kind, stripes = [], adjacent = [] } = printed.territories[id];
      const claims = kind === "disputed" ? ` (${m.words.names("power", stripes)})` : "";
      const holder = holderOf(m, id);
      const walls = [
        board.garrisons[id] ? nameOf(m, "power", board.garrisons[id]) : "",
        board.fortresses.includes(id) ? phrase(m, "fortress") : "",
      ];
      const armies = generalsIn(m, id).map((one) =>
        phrase(m, "army", { general: { kind: "general", id: one.general }, units: one.units }),
      );
      const rails = railsFrom(m, id);
      return {
        thing: `territory:${id}`,
        cells: [
          nameOf(m, "territory", id),
          phrase(m, kind === "disputed" ? "value-influence" : "value-money", { value }) + claims,
          holder ? nameOf(m, "power", holder) : "–",
          walls.filter(Boolean).join(", ") || "–",
          armies.join(", ") || "–",
          rails.length > 0 ? (m.words.names("territory", rails) ?? "") : "–",
          adjacent.length > 0 ? (m.words.names("territory", adjacent) ?? "") : "–",
        ],
      };
    }),
  };
}

/** Borders where a train may be laid now. @param {Position} m @returns {TextTable[]} */
function sites(m) {
  const legal = Object.keys(layout.borders).filter((id) => m.targets.has(`border:${id}`));
  if (legal.length === 0) return [];
  return [
    {
      title: phrase(m, "text-sites"),
      head: heads(m, "border"),
      rows: legal.map((id) => ({ thing: `border:${id}`, cells: [nameOf(m, "border", id)] })),
    },
  ];
}

/** @param {Position} m @returns {TextTable[]} */
function battle(m) {
  const fight = boardOf(m).battle;
  if (!fight) return [];
  const rows = fight.generals.map((one) => {
    const cards = one.cards.map((card) =>
      card.value === null
        ? phrase(m, "card-hidden")
        : phrase(m, card.up ? "card-open" : "card-own", { value: card.value }),
    );
    return {
      thing: `general:${one.general}`,
      cells: [
        nameOf(m, "general", one.general),
        phrase(m, `side-${one.side}`),
        one.territory === "none" ? "–" : nameOf(m, "territory", one.territory),
        one.units,
        cards.join(", ") || "–",
      ],
    };
  });
  const { attack, defence } = fight.sides;
  const title = phrase(m, "titled", {
    title: phrase(m, "battle-title", { territory: aTerritory(fight.territory) }),
    text: phrase(m, "text-strengths", { attack: attack.base, defence: defence.base }),
  });
  return [{ title, head: heads(m, "general", "side", "territory", "units", "cards-played"), rows }];
}

/** Answers that are numbers: bids, and the cards of a pile. @param {Position} m @returns {TextTable[]} */
function numbers(m) {
  const counted = m.legal.filter((action) => ["bid", "card"].includes(m.about(action)[0]));
  if (counted.length === 0) return [];
  return [
    {
      title: phrase(m, "text-answers"),
      head: heads(m, "answer"),
      rows: counted.map((action) => ({ thing: `number:${m.about(action)[2]}`, cells: [m.label(action)] })),
    },
  ];
}

/** @param {Position} m @returns {TextTable[]} */
function permissions(m) {
  const granted = m.legal.filter((action) => m.about(action)[0] === "permit");
  if (granted.length === 0) return [];
  return [
    {
      title: phrase(m, "permissions"),
      head: heads(m, "answer"),
      rows: granted.map((action) => ({ thing: `grant:${m.about(action)[2]}`, cells: [m.label(action)] })),
    },
  ];
}

/** @param {Position} m @returns {TextTable[]} */
export function text(m) {
  if (!boardOf(m)) return [];
  const ids = places();
  const home = (/** @type {string} */ power) => ids.filter((id) => printed.territories[id].owner === power);
  const kind = (/** @type {string} */ wanted) => ids.filter((id) => printed.territories[id].kind === wanted);
  return [
    ...battle(m),
    ...numbers(m),
    ...permissions(m),
    ...sites(m),
    powers(m),
    territories(m, phrase(m, "text-disputed"), kind("disputed")),
    ...POWERS.map((power) => territories(m, phrase(m, "text-home", { power: aPower(power) }), home(power))),
    territories(m, phrase(m, "text-undisputed"), kind("undisputed")),
  ];
}

/** @param {Position} m */
export function result(m) {
  const ended = m.summary.result;
  if (!ended) return { title: "", lines: [] };
  const seats = m.summary.seats ?? [];
  const winners = ended.winners ?? [];
  const reason = say(m, `ending-${ended.reason}`);
  const why = reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`;
  const scores = (ended.scores ?? [])
    .map((/** @type {number} */ score, /** @type {number} */ i) => `${nameOf(m, "power", seats[i]?.id ?? "")} ${score}`)
    .join(", ");
  return {
    title: phrase(m, "wins", { power: aPower(winners[0] ?? "none"), powers: { kind: "power", ids: winners } }),
    lines: [why].filter(Boolean),
    score: scores && phrase(m, "scores", { scores }),
  };
}

/** Battle cards by their value. @param {Position} m @returns {import("../../core/game/types.js").Held[]} */
export const held = (m) =>
  [...new Set(boardOf(m).hand)].map((value) => {
    const count = boardOf(m).hand.filter((one) => one === value).length;
    return { figure: value, name: phrase(m, "battle-cards", { count }) };
  });
