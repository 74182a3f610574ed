// The ground of a board: fetched once with its layout and style sheets, and never drawn again.
import { Component } from "preact";
import { html } from "../core/html.js";

const SHARED = "/client/games/ground.css";

/** @param {string} href @returns {Promise<void>} */
function loadStylesheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} is missing`));
    document.head.append(link);
  });
}

/** Layout and ground of a game; its style sheets are loaded then, too. @param {string} game @returns {Promise<any>} */
export async function readGround(game) {
  const folder = `/client/games/${game}`;
  const [places, ground] = await Promise.all([
    fetch(`${folder}/layout.json`).then((answer) => answer.json()),
    fetch(`${folder}/ground.svg`).then((answer) => answer.text()),
    ...[SHARED, `${folder}/ground.css`, `${folder}/style.css`].map(loadStylesheet),
  ]);
  return { ...places, ground };
}

/** The coast never changes. @extends {Component<{ drawing: string }>} */
export class Ground extends Component {
  shouldComponentUpdate() {
    return false;
  }

  render() {
    return html`<g dangerouslySetInnerHTML=${{ __html: this.props.drawing }} />`;
  }
}
