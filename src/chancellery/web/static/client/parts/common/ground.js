// The ground of a board: fetched once with its layout and style sheets, and never drawn again.
import { effect } from "@preact/signals";
import { Component, createRef } from "preact";
import { clientFile, readFile, whyMissing, withTries } from "../../core/base/files.js";
import { html } from "../../core/base/html.js";
import { drawnGames, isJoined, language, languages } from "../../core/base/settings.js";

/** Add a style sheet to the page, once; one of the client may be named without its version. @param {string} address @returns {Promise<void>} */
export function loadStylesheet(address) {
  const href = address.replace(/^\/client\/(?!v-)/, clientFile(""));
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      whyMissing(href).then(reject);
    };
    document.head.append(link);
  });
}

/** Layout and ground of a game; its style sheets are loaded then, too. @param {string} game @returns {Promise<any>} */
export async function readGround(game) {
  const joined = isJoined && drawnGames.includes(game);
  const folder = `games/${game}`;
  const sheets = joined ? [] : ["games/ground.css", `${folder}/ground.css`];
  const read = (/** @type {string} */ name) => readFile(clientFile(`${folder}/${name}`));
  const [board] = await Promise.all([
    joined ? read("board.json").then(JSON.parse) : readParts(read),
    ...[...sheets, `${folder}/style.css`].map((sheet) => withTries(() => loadStylesheet(clientFile(sheet)))),
  ]);
  return board;
}

/** Layout and ground as they are written, each in a file. @param {(name: string) => Promise<string>} read */
async function readParts(read) {
  const [layout, ground] = await Promise.all([read("layout.json"), read("ground.svg")]);
  return { ...JSON.parse(layout), ground };
}

/**
 * Show the names of a language; one that the ground was not drawn in gets them from the game's messages.
 * @param {Element} ground @param {string} lang @param {import("../../core/words/words.js").Words} words
 */
function showNames(ground, lang, words) {
  const groups = [...ground.querySelectorAll(".ground-names")];
  if (!groups.some((group) => group.getAttribute("lang") === lang)) {
    for (const group of groups.filter((group) => group.getAttribute("lang") === languages[0].id)) {
      const copy = /** @type {Element} */ (group.cloneNode(true));
      copy.setAttribute("lang", lang);
      for (const name of copy.children) name.textContent = words.text(name.getAttribute("data-name") ?? "");
      group.after(copy);
    }
  }
  for (const group of ground.querySelectorAll(".ground-names")) {
    group.classList.toggle("spoken", group.getAttribute("lang") === lang);
  }
}

/**
 * The coast never changes; the names on it change with the language.
 * @extends {Component<{ drawing: string, words: import("../../core/words/words.js").Words }>}
 */
export class Ground extends Component {
  box = createRef();
  stop = () => {};

  componentDidMount() {
    this.stop = effect(() => showNames(this.box.current, language.value, this.props.words));
  }

  componentWillUnmount() {
    this.stop();
  }

  shouldComponentUpdate() {
    return false;
  }

  render() {
    return html`<g ref=${this.box} dangerouslySetInnerHTML=${{ __html: this.props.drawing }} />`;
  }
}
