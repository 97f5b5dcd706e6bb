// Coins in a row and in a grid: a move turns some, and is chosen by turning them.

import { t } from '../words.js';

const LARGEST = 60, ACROSS = 20, LARGEST_GRID = 20;

const heads = position => new Set(String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number));
const turned = (a, b) => [...a].filter(x => !b.has(x)).concat([...b].filter(x => !a.has(x))).map(String);

export function coinRow(position) {
  const up = heads(position);
  const last = Math.max(0, ...up);
  if (last > LARGEST) return null;
  const cells = [], marks = [];
  for (let i = 0; i <= last; i++) {
    const row = Math.floor(i / ACROSS), x = i % ACROSS + 0.5, y = row * 1.5 + 0.5;
    cells.push(coin(String(i), row, x, y, up.has(i), t('cell.coin', { n: i })));
    marks.push({ x, y: y + 0.75, text: i, look: 'faint' });
  }
  return {
    w: Math.min(last + 1, ACROSS), h: Math.ceil((last + 1) / ACROSS) * 1.5, cells, marks,
    key: ({ to }) => [turned(up, heads(to.length ? to[0] : 'T'))],
  };
}

const coin = (id, row, x, y, up, label) => ({
  id, row, shape: 'circle', x, y, look: up ? 'coin heads' : 'coin tails', text: up ? t('coin.h') : t('coin.t'),
  label: label + ' ' + t(up ? 'cell.heads' : 'cell.tails'),
});

function places(position) {
  const text = String(position);
  const pairs = [...text.matchAll(/\((\d+),(\d+)\)/g)];
  const alone = /^(\d+),(\d+)$/.exec(text);
  return new Set((alone ? [alone] : pairs).map(([, x, y]) => x + ',' + y));
}

export function coinGrid(position) {
  const up = places(position);
  const all = [...up].map(each => each.split(',').map(Number));
  const w = Math.max(0, ...all.map(([x]) => x)) + 1, tall = Math.max(0, ...all.map(([, y]) => y)) + 1;
  if (Math.max(w, tall) > LARGEST_GRID) return null;
  const cells = [], marks = [];
  for (let y = 0; y < tall; y++) {
    const at = tall - 1 - y;
    marks.push({ x: 0.4, y: at + 0.5, text: y, look: 'faint' });
    for (let x = 0; x < w; x++) {
      cells.push(coin(x + ',' + y, at, x + 1.3, at + 0.5, up.has(x + ',' + y), `(${x},${y})`));
    }
  }
  for (let x = 0; x < w; x++) marks.push({ x: x + 1.3, y: tall + 0.35, text: x, look: 'faint' });
  return { w: w + 1, h: tall + 0.7, cells: cells.sort((a, b) => a.row - b.row), marks, key: ({ to }) => [turned(up, places(to[0] ?? ''))] };
}
