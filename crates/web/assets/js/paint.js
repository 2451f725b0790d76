// Painting: a shape snaps to places where it fits, by pointer, finger or arrow keys, and is confirmed. Nothing is asked of the server meanwhile.

import { canvas, canvases, draw, enlarge, lock, mark, number, point, square, unlock } from './canvas.js';
import { all, around, at, parse } from './common.js';
import * as easels from './easel.js';
import { focus, swapped } from './swap.js';

/** What can be painted; nothing if nothing is asked. @type {easels.Easel | null} */
let easel = null;
/**
 * The shape in hand: where its upper left corner is, or the squares chosen one by one; set, or still following the pointer.
 * @type {{ island: number, row: number, column: number, squares: bigint, set: boolean, hovers: boolean } | null}
 */
let hand = null;
/** How the shape is turned. */
let turned = 0;
/** How somebody wants it turned, where there is a choice. */
let wish = 0;
/** Was what is set sent, so that the next question begins without it? */
let sent = false;
/** A finger or the mouse button holds the shape there. @type {{ pointer: number, row: number, column: number, moved: boolean } | null} */
let held = null;
/** Did holding it move it, so that letting go is no click? */
let dragged = false;
let wheeled = 0;

const form = () => /** @type {easels.Easel} */ (easel).turns[turned] ?? 1n;
const field = () => all('#move input[data-needed]')[0];
const radios = () => all('#move input[name=colour]');
const colour = () => radios().find((radio) => radio.checked)?.value ?? easel?.colours[0] ?? 'red';
const ghosts = (n) => (easel && !easel.free ? easels.ghosts(easel, n, wish) : []);

/** Reads anew what can be painted, and keeps what is in hand if it still can be. */
function look() {
  const place = all('#move [data-easel]')[0];
  const [text, words] = [place?.textContent, at('p-paint-words')?.textContent];
  const before = easel;
  const grounds = canvases().map(({ dataset }) => dataset);
  easel = !text || !words ? null : before?.text === text ? before : easels.read(text, JSON.parse(words), grounds);
  // What was refused stays in hand: then the question is the same.
  if (!easel || !hand || (easel !== before && (sent || !mayKeep(before)))) hand = null;
  if (!easel || !hand) turned = wish = easel && before && alike(before) ? wish : 0;
  sent = false;
  held = null;
  const painting = place?.closest('.painting');
  prepare(painting);
  if (painting?.dataset.take && !hand) take(painting.dataset.take);
  update();
  // Whoever painted by keyboard goes on with the next question.
  if (before && !easel && document.activeElement?.closest('.canvas')) focus(at('z-ask'));
}

/** Takes over what a hint says: island, colour and squares, as records have them. @param {string} words */
function take(words) {
  const [island, colour, ...names] = words.split(' ');
  const squares = names.reduce((all, name) => all | easels.only(Number(name.slice(1)) - 1, name.charCodeAt(0) - 97), 0n);
  const numbers = easels.numbers(squares);
  const row = Math.min(...numbers.map((n) => Math.floor(n / 8)));
  const column = Math.min(...numbers.map((n) => n % 8));
  turned = wish = Math.max(0, easel?.turns.indexOf(squares >> BigInt(8 * row + column)) ?? 0);
  for (const radio of radios()) radio.checked = radio.value === colour;
  hand = { island: Number(island) - 1, row, column, squares, set: true, hovers: false };
  enlarge(hand.island);
}

/** Is the same painted as before? @param {easels.Easel} before */
const alike = (before) => easel && before.free === easel.free && before.turns.join() === easel.turns.join();

/** @param {easels.Easel | null} before */
function mayKeep(before) {
  if (!before || !easel || !hand || !alike(before)) return false;
  const { fits, open } = easels.judge(easel, hand.island, hand.squares, colour());
  return fits || open || !hand.set;
}

/** Makes the form and the islands ready for a shape. @param {Element | null | undefined} place */
function prepare(place) {
  if (place && !field()) {
    for (const list of all('.placements', place)) list.remove();
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'paint' });
    input.dataset.needed = '';
    place.append(input);
    for (const button of all('[data-confirm]')) button.removeAttribute('data-ready');
  }
  canvases().forEach((one, n) => {
    if (!easel) return lock(one);
    unlock(one, Boolean(easel.free));
    mark(one, easel.islands[n].all, ghosts(n));
  });
}

