// A tip that was read makes room at once, and what is being chosen on the table stays as it is.

import { ask, at } from './common.js';
import { put } from './swap.js';

/** Attends to tips. */
export function attend() {
  document.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!at('z-tip')?.contains(form)) return;
    event.preventDefault();
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
    const { status, body } = await ask(form.action, { method: 'POST', body: fields });
    if (status === 200) put(body.children, undefined, true);
    else form.submit();
  });
}
