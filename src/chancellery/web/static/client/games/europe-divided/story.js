// How the events of Europe Divided are told: cards as plays, dice and armies as steps, headlines and dominance as great moments.
import { html } from "../../core/base/html.js";
import { say, signed } from "../../core/game/reading.js";
import { ofKind } from "../../core/game/storytools.js";
import { Lines } from "./cards.js";
import { legend, printed } from "./printed.js";
import { nameOf, sideClass } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */
/** @typedef {import("../../core/game/types.js").Telling} Telling */
/** @typedef {import("../../core/game/types.js").Moment} Moment */
/** @typedef {import("../../core/game/types.js").Opening} Opening */

/** @type {Event["event"][]} */
const NEWS = [
  "headline-awarded",
  "headline-failed",
  "headlines-shifted",
  "headlines-shown",
  "dominance-scored",
  "advantages-banked",
  "final-score",
];
/** What is paid, won or lost with a step belongs to it. @type {Event["event"][]} */
const FOLLOWS = [
  "money-gained",
  "money-paid",
  "money-lost",
  "sea-taken",
  "sea-bonus",
  "card-taken",
  "armies-traded",
  "army-repelled",
  "payment-refused",
  "order-set",
  "deck-reshuffled",
  "cards-drawn",
];
/** @type {Event["event"][]} */
const DICE = ["die-placed", "die-raised", "die-lowered"];

/** The side of a bloc. @param {string} bloc */
const sideOf = (bloc) => legend.side_of[bloc];

/** @param {Event} event @param {Position} p @param {import("../../core/game/steps.js").Play | null} play @returns {Opening | null} */
function opens(event, p, play) {
  const { seat, card, advantage } = event;
  if (event.event === "card-used")
    return {
      seat,
      thing: `card:${card}`,
      name: nameOf(p, "card", card),
      figure: printed.cards[card].initiative,
      look: sideClass(seat),
    };
  if (event.event === "advantage-played" || event.event === "advantage-cashed")
    return { seat, name: nameOf(p, "advantage", advantage), what: say(p, "story-advantage"), look: sideClass(seat) };
  if (event.event === "totals-announced") return { seat: null, name: say(p, "story-initiative") };
  const headlines = say(p, "story-headlines");
  return NEWS.includes(event.event) && play?.opening?.name !== headlines ? { seat: null, name: headlines } : null;
}

/** @param {Event} event @param {Event[]} events @param {boolean} atOnce */
function joins(event, events, atOnce) {
  const first = events[0];
  if (first.event === "card-used" || first.event === "turn-began") return false;
  if (FOLLOWS.includes(event.event)) return atOnce;
  if (event.event === "headline-failed" || event.event === "token-placed") return atOnce && first.event === event.event;
  if (event.event === "final-score" || event.event === "dominance-scored")
    return atOnce && first.event === "dominance-scored";
  // An action and the die it is about come one after the other.
  if (DICE.includes(event.event))
    return first.event === "action-taken" || (first.event === event.event && first.bloc === event.bloc);
  if (event.event.startsWith("army-")) return first.event === "action-taken";
  return false;
}

/** @param {Event[]} events @param {Position} p @param {(event: Event) => string} words @returns {Partial<Telling> | null} */
function tell(events, p, words) {
  const first = events[0];
  const changed = events.findLast(({ event }) => DICE.includes(event));
  const army = events.findLast(({ event }) => event === "army-moved" || event === "army-built");
  switch (first.event) {
    case "turn-began":
      return { text: "" };
    case "card-used":
    case "advantage-played":
      return { kind: "card", text: "", headline: words(first).replace(/\.$/, "") };
    case "totals-announced":
      return {
        kind: "sealed",
        seat: null,
        title: say(p, "story-initiative"),
        headline: say(p, "story-totals", first),
        text: events.map(words).join(" "),
      };
    case "headline-awarded":
      return {
        headline: say(p, "story-awarded", { headline: nameOf(p, "headline", first.headline) }),
        place: undefined,
      };
    default:
  }
  if (changed) {
    const value = changed.value ?? legend.new_die;
    const region = nameOf(p, "region", changed.region);
    const rest = events.filter(({ event }) => event !== "action-taken").map(words);
    return {
      kind: "change",
      title: say(p, "story-influence-title", { region }),
      headline: say(p, "story-influence", { bloc: nameOf(p, "bloc", changed.bloc), region, value }),
      text: rest.join(" "),
      result: `${nameOf(p, "bloc", changed.bloc)} ${value}`,
      seat: sideOf(changed.bloc),
      place: `space:${changed.region}`,
    };
  }
  if (army) {
    const text = events
      .filter(({ event }) => event !== "action-taken")
      .map(words)
      .join(" ");
    const way = army.to ? [`space:${army.space}`, `space:${army.to}`] : undefined;
    return { text, headline: words(army).replace(/\.$/, ""), place: `space:${army.to ?? army.space}`, way };
  }
  return first.event === "action-taken" ? { kind: "modifier" } : null;
}

