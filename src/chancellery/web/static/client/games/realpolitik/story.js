// How the events of Realpolitik are told: action cards and movements as plays, purchases and marches as steps, battles and alliances as great moments.
import { nameOf, say, signed } from "../../core/game/reading.js";
import { changesOf, listed, named, ofKind } from "../../core/game/storytools.js";
import { printed } from "./printed.js";
import { ICON, powerClass } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */
/** @typedef {import("../../core/game/types.js").Telling} Telling */
/** @typedef {import("../../core/game/types.js").Moment} Moment */
/** @typedef {import("../../core/game/types.js").Opening} Opening */

/** @type {Event["event"][]} */
const BOUGHT = [
  "unit-bought",
  "card-bought",
  "morale-bought",
  "cards-drawn",
  "cards-taken",
  "fortress-built",
  "purchases-began",
];
/** @type {Event["event"][]} */
const RAISED = ["train-built", "general-placed", "general-withdrawn", ...BOUGHT];
/** @type {Event["event"][]} */
const MARCHED = ["general-moved", "general-rode", "general-sailed"];
/** @type {Event["event"][]} */
const HIDDEN = ["card-committed", "power-passed", "card-held-back"];
/** @type {Event["event"][]} */
const SPLIT = ["round-requested", "round-began", "movement-began", "turn-began", "battle-began", "general-retreated"];
/** Told of several powers at once. @type {Event["event"][]} */
const TOGETHER = ["action-revealed", "money-gained", "entreaty-revealed", "bid-revealed", "cards-returned"];

/** @param {Position} p @param {string} card @param {string} power @param {string} [what] @returns {Opening} */
const action = (p, card, power, what) => ({
  seat: power,
  thing: `action_card:${card}`,
  name: nameOf(p, "action_card", card),
  what,
  look: powerClass(power),
});

/** @param {Event} event @param {Position} p @param {import("../../core/game/steps.js").Play | null} play @returns {Opening | null} */
function opens(event, p, play) {
  const opening = play?.opening ?? null;
  const power = event.power;
  /** @param {Opening} wanted */
  const unless = (wanted) => (opening?.seat === wanted.seat && opening?.name === wanted.name ? null : wanted);
  if (event.event === "action-revealed") return unless({ seat: null, name: say(p, "story-revealed") });
  if (event.event === "diplomacy-began") return { seat: null, name: say(p, "story-diplomacy") };
  if (event.event === "movement-began") return action(p, "movement", power);
  if (event.event === "round-requested" || event.event === "round-began") return unless(action(p, "movement", power));
  if (event.event === "battle-began") {
    const { territory, attack, defence } = event;
    const name = say(p, "story-battle", p.words.values({ territory: { kind: "territory", id: territory } }));
    const what = say(p, "story-against", { attack, defence });
    // Nobody "plays" a battle.
    const line = `${name}, ${what}`;
    return { seat: power, name, what, line, thing: `territory:${territory}`, look: powerClass(power) };
  }
  const buys = RAISED.includes(event.event);
  const moving = opening?.thing && opening.thing !== "action_card:mobilisation";
  return buys && !moving && event.event !== "cards-drawn" && event.event !== "cards-taken"
    ? unless(action(p, "mobilisation", power))
    : null;
}

/** @param {Event} event @param {Event[]} events @param {boolean} atOnce */
function joins(event, events, atOnce) {
  const first = events[0];
  const last = events[events.length - 1];
  const same = last.power === event.power;
  if (TOGETHER.includes(event.event) && first.event === event.event) return atOnce;
  if (BOUGHT.includes(event.event) && (BOUGHT.includes(first.event) || RAISED.includes(first.event)))
    return same && BOUGHT.includes(first.event);
  if (event.event === "garrison-placed") return same && (MARCHED.includes(last.event) || last.event === event.event);
  if (HIDDEN.includes(event.event)) return HIDDEN.includes(first.event);
  if (first.event === event.event && ["train-built", "general-placed"].includes(event.event)) return same;
  if (SPLIT.includes(event.event)) return event.event === "round-began" && atOnce && first.event === "envoy-chosen";
  if (MARCHED.includes(event.event) || MARCHED.includes(first.event)) return false;
  if (event.event === "pile-revealed" || event.event === "battle-decided")
    return atOnce && first.event === "pile-revealed";
  // The points of the match: each power's own.
  if (first.event === "influence-gained") return same && atOnce;
  if (["action-revealed", "money-gained", "diplomacy-began"].includes(first.event)) return false;
  return atOnce;
}

