// Playing a card is one gesture: it is laid out as a draft, paid with a running sum, and confirmed; or taken back.

import { all, around, ask, at, elsewhere, words } from './common.js';
import { refresh } from './live.js';
import { look } from './marks.js';
import * as stepwise from './steps.js';
import { focus, put, spend, swapped } from './swap.js';

/** @typedef {import('./steps.js').News} News */

/** The steps of the draft on the table, by their addresses; none if there is no draft. @type {string[]} */
let steps = [];
/** The zones a draft covers, by id, as the server told them last. @type {Map<string, Element>} */
let covered = new Map();
/** Is a move on its way, so that no other is sent? */
let busy = false;
/** What the stream brought before the answer to it. @type {News[] | null} */
let early = null;
/** Only the draft asked for last is laid out. */
let asked = 0;
/** @type {number | undefined} */
let patience;

/** Is a refusal to be read although a new board comes with it? */
let refused = false;
/** Does the page say that no answer came? */
let unanswered = false;

const confirm = () => all('[data-confirm]')[0];
/** The button that confirms, if all is chosen. */
export const ready = () => all('[data-confirm][data-ready]')[0];

/** Is there a draft on the table? */
export const drafts = () => steps.length > 0;

/** Shows what the stream brings. @type {(news: News) => void} */
let show = stepwise.receive;

/** What the stream brings is shown by this. @param {(news: News) => void} call */
export const through = (call) => (show = call);

/** What the stream brings. @param {News} news */
export function receive(news) {
  if (early) early.push(news);
  else show(news);
}

/** New zones; a draft stays above them as long as it is allowed. @param {Element[]} zones @param {() => void} [then] called once they are in */
export function bring(zones, then = () => {}) {
  if (!steps.length) {
    const all = [...covered.values(), ...zones];
    covered.clear();
    // Why a late move was refused stays to be read above the new board.
    const said = refused ? [...(at('refusal')?.childNodes ?? [])] : [];
    const done = () => {
      free();
      then();
      if (said.length) at('refusal')?.replaceChildren(...said);
    };
    return put(all, done, true);
  }
  const below = zones.filter((zone) => covered.has(zone.id));
  for (const zone of below) covered.set(zone.id, zone);
  put(zones.filter((zone) => !below.includes(zone)), then, true);
  if (below.length) lay(/** @type {string} */ (steps.pop()), false);
}

/** Lays a draft onto the table. @param {string} address @param {boolean} [leads] does focus go to its first control? */
async function lay(address, leads = true) {
  const mine = (asked += 1);
  const { pathname, search } = new URL(address, location.href);
  const { status, body } = await ask(`${pathname}/draft${search}`);
  if (mine !== asked || busy) return;
  refuse(status, body);
  if (status !== 200) return lift();
  const card = (step) => new URL(step, location.href).searchParams.get('play');
  steps = [...steps.filter((step) => card(step) === card(address)), address];
  const zones = [...body.children].filter((zone) => at(zone.id));
  for (const zone of zones) if (!covered.has(zone.id)) covered.set(zone.id, /** @type {Element} */ (at(zone.id)));
  put(zones, () => {
    count();
    if (leads) focus(first(zones));
  });
}

/** The control of a draft at which to go on. @param {Element[]} zones */
function first(zones) {
  const controls = zones.flatMap((zone) => all('[data-first], [form=move], #move input, a[data-draft]', zone));
  const seen = controls.filter((control) => control.getClientRects().length);
  return seen.find((control) => 'first' in control.dataset) ?? ready() ?? seen[0] ?? confirm() ?? at('z-ask');
}

/** One step back. Gives whether there was one. */
export function back() {
  const address = steps.pop();
  const button = all('#z-ask button[data-back]')[0];
  if (!address) return button ? (button.click(), true) : false;
  refuse(200);
  if (steps.length) lay(/** @type {string} */ (steps.pop()));
  else lift(address);
  return true;
}

/** Takes the draft away, if there is one. @param {string} [address] of the link that gets focus */
function lift(address) {
  asked += 1;
  steps = [];
  const zones = [...covered.values()];
  covered.clear();
  if (!zones.length) return;
  spend();
  put(zones, () => focus(all('a[data-draft]').find((link) => link.getAttribute('href') === address)));
}

