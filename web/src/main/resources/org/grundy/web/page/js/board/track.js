// Strips of squares: one coin (Nimble), several that do not pass each other (silver dollar), two counters (Northcott),
// crosses (Treblecross), and races to a total.

import { t } from '../words.js';

const ACROSS = 20, LARGEST = 200;

/** A strip with something on some squares. */
function strip(from, last, on, label) {
  if (!(last - from <= LARGEST)) return null;
  const cells = [], marks = [];
  for (let i = from; i <= last; i++) {
    const row = Math.floor((i - from) / ACROSS), x = (i - from) % ACROSS, y = row * 1.55;
    const text = on(i);
    cells.push({ id: String(i), row, shape: 'rect', x: x + 0.03, y: y + 0.03, w: 0.94, h: 0.94, look: 'square light' + (text ? ' piece' : ''), text, label: t('cell.strip', { n: i }) + (text ? ' ' + label : '') });
    marks.push({ x: x + 0.5, y: y + 1.25, text: i, look: 'faint' });
  }
  return { w: Math.min(last - from + 1, ACROSS), h: Math.ceil((last - from + 1) / ACROSS) * 1.55, cells, marks };
}

export function track(position) {
  const at = Number(position);
  const drawn = strip(0, at, i => i === at ? '●' : undefined, t('cell.coinhere'));
  return drawn && { ...drawn, key: ({ to }) => [[String(to[0] ?? 0)]] };
}

export function slide(position) {
  const coins = Array.isArray(position) ? position : [Number(position)];
  const drawn = strip(0, Math.max(...coins), i => coins.includes(i) ? '●' : undefined, t('cell.coinhere'));
  return drawn && {
    ...drawn,
    key({ to }) {
      const left = [to[0]].flat();
      return [[...coins.filter(c => !left.includes(c)), ...left.filter(c => !coins.includes(c))].map(String)];
    },
  };
}

export function counters(position, part, exchanges) {
  const both = String(position).split(':').map(Number);
  const last = Math.max(...both, ...exchanges.flatMap(each => each.to.flatMap(to => String(to).split(':').map(Number))), 8);
  const drawn = strip(Math.min(1, ...both), last, i => i === both[0] ? '●' : i === both[1] ? '○' : undefined, t('cell.counter'));
  return drawn && {
    ...drawn,
    key({ to }) {
      const left = String(to[0]).split(':').map(Number);
      const moved = left[0] === both[0] ? 1 : 0;
      return [[String(both[moved]), String(left[moved])]];
    },
  };
}

export function row(position) {
  const squares = /^\d+$/.test(position) ? '.'.repeat(Number(position)) : String(position);
  const drawn = strip(1, squares.length, i => squares[i - 1] === 'X' ? '✕' : undefined, t('cell.cross'));
  return drawn && {
    ...drawn,
    key({ to }) {
      const at = [...squares].findIndex((c, i) => c !== to[0]?.[i]);
      return at < 0 ? [] : [[String(at + 1)]];
    },
  };
}

export function race(position, part, exchanges) {
  const [total, at = part.family === 'multiplication' ? 1 : 0] = String(position).split(';').map(Number);
  const drawn = strip(0, total, i => i === at ? '●' : i === total ? '⚑' : undefined, t('cell.total'));
  return drawn && {
    ...drawn,
    key({ to }) {
      const [, reached] = String(to[0] ?? '').split(';').map(Number);
      return [[String(to.length ? Math.min(reached ?? total, total) : total)]];
    },
  };
}
