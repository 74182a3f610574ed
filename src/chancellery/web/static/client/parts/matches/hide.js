// Taking a match off one's lists, and bringing it back.
import { post } from "../../core/base/api.js";

/** @param {string} match @param {boolean} hidden */
export const hide = (match, hidden) => post(`/matches/${match}/hide`, { hidden });
