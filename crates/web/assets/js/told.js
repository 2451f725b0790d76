// What the server has told of zones, as it told it: whatever else came of them on the page, parts are put in there.

import { all } from './common.js';

/** The zones by id, as the server told them last: what is done to those on the page leaves them alone. @type {Map<string, any>} */
const told = new Map(all('[id^="z-"]').map((zone) => [zone.id, zone.cloneNode(true)]));

/** The faces of cards that came, by card and kind: each is sent once. @type {Map<string, Element>} */
const faces = new Map();

/** Notes the faces of cards in these. @param {Iterable<Element>} roots */
function learn(roots) {
  for (const face of [...roots].flatMap((root) => all('.card, .tile', root))) {
    const kind = [...face.classList].find((name) => /^(full|small|strip|tile)$/.test(name));
    const name = `${face.closest('[data-card]')?.dataset.card} ${kind}`;
    if (kind && !faces.has(name)) faces.set(name, face.cloneNode(true));
  }
}

/** Notes the faces of cards on the page. */
export const know = () => learn(told.values());

/** Puts faces that came before into the places of their stubs; false if one did not come. @param {Element[]} came */
export function fill(came) {
  learn(came);
  const stubs = came.flatMap((element) => all('[data-face]', element));
  if (!stubs.every((stub) => faces.has(stub.dataset.face))) return false;
  for (const stub of stubs) stub.replaceWith(/** @type {Element} */ (faces.get(stub.dataset.face)).cloneNode(true));
  return true;
}

/**
 * Puts what came into the zones as they were told: a zone, a part of one, or only the attributes of either; where something is kept as
 * it is, only a stub came for it. Gives the zones that changed, whole, and what belongs to none as it came; nothing if this does not
 * fit to what was told before.
 * @param {HTMLElement[]} came
 */
export function settle(came) {
  const [changed, others] = [new Set(), /** @type {Element[]} */ ([])];
  const within = (id, element) => told.get(id)?.querySelector(`#${CSS.escape(element.id)}`);
  const home = (element) => (/^(p-|move$)/.test(element.id) ? [...told.keys()].find((id) => within(id, element)) : element.id);
  const ids = came.map(home);
  // All that is kept is found before anything changes.
  const stubs = came.flatMap((element, n) => all('[data-kept]', element).map((stub) => ({ stub, kept: within(ids[n], stub) })));
  if (ids.some((id) => !id) || stubs.some(({ kept }) => !kept) || !fill(came)) return null;
  for (const { stub, kept } of stubs) stub.replaceWith(kept.cloneNode(true));
  came.forEach((element, n) => {
    const id = ids[n];
    if (!/^z-/.test(id)) return others.push(element);
    const old = id === element.id ? told.get(id) : within(id, element);
    if ('same' in element.dataset) {
      element.removeAttribute('data-same');
      element.append(...(old?.childNodes ?? []));
    }
    if (id === element.id) told.set(id, element);
    else old?.replaceWith(element);
    changed.add(id);
  });
  return [...[...changed].map((id) => /** @type {Element} */ (told.get(id).cloneNode(true))), ...others];
}
