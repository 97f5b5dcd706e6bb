// The things that lie on boards: stones, pins, slabs, coins, chessmen, sticks. Each function gives nodes of SVG. What makes
// the outline of a piece has the class `solid`, what is only painted on it `trim`: held and leaving pieces are shown by
// their outlines alone; see css/pieces.css.

import { s } from '../dom.js';

const noise = (seed, n) => { const x = Math.sin(seed * 12.9898 + n * 78.233) * 43758.5453; return x - Math.floor(x) - 0.5; };
/** A number as it stands in a drawing. */
export const f = n => Math.round(n * 10) / 10;

/** The outline of a pebble: an ellipse that a river has worked on. */
export function pebble(cx, cy, rx, ry, seed = 1) {
  const [l, r] = [1, 2].map(n => rx * (1 + noise(seed, n) * 0.16)), [u, d] = [3, 4].map(n => ry * (1 + noise(seed, n) * 0.14));
  return `M${f(cx - l)},${f(cy)}C${f(cx - l)},${f(cy - u * 0.8)} ${f(cx - l * 0.6)},${f(cy - u)} ${f(cx)},${f(cy - u)}S${f(cx + r)},${f(cy - u * 0.7)} ${f(cx + r)},${f(cy)}`
    + `S${f(cx + r * 0.55)},${f(cy + d)} ${f(cx)},${f(cy + d)}S${f(cx - l)},${f(cy + d * 0.75)} ${f(cx - l)},${f(cy)}Z`;
}

const path = (look, d) => s('path', { class: look, d });
export const group = (...nodes) => s('g', {}, ...nodes);
export const at = (x, y, scale, ...nodes) => s('g', { transform: `translate(${f(x)} ${f(y)}) scale(${f(scale * 100) / 100})` }, ...nodes);

export const stone = (cx, cy, rx, ry, seed = 1) => group(
  path('solid stone t' + seed % 3, pebble(cx, cy, rx, ry, seed)),
  path('trim shine', pebble(cx - rx * 0.18, cy - ry * 0.42, rx * 0.55, ry * 0.26, seed + 3)));

/** A stone of one of two players, or a counter: the first is dark by day. */
export const counter = (cx, cy, r, second, seed = 1) => group(
  path('solid counter ' + (second ? 'second' : 'first'), pebble(cx, cy, r, r * 0.96, seed)),
  path('trim shine', pebble(cx - r * 0.22, cy - r * 0.42, r * 0.42, r * 0.2, seed + 3)));

/** Rings raked into the sand around a place. */
export const rings = (cx, cy, rx, ry, n = 2, step = 10) => [
  s('ellipse', { class: 'smooth', cx, cy, rx: rx + n * step, ry: ry + n * step * 0.42 }),
  ...Array.from({ length: n }, (_, i) => s('ellipse', { class: 'rake', cx, cy, rx: rx + i * step, ry: ry + i * step * 0.42 })),
];

export const dent = (cx, cy, rx, ry) => s('ellipse', { class: 'dent', cx, cy, rx, ry });

export const pin = (x, y, scale = 1.25) => at(x, y, scale,
  path('solid pin', 'M0,-92c11,0 15,9 13,19c-2,9 -6,13 -4,22c3,12 14,22 14,38c0,8 -3,13 -8,13h-30c-5,0 -8,-5 -8,-13c0,-16 11,-26 14,-38c2,-9 -2,-13 -4,-22c-2,-10 2,-19 13,-19z'),
  path('trim band', 'M-9.5,-56h19M-9.5,-50h19'));

export const ball = (x, y, r = 19) => group(s('circle', { class: 'ball', cx: x, cy: y, r }), s('circle', { class: 'shine', cx: x - r * 0.3, cy: y - r * 0.36, r: r * 0.26 }));

