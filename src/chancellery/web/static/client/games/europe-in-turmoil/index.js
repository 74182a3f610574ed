// Europe in Turmoil.
import { about } from "./about.js";
import { Board } from "./map.js";
import { cardGroup, hand, piled } from "./cards.js";
import { die, outcome, station, whose } from "./dice.js";
import { consequence } from "./outlook.js";
import { panelSpots } from "./panels.js";
import { spaceSpots } from "./plate.js";
import { layout, placesOf, readContent, readLayout } from "./printed.js";
import { brief, figures, gauges, headline, held, result, text } from "./text.js";
import { tabs } from "./tabs.js";
import { story } from "./story.js";
import { Below, Side as Tracks } from "./tracks.js";
import { cards } from "./reference.js";

/** @type {import("../../core/game/types.js").GameModule<import("./reading.js").Board, import("./events.d.ts").AnyEvent>} */
const europeInTurmoil = {
  id: "europe-in-turmoil",
  seats: {
    liberal: { icon: "star", className: "lib" },
    authoritarian: { icon: "crown", className: "aut" },
  },
  frame: { width: layout.frame[0], height: layout.frame[1] },
  marks: ["space", "card", "stability", "mobilization"],
  async load(content) {
    readContent(content);
    await readLayout();
  },
  about,
  cards,
  headline,
  brief,
  gauges,
  within: placesOf,
  spots: (m) => [...spaceSpots(m), ...panelSpots(m)],
  Board,
  Below,
  Tracks,
  figures,
  hand,
  piled,
  cardGroup,
  tabs,
  text,
  station,
  story,
  outcome,
  consequence,
  die,
  whose,
  result,
  held,
};

export default europeInTurmoil;