/** @param {Event[]} events @param {Position} p @returns {Partial<Telling>} */
function tellPurchases(events, p) {
  const { power } = events[0];
  const units = ofKind(events, "unit-bought").map(({ territory }) => territory);
  const forts = ofKind(events, "fortress-built").map(({ territory }) => territory);
  const cards = ofKind(events, "card-bought").length;
  const morale = ofKind(events, "morale-bought");
  const drawn = ofKind(events, "cards-drawn").reduce((sum, one) => sum + one.cards, 0);
  const parts = [
    units.length > 0 && say(p, "story-units", { units: units.length, where: listed(p, "territory", units) }),
    forts.length > 0 && say(p, "story-fortresses", { where: listed(p, "territory", forts) }),
    (cards || drawn) > 0 && say(p, "story-cards", { cards: Math.max(cards, drawn) }),
    morale.length > 0 && say(p, "story-morale", { morale: morale.length, now: morale[morale.length - 1].morale }),
  ].filter(Boolean);
  const [money] = ofKind(events, "purchases-began");
  const text = parts.join(" ") || (money ? say(p, "story-money", { money: money.money }) : "");
  const title = say(p, "story-buys", { power: nameOf(p, "power", power) });
  return { title, headline: title, text };
}

/** @param {Event[]} events @param {Position} p @returns {Partial<Telling>} */
function tellMarch(events, p) {
  const [move] = events;
  const way = [move.origin, ...(move.territories ?? [move.territory])];
  const goal = way[way.length - 1];
  const garrisons = ofKind(events, "garrison-placed").map(({ territory }) => territory);
  const values = p.words.values({
    power: { kind: "power", id: move.power },
    goal: { kind: "territory", id: goal },
    how: move.event,
  });
  return {
    title: say(p, "story-march-title", values),
    headline: say(p, "story-march-headline", values),
    text: [
      say(p, "story-march", { way: way.map((id) => named(p, "territory", id)).join(" → "), how: move.event }),
      garrisons.length > 0 && say(p, "story-garrison", { where: listed(p, "territory", garrisons) }),
    ]
      .filter(Boolean)
      .join(" "),
    place: `territory:${goal}`,
    way: way.map((id) => `territory:${id}`),
  };
}

/** Whether cards say what they come to. @param {Event[]} events */
const told = (events) => events.every(({ brings }) => (brings ?? -1) >= 0);

/** @param {Event} battle @param {Position} p @returns {import("../../core/game/types.js").Figure[]} */
const battleSum = ({ attack, defence }, p) => [
  { value: attack, total: true, label: say(p, "story-attack") },
  { sign: say(p, "story-versus"), value: defence, label: say(p, "story-defence") },
];

/** @param {Event[]} events @param {Position} p @param {(event: Event) => string} words @returns {Partial<Telling> | null} */
function tell(events, p, words) {
  const first = events[0];
  const named = (/** @type {"border" | "territory"} */ field) =>
    listed(p, field, events.map((event) => event[field]).filter(Boolean));
  const decided = events.find(({ event }) => event === "battle-decided");
  if (decided) {
    const headline = battleHeadline(decided, p);
    return {
      kind: "die",
      title: say(p, "story-decision"),
      headline,
      sum: battleSum(decided, p),
      place: `territory:${decided.territory}`,
    };
  }
  switch (first.event) {
    case "turn-began":
      return { text: "" };
    case "movement-began":
      return { kind: "card", text: "", headline: words(first).replace(/\.$/, "") };
    case "battle-began":
      return {
        kind: "card",
        text: "",
        headline: words(first).split(":")[0],
        sum: battleSum(first, p),
        place: `territory:${first.territory}`,
      };
    case "action-revealed": {
      const ordered = [...events].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
      const cards = ordered.map(({ power, action_card: card }) =>
        say(p, "board-titled", { title: nameOf(p, "power", power), text: nameOf(p, "action_card", card) }),
      );
      return {
        kind: "sealed",
        title: say(p, "story-revealed"),
        headline: say(p, "story-revealed"),
        text: `${cards.join(", ")}.`,
        seat: null,
        // Logs of older versions have them in no order.
        about: told(events) ? say(p, "story-order") : undefined,
        cards: ordered.map(({ power, action_card: card, brings }) => ({
          seat: power,
          who: nameOf(p, "power", power),
          look: powerClass(power),
          icon: ICON[card],
          name: nameOf(p, "action_card", card),
          text: told(events)
            ? say(p, "story-brings", { card, brings, last: printed.figures.track_boxes - 1 })
            : say(p, `board-brief-${card}`),
        })),
      };
    }
    case "money-gained": {
      const text = say(p, "story-taxes", {
        who: changesOf(
          p,
          "power",
          events.map(({ power, money }) => [power, money]),
        ),
      });
      return events.length > 1 ? { text, seat: null } : null;
    }
    case "train-built":
      return { text: say(p, "story-trains", { where: named("border"), count: ofKind(events, first.event).length }) };
    case "general-placed":
      return {
        text: say(p, "story-generals", { where: named("territory"), count: ofKind(events, first.event).length }),
      };
    case "diplomacy-began":
      return { kind: "card", text: "" };
    case "cards-returned":
      return {
        text: say(p, "story-dispatch", {
          powers: p.words.names(
            "power",
            ofKind(events, "cards-returned").map(({ power }) => power),
          ),
        }),
      };
    case "entreaty-revealed": {
      const asked = ofKind(events, "entreaty-revealed").map(
        ({ power, other }) => `${nameOf(p, "power", power)} → ${nameOf(p, "power", other)}`,
      );
      const rest = events.filter(({ event }) => event !== "entreaty-revealed").map(words);
      const headline = say(p, "story-entreaties");
      return {
        kind: "sealed",
        headline,
        title: headline,
        seat: null,
        text: [`${asked.join(", ")}.`, ...rest].join(" "),
      };
    }
    case "round-requested":
    case "envoy-chosen":
      return { kind: "modifier" };
    default:
      if (MARCHED.includes(first.event)) return tellMarch(events, p);
      return BOUGHT.includes(first.event) ? tellPurchases(events, p) : null;
  }
}

