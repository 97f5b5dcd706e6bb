// Heaps of stones: a stone is touched to take it with all above it. Heaps of Nim are cairns, all others and those of more
// than a dozen piles. Cairns that are one component stand side by side; a reserve lies beside them.

import { t } from '../words.js';
import { narrow } from './narrow.js';
import { at, coinEdge, curve, dent, rings, stone, word } from './pieces.js';
import { chip } from './tokens.js';
import { MOST, pile, wasPile } from './pile.js';

const STEP = 35, WIDE = 168, NEXT = 142, TALL = 12, LEAST = 3, FOOT = 40, SLIM = 0.76;

const amount = position => Number(String(position).split(';')[0].replace('!', ''));
const lines = size => Math.max(1, Math.ceil(size / TALL));
const width = size => WIDE + 24 + (lines(size) - 1) * NEXT;
const height = size => Math.max(LEAST, Math.min(size, TALL)) * STEP + 80;

/** Where the stones of a heap lie whose ground begins at left and stands on base. */
function cairn(left, base, size, wide = 1, chips = false) {
  const columns = lines(size), middle = left + width(size) * wide / 2;
  const x = k => middle + (Math.floor(k / TALL) - (columns - 1) / 2) * NEXT * wide;
  const y = k => base - STEP / 2 - (k % TALL - 0.3) * STEP;
  const span = (columns - 1) * NEXT * wide / 2;
  const node = (k, seed = 0) => chips ? chip(x(k), y(k), 56 * wide, STEP - 13, k + seed) : stone(x(k) + (k * 37 + seed * 11) % 9 - 4, y(k), (68 - k % TALL * 3.6 - (k * 5 + seed * 3) % 4) * wide, STEP / 2, k * 4 + seed * 5 + 2);
  return { x, y, node, top: k => y(Math.min(size - 1, k - k % TALL + TALL - 1)), ground: [...rings(middle, base + 4, 72 * wide + span, 20), dent(middle, base + 4, 62 * wide + span, 13)] };
}

/** The stones of a heap and the spots at which they are taken. */
function stones(heap, size, id, seed, label) {
  const all = Array.from({ length: size }, (_, k) => k);
  return {
    pieces: all.map(k => [id(k), heap.node(k, seed)]),
    spots: all.map(k => ({
      id: id(k), x: heap.x(k), y: heap.y(k), r: 17, out: all.slice(k).map(id), tag: '−' + (size - k), tx: heap.x(k), ty: heap.top(k) - 34, label: label(k),
    })),
  };
}

const CAIRNS = new Set(['nim', 'nimber', 'lasker', 'topentails', 'moore', 'pokernim']);

function standing(size, room, deep) {
  const h = Math.max(height(size) + deep, room?.h ?? 0);
  return { w: width(size), h, ...cairn(0, h - FOOT - deep, size) };
}

/** A nimber is written with a star: so its number of stones stands on one. */
const STAR = 66;
const starred = (size, x, y) => [at(x, y, 0.9, curve('star', 'M0,-38L10,-13L37,-12L16,5L23,32L0,17L-23,32L-16,5L-37,-12L-10,-13z')), word(x, y + 2, size, 'on-star')];

export function heap(position, part, exchanges, room) {
  const size = amount(position);
  if (!(size <= MOST)) return null;
  const drawn = size <= TALL && CAIRNS.has(part.family) && !wasPile(room) ? standing(size, room, part.family === 'nimber' ? STAR : 0) : pile(size, room), star = part.family === 'nimber' ? starred(size, drawn.w / 2, drawn.h - STAR / 2 - 6) : [];
  return {
    w: drawn.w, h: drawn.h, kind: 'heaps', under: [...drawn.ground, ...star], again: larger => heap(position, part, exchanges, larger.room), ...stones(drawn, size, String, 0, k => t('cell.token', { n: k + 1, size })),
    key: ({ to }) => to.length > 1 ? [] : [[String(to.length ? amount(to[0]) : 0)]],
  };
}

/** A stack that can be divided: what lies above a joint is put down beside it. */
export function stack(position, part) {
  const size = amount(position);
  if (!(size <= TALL)) return null;
  const coins = part.family === 'topentails', wide = narrow() ? SLIM : 1, h = height(size), base = h - FOOT;
  const drawn = cairn(0, base, size, wide), id = String, middle = drawn.x(0), beyond = middle + 136 * wide, side = middle + 80 * wide;
  const node = k => coins ? coinEdge(drawn.x(k), drawn.y(k), 58 * wide, STEP - 9) : drawn.node(k);
  const found = stones({ ...drawn, node }, size, id, 0, k => t('cell.token', { n: k + 1, size }));
  const beside = (k, i) => coins ? coinEdge(beyond, drawn.y(i), 58 * wide, STEP - 9) : stone(beyond, drawn.y(i), (66 - i * 3.6) * wide, STEP / 2, k + i);
  const joints = Array.from({ length: Math.max(0, size - 1) }, (_, i) => i + 1);
  const cuts = joints.map(k => ({
    id: 'g' + k, x: side, y: drawn.y(k) + STEP / 2, r: 14, out: found.pieces.slice(k).map(([piece]) => piece),
    ghost: () => [curve('blade', `M${middle - 66 * wide},${drawn.y(k) + STEP / 2}h${132 * wide}`), ...found.pieces.slice(k).map((_, i) => beside(k, i))],
    tag: `${k} | ${size - k}`, tx: middle, ty: drawn.top(size - 1) - 34, label: t('cell.gap', { left: k, right: size - k }),
  }));
  return {
    w: (WIDE + 96) * wide, h, kind: 'heaps stacks', pieces: found.pieces, spots: [...found.spots, ...cuts],
    under: [...drawn.ground, ...joints.map(k => curve('notch', `M${side + 6},${drawn.y(k) + STEP / 2}l-14,-5v10z`))],
    key({ to }) {
      const [a = 0, b = 0] = to.map(amount);
      return to.length > 2 ? [] : to.length > 1 && a + b === size ? [['g' + a], ['g' + b]] : to.length > 1 ? [] : [[String(a)]];
    },
  };
}

