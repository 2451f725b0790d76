// The text view of a table: what happens is said once, a sentence an event; what a key repeats is read from the page.

import { all, around, at } from './common.js';
import * as gesture from './gesture.js';
import { hears, listen } from './live.js';
import * as log from './log.js';
import * as notice from './notice.js';
import * as talk from './talk.js';

document.documentElement.classList.add('scripted');

/** The last entry that was told. */
let told = Number(all('#log [data-n]').pop()?.dataset.n ?? 0);

/** The words of an element, as they are read. @param {Element | null | undefined} element */
const words = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The question, if it is asked here. */
const question = () => (at('z-status')?.hasAttribute('data-mine') ? words(at('ask-title')) : '');
let asked = question();

/** What a line of the log says, without its rule. @param {HTMLElement} line */
function sentence(line) {
  const copy = /** @type {Element} */ (line.cloneNode(true));
  for (const rule of all('.rule', copy)) rule.remove();
  return words(copy);
}

/** Says what happened, and what is asked then. @param {string[]} sentences */
function say(sentences) {
  const now = question();
  const last = now && now !== asked ? [now] : [];
  asked = now;
  const spans = [...sentences, ...last].map((text) => {
    const span = document.createElement('span');
    span.textContent = `${text} `;
    return span;
  });
  if (spans.length) at('caption')?.replaceChildren(...spans);
}

/** What the stream brings. @param {import('./steps.js').News} news */
function receive({ recap, more, zones }) {
  const lines = log.lines(more);
  const fresh = lines.filter((line) => line.localName === 'li' && Number(line.dataset.n) > told);
  told = Math.max(told, ...lines.map((line) => Number(line.dataset.n)));
  const sentences = recap ? [recap] : fresh.map(sentence);
  gesture.bring(zones, () => {
    log.tell(lines);
    say(sentences);
  });
}

/** All that a zone says, part by part. @param {Element | null} zone */
function read(zone) {
  const parts = zone ? all('h2, h3, p, li, summary, .question', zone).filter((part) => !part.closest('details:not([open]) > :not(summary)') && !all('p, li', part).length) : [];
  return parts.length ? parts.map(words).filter(Boolean).map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`)).join(' ') : words(zone);
}

/** Says a zone again: the same text twice is said twice. @param {string} id */
function again(id) {
  const heard = at('heard');
  if (!heard) return;
  heard.textContent = '';
  setTimeout(() => (heard.textContent = read(at(id))), 50);
}

document.addEventListener('click', (event) => {
  const button = around(event, 'button[data-again]');
  if (button) again(button.dataset.again);
});
document.addEventListener('keydown', (event) => {
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
  const button = all('button[data-letter]').find(({ dataset }) => event.code === `Key${dataset.letter}`);
  if (!button) return;
  event.preventDefault();
  again(button.dataset.again);
});

for (const part of [gesture, notice, log, talk]) part.attend();
gesture.through(receive);
hears(talk.hear);
listen(gesture.receive);
