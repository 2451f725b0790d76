// What happened since one was away: taken away at once when it was read, and it stays away until one has answered again.

import { around, at, memory, table } from './common.js';
import { focus } from './swap.js';

/** Attends to the recap. */
export function attend() {
  const recap = at('z-recap');
  if (!recap) return;
  const key = `recap ${table}`;
  const { since = '' } = recap.dataset;
  const done = () => {
    memory.set(key, since);
    recap.remove();
  };
  if (memory.get(key) === since) return done();
  recap.addEventListener('click', (event) => {
    const link = around(event, 'a[href*="recap=seen"]');
    if (!link) return;
    event.preventDefault();
    const place = at(link.hash.slice(1)) ?? at('z-ask');
    done();
    focus(place);
  });
  // Whoever answers is back.
  document.addEventListener('submit', ({ target }) => target === at('move') && done());
}