/** Several heaps that are one component: on a phone slimmer, and in two lines where they are many. */
export function heaps(position, part) {
  const sizes = numbers(position), reserve = Number(/reserve (\d+)/.exec(position)?.[1] ?? 0), wide = narrow() ? SLIM : 1;
  if (!sizes.every(size => size <= 60) || !(reserve <= 60)) return null;
  const across = wide < 1 && sizes.length + (reserve ? 1 : 0) > 3 ? Math.ceil((sizes.length + (reserve ? 1 : 0)) / 2) : Infinity;
  const under = [], pieces = [], spots = [];
  let left = 0, base = 0, right = 0;
  sizes.forEach((size, i) => {
    if (!i || i % across === 0) {
      left = 0;
      base += Math.max(LEAST, ...sizes.slice(i, i + across).map(each => Math.min(TALL, each + reserve))) * STEP + 80;
    }
    const drawn = cairn(left, base - FOOT, size + reserve, wide, part.family === 'pokernim'), own = stones(drawn, size, k => i + '.' + k, i, k => t('cell.heaptoken', { heap: i + 1, n: k + 1, size }));
    under.push(...drawn.ground);
    pieces.push(...own.pieces);
    spots.push({ own, drawn, size });
    left += width(size + reserve) * wide;
    right = Math.max(right, left);
  });
  const tray = reserve && store(reserve, base - FOOT, left);
  return {
    w: Math.max(right, reserve ? left + tray.w : 0), h: base, kind: 'heaps', under: [...under, ...(reserve ? tray.under : [])], pieces: [...pieces, ...(reserve ? tray.pieces : [])],
    spots: spots.flatMap(({ own, drawn, size }, i) => [...own.spots, ...(reserve ? added(drawn, size, i, reserve, tray) : [])]),
    key: ({ to }) => changed(sizes, numbers(to[0] ?? sizes.map(() => 0))),
  };
}

/** The heaps that a move changes; heaps with a reserve are in no fixed order. */
function changed(sizes, left) {
  const less = left.map((n, i) => [n, i]).filter(([n, i]) => n !== sizes[i]);
  if (less.length && less.every(([n, i]) => n < sizes[i]) && !shuffled(sizes, left)) return [less.map(([n, i]) => i + '.' + n)];
  const rest = [...left];
  const gone = sizes.filter(size => { const at = rest.indexOf(size); if (at >= 0) rest.splice(at, 1); return at < 0; });
  if (gone.length !== 1 || rest.length !== 1) return [];
  return sizes.flatMap((size, i) => size !== gone[0] ? [] : rest[0] < size ? [[i + '.' + rest[0]]] : [[i + '+' + (rest[0] - size)]]);
}

/** Whether one heap alone has changed and the heaps stand in another order now. */
const shuffled = (sizes, left) => {
  const rest = [...left];
  const gone = sizes.filter(size => { const at = rest.indexOf(size); if (at >= 0) rest.splice(at, 1); return at < 0; });
  return gone.length === 1 && left.filter((n, i) => n !== sizes[i]).length > 1;
};

/** The places above a heap to which stones of the reserve are brought. */
const added = (drawn, size, i, reserve, tray) => Array.from({ length: reserve }, (_, n) => n + 1).map(n => ({
  id: i + '+' + n, x: drawn.x(size + n - 1), y: drawn.y(size + n - 1), r: 17, out: tray.pieces.slice(reserve - n).map(([id]) => id),
  ghost: () => Array.from({ length: n }, (_, k) => drawn.node(size + k, i)), tag: '+' + n, tx: drawn.x(size + n - 1), ty: drawn.y(size + n - 1) - 38, label: t('cell.add', { heap: i + 1 }),
}));

/** Chips in reserve lie on a tray, in rows of three. */
function store(reserve, base, left) {
  const across = Math.min(3, reserve), w = across * 70 + 50, x = k => left + 40 + k % 3 * 70 + 30, y = k => base - 8 - Math.floor(k / 3) * 44;
  return {
    w, under: [curve('tray', `M${left + 14},${base - 44}v56a14,14 0 0 0 14,14h${w - 36}a14,14 0 0 0 14,-14v-56`)],
    pieces: Array.from({ length: reserve }, (_, k) => ['r.' + k, chip(x(k), y(k), 31, 20, k)]),
  };
}

const numbers = position => Array.isArray(position) ? position
  : String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number);
