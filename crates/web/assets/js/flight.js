// Things that go from one place of the table to another are seen going there: cards fly and turn over, coins roll, paint spreads.

import { all, at } from './common.js';

/** So many things are seen moving at once. */
const MOST = 9;
/** Things follow each other after so many milliseconds, or sooner if there are many. */
const AFTER = 60;

/** What is under way. @type {Animation[]} */
let running = [];
/** What goes where a card lies already. @type {{ move: Move, from: DOMRect, e: HTMLElement, target: any, animation: Animation }[]} */
let goals = [];

/** @typedef {{ what: string, count: number, from: string, to: string }} Move */

/** Motions as the server writes them: `fox hand-1 seat-1-left;*2 deck hand-1`. @param {string} text @returns {Move[]} */
function read(text) {
  const moves = text.split(';').filter(Boolean).map((move) => move.split(' '));
  return moves.map(([what, from, to]) => ({ what: what.split('*')[0], count: Number(what.split('*')[1] ?? 1), from, to }));
}

/** Is it seen, and where? @param {any} e @returns {DOMRect | null} */
function box(e) {
  const rect = e?.getBoundingClientRect();
  return rect?.width && rect.bottom > 0 && rect.top < innerHeight ? rect : null;
}

/** What stands for a place. @param {string} name */
function place(name) {
  const coins = /^seat-\d$/.test(name) && all(`#z-${name} .coins`)[0];
  if (coins || name === 'bank') return coins || at('z-auction');
  return all(`[data-place="${CSS.escape(name)}"]`).find(box);
}

/** A card that lies in a place: of several that are alike the last, which came last. @param {string} name @param {string} slug @param {Set<Element>} taken */
function card(name, slug, taken) {
  // What is not known to the visitor has no name.
  const found = slug ? all(`[data-place="${CSS.escape(name)}"] [data-card="${CSS.escape(slug)}"]`).findLast((e) => !taken.has(e) && box(e)) : undefined;
  if (found) taken.add(found);
  return found;
}

/** The layer above the table on which things move. */
function sky() {
  const known = at('sky');
  if (known) return known;
  const made = document.createElement('div');
  made.id = 'sky';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

/** Puts something where a box is. @param {HTMLElement} e @param {DOMRect} rect */
const span = (e, { left, top, width, height }) => Object.assign(e.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });

/** Lays something above the table. @param {DOMRect} rect @param {string} kind @param {Element[]} inner */
function lay(rect, kind, inner = []) {
  const e = document.createElement('div');
  e.className = `flier ${kind}`;
  span(e, rect);
  e.append(...inner);
  sky().append(e);
  return e;
}

/** Lets something be seen for a while, and no longer. @param {HTMLElement} e @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how @param {() => void} [then] */
function play(e, frames, how, then = () => {}) {
  const animation = e.animate(frames, { fill: 'both', ...how });
  running.push(animation);
  const over = () => {
    e.remove();
    then();
  };
  animation.finished.then(over, over);
  return animation;
}

/** All that moves is where it belongs. */
export function land() {
  running.forEach((animation) => animation.finish());
  running = [];
}

/** Something else has changed the table: what is under way goes where its place is now. */
export function follow() {
  if (!goals.length) return;
  // Not now: the page would have to be laid out for it.
  requestAnimationFrame(() => {
    const arrived = new Set();
    const found = goals.map((one) => ({ one, ...goal(one.move, arrived) }));
    for (const { one, target, end } of found) {
      one.target.classList.remove('arriving');
      if (!target || !end) continue;
      one.target = target;
      target.classList.add('arriving');
      span(one.e, end);
      /** @type {KeyframeEffect} */ (one.animation.effect).setKeyframes(path(end, one.from, end, true));
    }
  });
}

/**
 * Notes where things are before they move; gives what shows them moving, once they are where they belong.
 * @param {string} text @param {number} time for all of it, in milliseconds
 */
