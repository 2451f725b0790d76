// What can be painted, as the page hands it over: nothing is decided here but whether a placement is in the list.

/** Where names of squares, or their number, are put in. */
const HERE = '§';
/** Where the name of an island is put in. */
const ISLAND = '¶';

/** A place where the shape fits: how it is turned, where its upper left corner is, and the squares it covers. @typedef {{ turn: number, row: number, column: number, squares: bigint }} Place */
/** @typedef {{ strokes: Map<bigint, (number | undefined)[]>, places: Place[], free: bigint, empty: bigint, reach: bigint, all: bigint, rows: number, columns: number, name: string, closed?: number, apart?: number, other?: number }} Isle */
/** What is to be said of squares: do they fit, or are some still missing? @typedef {{ fits: boolean, open: boolean, where: string, text: string, why: string }} Judged */
/** Sentences that are the same for every painting. @typedef {{ again: string, fits: string, not: string, landmark: string[], painted: string[] }} Words */
/** @typedef {{ islands: Isle[], turns: bigint[], free?: number, colours: string[], outcomes: string[], reasons: string[], loose?: string, chosen?: string, words: Words, text: string }} Easel */

const mask = (/** @type {string} */ hex) => BigInt(`0x${hex}`);

/** The numbers of the squares of a set, in reading order. @param {bigint} squares */
export function numbers(squares) {
  const found = [];
  for (let n = 0; n < 64; n += 1) if ((squares >> BigInt(n)) & 1n) found.push(n);
  return found;
}

/** One square. @param {number} row @param {number} column */
export const only = (row, column) => 1n << BigInt(8 * row + column);

/** Names like b3. @param {bigint} squares */
export const names = (squares) => numbers(squares).map((n) => 'abcdefgh'[n % 8] + (1 + Math.floor(n / 8)));

/** Names in a sentence. @param {bigint} squares */
function told(squares) {
  const list = names(squares);
  // As the sentences of the page have it: without a comma before "and".
  const language = document.documentElement.lang.replace(/^en$/, 'en-GB');
  return window.Intl?.ListFormat ? new Intl.ListFormat(language).format(list) : list.join(', ');
}

/** How many rows and columns a form has that lies in the upper left corner. @param {bigint} form */
export function size(form) {
  const all = numbers(form);
  return { height: 1 + Math.max(...all.map((n) => Math.floor(n / 8))), width: 1 + Math.max(...all.map((n) => n % 8)) };
}

/** The square of a form by which it is held: the one nearest to its middle. @param {bigint} form */
export function grip(form) {
  const { height, width } = size(form);
  const away = (n) => Math.abs(Math.floor(n / 8) - (height - 1) / 2) + Math.abs((n % 8) - (width - 1) / 2);
  const best = numbers(form).reduce((a, b) => (away(b) < away(a) ? b : a));
  return { row: Math.floor(best / 8), column: best % 8 };
}

/** Reads what the page hands over. @param {string} text @param {Words} words @param {DOMStringMap[]} grounds what the islands say of themselves @returns {Easel} */
export function read(text, words, grounds) {
  const easel = JSON.parse(text);
  Object.assign(easel, { text, words, turns: easel.turns.map(mask) });
  easel.islands.forEach((isle, n) => {
    const { rows, columns, name, empty } = grounds[n];
    Object.assign(isle, { rows: Number(rows), columns: Number(columns), name, empty: mask(empty ?? '0') });
    for (const set of ['free', 'reach']) isle[set] = mask(isle[set]);
    const strokes = isle.strokes.split(' ').filter(Boolean);
    isle.strokes = new Map(
      strokes.map((stroke) => {
        const [squares, outcomes] = stroke.split(':');
        return [mask(squares), outcomes.split(',').map((n) => (n ? Number(n) : undefined))];
      }),
    );
    isle.all = [...isle.strokes.keys()].reduce((a, b) => a | b, 0n);
    isle.places = easel.turns.flatMap((form, turn) => places(isle, form, turn));
  });
  return easel;
}

/** Where a form fits on an island, in reading order. @param {Isle} isle @param {bigint} form @param {number} turn @returns {Place[]} */
function places({ strokes, rows, columns }, form, turn) {
  const { height, width } = size(form);
  const found = [];
  for (let row = 0; row <= rows - height; row += 1) {
    for (let column = 0; column <= columns - width; column += 1) {
      const squares = form << BigInt(8 * row + column);
      if (strokes.has(squares)) found.push({ turn, row, column, squares });
    }
  }
  return found;
}

