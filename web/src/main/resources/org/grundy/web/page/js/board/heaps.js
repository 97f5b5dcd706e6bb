// Heaps of tokens. A token is chosen to take it with all that lie behind it.

import { t } from '../words.js';

const ACROSS = 20, LARGEST = 120;

const amount = position => Number(String(position).split(';')[0].replace('!', ''));

export function heap(position) {
  const size = amount(position);
  if (!(size <= LARGEST)) return null;
  const cells = [];
  for (let i = 0; i < size; i++) {
    const row = Math.floor(i / ACROSS);
    cells.push({ id: String(i), row, shape: 'circle', x: i % ACROSS + 0.5, y: row + 0.5, look: 'token', label: t('cell.token', { n: i + 1, size }) });
  }
  return {
    w: Math.max(1, Math.min(size, ACROSS)), h: Math.max(1, Math.ceil(size / ACROSS)), cells, marks: size ? [] : [nothing(0.5)],
    key: ({ to }) => to.length > 1 ? [] : [[String(to.length ? amount(to[0]) : 0)]],
  };
}

const nothing = y => ({ x: 0.5, y, text: '∅', look: 'faint' });

/** Several heaps that are one component, one below the other. */
export function heaps(position) {
  const sizes = numbers(position);
  if (sizes.some(size => !(size <= 60))) return null;
  const cells = [], marks = [];
  sizes.forEach((size, row) => {
    if (!size) marks.push(nothing(row + 0.5));
    for (let i = 0; i < size; i++) {
      cells.push({ id: row + '.' + i, row, shape: 'circle', x: i + 0.5, y: row + 0.5, look: 'token', label: t('cell.heaptoken', { heap: row + 1, n: i + 1, size }) });
    }
  });
  const reserve = Number(/reserve (\d+)/.exec(position)?.[1] ?? 0);
  if (reserve > 60) return null;
  const wide = Math.max(1, ...sizes);
  if (reserve) store(reserve, sizes, wide, cells, marks);
  return {
    w: Math.max(reserve ? Math.max(wide + 1, reserve + 2.6) : 1, wide), h: sizes.length + (reserve ? 1 : 0), cells, marks,
    key({ to }) {
      const left = numbers(to[0] ?? sizes.map(() => 0));
      const changed = left.map((n, i) => [n, i]).filter(([n, i]) => n !== sizes[i]);
      if (changed.every(([n, i]) => n < sizes[i])) return [changed.map(([n, i]) => i + '.' + n)];
      return added(sizes, left);
    },
  };
}

/** The heaps to which tokens are added by a move, and how many; heaps are in no fixed order. */
function added(sizes, left) {
  const rest = [...left];
  const grown = sizes.filter(size => { const at = rest.indexOf(size); if (at >= 0) rest.splice(at, 1); return at < 0; });
  if (grown.length !== 1 || rest.length !== 1) return [];
  return sizes.flatMap((size, heap) => size === grown[0] ? [['r.' + (rest[0] - size - 1), heap + '.add']] : []);
}

/** Tokens that can be added to a heap: so many are chosen, and where they go. */
function store(reserve, sizes, wide, cells, marks) {
  sizes.forEach((size, row) => cells.push({ id: row + '.add', row, shape: 'circle', x: size + 0.5, y: row + 0.5, r: 0.3, look: 'slot', text: '+', label: t('cell.add', { heap: row + 1 }) }));
  const row = sizes.length;
  marks.push({ x: 1.1, y: row + 0.5, text: t('cell.reserve', { n: reserve }), look: 'faint' });
  for (let i = 0; i < reserve; i++) {
    cells.push({ id: 'r.' + i, row, shape: 'circle', x: i + 2.9, y: row + 0.5, r: 0.33, look: 'token still', label: t('cell.reservetoken', { n: i + 1, size: reserve }) });
  }
}

const numbers = position => Array.isArray(position) ? position
  : String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number);