/** The squares the shape covers, at the place where it is held. */
function covered(island, row, column) {
  const { rows, columns } = /** @type {easels.Easel} */ (easel).islands[island];
  if (easel?.free) return { row, column, squares: hand && hand.island === island ? hand.squares : 0n };
  const { height, width } = easels.size(form());
  const within = (n, most) => Math.max(0, Math.min(n, most));
  const [top, left] = [within(row, rows - height), within(column, columns - width)];
  return { row: top, column: left, squares: form() << BigInt(8 * top + left) };
}

/** Takes the shape to a place. @param {number} island @param {number} row @param {number} column @param {boolean} [hovers] does it only follow the pointer? */
function move(island, row, column, hovers = false) {
  if (!easel) return;
  hand = { island, ...covered(island, row, column), set: false, hovers };
  if (!hovers) enlarge(island);
  update();
}

/** Takes the shape to a place where it fits. @param {number} island @param {easels.Place} place @param {boolean} [hovers] */
function settle(island, place, hovers = false) {
  turned = place.turn;
  move(island, place.row, place.column, hovers);
}

/** Puts the shape down. */
function lift() {
  if (!hand) return false;
  hand = null;
  update();
  return true;
}

/** Shows the shape, says what would come of it, and fills in the form. */
function update() {
  const judged = easel && hand ? easels.judge(easel, hand.island, hand.squares, colour()) : null;
  if (hand && !hand.hovers) hand.set = Boolean(judged?.fits);
  canvases().forEach((one, n) => {
    if (!easel) return;
    const here = hand?.island === n ? hand : null;
    draw(one, here, colour(), judged);
    point(one, easel.free && here && !here.hovers ? 8 * here.row + here.column : null);
  });
  const input = field();
  const value = hand?.set ? `${hand.island + 1} ${colour()} ${easels.names(hand.squares).join(' ')}` : '';
  if (input && input.value !== value) {
    input.value = value;
    // Somebody adds up whether all is chosen.
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const button of all('#move [data-lift]')) button.hidden = !hand || hand.hovers;
  tell(judged);
}

/** That another click leads to another place, if there is one. @param {easels.Judged} judged */
function others(judged) {
  if (!easel || !hand?.set || !judged.fits || easel.free) return '';
  const { row, column } = anchor();
  const all = easels.holding(easel, hand.island, easels.only(row, column));
  return all.length > 1 ? easel.words.again : '';
}

/** The square by which the shape in hand is held. */
function anchor() {
  const grip = easels.grip(form());
  return { row: (hand?.row ?? 0) + grip.row, column: (hand?.column ?? 0) + grip.column };
}

/** Says what is to be said, and what would come of it. @param {easels.Judged | null} judged */
function tell(judged) {
  const line = at('preview');
  if (!line) return;
  const text = judged ? `${judged.text} ${others(judged)}`.trim() : (all('#move .choose')[0]?.textContent ?? '');
  const key = `${judged?.where} ${text} ${judged?.why ?? ''}`;
  line.classList.toggle('fits', Boolean(judged?.fits));
  line.classList.toggle('fails', Boolean(judged && !judged.fits && !judged.open));
  if (line.dataset.said === key) return;
  line.dataset.said = key;
  // Where it lies is seen; it is said to those who listen.
  const where = document.createElement('span');
  if (text || judged?.why) where.className = 'visually-hidden';
  where.textContent = judged ? `${judged.where} ` : '';
  line.replaceChildren(where, text, ' ', ...(judged?.why ? parse(judged.why).childNodes : []));
  line.scrollTop = 0;
}

/** Brings the shape to an island: to the first place where it fits. @param {number} n */
function bring(n) {
  if (!easel?.islands[n]) return;
  const { rows, columns, all } = easel.islands[n];
  if (easel.free) {
    const first = easels.numbers(all)[0] ?? 0;
    return move(n, Math.floor(first / 8), first % 8);
  }
  const [first] = ghosts(n);
  if (first) return settle(n, first);
  const { height, width } = easels.size(form());
  move(n, Math.floor((rows - height) / 2), Math.floor((columns - width) / 2));
}

