// Europe Divided.
import { Board, about, spots } from "./map.js";
import { hand } from "./cards.js";
import { layout, readContent, readLayout } from "./printed.js";
import { INITIAL, SIDES, sideClass } from "./reading.js";
import { consequence } from "./outlook.js";
import { Around, Below, Seat, Side } from "./side.js";
import { tabs } from "./tabs.js";
import { brief, figures, gauges, headline, held, result, station, text, whose } from "./text.js";
import { story } from "./story.js";
import { cards } from "./reference.js";

/** @type {import("../../core/game/types.js").GameModule<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
const europeDivided = {
  id: "europe-divided",
  seats: Object.fromEntries(SIDES.map((side) => [side, { initial: INITIAL[side], className: sideClass(side) }])),
  frame: { width: layout.frame[0], height: layout.frame[1] },
  marks: ["region", "space", "sea", "card", "advantage", "headline"],
  async load(content) {
    readContent(content);
    await readLayout();
  },
  about,
  cards,
  spots,
  Board,
  Around,
  Below,
  Side,
  Seat,
  tabs,
  consequence,
  figures,
  headline,
  brief,
  gauges,
  hand,
  text,
  station,
  story,
  whose,
  result,
  held,
};

export default europeDivided;
