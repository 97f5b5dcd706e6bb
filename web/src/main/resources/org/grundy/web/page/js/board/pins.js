// A row of pins, of which a move takes some that stand side by side, or splits the row at a gap; and pins in a circle.

import { t } from '../words.js';

const LARGEST = 40, WIDE = 1.5;

/** Whether moves split a row without taking a pin, or into three: then the gaps can be chosen, too. */
const splits = (exchanges, size) => exchanges.some(({ to }) => to.length > 2 || to.length === 2 && to[0] + to[1] === size);

function row(size, exchanges, around) {
  const gaps = splits(exchanges, size), step = gaps ? WIDE : 1;
  const cells = [];
  const place = i => around
    ? { x: size / 3.4 + 1 + (size / 3.4 + 0.4) * Math.sin(2 * Math.PI * i / size), y: size / 3.4 + 1 - (size / 3.4 + 0.4) * Math.cos(2 * Math.PI * i / size) }
    : { x: i * step + 0.5, y: 0.6 };
  for (let i = 0; i < size; i++) {
    if (gaps && i) cells.push({ id: 'g' + i, row: 0, shape: 'rect', x: i * step - (step - 1) / 2 - 0.06, y: 0.1, w: 0.12, h: 1, look: 'gap', label: t('cell.gap', { left: i, right: size - i }) });
    cells.push({ id: String(i), row: 0, shape: 'circle', r: gaps ? 0.32 : 0.4, ...place(i), look: 'token pin', label: t('cell.pin', { n: i + 1, size }) });
  }
  return cells;
}

const run = (from, length, size) => Array.from({ length }, (_, i) => String((from + i) % size));

export function pins(position, part, exchanges) {
  const size = Number(String(position).replace('row ', ''));
  if (!(size <= LARGEST)) return null;
  return {
    w: Math.max(1, splits(exchanges, size) ? (size - 1) * WIDE + 1 : size), h: 1.2, cells: row(size, exchanges, false), marks: size ? [] : [{ x: 0.5, y: 0.6, text: '∅', look: 'faint' }],
    key({ to }) {
      const left = to.map(each => Number(String(each).replace('row ', '')));
      if (left.some(Number.isNaN)) return [];
      if (left.length > 2) return several(left, size);
      const [a = 0, b = 0] = left;
      const taken = size - a - b;
      if (taken < 0) return [];
      const starts = [...new Set([a, b])];
      return taken === 0 ? starts.map(at => ['g' + at]) : starts.map(at => run(at, taken, size));
    },
  };
}

/** Several rows are left: pins are taken behind the first of them, and the rest is split at gaps. */
function several(left, size) {
  const taken = size - left.reduce((a, b) => a + b, 0);
  if (taken < 0) return [];
  const orders = left.map((_, i) => [left[i], ...left.filter((_, k) => k !== i)]);
  return orders.map(order => {
    const ends = order.slice(1, -1).map((_, i) => order[0] + taken + order.slice(1, i + 2).reduce((a, b) => a + b, 0));
    return [...(taken ? run(order[0], taken, size) : ['g' + order[0]]), ...ends.map(at => 'g' + at)];
  });
}

export function circle(position, part, exchanges) {
  if (String(position).startsWith('row ')) return pins(position, part, exchanges);
  const size = Number(position);
  if (!(size <= LARGEST)) return null;
  const span = 2 * (size / 3.4 + 1);
  return {
    w: span, h: span, cells: row(size, [], true),
    key({ to }) {
      const taken = size - (to.length ? Number(String(to[0]).replace('row ', '')) : 0);
      return Array.from({ length: size }, (_, i) => run(i, taken, size));
    },
  };
}
