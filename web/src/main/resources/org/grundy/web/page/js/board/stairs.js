// Stones on stairs: those touched go one step down; and cards in boxes: those touched go to a box that is touched next.

import { s } from '../dom.js';
import { t } from '../words.js';
import { narrow } from './narrow.js';
import { card, stone, word } from './pieces.js';

const LARGEST = 20, RISE = 40, STEP = 29, LEAST = 4;

const numbers = position => Array.isArray(position) ? position : String(position).split(',').map(Number);
const idsOf = counts => counts.flatMap((count, i) => Array.from({ length: count }, (_, k) => [i, k]));
const above = (counts, i, k) => Array.from({ length: counts[i] - k }, (_, n) => i + '.' + (k + n));

export function stairs(position) {
  const counts = numbers(position);
  if (counts.some(n => !(n <= LARGEST))) return null;
  const wide = narrow() ? 70 : 92, steps = counts.length, h = 40 + Math.max(LEAST, ...counts.map((n, i) => n + i * RISE / STEP)) * STEP + RISE + 50;
  const x = i => 20 + (i + 1.5) * wide, floor = i => h - 24 - (i + 1) * RISE, y = (i, k) => floor(i) - 13 - k * (STEP - 1);
  const node = (i, k, seed) => stone(x(i) + (k * 5 + i * 3) % 5 - 2, y(i, k), 0.39 * wide - k % 4, 15, seed);
  const line = counts.map((_, i) => `V${floor(i)}h${wide}`).join('');
  return {
    w: 40 + (steps + 1) * wide, h, kind: 'stairs',
    under: [s('path', { class: 'stairs', d: `M20,${floor(-1)}h${wide}${line}V${floor(-1) + 14}H20z` })],
    pieces: idsOf(counts).map(([i, k]) => [i + '.' + k, node(i, k, i * 7 + k * 4 + 2)]),
    spots: idsOf(counts).map(([i, k]) => ({
      id: i + '.' + k, x: x(i), y: y(i, k), r: 14, out: above(counts, i, k), tag: '−' + (counts[i] - k), tx: x(i), ty: y(i, counts[i]) - 24, label: t('cell.on', { n: i + 1, take: counts[i] - k }),
      ghost: () => above(counts, i, k).map((_, n) => node(i - 1, (i ? counts[i - 1] : 0) + n, k + n)),
    })),
    key({ to }) {
      const left = numbers(to[0] ?? counts.map(() => 0));
      const from = counts.findLastIndex((n, i) => left[i] < n);
      return from < 0 ? [] : [[from + '.' + left[from]]];
    },
  };
}

export function boxes(position) {
  const counts = numbers(position);
  if (counts.some(n => !(n <= LARGEST))) return null;
  const slim = narrow(), step = slim ? 36 : 30, wide = slim ? 82 : 112, half = wide / 2 - (slim ? 5 : 10), across = 1.7 * half, tall = Math.max(5, ...counts), base = 40 + tall * step + 20, x = i => 12 + (i + 0.5) * wide;
  const y = k => base - 10 - k * step;
  return {
    w: counts.length * wide + 24, h: base + 70, kind: 'boxes',
    under: counts.flatMap((_, i) => [s('path', { class: 'tray', d: `M${x(i) - half},${base - 74}v78h${2 * half}v-78` }), s('path', { class: 'box-front', d: `M${x(i) - half},${base + 4}h${2 * half}v48h${-2 * half}z` }), word(x(i), base + 28, i + 1, 'plate')]),
    pieces: idsOf(counts).map(([i, k]) => [i + '.' + k, card(x(i) + (k * 3 + i) % 5 - 2, y(k), across, step - 3, i + k)]),
    spots: [
      ...idsOf(counts).map(([i, k]) => ({ id: i + '.' + k, x: x(i), y: y(k), r: 12, out: above(counts, i, k), tag: '−' + (counts[i] - k), tx: x(i), ty: y(counts[i]) - 26, label: t('cell.on', { n: i + 1, take: counts[i] - k }) })),
      ...counts.map((count, i) => ({ id: 'b' + i, x: x(i), y: base + 28, r: 24, ghost: () => [card(x(i), y(count), across, step - 3)], label: t('cell.box', { n: i + 1, count }) })),
    ],
    key({ to }) {
      const left = numbers(to[0]);
      const from = counts.findIndex((n, i) => left[i] < n), into = counts.findIndex((n, i) => left[i] > n);
      return [[from + '.' + left[from], 'b' + into]];
    },
  };
}
