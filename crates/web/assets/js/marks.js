// Who acts, and what has come to lie somewhere: marked until the next step. And what is new since somebody looked last: cards by
// their places, lines of the log by their numbers.

import { all, at, memory, spot, table } from './common.js';
import { swapped } from './swap.js';

/** What moves in a step, and who acts. @typedef {{ by: string | undefined, moves: string }} Acted */

/** Does the visitor act themselves? @param {Acted} step */
export const isMine = (step) => step.by !== undefined && at(`z-seat-${step.by}`)?.matches('.mine');

/** Nobody acts any more: a mark that stayed would say that it is their turn. */
export const rest = () => all('.acts').forEach((seat) => seat.classList.remove('acts'));

/** Marks what has come to lie somewhere, until the next step, and who acts. @param {Acted} step @param {boolean} acts is it seen how they do it? */
export function mark(step, acts) {
  for (const e of all('.acts, .came')) e.classList.remove('acts', 'came');
  if (acts && step.by !== undefined && !isMine(step)) at(`z-seat-${step.by}`)?.classList.add('acts');
  for (const move of step.moves.split(';')) {
    const [what, , to] = move.split(' ');
    if (/^(hand|deck)/.test(to ?? 'hand')) continue;
    all(`[data-place="${CSS.escape(to)}"] [data-card="${CSS.escape(what.split('*')[0])}"]`).at(-1)?.classList.add('came');
  }
}

const key = `seen ${table}`;
const CARDS = '[data-place] [data-card]';
const number = (line) => Number(line?.dataset.n ?? 0);

/** All that lies on the table now has been seen: a player moves, or looks away. */
export function look() {
  const lines = all('#log li');
  memory.set(key, JSON.stringify({ cards: all(CARDS).map(spot), line: number(lines[lines.length - 1]) }));
}

function compare() {
  let seen;
  try {
    seen = JSON.parse(memory.get(key) ?? '');
  } catch {
    // One who comes here for the first time sees nothing but new things.
    return look();
  }
  const cards = [...(seen.cards ?? [])];
  for (const card of all(CARDS)) {
    const n = cards.indexOf(spot(card));
    if (n >= 0) cards.splice(n, 1);
    card.classList.toggle('fresh', n < 0);
  }
  for (const line of all('#log li')) line.classList.toggle('fresh', number(line) > seen.line);
}

/** Attends to what is new. */
export function attend() {
  if (!table) return;
  document.addEventListener('visibilitychange', () => document.hidden && look());
  swapped(compare);
  compare();
}
