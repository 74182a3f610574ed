// The connection to the server: whether it is up, and requests that are repeated until they are answered.
import { batch, signal } from "@preact/signals";
import { Refusal } from "../base/api.js";
import { Backoff, pause } from "../base/backoff.js";

/** Whether a request was not answered at all, so that repeating it may help. @param {unknown} error */
const isUnanswered = (error) => error instanceof Refusal && (error.status === 0 || error.status === 503);

/** A refused read is repeated with the next entry of the stream; anything but a refusal is a defect. @param {unknown} error */
export const ignoreRefusal = (error) => {
  if (!(error instanceof Refusal)) throw error;
};

export class Connection {
  constructor() {
    /** @type {import("@preact/signals").Signal<"opening" | "live" | "lost">} */
    this.status = signal("opening");
    /** @type {import("@preact/signals").Signal<Date | null>} */
    this.lostAt = signal(null);
    /** How many requests wait because the server cannot save anything now. */
    this.unsaved = signal(0);
    /** Whether the event stream is open. */
    this.streaming = false;
    this.closed = false;
    /** For a stream that is ended again and again. */
    this.backoff = new Backoff();
  }

  markLost() {
    if (this.status.value === "lost") return;
    batch(() => {
      this.status.value = "lost";
      this.lostAt.value = new Date();
    });
  }

  markLive() {
    this.backoff.reset();
    batch(() => {
      this.status.value = "live";
      this.lostAt.value = null;
    });
  }

  /** Repeat a request until the server answers, whatever it answers. @template T @param {() => Promise<T>} request @returns {Promise<T>} */
  async retry(request) {
    let waiting = false;
    let older = false;
    const backoff = new Backoff();
    try {
      for (;;) {
        try {
          const answer = await request();
          // A newer server has answered after an older one could not: its page fits it better than this one.
          if (older) location.reload();
          if (this.streaming) this.markLive();
          return answer;
        } catch (error) {
          if (!isUnanswered(error) || this.closed) throw error;
          older ||= /** @type {Refusal} */ (error).code === "newer-rules";
          if (/** @type {Refusal} */ (error).status === 0) this.markLost();
          else if (!waiting) {
            waiting = true;
            this.unsaved.value += 1;
          }
          await pause(backoff.next());
        }
      }
    } finally {
      if (waiting) this.unsaved.value -= 1;
    }
  }
}
