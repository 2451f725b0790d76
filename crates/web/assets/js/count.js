// The end of a game: points are counted piece by piece, and the strings grow; any click or key shows the result.

import { all, around, at, table } from './common.js';
import { swapped } from './swap.js';

/** A piece takes so long, in milliseconds; all of them together at most so long. */
const PIECE = 460;
const WHOLE = 7500;

/** Shows the result; nothing if nothing is being counted. @type {(() => void) | null} */
let finish = null;

/** The final screen, if there is one. */
const curtain = () => (at('z-end')?.hidden === false ? all('#z-end .curtain')[0] : undefined);

/** What a piece adds to a string, one thing after the other. @param {any} bead */
function parts(bead) {
  const brought = all('.brought > [data-worth]', bead);
  return (brought.length ? brought : [bead]).map((e) => ({ bead, e, worth: Number(e.dataset.worth) }));
}

/** A string with what it is made of. @param {any} strand */
function read(strand) {
  const [string, rest, total] = ['.string', '.rest', '.total'].map((part) => strand.querySelector(part));
  const grown = (e) => Number(getComputedStyle(e).flexGrow);
  return { strand, string, rest, total, text: total.textContent, top: grown(string) + grown(rest), points: 0, steps: all('.bead', string).flatMap(parts) };
}

/** The string is as long as the points counted so far. @param {ReturnType<typeof read>} one */
function stretch({ string, rest, total, top, points }) {
  string.style.flexGrow = Math.max(points, 0);
  rest.style.flexGrow = top - Math.max(points, 0);
  total.textContent = String(points).replace('-', '−');
}

/** One more piece. @param {ReturnType<typeof read>} one @param {number} n */
function add(one, n) {
  const step = one.steps[n];
  if (!step) return;
  const { bead, e, worth } = step;
  const so = e === bead ? worth : Number(bead.dataset.so ?? 0) + worth;
  bead.dataset.so = so;
  bead.style.flexGrow = Math.max(so, 0);
  for (const it of [bead, e]) it.classList.add('counted');
  one.points += worth;
  stretch(one);
}

/** Marks who has more than everybody else. Gives whether that is somebody new. @param {ReturnType<typeof read>[]} ones */
function lead(ones) {
  const most = Math.max(...ones.map(({ points }) => points));
  const first = ones.filter(({ points }) => points === most);
  const before = ones.find(({ strand }) => strand.classList.contains('leads'));
  if (first.length > 1 || first[0] === before || ones.length < 2) return false;
  for (const { strand } of ones) strand.classList.toggle('leads', strand === first[0].strand);
  return before !== undefined;
}

/** Strings that stood in the order of the seats go to their places. @param {ReturnType<typeof read>[]} ones */
function sort(ones) {
  const before = ones.map(({ strand }) => strand.getBoundingClientRect());
  for (const { strand } of ones) strand.style.order = '';
  ones.forEach(({ strand }, n) => {
    const { left, top } = strand.getBoundingClientRect();
    const translate = `${before[n].left - left}px ${before[n].top - top}px`;
    strand.animate([{ translate }, { translate: '0 0' }], { duration: 600, easing: 'cubic-bezier(.3, .8, .3, 1)' });
  });
}

/** Counts, unless somebody wants nothing to move. */
function run() {
  finish?.();
  const screen = curtain();
  const ones = screen ? all('.strand', screen).map(read) : [];
  const last = Math.max(0, ...ones.map(({ steps }) => steps.length));
  if (!screen || !last || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  screen.classList.remove('revealed');
  screen.classList.add('counting');
  for (const one of ones) {
    one.strand.style.order = one.strand.dataset.seat;
    stretch(one);
  }
  let n = 0;
  const timer = setInterval(() => {
    if (!screen.isConnected || n >= last) return finish?.();
    for (const one of ones) add(one, n);
    n += 1;
    tell('piece', { lead: lead(ones) });
  }, Math.min(PIECE, WHOLE / last));
  finish = () => {
    finish = null;
    clearInterval(timer);
    screen.classList.remove('counting');
    for (const { strand, string, rest, total, text, steps } of ones) {
      strand.classList.remove('leads');
      total.textContent = text;
      for (const e of [string, rest, ...steps.map(({ bead }) => bead)]) e.style.flexGrow = '';
      for (const { bead, e } of steps) {
        delete bead.dataset.so;
        for (const it of [bead, e]) it.classList.remove('counted');
      }
    }
    if (!screen.isConnected) return;
    sort(ones);
    screen.classList.add('revealed');
    tell('won', {});
  };
}

/** Others may want to hear of it. @param {string} what @param {object} detail */
const tell = (what, detail) => document.dispatchEvent(new CustomEvent(`count-${what}`, { detail }));

/** Was it counted in this tab before? It need not be again when the page is loaded once more. */
function isNew() {
  try {
    const key = `counted ${table}`;
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, 'yes');
    return !before;
  } catch {
    return true;
  }
}

/** Attends to the end of the game. @param {boolean} was was it there when the page was loaded? */
export function attend(was) {
  let isOver = was;
  if (isOver && isNew()) run();
  const look = () => {
    const end = at('z-end');
    const [was, is] = [isOver, end?.hidden === false];
    isOver = is;
    if (was || !is) return;
    // Once the game is over, its result is what there is to see: from the top.
    (at('end-title') ?? end)?.focus({ preventScroll: true });
    scrollTo(0, 0);
    if (isNew()) run();
  };
  look();
  swapped(look);
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => finish?.(), { capture: true });
  document.addEventListener('click', (event) => {
    if (around(event, '[data-count-again]')) run();
    // Whoever reads by ear presses buttons without a pointer or a key.
    else finish?.();
  });
}
