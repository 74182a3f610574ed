// How the events of Versailles 1919 are told: what is done in a turn as plays, settlements and uprisings as great moments.
import { nameOf, say, signed } from "../../core/game/reading.js";
import { named, ofKind } from "../../core/game/storytools.js";
import { legend, printed } from "./printed.js";
import { PriorityCard } from "./priorities.js";
import { code, doerOf, nationClass, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} Event */
/** @typedef {import("../../core/game/types.js").Telling} Telling */
/** @typedef {import("../../core/game/types.js").Moment} Moment */
/** @typedef {import("../../core/game/types.js").Opening} Opening */

/** @type {Event["event"][]} */
const POLITICAL = ["influence-placed", "influence-reclaimed"];
/** @type {Event["event"][]} */
const MILITARY = ["unit-deployed", "unit-demobilized"];
/** What begins a step of its own, even where one action brings several about. @type {Event["event"][]} */
const STARTS = [
  "option-chosen",
  "conference-resolved",
  "conference-declined",
  "issue-advanced",
  "event-advanced",
  "issues-drawn",
  "issue-picked",
  "uprising-rolled",
  "region-rolled",
  "bid-made",
  "bid-passed",
  "bid-won",
  "nobody-bid",
  "turn-begun",
  "deal-drafted",
  "deal-refused",
  "deal-struck",
  "scored",
  "game-end-settled",
  "bot-decided",
  "player-named",
  "usa-action-begun",
  "point-scored",
  "issue-kept",
  ...POLITICAL,
  ...MILITARY,
];

/** A region in a sentence, which may ask for "in the Balkans". @param {string} id */
const aRegion = (id) => ({ kind: "region", id });

/** @param {Position} p @param {string} key @param {Record<string, any>} args */
const told = (p, key, args) => p.words.say("story", key, args);

/**
 * Whether an issue is being settled: what units do meanwhile is the work of an event, and nobody's military action.
 * @param {import("../../core/game/steps.js").Play | null} play
 */
const isSettling = (play) => play?.opening?.thing?.startsWith("issue:") ?? false;

/** @param {Event} event @param {Position} p @param {import("../../core/game/steps.js").Play | null} play @returns {Opening | null} */
function opens(event, p, play) {
  const { nation, issue, region, priority } = event;
  const seat = nation ? doerOf(p, nation) : null;
  const look = nation ? nationClass(nation) : "";
  const short = nation ? nameOf(p, "nation", nation, "seat") : "";
  /** @param {string} name @param {string} [reason] */
  const unless = (name, reason) =>
    play?.opening?.name === name && play.opening.look === look && !reason
      ? null
      : { seat, name, look, reason, line: say(p, "board-titled", { title: short, text: name }) };
  // An automated action opens with the priority that decided it.
  const { military, political, neither } = legend.priorities;
  if (event.event === "bot-decided" && (political.includes(priority) || priority === neither))
    return unless(say(p, "story-political"), priority);
  if (event.event === "bot-decided" && military.includes(priority)) return unless(say(p, "story-military"), priority);
  if (POLITICAL.includes(event.event)) return unless(say(p, "story-political"));
  if (MILITARY.includes(event.event)) return isSettling(play) ? null : unless(say(p, "story-military"));
  switch (event.event) {
    case "issue-settled":
      return {
        seat,
        look,
        thing: `issue:${issue}`,
        name: nameOf(p, "issue", issue),
        figure: printed.issues[issue]?.stars,
        line: say(p, "story-settling", {
          nation_subject: nameOf(p, "nation", nation, "subject"),
          nation_code: code(p, nation),
          issue: nameOf(p, "issue", issue),
        }),
      };
    case "crisis-begun":
      return {
        seat: null,
        thing: `event_card:${event.event_card}`,
        name: nameOf(p, "event_card", event.event_card),
        what: say(p, "story-crisis"),
      };
    case "uprising-begun":
      return {
        seat,
        look,
        name: say(p, "story-uprising", { region: regionName(p, region) }),
        what: nameOf(p, "issue", issue),
        line: told(p, "hits", { region: aRegion(region), issue: nameOf(p, "issue", issue) }),
      };
    case "deal-offered":
      return {
        seat,
        look,
        name: say(p, "story-deal"),
        what: nameOf(p, "nation", event.partner),
        line: say(p, "board-titled", { title: short, text: say(p, "story-deal") }),
      };
    default:
      return null;
  }
}

