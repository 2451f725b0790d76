// Paper that moves: one step at a time, by slider, buttons or arrow keys. The server has worked out all states; here flaps turn about
// their creases and are shaded. Whoever wishes for little motion keeps the diagrams.

import { all, at } from './common.js';

/** Numbers come as whole ten-thousandths. */
const UNIT = 1e4;
const [FOLD, OVER, SPIN, FRAMES, SWING, POSE] = [0, 1, 2, 3, 4, 5];
/** Where light comes from, and from how far somebody looks. */
const LAMP = [-0.38, 0.62, 0.69];
const EYE = 5;
/** A movement takes so many milliseconds. */
const PACE = 1100;
const WHITE = [251, 248, 241];

/** @param {number[]} list */
const units = (list) => list.map((n) => n / UNIT);
/** Slow, fast, slow. @param {number} t */
const eased = (t) => t * t * (3 - 2 * t);
/** @param {number} a @param {number} b @param {number} t */
const mix = (a, b, t) => a + (b - a) * t;
const RADIANS = Math.PI / 180;

/** A scene as the server writes it. @param {any[]} raw */
function scene([kind, views, numbers, points, faces, marks, frames, order]) {
  const about = [1, 0, 0, 1, 0, 1][kind];
  const by = faces.map(() => /** @type {number[][]} */ ([]));
  for (let n = 0; n < marks.length; n += 3) by[marks[n]].push([marks[n + 1], marks[n + 2]]);
  return {
    kind,
    views: units(views),
    numbers: units(numbers),
    points: units(points),
    faces: faces.map((face, n) => {
      const corners = face.slice(about);
      return { about: about ? face[0] : 0, corners, marks: by[n], rank: n, fresh: kind === FOLD ? onLine(corners, points, numbers) : [] };
    }),
    frames: frames.map(units),
    order,
  };
}

/** Which edges of a face lie on the line of a fold: before it is folded they are no edges. */
function onLine(corners, points, [ox, oy, dx, dy]) {
  const on = corners.map((n) => Math.abs(dx * (points[2 * n + 1] - oy) - dy * (points[2 * n] - ox)) < 10 * UNIT);
  return on.map((is, n) => is && on[(n + 1) % on.length]);
}

/** Turns a point about a line of the table: what is on its left comes towards the viewer. */
function turned([x, y, z], [ox, oy, dx, dy], sin, cos) {
  const along = (x - ox) * dx + (y - oy) * dy;
  const [ax, ay] = [x - ox - along * dx, y - oy - along * dy];
  return [
    ox + along * dx + ax * cos + dy * z * sin,
    oy + along * dy + ay * cos - dx * z * sin,
    z * cos + (dx * ay - dy * ax) * sin,
  ];
}

