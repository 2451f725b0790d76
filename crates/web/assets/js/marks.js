// Who acts, and what has come to lie somewhere: marked until the next step.

import { all, at } from './common.js';

/** What moves in a step, and who acts. @typedef {{ by: string | undefined, moves: string }} Acted */

/** Does the visitor act themselves? @param {Acted} step */
export const isMine = (step) => step.by !== undefined && at(`z-seat-${step.by}`)?.matches('.mine');

/** Nobody acts any more: a mark that stayed would say that it is their turn. */
export const rest = () => all('.acts').forEach((seat) => seat.classList.remove('acts'));

/** Marks what has come to lie somewhere, until the next step, and who acts. @param {Acted} step @param {boolean} acts is it seen how they do it? */
export function mark(step, acts) {
  for (const e of all('.acts, .came')) e.classList.remove('acts', 'came');
  if (acts && step.by !== undefined && !isMine(step)) at(`z-seat-${step.by}`)?.classList.add('acts');
  for (const move of step.moves.split(';')) {
    const [what, , to] = move.split(' ');
    if (/^(hand|deck)/.test(to ?? 'hand')) continue;
    all(`[data-place="${CSS.escape(to)}"] [data-card="${CSS.escape(what.split('*')[0])}"]`).at(-1)?.classList.add('came');
  }
}
