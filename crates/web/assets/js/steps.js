// Moves of others are seen one after the other, at the pace somebody has chosen. Only the far side of the table waits for that: the
// question and what is one's own are always the newest, and whoever touches anything sees the present at once.

import { all, around, at, memory } from './common.js';
import { dress } from './dress.js';
import { bring, drafts } from './gesture.js';
import * as log from './log.js';
import { isMine, mark, rest } from './marks.js';
import { swapped } from './swap.js';

/**
 * What people perceive as one event: its first and last entry, who acts, what moves, what the log says, and the zones as it leaves them.
 * @typedef {{ n: number, last: number, by: string | undefined, moves: string, zones: Element[], lines: HTMLElement[] }} Step
 * @typedef {{ steps: Step[], recap: string | undefined, more: Element | undefined, zones: Element[] }} News
 */

/** How long a step is looked at, in milliseconds. */
const PACES = { calm: 1400, brisk: 700, 'at-once': 0 };
/** When many wait, none is shorter than this part of it: what is only said takes less time than what moves. */
const SHORTEST = { said: 0.32, seen: 0.64 };
/** A caption of more letters is cut after a sentence. */
const LONG = 150;

/** What waits to be shown, oldest first. @type {Step[]} */
let queue = [];
/** When the next one may be shown. */
let ready = 0;
/** @type {number | undefined} */
let timer;
/** The last entry that was shown. */
let shown = 0;
/** How often something was shown: a flight that was about to begin when the next thing came is left out. */
let flights = 0;

/** @returns {number} */
const pace = () => PACES[memory.get('pace') ?? 'brisk'] ?? PACES.brisk;

/** Is there something to be seen or read? @param {Step} step */
const tells = (step) => step.lines.length > 0 || step.moves !== '';

const isOver = () => at('z-end')?.hidden === false;
const wasOver = isOver();
/** @type {Promise<unknown> | undefined} */
let end;
/** Fetches what shows the final screen: most of the time it is not there yet when a page is loaded. */
const prepare = () => (end ??= Promise.all([import('./count.js'), dress('end')]).then(([count]) => count.attend(wasOver)));

/** Is it the final screen, which is not there yet? @param {any} zone */
const ends = (zone) => zone.id === 'z-end' && !zone.hidden && !isOver();

/** How things fly: fetched once somebody does something or something comes; null if it can't be had. @type {typeof import('./flight.js') | null | undefined} */
let flight;
const wings = () =>
  import('./flight.js').then(
    (there) => (flight = there),
    () => (flight = null),
  );

/** What the stream brings. @param {News} news */
export const receive = (news) => (flight === undefined ? wings().then(() => take(news)) : take(news));

/** @param {News} news */
function take({ steps, recap, more, zones }) {
  const far = (zone) => at(zone.id)?.closest('.far');
  const [felt, near] = [zones.filter(far), zones.filter((zone) => !far(zone) && !ends(zone))];
  let told = log.lines(more);
  // Nothing is shown twice, whatever comes again.
  const fresh = steps.filter((step) => step.last > shown);
  for (const step of fresh) {
    step.lines = told.filter((line) => Number(line.dataset.n) <= step.last);
    told = told.filter((line) => !step.lines.includes(line));
    shown = step.last;
  }
  const newest = fresh[fresh.length - 1];
  if (!newest) {
    present();
    log.tell(told);
    if (recap) caption([document.createTextNode(recap)]);
    return bring(zones);
  }
  newest.zones = felt;
  const own = fresh.find(isMine);
  if (!own) bring(near, flight?.follow);
  for (const step of fresh) {
    // What I do is seen at once, together with what it changes before me.
    if (step === own) {
      present();
      step.zones = [...near, ...step.zones];
    }
    join(step);
  }
  // The last move is seen before the end, which is shown as it should be, or as well as can be.
  const final = zones.filter(ends);
  const close = () => {
    queue.push({ n: newest.last + 1, last: newest.last, by: undefined, moves: '', lines: [], zones: final });
    run();
  };
  if (final.length) Promise.race([prepare(), new Promise((late) => setTimeout(late, 3000))]).then(close, close);
  run();
}

