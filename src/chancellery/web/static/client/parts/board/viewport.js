// A window on the board: pan and zoom by mouse, touch and keys; arrows walk over the marks.
import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow, settings, touch } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { HintMarks } from "../question/hint.js";
import { BoardMarks, Counted, DueTargets, TargetChips, isSame } from "./marks.js";
import { SpotTip } from "../question/spottip.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").Spot} Spot */

// The picture reaches beyond the window on every side, so that a drag does not uncover a void.
const BLEED = 0.25;
const CLOSEST = 3;
/** How much nearer than the whole board a second look is. */
const NEARER = 1.7;
/** The scale at which a board opens if the whole of it would be smaller than can be read. */
const LEAST = 0.8;
const READABLE = 0.5;
/** Under a finger names must be read without a mouse that explains them: 13 units are 11 pixels. */
const LETTERS = 0.85;
/** No smaller becomes what a guide speaks of. */
const FAR = 0.7;
const SETTLE_MS = 160;
const LEAST_HEIGHT = 8;
const DRAG_PX = 5;
/** Two taps that are no further apart than this, in time and place, are one double tap. */
const [DOUBLE_MS, DOUBLE_PX] = [300, 24];
/** The part of its height that a window may lose and show the same picture still. */
const STRIP = 0.2;
/** So much of the window is left above what is brought to its upper edge. */
const AIR = 24;

/** Where one looks: the middle in board units, and pixels per unit. */
class Camera {
  /** @param {HTMLElement} window @param {SVGSVGElement} picture @param {{ frame: { width: number, height: number }, list?: boolean }} game */
  constructor(window, picture, game) {
    this.window = window;
    this.picture = picture;
    // What moves is the box around the picture: a picture that moves itself lays out all its text again in every frame.
    this.box = /** @type {HTMLElement} */ (picture.parentElement);
    this.game = game;
    this.now = { x: this.frame.width / 2, y: this.frame.height / 2, s: 1 };
    this.drawn = this.now;
    this.timer = 0;
    this.raf = 0;
    /** Whether the whole board is seen, and is to be seen when the window changes. */
    this.fitted = false;
    /** Whether it keeps its place although the window has lost a strip, as to a row of answers. */
    this.kept = false;
    /** Where the window was when it was drawn. @type {{ left: number, top: number, width: number, height: number }} */
    this.place = { left: 0, top: 0, width: 0, height: 0 };
    /**
     * What is in sight, in board units; nothing if all of it is.
     * @type {import("@preact/signals").Signal<{ x: number, y: number, w: number, h: number } | null>}
     */
    this.seen = signal(null);
  }

  get frame() {
    return this.game.frame;
  }

  size() {
    // Not clientWidth, which is rounded: a board drawn for half a pixel too many is shown a little too small.
    const { width, height } = this.window.getBoundingClientRect();
    return { w: width || 1, h: height || 1 };
  }

  /** The scale at which the whole board is seen. */
  whole() {
    const { w, h } = this.size();
    return Math.min(w / this.frame.width, h / this.frame.height);
  }

