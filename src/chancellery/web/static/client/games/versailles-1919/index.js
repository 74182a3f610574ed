// Versailles 1919.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { narrow } from "../../core/base/settings.js";
import { about } from "./about.js";
import { BidPanel } from "./bidding.js";
import { CHOICE_VERBS, Choice } from "./choice.js";
import { Board } from "./conference.js";
import { Settled } from "./deals.js";
import { Deals, Desk, turnDesk } from "./desk.js";
import { layout } from "./layout.js";
import { legend, readContent, readLayout } from "./printed.js";
import { SEATS, code, doerOf, nationClass, nationOf, phrase } from "./reading.js";
import { Reason } from "./reason.js";
import { Others, Seat, Strategies } from "./side.js";
import { spots } from "./spots.js";
import { Over, Stage } from "./stage.js";
import { die, figures, headline, held, outcome, result, station, text } from "./text.js";
import { story } from "./telling.js";

/** @typedef {import("./reading.js").Match} Match */

// Answers that are marks on the board, and those of the panels; everything else becomes a button of the prompt.
const MARK_VERBS = ["place-on", "settle", "deploy"];
const CARD_VERBS = ["send-out", "bring-in", "discard", "advance", "call"];
const ANNOUNCEMENTS = ["plus-one", "minus-one", "no-change"];
const PANEL_VERBS = ["choose", "strategy", ...CHOICE_VERBS];

/** @type {import("../../core/game/types.js").GameModule<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
const versailles = {
  id: "versailles-1919",
  seats: Object.fromEntries(SEATS.map((seat, i) => [seat, { initial: String(i + 1), className: "vs-seat" }])),
  seatStyle: (p, seat) => {
    const nation = nationOf(p, seat);
    return nation ? { initial: code(p, nation), className: nationClass(nation) } : null;
  },
  seatName: (p, seat) => {
    const nation = nationOf(p, seat);
    return nation ? nameOf(p, "nation", nation, "seat") : null;
  },
  get frame() {
    return layout.value.frame;
  },
  // On a phone most cards are out of sight, so that few answers about them are buttons too.
  marks: ([verb]) =>
    MARK_VERBS.includes(verb) || PANEL_VERBS.includes(verb) || (CARD_VERBS.includes(verb) && !narrow.value),
  get asides() {
    return legend.deals;
  },
  keys: { d: turnDesk },
  async load(content) {
    readContent(content);
    await readLayout();
  },
  about,
  headline,
  wholeBoard: true,
  spots,
  Board,
  Around: ({ m }) => html`<${Over} m=${m} /><${Choice} m=${m} /><${BidPanel} m=${m} /><${Desk} m=${m} />`,
  Side: Stage,
  sideName: (m) => phrase(m, "stage"),
  Reason,
  Seat,
  Others,
  figures,
  tabs: [
    {
      id: "deals",
      label: (m) => phrase(m, "deals", { count: boardOf(m)?.deals.filter((deal) => deal.sent).length ?? 0 }),
      Panel: Deals,
      // Automated factions make no deals.
      shown: (m) => !boardOf(m)?.goal,
    },
    { id: "settled", label: (m) => phrase(m, "settled", { count: boardOf(m)?.settled.length ?? 0 }), Panel: Settled },
    {
      id: "strategies",
      label: (m) => phrase(m, boardOf(m)?.goal ? "icons" : "strategies"),
      Panel: Strategies,
    },
  ],
  text,
  station,
  story,
  whose: (event, p) => (event.nation ? doerOf(p, event.nation) : (event.seat ?? null)),
  // The odds of an uprising stand in the label.
  consequence: (_, action) => (ANNOUNCEMENTS.includes(action) ? null : ""),
  passing: ["deal-drafted"],
  die,
  outcome,
  result,
  held,
};

export default versailles;