/** @param {Event} event @param {Event[]} events @param {boolean} atOnce */
function joins(event, events, atOnce) {
  const first = events[0];
  // An option is carried out at once, or with the choice of its squadron's flag.
  if (first.event === "option-chosen" && events.length === 1) return !STARTS.includes(event.event);
  if (event.event === first.event && POLITICAL.includes(event.event)) return first.nation === event.nation;
  if (event.event === "no-uprising-possible" || event.event === "modifier-announced")
    return first.event === event.event;
  return atOnce && !STARTS.includes(event.event) && first.event !== "turn-begun";
}

/** Who plays which nation. @param {Position} p @param {Event} event */
function chosen(p, { seat, nation }) {
  const values = p.words.values({ seat: { kind: "seat", id: seat ?? "" }, nation: { kind: "nation", id: nation } });
  const who = p.sitter(seat ?? "");
  return p.words.text("event-nation-chosen", { ...values, ...(who ? { seat: who } : {}) });
}

/** @param {Event[]} events @param {Position} p @param {(event: Event) => string} words @returns {Partial<Telling> | null} */
function tell(events, p, words) {
  const first = events[0];
  switch (first.event) {
    case "turn-begun":
    // A draft is nobody's business yet, and its author has it at the desk.
    case "deal-drafted":
      return { text: "" };
    case "nation-chosen":
      // From here on the seat is called by its nation, so the person is named.
      return { text: events.map((one) => chosen(p, one)).join(" ") };
    case "influence-placed": {
      const where = events.map(({ issue, cubes }) => `${named(p, "issue", issue)} ${signed(cubes)}`).join(", ");
      const subject = nameOf(p, "nation", first.nation, "subject");
      const cubes = events.reduce((sum, one) => sum + one.cubes, 0);
      return {
        title: say(p, "story-political"),
        headline: say(p, "story-placed", { nation_subject: subject, nation_code: code(p, first.nation), cubes }),
        text: `${where}.`,
        place: `issue:${first.issue}`,
      };
    }
    case "issue-settled":
      return { kind: "card", text: [words(first), ...cubesBack(events, p)].join(" "), place: `issue:${first.issue}` };
    case "option-chosen":
      return tellTerms(events, p, words);
    case "crisis-begun":
    case "uprising-begun":
      return { kind: "card" };
    case "uprising-rolled":
      return {
        kind: "die",
        title: say(p, "story-roll", { region: regionName(p, first.region) }),
        headline: told(p, first.uprising ? "rises" : "calm", { region: aRegion(first.region) }),
        sum: rollSum(first, p),
      };
    case "no-uprising-possible":
      return {
        kind: "modifier",
        text: say(p, "story-quiet", {
          regions: p.words.names(
            "region",
            ofKind(events, first.event).map(({ region }) => region),
          ),
        }),
      };
    default:
      return null;
  }
}

/** Influence that is available again. @param {Event[]} events @param {Position} p */
function cubesBack(events, p) {
  const back = ofKind(events, "cubes-returned").filter(({ available }) => available > 0);
  const who = back.map(({ nation, available }) => `${nameOf(p, "nation", nation, "code")} ${available}`).join(", ");
  return who ? [say(p, "story-cubes", { who })] : [];
}

