// The workshop, for those who write bots, measure games, or bring a match in a file.
import { useState } from "preact/hooks";
import { post } from "../core/base/api.js";
import { html } from "../core/base/html.js";
import { t } from "../core/words/words.js";
import { Field, Form } from "../parts/common/form.js";
import { ImportFile } from "../parts/matches/importfile.js";
import { me, readMe } from "../parts/people/me.js";
import { Sessions } from "../parts/account/sessions.js";
import { toast } from "../parts/common/toast.js";
import { PageFrame } from "../parts/people/pageframe.js";
import { Sheet } from "./account.js";

/** A bot that plays at random, with this server's address in it. @param {string} server */
const firstBot = (server) => `import json, random, time, urllib.request

SERVER, TOKEN, GAME = "${server}", "…", "europe-in-turmoil"

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, headers)) as answer:
        return json.load(answer)

seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}
match = call("/matches", {"game": GAME, "seats": seats})["id"]
while (view := call(f"/matches/{match}/view"))["status"] == "running":
    if legal := view["position"]["legal"]:
        call(f"/matches/{match}/actions", {"action": random.choice(legal), "ply": view["ply"]})
    else:
        time.sleep(0.05)
print(view["position"]["result"])`;

const LAB = `chancellery simulate europe-in-turmoil --games 1000
chancellery verify match.json`;

export function WorkshopPage() {
  return html`<${PageFrame} at="workshop" title=${t("nav-workshop")}>
    <h1>${t("nav-workshop")}</h1>
    <p class="lead">${t("workshop-lead")}</p>
    <div class="sheets">
      <${Tokens} />
      <${Sheet} title=${t("import")}><p>${t("import-why")}</p><${ImportFile} /><//>
      <section class="panel broad">
        <h2>${t("workshop-bot")}</h2>
        <div class="in">
          <p>${t("workshop-bot-how")}</p>
          <${Code} text=${firstBot(location.origin)} />
          <div class="b"><a class="button" href="/api/docs">${t("workshop-docs")}</a><a class="button"
            href="/api/openapi.json">${t("workshop-openapi")}</a></div>
        </div>
      </section>
      <section class="panel broad">
        <h2>${t("workshop-lab")}</h2>
        <div class="in"><p>${t("workshop-lab-how")}</p><${Code} text=${LAB} /></div>
      </section>
    </div>
  <//>`;
}

/** @param {{ text: string }} props */
function Code({ text }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  };
  return html`<div class="code"><pre tabindex="0"><code>${text}</code></pre><button onClick=${copy}>${t("copy")}</button></div>`;
}

function Tokens() {
  const [token, setToken] = useState("");
  const [stamp, setStamp] = useState(0);
  const make = async (/** @type {Record<string, string>} */ { label }) => {
    setToken((await post("/me/tokens", { label })).token);
    await readMe();
    setStamp((old) => old + 1);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toast(t("copied"));
  };
  return html`<${Sheet} title=${t("tokens")}>
    <p>${t("tokens-why")}</p>
    <${Form} act=${make} verb=${t("token-make")} tried="token" label=${t("tokens")}>
      <${Field} name="label" label=${t("field-label")} required maxlength="80" autocomplete="off" />
    <//>
    <div aria-live="polite">
      ${token && html`<p class="token"><b>${t("token-once")}</b><code>${token}</code><button onClick=${copy}>${t("copy")}</button></p>`}
    </div>
    ${me.value?.id && html`<${Sessions} key=${me.value.id} kind="token" stamp=${stamp} />`}
  <//>`;
}
