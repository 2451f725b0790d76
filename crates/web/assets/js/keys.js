// The table by keyboard.

import { all, at } from './common.js';
import { fold, open } from './dialog.js';
import { back, ready } from './gesture.js';
import { hide } from './large.js';
import { focus } from './swap.js';

/** What stands for a card and can hold focus. */
const CARDS = '[data-place] :is(a, button, .pick input, [tabindex="0"])';

/** @param {ParentNode} root */
const cards = (root) => all(CARDS, root).filter((card) => card.getClientRects().length);

/** The next card: along the place of this one, or up and down the table. @param {Element} from @param {string} key */
function next(from, key) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const place = cards(/** @type {Element} */ (from.closest('[data-place]')));
  if (step) return place[place.indexOf(from) + step];
  const middle = (card) => {
    const box = (card.closest('.pick') ?? card).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const way = (card) => {
    const [right, down] = middle(card);
    const ahead = key === 'ArrowDown' ? down - y : y - down;
    return ahead > 8 ? ahead + 2 * Math.abs(right - x) : Infinity;
  };
  const best = cards(document).reduce((a, b) => (way(b) < way(a) ? b : a), from);
  return best === from ? undefined : best;
}

/** Does what a key means here. Gives whether it means something. @param {KeyboardEvent} event */
function press({ key, repeat, target }) {
  const e = /** @type {HTMLElement} */ (target);
  if (key === 'Escape') {
    if (fold()) return true;
    // A view that was held open is closed first; one that only follows focus goes with the step back.
    const was = hide();
    return was === 'held' || back() || was;
  }
  if (key === 'Enter' && e.matches('.pick[tabindex]')) {
    e.click();
    return true;
  }
  if (key === 'Enter' && !e.matches('a, button, summary, select, textarea, input:not([form=move], #move *)')) {
    // Not the first button of the form, as the browser would have it.
    if (!repeat) ready()?.click();
    return true;
  }
  // A letter may stand for a button, also in a field for numbers, which takes none; a number is typed at once where one is wanted.
  const field = all('input[data-digits]')[0];
  const types = e.matches('input:not([type=checkbox], [type=radio]), select, textarea');
  const button = (!types || e === field) && /^[a-z]$/i.test(key) && !repeat && all(`#move button[data-key="${key.toLowerCase()}"]`)[0];
  if (button) {
    button.click();
    return true;
  }
  if (types) return false;
  if (field && /^[0-9]$/.test(key)) {
    field.focus();
    field.value = key;
    return true;
  }
  if (/^Arrow/.test(key) && e.matches(CARDS)) {
    const card = next(e, key);
    focus(card);
    return card;
  }
  if (/^[1-9]$/.test(key)) {
    const card = all('[data-place=hand]').flatMap(cards)[Number(key) - 1];
    focus(card);
    card?.click();
    return card;
  }
  return key === '?' && open(at('keys'));
}

/** Attends to the keyboard. */
export function attend() {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || all('dialog[open]').length) return;
    if (press(event)) event.preventDefault();
  });
  // Whoever comes to a field for numbers types another one, also when a new question has taken its place.
  document.addEventListener('focusin', ({ target }) => {
    if (/** @type {any} */ (target).matches?.('input[data-digits]')) /** @type {any} */ (target).select();
  });
}
