// "Your turn": in the title and the icon, and by a sound or a notice if somebody wants it.

import { all, around, at, memory, words } from './common.js';
import { swapped } from './swap.js';

const title = document.title;
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=icon]'));
const plain = icon?.href ?? '';
/** Was it my turn when we looked last? @type {boolean | undefined} */
let mine;
/** @type {Notification | undefined} */
let notice;

const turn = () => at('z-status')?.dataset.title ?? '';

/** @param {string} what */
const wants = (what) => memory.get(`wants ${what}`) === 'yes';

/** A notice of the system, for one who looks elsewhere. */
function tell() {
  if (!document.hidden || !wants('notice') || window.Notification?.permission !== 'granted') return;
  try {
    notice = new Notification(turn(), { body: title, icon: plain, tag: location.pathname });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones show notices only for installed pages.
  }
}

function look() {
  const now = at('z-status')?.hasAttribute('data-mine') ?? false;
  document.title = now ? `● ${turn()} – ${title}` : title;
  if (icon) icon.href = (now && words.iconTurn) || plain;
  // On the first look nothing has become of anything yet.
  if (now && mine === false) {
    document.dispatchEvent(new Event('my-turn'));
    tell();
  }
  if (!now) notice?.close();
  mine = now;
  for (const button of all('button[data-toggle]')) {
    button.hidden = button.dataset.toggle === 'notice' && !window.Notification;
    button.ariaPressed = String(wants(button.dataset.toggle));
  }
}

/** @param {string} what */
async function toggle(what) {
  let wish = !wants(what);
  if (wish) wish = (await window.Notification?.requestPermission()) === 'granted';
  memory.set(`wants ${what}`, wish ? 'yes' : 'no');
  look();
}

/** Attends to whose turn it is. */
export function attend() {
  document.addEventListener('click', (event) => {
    const button = around(event, 'button[data-toggle]');
    if (button?.dataset.toggle === 'notice') toggle('notice');
    else if (button) look();
  });
  document.addEventListener('visibilitychange', () => document.hidden || notice?.close());
  swapped(look);
  look();
}
