// A piece of a game's board, for the lobby and the library: a picture of it for each light (games/<id>/poster.webp, made by tools/posters.py), or a
// drawing (vignette.svg), with its names in some languages.
import { useEffect, useRef } from "preact/hooks";
import { clientFile, readFile } from "../../core/base/files.js";
import { html } from "../../core/base/html.js";
import { isDark, language, languages } from "../../core/base/settings.js";

/** @type {Map<string, Promise<Element>>} */
const drawings = new Map();

/** @param {string} game */
function drawingOf(game) {
  let drawing = drawings.get(game);
  if (!drawing) {
    drawing = readFile(clientFile(`games/${game}/vignette.svg`)).then(
      (text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement,
    );
    drawing.catch(() => drawings.delete(game));
    drawings.set(game, drawing);
  }
  return drawing;
}

/** @param {{ game: import("../matches/games.js").GameSummary }} props */
export function Vignette({ game }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lang = language.value;
  useEffect(() => {
    if (!game.vignette || game.poster) return;
    let over = false;
    const draw = (/** @type {Element} */ drawing) => {
      if (over) return;
      const copy = document.importNode(drawing, true);
      const drawn = lang === languages[0].id || copy.querySelector(`[data-${lang}]`) !== null;
      for (const name of copy.querySelectorAll("text")) {
        const own = name.getAttribute(`data-${lang}`);
        // In a language that it was not drawn in the picture has no names; figures stay.
        if (own !== null) name.textContent = own;
        else if (!drawn && /\p{L}/u.test(name.textContent ?? "")) name.textContent = "";
      }
      box.current?.replaceChildren(copy);
    };
    // A picture that does not come leaves the baize: nothing is lost that cannot be read beside it.
    drawingOf(game.id).then(draw, () => {});
    return () => {
      over = true;
    };
  }, [game.id, lang]);
  if (game.poster) {
    const poster = clientFile(`games/${game.id}/${isDark() ? "poster-dark" : "poster"}.webp`);
    return html`<div class="vig"><img src=${poster} alt="" width="320" height="204" decoding="async" /></div>`;
  }
  return html`<div class="vig" data-game=${game.id} aria-hidden="true" ref=${box}></div>`;
}
