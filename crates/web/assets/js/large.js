// A card seen large: when the pointer rests on it, when it has focus, when it is held or tapped.

import { all, around, ask, at, elsewhere, memory } from './common.js';
import { dress } from './dress.js';
import { swapped } from './swap.js';

/** @type {Map<string, Promise<Node | undefined>>} */
const known = new Map();
/** The card that is shown or about to be. @type {HTMLElement | null} */
let shown = null;
/** Does the view follow pointer and focus, or is it held open until it is closed? @type {'' | 'rest' | 'held'} */
let how = '';
/** @type {number | undefined} */
let timer;
/** The card clicked last: what somebody is busy with needs no view until the pointer has left it. @type {string | undefined} */
let clicked;
/** Did a finger stay on a card, so that lifting it is no click? */
let stayed = false;
/** Where the pointer was when it last moved: what comes to lie below a pointer that rests is not pointed at. @type {{ x: number, y: number } | undefined} */
let from;

const box = () => at('large');

/** The card at an element: around it, or in what can be picked. @param {any} e @returns {HTMLElement | null} */
function cardAt(e) {
  if (!(e instanceof Element) || e.closest('#large')) return null;
  return e.closest('[data-card]') ?? e.closest('.pick')?.querySelector('[data-card]') ?? e.querySelector(':scope > [data-card]');
}

/** Says why a card can't be played, if something does. @param {Element} card */
function reason(card) {
  const pick = card.closest('.pick') ?? card;
  return pick.querySelector('.why') ?? (pick.nextElementSibling?.matches('.why') ? pick.nextElementSibling : null);
}

/** A copy to be shown. @param {Node} node */
function copy(node) {
  const twin = node.cloneNode(true);
  if (twin instanceof Element) {
    twin.removeAttribute('id');
    twin.classList.remove('visually-hidden');
  }
  return twin;
}

/** The large view of a card, asked for once. @param {string} slug */
function view(slug) {
  const coming =
    known.get(slug) ??
    ask(`/cards/${slug}`).then(({ status, body }) => {
      if (status === 200) return body;
      known.delete(slug);
    });
  known.set(slug, coming);
  return coming;
}

/** The table says how cards are read, until one was. */
function tip() {
  document.documentElement.toggleAttribute('data-new', !memory.get('read a card'));
}

/** @param {HTMLElement} card @param {'rest' | 'held'} by */
async function show(card, by) {
  shown = card;
  memory.set('read a card', 'yes');
  const [found] = await Promise.all([view(card.dataset.card ?? ''), dress('books')]);
  const large = box();
  if (shown !== card || !card.isConnected || !large) return;
  const why = reason(card);
  large.querySelector('.content')?.replaceChildren(...(why ? [why] : []).map(copy), ...[...(found?.childNodes ?? [card])].map(copy));
  how = by;
  large.classList.toggle('held', by === 'held');
  large.showPopover?.();
  lie(large, card);
}

/** Lays the view beside its card, within the window, over as little as possible of what is asked, explained or can be clicked. @param {HTMLElement} large @param {Element} card */
function lie(large, card) {
  const gap = 8;
  const { offsetWidth: width, offsetHeight: height } = large;
  const own = (card.closest('.pick') ?? card).getBoundingClientRect();
  const others = [...all('.pick'), ...Array(9).fill(all('.coach, .crane-tip, #z-ask')).flat()].map((e) => e.getBoundingClientRect());
  const over = (r, x, y) =>
    Math.max(0, Math.min(r.right, x + width) - Math.max(r.left, x)) * Math.max(0, Math.min(r.bottom, y + height) - Math.max(r.top, y));
  const note = at('z-ask')?.getBoundingClientRect().top ?? innerHeight;
  const far = (x, y) => 99 * Math.hypot(x + width / 2 - own.left - own.width / 2, y + height / 2 - own.top - own.height / 2);
  const within = (at, most) => Math.max(gap, Math.min(at, most - gap));
  const [best] = [own.left + (own.width - width) / 2, own.right + gap, own.left - gap - width, 0, innerWidth]
    .flatMap((x) => [own.top - gap - height, own.top, own.bottom + gap, own.bottom - height, note - gap - height, 0].map((y) => [x, y]))
    .map(([x, y]) => [within(x, document.documentElement.clientWidth - width), within(y, innerHeight - height)])
    .map(([x, y]) => ({ x, y, cost: others.reduce((sum, r) => sum + over(r, x, y), 50 * over(own, x, y) + far(x, y)) }))
    .sort((a, b) => a.cost - b.cost);
  large.style.left = `${best.x}px`;
  large.style.top = `${best.y}px`;
}

