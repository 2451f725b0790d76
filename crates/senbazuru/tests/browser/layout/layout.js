// The layout lint: what is wrong with how a page lies on the screen, as lines "check: what".
// `arguments[0]` tells what is expected of this page: `table` (a table with a question), `phone`, `huge` (a 4K screen).
//
// What markup can say to it:
//   data-below     this part may lie below the fold of a phone: no answer needs it
//   data-scrolls   this box may scroll up and down by itself (the log, a list that is read at leisure)
//   data-outside   inside or beside a box that scrolls sideways: says how many things lie outside of it
//   data-fan       things that lie on each other on purpose, each with a part of it in sight (a collection)

const { table, phone, huge } = arguments[0];
// Players of a position have numbers; people and bots have names.
for (const e of document.querySelectorAll('.seat .name')) if (/^P\d$/.test(e.textContent)) e.textContent = 'Kitsune';
const found = [];
const say = (check, what) => found.push(`${check}: ${what}`);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const parents = function* (e) { for (let box = e.parentElement; box; box = box.parentElement) yield box; };
const called = (e) => {
  const text = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const classes = (e.getAttribute('class') ?? '').trim().replace(/\s+/g, '.');
  return `${e.localName}${e.id ? `#${e.id}` : ''}${classes ? `.${classes}` : ''} "${text}"`;
};
const around = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`;

const styles = new Map();
const style = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
// What is on its way flies above the table, and is not there to be read.
const ASIDE = '.visually-hidden, .skip, noscript, dialog:not([open]), [popover]:not(:popover-open), [hidden], #sky';
// Words for those who listen, hidden from sight by a style sheet at some sizes only.
const clippedAway = (e) => e !== null && e !== document.body && (style(e).clipPath === 'inset(50%)' || clippedAway(e.parentElement));
const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: false, contentVisibilityAuto: true })
  && e.getClientRects().length > 0 && !e.closest(ASIDE) && !clippedAway(e);
const clips = (e, axis) => /hidden|clip/.test(style(e)[`overflow${axis}`]);
const scrolls = (e, axis) => /auto|scroll/.test(style(e)[`overflow${axis}`]) && e !== document.body && e !== document.documentElement;
const meets = (a, b, by = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

/** What the box of an element leaves to be seen of what is inside: its padding box. */
function inner(e) {
  const { left, top } = e.getBoundingClientRect();
  const [x, y] = [left + e.clientLeft, top + e.clientTop];
  return { left: x, top: y, right: x + e.clientWidth, bottom: y + e.clientHeight };
}

/** What can be touched: controls and links, each as large as it is to a finger. */
const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [tabindex="0"]';
// A caption and what scrolls can have focus to be read.
const touched = all(CONTROLS).filter((e) => seen(e) && !e.matches('.caption') && !(e.matches('[tabindex]') && (scrolls(e, 'X') || scrolls(e, 'Y'))))
  .map((e) => ({ e, box: (e.matches('input') && e.closest('label')) || e }))
  .filter(({ box }, n, list) => list.findIndex((other) => other.box === box) === n)
  .map(({ e, box }) => ({ e, box, rect: box.getBoundingClientRect() }))
  .filter(({ rect }) => rect.width > 1 && rect.height > 1);
const isSquare = (e) => e.closest('svg') !== null || e.matches('[data-square], .square, .at');
const isInText = ({ box }) => style(box).display === 'inline' && [...box.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
const name = ({ e, box }) => called(e.matches('input') ? box : e);

/** Words for those who listen: nothing of them is seen. */
const isHeard = (e) => [e, ...parents(e)].some((box) => style(box).clipPath === 'inset(50%)');

/** Text as it lies on the page: each node with its boxes, a box a line. */
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const e = node.parentElement;
  if (!node.data.trim() || !e || e.closest('script, style, title, option') || !seen(e)) continue;
  // Hints that are not shown yet, and words for those who listen.
  if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (e.getBoundingClientRect().width <= 1 || isHeard(e)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (lines.length) texts.push({ node, e, range, lines });
}

/** Nothing scrolls but what may. */
function scroll() {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) say('scroll', `the page is ${scrollWidth} px wide, the window ${innerWidth}`);
  if (table && !phone && scrollHeight > innerHeight + 1) say('scroll', `the page is ${scrollHeight} px high, the window ${innerHeight} (${(scrollHeight / innerHeight).toFixed(1)} screens)`);
  if (table && phone) {
    const low = texts.filter(({ e, lines }) => lines.every(({ top }) => top + scrollY >= innerHeight - 1) && !e.closest('[data-below], footer'));
    if (low.length) say('scroll', `${low.length} texts lie below the fold, the first is ${called(low[0].e)} at ${Math.round(low[0].lines[0].top)}`);
  }
  if (!table) return;
  for (const e of all('body *').filter((e) => seen(e) && !isHeard(e))) {
    if (scrolls(e, 'Y') && e.scrollHeight > e.clientHeight + 1 && !e.closest('[data-scrolls], [data-below], [role=log], textarea')) {
      say('scroll', `${called(e)} scrolls down: ${e.scrollHeight} px in ${e.clientHeight}`);
    }
    if (scrolls(e, 'X') && e.scrollWidth > e.clientWidth + 1 && !e.closest('[data-scrolls], [data-below]') && !says(e)) {
      say('scroll', `${called(e)} scrolls sideways (${e.scrollWidth} px in ${e.clientWidth}) and does not say how much lies outside`);
    }
  }
}

/** Does a tray say how many things lie outside of it? */
function says(tray) {
  const words = [...all('[data-outside]', tray), ...all('[data-outside]', tray.parentElement ?? tray)];
  return words.some((e) => seen(e) && /\d/.test(e.textContent));
}

/** The first box that leaves only a part of these lines to be seen. */
function cut(lines, boxes) {
  for (const box of boxes) {
    if (box === document.body || box === document.documentElement) break;
    // What scrolls by itself is reached; what lies in there is cut by nothing further out.
    if (scrolls(box, 'X') || scrolls(box, 'Y')) break;
    const [x, y] = [clips(box, 'X'), clips(box, 'Y')];
    if (!x && !y) continue;
    const room = inner(box);
    // Lines too many end in dots, and are read on touch: each is there as a whole or not at all.
    const shown = style(box).webkitLineClamp === 'none' ? lines : lines.filter((line) => meets(line, room, 0));
    const parts = shown.map((line) => {
      const lost = Math.max(x ? Math.max(room.left - line.left, line.right - room.right) : 0, y ? Math.max(room.top - line.top, line.bottom - room.bottom) : 0);
      return { lost, inside: meets(line, room, 0) };
    });
    // What is not seen at all is not cut but put away; what the answer needs is asked for elsewhere.
    if (parts.some(({ inside }) => inside) && parts.some(({ lost }) => lost > 2)) return box;
  }
  return null;
}

/** No text and no control is cut. */
function clipped() {
  for (const { e, lines } of texts) {
    const box = cut(lines, [e, ...parents(e)]);
    if (box) say('clipped', `${called(e)} is cut by ${called(box)}`);
    const own = [e, ...parents(e)].find((box) => style(box).textOverflow === 'ellipsis');
    if (own && own.scrollWidth > own.clientWidth + 1) say('clipped', `${called(own)} ends in dots`);
  }
  for (const one of touched) {
    const box = cut([one.rect], parents(one.box));
    if (box) say('clipped', `${name(one)} is cut by ${called(box)}`);
    const outside = Math.max(one.rect.right - innerWidth, -one.rect.left);
    const tray = [...parents(one.box)].some((box) => scrolls(box, 'X'));
    if (outside > 1 && !tray) say('clipped', `${name(one)} reaches ${Math.round(outside)} px beyond the window`);
  }
}

/** What things are written and drawn on. */
const SHEETS = '.card, .note, .seat, .dev-face, .tech-face, .button, .my-isle, .sheet-choice';
/** How far it reaches out of a box. */
const beyond = (rect, box) => Math.max(box.left - rect.left, box.top - rect.top, rect.right - box.right, rect.bottom - box.bottom);

/** Text stays on the sheet it is written on; what a box on the way there hides is put away. */
function spilled() {
  for (const { e, lines } of texts) {
    const sheet = e.closest(SHEETS);
    if (!sheet || e.closest('#refusal, details[open], .outside')) continue;
    const hides = [...parents(e)].filter((box) => sheet.contains(box) && (clips(box, 'X') || clips(box, 'Y'))).map(inner);
    const written = lines.filter((line) => hides.every((room) => meets(line, room, 0)));
    const over = Math.max(...written.map((line) => beyond(line, sheet.getBoundingClientRect())));
    if (over > 2) say('spilled', `${called(e)} reaches ${Math.round(over)} px out of ${called(sheet)}`);
  }
}

/** Drawings that tell something by themselves: not figures behind words, islands or what is painted on them. */
// What still tumbles or flies is not where it will lie.
const drawings = all('svg, img').filter((e) => seen(e) && e.getAnimations().length === 0 && !e.parentElement.closest('svg') && !e.closest('.sprite, .art, .isle, .canvas, .plate, .figure'))
  .map((e) => ({ e, rect: drawn(e) }));

/** Where a drawing lies in its box: it keeps its proportions. */
function drawn(e) {
  const rect = e.getBoundingClientRect();
  const box = e.viewBox?.baseVal;
  if (!box?.width || !box.height || e.getAttribute('preserveAspectRatio') === 'none') return rect;
  const scale = Math.min(rect.width / box.width, rect.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const [left, top] = [rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2];
  return { left, top, width, height, right: left + width, bottom: top + height };
}

/** No drawing is cut, pressed flat, or larger than what it is drawn on. */
function drawingsLieWell() {
  for (const { e, rect } of drawings) {
    if (Math.max(rect.width, rect.height) < 8) say('drawing', `${within(e)} is ${rect.width.toFixed(1)}×${rect.height.toFixed(1)}`);
    const box = cut([rect], parents(e));
    if (box) say('drawing', `${within(e)} is cut by ${called(box)}`);
    const sheet = e.parentElement.closest(SHEETS);
    const over = sheet && remains(rect, e) ? beyond(rect, sheet.getBoundingClientRect()) : 0;
    if (over > 2 && !box) say('drawing', `${within(e)} reaches ${Math.round(over)} px out of ${called(sheet)}`);
  }
}
const within = (e) => `${e.localName}.${e.getAttribute('class') ?? ''} in ${called(e.parentElement)}`;

/** What boxes that cut or scroll leave to be seen of a line; nothing, if it is put away. */
function remains(line, e) {
  let { left, top, right, bottom } = line;
  for (const box of parents(e)) {
    if (box === document.body) break;
    const [x, y] = [clips(box, 'X') || scrolls(box, 'X'), clips(box, 'Y') || scrolls(box, 'Y')];
    if (!x && !y) continue;
    const room = inner(box);
    if (x) [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
    if (y) [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
  }
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
}

/** No text lies under or over other text, a control or a drawing it does not belong to. */
function covered() {
  const layer = (e) => e.closest('dialog, [popover], .tip, #refusal, details[open], .outside, #z-end, [role=status]');
  // The letters of a line are less high than its box.
  const letters = ({ left, top, right, bottom }) => ({ left, right, top: top + (bottom - top) * .2, bottom: bottom - (bottom - top) * .2 });
  const lines = texts.filter(({ e }) => !tilted(e)).flatMap(({ e, lines }) => lines.map((line) => ({ e, rect: remains(letters(line), e) })))
    .filter(({ rect }) => rect && isInside(rect));
  lines.forEach((one, n) => {
    const other = lines.slice(0, n).find((two) => two.e !== one.e && meets(one.rect, two.rect, 2) && layer(one.e) === layer(two.e));
    if (other) say('covered', `${called(one.e)} and ${called(other.e)} at ${around(one.rect)}`);
    const lies = ({ e: thing, box = thing, rect }) => meets(one.rect, rect, 2) && !box.contains(one.e) && !one.e.contains(box) && layer(one.e) === layer(box);
    const control = touched.find((two) => paints(two.box) && !one.e.closest('label, a, button') && lies(two) && !isBadge(one, two.box, two.rect) && !isAway(two));
    if (control) say('covered', `${called(one.e)} (${around(one.rect)}) and ${name(control)} (${around(control.rect)})`);
    const drawing = drawings.find((two) => lies(two) && !isBadge(one, two.e, two.rect));
    if (drawing) say('covered', `${called(one.e)} (${around(one.rect)}) and ${within(drawing.e)} (${around(drawing.rect)})`);
  });
}
/** Has it colour of its own, or is it only a place to touch over what is seen? */
const paints = (e) => isOpaque(e) || (parseFloat(style(e).borderTopWidth) > 0 && !/, 0\)$/.test(style(e).borderTopColor));
const isOpaque = (e) => style(e).backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(style(e).backgroundColor);
/** Text on a ground of its own, laid on the other thing on purpose. */
function isBadge({ e, rect }, other, there) {
  const badge = [e, ...parents(e)].filter((box) => !box.contains(other)).find((box) => isOpaque(box) && box.getBoundingClientRect().height < 48);
  const middle = (low, high) => (Math.max(rect[low], there[low]) + Math.min(rect[high], there[high])) / 2;
  return badge !== undefined && !other.contains(document.elementFromPoint(middle('left', 'right'), middle('top', 'bottom')));
}

const pen = document.createElement('canvas').getContext('2d');
const LETTERS = /[\p{L}\p{M}\p{N}’'\u00ad]+/gu;

/** No word is broken without a hyphen, and no text box is narrower than its longest word. */
function words() {
  for (const { node, e, range, lines } of texts) {
    if (e.closest('svg, pre, code, textarea, input')) continue;
    const block = [e, ...parents(e)].find((box) => !style(box).display.startsWith('inline') && style(box).display !== 'contents');
    const room = block.clientWidth - parseFloat(style(block).paddingLeft) - parseFloat(style(block).paddingRight);
    pen.font = style(e).font;
    for (const match of node.data.matchAll(LETTERS)) {
      const [word, start] = [match[0], match.index];
      if (lines.length > 1) breaks(node, range, word, start, e);
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      // On one line it is as long as it is seen; else as long as its longest part.
      const rects = [...range.getClientRects()];
      const longest = rects.length === 1 ? rects[0].width : Math.max(...word.split('\u00ad').map((part) => pen.measureText(part).width));
      if (room > 0 && longest > room + 2 && !tilted(e)) say('narrow', `“${word.replaceAll('\u00ad', '')}” needs ${Math.round(longest)} px, ${called(block)} has ${Math.round(room)}`);
    }
    range.selectNodeContents(node);
  }
}
const tilted = (e) => style(e).writingMode !== 'horizontal-tb';

function breaks(node, range, word, start, e) {
  const at = (n) => {
    range.setStart(node, start + n);
    range.setEnd(node, start + n + 1);
    return [...range.getClientRects()].findLast(({ width }) => width > 0);
  };
  let last = null;
  for (let n = 0; n < word.length; n += 1) {
    const box = at(n);
    if (!box) continue;
    const far = last && (tilted(e) ? Math.abs(box.left - last.left) > box.width / 2 : box.top - last.top > box.height / 2);
    if (far && word[n - 1] !== '\u00ad') return say('broken', `“${word.slice(0, n)}/${word.slice(n)}” in ${called(e)}`);
    last = box;
  }
}

/** What can be touched does not lie on something else that can. */
function overlap() {
  const apart = (a, b) => a.contains(b) || b.contains(a);
  const card = (e) => e.closest('.card, .pick, label, svg, [data-fan]');
  const layer = (e) => e.closest('dialog, [popover]');
  touched.forEach((one, n) => {
    for (const two of touched.slice(0, n)) {
      if (!meets(one.rect, two.rect, 2) || apart(one.box, two.box) || layer(one.box) !== layer(two.box)) continue;
      if (isInText(one) || isInText(two) || isSquare(one.e) || isSquare(two.e)) continue;
      // The button of a tray lies on its edge, where something is only half in sight.
      if (one.box.matches('.outside') || two.box.matches('.outside')) continue;
      const [a, b] = [card(one.box), card(two.box)];
      if (a && (a === b || a.contains(two.box)) || b?.contains(one.box)) continue;
      if (isAway(one) || isAway(two)) continue;
      say('overlap', `${name(one)} (${around(one.rect)}) and ${name(two)} (${around(two.rect)})`);
    }
  });
  for (const one of touched) {
    if (!isInside(one.rect) || isSquare(one.e) || isInText(one) || isAway(one)) continue;
    const { left, top, width, height } = inSight(one);
    const places = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5], [0.1, 0.1], [0.9, 0.1]];
    const hit = places.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height));
    if (!hit.some((e) => one.box.contains(e) || e?.contains(one.box) && e.closest('label, a') === e)) say('overlap', `${name(one)} is covered by ${hit[0] ? called(hit[0]) : 'nothing'}`);
  }
}
/** What trays leave to be seen of it. */
function inSight({ box, rect }) {
  let { left, top, right, bottom } = rect;
  for (const tray of parents(box)) {
    if (!scrolls(tray, 'X') && !scrolls(tray, 'Y')) continue;
    const room = inner(tray);
    [left, top, right, bottom] = [Math.max(left, room.left), Math.max(top, room.top), Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}
/** Scrolled out of its own tray. */
const isAway = ({ box, rect }) => [...parents(box)].some((tray) => (scrolls(tray, 'X') || scrolls(tray, 'Y')) && !meets(rect, inner(tray), 2));
const isInside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

/** Where a link is touched: a link that is spread over the sheet it stands on, all of that. */
function reach({ e, rect }) {
  const spread = ['::before', '::after'].map((part) => getComputedStyle(e, part)).some(({ content, position, inset }) => content !== 'none' && position === 'absolute' && inset === '0px');
  if (!spread) return rect;
  return ([e, ...parents(e)].find((box) => style(box).position !== 'static') ?? e).getBoundingClientRect();
}

/** On phones whatever can be touched is as large as a finger. */
function targets() {
  if (!phone) return;
  for (const one of touched) {
    const { width, height } = reach(one);
    if (Math.min(width, height) < 39.5 && !isSquare(one.e) && !isInText(one) && !one.e.closest('footer') && !one.e.disabled) {
      say('target', `${name(one)} is ${Math.round(width)}×${Math.round(height)}`);
    }
  }
}

/** What cards do can be read, and on the largest screens everything has grown. */
function letters() {
  for (const { e } of texts) {
    const size = parseFloat(style(e).fontSize);
    if (e.closest('.effect') && size < 12.99) say('small', `${called(e)} has ${size.toFixed(1)} px`);
    if (table && huge && size < 17.99 && !e.closest('svg, footer')) say('small', `${called(e)} has ${size.toFixed(1)} px on a 4K screen`);
  }
}

/** The question, its button, hand or islands, and what can be chosen are in sight. */
function needed() {
  if (!table) return;
  const form = document.getElementById('move');
  const within = (e, what) => {
    if (!e || !seen(e)) return say('needed', `no ${what}`);
    const rect = e.getBoundingClientRect();
    const tray = [...parents(e)].find((box) => scrolls(box, 'X') && box.scrollWidth > box.clientWidth + 1);
    const room = tray ? inner(tray) : rect;
    const area = { left: Math.max(tray ? room.left : rect.left, 0), right: tray ? room.right : rect.right, top: rect.top, bottom: rect.bottom };
    if (!isInside(area)) return say('needed', `${what} lies outside the window: ${called(e)} at ${around(rect)} of ${innerWidth}×${innerHeight}`);
    return true;
  };
  within(form?.querySelector('.question, h2, legend'), 'question');
  const hands = all('#z-hand, #z-islands').filter((e) => seen(e));
  if (!hands.length && !all('[data-islands], .sheets, .keep').some(seen)) say('needed', 'no hand and no islands');
  for (const hand of hands) for (const e of all('.card, .canvas', hand).filter((e) => seen(e) && !e.parentElement.closest('.card'))) within(e, 'a card or island of mine');
  const button = all('[data-confirm]').find(seen) ?? [...(form?.elements ?? [])].find((e) => e.matches('button') && seen(e));
  if (button) within(button, 'the button');
  const choices = touched.filter(({ e }) => (e.form === form && form) || e.matches('[data-draft], [data-choose]'));
  if (!choices.length) say('needed', 'nothing to choose');
  for (const { box } of choices) if (box !== button && !isSquare(box)) within(box, 'what can be chosen');
}

scroll();
clipped();
spilled();
drawingsLieWell();
covered();
words();
overlap();
targets();
letters();
needed();
return [...new Set(found)];
