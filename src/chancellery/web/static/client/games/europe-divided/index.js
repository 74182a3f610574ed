// Europe Divided.
import { Board, about, spots } from "./map.js";
import { hand } from "./cards.js";
import { layout, readContent, readLayout } from "./printed.js";
import { INITIAL, SIDES, sideClass } from "./reading.js";
import { Side } from "./side.js";
import { figures, headline, result, station, text, whose } from "./text.js";

/** @type {import("../../core/types.js").GameModule<any>} */
const europeDivided = {
  id: "europe-divided",
  seats: Object.fromEntries(SIDES.map((side) => [side, { initial: INITIAL[side], className: sideClass(side) }])),
  frame: { width: layout.frame[0], height: layout.frame[1] },
  marks: ["region", "space", "sea", "card", "advantage", "headline"],
  async load(content) {
    readContent(content.printed);
    await readLayout();
  },
  about,
  headline,
  spots,
  Board,
  Side,
  figures,
  hand,
  text,
  station,
  whose,
  result,
};

export default europeDivided;
