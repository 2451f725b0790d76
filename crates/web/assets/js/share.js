// A link that is sent to friends: copied, or handed to whatever the device shares with.

import { all, around, at } from './common.js';

/** The link a button belongs to. @param {string} id */
const link = (id) => at(id)?.textContent?.trim() ?? '';

/** Copies it; where that is forbidden, marks it to be copied by hand. @param {HTMLElement} button */
async function copy(button) {
  const id = button.dataset.copy ?? '';
  try {
    await navigator.clipboard.writeText(link(id));
    for (const said of all('[data-copied]')) said.textContent = button.dataset.done ?? '';
  } catch {
    const text = at(id);
    if (text) getSelection()?.selectAllChildren(text);
  }
}

/** @param {string} id */
async function share(id) {
  try {
    await navigator.share({ title: document.title, url: link(id) });
  } catch {
    // Closed without sharing.
  }
}

document.documentElement.classList.add('scripted');
document.documentElement.classList.toggle('shares', 'share' in navigator);
document.addEventListener('click', (event) => {
  const button = around(event, '[data-copy], [data-share]');
  if (button?.dataset?.copy) copy(button);
  if (button?.dataset?.share) share(button.dataset.share);
});