/** A step waits; one that goes on with what waits already is shown with it. @param {Step} step */
function join(step) {
  const before = queue[queue.length - 1];
  if (before?.n !== step.n) return queue.push(step);
  queue[queue.length - 1] = { ...together([before, step]), moves: [before.moves, step.moves].filter(Boolean).join(';') };
}

/** Steps as one: what they tell, and how they leave the table. @param {Step[]} steps @returns {Step} */
function together(steps) {
  const zones = new Map(steps.flatMap((step) => step.zones).map((zone) => [zone.id, zone]));
  const last = steps[steps.length - 1];
  const { n } = steps.findLast(tells) ?? last;
  // What is told again counts as it is told last.
  const told = steps.flatMap((step, n) => step.lines.filter((line) => !(steps[n + 1]?.n <= Number(line.dataset.n))));
  return { ...last, n, zones: [...zones.values()], lines: told };
}

/** Shows what waits, as fast as it may be. */
function run() {
  clearTimeout(timer);
  while (queue.length) {
    const left = isMine(queue[0]) ? 0 : ready - performance.now();
    if (document.hidden || drafts() || !pace()) return present();
    if (left > 0) {
      timer = setTimeout(run, left);
      return;
    }
    const step = /** @type {Step} */ (queue.shift());
    const wait = pace() * Math.max(step.moves ? SHORTEST.seen : SHORTEST.said, 1 / (1 + queue.filter(tells).length / 2));
    show(step, wait);
    ready = performance.now() + (tells(step) ? wait : 0);
  }
  timer = setTimeout(rest, ready - performance.now());
}


/** Shows the present, if it is not shown already. */
function present() {
  clearTimeout(timer);
  flights += 1;
  flight?.land();
  const waiting = queue;
  queue = [];
  ready = 0;
  rest();
  if (waiting.length) show(together(waiting), 0);
}

/** @param {Step} step @param {number} time so long it is seen how things move */
function show(step, time) {
  document.dispatchEvent(new CustomEvent('step', { detail: step.moves }));
  const arrive = time ? flight?.fly(step.moves, time) : flight?.land;
  const mine = (flights += 1);
  bring(step.zones, () => {
    log.tell(step.lines);
    say(step);
    mark(step, time > 0);
    // Right before it is drawn: now the page would have to be laid out once more for it.
    requestAnimationFrame(() => mine === flights && arrive?.());
  });
}

/** Says what has happened. @param {Step} step */
function say(step) {
  let letters = 0;
  const sentences = step.lines.filter((line) => line.localName === 'li' && Number(line.dataset.n) >= step.n);
  const copies = sentences.map((line) => {
    const copy = document.createElement('span');
    copy.append(...[...line.cloneNode(true).childNodes].filter((node) => !(node instanceof Element && node.matches('.rule'))));
    return copy;
  });
  const fitting = copies.filter((copy, n) => (letters += copy.textContent?.length ?? 0) <= LONG || !n);
  // A blank between elements would be lost where lines are counted.
  fitting.forEach((copy) => copy.append(' '));
  if (fitting.length) caption(fitting);
}

/** @param {Node[]} said */
const caption = (said) => at('caption')?.replaceChildren(...said);

/** Attends to those who would rather see the present, and to the pace. */
export function attend() {
  const touch = (event) => around(event, '.board, a, button, input, select, summary, label') && present();
  addEventListener('pointerdown', touch, { capture: true, passive: true });
  for (const acts of ['pointerdown', 'focusin']) addEventListener(acts, wings, { once: true, passive: true });
  addEventListener('keydown', ({ key }) => /^(Shift|Control|Alt|Meta)$/.test(key) || present(), { capture: true });
  document.addEventListener('submit', present, { capture: true });
  document.addEventListener('visibilitychange', () => document.hidden && present());
  swapped(() => isOver() && prepare());
  setTimeout(prepare, wasOver ? 0 : 20000);
  const choice = /** @type {HTMLSelectElement | null} */ (at('pace'));
  if (!choice) return;
  choice.value = memory.get('pace') ?? 'brisk';
  choice.addEventListener('change', () => memory.set('pace', choice.value));
}
