// Trays hold more than fits: they say how many things lie outside, on either side.

import { all } from './common.js';
import { swapped } from './swap.js';

/** The sign at one side of a tray. @param {Element} tray @param {'before' | 'after'} side */
function sign(tray, side) {
  const frame = /** @type {Element} */ (tray.parentElement);
  const known = all(`:scope > .outside.${side}`, frame)[0];
  if (known) return known;
  const made = document.createElement('span');
  made.className = `outside ${side}`;
  made.dataset.outside = '';
  made.ariaHidden = 'true';
  frame.append(made);
  return made;
}

/** Counts what lies outside. @param {Element} tray */
function count(tray) {
  const { left, right } = tray.getBoundingClientRect();
  const boxes = all(':scope > li', tray).map((e) => e.getBoundingClientRect());
  // What is seen by a part only lies outside, too.
  const [before, after] = [boxes.filter((box) => box.left < left - 4).length, boxes.filter((box) => box.right > right + 4).length];
  sign(tray, 'before').textContent = before ? `‹ ${before}` : '';
  sign(tray, 'after').textContent = after ? `${after} ›` : '';
}

const trays = () => all('.tray');
const look = () => trays().forEach(count);
/** Trays that are new, or have grown. */
const watch = new ResizeObserver((entries) => entries.forEach(({ target }) => count(target)));

/** Attends to all trays. */
export function attend() {
  const begin = () => trays().forEach((tray) => watch.observe(tray));
  document.addEventListener('scroll', ({ target }) => target instanceof Element && target.matches('.tray') && count(target), { capture: true, passive: true });
  swapped(begin);
  swapped(look);
  begin();
}
