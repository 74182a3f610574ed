// The pieces: trains on borders, garrisons and fortresses, generals with their units.
import { html } from "../../core/base/html.js";
import { actionsOn, boardOf, nameOf, useShown } from "../../core/game/reading.js";
import { borderLabel, generalLabel } from "./about.js";
import { layout, legend } from "./printed.js";
import { asked, generals, heading, powerClass, mover } from "./reading.js";
import { press, ringed } from "./territory.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Spot} Spot */

const TRACK = 25;
const BODY = "M-10 14C-10 6-6.500 4-4.500 2A7.500 7.500 0 1 1 4.500 2C6.500 4 10 6 10 14z";

/** Dashed lanes are France's, dotted ones Italy's. */
export function Lanes() {
  return html`<g class="rp-lanes" aria-hidden="true">
    ${Object.entries(layout.lanes).map(
      ([id, { power, d }]) => html`<g key=${id} class=${powerClass(power)}><path
      class="under" d=${d} /><path class="lane" d=${d} /></g>`,
    )}
  </g>`;
}

/** Borders that can be looked at: with a train, or where one may be laid. @param {Match} m @returns {{ id: string, train: boolean, legal: boolean }[]} */
function borders(m) {
  const trains = boardOf(m)?.trains ?? [];
  const legal = [...m.targets.keys()].filter((thing) => thing.startsWith("border:")).map((thing) => thing.slice(7));
  return [...new Set([...trains, ...legal])].map((id) => ({
    id,
    train: trains.includes(id),
    legal: legal.includes(id),
  }));
}

/** @param {{ m: Match }} props */
export function Trains({ m }) {
  /** @type {(ReturnType<typeof borders>[0] & { label: string, fresh: boolean, wanted: boolean })[]} */
  const shown = useShown(() => {
    const wanted = asked(m, "border");
    const all =
      wanted && !borders(m).some(({ id }) => id === wanted)
        ? [...borders(m), { id: wanted, train: false, legal: false }]
        : borders(m);
    return all.map((one) => ({
      ...one,
      label: borderLabel(m, one.id),
      fresh: m.touched.has(`border:${one.id}`),
      wanted: one.id === wanted,
    }));
  });
  return html`<g class="rp-trains">
    ${shown.map(({ id, train, legal, label, fresh, wanted }) => {
      const {
        train: [x, y],
        turn,
      } = layout.borders[id];
      const looks = ["rp-train", train ? "" : "ghost", legal ? "legal" : "", wanted ? "wanted" : ""]
        .filter(Boolean)
        .join(" ");
      const thing = `border:${id}`;
      return html`<g key=${id} class=${looks} transform=${`translate(${x} ${y})`} data-border=${id}>
        ${
          train &&
          html`<g class="track" transform=${`rotate(${turn})`}>
          ${["under", "rail", "ties"].map((part) => html`<path key=${part} class=${part} d=${`M${-TRACK} 0H${TRACK}`} />`)}
        </g>`
        }
        <rect class="box" x="-12" y="-9" width="24" height="18" />
        <use class="engine" href="#i-train" x="-8" y="-8" width="16" height="16" />
        ${fresh && html`<path class="brackets" d="M-17 -7V-14H-10M10 -14H17V-7M17 7V14H10M-10 14H-17V7" />`}
        ${ringed(m).value === thing && html`<rect class="focus" x="-18" y="-15" width="36" height="30" />`}
        <rect class=${`rp-press ${legal ? "legal" : ""}`} x="-15" y="-12" width="30" height="24" aria-label=${label}
          ...${press(m, thing)} />
      </g>`;
    })}
  </g>`;
}

/** A star fort behind, a square with a tower before. @param {{ m: Match }} props */
export function Garrisons({ m }) {
  /** @type {{ id: string, power: string | null, fort: boolean }[]} */
  const shown = useShown(() => {
    const board = boardOf(m);
    const ids = [...new Set([...Object.keys(board?.garrisons ?? {}), ...(board?.fortresses ?? [])])];
    return ids.map((id) => ({ id, power: board.garrisons[id] ?? null, fort: board.fortresses.includes(id) }));
  });
  return html`<g class="rp-garrisons" aria-hidden="true">
    ${shown.map(({ id, power, fort }) => {
      const [x, y] = layout.territories[id].slots.garrison;
      return html`<g key=${id} class=${power ? powerClass(power) : ""} transform=${`translate(${x} ${y})`} data-garrison=${id}>
        ${
          fort &&
          html`<use class="star-under" href="#i-fort" x="-19" y="-19" width="38" height="38" /><use class="star"
          href="#i-fort" x="-16" y="-16" width="32" height="32" />`
        }
        ${
          power &&
          html`<rect class="halo" x="-10" y="-10" width="20" height="20" /><rect class="token" x="-10" y="-10"
          width="20" height="20" />
          <rect class="hatch" x="-10" y="-10" width="20" height="20" /><use class="tower" href="#i-tower" x="-6.5"
            y="-6.5" width="13" height="13" />`
        }
      </g>`;
    })}
  </g>`;
}

// A general's feet are this far below the middle of its body, and a name rises this far above its line.
const FEET = 24;
const RISE = 14;

/** A general stands around its slot, but above the name. @param {number} slot @param {number} name */
const lift = (slot, name) => (slot > name - 10 ? 5 : Math.min(15, Math.max(5, slot + FEET - (name - RISE))));

