// A person's own page: name and password, log in and out, language, notices, sessions, data.
import { useRef, useState } from "preact/hooks";
import { post } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { go } from "../core/base/route.js";
import { language, languages, theme } from "../core/base/settings.js";
import { setLanguage, t } from "../core/words/words.js";
import { Field, Form } from "../parts/common/form.js";
import { me, personName, readMe } from "../parts/people/me.js";
import { Choice } from "../parts/lobby/newmatch.js";
import { Calls } from "../parts/account/calls.js";
import { Relations } from "../parts/account/relations.js";
import { Sessions } from "../parts/account/sessions.js";
import { Dialog } from "../parts/common/dialog.js";
import { toast } from "../parts/common/toast.js";
import { PageFrame } from "../parts/people/pageframe.js";

/** @typedef {Record<string, string>} Fields */

export function AccountPage() {
  const who = me.value;
  const known = who !== null && who.id !== null;
  const named = who !== null && known && !who.guest;
  return html`<${PageFrame} at="account" title=${t("account")}>
    <h1>${t("account")}</h1>
    <p class="lead">${who && t(named ? "account-named" : known ? "account-guest" : "account-unknown", { name: personName(who.name) })}</p>
    ${!who && html`<div class="loading"></div>`}
    ${
      who &&
      html`<div class="sheets">
      ${!named && html`<${Claim} />`} ${!named && html`<${LogIn} guest=${known} />`} ${named && html`<${Password} />`}
      <${Settings} known=${known} />
      ${named && html`<${Seen} />`}
      <${Sheet} title=${t("calls")}><${Calls} key=${who.id} known=${known} /><//>
      ${known && html`<${Notices} key=${who.id} email=${who.email ?? ""} webhook=${who.webhook ?? ""} />`}
      ${known && html`<${Sheet} title=${t("sessions")}><${Sessions} key=${who.id} kind="session" /><//>`}
      ${known && html`<${Sheet} title=${t("company")}><${Relations} key=${who.id} /><//>`}
      ${known && html`<${Leaving} guest=${who.guest} />`}
    </div>`
    }
  <//>`;
}

/** @param {{ title: string, children?: any }} props */
export function Sheet({ title, children }) {
  return html`<section class="panel"><h2>${title}</h2><div class="in">${children}</div></section>`;
}

function Claim() {
  const claim = async (/** @type {Fields} */ { name, password }) => {
    await post("/me/claim", { name: name.trim(), password });
    await readMe();
    toast(t("claim-done", { name }));
  };
  return html`<${Sheet} title=${t("claim")}>
    <p>${t("claim-why")} ${t("claim-listed")}</p>
    <${Form} act=${claim} verb=${t("claim-do")} tried="claim" label=${t("claim")}>
      <${Field} name="name" id="claim-name" label=${t("field-name")} required minlength="2" maxlength="40" autocomplete="username" />
      <${Field} name="password" id="claim-password" label=${t("field-password")} hint=${t("field-password-hint")}
        type="password" required minlength="8" maxlength="200" autocomplete="new-password" />
    <//>
  <//>`;
}

/** @param {{ guest: boolean }} props */
function LogIn({ guest }) {
  const logIn = async (/** @type {Fields} */ { name, password }) => {
    await post("/login", { name, password });
    await readMe();
  };
  return html`<${Sheet} title=${t("log-in")}>
    ${guest && html`<p>${t("log-in-guest")}</p>`}
    <${Form} act=${logIn} verb=${t("log-in-do")} tried="login" main=${false} label=${t("log-in")}>
      <${Field} name="name" id="login-name" label=${t("field-name")} required maxlength="40" autocomplete="username" />
      <${Field} name="password" id="login-password" label=${t("field-password")} type="password" required
        maxlength="200" autocomplete="current-password" />
    <//>
  <//>`;
}