/** The next place where the shape fits and holds a square, if there is one. @param {number} n @param {{ row: number, column: number }} square */
function next(n, square) {
  if (!easel) return false;
  const list = easels.holding(easel, n, easels.only(square.row, square.column));
  const now = hand?.island === n && hand.set ? list.findIndex(({ squares }) => squares === hand?.squares) : -1;
  const place = now < 0 ? easels.snap(easel, n, square, wish, ghosts(n)) : list[(now + 1) % list.length];
  if (place) settle(n, place);
  return Boolean(place);
}

/** Turns the shape about the square by which it is held, and lets it snap to a place around it where it fits. */
function turn() {
  if (!easel || easel.turns.length < 2) return false;
  const held = hand && anchor();
  turned = wish = (turned + 1) % easel.turns.length;
  canvases().forEach((one, n) => easel && mark(one, easel.islands[n].all, ghosts(n)));
  if (!hand || !held) {
    bring(active());
    return true;
  }
  const { island, hovers } = hand;
  const grip = easels.grip(form());
  const fits = easels.holding(easel, island, easels.only(held.row, held.column)).filter((place) => place.turn === turned);
  const away = (place) => Math.abs(place.row + grip.row - held.row) + Math.abs(place.column + grip.column - held.column);
  const best = [...fits].sort((a, b) => away(a) - away(b))[0];
  move(island, best?.row ?? held.row - grip.row, best?.column ?? held.column - grip.column, hovers);
  return true;
}

/** The island somebody is at: where the shape is, else where focus is, else the first where something fits. */
function active() {
  const focused = number(document.activeElement?.closest('.canvas'));
  if (hand && (focused < 0 || focused === hand.island)) return hand.island;
  if (focused >= 0) return focused;
  const open = easel?.islands.findIndex((isle) => isle.all) ?? 0;
  return Math.max(0, open);
}

/** Chooses a square, or no longer; a square of another island begins anew. @param {number} island @param {number} row @param {number} column */
function toggle(island, row, column) {
  if (!easel) return;
  const before = hand?.island === island ? hand.squares : 0n;
  const one = easels.only(row, column);
  // What can't be painted at all is not chosen, but says why.
  const isFree = Boolean(one & easel.islands[island].free);
  hand = { island, row, column, squares: isFree ? before ^ one : before, set: false, hovers: false };
  update();
  if (!isFree) tell(easels.judge(easel, island, one, colour()));
}

/** The island at an event, while something can be painted. @param {Event} event @returns {HTMLElement | null} */
const under = (event) => (easel ? around(event, '#z-islands .canvas') || null : null);

/** @param {PointerEvent} event */
function moved(event) {
  if (!easel) return;
  if (held && hand && held.pointer === event.pointerId) {
    // The shape may be dragged to another island.
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('#z-islands .canvas');
    const one = /** @type {HTMLElement} */ (over ?? canvas(hand.island));
    const { row, column } = square(one, event);
    const [top, left] = [row - held.row, column - held.column];
    if (number(one) === hand.island && top === hand.row && left === hand.column) return;
    held.moved = true;
    return move(number(one), top, left);
  }
  if (event.pointerType !== 'mouse' || easel.free || (hand && !hand.hovers)) return;
  const one = under(event);
  if (!one) return hand && lift();
  follow(number(one), square(one, event));
}

/** The shape follows the mouse: to where a click would set it, or to where it does not fit, to say why. @param {number} n @param {{ row: number, column: number }} square */
function follow(n, square) {
  if (!easel) return;
  const place = easels.snap(easel, n, square, wish, ghosts(n));
  if (place) return settle(n, place, true);
  turned = wish;
  const grip = easels.grip(form());
  move(n, square.row - grip.row, square.column - grip.column, true);
}

/** @param {PointerEvent} event */
function pressed(event) {
  dragged = false;
  const one = under(event);
  if (!one || !hand || easel?.free || event.button > 0 || hand.hovers || number(one) !== hand.island) return;
  const { row, column } = square(one, event);
  if (!(hand.squares & easels.only(row, column))) return;
  held = { pointer: event.pointerId, row: row - hand.row, column: column - hand.column, moved: false };
  one.setPointerCapture(event.pointerId);
}

/** @param {PointerEvent} event */
function released(event) {
  if (held?.pointer !== event.pointerId) return;
  dragged = held.moved;
  held = null;
  // Let go where it does not fit, it goes to where it does, if that is near.
  if (dragged && hand && !hand.set) next(hand.island, anchor());
}

