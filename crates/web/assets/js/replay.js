// Through a finished game by the arrow keys, without loading each page anew.

import { all, around, ask, elsewhere } from './common.js';
import * as dialog from './dialog.js';
import * as large from './large.js';
import * as log from './log.js';
import { focus, put } from './swap.js';
import * as tray from './tray.js';

/** The keys and the steps they take. */
const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };
/** Only the step asked for last is shown. */
let asked = 0;

/** The log is seen where the game is: at its end. */
const follow = () => all('#log').forEach((log) => (log.scrollTop = log.scrollHeight));

/** @param {string} address @param {string} [step] the link that keeps focus */
async function show(address, step) {
  const mine = (asked += 1);
  const { status, body } = await ask(address);
  if (mine !== asked) return;
  if (status !== 200) return location.assign(address);
  history.replaceState(null, '', address);
  put([...body.children], () => {
    follow();
    if (step) focus(all(`[data-step="${step}"]`)[0]);
  });
}

document.documentElement.classList.add('scripted');
for (const part of [large, dialog, tray, log]) part.attend();
follow();
document.addEventListener('click', (event) => {
  const link = around(event, 'a[data-step]');
  if (!link || elsewhere(event)) return;
  event.preventDefault();
  show(link.href, link.dataset.step);
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || all('dialog[open]').length) return;
  if (key === 'Escape') large.hide();
  if (!(key in KEYS) || (target instanceof Element && target.matches('input, select, textarea'))) return;
  event.preventDefault();
  const link = all(`a[data-step=${KEYS[key]}][href]`)[0];
  if (link) show(link.href);
});
