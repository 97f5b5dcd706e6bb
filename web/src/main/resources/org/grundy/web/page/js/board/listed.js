// Positions that are not drawn: what each move leaves stands in a list, or a pile of stones with its number.

import { t } from '../words.js';
import { rings, slab, stone, word } from './pieces.js';

const ACROSS = 2, MOST = 99, HIGH = 54;

const textOf = to => to.join(' + ') || '0';

export function listed(position, part, exchanges) {
  const left = [...new Set(exchanges.map(({ to }) => textOf(to)))];
  if (left.length > MOST) return null;
  const across = left.length > 8 ? ACROSS : 1, wide = Math.max(220, ...left.map(each => each.length * 12 + 60)), lines = Math.ceil(left.length / across);
  const x = i => 12 + Math.floor(i / lines) * (wide + 12), y = i => 70 + i % lines * (HIGH + 6);
  const w = Math.max(across * (wide + 12) + 12, String(position).length * 14 + 40, /^\d{1,2}$/.test(position) ? position * 52 + 40 : 0);
  return {
    w, h: Math.max(140, 80 + lines * (HIGH + 6)), kind: 'listed', loose: true, under: heading(w / 2, left.length ? 34 : 70, String(position)),
    pieces: left.map((text, i) => [String(i), row(x(i), y(i), wide, text, i)]),
    spots: left.map((text, i) => ({ id: String(i), x: x(i) + wide / 2, y: y(i) + HIGH / 2, r: 24, out: [String(i)], label: t('cell.leave', { left: text }), badge: { x: x(i) + wide - 22, y: y(i) + HIGH / 2 } })),
    key: ({ to }) => [[String(left.indexOf(textOf(to)))]],
  };
}

/** Spots that stand alone are drawn; what has lines already is written. */
const heading = (x, y, text) => /^\d{1,2}$/.test(text)
  ? Array.from({ length: Number(text) }, (_, i, all = Number(text)) => stone(x + (i - (all - 1) / 2) * 52, y + i % 2 * 10 - 5, 14, 13, i + 2)) : [word(x, y, text, 'title')];

function row(x, y, wide, text, i) {
  const made = slab(x, y, wide, HIGH, i);
  made.append(word(x + wide / 2, y + HIGH / 2 + 1, text, 'on-stone'));
  return made;
}

/** What cannot be drawn: moves are then chosen from the list, or typed. */
export function undrawn(position) {
  const text = String(position).length > 18 ? t('board.large') : String(position), w = Math.max(360, text.length * 15 + 60), x = w / 2;
  const pile = [[-90, 0], [-32, 0], [30, 0], [92, 0], [-60, 1], [0, 1], [60, 1], [-30, 2], [32, 2], [2, 3]];
  return {
    w, h: 260, kind: 'undrawn', under: [...rings(x, 190, 130, 26), word(x, 242, text, 'title')],
    pieces: pile.map(([dx, level], i) => [String(i), stone(x + dx, 184 - level * 40, 36, 23, i + 2)]), spots: [], key: () => [],
  };
}