function Password() {
  const changePassword = async (/** @type {Fields} */ { before, after }) => {
    await post("/me/password", { old: before, new: after });
    toast(t("password-done"));
  };
  const logOut = async () => {
    await post("/logout");
    await readMe();
  };
  return html`<${Sheet} title=${t("password")}>
    <p>${t("password-why")}</p>
    <${Form} act=${changePassword} verb=${t("password-do")} tried="password" main=${false} label=${t("password")}>
      <${Field} name="before" label=${t("field-password-old")} type="password" required maxlength="200" autocomplete="current-password" />
      <${Field} name="after" label=${t("field-password-new")} hint=${t("field-password-hint")} type="password" required
        minlength="8" maxlength="200" autocomplete="new-password" />
    <//>
    <hr />
    <${Form} act=${logOut} verb=${t("log-out")} main=${false} label=${t("log-out")} />
  <//>`;
}

/** @param {{ known: boolean }} props */
function Settings({ known }) {
  const speakTo = async (/** @type {string} */ chosen) => {
    await setLanguage(chosen);
    if (known) await post("/me", { language: chosen });
  };
  return html`<${Sheet} title=${t("settings")}>
    <${Choice} id="language" label=${t("settings-language")} value=${language.value}
      choices=${languages.map(({ id, name }) => [id, name])} onChange=${speakTo} />
    <${Choice}
      id="theme" label=${t("settings-theme")} value=${theme.value}
      choices=${[["system", t("theme-system")], ["light", t("theme-light")], ["dark", t("theme-dark")]]}
      onChange=${(/** @type {"light" | "dark" | "system"} */ chosen) => (theme.value = chosen)}
    />
  <//>`;
}

/** Who may look at one's profile. */
function Seen() {
  const change = (/** @type {"private" | "listed"} */ what) => async (/** @type {Event} */ e) => {
    await post("/me", { [what]: /** @type {HTMLInputElement} */ (e.currentTarget).checked });
    await readMe();
  };
  const who = me.value;
  return html`<${Sheet} title=${t("profile")}>
    <p><a href=${`/people/${encodeURIComponent(who?.name ?? "")}`}>${t("profile-own")}</a></p>
    <div class="line"><label for="private">${t("profile-hide")}</label>
      <input id="private" type="checkbox" checked=${who?.private} onChange=${change("private")} /></div>
    <div class="line"><label for="listed">${t("profile-list")}</label>
      <input id="listed" type="checkbox" checked=${who?.listed && !who.private} disabled=${who?.private} onChange=${change("listed")} /></div>
  <//>`;
}

/** @param {{ email: string, webhook: string }} props */
function Notices({ email, webhook }) {
  const keep = async (/** @type {Fields} */ fields) => {
    await post("/me", { email: fields.email, webhook: fields.webhook });
    await readMe();
    toast(t("notices-done"));
  };
  return html`<${Sheet} title=${t("notices")}>
    <p>${t("notices-why")}</p>
    <${Form} act=${keep} verb=${t("notices-do")} main=${false} label=${t("notices")}>
      <${Field} name="email" label=${t("field-email")} type="email" maxlength="320" defaultValue=${email} autocomplete="email" />
      <${Field} name="webhook" label=${t("field-webhook")} hint=${t("field-webhook-hint")} type="url" maxlength="500"
        defaultValue=${webhook} autocomplete="off" />
    <//>
  <//>`;
}

/** @param {{ guest: boolean }} props */
function Leaving({ guest }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, setOpen] = useState(false);
  const farewell = async (/** @type {Fields} */ { password = "" }) => {
    await post("/me/delete", { confirm: "delete", password });
    dialog.current?.close();
    await readMe();
    toast(t("delete-done"));
    go("/");
  };
  return html`<${Sheet} title=${t("data")}>
    <p>${t("data-why")}</p>
    <div class="b">
      <a class="button" href="/api/me/export" download="chancellery.json">${t("data-export")}</a>
      <button class="danger" onClick=${() => setOpen(true)}>${t("delete")}</button>
    </div>
    ${
      open &&
      html`<${Dialog} title=${t("delete-sure")} box=${dialog} onClose=${() => setOpen(false)}>
        <p>${t("delete-why")}</p>
        <${Form} act=${farewell} verb=${t("delete-do")} tried="delete" label=${t("delete")}>
          ${
            !guest &&
            html`<${Field} name="password" id="delete-password" label=${t("field-password")} type="password"
            required maxlength="200" autocomplete="current-password" />`
          }
          <button type="button" onClick=${() => dialog.current?.close()}>${t("delete-not")}</button>
        <//>
      <//>`
    }
  <//>`;
}
