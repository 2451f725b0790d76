// Zones of the page are exchanged for new ones: cards that move are seen moving, and what somebody was doing is kept.

import { all, at, spot } from './common.js';

/** So many cards are shown moving at once. */
const MOST = 16;
/** What can hold focus or a choice. */
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, details, [tabindex]';

/** Zones that wait for their turn, by id: the newest counts. @type {Map<string, Element>} */
let waiting = new Map();
/** To be called once they are in. @type {(() => void)[]} */
let thens = [];
/** Do they come without gliding? */
let stands = false;
/** @type {ViewTransition | null} */
let running = null;
/** Were the choices in the form sent, so that the next question begins without them? */
let spent = false;
/** @type {(() => void)[]} */
const listeners = [];

/** Calls this after every swap. @param {() => void} listener */
export const swapped = (listener) => listeners.push(listener);

/** The choices in the form were sent. */
export const spend = () => (spent = true);

/**
 * Puts zones into the page, each in the place of the element with its id.
 * @param {Iterable<Element>} zones
 * @param {() => void} [then] called once they are in
 * @param {boolean} [still] is something else shown moving?
 */
export function put(zones, then, still = false) {
  for (const zone of zones) waiting.set(zone.id, zone);
  if (then) thens.push(then);
  stands ||= still;
  if (!running) run();
  else if (still) running.skipTransition();
}

function run() {
  if (!waiting.size && !thens.length) return;
  const [zones, told] = [waiting, thens];
  [waiting, thens] = [new Map(), []];
  const change = () => {
    const refocus = exchange(zones);
    for (const call of [...told, ...listeners]) call();
    refocus();
  };
  const still = stands || document.hidden || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
  stands = false;
  const moved = still ? [] : moves(zones);
  if (!moved.length) return change();

  const name = (which, on) => moved.forEach((pair, n) => (pair[which].style.viewTransitionName = on ? `c${n}` : ''));
  name(0, true);
  const transition = document.startViewTransition(() => {
    name(0, false);
    change();
    name(1, true);
  });
  running = transition;
  // A browser that is slow, or draws nothing just now, must not hold up the game.
  const skip = () => transition.skipTransition();
  let guard = setTimeout(skip, 500);
  const over = () => {
    clearTimeout(guard);
    name(1, false);
    running = null;
    run();
  };
  const shown = () => {
    clearTimeout(guard);
    guard = setTimeout(skip, 250);
  };
  transition.ready.then(shown, () => {});
  transition.finished.then(over, over);
}

for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
  addEventListener(input, () => running?.skipTransition(), { capture: true, passive: true });
}

/** Cards that lie in one place now and in another afterwards. @param {Map<string, Element>} zones */
function moves(zones) {
  const cards = (zone) => (zone ? all('[data-place] [data-card]', zone) : []);
  const after = new Map();
  for (const card of [...zones.values()].flatMap(cards)) after.set(spot(card), [...(after.get(spot(card)) ?? []), card]);
  const gone = [...zones.keys()].flatMap((id) => cards(at(id))).filter((card) => !after.get(spot(card))?.shift());
  const come = [...after.values()].flat();
  const pairs = [];
  for (const card of gone) {
    const n = come.findIndex((other) => other.dataset.card === card.dataset.card);
    if (n >= 0) pairs.push([card, ...come.splice(n, 1)]);
  }
  return pairs.slice(0, MOST);
}

/** Gives what puts focus back, once all is in its place: it makes the browser lay the page out. @param {Map<string, Element>} zones */
function exchange(zones) {
  const active = document.activeElement;
  const question = (root) => root.querySelector('#move')?.dataset.ask;
  const next = zones.get('z-ask');
  // Another question begins without the choices of the one before.
  const keeps = !next || (!spent && question(document) === question(next));
  if (next) spent = false;
  // All is looked at before anything changes: a look in between would make the browser lay the page out anew each time.
  const pairs = [...zones].flatMap(([id, zone]) => {
    const old = at(id);
    if (!old || old === zone) return [];
    const find = old.contains(active) && whereabouts(old, active);
    const rolls = all('[data-roll]', old).map((die) => die.dataset.roll);
    return [{ old, zone, back: remember(old, keeps), find, rolls }];
  });
  const replaced = pairs.map(({ old, zone, back, find, rolls }) => {
    const now = old.ariaLive ? refill(old, zone) : zone;
    // Dice that were not there before are seen rolling.
    for (const die of all('[data-roll]', now)) die.classList.toggle('rolled', !rolls.includes(die.dataset.roll));
    if (now === zone) old.replaceWith(zone);
    return { now, back, find };
  });
  for (const { now, back } of replaced) back(now);
  return () => {
    // Somebody else may have put it somewhere meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    for (const { now, find } of replaced) if (find) focus(find(now) ?? at('z-ask'));
  };
}

/** Fills an element anew: what is read out when it changes must stay the same element. @param {Element} old @param {Element} zone */
function refill(old, zone) {
  for (const { name } of [...old.attributes]) if (!zone.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of zone.attributes) old.setAttribute(name, value);
  old.replaceChildren(...zone.childNodes);
  return old;
}

/** Puts focus onto an element, which need not be a control. @param {HTMLElement | null | undefined} element */
export function focus(element) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

/** Controls by what they are, counted where several are alike. @param {Element} root @returns {Map<string, any>} */
function controls(root) {
  const found = new Map();
  for (const e of all(CONTROLS, root)) {
    const value = /^(checkbox|radio|submit|button)$/.test(e.type) ? e.value : '';
    const card = (e.closest('[data-card]') ?? e.querySelector('[data-card]'))?.dataset.card;
    const key = e.id || [e.dataset.key, e.localName, e.name, value || card, e.getAttribute('href')].join();
    let n = 0;
    while (found.has(key + n)) n += 1;
    found.set(key + n, e);
  }
  return found;
}

/** What was ticked, typed, opened and scrolled; gives what puts it into the new zone. @param {Element} old @param {boolean} keeps */
function remember(old, keeps) {
  const kept = [];
  for (const [key, e] of controls(old)) {
    if (e.localName === 'details') kept.push([key, 'open', e.open]);
    else if (e.form?.id === 'move' && !keeps) continue;
    else if (e.checked !== e.defaultChecked) kept.push([key, 'checked', e.checked]);
    else if (e.localName === 'select' || (/^(text|number|search)/.test(e.type) && e.value !== e.defaultValue)) {
      kept.push([key, 'value', e.value]);
    }
  }
  const scrolling = (root) => [root, ...all('[data-place], ol, ul', root)];
  const places = scrolling(old).map((e) => [e.scrollLeft, e.scrollTop]);
  return (/** @type {Element} */ zone) => {
    const now = controls(zone);
    for (const [key, what, value] of kept) if (now.get(key)?.disabled === false || what === 'open') (now.get(key) ?? {})[what] = value;
    scrolling(zone).forEach((e, n) => places[n]?.some(Boolean) && e.scrollTo(...places[n]));
  };
}

/** Finds in a new zone what had focus in the old: the same control, else what is in its place. @param {Element} old @param {any} active */
function whereabouts(old, active) {
  const key = [...controls(old)].find(([, e]) => e === active)?.[0];
  const place = active.closest('[data-place]')?.dataset.place;
  const alike = (root) => all(`[data-place="${place}"] :is(a, button, input, [tabindex])`, root);
  const n = alike(old).indexOf(active);
  return (/** @type {any} */ zone) => (active === old ? zone : (controls(zone).get(key ?? '') ?? alike(zone).slice(0, n + 1).pop()));
}
