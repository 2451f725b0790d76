// What a coach speaks of gets a ring: cards, squares of an island, buttons. Parts of the table get theirs by style.

import { all, at } from './common.js';
import { swapped } from './swap.js';

/** Where a card is meant to lie, by the word before it. @type {Record<string, string>} */
const PLACES = { hand: '#z-hand', line: '#z-line', discard: '#z-deck', mine: '.mine' };

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

/** Marks a card wherever it lies, or only there: `fox`, `hand:fox`. @param {string} place @param {string} card */
function markCard(place, card) {
  for (const one of all(`.felt ${PLACES[place] ?? ''} .card[data-card="${CSS.escape(card)}"]`)) one.classList.add('looked');
}

/**
 * Marks what is to be pressed, by its answer: `press:bid-3` is the button of "bid 3". It is the one that stands out then.
 * @param {string[]} answers
 */
function markButtons(answers) {
  if (!answers.length) return;
  for (const one of all('#z-ask button, .mine button, #z-science .told, #z-ask .colours input')) {
    const isMeant = answers.includes(one.value.replaceAll(' ', '-'));
    const seen = one.localName === 'input' ? one.closest('label') : one;
    seen?.classList.toggle('looked-at', isMeant);
    if (seen?.matches('#z-ask .button')) seen.classList.toggle('primary', isMeant);
  }
}

function ring() {
  const coach = at('z-coach');
  const table = at('table');
  if (!coach || !table) return;
  const { look = '', coach: state } = coach.dataset;
  Object.assign(table.dataset, { look, coach: state });
  for (const card of all('.looked')) card.classList.remove('looked');
  for (const square of all('.looked-square')) square.remove();
  const words = look.split(' ').filter(Boolean);
  markButtons(words.filter((word) => word.startsWith('press:')).map((word) => word.slice(6)));
  for (const word of words) {
    const [card, place = ''] = word.split(':').reverse();
    if (place !== 'press') markCard(place, card);
    mark(word);
  }
}

/** Whoever was led to a question that is not asked yet goes on from what the coach says. */
function lead() {
  const waits = all('#z-coach [value=learn-on]')[0];
  if (document.activeElement === document.body) waits?.focus({ preventScroll: true });
}

/** Attends to what the coach says. */
export function attend() {
  if (!at('z-coach')) return;
  swapped(ring);
  swapped(lead);
  ring();
}
