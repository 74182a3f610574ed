// What a game of another package imports, as "chancellery": the client's own parts, the same ones that draw everything else. It imports nothing else, neither
// Preact nor files of the client by their address, since a client that is joined has those under other names (docs/client.md).

/** @template [Board=unknown] @typedef {import("./core/game/types.js").GameModule<Board>} GameModule */
/** @template [Board=unknown] @typedef {import("./core/game/types.js").Match<Board>} Match */
/** @template [Board=unknown] @typedef {import("./core/game/types.js").Position<Board>} Position */

export { computed, effect, signal, useComputed, useSignal } from "@preact/signals";
export { Fragment } from "preact";
export { useEffect, useMemo, useRef, useState } from "preact/hooks";
export { html } from "./core/base/html.js";
export { perMatch } from "./core/base/permatch.js";
export { flat, language, languages, narrow } from "./core/base/settings.js";
export { eventsOf } from "./core/game/happened.js";
export { default as plain } from "./core/game/plaingame.js";
export {
  actionsOn,
  boardOf,
  chosenThing,
  nameOf,
  say,
  sentence,
  signed,
  spoken,
  useShown,
} from "./core/game/reading.js";
export { t } from "./core/words/words.js";
export { Ground, loadStylesheet, readGround } from "./parts/common/ground.js";
export { Icon } from "./parts/common/icon.js";
