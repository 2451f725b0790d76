// What is new since somebody looked last is marked: cards by their places, lines of the log by their numbers.

import { all, memory, spot, table } from './common.js';
import { swapped } from './swap.js';

const key = `seen ${table}`;
const CARDS = '[data-place] [data-card]';
const number = (line) => Number(line?.dataset.n ?? 0);

/** All that lies on the table now has been seen: a player moves, or looks away. */
export function look() {
  const lines = all('#log li');
  memory.set(key, JSON.stringify({ cards: all(CARDS).map(spot), line: number(lines[lines.length - 1]) }));
}

function mark() {
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
  swapped(mark);
  mark();
}