/** Each general with its place among those in its territory. @param {Match} m */
function stationed(m) {
  /** @type {Record<string, number>} */
  const taken = {};
  return generals(m).map((one) => {
    const at = taken[one.territory] ?? 0;
    taken[one.territory] = at + 1;
    const { slots, y: name } = layout.territories[one.territory];
    const [x, y] = slots.generals[at] ?? [slots.generals[0][0] + 12 * at, slots.generals[0][1] - 8];
    return { ...one, x, y: y - lift(y, name) };
  });
}

/** Where the general on the move stands. @param {Match} m */
const placeOf = (m, /** @type {string} */ general) => stationed(m).find((one) => one.general === general);

/** Whether something can be done with a general; actions name it by its territory. @param {Match} m @param {string} territory @param {string} power */
function commanded(m, territory, power) {
  const actor = m.present.position.prompt?.args.power?.id;
  return (
    power === actor &&
    actionsOn(m, `territory:${territory}`).some((action) => legend.commands.includes(m.about(action)[0]))
  );
}

/** @param {{ m: Match }} props */
export function Generals({ m }) {
  const shown = useShown(() => {
    const moving = mover(m);
    return stationed(m).map((one) => {
      const aim = actionsOn(m, `general:${one.general}`).length > 0;
      const legal = aim || commanded(m, one.territory, one.power);
      // What is to be done with a general is said of its territory.
      const onto =
        aim || actionsOn(m, `territory:${one.territory}`).length === 0
          ? `general:${one.general}`
          : `territory:${one.territory}`;
      return {
        ...one,
        legal,
        onto,
        moving: one.general === moving,
        label: generalLabel(m, one.general),
        focus: ringed(m).value === `general:${one.general}`,
      };
    });
  });
  return html`<g class="rp-generals">
    ${shown.map((one) => {
      const looks = ["rp-general", powerClass(one.power), one.legal ? "legal" : "", one.moving ? "moving" : ""]
        .filter(Boolean)
        .join(" ");
      const thing = `general:${one.general}`;
      const first = -5 * one.units;
      return html`<g key=${one.general} class=${looks} style=${{ transform: `translate(${one.x}px, ${one.y}px)` }}
        data-general=${one.general}><g class="figure">
        <g aria-hidden="true">
          ${
            one.moving
              ? html`<path class="moving-under" d=${BODY} /><path class="moving-ring"
            d=${BODY} />`
              : one.legal && html`<path class="legal-ring" d=${BODY} />`
          }
          ${Array.from(
            { length: one.units },
            (_, i) => html`<rect key=${i} class="unit" x=${first + 10 * i - 0.5}
            y="14.5" width="10" height="9" />`,
          )}
          <path class="halo" d=${BODY} /><path class="body" d=${BODY} /><path class="hatch" d=${BODY} />
          <text y="11.5">${one.units}</text>
          ${
            one.moved &&
            html`<g class="moved"><circle cx="9" cy="-6" r="5.5" /><use href="#i-tick" x="5.500" y="-9.500"
            width="7" height="7" /></g>`
          }
          ${one.focus && html`<rect class="focus" x="-19" y="-16" width="38" height="43" />`}
        </g>
        <rect class="rp-press" x="-15" y="-11" width="30" height="35" aria-label=${one.label} ...${press(m, thing, one.onto)} />
      </g></g>`;
    })}
  </g>`;
}

/** The way of the general that is being moved. @param {{ m: Match }} props */
export function Way({ m }) {
  const s = useShown(() => {
    const general = mover(m);
    const from = general && placeOf(m, general);
    return from ? { x: from.x, y: from.y + 6, to: heading(m) } : null;
  });
  if (!s || s.to.length === 0) return null;
  const stops = s.to.map((/** @type {string} */ id) => layout.territories[id]);
  const d = `M${s.x} ${s.y}${stops.map(({ x, y }) => `L${x} ${y - 20}`).join("")}`;
  return html`<g class="rp-way" aria-hidden="true"><path class="under" d=${d} /><path class="arrow" d=${d}
    marker-end="url(#rp-arrow)" /></g>`;
}

/** Where battles are fought or wait to be. @param {{ m: Match }} props */
export function Battlefields({ m }) {
  /** @type {{ id: string, now: boolean }[]} */
  const shown = useShown(() => {
    const board = boardOf(m);
    const now = board?.battle?.territory;
    const waiting = (board?.battles ?? []).filter((/** @type {string} */ id) => id !== now);
    return [
      ...waiting.map((/** @type {string} */ id) => ({ id, now: false })),
      ...(now ? [{ id: now, now: true }] : []),
    ];
  });
  return html`<g class="rp-battlefields" aria-hidden="true">
    ${shown.map(({ id, now }) => {
      const [x, y] = layout.territories[id].slots.mark;
      return html`<g key=${id} class=${now ? "now" : ""} transform=${`translate(${x} ${y})`}><circle r="12" /><use
        href="#i-army" x="-7.500" y="-7.500" width="15" height="15" /></g>`;
    })}
  </g>`;
}

/** Where generals stand, as a price must not hide them. @param {Match} m */
export const armyBoxes = (m) => stationed(m).map(({ x, y }) => ({ x: x - 15, y: y - 12, w: 30, h: 35 }));

/** @param {Match} m @returns {Spot[]} */
export function pieceSpots(m) {
  const armies = stationed(m).map(({ general, x, y }) => ({
    thing: `general:${general}`,
    x,
    y: y + 6,
    w: 30,
    h: 35,
    name: nameOf(m, "general", general),
    label: generalLabel(m, general),
  }));
  const rails = borders(m).map(({ id }) => {
    const [x, y] = layout.borders[id].train;
    return { thing: `border:${id}`, x, y, w: 30, h: 24, name: nameOf(m, "border", id), label: borderLabel(m, id) };
  });
  return [...armies, ...rails];
}
