// A hint stands beside the cards: where the log is, or above the hand where there is no room beside it. It goes when the question does.

import { all, around, ask, at, elsewhere } from './common.js';
import { fold } from './dialog.js';
import { focus, swapped } from './swap.js';

/** Is there room beside the table? As in `table.css`. */
const beside = matchMedia('(min-width: 60em) and (min-height: 37.5em) and (min-aspect-ratio: 1), (min-width: 51.25em) and (min-height: 60em) and (max-aspect-ratio: 999/1000)');

/** The version a hint is for. */
const asked = () => all('#move input[name=version]')[0]?.value;
/** The hint asked for last: what comes late is not shown. */
let wish = 0;

/** @param {boolean} [leads] does focus go back to where it was asked for? */
function close(leads) {
  const panel = at('hint');
  panel?.remove();
  if (panel && leads) focus(all('a[data-hint]')[0]);
  return Boolean(panel);
}

/** Puts the panel where there is room for it. */
function place() {
  const panel = at('hint');
  if (!panel) return;
  if (beside.matches) all('.board > .side')[0]?.prepend(panel);
  else at('z-ask')?.after(panel);
}

/** @param {HTMLAnchorElement} link */
async function show(link) {
  const mine = (wish += 1);
  const version = asked();
  link.ariaBusy = 'true';
  const { status, body } = await ask(link.href);
  link.ariaBusy = null;
  if (!status) return location.assign(link.href);
  if (mine !== wish || version !== asked()) return;
  close();
  const panel = Object.assign(document.createElement('section'), { id: 'hint', className: 'hint' });
  panel.dataset.version = version;
  panel.dataset.scrolls = '';
  const head = /** @type {HTMLTemplateElement | null} */ (at('dialog-head'));
  panel.replaceChildren(...(head ? [head.content.cloneNode(true)] : []), ...body.childNodes);
  panel.ariaLabel = panel.querySelector('h1')?.textContent ?? null;
  all('.side')[0]?.prepend(panel);
  place();
  focus(panel);
}

/** Attends to links that give a hint. */
export function attend() {
  document.addEventListener('click', (event) => {
    const link = around(event, 'a[data-hint]');
    if (link && !elsewhere(event)) {
      event.preventDefault();
      fold();
      // Once more takes it away.
      if (!close(true)) show(link);
    } else if (around(event, '#hint [data-close]')) close(true);
  });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && at('hint')?.contains(document.activeElement) && close(true));
  beside.addEventListener('change', place);
  swapped(() => {
    const panel = at('hint');
    if (panel && panel.dataset.version !== asked()) close();
  });
}
