// What a player would do next on a page of a table: gives the control for it, or why there is none.
// Plays when something can be played and a coin says so, draws otherwise; pays exactly; takes the first of what is offered.

const eager = arguments[0];
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const shown = (e) => e.getClientRects().length > 0 && !e.disabled;
const control = (what, element) => ({ what, element, value: element?.value ?? '' });

const end = document.getElementById('z-end');
if (end && !end.hidden) return { over: true };
const status = document.getElementById('z-status');
const form = document.getElementById('move');
if (!form || !status?.hasAttribute('data-mine')) return null;
if (document.documentElement.hasAttribute('data-busy')) return null;

const version = form.elements.version.value;
const tried = (window.tried ??= new Set());
const boxes = (name) => (name ? all(`input[type=checkbox][name="${name}"]`).filter((box) => box.form === form && shown(box.closest('label'))) : []);

/** The boxes to be ticked for a sum, or nothing if none will do. */
function plan({ name, also, apart, count, cards = 0, single, base = 0, least = 0, most = Infinity }) {
  const list = [...boxes(name), ...boxes(also)];
  if (count) return list.slice(0, Math.min(count, list.length));
  const must = list.filter((box) => box.defaultChecked);
  let best = null;
  for (let set = 0; set < 1 << Math.min(list.length, 14); set += 1) {
    const some = list.filter((_, n) => set & (1 << n));
    const total = some.reduce((sum, box) => sum + Number(box.dataset.folds), Number(base));
    if (!some.length || total < least || total > most || some.length < cards || !must.every((box) => some.includes(box))) continue;
    // Few cards to pay with, many to draw.
    const better = name === 'pay' ? some.length < best?.length : some.length > best?.length;
    if (!best || better) best = some;
  }
  if (!best && single !== undefined && list.length) best = [list[0]];
  if (!best && apart && boxes(apart).length) best = [boxes(apart)[0]];
  return best;
}

/** Ticks what is missing, takes away what is too much, then confirms. */
function settle() {
  for (const sum of all('output.sum')) {
    const wanted = plan(sum.dataset);
    if (!wanted) return null;
    const { name, also, apart } = sum.dataset;
    const wrong = [...boxes(name), ...boxes(also), ...boxes(apart)].find((box) => box.checked !== wanted.includes(box));
    if (wrong) return control('tick', wrong);
  }
  return control('send', all('[data-confirm]').find(shown));
}

const back = () => control('back', all('[data-back]').find(shown));
const drafts = all('a[data-draft]').filter((link) => shown(link) && !tried.has(version + link.getAttribute('href')));
const draft = form.elements.play;
if (draft) {
  const radios = all('input[type=radio][name=side]').filter((radio) => !radio.disabled);
  if (radios.length && !radios.some((radio) => radio.checked)) return control('tick', radios[Number(version) % radios.length]);
  return settle() ?? back();
}
const draw = all('button[value=draw]').find(shown);
if (drafts.length && (eager || !draw || Number(version) % 2)) {
  tried.add(version + drafts[0].getAttribute('href'));
  return control('draft', drafts[0]);
}
if (all('[data-confirm]').some(shown)) {
  const settled = settle();
  if (settled) return settled;
}
const offered = all('button[name=do]').filter((button) => button.form === form && shown(button) && !button.matches('[data-confirm], [data-back]'));
const [first] = [...offered.filter((button) => /^(pick|spot|player)/.test(button.value)), ...offered.filter((button) => button.value === 'yes'), ...offered];
return first ? control('send', first) : null;
