// Names that a layout was not set for: the largest size at which a text fits its room.
const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is at a size. @param {string} text @param {number} size @param {number} weight */
function widthOf(text, size, weight) {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--face-label");
  if (!pen) return text.length * size * 0.45;
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}

/**
 * The size of a text in a room, at most `largest`, and how wide it is then.
 * @param {string} text @param {number} room @param {number} largest @param {number} [weight]
 */
export function fit(text, room, largest, weight = 600) {
  const size = Math.min(largest, Math.floor((largest * room * 4) / widthOf(text, largest, weight)) / 4);
  return { text, size, width: widthOf(text, size, weight) };
}