  /**
   * @param {{ x: number, y: number, s: number }} wanted @param {boolean} [atOnce]
   * @param {number} [beyond] how far it may look beyond the lower edge of the board, where something lies over it
   */
  go(wanted, atOnce = false, beyond = 0) {
    const { w, h } = this.size();
    const s = Math.min(Math.max(wanted.s, this.whole()), CLOSEST);
    this.fitted = s <= this.whole() * 1.001;
    this.kept = false;
    this.now = {
      s,
      x: within(wanted.x, w / s, this.frame.width),
      y: within(wanted.y, h / s, this.frame.height + beyond),
    };
    if (atOnce) return this.settle();
    cancelAnimationFrame(this.raf);
    this.raf = requestAnimationFrame(() => this.slide());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), SETTLE_MS);
  }

  /** How far the finished picture lies from where it was drawn, in pixels, and how much it is stretched. */
  shift() {
    return {
      x: (this.drawn.x - this.now.x) * this.now.s,
      y: (this.drawn.y - this.now.y) * this.now.s,
      r: this.now.s / this.drawn.s,
    };
  }

  /** While it moves, the finished picture is only shifted, as long as it fills the window. */
  slide() {
    const { x, y, r } = this.shift();
    if (!this.covers(r * (0.5 + BLEED) - 0.5)) return this.settle();
    // Whole pixels are shown quicker.
    this.box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${r})`;
  }

  /** A picture that is sharp and has some way to go may stay. */
  rest() {
    if (this.now.s !== this.drawn.s || !this.covers(BLEED / 2)) this.settle();
  }

  /** Whether the picture lies within a part of the window's size from where it was drawn. @param {number} reach */
  covers(reach) {
    const { w, h } = this.size();
    const { x, y } = this.shift();
    return Math.abs(x) <= w * reach && Math.abs(y) <= h * reach;
  }

  /** The picture is drawn afresh for this place. */
  settle() {
    cancelAnimationFrame(this.raf);
    clearTimeout(this.timer);
    const { w, h } = this.size();
    this.drawn = this.now;
    if (!this.kept) this.place = this.window.getBoundingClientRect();
    const { x, y, s } = this.drawn;
    const [bw, bh] = [(w * (1 + 2 * BLEED)) / s, (h * (1 + 2 * BLEED)) / s];
    this.picture.setAttribute("viewBox", `${x - bw / 2} ${y - bh / 2} ${bw} ${bh}`);
    this.box.style.transform = "";
    // Pieces that keep a size of their own on the screen ask how many units of the board a pixel is.
    this.picture.style.setProperty("--per-px", String(1 / s));
    this.seen.value = this.fitted ? null : { x: x - w / s / 2, y: y - h / s / 2, w: w / s, h: h / s };
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] a point of the window that stays where it is */
  zoom(factor, px, py) {
    const { w, h } = this.size();
    const s = Math.min(Math.max(this.now.s * factor, this.whole()), CLOSEST);
    const dx = (px ?? w / 2) - w / 2;
    const dy = (py ?? h / 2) - h / 2;
    const k = 1 / this.now.s - 1 / s;
    this.go({ s, x: this.now.x + dx * k, y: this.now.y + dy * k });
  }

  /** @param {number} dx @param {number} dy pixels */
  pan(dx, dy) {
    this.go({ ...this.now, x: this.now.x - dx / this.now.s, y: this.now.y - dy / this.now.s });
  }

  fit() {
    this.go({ x: this.frame.width / 2, y: this.frame.height / 2, s: this.whole() }, true);
  }

  /**
   * A window that loses a strip to what is asked shows the same picture at the same place, unless one of these marks would be out of sight.
   * @param {Spot[]} spots @returns {boolean} whether it does
   */
  keep(spots) {
    const { left, top, width, height } = this.window.getBoundingClientRect();
    const lost = this.place.height - height;
    if (left !== this.place.left || width !== this.place.width || lost <= 0 || lost > height * STRIP) return false;
    const middle = top + height / 2 - this.place.top - this.place.height / 2;
    const s = Math.min(width / this.frame.width, this.place.height / this.frame.height);
    const before = this.now;
    this.now = { s, x: this.frame.width / 2, y: this.frame.height / 2 + middle / s };
    this.kept = this.holds(spots);
    if (this.kept) this.settle();
    else this.now = before;
    return this.kept;
  }

  /** Whether no mark lies in the strip that was lost. @param {Spot[]} spots */
  holds(spots) {
    const reach = this.size().h / this.now.s / 2;
    return spots.every((spot) => Math.abs(spot.y - this.now.y) + spot.h / 2 <= reach);
  }

  /** A box of the screen in units of the board. @param {DOMRect} box */
  unitsOf({ left, top, right, bottom }) {
    const room = this.window.getBoundingClientRect();
    const { x, y, s } = this.drawn;
    const across = (/** @type {number} */ px) => x + (px - room.left - room.width / 2) / s;
    const down = (/** @type {number} */ px) => y + (px - room.top - room.height / 2) / s;
    return { left: across(left), top: down(top), right: across(right), bottom: down(bottom) };
  }

  /** Whether a place is in sight. @param {{ x: number, y: number }} place */
  sees({ x, y }) {
    const { w, h } = this.size();
    const margin = 30 / this.now.s;
    return (
      Math.abs(x - this.now.x) < w / this.now.s / 2 - margin && Math.abs(y - this.now.y) < h / this.now.s / 2 - margin
    );
  }

  /** Look at several marks: all of them if they can be read so, else their middle. @param {Spot[]} spots */
  frameOn(spots) {
    const { w, h } = this.size();
    const [left, right] = [
      Math.min(...spots.map((one) => one.x - one.w)),
      Math.max(...spots.map((one) => one.x + one.w)),
    ];
    const [top, bottom] = [
      Math.min(...spots.map((one) => one.y - one.h)),
      Math.max(...spots.map((one) => one.y + one.h)),
    ];
    if (this.game.list) {
      // A list keeps its width: its first lines that are wanted stand at the top, unless all are in sight.
      const s = w / this.game.frame.width;
      const [from, to] = [this.now.y - h / s / 2, this.now.y + h / s / 2];
      const y = this.now.s === s && from <= top && bottom <= to ? this.now.y : top + h / s / 2;
      this.go({ x: this.game.frame.width / 2, y, s }, true);
      return;
    }
    const s = Math.min(w / (right - left), h / (bottom - top), Math.max(this.now.s, 1));
    const near = Math.max(s, Math.min(LEAST, this.now.s));
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const nearest = spots.reduce((a, b) => (far(a, middle) < far(b, middle) ? a : b));
    this.go({ ...(s < near ? nearest : middle), s: near }, true);
  }

  /** Bring a place into sight if it is not. @param {Spot} spot */
  reveal(spot) {
    const { x, y } = spot;
    const { w, h } = this.size();
    const margin = 60 / this.now.s;
    const { x: cx, y: cy, s } = this.now;
    // All of it is seen again, and keeps being so.
    if (this.kept) return this.holds([spot]) ? undefined : this.fit();
    if (Math.abs(x - cx) > w / s / 2 - margin || Math.abs(y - cy) > h / s / 2 - margin) this.go({ x, y, s }, true);
  }
}

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {number} middle @param {number} seen @param {number} all */
function within(middle, seen, all) {
  return seen >= all ? all / 2 : Math.min(Math.max(middle, seen / 2), all - seen / 2);
}

/**
 * Fingers and the mouse.
 * @param {HTMLElement} window @param {Camera} camera @param {() => void} again what a double tap beside all marks brings back
 */
function handle(window, camera, again) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let dragged = false;
  let start = { x: 0, y: 0 };
  const NEVER = { x: 0, y: 0, at: -Infinity };
  let tapped = NEVER;

  /** @param {PointerEvent} e */
  const place = (e) => {
    const box = window.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  /** @param {PointerEvent} e */
  const press = (e) => {
    if (e.target instanceof Element && e.target.closest("button, .spottip")) return;
    down.set(e.pointerId, place(e));
    start = place(e);
    if (down.size === 1) dragged = false;
  };
  /** @param {PointerEvent} e */
  const move = (e) => {
    const before = down.get(e.pointerId);
    if (!before) return;
    const now = place(e);
    if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_PX) return;
    if (!dragged) window.setPointerCapture(e.pointerId);
    dragged = true;
    if (down.size === 1) {
      camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...down].find(([id]) => id !== e.pointerId)?.[1] ?? before;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    down.set(e.pointerId, now);
  };
  /** @param {PointerEvent} e */
  const lift = (e) => {
    const alone = down.size === 1;
    if (!down.delete(e.pointerId) || e.type !== "pointerup" || e.pointerType !== "touch" || dragged || !alone) return;
    if (e.target instanceof Element && e.target.closest("[data-thing]")) return;
    const now = { ...place(e), at: e.timeStamp };
    const double = now.at - tapped.at < DOUBLE_MS && Math.hypot(now.x - tapped.x, now.y - tapped.y) < DOUBLE_PX;
    tapped = double ? NEVER : now;
    if (double) again();
  };
  /** The end of a drag is no click. @param {MouseEvent} e */
  const click = (e) => {
    if (!dragged) return;
    dragged = false;
    e.stopPropagation();
    e.preventDefault();
  };
  /** @param {WheelEvent} e */
  const wheel = (e) => {
    const page = document.scrollingElement;
    if (!e.ctrlKey && page && page.scrollHeight > innerHeight + 1) return;
    e.preventDefault();
    const box = window.getBoundingClientRect();
    camera.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), e.clientX - box.left, e.clientY - box.top);
  };
  window.addEventListener("pointerdown", press);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", lift);
  window.addEventListener("click", click, true);
  window.addEventListener("wheel", wheel, { passive: false });
}

/** The middle of the marks. @param {Spot[]} spots */
function middleOf(spots) {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** The nearest mark in a direction. @param {Spot[]} spots @param {Spot} from @param {[number, number]} way */
function next(spots, from, [dx, dy]) {
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 4) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

const LOCATOR = 120;

/** Which part of the board is in sight, and where what can be chosen is. @param {{ m: Match, camera: Camera }} props */
function Locator({ m, camera }) {
  const seen = camera.seen.value;
  if (!seen) return null;
  const { width, height } = m.game.frame;
  const spots = m.game.spots(m);
  const wanted = spots.filter((spot) => m.targets.has(spot.thing));
  return html`<svg class="locator" aria-hidden="true" width=${LOCATOR} height=${(LOCATOR * height) / width}
    viewBox=${`0 0 ${width} ${height}`}>
    <rect class="all" width=${width} height=${height} />
    ${spots.map((spot) => html`<circle class="spot" cx=${spot.x} cy=${spot.y} r=${width / 64} />`)}
    ${wanted.map((spot) => html`<circle key=${spot.thing} cx=${spot.x} cy=${spot.y} r=${width / 44} />`)}
    <rect class="seen" x=${seen.x} y=${seen.y} width=${seen.w} height=${seen.h} />
  </svg>`;
}

/** Nearer, further, all of it; where all is seen the last two do nothing, and a finger has the room. @param {{ camera: Camera }} props */
const Zoom = ({ camera }) => html`<div class=${camera.seen.value ? "zoom" : "zoom fitted"}>
    <button aria-label=${t("zoom-in")} title=${t("zoom-in")} onClick=${() => camera.zoom(1.4)}><${Icon} name="plus" /></button>
    <button aria-label=${t("zoom-out")} title=${t("zoom-out")} onClick=${() => camera.zoom(1 / 1.4)}><${Icon} name="minus" /></button>
    <button aria-label=${t("whole-board")} title=${t("whole-board")} onClick=${() => camera.fit()}><${Icon} name="circle" /></button>
  </div>`;

/** @param {{ m: Match }} props */
export function Viewport({ m }) {
  const windowRef = useRef(/** @type {HTMLDivElement | null} */ (null));
  const pictureRef = useRef(/** @type {SVGSVGElement | null} */ (null));
  const cameraRef = useRef(/** @type {Camera | null} */ (null));
  const [camera, setCamera] = useState(/** @type {Camera | null} */ (null));
  const game = m.game;

  useEffect(() => {
    const [window, picture] = [windowRef.current, pictureRef.current];
    if (!window || !picture) return;
    const camera = new Camera(window, picture, game);
    cameraRef.current = camera;
    setCamera(camera);
    handle(window, camera, () => first());
    /** Bring what can be chosen into sight: all of it if it fits, else as near as it can be read. */
    const showTargets = () => {
      const wanted = game.spots(m).filter((spot) => m.targets.has(spot.thing));
      if (wanted.length > 0) camera.frameOn(wanted);
    };
    const first = () => {
      if (!narrow.value && (camera.whole() >= (touch ? LETTERS : READABLE) || game.wholeBoard)) return camera.fit();
      const wanted = game.spots(m).filter((spot) => m.targets.has(spot.thing));
      // A board that is a list is read from its top, or from the first of them on if that is further below.
      if (game.list) {
        const { w, h } = camera.size();
        const s = w / game.frame.width;
        const top = Math.min(...wanted.map((spot) => spot.y - spot.h / 2)) - 30;
        const below = wanted.some((spot) => spot.y + spot.h / 2 > h / s);
        return camera.go({ x: 0, y: (below ? top : 0) + h / s / 2, s }, true);
      }
      const middle = wanted.length ? middleOf(wanted) : { x: game.frame.width / 2, y: game.frame.height / 2 };
      camera.go({ ...middle, s: narrow.value ? 1 : touch ? LETTERS : LEAST }, true);
    };
    /** Whether the whole board keeps its size and its place, where a strip of it makes room for answers. */
    const stays = () => {
      const wanted = game.spots(m).filter((spot) => m.targets.has(spot.thing));
      return !narrow.value && !game.list && camera.keep(wanted);
    };
    first();
    // A board that is laid out anew is another board; and one of a phone opens otherwise.
    let opened = { frame: game.frame, narrow: narrow.value, h: camera.size().h };
    const watch = new ResizeObserver(() => {
      // Below a sheet that is up there is nothing to be seen.
      if (camera.size().h < LEAST_HEIGHT) return;
      if (game.frame !== opened.frame || narrow.value !== opened.narrow) first();
      else if (camera.fitted && !stays()) camera.fit();
      // A list keeps its upper edge, any other board its middle.
      else if (!camera.fitted) {
        const moved = game.list ? (camera.size().h - opened.h) / camera.now.s / 2 : 0;
        camera.go({ ...camera.now, y: camera.now.y + moved }, true);
      }
      opened = { frame: game.frame, narrow: narrow.value, h: camera.size().h };
    });
    watch.observe(window);
    const stop = m.focused.subscribe((thing) => {
      const spot = thing && game.spots(m).find((one) => one.thing === thing);
      if (spot) camera.reveal(spot);
    });
    /** The board can be asked to show all of itself from anywhere. */
    const all = () => {
      if (!camera.fitted) return camera.fit();
      // All is seen already: nearer, to what can be chosen.
      const wanted = game.spots(m).filter((spot) => m.targets.has(spot.thing));
      const { x, y } = wanted.length ? middleOf(wanted) : camera.now;
      camera.go({ x, y, s: camera.whole() * NEARER }, true);
    };
    document.addEventListener("whole-board", all);
    document.addEventListener("show-targets", showTargets);
    /** What to look at for a thing: itself, or all places of a region. @param {string} thing */
    const placesIn = (thing) => game.within?.(thing) ?? [thing];
    // The map goes to what is asked, when that is out of sight.
    const follow = effect(() => {
      const { ply, position } = m.present;
      // What is asked for; where the answers are no places, the places that the question is about.
      const named = Object.values(position.prompt?.args ?? {}).flatMap((one) =>
        one && typeof one === "object" && "kind" in one
          ? [one.id, ...(one.ids ?? [])].map((id) => `${one.kind}:${id}`)
          : [],
      );
      const places = new Set(game.spots(m).map((spot) => spot.thing));
      const asked = [...m.targets.keys()].filter((thing) => places.has(thing));
      const wanted = asked.length > 0 || !m.mine ? asked : named.flatMap(placesIn);
      const spots = game.spots(m).filter((spot) => wanted.includes(spot.thing));
      if (camera.kept && !camera.holds(spots)) camera.fit();
      if (ply < 0 || wanted.length === 0 || settings.follow.value === "never" || camera.fitted) return;
      if (spots.length === 0) return;
      // One place to go to is enough, unless the board is a list; what a question is about is seen as far as it can be.
      const seen = spots.filter((spot) => (game.list ? camera.holds([spot]) : camera.sees(spot))).length;
      const enough = asked.length > 0 && !game.list ? seen > 0 : seen === spots.length;
      if (settings.follow.value === "always" || !enough) camera.frameOn(spots);
    });
    /** And to bring a mark into sight without explaining it. @param {Event} e */
    const reveal = (e) => {
      const things = placesIn(/** @type {CustomEvent} */ (e).detail);
      const spots = game.spots(m).filter((one) => things.includes(one.thing));
      if (spots.length === 1) camera.reveal(spots[0]);
      else if (camera.kept) camera.holds(spots) || camera.fit();
      else if (spots.some((spot) => !camera.sees(spot))) camera.frameOn(spots);
    };
    document.addEventListener("reveal-mark", reveal);
    /**
     * The same for several, as they are drawn, at the upper edge of the window, where something else stands below: so small, if need be, that
     * it has the room that it needs at least.
     * @param {Event} e
     */
    const placeMarks = (e) => {
      const { things, around, least } = /** @type {{ things: string[], around: string[], least: number }} */ (
        /** @type {CustomEvent} */ (e).detail
      );
      const drawn = (/** @type {string[]} */ all) =>
        all
          .flatMap((thing) => picture.querySelector(`[data-thing="${thing}"]`) ?? [])
          .map((one) => camera.unitsOf(one.getBoundingClientRect()));
      const meant = drawn(things);
      if (meant.length === 0 || camera.fitted) return;
      const { w, h } = camera.size();
      const all = [...meant, ...drawn(around)];
      const high = Math.max(...all.map((box) => box.bottom)) - Math.min(...all.map((box) => box.top));
      const boxes = high * camera.now.s <= h - least - AIR ? all : meant;
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      const fits = Math.min((h - least - AIR) / (bottom - top), (w - AIR) / (right - left));
      const s = Math.max(Math.min(camera.now.s, fits), Math.min(camera.now.s, FAR));
      camera.go({ x: (left + right) / 2, y: top - AIR / s + h / s / 2, s }, true, least / s);
    };
    document.addEventListener("place-marks", placeMarks);
    /** Several marks at once, unless all of them are in sight. @param {Event} e */
    const frameMarks = (e) => {
      const things = /** @type {string[]} */ (/** @type {CustomEvent} */ (e).detail);
      const spots = game.spots(m).filter((spot) => things.some((thing) => isSame(thing, spot.thing)));
      if (camera.kept && !camera.holds(spots)) return camera.fit();
      if (camera.fitted || spots.length === 0 || spots.every((spot) => camera.sees(spot))) return;
      camera.frameOn(spots);
    };
    document.addEventListener("frame-marks", frameMarks);
    return () => {
      document.removeEventListener("frame-marks", frameMarks);
      document.removeEventListener("place-marks", placeMarks);
      document.removeEventListener("reveal-mark", reveal);
      watch.disconnect();
      stop();
      document.removeEventListener("whole-board", all);
      document.removeEventListener("show-targets", showTargets);
      follow();
    };
  }, []);

  // One mark at a time can be tabbed to.
  useEffect(() => {
    const picture = pictureRef.current;
    if (!picture || picture.querySelector("[data-thing][tabindex='0']")) return;
    picture.querySelector("[data-thing]")?.setAttribute("tabindex", "0");
  });

  /** @param {string} thing */
  const focus = (thing) => {
    const picture = pictureRef.current;
    const mark = picture?.querySelector(`[data-thing="${thing}"]`);
    if (!picture || !(mark instanceof SVGElement)) return;
    for (const other of picture.querySelectorAll("[data-thing][tabindex='0']")) other.setAttribute("tabindex", "-1");
    mark.setAttribute("tabindex", "0");
    mark.focus({ preventScroll: true });
    m.focused.value = thing;
  };

  /** @param {KeyboardEvent} e */
  const key = (e) => {
    const camera = cameraRef.current;
    const here = e.target instanceof Element ? e.target.getAttribute("data-thing") : null;
    const spots = game.spots(m);
    if (e.key in ARROWS && camera) {
      e.preventDefault();
      const way = ARROWS[e.key];
      if (e.shiftKey) return camera.pan(-way[0] * 80, -way[1] * 80);
      const from = spots.find((spot) => spot.thing === here) ?? spots[0];
      if (from) focus(next(spots, from, way).thing);
    } else if ((e.key === "Enter" || e.key === " ") && here) {
      e.preventDefault();
      const actions = m.targets.get(here) ?? [];
      if (actions.length === 0 && m.mine) void m.whyNot.ask(here);
      if (actions.length === 1) m.choose(actions[0]);
      else m.focused.value = here;
    } else if ((e.key === "+" || e.key === "=") && camera) camera.zoom(1.3);
    else if (e.key === "-" && camera) camera.zoom(1 / 1.3);
    else if (e.key === "0" && camera) camera.fit();
  };

  /** @param {string} thing */
  const walk = (thing) => focus(thing);
  useEffect(() => {
    /** @param {Event} e */
    const cycle = (e) => walk(/** @type {CustomEvent} */ (e).detail);
    document.addEventListener("focus-mark", cycle);
    return () => document.removeEventListener("focus-mark", cycle);
  }, []);

  return html`<div class="viewport" ref=${windowRef} onKeyDown=${key}>
    <div class="slide">
      <svg ref=${pictureRef} class="board" role="group" aria-label=${t("board")} preserveAspectRatio="xMidYMid meet">
        <${/** @type {import("../../core/game/types.js").MatchComponent<any>} */ (game.Board)} m=${m} />
        <${BoardMarks} m=${m} />
        <${TargetChips} m=${m} />
        <${Counted} m=${m} />
        <${DueTargets} m=${m} />
        <${HintMarks} m=${m} />
      </svg>
    </div>
    <${SpotTip} m=${m} window=${windowRef} />
    ${camera && !narrow.value && html`<${Locator} m=${m} camera=${camera} />`}
    ${camera && html`<${Zoom} camera=${camera} />`}
  </div>`;
}
