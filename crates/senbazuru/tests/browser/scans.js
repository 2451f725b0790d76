// Questions about a whole page. `arguments[0]` says which.

const [what, limit] = arguments;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const name = (e) => {
  const text = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const classes = e.getAttribute('class');
  return `${e.localName}${e.id ? `#${e.id}` : ''}${classes ? `.${classes.trim().replace(/\s+/g, '.')}` : ''} "${text}"`;
};
const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0;

/** What reaches beyond the window's edge, and can't be scrolled into view in a box of its own. */
function wide() {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > limit) found.push(`the page is ${root.scrollWidth} px wide`);
  const scrolls = (e) => {
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) || box.matches('.visually-hidden, [popover]')) return true;
    }
    return false;
  };
  for (const e of all('body *')) {
    if (e.closest('svg') && e.localName !== 'svg') continue;
    const { right, left, width } = e.getBoundingClientRect();
    if (width > 1 && seen(e) && (right > limit + 1 || left < -1) && !scrolls(e) && !e.matches('.skip')) {
      found.push(`${name(e)} from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  // Words that are cut off by their own box.
  for (const e of all('h1, h2, h3, p, a, button, label, legend, td, th, li, summary, figcaption')) {
    const style = getComputedStyle(e);
    if (seen(e) && style.overflowX === 'hidden' && style.textOverflow === 'clip' && e.scrollWidth > e.clientWidth + 1 && style.clipPath === 'none' && !e.closest('.visually-hidden, .card')) found.push(`${name(e)} is cut off`);
  }
  // Cards that lie above each other.
  const cards = all('main .card').filter((e) => seen(e) && !e.closest('dialog, [popover]')).map((e) => [e, e.getBoundingClientRect()]);
  cards.forEach(([a, one], n) => {
    for (const [b, two] of cards.slice(0, n)) {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      const smaller = Math.min(one.width * one.height, two.width * two.height);
      if (across > 2 && down > 2 && across * down > smaller / 12) found.push(`${name(a)} and ${name(b)} lie above each other`);
    }
  });
  return found.slice(0, 12);
}

/** What those who do not see the page, or not the mouse, would miss. */
function access() {
  const found = [];
  const wants = (truth, text) => truth || found.push(text);
  wants(document.documentElement.lang, 'no language');
  wants(document.title.trim(), 'no title');
  wants(all('h1').length === 1, `${all('h1').length} h1`);
  for (const landmark of ['header', 'nav', 'main', 'footer']) wants(all(landmark).length, `no ${landmark}`);
  wants(all('main').length === 1, 'more than one main');
  const navs = all('nav');
  wants(navs.length < 2 || navs.every((nav) => nav.ariaLabel || nav.hasAttribute('aria-labelledby')), 'a nav without a name beside others');
  const ids = all('[id]').map((e) => e.id);
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n);
  wants(!twice.length, `ids that occur twice: ${twice.join()}`);
  for (const e of all('img:not([alt])')) found.push(`a picture without words: ${name(e)}`);
  for (const e of all('svg[role=img]:not([aria-label], [aria-labelledby])')) found.push(`a drawing without words: ${name(e)}`);
  for (const e of all('svg:not([role=img])').filter((e) => !e.closest('[aria-hidden=true]'))) found.push(`a drawing that is neither named nor hidden: ${name(e.parentElement)}`);
  for (const list of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
    for (const e of all(`[${list}]`)) for (const id of e.getAttribute(list).split(/\s+/)) wants(document.getElementById(id), `${list} of ${name(e)} leads nowhere: ${id}`);
  }
  for (const e of all('label[for]')) wants(document.getElementById(e.htmlFor), `a label for nothing: ${name(e)}`);
  const words = (e) =>
    [e.getAttribute('aria-label'), ...(e.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => id && document.getElementById(id)?.textContent),
      ...[...(e.labels ?? [])].map((label) => label.textContent), e.matches('a, button, summary') && e.textContent, ...all('img', e).map((img) => img.alt), e.title]
      .some((text) => text && text.trim());
  for (const e of all('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]')) {
    wants(words(e) || (e.matches('[tabindex]') && e.textContent.trim()), `a control without a name: ${name(e)}`);
  }
  let level = 0;
  for (const heading of all('h1, h2, h3, h4, h5, h6').filter((e) => e.checkVisibility() && !e.closest('dialog, [popover]'))) {
    const next = Number(heading.localName[1]);
    wants(next <= level + 1, `h${next} after h${level}: ${name(heading)}`);
    level = next;
  }
  for (const e of all('fieldset')) wants(e.querySelector(':scope > legend') || e.ariaLabel || e.hasAttribute('aria-labelledby'), `a fieldset without a legend: ${name(e)}`);
  for (const e of all('[style]')) if (!e.closest('#large') && /[^;\s]/.test(e.getAttribute('style'))) wants(e.matches('[style*="view-transition"]'), `a style in the page: ${name(e)}`);
  return found.slice(0, 20);
}

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map();
/** A colour as red, green, blue from 0 to 255 and alpha from 0 to 1. */
function colour(text) {
  if (!known.has(text)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = '#000';
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    known.set(text, [r, g, b, a / 255]);
  }
  return known.get(text);
}
const above = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
const light = ([r, g, b]) => {
  const part = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

/** The colour behind an element; nothing where a picture is. */
function ground(e) {
  const layers = [];
  for (let box = e; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.backgroundImage !== 'none') return null;
    const own = colour(style.backgroundColor);
    if (own[3] > 0) layers.push(own);
    if (own[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => above(layer, below), [255, 255, 255, 1]);
}

/** Text that can't be told from its ground well enough (WCAG 2.2, AA). */
function contrast() {
  const found = new Set();
  let measured = 0;
  for (const e of all('body *')) {
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !seen(e) || e.closest('svg, .visually-hidden, :disabled, [aria-hidden=true], [aria-disabled=true], noscript')) continue;
    const box = e.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || getComputedStyle(e).clipPath !== 'none' && box.width < 3) continue;
    const style = getComputedStyle(e);
    const behind = ground(e);
    if (!behind) continue;
    measured += 1;
    let opacity = 1;
    for (let box = e; box; box = box.parentElement) opacity *= Number(getComputedStyle(box).opacity);
    const [r, g, b, a] = colour(style.color);
    const text = above([r, g, b, a * opacity], behind);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const is = ratio(text, behind);
    if (is < (large ? 3 : 4.5) - 0.01) found.add(`${is.toFixed(2)}: ${name(e)} (${style.color} on ${behind.slice(0, 3).map(Math.round)})`);
  }
  return { found: [...found].slice(0, 20), measured };
}

return { wide, access, contrast }[what]();
