// The tables that everybody may watch: as long as somebody looks at the list, it is fetched anew now and then.

import { ask, at } from './common.js';

const PAUSE = 20000;

async function look() {
  const list = at('watched');
  // Whoever is in the list is not disturbed.
  if (document.hidden || !list || list.contains(document.activeElement)) return;
  const { status, body } = await ask('/watching');
  const now = status === 200 && body.querySelector('#watched');
  if (now && now.outerHTML !== list.outerHTML) list.replaceWith(now);
}

setInterval(look, PAUSE);
document.addEventListener('visibilitychange', () => document.hidden || look());
