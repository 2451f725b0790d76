// What all scripts need.

/** @param {string} id */
export const at = (id) => document.getElementById(id);

/** All elements below a root. @param {string} selector @param {ParentNode} [root] @returns {any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The nearest element around the target of an event. @param {Event} event @param {string} selector @returns {any} */
export const around = (event, selector) => event.target instanceof Element && event.target.closest(selector);

/** What the page hands over to scripts: words, and addresses of pictures. @type {DOMStringMap} */
export const words = at('words')?.dataset ?? {};

/** The table on this page, its version when it was loaded, and how it is shown. @type {DOMStringMap} */
export const { table, version, view } = at('table')?.dataset ?? {};

/** The place of a card on the table, with its name. @param {any} card */
export const spot = (card) => `${card.dataset.card} ${card.closest('[data-place]')?.dataset.place}`;

/** HTML of our own server, as nodes of a document in which nothing runs. @param {string} html */
export const parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;

/** Asks our own server for a fragment. Status 0: no answer. @param {string} address @param {RequestInit} [options] */
export async function ask(address, options) {
  try {
    const answer = await fetch(address, { ...options, headers: { 'x-fragment': '1', accept: 'text/html' } });
    // What is done needs no more waiting.
    return { status: answer.status, body: parse(answer.status === 204 ? '' : await answer.text()) };
  } catch {
    return { status: 0, body: parse('') };
  }
}

/** What this browser remembers; nothing where that is forbidden. */
export const memory = {
  /** @param {string} key */
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {string | number} value */
  set(key, value) {
    try {
      localStorage.setItem(key, String(value));
    } catch {
      // Then it is asked for again next time.
    }
  },
};

/** Does a click want another tab or window? @param {MouseEvent} e */
export const elsewhere = (e) => e.button > 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey;
