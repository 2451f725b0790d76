// Talk at a table: lines come with the stream, and what is said goes without loading the page.

import { all, around, ask, at, parse, words } from './common.js';

/** What the stream brings: lines, the number of those who watch, or all of it. @param {string} html */
export function hear(html) {
  for (const element of /** @type {any[]} */ ([...parse(html).children])) {
    const there = at(element.id);
    if (element.id === 'talk-more') add(all('li', element));
    else if (element.id === 'talk-watchers') there?.replaceWith(element);
    else if (there) renew(there, element);
  }
}

/** Puts lines behind the others, each once. @param {any[]} lines */
function add(lines) {
  const list = at('talk-lines');
  if (!list || !lines.length) return;
  const last = Number(/** @type {any} */ (list.lastElementChild)?.dataset.n ?? 0);
  const log = /** @type {any} */ (at('talk-log'));
  const follows = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  const fresh = lines.filter((line) => Number(line.dataset.n) > last);
  list.append(...fresh);
  at('talk-none')?.remove();
  if (follows) log.scrollTop = log.scrollHeight;
  const box = /** @type {any} */ (at('talk-box'));
  if (box && !box.open && fresh.some((line) => !line.matches('.mine'))) box.classList.add('unread');
}

/** All of it anew; what was open and typed stays. @param {any} old @param {any} zone */
function renew(old, zone) {
  const [box, now] = [old.querySelector('#talk-box'), zone.querySelector('#talk-box')];
  const [typed, field] = [old.querySelector('#talk-words'), zone.querySelector('#talk-words')];
  if (box && now) now.open = box.open;
  if (typed && field) field.value = typed.value;
  const focused = old.contains(document.activeElement) && document.activeElement?.id;
  old.replaceWith(zone);
  if (focused) at(focused)?.focus();
}

/** @param {SubmitEvent} event */
async function send(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches('[data-talk]')) return;
  event.preventDefault();
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const button = /** @type {any} */ (event.submitter);
  if (button?.name) fields.append(button.name, button.value);
  const { status, body } = await ask(form.action, { method: 'POST', body: fields });
  const [place, said] = [at('talk-refusal'), all('.refusal, .reported', body)];
  const fails = status < 200 || status > 299;
  if (fails && !said.length) {
    said.push(document.createElement('p'));
    said[0].textContent = status ? words.failed : words.unanswered;
  }
  place?.replaceChildren(...said);
  const field = /** @type {any} */ (form.querySelector('input[name=words]'));
  if (field && !fails && button?.value === 'say') field.value = '';
}

let attends = false;

/** Attends to talk. */
export function attend() {
  if (attends) return;
  attends = true;
  const log = at('talk-log');
  if (log) log.scrollTop = log.scrollHeight;
  document.addEventListener('submit', send);
  document.addEventListener('click', (event) => around(event, '#talk-box > summary') && at('talk-box')?.classList.remove('unread'));
}
