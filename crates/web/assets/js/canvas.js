// The islands on the page while something can be painted: layers above the pictures, for ghosts, the shape in hand and the cursor.

import { all } from './common.js';
import * as easels from './easel.js';

/** My islands, in their order. @returns {HTMLElement[]} */
export const canvases = () => all('#z-islands .canvas');
/** @param {number} n */
export const canvas = (n) => canvases()[n];
/** @param {any} one */
export const number = (one) => canvases().indexOf(one);

/** A layer above an island. @param {Element} one @param {string} name @returns {HTMLElement} */
function layer(one, name) {
  const found = all(`.lay.${name}`, one)[0];
  if (found) return found;
  const made = document.createElement('div');
  made.className = `lay ${name}`;
  one.querySelector('.spots')?.before(made);
  return made;
}

/** Lays something onto a square. @param {HTMLElement} e @param {number} square */
function lie(e, square) {
  Object.assign(e.dataset, { row: 1 + Math.floor(square / 8), column: 1 + (square % 8) });
  return e;
}

/** Lays squares onto a layer. They stay the same elements, so that a finger does not lose them. @param {HTMLElement} on @param {bigint} squares */
function cover(on, squares) {
  const numbers = easels.numbers(squares);
  while (on.children.length < numbers.length) on.append(document.createElement('i'));
  while (on.children.length > numbers.length) on.lastChild?.remove();
  numbers.forEach((square, n) => {
    const e = lie(/** @type {HTMLElement} */ (on.children[n]), square);
    e.dataset.edges = easels.edges(squares, square);
  });
}

/** Makes an island ready for a shape, or for squares one by one. @param {HTMLElement} one @param {boolean} free */
export function unlock(one, free) {
  one.classList.add('open');
  one.tabIndex = 0;
  one.setAttribute('role', 'application');
  one.setAttribute('aria-label', one.dataset.ground ?? '');
  one.setAttribute('aria-describedby', free ? 'paint-how-free' : 'paint-how');
}

/** Nothing is painted on an island any more. @param {HTMLElement} one */
export function lock(one) {
  one.classList.remove('open');
  for (const layer of all('.lay', one)) layer.remove();
  one.tabIndex = -1;
  for (const name of ['role', 'aria-label', 'aria-describedby']) one.removeAttribute(name);
}

/** Marks all squares of an island that can be painted: as whole shapes where they lie beside each other. @param {HTMLElement} one @param {bigint} squares @param {easels.Place[]} ghosts */
export function mark(one, squares, ghosts) {
  const glow = layer(one, 'glow');
  const of = [squares, ...ghosts.map((ghost) => ghost.squares)].join();
  if (glow.dataset.of === of) return;
  glow.dataset.of = of;
  cover(glow, squares);
  easels.numbers(squares).forEach((square, n) => {
    const e = /** @type {HTMLElement} */ (glow.children[n]);
    const ghost = ghosts.find((place) => (place.squares >> BigInt(square)) & 1n);
    e.toggleAttribute('data-ghost', Boolean(ghost));
    if (ghost) e.dataset.edges = easels.edges(ghost.squares, square);
  });
}

/**
 * Draws the shape in hand onto an island, or none.
 * @param {HTMLElement} one @param {{ squares: bigint, set: boolean } | null} here @param {string} colour @param {{ fits: boolean, open: boolean } | null} judged
 */
export function draw(one, here, colour, judged) {
  const shape = layer(one, 'shape');
  cover(shape, here?.squares ?? 0n);
  shape.dataset.colour = colour;
  shape.classList.toggle('fits', Boolean(judged?.fits));
  shape.classList.toggle('fails', Boolean(judged && !judged.fits && !judged.open));
  shape.classList.toggle('set', Boolean(here?.set));
}

/** Shows at which square one chooses, or none. @param {HTMLElement} one @param {number | null} square */
export function point(one, square) {
  layer(one, 'cursor').replaceChildren(...(square === null ? [] : [lie(document.createElement('i'), square)]));
}

/** The square of an island at a point of the window. @param {HTMLElement} one @param {MouseEvent} event */
export function square(one, { clientX, clientY }) {
  const box = /** @type {Element} */ (one.querySelector('.spots')).getBoundingClientRect();
  const [rows, columns] = [Number(one.dataset.rows), Number(one.dataset.columns)];
  const within = (n, most) => Math.max(0, Math.min(Math.floor(n), most - 1));
  return { row: within(((clientY - box.top) / box.height) * rows, rows), column: within(((clientX - box.left) / box.width) * columns, columns) };
}

/** Makes an island the large one where there is room for only one; it is by choosing its name. @param {number} n */
export function enlarge(n) {
  const choice = all('input[name=isle]', canvas(n)?.closest('.my-isle') ?? document.createElement('i'))[0];
  if (choice) choice.checked = true;
}