/** @param {Event[]} events @param {Position} p @param {(event: Event) => string} words @returns {Partial<Telling>} */
function tellTerms(events, p, words) {
  const first = events[0];
  const happy = ofKind(events, "happiness-changed").map(
    ({ nation, change }) => `${nameOf(p, "nation", nation, "code")} ${signed(change)}`,
  );
  const rest = events.slice(1).filter(({ event }) => event !== "happiness-changed");
  const option = nameOf(p, "issue_option", first.issue_option);
  return {
    title: say(p, "story-terms"),
    headline: say(p, "story-settled", { issue: nameOf(p, "issue", first.issue), option }),
    text: [`${option}.`, happy.length > 0 && say(p, "story-happy", { who: happy.join(", ") }), ...rest.map(words)]
      .filter(Boolean)
      .join(" "),
    place: `issue:${first.issue}`,
  };
}

/** @param {Event} roll @param {Position} p @returns {import("../../core/game/types.js").Figure[]} */
const rollSum = ({ die, modifier, needed, total }, p) => [
  { value: die, die: true, label: say(p, "story-die") },
  { sign: modifier < 0 ? "−" : "+", value: Math.abs(modifier), label: say(p, "story-modifier") },
  ...(total === undefined ? [] : [{ sign: "=", value: total, total: true, label: say(p, "story-total") }]),
  { sign: say(p, "story-from"), value: needed },
];

/** @param {Event} event @param {Position} p @returns {import("../../core/game/types.js").Delta[]} */
function deltas({ event, nation, issue, cubes, space, region, change }, p) {
  const seat = nation ? doerOf(p, nation) : null;
  if (event === "unrest-changed") return [{ thing: `track:unrest-${region}`, seat, change: change ?? 0 }];
  if (event === "happiness-changed") return [{ thing: `track:happiness-${nation}`, seat, change }];
  if (event === "influence-placed") return [{ thing: `issue:${issue}`, seat, change: cubes }];
  if (event === "issue-advanced" || event === "issue-kept" || event === "issue-picked")
    return [{ thing: `issue:${issue}`, seat, change: 0 }];
  return event === "unit-deployed" ? [{ thing: `space:${space}`, seat, change: 0 }] : [];
}

/** The places of units in a region, which are its row of the track. @param {string} region */
const ofRegion = (region) => legend.posts.map((column) => ({ thing: `space:${region}-${column}` }));

/** @param {Event[]} events @param {Position} p @returns {Moment | null} */
function great(events, p) {
  const first = events[0];
  if (first.event === "uprising-rolled" && first.uprising) {
    return {
      headline: told(p, "rises", { region: aRegion(first.region) }),
      sum: rollSum(first, p),
      text: say(p, "story-bids"),
      counted: ofRegion(first.region),
    };
  }
  // Where the flag of a squadron is still to be chosen nothing has happened yet.
  if (first.event !== "option-chosen" || events.length === 1) return null;
  const changes = ofKind(events, "happiness-changed").map(({ nation, change, happiness }) => ({
    seat: doerOf(p, nation),
    cells: [nameOf(p, "nation", nation), say(p, "story-happiness", { change: signed(change), happiness })],
  }));
  const unrest = ofKind(events, "unrest-changed").map(({ region, column }) => ({
    cells: [regionName(p, region), say(p, "story-unrest", { column })],
  }));
  return {
    counted: ofKind(events, "unrest-changed").flatMap(({ region }) => ofRegion(region)),
    headline: say(p, "story-settled", {
      issue: nameOf(p, "issue", first.issue),
      option: nameOf(p, "issue_option", first.issue_option),
    }),
    rows: [
      { seat: doerOf(p, first.nation), cells: [say(p, "story-decides"), nameOf(p, "nation", first.nation)] },
      ...changes,
      ...unrest,
    ],
  };
}

/** @type {import("../../core/game/types.js").Story<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
export const story = {
  live: ["issue", "event_card"],
  fate: ["crisis-begun", "issues-drawn", "region-rolled", "scored"],
  opens,
  joins,
  tell,
  deltas,
  great,
  Card: PriorityCard,
};