export const slab = (x, y, w, h, seed = 0) => group(
  s('rect', { class: 'solid slab t' + seed % 3, x, y, width: w, height: h, rx: 10 }), path('trim gleam', `M${f(x + 13)},${f(y + 8)}h${f(Math.max(8, w - 38))}`));

/** A cash coin with a square hole: heads carry four marks, tails none. */
export const coin = (cx, cy, r, heads = true) => group(
  s('circle', { class: 'solid coin ' + (heads ? 'heads' : 'tails'), cx, cy, r }),
  heads && s('circle', { class: 'trim rim', cx, cy, r: f(r * 0.84) }),
  s('rect', { class: 'trim hole', x: f(cx - r * 0.24), y: f(cy - r * 0.24), width: f(r * 0.48), height: f(r * 0.48) }),
  heads && [[0, -0.55], [0, 0.55], [-0.55, 0], [0.55, 0]].map(([x, y]) => s('circle', { class: 'trim stamp', cx: f(cx + x * r), cy: f(cy + y * r), r: f(r * 0.12) })));

/** The same coin seen from its edge, as it lies in a stack. */
export const coinEdge = (cx, cy, rx, ry) => group(
  path('solid coin heads', `M${f(cx - rx)},${f(cy - ry * 0.5)}a${rx},${f(ry * 0.5)} 0 0 1 ${2 * rx},0v${ry}a${rx},${f(ry * 0.5)} 0 0 1 ${-2 * rx},0z`),
  path('trim rim', `M${f(cx - rx)},${f(cy - ry * 0.5)}a${rx},${f(ry * 0.5)} 0 0 0 ${2 * rx},0`));

const ballAt = (x, y) => `M${x - 3},${y}a3,3 0 1 0 6,0a3,3 0 1 0 -6,0z`;

const CHESSMEN = {
  queen: 'M-14,12L-20,-6L-11,2L-10,-13L-4,0L0,-16L4,0L10,-13L11,2L20,-6L14,12zM-15,15h30v6h-30z' + [[-20, -8], [-10, -15], [0, -18], [10, -15], [20, -8]].map(([x, y]) => ballAt(x, y)).join(''),
  king: 'M-16,20h32v-6l-4,-3c10,-5 12,-20 0,-21c-6,0 -9,3 -12,6c-3,-3 -6,-6 -12,-6c-12,1 -10,16 0,21l-4,3zM-2.500,-7v-6h-6v-5h6v-6h5v6h6v5h-6v6z',
  pawn: 'M-14,20h28v-6l-5,-4c-2,-6 -4,-9 -4,-13a9.500,9.500 0 1 0 -10,0c0,4 -2,7 -4,13l-5,4z',
};

/** A chessman whose square has its middle at (x, y). */
export const chessman = (name, x, y, scale = 1, second = false) => at(x, y, scale, path('solid man' + (second ? ' second' : ''), CHESSMEN[name]));

export const bomb = (x, y, r = 19) => group(
  path('trim fuse', `M${f(x + r * 0.5)},${f(y - r * 0.75)}q${f(r * 0.3)},${f(-r * 0.6)} ${f(r * 0.75)},${f(-r * 0.35)}`),
  s('circle', { class: 'solid bomb', cx: x, cy: y + 2, r }), s('circle', { class: 'trim spark', cx: x + r * 1.3, cy: y - r * 1.1, r: r * 0.22 }),
  s('circle', { class: 'trim shine', cx: x - r * 0.35, cy: y - r * 0.3, r: r * 0.26 }));

export const marble = (x, y, r = 20, k = 0) => group(
  s('circle', { class: 'solid marble m' + k, cx: x, cy: y, r }), path('trim swirl', `M${f(x - r * 0.7)},${f(y + r * 0.2)}q${f(r * 0.7)},${f(-r * 1.1)} ${f(r * 1.4)},${f(-r * 0.4)}q${f(-r * 0.7)},${f(r * 0.9)} ${f(-r * 1.4)},${f(r * 0.4)}z`),
  s('circle', { class: 'trim shine', cx: x - r * 0.35, cy: y - r * 0.42, r: r * 0.22 }));