/** @param {Event} event @returns {import("../../core/game/types.js").Delta[]} */
function deltas(event) {
  const { power: seat, territory, origin, border } = event;
  const at = (/** @type {string} */ id, change = 0) => ({ thing: `territory:${id}`, seat, change });
  switch (event.event) {
    case "unit-bought":
      return [at(territory, 1)];
    case "unit-lost":
      return [at(territory, -1)];
    case "influence-gained":
      return [{ thing: `track:influence-${seat}`, seat, change: event.gained }];
    case "morale-changed":
      return [{ thing: `track:morale-${seat}`, seat, change: event.change }];
    case "train-built":
      return [{ thing: `border:${border}`, seat, change: 0 }];
    case "general-moved":
      return [at(origin), at(event.territories[event.territories.length - 1])];
    case "general-rode":
    case "general-sailed":
    case "general-retreated":
      return [at(origin), at(territory)];
    case "general-placed":
    case "garrison-placed":
    case "garrison-lost":
    case "fortress-built":
    case "general-beaten":
      return [at(territory)];
    default:
      return [];
  }
}

/** @param {Event} decided @param {Position} p */
const battleHeadline = ({ power, territory, outcome }, p) =>
  say(
    p,
    "story-battle-headline",
    p.words.values({ power: { kind: "power", id: power }, territory: { kind: "territory", id: territory }, outcome }),
  );

/** @param {Event[]} events @param {Position} p @returns {Moment | null} */
function great(events, p) {
  const decided = events.find(({ event }) => event === "battle-decided");
  if (decided) return battle(events, decided, p);
  if (events[0].event !== "entreaty-revealed") return null;
  const made = ofKind(events, "alliance-formed");
  const broken = ofKind(events, "alliance-broken");
  const pair = (/** @type {Event} */ { power, other }) => p.words.names("power", [power, other]);
  const kept = ofKind(events, "alliance-kept").map((one) => say(p, "story-kept", { pair: pair(one) }));
  const headline =
    made.length === 1
      ? say(p, "story-allies", { pair: pair(made[0]) })
      : made.length === 0 && kept.length > 0
        ? kept.join(" · ")
        : say(p, "story-alliances", { count: made.length });
  return {
    headline,
    rows: ofKind(events, "entreaty-revealed").map(({ power, other }) => ({
      seat: power,
      cells: [nameOf(p, "power", power), say(p, "story-asks", { power: nameOf(p, "power", other) })],
    })),
    text: [
      ...made.map((one) => say(p, "story-made", { pair: pair(one) })),
      ...(made.length > 0 ? kept.map((one) => `${one}.`) : []),
      ...broken.map((one) => say(p, "story-broken", { pair: pair(one) })),
    ].join(" "),
  };
}

/** @param {Event[]} events @param {Event} decided @param {Position} p @returns {Moment} */
function battle(events, decided, p) {
  const piles = ofKind(events, "pile-revealed");
  const gained = ofKind(events, "influence-gained");
  return {
    headline: battleHeadline(decided, p),
    counted: [{ thing: `territory:${decided.territory}` }],
    sum: battleSum(decided, p),
    head: piles.length > 0 ? ["", say(p, "story-pile"), say(p, "story-worth")] : undefined,
    rows: piles.map(({ power, values, strength }) => ({
      seat: power,
      cells: [nameOf(p, "power", power), values, strength],
    })),
    text: gained
      .map(({ power, gained: points }) =>
        say(p, "story-influence", { power: nameOf(p, "power", power), gained: signed(points) }),
      )
      .join(" "),
  };
}

/** @type {import("../../core/game/types.js").Story<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
export const story = {
  live: ["territory", "border"],
  held: ["action_card"],
  fate: ["influence-gained", "money-gained", "cards-drawn", "lot-cast", "pile-revealed", "bid-revealed"],
  opens,
  joins,
  tell,
  deltas,
  great,
};
