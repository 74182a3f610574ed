// A delegation's emblem on its colour and hatching: anchor, laurel, star, tower, sun.
import { html } from "../../core/base/html.js";
import { nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { nationClass } from "./reading.js";

/** @type {Record<string, string>} */
export const DEVICES = { uk: "anchor", france: "laurel", usa: "star", italy: "tower", japan: "sun" };

/** @param {{ m: import("./reading.js").Position, nation: string, size?: number }} props size: of its device */
export const Emblem = ({ m, nation, size = 14 }) =>
  html`<i class=${`vs-emblem ${nationClass(nation)}`} title=${nameOf(m, "nation", nation)}><${Icon} name=${DEVICES[nation]} size=${size} /></i>`;
