// A table that waits: who is missing, the link for a friend, a seat to take, or bots for the rest.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { sitDown } from "../../core/match/promise.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { LearnByPlaying } from "../lobby/learn.js";
import { useGames } from "../matches/games.js";
import { paceOf, specialities } from "../matches/matchlines.js";
import { personName } from "../people/me.js";
import { refusalText } from "../common/refused.js";
import { SeatMark } from "../common/seat.js";
import { NameField, takeName } from "../people/yourname.js";

/** Where a guest of an invitation goes back to after the guided first match. */
const INVITED = "chancellery-invited";

/** What game this is, how long it takes, how many play, who asks; the way to learn it. @param {{ m: import("../../core/match/match.js").Match }} props */
function Invitation({ m }) {
  const { summary } = m;
  const { games } = useGames();
  const game = games?.find((one) => one.id === summary.game);
  const title = m.words.text("game-title");
  const by = summary.owner ? t("invited-to", { name: personName(summary.owner), title }) : title;
  const chosen = game ? specialities(summary, game) : [];
  const players = t("game-players", { least: 0, most: summary.seats.length, range: "no" });
  return html`<h2>${by}</h2>
    ${
      game &&
      html`<p class="pitch">${game.pitch}</p>
      <p class="cap">${[players, game.length, paceOf(summary), ...chosen].filter(Boolean).join(" · ")}</p>
      <div class="b learn" onClickCapture=${() => sessionStorage.setItem(INVITED, m.id)}>
        <${LearnByPlaying} game=${game} label=${t("learn-first")} />
        <a class="button quiet" href=${`/rules/${game.id}`} target="_blank">${t("game-learn")}</a>
      </div>`
    }`;
}

/** At a guided first match: the table that one was invited to waits. @param {{ m: import("../../core/match/match.js").Match }} props */
export function BackToInvitation({ m }) {
  const invited = sessionStorage.getItem(INVITED);
  if (!m.summary.tutorial || !invited) return null;
  return html`<aside class="lost on rulesnote" aria-label=${t("invitation-waits")}><div class="neat"></div><p>
    <span>${t("invitation-waits")}</span>
    <span class="b"><a class="button" href=${`/table/${invited}`}>${t("invitation-back")}</a></span></p></aside>`;
}

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function Invite({ m }) {
  const summary = m.summary;
  const [notice, setNotice] = useState("");
  const [refusal, setRefusal] = useState("");
  if (summary.status !== "waiting") return null;
  const link = `${location.origin}/table/${m.id}`;
  /** @param {string} what @param {{ seat?: string, bot?: string }} [body] */
  const act = async (what, body) => {
    try {
      if (what === "join") {
        await takeName();
        await sitDown(summary, body?.seat);
      } else await m.changeTable(what, body);
      await m.catchUp();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setNotice(t("link-copied"));
    } catch {
      setNotice(t("link-by-hand"));
    }
  };
  const share = () => navigator.share({ title: m.words.text("game-title"), url: link }).catch(() => {});
  const invited = summary.yours.length === 0;
  return html`<section class="invite" aria-label=${t("table-waits")}>
    ${invited ? html`<${Invitation} m=${m} />` : html`<h2>${t("table-waits")}</h2>`}
    ${summary.seats.some((seat) => seat.kind === "open") && html`<${NameField} id="invite-name" />`}
    <ul>
      ${summary.seats.map(
        (seat) => html`<li key=${seat.id}>
          <${SeatMark} m=${m} seat=${seat.id} size=${16} /> <b>${m.seatName(seat.id)}</b>
          <span>${seat.kind === "open" ? (seat.offered ? t("seat-offered", { name: personName(seat.offered) }) : t("seat-open")) : m.sitter(seat.id)}</span>
          ${
            seat.kind === "open" &&
            (seat.kept || !seat.offered) &&
            html`<button class=${summary.yours.length ? "" : "do"}
            onClick=${() => act("join", { seat: seat.id })}>${t("sit-here")}</button>`
          }
          ${seat.kept && html`<button class="quiet" onClick=${() => act("decline")}>${t("offer-decline")}</button>`}
          ${seat.yours && html`<button class="quiet" onClick=${() => act("leave", { seat: seat.id })}>${t("get-up")}</button>`}
        </li>`,
      )}
    </ul>
    ${summary.hints && html`<p class="cap"><${Icon} name="scales" /> ${t("hints-allowed")}</p>`}
    ${
      summary.yours.length > 0 &&
      html`<p>${t("send-link")}</p>
      <p class="link"><input readonly value=${link} aria-label=${t("link")}
        onFocus=${(/** @type {any} */ e) => e.target.select()} /><button class="do" onClick=${copy}><${Icon}
          name="link" /> ${t("copy-link")}</button>${
            "share" in navigator && html`<button onClick=${share}>${t("share-link")}</button>`
          }</p>
      <p role="status">${notice}</p>
      <p><button onClick=${() => act("start", { bot: "any" })}>${t("fill-with-bots")}</button></p>`
    }
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
  </section>`;
}
