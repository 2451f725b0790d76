// The stream of a table: it opens again by itself whatever happens, and rests while nobody looks.

import { at, parse, table, version as loaded, view } from './common.js';
import { swapped } from './swap.js';
import { fill, know, settle } from './told.js';

/** @typedef {import('./steps.js').News} News */

const SECOND = 1000;
const LONGEST = 10 * SECOND;

/** The version on the page. */
let version = Number(loaded);
/** @type {EventSource | null} */
let source = null;
/** How often something was heard; and when, if the server tells by events that it is there. */
let heard = 0;
let beat = 0;
let failures = 0;
/** @type {number | undefined} */
let again;
/** @type {number | undefined} */
let complaint;
let complains = false;
/** @type {(news: News) => void} */
let bring = () => {};

/** Hears what is said at the table. @type {((html: string) => void) | null} */
let hear = null;

/** What is said is heard by this. @param {(html: string) => void} call */
export const hears = (call) => (hear = call);

/** What this page has of the talk: its edition, the last line, and how many watch. */
function had() {
  const edition = at('z-talk')?.dataset.edition;
  const last = /** @type {HTMLElement | null | undefined} */ (at('talk-lines')?.lastElementChild)?.dataset.n ?? 0;
  return edition ? `&heard=${edition}-${last}-${at('talk-watchers')?.dataset.n ?? 0}` : '';
}

/** Opens the stream. @param {(news: News) => void} call called with what has happened, and the zones that changed */
export function listen(call) {
  if (!table || !window.EventSource) return;
  know();
  bring = call;
  document.addEventListener('visibilitychange', () => (document.hidden ? away() : open()));
  addEventListener('online', () => document.hidden || open());
  addEventListener('pagehide', close);
  addEventListener('pageshow', (event) => event.persisted && open());
  swapped(say);
  // A connection can die without a sound, as when a phone sleeps.
  setInterval(() => beat && source && !document.hidden && Date.now() - beat > 40 * SECOND && lost(), 5 * SECOND);
  open();
  if (document.hidden) away();
}

/** Looks for news if nothing comes by itself, as after a move; or for all there is, if the page is not as it should be. @param {boolean} all */
export function refresh(all) {
  if (all) {
    version = 0;
    return open();
  }
  const before = heard;
  setTimeout(() => heard === before && open(), source?.readyState === 1 ? 1.5 * SECOND : 0);
}

function close() {
  source?.close();
  source = null;
  clearTimeout(again);
}

function open() {
  close();
  // As this page is, whatever was chosen elsewhere meanwhile.
  const as = `&lang=${document.documentElement.lang}${view ? `&view=${view}` : ''}`;
  const stream = (source = new EventSource(`/t/${table}/live?since=${version}${as}${had()}`));
  stream.onopen = well;
  // A browser gives up after any status but 200: so every loss is treated alike.
  stream.onerror = lost;
  stream.addEventListener('beat', () => {
    beat = Date.now();
    well();
  });
  // Not again and again, should the page come as it was.
  stream.addEventListener('gone', () => setTimeout(() => location.reload(), Math.max(0, 2 * SECOND - performance.now())));
  stream.addEventListener('talk', (event) => {
    well();
    hear?.(event.data);
  });
  stream.addEventListener('zones', (event) => {
    well();
    version = Number(event.lastEventId) || version;
    const news = take(/** @type {HTMLElement[]} */ ([...parse(event.data).children]));
    if (news) bring(news);
    else refresh(true);
  });
}

/** What a message says; nothing if it does not fit to what was told before. @param {HTMLElement[]} came @returns {News | null} */
function take(came) {
  const named = (id) => /** @type {any} */ (came.find((element) => element.id === id));
  const [shown, more] = [named('steps'), named('log-more')];
  const steps = [];
  for (const step of shown?.children ?? []) {
    const { n, last, by, moves = '' } = step.dataset;
    const zones = settle(/** @type {HTMLElement[]} */ ([...step.children]));
    if (!zones) return null;
    steps.push({ n: Number(n), last: Number(last), by, moves, zones, lines: [] });
  }
  const zones = settle(came.filter((element) => element !== shown && element !== more));
  return zones && fill(more ? [more] : []) ? { steps, recap: shown?.dataset.recap, more, zones } : null;
}

function well() {
  heard += 1;
  if (failures) document.dispatchEvent(new Event('reconnected'));
  failures = 0;
  if (beat) beat = Date.now();
  clearTimeout(complaint);
  complaint = undefined;
  complains = false;
  say();
}

function lost() {
  source?.close();
  source = null;
  // Then there is a glance now and then.
  if (document.hidden) return;
  clearTimeout(again);
  const wait = Math.min(LONGEST, (SECOND / 2) * 2 ** failures++);
  again = setTimeout(open, wait * (0.5 + Math.random() / 2));
  complaint ??= setTimeout(() => {
    complains = true;
    say();
  }, 2 * SECOND);
}

/** Says that there is no connection, as long as that is so. */
function say() {
  const line = at('connection');
  const text = (complains && line?.dataset.lost) || '';
  if (line && line.textContent !== text) line.textContent = text;
}

/** Nobody looks: the stream is closed soon, and a glance now and then tells whose turn it is. */
function away() {
  clearTimeout(complaint);
  complaint = undefined;
  let pause = 20 * SECOND;
  const glance = () => {
    close();
    again = setTimeout(() => {
      if (!at('z-status')?.hasAttribute('data-mine')) open();
      again = setTimeout(glance, 3 * SECOND);
    }, pause);
    pause = Math.min(pause * 1.3, 120 * SECOND);
  };
  clearTimeout(again);
  again = setTimeout(glance, 10 * SECOND);
}