/** @param {Event} event @returns {import("../../core/game/types.js").Delta[]} */
function deltas(event) {
  const { bloc, region, old, value, space, to, seat } = event;
  const at = (/** @type {string} */ id, change = 0, side = seat) => ({
    thing: `space:${id}`,
    seat: side ?? null,
    change,
  });
  switch (event.event) {
    case "die-placed":
      return [at(region, legend.new_die, sideOf(bloc))];
    case "die-raised":
    case "die-lowered":
      return [at(region, value - old, sideOf(bloc))];
    case "army-built":
    case "armies-traded":
    case "fracture-placed":
      return [at(space)];
    case "army-moved":
      return [at(space), at(to)];
    case "army-repelled":
      return [at(region)];
    case "headline-awarded":
      return [{ thing: `track:prestige-${seat}`, seat, change: event.prestige }];
    default:
      return [];
  }
}

/** @param {Event[]} events @param {Position} p @returns {Moment | null} */
function great(events, p) {
  const first = events[0];
  if (first.event === "headline-awarded") {
    const { condition, regions, year } = printed.headlines[first.headline];
    const values = { seat: nameOf(p, "seat", first.seat), prestige: signed(first.prestige) };
    return {
      headline: say(p, "story-awarded", { headline: nameOf(p, "headline", first.headline) }),
      kicker: year,
      counted: regions.map((/** @type {string} */ id) => ({ thing: `space:${id}` })),
      rows: [
        {
          cells: [
            say(p, "story-condition"),
            say(p, "board-line", { what: nameOf(p, "condition", condition), state: p.words.names("region", regions) }),
          ],
        },
        { seat: first.seat, cells: [values.seat, say(p, "story-prestige", values)] },
      ],
    };
  }
  if (first.event !== "dominance-scored" && first.event !== "final-score") return null;
  const final = events.find(({ event }) => event === "final-score");
  return {
    headline: say(p, final ? "story-final" : "story-dominance"),
    rows: [
      ...ofKind(events, "dominance-scored").map(({ seat, regions }) => ({
        seat,
        cells: [nameOf(p, "seat", seat), say(p, "story-sixes", { regions })],
      })),
      ...(final
        ? /** @type {("europe" | "russia")[]} */ (["europe", "russia"]).map((side) => ({
            seat: side,
            cells: [nameOf(p, "seat", side), say(p, "story-prestige", { prestige: final[side] })],
          }))
        : []),
    ],
  };
}

/** What can be done with the card in play, and its special text. @param {{ m: import("./reading.js").Match, opening: Opening }} props */
function Card({ m, opening }) {
  const [kind, id] = (opening.thing ?? "").split(":");
  if (kind !== "card") return null;
  const { special = [] } = printed.cards[id];
  return html`<div class="card-text" tabindex="0"><${Lines} m=${m} card=${id} />
    ${special.map((one) => html`<p key=${one.kind}>${nameOf(m, "card", id, one.kind)}</p>`)}</div>`;
}

/** @type {import("../../core/game/types.js").Story<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
export const story = {
  live: ["space", "card"],
  held: ["card", "advantage"],
  fate: [
    "headline-awarded",
    "headline-failed",
    "headlines-shown",
    "advantages-drawn",
    "dominance-scored",
    "final-score",
  ],
  opens,
  joins,
  tell,
  deltas,
  great,
  Card,
};
