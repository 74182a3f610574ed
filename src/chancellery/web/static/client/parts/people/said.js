// Who said something at a table.
import { t } from "../../core/words/words.js";
import { personName } from "./me.js";

/**
 * The person, and where they sat then.
 * @param {import("../../core/match/match.js").Match<any>} m @param {import("../../core/game/types.js").Message} said
 */
export function saidBy(m, { sender, name }) {
  const seat = m.seatName(sender);
  return name ? t("front-sitter", { name: personName(name), seat }) : seat;
}
