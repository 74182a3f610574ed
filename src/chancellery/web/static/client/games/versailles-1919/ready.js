// Ready-made offers: what the server has worked out for one's own position, each with the button that offers it.
import { useEffect, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { nameOf } from "../../core/game/reading.js";
import { ignoreRefusal } from "../../core/match/connection.js";
import { Clauses } from "./clauses.js";
import { Emblem } from "./emblem.js";
import { aNation, nationClass, nationOf, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {{ actions: string[], says: import("./board.d.ts").ReadyOfferView }} Offer */

/** @param {Match} m @returns {Offer[] | null} null as long as nobody knows */
function useReady(m) {
  const [found, keep] = useState(/** @type {Offer[] | null} */ (null));
  const { ply, seat } = m.present;
  useEffect(() => {
    let wanted = true;
    m.read(`/ready-made?seat=${seat}`)
      .catch(ignoreRefusal)
      .then((/** @type {any} */ offers) => {
        if (wanted) keep(offers ?? []);
      });
    return () => {
      wanted = false;
    };
  }, [ply, seat]);
  return found;
}

/** @param {{ m: Match }} props */
export function Ready({ m }) {
  const offers = useReady(m);
  return html`<section class="vs-ready" aria-label=${phrase(m, "ready")} aria-busy=${offers === null}>
    ${offers?.length === 0 && html`<p class="note">${phrase(m, "ready-none")}</p>`}
    <div class="cards">${offers?.map((offer) => html`<${Card} key=${offer.actions.join()} m=${m} offer=${offer} />`)}</div>
  </section>`;
}

/** @param {{ m: Match, offer: Offer }} props */
function Card({ m, offer: { actions, says } }) {
  const { partner, cubes, promises, why, fair } = says;
  const [first, ...then] = actions;
  const deal = { nation: nationOf(m, m.view.seat ?? "") ?? "none", partner, cubes, promises };
  return html`<article class=${nationClass(partner)}>
    <h5><${Emblem} m=${m} nation=${partner} size=${18} /> ${nameOf(m, "nation", partner)}
      <button class="go" disabled=${m.busy.value} aria-label=${phrase(m, "deal-offer", { partner: aNation(partner) })}
        onClick=${() => m.act(first, false, then)}>${phrase(m, "ready-go")}</button></h5>
    <${Clauses} m=${m} deal=${deal} />
    <p class="note">${phrase(m, why.key, why.args)} ${phrase(m, fair ? "ready-fair" : "ready-long")}</p>
  </article>`;
}
