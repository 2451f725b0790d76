// A game that is over, played like a film: steps are seen as at a table, the bar can be dragged, and every line of the log leads to
// its moment. Only what differs from the moment on the page is asked for.

import { all, around, ask, at, elsewhere, memory } from './common.js';
import * as dialog from './dialog.js';
import { fly, land } from './flight.js';
import * as large from './large.js';
import * as log from './log.js';
import { mark, rest } from './marks.js';
import { put } from './swap.js';
import { know, settle } from './told.js';
import * as tray from './tray.js';

/** The keys and the buttons they press; those with Shift after a blank. */
const KEYS = {
  ArrowLeft: 'back', ArrowRight: 'next', PageUp: 'turn-back', PageDown: 'turn-next', Home: 'first', End: 'last',
  'Shift PageUp': 'round-back', 'Shift PageDown': 'round-next',
};
/** How long a step is looked at while the film plays, in milliseconds. */
const PACES = { calm: 2000, brisk: 1100, fast: 450 };

const bar = /** @type {HTMLInputElement} */ (at('place'));
const chapter = /** @type {HTMLSelectElement | null} */ (at('chapter'));
const speed = /** @type {HTMLSelectElement} */ (at('speed'));
const seat = /** @type {HTMLInputElement} */ (all('#bar [name=seat]')[0]).value;

/** How a moment is shown: with all that moves, or as it is. @typedef {'seen' | 'still' | 'glides'} How */

/** The moment that is asked for next: the newest counts. @type {{ to: number, how: How } | null} */
let wanted = null;
let busy = false;
/** Does the film play, and when comes the next step? */
let plays = false;
/** @type {number | undefined} */
let timer;
/** When the address follows. @type {number | undefined} */
let noted;
/** Does somebody hold the bar? */
let held = false;
/** What was asked for before it was needed: the step after the one that is shown. @type {{ address: string, answer: ReturnType<typeof ask> } | null} */
let ahead = null;

/** The moment on the page: its entry, and the first one of its step. */
const here = () => Number(at('now')?.dataset.at);
const address = (/** @type {number} */ to) => `${location.pathname}?at=${to}&seat=${seat}`;
const pace = () => PACES[speed.value] ?? PACES.brisk;
/** A button that leads somewhere. @param {string} word @returns {any} */
const way = (word) => all(`#step-${word}[href]`)[0];

/** Goes to a moment; while another is on its way, the newest wish waits. @param {number} to @param {How} how */
async function go(to, how) {
  wanted = { to, how };
  if (busy) return;
  busy = true;
  try {
    while (wanted) {
      const next = wanted;
      wanted = null;
      if (next.to !== here()) await show(next.to, next.how);
    }
  } finally {
    busy = false;
  }
}

/** What leads to a moment from the one on the page. @param {number} to */
function asked(to) {
  const wish = `${address(to)}&since=${here()}`;
  const answer = ahead?.address === wish ? ahead.answer : ask(wish);
  ahead = null;
  return answer;
}

/** @param {number} to @param {How} how */
async function show(to, how) {
  let { status, body } = await asked(to);
  let zones = status === 200 ? settle(part(body)) : null;
  // What came does not fit to what is there: all of it anew.
  if (status === 200 && !zones) {
    ({ status, body } = await ask(address(to)));
    zones = status === 200 ? settle(part(body)) : null;
  }
  if (!zones) return location.assign(address(to));
  const named = (/** @type {string} */ id) => /** @type {any} */ (all(`#${id}`, body)[0]);
  const told = log.lines(named('log-more'));
  const { by, moves = '' } = named('steps')?.firstElementChild?.dataset ?? {};
  const ways = named('ways');
  land();
  const arrive = how === 'seen' ? fly(moves, pace() * 0.7) : () => {};
  await new Promise((done) => {
    const then = () => {
      lead(ways);
      log.cut(here());
      log.tell(told);
      settled();
      rest();
      mark({ by, moves }, how === 'seen');
      arrive();
      done(null);
    };
    put(zones, then, how !== 'glides');
  });
  const next = how === 'seen' && way('next');
  if (next) ahead = { address: `${next.href.replace(location.origin, '')}&since=${here()}`, answer: ask(`${next.href}&since=${here()}`) };
}

/** What is exchanged on the page, of what came. @param {Element} body */
const part = (body) => /** @type {HTMLElement[]} */ ([...body.children]).filter(({ id }) => !/^(steps|log-more|ways)$/.test(id));

