// Trays hold more than fits: they say how many things lie outside, on either side, and a touch there brings these. Cards leave out an effect that has no room.

import { all, words } from './common.js';
import { swapped } from './swap.js';

/**
 * The button at one side of a tray. Only pointers need it: focus brings what it goes to into sight by itself, and stays where it is.
 * @param {Element} tray @param {'before' | 'after'} side
 */
function sign(tray, side) {
  const frame = /** @type {Element} */ (tray.parentElement);
  const known = all(`:scope > .outside.${side}`, frame)[0];
  if (known) return known;
  const made = document.createElement('button');
  made.type = 'button';
  made.tabIndex = -1;
  made.className = `outside ${side}`;
  made.dataset.outside = '';
  made.onpointerdown = made.onmousedown = (event) => event.preventDefault();
  made.onclick = () => {
    // Another tray may have come into the same frame.
    const now = all(':scope > .tray', frame)[0];
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    now?.scrollBy({ left: (side === 'after' ? 0.9 : -0.9) * now.clientWidth, behavior });
  };
  frame.append(made);
  return made;
}

/** Says how many lie there; nothing if none do. @param {Element} button @param {number} count @param {string} text */
function name(button, count, text) {
  const [said, label] = [count ? text : '', `${words.more}: ${count}`];
  if (button.textContent !== said) button.textContent = said;
  if (button.ariaLabel !== label) button.ariaLabel = label;
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
    name(sign(tray, 'before'), before, `‹ ${before}`);
    name(sign(tray, 'after'), after, `${after} ›`);
  }
}

/** An effect that would run into the column that is not seen is left out, and the figure gets its room. */
function fit() {
  const cards = all('.felt .card.full');
  for (const card of all('.felt .card.brief')) card.classList.remove('brief');
  const left = (card, part) => /** @type {HTMLElement | null} */ (card.querySelector(part))?.offsetLeft ?? 0;
  const brief = cards.filter((card) => left(card, '.effect') > left(card, '.name') + 8);
  for (const card of brief) card.classList.add('brief');
}

/** Trays that are new, or have grown: told before they are seen. */
const watch = new ResizeObserver((entries) => {
  // Most of the time this only looks.
  fit();
  count(entries.map(({ target }) => target));
});

/** Attends to all trays. */
export function attend() {
  const begin = () => all('.tray').forEach((tray) => watch.observe(tray));
  document.addEventListener('scroll', ({ target }) => target instanceof Element && target.matches('.tray') && count([target]), { capture: true, passive: true });
  swapped(begin);
  begin();
}
