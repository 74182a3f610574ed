// Realpolitik.
import { html } from "../../core/base/html.js";
import { about } from "./about.js";
import { Around, Fighting, PANEL_VERBS, isFought } from "./battle.js";
import { Board } from "./map.js";
import { CARD_VERBS, hand } from "./cards.js";
import { chip, consequence } from "./outlook.js";
import { armyBoxes, pieceSpots } from "./pieces.js";
import { layout, readContent, readLayout } from "./printed.js";
import { INITIAL, POWERS, powerClass } from "./reading.js";
import { tabs } from "./supply.js";
import { territorySpots, titleBoxes } from "./territory.js";
import { brief, figures, gauges, headline, held, result, station, text, whose } from "./text.js";
import { story } from "./story.js";
import { Ally, Laid, Left, Minor, Right, Side as Tracks } from "./tracks.js";
import { cards } from "./reference.js";

const MARKS = ["territory", "border"];

/** @type {import("../../core/game/types.js").GameModule<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
const realpolitik = {
  id: "realpolitik",
  seats: Object.fromEntries(POWERS.map((power) => [power, { initial: INITIAL[power], className: powerClass(power) }])),
  frame: { width: layout.frame[0], height: layout.frame[1] },
  marks: ([verb, kind]) => MARKS.includes(kind ?? "") || CARD_VERBS.includes(verb) || PANEL_VERBS.includes(verb),
  async load(content) {
    readContent(content);
    await readLayout();
  },
  asides: ["permit"],
  about,
  cards,
  headline,
  brief,
  gauges,
  spots: (m) => [...territorySpots(m), ...pieceSpots(m)],
  names: (m) => [...titleBoxes(m), ...armyBoxes(m)],
  Board,
  Around,
  Side: Fighting,
  sided: isFought,
  Tracks,
  Left,
  Right,
  Seat: ({ m, seat }) => html`<${Ally} m=${m} seat=${seat} /><${Laid} m=${m} seat=${seat} />`,
  Others: Minor,
  figures,
  hand,
  tabs,
  text,
  station,
  chip,
  consequence,
  story,
  whose,
  result,
  held,
};

export default realpolitik;