/** The buttons lead from here: they stay what they are, so that none loses focus. @param {any} ways */
function lead(ways) {
  for (const now of all('[data-step]:not(button)', at('ways') ?? undefined)) {
    const then = all(`#${now.id}`, ways)[0];
    if (!then) continue;
    const had = document.activeElement === now;
    for (const name of ['href', 'data-at', 'role', 'aria-disabled']) {
      if (then.hasAttribute(name)) now.setAttribute(name, then.getAttribute(name));
      else now.removeAttribute(name);
    }
    if (had && !now.hasAttribute('href')) at('play')?.focus();
  }
}

/** All that tells where one is tells it. */
function settled() {
  const { first, text = '', chapter: began } = at('now')?.dataset ?? {};
  // Not at each step of a bar that is dragged: browsers allow only so many.
  clearTimeout(noted);
  noted = setTimeout(() => history.replaceState(null, '', address(here())), 200);
  if (!held) bar.value = String(here());
  bar.setAttribute('aria-valuetext', text);
  if (chapter && began) chapter.value = began;
  for (const line of all('#log li')) {
    if (Number(line.dataset.n) >= Number(first)) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
  }
}

/** Plays the film, or stops it. @param {boolean} on */
function play(on) {
  plays = on;
  clearTimeout(timer);
  at('play')?.setAttribute('aria-pressed', String(on));
  if (on && !way('next')) go(Number(bar.min), 'still').then(soon);
  else if (on) tick();
}

/** The next step comes after the time of one. */
function soon() {
  if (plays) timer = setTimeout(tick, pace());
}

async function tick() {
  const next = way('next');
  if (!next) return play(false);
  await go(Number(next.dataset.at), 'seen');
  if (way('next')) soon();
  else play(false);
}

/** Presses a button. @param {string} word */
function press(word) {
  if (word === 'play') return play(!plays);
  const link = way(word) ?? way(word.replace('round', 'turn'));
  play(false);
  if (link) go(Number(link.dataset.at), word === 'next' ? 'seen' : 'glides');
}

/** What is looked at now and then, and other eyes, are of the moment on the page. @param {Event} event */
function date(event) {
  const link = around(event, 'a:is([data-dialog], [data-eyes])');
  if (!link?.href) return;
  const url = new URL(link.href);
  url.searchParams.set('at', String(here()));
  link.href = url.href;
}

/** The bar is somewhere else. Those who go by single steps would not get behind a long one. */
function slide() {
  const to = Number(bar.value);
  play(false);
  const single = !held && { '-1': 'back', 1: 'next' }[to - here()];
  if (single) return press(single);
  go(to, 'still');
}

/** @param {KeyboardEvent} event */
function key(event) {
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || all('dialog[open]').length) return;
  if (key === 'Escape') return void large.hide();
  if (target.matches('input:not([type=range]), select, textarea')) return;
  const word = key === ' ' ? 'play' : KEYS[shiftKey ? `Shift ${key}` : key];
  // What scrolls is scrolled by keys, and a button is pressed.
  const own = key === ' ' ? 'button, summary, [data-scrolls], #log' : !/^Arrow/.test(key) && '[data-scrolls], #log';
  if (!word || (own && target.closest(own))) return;
  event.preventDefault();
  press(word);
}

document.documentElement.classList.add('scripted');
know();
for (const element of [large, dialog, tray, log]) element.attend();
for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, date, { capture: true });
document.addEventListener('click', (event) => {
  const link = around(event, '[data-step]');
  if (!link || elsewhere(event)) return;
  event.preventDefault();
  if (link.dataset.step !== 'line') return press(link.dataset.step);
  play(false);
  go(Number(link.dataset.at), 'glides');
});
document.addEventListener('keydown', key);
document.addEventListener('visibilitychange', () => document.hidden && play(false));
bar.addEventListener('pointerdown', () => (held = true));
for (const end of ['pointerup', 'pointercancel', 'change']) {
  bar.addEventListener(end, () => {
    held = false;
    if (!busy) bar.value = String(here());
  });
}
bar.addEventListener('input', slide);
chapter?.addEventListener('change', () => {
  play(false);
  go(Number(chapter.value), 'still');
});
speed.value = memory.get('replay pace') ?? 'brisk';
speed.addEventListener('change', () => memory.set('replay pace', speed.value));
