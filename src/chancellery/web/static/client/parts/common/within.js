// Scrolling inside one box: scrollIntoView would move the page as well, which stands still.

/** Bring a part of a box into sight, by as little as it takes. @param {HTMLElement} box @param {Element} part */
export function showWithin(box, part) {
  const [seen, place] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  if (place.top < seen.top) box.scrollTop -= seen.top - place.top;
  else if (place.bottom > seen.bottom) box.scrollTop += Math.min(place.bottom - seen.bottom, place.top - seen.top);
}