/** Places beside each other that cover no square twice: those turned as wished first. @param {Easel} easel @param {number} n @param {number} wish @returns {Place[]} */
export function ghosts(easel, n, wish) {
  const later = (turn) => (turn - wish + easel.turns.length) % easel.turns.length;
  let covered = 0n;
  return [...easel.islands[n].places]
    .sort((a, b) => later(a.turn) - later(b.turn))
    .filter(({ squares }) => {
      if (covered & squares) return false;
      covered |= squares;
      return true;
    });
}

/** Where the shape fits so that it holds a square, turn by turn. @param {Easel} easel @param {number} n @param {bigint} square */
export const holding = (easel, n, square) => easel.islands[n].places.filter(({ squares }) => squares & square);

/**
 * The place to which the shape snaps if somebody points at a square: the ghost that is seen there, else the one that is turned as wished
 * and held nearest to its middle; none if it fits nowhere around the square.
 * @param {Easel} easel @param {number} n @param {{ row: number, column: number }} square @param {number} wish @param {Place[]} seen
 */
export function snap(easel, n, { row, column }, wish, seen) {
  const square = only(row, column);
  const ghost = seen.find(({ squares }) => squares & square);
  if (ghost) return ghost;
  const away = (place) => {
    const held = grip(easel.turns[place.turn]);
    const later = (place.turn - wish + easel.turns.length) % easel.turns.length;
    return 100 * later + Math.abs(place.row + held.row - row) + Math.abs(place.column + held.column - column);
  };
  const [first, ...rest] = holding(easel, n, square);
  return rest.reduce((best, place) => (away(place) < away(best) ? place : best), first);
}

/** The sides at which a square of a set has no neighbour in it, as words for the style sheet. @param {bigint} squares @param {number} n */
export function edges(squares, n) {
  const has = (row, column) => row >= 0 && row < 8 && column >= 0 && column < 8 && squares & only(row, column);
  const [row, column] = [Math.floor(n / 8), n % 8];
  const sides = { top: [-1, 0], right: [0, 1], bottom: [1, 0], left: [0, -1] };
  return Object.keys(sides).filter((side) => !has(row + sides[side][0], column + sides[side][1])).join(' ');
}

/** A sentence of an island. @param {{ name: string }} isle @param {string} [sentence] */
const of = ({ name }, sentence = '') => sentence.replaceAll(ISLAND, () => name);

/** The first of several sentences is for one square. @param {string[]} sentences @param {bigint} squares */
const counted = (sentences, squares) => sentences[numbers(squares).length > 1 ? 1 : 0].replace(HERE, told(squares));

/** Why a placement is not in the list, as HTML of our own server. @param {Easel} easel @param {Isle} isle @param {bigint} squares */
function reason(easel, isle, squares) {
  const [standing, taken] = [squares & ~isle.empty, squares & ~isle.free];
  const name = isle.name.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const because = (/** @type {number | undefined} */ n) => (n === undefined ? '' : of({ name }, easel.reasons[n]));
  if (taken && isle.closed !== undefined) return because(isle.closed);
  if (standing) return of({ name }, counted(easel.words.landmark, standing));
  if (taken) return of({ name }, counted(easel.words.painted, taken));
  if (!(squares & isle.reach)) return because(isle.apart ?? isle.other);
  return easel.free && !isConnected(squares) ? (easel.loose ?? '') : because(isle.other);
}

/** @param {bigint} squares */
function isConnected(squares) {
  let some = squares & -squares;
  for (let before = 0n; before !== some; ) {
    before = some;
    // A step to the side must not lead around the edge.
    const left = (some >> 1n) & 0x7f7f7f7f7f7f7f7fn;
    const right = (some << 1n) & 0xfefefefefefefefen;
    some |= (left | right | (some << 8n) | (some >> 8n)) & squares;
  }
  return some === squares;
}

/**
 * What is to be said of squares on an island, in a colour: text, and the reason with its rule as HTML if they can't be painted.
 * @param {Easel} easel @param {number} n @param {bigint} squares @param {string} colour @returns {Judged}
 */
export function judge(easel, n, squares, colour) {
  const isle = easel.islands[n];
  const chosen = numbers(squares).length;
  if (easel.free && chosen !== easel.free && !(squares & ~isle.free)) {
    return { fits: false, open: chosen < easel.free, where: '', text: of(isle, easel.chosen).replace(HERE, String(chosen)), why: '' };
  }
  const outcome = isle.strokes.get(squares)?.[easel.colours.indexOf(colour)];
  if (outcome === undefined) return { fits: false, open: false, where: of(isle, easel.words.not).replace(HERE, told(squares)), text: '', why: reason(easel, isle, squares) };
  return { fits: true, open: false, where: of(isle, easel.words.fits).replace(HERE, told(squares)), text: easel.outcomes[outcome], why: '' };
}
