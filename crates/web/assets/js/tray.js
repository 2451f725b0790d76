// Trays hold more than fits: they say how many things lie outside, on either side. Cards leave out an effect that has no room.

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

/** Counts what lies outside of trays: all are looked at before any is changed. @param {Element[]} trays */
function count(trays) {
  const counted = trays.map((tray) => {
    const { left, right } = tray.getBoundingClientRect();
    const boxes = all(':scope > li', tray).map((e) => e.getBoundingClientRect()).filter(({ width }) => width > 0);
    // What is seen by a part only lies outside, too.
    const [before, after] = [boxes.filter((box) => box.left < left - 4).length, boxes.filter((box) => box.right > right + 4).length];
    return { tray, before, after };
  });
  for (const { tray, before, after } of counted) {
    sign(tray, 'before').textContent = before ? `‹ ${before}` : '';
    sign(tray, 'after').textContent = after ? `${after} ›` : '';
  }
}

/** An effect that would run into the column that is not seen is left out, and the figure gets its room. */
function fit() {
  const cards = all('.felt .card.full');
  for (const card of cards) card.classList.remove('brief');
  const left = (card, part) => /** @type {HTMLElement | null} */ (card.querySelector(part))?.offsetLeft ?? 0;
  const brief = cards.filter((card) => left(card, '.effect') > left(card, '.name') + 8);
  for (const card of brief) card.classList.add('brief');
}

/** Trays that are new, or have grown: told before they are seen. */
const watch = new ResizeObserver((entries) => {
  count(entries.map(({ target }) => target));
  fit();
});

/** Attends to all trays. */
export function attend() {
  const begin = () => all('.tray').forEach((tray) => watch.observe(tray));
  document.addEventListener('scroll', ({ target }) => target instanceof Element && target.matches('.tray') && count([target]), { capture: true, passive: true });
  swapped(begin);
  begin();
}
