// What a sign means is its title, which only a mouse gets to see: fingers that hold it, and keys that reach it, read it too. So with landmarks.

import { around } from './common.js';

/** So many milliseconds a finger holds a sign. */
const HOLD = 450;
/** So far it may move meanwhile. */
const NEAR = 10;

/** @type {HTMLElement | null} */
let note = null;
/** @type {number | undefined} */
let waits;
let from = { x: 0, y: 0 };
/** Is it a finger that holds the sign? */
let held = false;

/** Shows what a sign means, beside it. @param {HTMLElement} sign */
function show(sign) {
  if (!note) {
    note = document.createElement('div');
    note.className = 'sign-note';
    // It is read out with the sign already.
    note.ariaHidden = 'true';
    note.popover = 'manual';
    document.body.append(note);
  }
  note.textContent = sign.title;
  note.showPopover();
  const [place, own] = [sign.getBoundingClientRect(), note.getBoundingClientRect()];
  const above = place.top - own.height - 6;
  note.style.top = `${above > 0 ? above : place.bottom + 6}px`;
  note.style.left = `${Math.max(6, Math.min(place.left, innerWidth - own.width - 6))}px`;
}

function hide() {
  held = false;
  if (note?.matches(':popover-open')) note.hidePopover();
}
const stop = () => clearTimeout(waits);

/** @param {PointerEvent} event */
function pressed(event) {
  hide();
  stop();
  const sign = event.pointerType !== 'mouse' && around(event, '.board :is([title]:not([title=""]), .site)');
  if (!sign) return;
  from = { x: event.clientX, y: event.clientY };
  waits = setTimeout(() => {
    held = true;
    // A landmark tells what it brings as long as it has focus.
    if (sign.matches('.site')) sign.focus();
    else show(sign);
  }, HOLD);
}

/** Letting go of a sign that was held is no click on it; a key pressed on it is one. @param {Event} event */
function swallow(event) {
  if (!held || (event instanceof PointerEvent && event.pointerType !== 'touch' && event.pointerType !== 'pen')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {{ target: EventTarget | null }} event */
function focused({ target }) {
  const sign = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
  // What is written on it already need not be said again.
  if (sign?.title && sign.closest('.board') && sign.title !== sign.innerText.trim()) show(sign);
  else if (!held) hide();
}

let attends = false;

/** Attends to all signs, and to the one that has focus already. */
export function attend() {
  if (attends || !('popover' in HTMLElement.prototype)) return;
  attends = true;
  document.addEventListener('pointerdown', pressed, { passive: true });
  document.addEventListener('pointermove', ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > NEAR && stop(), { passive: true });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop, { passive: true });
  document.addEventListener('scroll', () => (stop(), hide()), { capture: true, passive: true });
  for (const end of ['click', 'contextmenu']) document.addEventListener(end, swallow, { capture: true });
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', hide);
  if (document.activeElement) focused({ target: document.activeElement });
}
