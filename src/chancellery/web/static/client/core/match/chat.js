// The messages of a match, and how many of them are unread.
import { signal } from "@preact/signals";
import { post } from "../base/api.js";

export class Chat {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    /** @type {import("@preact/signals").Signal<{ messages: import("../game/types.js").Message[], unread: number }>} */
    this.state = signal({ messages: [], unread: 0 });
  }

  get messages() {
    return this.state.value.messages;
  }

  get unread() {
    return this.state.value.unread;
  }

  async read() {
    this.state.value = await this.match.read(`/messages?seat=${this.match.ownSeat()}`);
  }

  /** @param {string} text @param {string | null} to a seat, or everybody */
  async send(text, to) {
    await post(`/matches/${this.match.id}/messages`, { text, to, seat: this.match.ownSeat() });
    await this.read();
  }

  async markRead() {
    const last = this.messages.at(-1);
    if (!last || this.unread === 0) return;
    this.state.value = { ...this.state.value, unread: 0 };
    await post(`/matches/${this.match.id}/messages/read`, { message: last.id }).catch(() => {});
  }
}