/** Closes the view. Gives how it was shown. */
export function hide() {
  clearTimeout(timer);
  const was = how;
  [shown, how] = [null, ''];
  if (was) box()?.hidePopover?.();
  if (was) tip();
  return was;
}

const rests = () => how === 'rest' && hide();

/** @param {HTMLElement} card @param {number} wait @param {'rest' | 'held'} by */
function soon(card, wait, by) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (how === 'held' && shown === card) return;
    stayed = by === 'held';
    show(card, by);
  }, wait);
}

/** @param {PointerEvent} event */
function moved({ pointerType, clientX: x, clientY: y, target }) {
  const rested = !from || Math.hypot(x - from.x, y - from.y) < 3;
  if (pointerType !== 'mouse' || how === 'held') return;
  if (rested) return (from ??= { x, y });
  from = { x, y };
  const card = cardAt(target);
  if (card === shown) return;
  hide();
  if (card && card.dataset.card === clicked) return;
  clicked = undefined;
  shown = card;
  if (card) soon(card, 300, 'rest');
}

/** @param {PointerEvent} event */
function down(event) {
  stayed = false;
  if (around(event, '#large')) return;
  hide();
  from = { x: event.clientX, y: event.clientY };
  const card = cardAt(event.target);
  clicked = card?.dataset.card;
  if (card && event.pointerType !== 'mouse') soon(card, 450, 'held');
}

/** A card that leads nowhere else is shown when it is clicked. @param {MouseEvent} event */
function click(event) {
  if (around(event, '#large [data-close]')) return hide();
  if (stayed) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (stayed || elsewhere(event)) return;
  const card = cardAt(event.target);
  // The sign of a special action stands for its button.
  const use = around(event, '.kind') && card?.closest('.top')?.querySelector('.use');
  if (use) {
    event.preventDefault();
    return use.click();
  }
  const leads = around(event, 'a:not([href^="/cards/"]), button:not(.blocked), label, input');
  if (!card || leads || !card.closest('[data-place], dialog')) return;
  event.preventDefault();
  show(card, 'held');
  // The reason is said aloud as well.
  const why = reason(card);
  if (why) at('refusal')?.replaceChildren(copy(why));
}

/** @param {FocusEvent} event */
function focused({ target }) {
  const card = cardAt(target);
  const why = card && reason(card);
  const e = /** @type {Element} */ (target);
  if (why) e.setAttribute('aria-describedby', (why.id ||= `why-${card.dataset.card}`));
  if (card && e.matches(':focus-visible')) soon(card, 300, 'rest');
}

/** Attends to pointer and focus. */
export function attend() {
  if (!box()) return;
  tip();
  document.addEventListener('pointermove', moved, { passive: true });
  swapped(() => shown && !shown.isConnected && rests());
  document.addEventListener('pointerdown', down);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => how || clearTimeout(timer));
  document.addEventListener('contextmenu', (event) => stayed && event.preventDefault());
  document.addEventListener('click', click, true);
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', rests);
  document.addEventListener('scroll', rests, { capture: true, passive: true });
  document.documentElement.addEventListener('pointerleave', rests);
}
