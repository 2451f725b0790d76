// The log: lines come to its end, turns fold away, and whoever points at a line sees its cards on the table.

import { all, around, at } from './common.js';

/** So many turns stay unfolded: the newest. */
const UNFOLDED = 4;
/** Turns that somebody has folded or unfolded. @type {WeakSet<Element>} */
const touched = new WeakSet();

/** The number of the entry a line or a turn begins with. @param {any} line */
const number = (line) => Number(line?.dataset.n ?? 0);

/**
 * What the stream tells, line by line: headings of turns without their lines, and lines.
 * @param {Element | undefined} more
 * @returns {HTMLElement[]}
 */
export const lines = (more) =>
  [...(more?.children ?? [])].flatMap((part) => {
    const own = all('li', part);
    if (part.localName !== 'details') return own;
    own.forEach((line) => line.remove());
    return [part, ...own];
  });

/** Is the newest line in sight, as long as nobody reads further up? A log whose box gets smaller still follows. */
let follows = true;
/** How high the log was when it was last scrolled there: one that has just got smaller is about to be scrolled. */
let height = 0;
/** Is it about to be scrolled there? What scrolls until then is nobody who reads. */
let due = false;
/** Brings the newest line into sight; what would be seen only by a part at the upper edge is not seen. @param {Element} log */
function toTheEnd(log) {
  log.scrollTop = log.scrollHeight;
  height = log.clientHeight;
  const { top } = log.getBoundingClientRect();
  const cut = all('li, summary', log).filter((e) => {
    const box = e.getBoundingClientRect();
    // Folded lines have boxes, too.
    return box.top < top - 2 && box.bottom > top && e.checkVisibility();
  });
  whole(log);
  cut.forEach((e) => e.classList.add('cut'));
}

/** All is to be seen again. @param {Element} log */
const whole = (log) => all('.cut', log).forEach((e) => e.classList.remove('cut'));

/** Puts lines behind the others; what is told again takes the place of what was told before. @param {HTMLElement[]} lines */
export function tell(lines) {
  const log = at('log');
  if (!log || !lines.length) return;
  const first = number(lines[0]);
  for (const line of all('li, details', log)) if (number(line) >= first) line.remove();
  for (const line of lines) (line.localName === 'li' ? (all('ol', log).pop() ?? log) : log).append(line);
  for (const turn of all('details', log).slice(0, -UNFOLDED)) if (!touched.has(turn)) turn.open = false;
  // Not now: the page would have to be laid out for it.
  if (follows) {
    due = true;
    requestAnimationFrame(() => {
      due = false;
      toTheEnd(log);
    });
  }
}

/** Takes away what is told after an entry. @param {number} last */
export function cut(last) {
  const log = at('log');
  for (const line of all('li, details', log ?? undefined)) if (number(line) > last) line.remove();
  if (log && follows) toTheEnd(log);
}

/** The line that is pointed at. */
let pointed = null;

/** Marks the cards of a line on the table. @param {Event} event */
function point(event) {
  const line = around(event, '#log li') || null;
  if (line === pointed) return;
  pointed = line;
  const slugs = line ? all('[data-card]', line).map((card) => card.dataset.card) : [];
  for (const card of all('[data-place] [data-card]')) card.classList.toggle('pointed', slugs.includes(card.dataset.card));
}

/** Attends to the log. */
export function attend() {
  const log = at('log');
  if (log) {
    toTheEnd(log);
    log.addEventListener('scroll', () => {
      if (log.clientHeight !== height) return;
      follows = due || log.scrollHeight - log.scrollTop - log.clientHeight < 12;
      if (!follows) whole(log);
    }, { passive: true });
    new ResizeObserver(() => {
      height = log.clientHeight;
      if (follows) toTheEnd(log);
    }).observe(log);
  }
  document.addEventListener('click', (event) => {
    const turn = around(event, '#log details');
    if (turn) touched.add(turn);
  });
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, point);
}
