// What is not seen at first is fetched when it is needed: sheets of style, and scripts.

import { all, around, elsewhere } from './common.js';

/** The sheets, from the general to the particular: the later ones count. */
const SHEETS = ['style', 'books', 'pages', 'table', 'replay', 'recap', 'islands', 'end', 'hint', 'coach', 'talk'];

/** @param {string} href */
const rank = (href) => SHEETS.findIndex((name) => href.endsWith(`/${name}.css`));

/** Puts on a sheet, unless the page has it; kept once it is there, or known not to come. @param {string} name @returns {Promise<unknown>} */
export function dress(name) {
  const href = new URL(`${name}.css`, import.meta.url).href;
  const links = all('link[rel=stylesheet]');
  const known = links.find((link) => link.href === href);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const there = new Promise((done) => ['load', 'error'].forEach((end) => link.addEventListener(end, done)));
  if (!known) links.filter((other) => rank(other.href) < rank(href)).pop()?.after(link);
  return there;
}

/**
 * Fetches a part with its sheet on the first click that is for it, and lets it do what was clicked for. Without a connection the
 * browser does what it can.
 * @param {string} selector @param {() => Promise<{ attend: () => void }>} load @param {string[]} sheets
 */
export function later(selector, load, sheets = []) {
  /** @param {MouseEvent} event */
  const first = async (event) => {
    const clicked = around(event, selector);
    if (!clicked || elsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    removeEventListener('click', first, true);
    try {
      (await load()).attend();
      await Promise.all(sheets.map(dress));
    } catch {
      // As without scripts.
    }
    clicked.click();
  };
  addEventListener('click', first, true);
}
