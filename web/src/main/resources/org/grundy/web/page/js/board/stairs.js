// Tokens on stairs: chosen ones go one step down; and cards in boxes: chosen ones go to a chosen box.

import { t } from '../words.js';

const numbers = position => Array.isArray(position) ? position : String(position).split(',').map(Number);

/** How wide the ground beside the stairs is: its name stands there. */
const GROUND = 1.8;

function columns(counts, up) {
  const tall = Math.max(1, ...counts);
  const height = tall + (up ? counts.length * 0.5 : 0.5) + 0.6;
  const cells = [], marks = [], lines = [];
  counts.forEach((count, i) => {
    const floor = height - 0.6 - (up ? (i + 1) * 0.5 : 0.5);
    const x = i * 1.3 + (up ? GROUND : 0);
    cells.push({ id: 'b' + i, row: 0, shape: 'rect', x, y: floor, w: 1.3, h: height - 0.6 - floor, round: 0, look: up ? 'step still' : 'step', label: t(up ? 'cell.step' : 'cell.box', { n: i + 1, count }) });
    for (let k = 0; k < count; k++) {
      cells.push({ id: i + '.' + k, row: 0, shape: 'circle', x: x + 0.65, y: floor - k - 0.5, r: 0.38, look: 'token', label: t('cell.on', { n: i + 1, take: count - k }) });
    }
    marks.push({ x: x + 0.65, y: height - 0.25, text: i + 1, look: 'faint' });
  });
  if (up) marks.push({ x: GROUND / 2, y: height - 0.25, text: t('cell.ground'), look: 'faint' });
  return { w: counts.length * 1.3 + (up ? GROUND : 0), h: height, cells: up ? cells.filter(c => !c.id.startsWith('b')) : cells, marks, lines, steps: cells.filter(c => c.id.startsWith('b')) };
}

export function stairs(position) {
  const counts = numbers(position);
  if (counts.some(n => !(n <= 20))) return null;
  const drawn = columns(counts, true);
  const lines = drawn.steps.flatMap(({ x, y, w }, i) => [
    { x1: x, y1: y, x2: x + w, y2: y, look: 'stair' }, { x1: x, y1: y, x2: x, y2: y + 0.5, look: 'stair' },
  ]);
  return {
    ...drawn, lines,
    key({ to }) {
      const left = numbers(to[0] ?? counts.map(() => 0));
      const from = counts.findLastIndex((n, i) => left[i] < n);
      return from < 0 ? [] : [[from + '.' + left[from]]];
    },
  };
}

export function boxes(position) {
  const counts = numbers(position);
  if (counts.some(n => !(n <= 20))) return null;
  return {
    ...columns(counts, false),
    key({ to }) {
      const left = numbers(to[0]);
      const from = counts.findIndex((n, i) => left[i] < n), into = counts.findIndex((n, i) => left[i] > n);
      return [[from + '.' + left[from], 'b' + into]];
    },
  };
}
