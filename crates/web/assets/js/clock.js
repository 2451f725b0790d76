// Clocks run down on the page by themselves; the server says now and then how it really is.

import { all } from './common.js';
import { swapped } from './swap.js';

/** When each clock was put onto the page. @type {WeakMap<Element, number>} */
const since = new WeakMap();

function tick() {
  for (const clock of all('.clock[data-left]')) {
    if (!since.has(clock)) since.set(clock, Date.now());
    const passed = 'runs' in clock.dataset ? Date.now() - /** @type {number} */ (since.get(clock)) : 0;
    const seconds = Math.max(0, Math.floor((Number(clock.dataset.left) - passed) / 1000));
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const face = clock.querySelector('span');
    if (face && face.textContent !== text) face.textContent = text;
  }
}

/** Attends to clocks. */
export function attend() {
  swapped(tick);
  setInterval(tick, 1000);
}
