// Everything that is read, through Fluent: the client's own messages, and each game's, as the server has them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { get } from "../base/api.js";
import { clientFile, readFile } from "../base/files.js";
import { language, languages, ofEdition } from "../base/settings.js";

/** @typedef {import("../game/types.js").Thing} Thing */
/** @typedef {import("../game/types.js").PromptData} PromptData */
/** @typedef {import("../game/types.js").ActionParts} ActionParts */
/** @typedef {string | number | Thing} Arg */
/** Makes more of a name, by its thing. @typedef {(thing: string, name: string) => string} Wrap */

/** SIGNED($n) writes +2, −2 or 0, as the server does. @param {any[]} args */
function SIGNED([number]) {
  const n = Number(number);
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0";
}

/** PLAIN($n) writes 2, −2 or 0: a number that may fall below nothing. @param {any[]} args */
function PLAIN([number]) {
  const n = Number(number);
  return n < 0 ? `\u2212${-n}` : `${n}`;
}

/** @param {string} lang @param {string} text */
function bundleOf(lang, text) {
  const { locale } = languages.find(({ id }) => id === lang) ?? { locale: lang };
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { SIGNED, PLAIN } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** By language, then "" for the client's own messages or the id of a game. @type {import("@preact/signals").Signal<Record<string, FluentBundle>>} */
const bundles = signal({});

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} lang @param {string} game */
function load(lang, game) {
  const name = `${lang} ${game}`;
  let pending = loading.get(name);
  if (!pending) {
    const text = game
      ? get(ofEdition(game, `/games/${game}/text?lang=${lang}`))
      : readFile(clientFile(`text/${lang}.ftl`));
    pending = text.then((ftl) => {
      bundles.value = { ...bundles.value, [name]: bundleOf(lang, ftl) };
    });
    pending.catch(() => loading.delete(name));
    loading.set(name, pending);
  }
  return pending;
}

/** Load the page's own messages and those of some games, in the present language. @param {string[]} games */
export async function loadMessages(...games) {
  await Promise.all(["", ...games].map((game) => load(language.value, game)));
}

/** Change the language once every message in use is loaded. @param {string} lang */
export async function setLanguage(lang) {
  const names = [...loading.keys()].map((name) => name.split(" "));
  const games = names.filter(([id]) => id === language.value).map(([, game]) => game);
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
    // Names that need no form of their own for a place in a sentence stand there as they are.
    const plain = () => (attribute ? this.text(`${kind}-${id}`) : "");
    return this.text(`${kind}-${id}`, {}, attribute) || plain() || id.replaceAll("_", " ");
  }

  /** @param {string} kind @param {string[]} ids @param {Wrap} [wrap] */
  names(kind, ids, wrap = (_, name) => name) {
    return this.joined(ids.map((id) => wrap(`${kind}:${id}`, this.name(kind, id))));
  }

  /** Words in one phrase. @param {string[]} words */
  joined(words) {
    if (words.length === 0) return this.text("nothing");
    if (words.length === 1) return words[0];
    return this.text("list", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] });
  }

  /** The values of a sentence: things by name, and by each form of their name. @param {Record<string, Arg>} args @param {Wrap} [wrap] */
  values(args, wrap = (_, name) => name) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const [arg, value] of Object.entries(args)) {
      if (typeof value !== "object" || value === null) {
        values[arg] = typeof value === "boolean" ? Number(value) : value;
      } else if (value.ids) {
        values[arg] = this.names(value.kind, value.ids, wrap);
        values[`${arg}_count`] = value.ids.length;
        values[`${arg}_quoted`] = this.names(value.kind, value.ids, (thing, name) =>
          this.text("any-name", { name: wrap(thing, name) }, "quoted"),
        );
      } else if (value.kind === "number") {
        values[arg] = Number(value.id);
      } else if (value.id !== undefined) {
        const [thing, name] = [`${value.kind}:${value.id}`, this.name(value.kind, value.id)];
        values[arg] = wrap(thing, name);
        for (const form of this.attributes("any-name"))
          values[`${arg}_${form}`] = this.text("any-name", { name: wrap(thing, name) }, form);
        for (const attribute of this.attributes(value.id === "none" ? "nothing" : `${value.kind}-${value.id}`)) {
          const form = this.name(value.kind, value.id, attribute);
          // A sentence about a thing is not its name.
          values[`${arg}_${attribute}`] = form.includes(name)
            ? form.replace(name, wrap(thing, name))
            : form.endsWith(".")
              ? form
              : wrap(thing, form);
        }
      }
    }
    return values;
  }

  /** The attributes that a message has. @param {string} id @returns {string[]} */
  attributes(id) {
    const message = bundles.value[`${language.value} ${this.game}`]?.getMessage(id);
    return Object.keys(message?.attributes ?? {});
  }

  /** A sentence: `prefix-key` with its values. @param {string} prefix @param {string} key @param {Record<string, Arg>} args */
  say(prefix, key, args) {
    return this.text(`${prefix}-${key}`, this.values(args));
  }

  /**
   * Why a bot did something, in the voice of its level if it has one for that.
   * @param {{ key: string, args: Record<string, Arg>, bot?: string | null }} said
   */
  explained({ key, args, bot }) {
    const values = this.values(args);
    return (bot && this.text(`explained-${key}`, values, bot)) || this.text(`explained-${key}`, values);
  }

  /** What a seat is asked. @param {PromptData | null} prompt */
  prompt(prompt) {
    return prompt ? this.say("prompt", prompt.key, prompt.args) : "";
  }

  /** What limits the answer to a question. @param {PromptData | null} prompt */
  reason(prompt) {
    return prompt ? this.text(`prompt-${prompt.key}`, this.values(prompt.args), "why") : "";
  }

  /** Which of how many a question is. @param {PromptData | null} prompt */
  count(prompt) {
    return prompt ? this.text(`prompt-${prompt.key}`, this.values(prompt.args), "count") : "";
  }

  /**
   * An action as the open question puts it, in an attribute of the prompt that has the name of the verb; else nothing.
   * @param {PromptData | null} prompt @param {ActionParts} action
   */
  answer(prompt, [verb, kind, id]) {
    if (!prompt || !this.attributes(`prompt-${prompt.key}`).includes(verb)) return "";
    const thing = kind && id ? { [kind]: { kind, id } } : {};
    return this.text(`prompt-${prompt.key}`, this.values({ ...prompt.args, ...thing }), verb);
  }

  /** An action as on a button. @param {ActionParts} action */
  action([verb, kind, id]) {
    return this.say("action", verb, kind && id ? { [kind]: { kind, id } } : {});
  }

  /**
   * What happened; names are wrapped if asked for.
   * @param {Record<string, any>} event @param {Record<string, Record<string, string>>} kinds @param {Wrap} [wrap]
   */
  event(event, kinds, wrap) {
    return this.text(`event-${event.event}`, this.values(this.namedIn(event, kinds), wrap));
  }

  /** The fields of an event as values of a sentence. @param {Record<string, any>} event @param {Record<string, Record<string, string>>} kinds */
  namedIn(event, kinds) {
    const { event: key, ...rest } = event;
    const named = kinds[key] ?? {};
    /** @type {Record<string, Arg>} */
    const args = {};
    for (const [field, value] of Object.entries(rest)) {
      const kind = named[field];
      args[field] = !kind ? value : Array.isArray(value) ? { kind, ids: value } : { kind, id: value };
    }
    return args;
  }
}
