// What is only looked up comes into a dialog above the table: discards, scores, the log.

import { all, around, ask, at, elsewhere } from './common.js';
import { dress } from './dress.js';
import { hide } from './large.js';

/** Shows a dialog, if there is one. @param {any} dialog */
export function open(dialog) {
  hide();
  if (dialog && !dialog.open) dialog.showModal();
  if (dialog) dialog.scrollTop = 0;
  return dialog;
}

/** Closes the menu of the table, if it is open and this is not in it. Gives whether it was. @param {EventTarget | null} [target] */
export function fold(target) {
  const menu = all('details.menu[open]')[0];
  if (!menu || (target instanceof Node && menu.contains(target))) return false;
  menu.open = false;
  return true;
}

/** @param {MouseEvent} event */
async function click(event) {
  fold(event.target);
  const opener = around(event, '[data-opens]');
  if (opener) return open(at(opener.dataset.opens));
  const shown = around(event, 'dialog[open]');
  // Beside the dialog, or on its button.
  if (shown && (event.target === shown || around(event, '[data-close]'))) return shown.close();

  const link = around(event, 'a[data-dialog]');
  const dialog = /** @type {any} */ (at('dialog'));
  if (!link || !dialog || elsewhere(event)) return;
  event.preventDefault();
  const [{ status, body }] = await Promise.all([ask(link.href), dress('books'), dress('end')]);
  // Without an answer the browser tries by itself, and says what it finds.
  if (!status) return location.assign(link.href);
  const head = /** @type {HTMLTemplateElement | null} */ (at('dialog-head'));
  dialog.replaceChildren(...(head ? [head.content.cloneNode(true)] : []), ...body.childNodes);
  open(dialog);
}

/** Attends to links that open in the dialog, and to buttons that open or close one. */
export const attend = () => document.addEventListener('click', click);