/** Sends the answer. @param {HTMLFormElement} form @param {any} button */
async function send(form, button) {
  if (busy) return;
  wait(true);
  look();
  early = [];
  // A draft that is still on its way would come too late.
  asked += 1;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (button?.name) fields.append(button.name, button.value);
  const { status, body } = await ask(form.action, { method: 'POST', body: fields });
  const news = early;
  early = null;
  /** @type {Element[]} */
  let own = [];
  refuse(status, body);
  if (status >= 200 && status < 300) {
    steps = [];
    spend();
    // What nobody else hears of comes as the answer; all else by the stream. Should nothing come, the table is as it was.
    own = [...body.children].filter((zone) => /^z-/.test(zone.id) && at(zone.id));
    if (!own.length) patience = setTimeout(bring, 3000, []);
  } else {
    free();
  }
  if (own.length) bring(own);
  news.forEach((one) => show(one));
  if (own.length || news.length) return;
  if (status < 400 || status === 409) refresh(status === 409);
}

const free = () => wait(false);

/** @param {boolean} on */
function wait(on) {
  busy = on;
  clearTimeout(patience);
  document.documentElement.toggleAttribute('data-busy', on);
  for (const button of all('button[form=move], #move button')) button.ariaDisabled = on ? 'true' : null;
}

/** Says why something is not done, or no longer says so. @param {number} status @param {HTMLElement} [body] */
function refuse(status, body) {
  const zone = at('refusal');
  refused = status === 409;
  unanswered = status === 0;
  const said = body ? all('.refusal', body) : [];
  const fails = status < 200 || status > 299;
  if (fails && !said.length) {
    said.push(document.createElement('p'));
    said[0].className = 'refusal';
    said[0].textContent = status ? words.failed : words.unanswered;
  }
  zone?.replaceChildren(...(fails ? said : []));
  if (fails) zone?.scrollIntoView({ block: 'nearest' });
}

/** Shows that a card would be too much, and says so. @param {Element} box @param {boolean} on */
function pale(box, on) {
  const card = /** @type {HTMLElement | null} */ (box.closest('.pick'));
  card?.classList.toggle('over', on);
  if (card) card.title = (on && words.over) || '';
}

/** Adds up what is ticked, and marks what is complete and what would be too much. */
function count() {
  let complete = true;
  for (const sum of all('output.sum')) {
    const { name, also, apart, count, cards = 0, single, base = 0, least = count ?? 0, most = count ?? Infinity } = sum.dataset;
    const named = (name) => (name ? all(`input[type=checkbox][name="${name}"]`) : []);
    const boxes = [...named(name), ...named(also)];
    const ticked = boxes.filter((box) => box.checked);
    const worth = (box) => (count ? 1 : Number(box.dataset.folds ?? 1));
    const total = ticked.reduce((sum, box) => sum + worth(box), Number(base));
    // All there are will do where there are fewer; some cards may come besides, or alone.
    const enough = total >= Math.min(least, count ? boxes.length : least) && ticked.length >= cards;
    const besides = named(apart).some((box) => box.checked);
    const fits = (enough && (ticked.length > 0 || !apart || besides) && total <= most) || (single !== undefined && ticked.length === 1);
    const value = sum.querySelector('.value') ?? sum;
    // What has not changed is not said again.
    if (value.textContent !== `${total}`) value.textContent = `${total}`;
    for (const bar of all(`meter[data-of="${name}"]`)) bar.value = total;
    sum.classList.toggle('ready', fits);
    sum.classList.toggle('over', total > most);
    for (const box of boxes) pale(box, !box.checked && total + worth(box) > most && !(single !== undefined && !ticked.length));
    complete &&= fits;
  }
  const radios = all('input[type=radio][form=move], #move input[type=radio]');
  complete &&= radios.every(({ name }) => radios.some((radio) => radio.name === name && radio.checked));
  complete &&= all('#move input[data-needed]').every(({ value }) => value);
  confirm()?.toggleAttribute('data-ready', complete);
}

/** Attends to clicks, choices and the form. */
export function attend() {
  document.addEventListener('click', (event) => {
    const link = around(event, 'a:is([data-draft], [data-back])');
    if (!link || elsewhere(event)) return;
    if ('back' in link.dataset ? back() : busy || lay(link.getAttribute('href'))) event.preventDefault();
  });
  document.addEventListener('change', (event) => {
    if (/** @type {any} */ (event.target).form?.id !== 'move') return;
    refuse(200);
    count();
  });
  document.addEventListener('submit', (event) => {
    if (event.target !== at('move') && event.target !== at('deed')) return;
    event.preventDefault();
    send(/** @type {any} */ (event.target), event.submitter);
  });
  // Once there is a connection again, the board itself tells whether the move has arrived.
  document.addEventListener('reconnected', () => unanswered && refuse(200));
  swapped(count);
  count();
}
