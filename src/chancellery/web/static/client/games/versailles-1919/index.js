// Versailles 1919.
import { about } from "./about.js";
import { Board } from "./conference.js";
import { tabs, DEAL_VERBS } from "./deals.js";
import { Around, PANEL_VERBS } from "./options.js";
import { readContent, readLayout } from "./printed.js";
import { SEATS } from "./reading.js";
import { Others, Seat } from "./side.js";
import { spots } from "./spots.js";
import { die, figures, headline, outcome, result, station, text, whose } from "./text.js";

// Answers that are marks on the board; settled issues and everything else become buttons of the prompt.
const MARK_VERBS = ["place-on", "settle", "send-out", "bring-in", "discard", "advance", "call", "deploy"];

/** @type {import("../../core/types.js").GameModule<import("./reading.js").Board>} */
const versailles = {
  id: "versailles-1919",
  seats: Object.fromEntries(SEATS.map((seat, i) => [seat, { initial: String(i + 1), className: "vs-seat" }])),
  frame: { width: 1216, height: 846 },
  marks: ([verb]) => MARK_VERBS.includes(verb) || PANEL_VERBS.includes(verb),
  asides: DEAL_VERBS,
  async load(content) {
    readContent(content.printed);
    await readLayout();
  },
  about,
  headline,
  spots,
  Board,
  Around,
  Seat,
  Others,
  figures,
  hand: () => [],
  tabs,
  text,
  station,
  whose,
  die,
  outcome,
  result,
};

export default versailles;
