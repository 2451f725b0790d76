// What a coach speaks of gets a ring: cards, and squares of an island. Parts of the table get theirs by style.

import { all, at } from './common.js';
import { swapped } from './swap.js';

/** Marks a square like `1-c4`: island, column and row. @param {string} word */
function mark(word) {
  const [, island, column, row] = /^(\d)-([a-h])(\d)$/.exec(word) ?? [];
  for (const spots of island ? all(`.canvas[data-island="${island}"] .spots`) : []) {
    const square = document.createElement('span');
    square.className = 'looked-square';
    Object.assign(square.dataset, { row, column: column.charCodeAt(0) - 96 });
    spots.append(square);
  }
}

function ring() {
  for (const card of all('.looked')) card.classList.remove('looked');
  for (const square of all('.looked-square')) square.remove();
  const words = (at('z-coach')?.dataset.look ?? '').split(' ').filter(Boolean);
  for (const word of words) {
    for (const card of all(`.felt .card[data-card="${CSS.escape(word)}"]`)) card.classList.add('looked');
    mark(word);
  }
}

/** Whoever was led to a question that is not asked yet goes on from what the coach says. */
function lead() {
  const waits = all('#z-coach.waits [value=learn-on]')[0];
  if (document.activeElement === document.body) waits?.focus({ preventScroll: true });
}

/** Attends to what the coach says. */
export function attend() {
  if (!at('z-coach')) return;
  swapped(ring);
  swapped(lead);
  ring();
}
