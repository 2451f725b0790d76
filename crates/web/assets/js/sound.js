// Sounds of paper and wood, made here: nothing is fetched. Silent until somebody switches them on, and until the page was touched.

import { all, around, memory } from './common.js';
import { swapped } from './swap.js';

/** @type {AudioContext | undefined} */
let audio;
/** A second of noise, made once. @type {AudioBuffer | undefined} */
let noise;
/** When the last sound of each kind began: many things at once sound like one. @type {Map<string, number>} */
const last = new Map();

export const wants = () => memory.get('wants sound') === 'yes';

/** Browsers let a page sound only after somebody has touched it. */
function wake() {
  if (!wants()) return;
  try {
    audio ??= new AudioContext();
    audio.resume().catch(() => {});
  } catch {
    // Then it stays silent.
  }
}

/** Something whose volume rises and falls. @param {AudioNode} source @param {number} start @param {number} rise @param {number} fall @param {number} loud */
function shape(source, start, rise, fall, loud) {
  const player = /** @type {AudioContext} */ (audio);
  const volume = player.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall);
  source.connect(volume).connect(player.destination);
}

/** A rustle: noise between two pitches. @param {number} start @param {[number, number]} pitch @param {number} long @param {number} loud */
function rustle(start, [from, to], long, loud) {
  const player = /** @type {AudioContext} */ (audio);
  if (!noise) {
    noise = player.createBuffer(1, player.sampleRate, player.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  }
  const [source, filter] = [player.createBufferSource(), player.createBiquadFilter()];
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter);
  shape(filter, start, long * 0.25, long * 0.75, loud);
  source.start(start, Math.random() * 0.5, long + 0.1);
}

/** A tone that dies away. @param {number} start @param {number} pitch @param {number} long @param {number} loud @param {OscillatorType} [type] */
function tone(start, pitch, long, loud, type = 'sine') {
  const player = /** @type {AudioContext} */ (audio);
  const source = player.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  shape(source, start, 0.012, long, loud);
  source.start(start);
  source.stop(start + long + 0.1);
}

/** What can be heard, by name; each is told when it begins. @type {Record<string, (at: number) => void>} */
const SOUNDS = {
  /** Paper slides over the table. */
  slide: (at) => rustle(at, [2200, 900], 0.22, 0.16),
  /** Paper is folded: a slide, and the nail along the crease. */
  fold(at) {
    rustle(at, [1200, 3200], 0.14, 0.14);
    rustle(at + 0.13, [5200, 6500], 0.06, 0.2);
  },
  /** A die rolls out. */
  die(at) {
    [0, 0.07, 0.16, 0.29].forEach((later, n) => {
      tone(at + later, 320 - 30 * n, 0.05, 0.12 / (n + 1), 'triangle');
      rustle(at + later, [1800, 900], 0.03, 0.2 / (n + 1));
    });
  },
  /** A soft bell: it is my turn. */
  bell(at) {
    for (const [times, loud, long] of [[1, 0.11, 1.6], [2.01, 0.045, 1.1], [2.98, 0.02, 0.7], [4.2, 0.01, 0.4]]) tone(at, 523.25 * times, long, loud);
    for (const [times, loud, long] of [[1, 0.08, 1.8], [2.01, 0.03, 1.2]]) tone(at + 0.18, 783.99 * times, long, loud);
  },
  /** A wooden tick: one more piece is counted. */
  tick: (at) => tone(at, 660, 0.06, 0.05, 'triangle'),
  /** The crane unfolds. */
  unfold(at) {
    SOUNDS.fold(at);
    SOUNDS.fold(at + 0.22);
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, n) => tone(at + 0.3 + 0.12 * n, pitch, 1.4, 0.07));
  },
};

/** Lets something be heard, if that is wanted. @param {string} name */
export function play(name) {
  if (!wants() || document.hidden && name !== 'bell' || audio?.state !== 'running') return;
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < 0.12) return;
  last.set(name, now);
  SOUNDS[name]?.(now + 0.01);
}

/** Switches sounds on or off. */
export function toggle() {
  memory.set('wants sound', wants() ? 'no' : 'yes');
  wake();
  for (const button of all('button[data-toggle=sound]')) button.ariaPressed = String(wants());
  // It is heard at once what was switched on.
  if (wants()) audio?.resume().then(() => play('bell'), () => {});
}

/** The dice that were heard rolling. @type {WeakSet<Element>} */
const heard = new WeakSet();
/** Dice that came with the newest zones. */
function look() {
  const dice = all('.die.rolled').filter((die) => !heard.has(die));
  if (dice.length) play('die');
  for (const die of dice) heard.add(die);
}

/** What is played is folded, all else slides over the table. @param {string} moves what goes from where to where */
function hear(moves) {
  if (moves) play(/ seat-\d-(left|right)(;|$)/.test(moves) ? 'fold' : 'slide');
}

/** Attends to what can be heard. */
export function attend() {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true });
  document.addEventListener('click', (event) => around(event, 'button[data-toggle=sound]') && toggle());
  document.addEventListener('step', (/** @type {any} */ { detail }) => hear(detail));
  document.addEventListener('my-turn', () => play('bell'));
  document.addEventListener('count-piece', (/** @type {any} */ { detail }) => play(detail.lead ? 'slide' : 'tick'));
  document.addEventListener('count-won', () => play('unfold'));
  // What is there already was not heard coming.
  look();
  swapped(look);
}
