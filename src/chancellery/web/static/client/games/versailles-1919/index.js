// Versailles 1919.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { narrow, tablet, touch } from "../../core/base/settings.js";
import { about } from "./about.js";
import { BidPanel } from "./bidding.js";
import { CHOICE_VERBS, Choice } from "./choice.js";
import { DEVICES } from "./emblem.js";
import { Deeds } from "./deeds.js";
import { Board } from "./conference.js";
import { Settled } from "./deals.js";
import { Deals, Desk, turnDesk } from "./desk.js";
import { layout } from "./layout.js";
import { Posts } from "./posts.js";
import { legend, readContent, readLayout } from "./printed.js";
import { SEATS, doerOf, nationClass, nationOf, phrase } from "./reading.js";
import { offers } from "./offers.js";
import { Reason } from "./reason.js";
import { Others, Seat, Strategies } from "./side.js";
import { spots } from "./spots.js";
import { Over } from "./over.js";
import { Stage } from "./stage.js";
import { consequence, outlookOn } from "./shifts.js";
import { brief, die, figures, gauges, headline, held, outcome, result, standing, station, text } from "./text.js";
import { story } from "./telling.js";
import { TrackSheet } from "./tracksheet.js";
import { cards } from "./reference.js";

/** @typedef {import("./reading.js").Match} Match */

// Answers that are marks on the board, and those of the panels; everything else becomes a button of the prompt.
const MARK_VERBS = ["place-on", "settle"];
const CARD_VERBS = ["send-out", "bring-in", "discard", "advance", "call"];
const ANNOUNCEMENTS = ["plus-one", "minus-one", "no-change"];
const PANEL_VERBS = ["choose", "strategy", ...CHOICE_VERBS];
// Answers whose consequences the tracks show.
const WEIGHED = ["issue_option", "region"];

/**
 * Whether a phone asks for an issue to place influence on, after the first: its answers are names in the bar, as those of the first.
 * @param {Match} m
 */
const isPlacing = (m) =>
  narrow.value &&
  !boardOf(m).goal &&
  m.legal.length > 0 &&
  m.legal.every((action) => m.about(action)[0] === MARK_VERBS[0]);

/** @type {import("../../core/game/types.js").GameModule<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
const versailles = {
  id: "versailles-1919",
  seats: Object.fromEntries(SEATS.map((seat, i) => [seat, { initial: String(i + 1), className: "vs-seat" }])),
  seatStyle: (p, seat) => {
    const nation = nationOf(p, seat);
    return nation ? { icon: DEVICES[nation], className: nationClass(nation) } : null;
  },
  seatName: (p, seat) => {
    const nation = nationOf(p, seat);
    return nation ? nameOf(p, "nation", nation, "seat") : null;
  },
  get frame() {
    return layout.value.frame;
  },
  // On a phone most cards are out of sight, so that few answers about them are buttons too. Places for units are in a table over the board.
  marks: ([verb, kind]) =>
    kind === "space" ||
    MARK_VERBS.includes(verb) ||
    PANEL_VERBS.includes(verb) ||
    (CARD_VERBS.includes(verb) && !narrow.value),
  get asides() {
    return legend.deals;
  },
  keys: { d: turnDesk },
  async load(content) {
    readContent(content);
    await readLayout();
  },
  about,
  cards,
  headline,
  brief,
  standing,
  gauges,
  wholeBoard: true,
  get list() {
    return layout.value.rows;
  },
  spots,
  Board,
  Around: ({ m }) =>
    html`<${Over} m=${m} /><${Posts} m=${m} /><${Choice} m=${m} /><${BidPanel} m=${m} /><${Desk} m=${m} />`,
  Side: Stage,
  sideName: (m) => phrase(m, "stage-tab"),
  Reason,
  offers,
  Answers: Deeds,
  sorts: (m) => m.present.position.board.deeds.length > 0 || isPlacing(m),
  // Under a finger nothing can be looked at before it is pressed: a first press shows it on the tracks.
  weighs: (m, action) =>
    touch &&
    (narrow.value || tablet.value) &&
    WEIGHED.includes(m.about(action)[1] ?? "") &&
    outlookOn(m, action) !== null,
  Seat,
  Others,
  figures,
  tabs: [
    {
      id: "deals",
      label: (m) => phrase(m, "deals", { count: boardOf(m)?.deals.filter((deal) => deal.sent).length ?? 0 }),
      icon: "alliance",
      Panel: Deals,
      // Automated factions make no deals.
      shown: (m) => !boardOf(m)?.goal,
    },
    {
      id: "regions",
      label: (m) => phrase(m, "tracks"),
      icon: "keg",
      Panel: TrackSheet,
      shown: () => layout.value.happiness === null,
    },
    {
      id: "settled",
      label: (m) => phrase(m, "settled", { count: boardOf(m)?.settled.length ?? 0 }),
      icon: "tick",
      Panel: Settled,
    },
    {
      id: "strategies",
      label: (m) => phrase(m, boardOf(m)?.goal ? "icons" : "strategies"),
      icon: "cards",
      Panel: Strategies,
    },
  ],
  text,
  station,
  story,
  whose: (event, p) => (event.nation ? doerOf(p, event.nation) : (event.seat ?? null)),
  // The odds of an uprising stand in the label.
  consequence: (p, action) => (ANNOUNCEMENTS.includes(action) ? null : consequence(p, action)),
  passing: ["deal-drafted"],
  die,
  outcome,
  result,
  held,
};

export default versailles;
