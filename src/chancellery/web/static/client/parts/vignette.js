// A piece of a game's board, for the lobby and the library: games/<id>/vignette.svg, with names in both languages.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { language } from "../core/settings.js";

/** @type {Map<string, Promise<Element>>} */
const drawings = new Map();

/** @param {string} game */
function drawingOf(game) {
  let found = drawings.get(game);
  if (!found) {
    found = fetch(`/client/games/${game}/vignette.svg`)
      .then((answer) => answer.text())
      .then((text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    found.catch(() => drawings.delete(game));
    drawings.set(game, found);
  }
  return found;
}

/** @param {{ game: import("./games.js").GameCard }} props */
export function Vignette({ game }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    if (!game.vignette) return;
    let over = false;
    const draw = (/** @type {Element} */ drawing) => {
      if (over) return;
      const copy = document.importNode(drawing, true);
      for (const name of copy.querySelectorAll(`[data-${spoken}]`)) name.textContent = name.getAttribute(`data-${spoken}`);
      box.current?.replaceChildren(copy);
    };
    // A picture that does not come leaves the baize: nothing is lost that cannot be read beside it.
    drawingOf(game.id).then(draw, () => {});
    return () => void (over = true);
  }, [game.id, spoken]);
  return html`<div class="vig" data-game=${game.id} aria-hidden="true" ref=${box}></div>`;
}