export function fly(text, time) {
  land();
  if (!text || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const taken = new Set();
  const noted = read(text).flatMap((move) => {
    const several = Math.min(move.count, move.what === 'coin' ? 5 : 3);
    return Array.from({ length: several }, () => {
      const e = card(move.from, move.what, taken);
      return { move, from: box(e) ?? box(place(move.from)), face: e?.cloneNode(true) };
    });
  });
  return () => {
    const arrived = new Set();
    // All places are looked at before anything is laid above them.
    const sent = noted.slice(0, MOST).map((one) => ({ ...one, ...goal(one.move, arrived) }));
    const after = Math.min(AFTER, time / 2 / Math.max(1, sent.length - 1));
    sent.forEach((one, n) => send(one, time / 2, n * after));
  };
}

/** Does it happen to the ground of an island? A Seal is a card as well. @param {string} what @param {string} to */
const spreads = (what, to) => /^isle-/.test(to) && /^(paint|seal|fill)$/.test(what);

/** Where something goes. @param {Move} move @param {Set<Element>} arrived */
function goal({ what, to }, arrived) {
  const ground = spreads(what, to) && place(to);
  const target = ground ? (all('[data-columns]', ground)[0] ?? ground) : card(to, what, arrived);
  return { target, end: box(target) ?? box(place(to)) };
}

/**
 * @param {{ move: Move, from: DOMRect | null, face: any, target: any, end: DOMRect | null }} one
 * @param {number} time @param {number} delay
 */
function send({ move, from, face, target, end }, time, delay) {
  const { what } = move;
  if (end && spreads(what, move.to)) return spread(move, target, end, time, delay);
  if (!from || !end) return;
  const inner = looks(what, target ?? face);
  const hidden = !what || (/^(deck|hand-)/.test(move.from) && inner.length > 1);
  const size = target ? end : face ? from : small(what, end);
  const e = lay(size, hidden && what ? 'turns' : what ? '' : 'back', inner);
  target?.classList.add('arriving');
  const how = { duration: time, delay, easing: 'cubic-bezier(.3, .1, .2, 1)' };
  const one = { move, from, e, target, animation: play(e, path(size, from, end, Boolean(target)), how, () => arrive(e)) };
  if (target) goals.push(one);
  const turning = hidden && what && /** @type {HTMLElement} */ (e.firstElementChild);
  if (turning) running.push(turning.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], { duration: time, delay, fill: 'both' }));
}

/** How something of some size goes from one box to another, and whether it is seen to the end. @param {DOMRect} size @param {DOMRect} from @param {DOMRect} to @param {boolean} stays */
function path(size, from, to, stays) {
  const shift = (rect) => {
    const scale = Math.min(1, rect.width / size.width, rect.height / size.height);
    const [x, y] = [rect.left + rect.width / 2 - size.left - size.width / 2, rect.top + rect.height / 2 - size.top - size.height / 2];
    return `translate(${x}px, ${y}px) scale(${Math.max(scale, 0.25)})`;
  };
  return [{ transform: shift(from), opacity: 1 }, { opacity: 1, offset: 0.85 }, { transform: shift(to), opacity: stays ? 1 : 0 }];
}

/** What was under way is there: the card itself is seen. @param {HTMLElement} e */
function arrive(e) {
  for (const one of goals) if (one.e === e) one.target.classList.remove('arriving');
  goals = goals.filter((one) => one.e !== e);
}

/** A small thing in the middle of a place. @param {string} what @param {DOMRect} rect */
function small(what, rect) {
  const [width, height] = /^(coin|coal|gold|volcano|access)$/.test(what) ? [22, 22] : [40, 56];
  return new DOMRect(rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2, width, height);
}

/** What something looks like in flight: the card itself, its figure as the caption shows it, or its sign. @param {string} what @param {any} known */
function looks(what, known) {
  if (!what) return [];
  const sign = /^(coin|coal|gold|volcano|access)$/.test(what) && all(`.felt .symbol use[href$="#${what}"]`)[0]?.closest('svg');
  const figure = sign || (known ?? all(`#caption [data-card="${CSS.escape(what)}"] .tile`)[0]);
  const front = document.createElement('div');
  front.className = 'front';
  if (figure) {
    const copy = figure.cloneNode(true);
    copy.classList.remove('arriving', 'came', 'fresh');
    front.append(copy);
  }
  if (sign) return [front];
  const turning = document.createElement('div');
  turning.className = 'sheet';
  const back = document.createElement('div');
  back.className = 'reverse';
  turning.append(front, back);
  return [turning, document.createElement('i')];
}

/** Paint spreads over squares of an island, a landmark lights up. @param {Move} move @param {any} isle @param {DOMRect} rect @param {number} time @param {number} delay */
function spread({ what, from }, isle, rect, time, delay) {
  // A picture has a margin on each side, in which letters and numbers stand.
  const { columns, rows } = isle.dataset;
  const [width, height] = [Number(columns) * 100 + 92, Number(rows) * 100 + 92];
  from.split(',').forEach((square, n) => {
    const [column, row] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
    const [x, y] = [rect.left + ((46 + 100 * column) / width) * rect.width, rect.top + ((46 + 100 * row) / height) * rect.height];
    const e = lay(new DOMRect(x, y, (100 / width) * rect.width, (100 / height) * rect.height), what);
    const frames = [{ transform: 'scale(0)', opacity: 1 }, { transform: 'scale(1)', opacity: 1, offset: 0.5 }, { transform: 'scale(1)', opacity: 0 }];
    play(e, frames, { duration: time, delay: delay + Math.min(n * AFTER, time / 2) });
  });
}