export const pit = (x, y, w = 60, h = w, look = '') => s('rect', { class: 'pit ' + look, x: x + 2, y: y + 2, width: w - 4, height: h - 4, rx: 8 });
export const square = (x, y, dark, u = 60) => s('rect', { class: 'square ' + (dark ? 'dark' : 'light'), x, y, width: u, height: u });
export const frame = (x, y, w, h) => s('rect', { class: 'frame', x, y, width: w, height: h, rx: 4 });

export const chocolate = (x, y, u = 60) => group(
  s('rect', { class: 'solid chocolate', x: x + 1, y: y + 1, width: u - 2, height: u - 2, rx: 6 }), s('rect', { class: 'trim relief', x: x + 12, y: y + 12, width: u - 24, height: u - 24, rx: 4 }));

/** The mark of what must not be eaten. */
export const skull = (x, y, scale = 1) => at(x, y, scale,
  path('skull', 'M0,-15c9,0 15,6 15,13c0,5 -3,8 -6,10v6h-18v-6c-3,-2 -6,-5 -6,-10c0,-7 6,-13 15,-13z'), path('sockets', 'M-6.500,-2h.1M6.500,-2h.1'), path('teeth', 'M0,4v2M-3.500,10v4M0,10v4M3.500,10v4'));

export const bamboo = (x1, y1, x2, y2, bend) => {
  const d = bend ?? `M${f(x1)},${f(y1)}L${f(x2)},${f(y2)}`;
  return group(path('solid bamboo', d), path('trim knot', d));
};
/** A balloon, which goes up with all that hang on it. */
export const balloon = (x, y, seed) => group(path('solid balloon b' + seed % 3, `M${f(x)},${f(y - 28)}c32,0 30,40 0,52c-30,-12 -32,-52 0,-52z`), path('trim balloon-knot', `M${f(x - 5)},${f(y + 30)}l5,-8l5,8z`), path('trim shine', pebble(x - 9, y - 13, 7, 5, 2)));
export const joint = (x, y) => s('circle', { class: 'joint', cx: f(x), cy: f(y), r: 8 });
export const stick = (look, x1, y1, x2, y2) => s('line', { class: look, x1: f(x1), y1: f(y1), x2: f(x2), y2: f(y2) });
export const curve = path;
export const plank = d => group(path('solid plank-edge', d), path('trim plank', d), path('trim seams', d));
export const cross = (x, y, r = 17) => path('solid cross', `M${x - r},${y - r}l${2 * r},${2 * r}m0,${-2 * r}l${-2 * r},${2 * r}`);
export const flag = (x, y) => group(path('pole', `M${x - 18},${y + 22}v-44`), path('cloth', `M${x - 17},${y - 22}l24,8l-24,9z`));
const SUITS = ['M0,-8l6,8l-6,8l-6,-8z', 'M0,8c-6,-5 -9,-8 -9,-12s6,-5 9,-1c3,-4 9,-3 9,1s-3,7 -9,12z', 'M0,-8c6,5 8,8 8,11s-5,4 -7,1l2,4h-6l2,-4c-2,3 -7,2 -7,-1s2,-6 8,-11z'];
/** A playing card that lies flat among others: its suit shows at both ends. */
export const card = (cx, cy, w, h, suit = 0) => group(s('rect', { class: 'solid card-face', x: f(cx - w / 2), y: f(cy - h / 2), width: f(w), height: h, rx: 5 }),
  ...[-1, 1].map(side => at(cx + side * (w / 2 - 14), cy, h / 27, path('trim suit ' + (suit % 3 === 2 ? 'ink' : 'red'), SUITS[suit % 3]))), path('trim card-line', `M${f(cx - w / 2 + 28)},${f(cy)}h${f(w - 56)}`));
export const word = (x, y, text, look = '') => s('text', { class: 'word ' + look, x, y }, text);
