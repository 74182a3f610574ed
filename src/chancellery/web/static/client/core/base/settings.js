// What a person chose for this browser: language, theme, and how a table shows and asks.
import { effect, signal } from "@preact/signals";
import { SHAPES } from "./shapes.js";
import { store, stored, unstore } from "./storage.js";

const root = document.documentElement;

/** @typedef {{ id: string, name: string, locale: string }} Language */

/** Every language there is, as the server wrote them into the page. @type {Language[]} */
export const languages = JSON.parse(root.dataset.languages ?? "[]");

/** Whether the client is served joined in few files, and not as it is written. */
export const isJoined = root.dataset.joined === "yes";

/** The games whose page is part of the client. @type {string[]} */
export const drawnGames = (root.dataset.drawn ?? "").split(" ");

/** The games that bring their page in their own package. @type {string[]} */
export const ownPages = (root.dataset.own ?? "").split(" ");

/** The edition of each game that the server has: its words and facts stay the same as long as that does. @type {Record<string, string>} */
const editions = JSON.parse(root.dataset.editions ?? "{}");

/**
 * An address of something printed or said in a game, with its edition: what is answered there can be kept for good.
 * @param {string} game @param {string} path
 */
export const ofEdition = (game, path) =>
  game in editions ? `${path}${path.includes("?") ? "&" : "?"}v=${editions[game]}` : path;

/** The id of the page's language. */
export const language = signal(root.lang);

/** The page's language itself. @returns {Language} */
export const spoken = () => languages.find((each) => each.id === language.value) ?? languages[0];

/** The language that the switch offers: the next one, and after the last the first. @returns {Language} */
export const otherLanguage = () => languages[(languages.indexOf(spoken()) + 1) % languages.length];

/** @type {import("@preact/signals").Signal<"light" | "dark" | "system">} */
export const theme = signal(
  root.dataset.theme === "light" || root.dataset.theme === "dark" ? root.dataset.theme : "system",
);

/** Whether the page is dark now, by choice or by the system's. */
export const systemDark = signal(matchMedia("(prefers-color-scheme: dark)").matches);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (systemDark.value = e.matches));

/** Whether the window has a shape, now and whenever it changes. @param {string} query @returns {import("@preact/signals").Signal<boolean>} */
export function shaped(query) {
  const found = matchMedia(query);
  const now = signal(found.matches);
  found.addEventListener("change", (e) => (now.value = e.matches));
  return now;
}

export const narrow = shaped(SHAPES.narrow);
export const flat = shaped(SHAPES.flat);
export const tall = shaped(SHAPES.tall);
export const tablet = shaped(SHAPES.tablet);
export const low = shaped(SHAPES.low);
export const wide = shaped(SHAPES.wide);
export const vast = shaped(SHAPES.vast);
export const broad = shaped(SHAPES.broad);

/** A finger rather than a mouse. */
export const touch = matchMedia("(pointer: coarse)").matches;

/** What can be set at a table, and to what; the first is what holds until somebody chooses. */
export const CHOICES = Object.freeze({
  /** Size of all text beside the board. */
  text: ["normal", "large", "larger"],
  /** How the turns of others are shown. */
  turns: ["steps", "summary", "none"],
  /** Speed of steps and of the replay, times. */
  speed: ["1", "0.5", "2", "4"],
  /** Whether a great moment waits, goes by itself after four seconds, or is one line. */
  moments: ["wait", "seconds", "line"],
  /** How long the marks of what changed since one's last turn stay. */
  marks: ["act", "key", "off"],
  /** Where odds stand. */
  odds: ["targets", "chosen", "off"],
  /** On which side a phone that lies on its side has its answers. */
  column: ["right", "left"],
  /** When the map moves to what is asked or happens. */
  follow: ["hidden", "always", "never"],
  /** What is asked once more: dice, also what ends one's turn, everything, nothing. */
  confirm: narrow.value ? ["turn", "dice", "every", "never"] : ["dice", "turn", "every", "never"],
  /** Whether a question with one answer is answered by itself. */
  only: ["self", "ask"],
  sound: ["off", "quiet", "on"],
  motion: ["system", "full", "reduced"],
  /** Whether letters, digits and signs are keys of the page. */
  keys: ["on", "off"],
  /** What is told to those who listen. */
  announce: ["headlines", "every", "mine"],
  /** Colours of the seats: their own, or such as differ for everybody. */
  colours: ["usual", "distinct"],
});

/** @typedef {keyof typeof CHOICES} Setting */

/** @returns {Record<string, string>} */
function kept() {
  try {
    return JSON.parse(stored("settings") ?? "{}");
  } catch {
    return {};
  }
}

/** The settings of a table, each a signal. @type {Readonly<Record<Setting, import("@preact/signals").Signal<string>>>} */
export const settings = Object.freeze(
  /** @type {any} */ (
    Object.fromEntries(
      Object.entries(CHOICES).map(([name, values]) => {
        const value = kept()[name];
        return [name, signal(values.includes(value) ? value : values[0])];
      }),
    )
  ),
);

/** Set something, and keep it for the next time. @param {Setting} name @param {string} value */
export function set(name, value) {
  settings[name].value = value;
  store("settings", JSON.stringify({ ...kept(), [name]: value }));
}

const systemCalm = signal(matchMedia("(prefers-reduced-motion: reduce)").matches);
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (systemCalm.value = e.matches));

/** Whether things cut instead of moving, by choice or by the system's. */
export const calm = () =>
  settings.motion.value === "reduced" || (settings.motion.value === "system" && systemCalm.value);

effect(() => {
  root.dataset.text = settings.text.value;
  root.dataset.colours = settings.colours.value;
  root.dataset.motion = calm() ? "reduced" : "full";
});

effect(() => {
  root.lang = language.value;
  store("language", language.value);
});
effect(() => {
  if (theme.value === "system") {
    delete root.dataset.theme;
    unstore("theme");
  } else {
    root.dataset.theme = theme.value;
    store("theme", theme.value);
  }
});

/** Whether the page is dark, by choice or by the system's. */
export const isDark = () => theme.value === "dark" || (theme.value === "system" && systemDark.value);

export function otherTheme() {
  theme.value = isDark() ? "light" : "dark";
}
