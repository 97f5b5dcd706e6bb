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
  const reserve = /reserve (\d+)/.exec(position);
  if (reserve) marks.push({ x: 2, y: sizes.length + 0.5, text: t('cell.reserve', { n: reserve[1] }), look: 'faint' });
  return {
    w: Math.max(reserve ? 4 : 1, ...sizes), h: sizes.length + (reserve ? 1 : 0), cells, marks,
    key({ to }) {
      const left = numbers(to[0] ?? sizes.map(() => 0));
      const changed = left.map((n, i) => [n, i]).filter(([n, i]) => n !== sizes[i]);
      return changed.every(([n, i]) => n < sizes[i]) ? [changed.map(([n, i]) => i + '.' + n)] : [];
    },
  };
}

const numbers = position => Array.isArray(position) ? position
  : String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number);
