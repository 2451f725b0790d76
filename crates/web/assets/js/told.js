// What the server has told of zones, as it told it: whatever else came of them on the page, parts are put in there.

import { all } from './common.js';

/** The zones by id, as the server told them last: what is done to those on the page leaves them alone. @type {Map<string, any>} */
const told = new Map(all('[id^="z-"]').map((zone) => [zone.id, zone.cloneNode(true)]));

/**
 * Puts what came into the zones as they were told: a zone, or a part of one; where something is kept as it is, only a stub came for
 * it. Gives the zones that changed, whole; nothing if this does not fit to what was told before.
 * @param {Element[]} came
 */
export function settle(came) {
  const [changed, others] = [new Set(), /** @type {Element[]} */ ([])];
  const within = (zone, element) => zone.querySelector(`#${CSS.escape(element.id)}`);
  const home = (element) => (/^p-/.test(element.id) ? [...told.keys()].find((id) => within(told.get(id), element)) : element.id);
  const ids = came.map(home);
  // All that is kept is found before anything changes: a card may come from a zone that it leaves.
  const stubs = came.flatMap((element, n) => all('[data-kept]', element).map((stub) => ({ stub, zone: stub.dataset.of ?? ids[n] })));
  const kept = stubs.map(({ stub, zone }) => {
    const before = told.get(zone);
    if (stub.id) return before && within(before, stub);
    return before && all(`[data-card="${stub.dataset.card}"]`, before)[Number(stub.dataset.kept)];
  });
  if (ids.some((id) => !id) || kept.some((old) => !old)) return null;
  const copies = kept.map((old) => old.cloneNode(true));
  stubs.forEach(({ stub }, n) => stub.replaceWith(copies[n]));
  came.forEach((element, n) => {
    const id = ids[n];
    if (!/^z-/.test(id)) return others.push(element);
    if (id === element.id) told.set(id, element);
    else within(told.get(id), element)?.replaceWith(element);
    changed.add(id);
  });
  return [...[...changed].map((id) => /** @type {Element} */ (told.get(id).cloneNode(true))), ...others];
}
