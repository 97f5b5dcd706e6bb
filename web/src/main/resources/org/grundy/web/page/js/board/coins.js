// Coins in a row and in a grid: a move turns some, and is chosen by turning them. Heads carry four marks, tails are bare.

import { t } from '../words.js';
import { coin, dent } from './pieces.js';

const LARGEST = 60, ACROSS = 15, LARGEST_GRID = 20, U = 66, R = 27;

const heads = position => new Set(String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number));
const turned = (a, b) => [...a].filter(x => !b.has(x)).concat([...b].filter(x => !a.has(x))).map(String);

/** Coins that lie at places; a coin that is held shows its other side. */
function coinsAt(places, up, w, h, key) {
  const sided = id => id + (up.has(id) ? ' heads' : ' tails');
  return {
    w, h, kind: 'coins turning', key, under: places.map(({ x, y }) => dent(x, y + 5, R + 1, R)),
    pieces: places.map(({ id, x, y }) => [sided(id), coin(x, y, R, up.has(id))]),
    spots: places.map(({ id, x, y, name }) => ({ id, x, y, r: 28, out: [sided(id)], ghost: () => [coin(x, y, R, !up.has(id))], label: name + ' ' + t(up.has(id) ? 'cell.heads' : 'cell.tails') })),
  };
}

export function coinRow(position, part, exchanges, room) {
  const up = heads(position), lines = room ? Math.round((room.h - 32) / U) : 1;
  const n = Math.max(1, ...[...up].map(i => i + 1), lines > 1 ? (lines - 1) * ACROSS + 1 : room ? Math.round((room.w - 32) / U) : 0);
  if (n > LARGEST + 1) return null;
  const places = Array.from({ length: n }, (_, i) => ({ id: String(i), x: 16 + (i % ACROSS + 0.5) * U, y: 16 + (Math.floor(i / ACROSS) + 0.5) * U, name: t('cell.coin', { n: i }) }));
  return { again: larger => coinRow(position, part, exchanges, larger.room), ...coinsAt(places, new Set([...up].map(String)), Math.min(n, ACROSS) * U + 32, Math.ceil(n / ACROSS) * U + 32, ({ to }) => [turned(up, heads(to.length ? to[0] : 'T'))]) };
}

function pairs(position) {
  const text = String(position), alone = /^(\d+),(\d+)$/.exec(text);
  return new Set((alone ? [alone] : [...text.matchAll(/\((\d+),(\d+)\)/g)]).map(([, x, y]) => x + ',' + y));
}

/** The coin (0, 0) lies at the lower left. */
export function coinGrid(position, part, exchanges, room) {
  const up = pairs(position), all = [...up].map(each => each.split(',').map(Number));
  const span = n => room ? Math.round((n(room) - 32) / U) : 1;
  const w = Math.max(span(r => r.w), ...all.map(([x]) => x + 1)), tall = Math.max(span(r => r.h), ...all.map(([, y]) => y + 1));
  if (Math.max(w, tall) > LARGEST_GRID) return null;
  const places = Array.from({ length: w * tall }, (_, i) => [i % w, tall - 1 - Math.floor(i / w)])
    .map(([x, y]) => ({ id: x + ',' + y, x: 16 + (x + 0.5) * U, y: 16 + (tall - y - 0.5) * U, name: t('cell.square', { row: y, column: x }) }));
  return { again: larger => coinGrid(position, part, exchanges, larger.room), ...coinsAt(places, up, w * U + 32, tall * U + 32, ({ to }) => [turned(up, pairs(to[0] ?? ''))]) };
}
