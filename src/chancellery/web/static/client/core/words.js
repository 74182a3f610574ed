// Everything that is read, through Fluent: the client's own messages, and each game's, as the server has them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { get } from "./api.js";
import { language } from "./settings.js";

/** @typedef {{ kind: string, id?: string, ids?: string[] }} Thing */
/** @typedef {string | number | Thing} Arg */

/** SIGNED($n) writes +2, −2 or 0, as the server does. @param {any[]} args */
function SIGNED([number]) {
  const n = Number(number);
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0";
}

/** @param {string} lang @param {string} text */
function bundleOf(lang, text) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { SIGNED } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** By language, then "" for the client's own messages or the id of a game. @type {import("@preact/signals").Signal<Record<string, FluentBundle>>} */
const bundles = signal({});

const OWN = ["shared", "lobby", "table"];

/** @param {string} lang @param {string} file */
const own = async (lang, file) => (await fetch(`/client/text/${lang}/${file}.ftl`)).text();

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} lang @param {string} game */
function load(lang, game) {
  const name = `${lang} ${game}`;
  let found = loading.get(name);
  if (!found) {
    const text = game ? get(`/games/${game}/text?lang=${lang}`) : Promise.all(OWN.map((file) => own(lang, file))).then((parts) => parts.join("\n"));
    found = text.then((ftl) => {
      bundles.value = { ...bundles.value, [name]: bundleOf(lang, ftl) };
    });
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}

/** Get ready to speak the present language about some games. @param {string[]} games */
export async function learn(...games) {
  await Promise.all(["", ...games].map((game) => load(language.value, game)));
}

/** Change the language once every word of it is here. @param {"en" | "fr"} lang */
export async function speak(lang) {
  const games = [...loading.keys()].filter((name) => name.startsWith(language.value)).map((name) => name.slice(3));
  await Promise.all(games.map((game) => load(lang, game)));
  language.value = lang;
}

/**
 * @param {string} game @param {string} id @param {Record<string, any>} values @param {string} [attribute]
 * @returns {string | null}
 */
function find(game, id, values, attribute) {
  const bundle = bundles.value[`${language.value} ${game}`];
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : null;
}

/** A message of the client itself. @param {string} id @param {Record<string, any>} [values] */
export function t(id, values = {}) {
  return find("", id, values) ?? id;
}

/** The words of one game. */
export class Words {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
  }

  /** @param {string} id @param {Record<string, any>} [values] @param {string} [attribute] */
  text(id, values = {}, attribute) {
    return find(this.game, id, values, attribute) ?? "";
  }

  /** What a thing is called. @param {string} kind @param {string} id @param {string} [attribute] @returns {string} */
  name(kind, id, attribute) {
    if (id === "none") return this.text("nothing", {}, attribute);
    return this.text(`${kind}-${id}`, {}, attribute) || id.replaceAll("_", " ");
  }

  /** @param {string} kind @param {string[]} ids */
  names(kind, ids) {
    const words = ids.map((id) => this.name(kind, id));
    if (words.length === 0) return this.text("nothing");
    if (words.length === 1) return words[0];
    return this.text("list", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] });
  }

  /**
   * A sentence: `prefix-key` with its values; things by name, and by each attribute of their name.
   * @param {string} prefix @param {string} key @param {Record<string, Arg>} args
   */
  say(prefix, key, args) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const [arg, value] of Object.entries(args)) {
      if (typeof value !== "object" || value === null) {
        values[arg] = typeof value === "boolean" ? Number(value) : value;
      } else if (value.ids) {
        values[arg] = this.names(value.kind, value.ids);
        values[`${arg}_count`] = value.ids.length;
      } else if (value.id !== undefined) {
        if (value.kind === "number") {
          values[arg] = Number(value.id);
          continue;
        }
        values[arg] = this.name(value.kind, value.id);
        const id = value.id === "none" ? "nothing" : `${value.kind}-${value.id}`;
        const message = bundles.value[`${language.value} ${this.game}`]?.getMessage(id);
        for (const attribute of Object.keys(message?.attributes ?? {})) {
          values[`${arg}_${attribute}`] = this.name(value.kind, value.id, attribute);
        }
      }
    }
    return this.text(`${prefix}-${key}`, values);
  }

  /** What a seat is asked. @param {{ key: string, args: Record<string, Arg> } | null} prompt */
  prompt(prompt) {
    return prompt ? this.say("prompt", prompt.key, prompt.args) : "";
  }

  /** An action as on a button. @param {[string, string | null, string | null]} action */
  action([verb, kind, id]) {
    return this.say("action", verb, kind && id ? { [kind]: { kind, id } } : {});
  }

  /** What happened. @param {Record<string, any>} event @param {Record<string, Record<string, string>>} kinds */
  event(event, kinds) {
    const { event: key, ...rest } = event;
    const named = kinds[key] ?? {};
    /** @type {Record<string, Arg>} */
    const args = {};
    for (const [field, value] of Object.entries(rest)) {
      const kind = named[field];
      args[field] = !kind ? value : Array.isArray(value) ? { kind, ids: value } : { kind, id: value };
    }
    return this.say("event", key, args);
  }
}