/** What is square to the first three corners. @param {number[][]} corners */
function square([a, b, c]) {
  const [u, v] = [b.map((n, k) => n - a[k]), c.map((n, k) => n - a[k])];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

/** The canvas with its paper. */
class Stage {
  /** @param {HTMLCanvasElement} canvas @param {string} colour */
  constructor(canvas, colour) {
    this.canvas = canvas;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.paper = [1, 3, 5].map((n) => parseInt(colour.slice(n, n + 2), 16));
    this.view = [0, 0, 1];
    /** From where one looks. @type {(spot: number[]) => number[]} */
    this.look = (spot) => spot;
  }

  /** As many dots as the screen has. */
  fit() {
    const size = Math.round(this.canvas.clientWidth * Math.min(2, devicePixelRatio || 1)) || 560;
    if (this.canvas.width !== size) this.canvas.width = this.canvas.height = size;
  }

  /** @param {number[]} spot @returns {[number, number]} */
  place(spot) {
    const [x, y, z] = this.look(spot);
    const size = this.canvas.width;
    const scale = (0.42 * size * EYE) / (EYE - z) / this.view[2];
    return [size / 2 + (x - this.view[0]) * scale, size / 2 - (y - this.view[1]) * scale];
  }

  /** Draws a face by its corners in space, and the pale creases on it. Edges in `fresh` are not drawn. */
  face(spots, marks, fresh = []) {
    const { pen } = this;
    const normal = square(spots);
    const length = Math.hypot(...normal) || 1;
    // Corners are counter-clockwise on the coloured side.
    const up = square(spots.slice(0, 3).map(this.look))[2] >= 0;
    const light = Math.max(0, normal.reduce((sum, n, k) => sum + n * LAMP[k], 0) / length * (up ? 1 : -1));
    const bright = up ? 0.55 + 0.65 * light : 0.84 + 0.18 * light;
    const side = up ? this.paper : WHITE;
    pen.fillStyle = `rgb(${side.map((n) => Math.min(255, Math.round(bright > 1 ? n + (255 - n) * (bright - 1) : n * bright))).join()})`;
    /** @type {[number, number][]} */
    const places = spots.map((spot) => this.place(spot));
    pen.beginPath();
    for (const place of places) pen.lineTo(...place);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = '#2a252299';
    pen.lineWidth = this.canvas.width / 480;
    if (fresh.includes(true)) {
      pen.beginPath();
      places.forEach((place, n) => fresh[n] || (pen.moveTo(...place), pen.lineTo(...places[(n + 1) % places.length])));
    }
    pen.stroke();
    if (!marks.length) return;
    pen.strokeStyle = '#8d867c88';
    pen.lineWidth /= 2;
    pen.beginPath();
    for (const [from, to] of marks) {
      pen.moveTo(...this.place(from));
      pen.lineTo(...this.place(to));
    }
    pen.stroke();
  }

  /** Draws a scene that has gone so far. @param {ReturnType<typeof scene>} one @param {number} far */
  draw(one, far) {
    this.fit();
    const { canvas, pen } = this;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.lineJoin = 'round';
    // There and back, what is seen stays the same.
    const t = one.kind === FOLD && one.numbers[5] ? eased(1 - Math.abs(1 - 2 * far)) : eased(far);
    const shift = one.kind === FOLD && one.numbers[5] ? 0 : t;
    this.view = [0, 1, 2].map((n) => mix(one.views[n], one.views[n + 3], shift));
    this.look = (spot) => spot;
    this[['fold', 'over', 'spin', 'frame', 'swing', 'pose'][one.kind]](one, t);
  }

  /** All faces, moved by a function. */
  each(one, faces, moved, folded = true) {
    const spot = (n, face) => moved([one.points[2 * n], one.points[2 * n + 1], 0], face);
    for (const face of faces) {
      this.face(face.corners.map((n) => spot(n, face)), face.marks.map((mark) => mark.map((n) => spot(n, face))), folded ? [] : face.fresh);
    }
  }

  fold(one, t) {
    const [sin, cos] = [Math.sin(Math.PI * t) * one.numbers[4], Math.cos(Math.PI * t)];
    const still = one.faces.filter((face) => !face.about);
    const flap = one.faces.filter((face) => face.about);
    // Past half of the way one sees the back of the flap: its lowest layer comes last.
    if (t > 0.5) flap.reverse();
    const moved = (spot, face) => (face.about ? turned(spot, one.numbers, sin, cos) : spot);
    this.each(one, one.numbers[4] > 0 ? [...still, ...flap] : [...flap, ...still], moved, t > 0.004);
  }

  over(one, t) {
    const [sin, cos] = [Math.sin(Math.PI * t), Math.cos(Math.PI * t)];
    const faces = t > 0.5 ? [...one.faces].reverse() : one.faces;
    this.each(one, faces, (spot) => turned(spot, one.numbers, sin, cos));
  }

  spin(one, t) {
    const [[ox, oy], sin, cos] = [one.numbers, Math.sin(Math.PI * t), Math.cos(Math.PI * t)];
    this.each(one, one.faces, ([x, y]) => [ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos, 0]);
  }

  frame(one, t) {
    const last = one.frames.length - 1;
    const n = Math.min(last - 1, Math.floor(t * last));
    const [from, to, part] = [one.frames[n], one.frames[n + 1], t * last - n];
    const spot = (k) => [0, 1, 2].map((axis) => mix(from[3 * k + axis], to[3 * k + axis], part));
    const faces = one.faces.map((face) => {
      const spots = face.corners.map(spot);
      const near = spots.reduce((sum, [, , z]) => sum + z, 0) / spots.length;
      // Layers that lie on each other keep their order.
      return { spots, near: near + 0.002 * mix(face.rank, face.about, t) };
    });
    faces.sort((a, b) => a.near - b.near);
    for (const face of faces) this.face(face.spots, []);
  }

  swing(one, t) {
    const [px, py, dx, dy, turn] = one.numbers;
    const [sin, cos] = [Math.sin(turn * t), Math.cos(turn * t)];
    const [wx, wy] = [dx * cos - dy * sin, dx * sin + dy * cos];
    /** @param {number[]} spot */
    const height = ([x, y]) => wx * (y - py) - wy * (x - px);
    /** @param {number[]} spot */
    const mirrored = ([x, y]) => [x + 2 * height([x, y]) * wy, y - 2 * height([x, y]) * wx, 0];
    for (let n = 0; n < one.order.length; n += 2) {
      const face = one.faces[one.order[n]];
      const part = one.order[n + 1];
      let spots = face.corners.map((k) => [one.points[2 * k], one.points[2 * k + 1], 0]);
      if (part < 2) spots = cut(spots, part ? height : (spot) => -height(spot));
      if (spots.length > 2) this.face(part === 1 ? spots.map(mirrored) : spots, []);
    }
  }

  pose(one, t) {
    const [right, above] = one.numbers.slice(0, 2).map((degrees) => degrees * RADIANS * t);
    const [s, c, rise, level] = [Math.sin(right), Math.cos(right), Math.sin(above), Math.cos(above)];
    const tilts = [];
    for (let n = 2; n < one.numbers.length; n += 5) {
      const angle = one.numbers[n + 4] * RADIANS * t;
      tilts.push([one.numbers.slice(n, n + 4), Math.sin(angle), Math.cos(angle)]);
    }
    const moved = (spot, face) =>
      tilts.reduce((spot, [line, sin, cos], n) => (face.about & (1 << n) ? turned(spot, line, sin, cos) : spot), spot);
    this.look = ([x, y, z]) => {
      const near = z * c - x * s;
      return [x * c + z * s, y * level - near * rise, y * rise + near * level];
    };
    // First as they lay, then as they will be seen.
    const drawn = one.order.filter((_, n) => n % 2 === 0).map((n) => one.faces[n]);
    this.each(one, t < 0.6 ? one.faces : drawn, moved);
  }
}

/** The part of an outline where the height is above 0. @param {number[][]} spots @param {(spot: number[]) => number} height */
function cut(spots, height) {
  const part = [];
  spots.forEach((spot, n) => {
    const next = spots[(n + 1) % spots.length];
    const [here, there] = [height(spot), height(next)];
    if (here >= 0) part.push(spot);
    if (here > 0 !== there > 0 && here !== there) {
      const far = here / (here - there);
      if (far > 0 && far < 1) part.push(spot.map((k, axis) => mix(k, next[axis], far)));
    }
  });
  return part;
}

/** Lets the paper on this page move. @param {any} section */
function start(section) {
  const steps = JSON.parse(section.dataset.scenes).map((scenes) => scenes.map(scene));
  const stage = new Stage(all('canvas', section)[0], section.dataset.colour);
  const [slider, said] = /** @type {[HTMLInputElement, HTMLElement]} */ ([at('far'), at('said')]);
  const items = all('ol.diagrams > li');
  let [far, goal, since, shown, moves] = [0, 0, 0, -1, false];

  const draw = () => {
    const step = Math.min(steps.length - 1, Math.floor(far));
    const scenes = steps[step];
    const part = (far - step) * scenes.length;
    const n = Math.min(scenes.length - 1, Math.floor(part));
    stage.draw(scenes[n], part - n);
    slider.value = String(far);
    const item = Math.floor(far);
    if (item === shown) return;
    items.forEach((one, k) => (k === item ? one.setAttribute('aria-current', 'step') : one.removeAttribute('aria-current')));
    said.textContent = all('figcaption', items[item])[0].innerText.replace(/\s*\n\s*/g, ': ');
    slider.setAttribute('aria-valuetext', said.textContent);
    shown = item;
  };
  const tick = (now) => {
    const step = Math.min(steps.length - 1, Math.max(0, goal > far ? Math.floor(far) : Math.ceil(far) - 1));
    // A frame may have begun before the click that asked for it.
    const most = Math.max(0, Math.min(64, now - since)) / PACE / steps[step].length;
    since = now;
    far = goal > far ? Math.min(goal, far + most) : Math.max(goal, far - most);
    draw();
    moves = far !== goal;
    if (moves) requestAnimationFrame(tick);
  };
  const go = (to) => {
    goal = Math.max(0, Math.min(steps.length, to));
    if (far === goal || moves) return;
    moves = true;
    since = performance.now();
    requestAnimationFrame(tick);
  };
  const next = () => go(Math.floor(goal + 1e-6) + 1);
  const back = () => go(Math.ceil(goal - 1e-6) - 1);

  /** Without a movement in between. @param {number} to */
  const jump = (to) => {
    far = goal = to;
    draw();
  };
  section.hidden = false;
  draw();
  attend(next, back, jump);
  new ResizeObserver(draw).observe(stage.canvas);
}

/** Buttons, slider and keys. @param {() => void} next @param {() => void} back @param {(to: number) => void} jump */
function attend(next, back, jump) {
  at('next')?.addEventListener('click', next);
  at('back')?.addEventListener('click', back);
  at('again')?.addEventListener('click', () => jump(0));
  const slider = /** @type {HTMLInputElement} */ (at('far'));
  slider.addEventListener('input', () => jump(Number(slider.value)));
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const move = { ArrowRight: next, ArrowLeft: back }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  });
}

const section = at('stage');
if (section && !matchMedia('(prefers-reduced-motion: reduce)').matches) start(section);