/** A click, or a tap, sets the shape where it holds the square; again, in the next place. @param {MouseEvent} event */
function clicked(event) {
  if (around(event, '#move [data-turn]')) return turn();
  if (around(event, '#move [data-lift]')) return lift();
  if (around(event, '#move [data-confirm]')) return complete(event);
  const one = under(event);
  if (!one || around(event, '.site:not(.outline)')) return;
  if (dragged) return (dragged = false);
  const [n, place] = [number(one), square(one, event)];
  if (easel?.free) return toggle(n, place.row, place.column);
  if (!next(n, place)) refuse(n, place);
}

/** Nothing is sent as long as nothing is chosen; what to do is said instead. @param {MouseEvent} event */
function complete(event) {
  if (!easel || hand?.set) return;
  event.preventDefault();
  const line = at('preview');
  line?.classList.remove('asks');
  requestAnimationFrame(() => line?.classList.add('asks'));
}

/** Says why the shape fits nowhere around a square. What is set stays. @param {number} n @param {{ row: number, column: number }} place */
function refuse(n, place) {
  if (!easel) return;
  if (!hand?.set) follow(n, place);
  else tell(easels.judge(easel, n, easels.only(place.row, place.column), colour()));
}

/** @param {WheelEvent} event */
function rolled(event) {
  const one = under(event);
  if (!one || !easel || easel.turns.length < 2 || hand?.island !== number(one) || event.ctrlKey) return;
  event.preventDefault();
  // One notch, or a stroke of a finger, is one turn.
  if (event.timeStamp - wheeled < 150) return;
  wheeled = event.timeStamp;
  turn();
}

/** @type {Record<string, number[]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Does what a key means here. Gives whether it means something. @param {KeyboardEvent} event */
function pressedKey({ key, target }) {
  const e = /** @type {HTMLElement} */ (target);
  if (key === 'Escape') return lift() || (e.matches('.site') && (e.blur(), true));
  if (e.matches('input:not([type=checkbox], [type=radio]), select, textarea')) return false;
  const step = STEPS[key];
  const isHere = e === document.body || e.closest('.canvas');
  if (step && isHere) {
    const n = active();
    focus(canvas(n));
    if (hand?.island !== n) bring(n);
    else if (easel?.free) walk(hand.row + step[0], hand.column + step[1]);
    else move(n, hand.row + step[0], hand.column + step[1]);
    return true;
  }
  if (/^[1-4]$/.test(key) && canvas(Number(key) - 1)) {
    focus(canvas(Number(key) - 1));
    bring(Number(key) - 1);
    return true;
  }
  if (key === ' ' && isHere && !e.matches('.site')) {
    if (!hand) bring(active());
    else if (easel?.free) toggle(hand.island, hand.row, hand.column);
    else if (!next(hand.island, anchor())) bring(hand.island);
    return true;
  }
  if (/^r$/i.test(key)) return turn();
  return /^c$/i.test(key) && recolour();
}

/** Takes the square at which one chooses elsewhere. @param {number} row @param {number} column */
function walk(row, column) {
  if (!easel || !hand) return;
  const { rows, columns } = easel.islands[hand.island];
  const within = (n, most) => Math.max(0, Math.min(n, most - 1));
  hand = { ...hand, row: within(row, rows), column: within(column, columns) };
  update();
}

/** The next colour, if there is a choice. */
function recolour() {
  const list = radios();
  if (list.length < 2) return false;
  const next = list[(list.findIndex((radio) => radio.checked) + 1) % list.length];
  next.checked = true;
  update();
  return true;
}

/** Attends to pointer, wheel, keyboard and form. */
export function attend() {
  if (!at('z-islands')) return;
  document.addEventListener('pointermove', moved);
  document.addEventListener('pointerdown', pressed);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, /** @type {any} */ (released));
  document.addEventListener('click', clicked);
  document.addEventListener('wheel', rolled, { passive: false });
  document.addEventListener('keydown', (event) => {
    if (!easel || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || all('dialog[open]').length) return;
    if (pressedKey(event)) event.preventDefault();
  });
  document.addEventListener('change', ({ target }) => /** @type {any} */ (target).name === 'colour' && update());
  document.addEventListener('submit', ({ target }) => (sent ||= target === at('move')));
  swapped(look);
  look();
}
