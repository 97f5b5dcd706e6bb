// Grids of cells: how their positions are written, chocolate that is bitten, and sheets that are cut.

import { s } from '../dom.js';
import { t } from '../words.js';
import { chocolate, curve, skull } from './pieces.js';

const LARGEST = 24, EDGE = 10;
export const U = 60;

/** The middle of a cell. */
export const middle = i => EDGE + (i + 0.5) * U;
export const fits = rows => rows.length <= LARGEST && rows[0].length <= LARGEST;
export const size = rows => ({ w: rows[0].length * U + 2 * EDGE, h: rows.length * U + 2 * EDGE });
export const cellsOf = rows => rows.flatMap((line, r) => [...line].map((cell, c) => ({ r, c, cell, id: r + ',' + c })));

/** The lines of a board that is written as `4,5`, or line by line. */
export function board(position, line = n => '.'.repeat(n)) {
  const found = /^(\d+),(\d+)$/.exec(String(position));
  return found ? Array.from({ length: Number(found[1]) }, (_, r) => line(Number(found[2]), r)) : String(position).replace('!', '').split('/');
}

/** One board of those into which it falls apart; each shows the others as gaps. */
export function overlaid(parts, gap) {
  const rows = parts.map(part => String(part).replace('!', '').split('/'));
  return rows.length && rows[0].map((line, r) => [...line].map((_, c) => rows.map(each => each[r][c]).find(cell => cell !== gap) || gap).join(''));
}

/** What lies in the cells of a position, whether its own or of one that has parted from it on the same board. */
export function whole(position, part, gap, read = board) {
  const rows = read(position), parted = (part.positions ?? []).map(each => read(each)).filter(each => each.length === rows.length && each[0].length === rows[0].length);
  return parted.length > 1 ? overlaid(parted.map(each => each.join('/')), gap) : rows;
}

function bar(position) {
  const text = String(position);
  const found = /^(\d+),(\d+)$/.exec(text);
  return found ? Array(Number(found[1])).fill(Number(found[2])) : text.split('/').map(Number);
}

/** A bar of chocolate in its foil, which shows how large it was. */
export function chomp(position, part, exchanges, room) {
  const rows = bar(position);
  if (!(rows.length <= LARGEST && rows[0] <= LARGEST)) return null;
  const cells = rows.flatMap((length, r) => Array.from({ length }, (_, c) => ({ r, c, id: r + ',' + c })));
  const piece = (r, c) => s('g', {}, chocolate(middle(c) - U / 2, middle(r) - U / 2), !r && !c && skull(middle(c), middle(r)));
  const w = Math.max(rows[0] * U + 2 * EDGE, room?.w ?? 0), h = Math.max(rows.length * U + 2 * EDGE, room?.h ?? 0);
  return {
    w, h, kind: 'chomp', again: larger => chomp(position, part, exchanges, larger.room),
    under: [s('rect', { class: 'foil', x: EDGE - 6, y: EDGE - 6, width: w - 2 * EDGE + 12, height: h - 2 * EDGE + 12, rx: 8 })],
    pieces: cells.map(({ r, c, id }) => [id, piece(r, c)]),
    spots: cells.map(({ r, c, id }) => ({
      id, x: middle(c), y: middle(r), r: 24, out: cells.filter(each => each.r >= r && each.c >= c).map(each => each.id),
      label: t('cell.square', { row: r + 1, column: c + 1 }) + (r + c ? '' : ' ' + t('cell.poison')),
    })),
    key({ to }) {
      const left = to.length ? bar(to[0]) : [];
      const row = rows.findIndex((length, r) => (left[r] ?? 0) < length);
      return [[row + ',' + (left[row] ?? 0)]];
    },
  };
}

/** A sheet of squared paper that is cut in two along one of its lines; scissors stand where a cut begins. */
export function sheet([w, h], part, exchanges) {
  if (!(Math.max(w, h) <= LARGEST)) return null;
  const left = 34, top = 34, right = left + w * U, foot = top + h * U;
  const upright = Array.from({ length: Math.max(0, w - 1) }, (_, i) => i + 1).map(n => ({ id: 'x' + n, n, of: w, x: left + n * U, y: top - 12, from: [left + n * U, top], to: [left + n * U, foot], turn: 90 }));
  const level = Array.from({ length: Math.max(0, h - 1) }, (_, i) => i + 1).map(n => ({ id: 'y' + n, n, of: h, x: left - 12, y: top + n * U, from: [left, top + n * U], to: [right, top + n * U], turn: 0 }));
  const line = ({ from, to }) => `M${from}L${to}`, used = new Set(exchanges.map(({ to: [[a, b]] }) => b === h ? 'x' + a : 'y' + b));
  const begun = [...upright, ...level].filter(({ id }) => used.has(id));
  return {
    w: right + 12, h: foot + 12, kind: 'sheet',
    pieces: [['sheet', s('g', {}, s('rect', { class: 'solid paper-sheet', x: left, y: top, width: w * U, height: h * U }), curve('trim ruled', [...upright, ...level].map(line).join('')))]],
    under: [...begun.map(({ x, y }) => curve('aim', `M${x},${y}h.1`))],
    spots: [...upright, ...level].map(each => ({
      id: each.id, x: each.x, y: each.y, r: 15, label: t('cell.cut', { a: each.n, b: each.of - each.n }),
      ghost: () => [curve('blade', line(each)), scissors(each)],
    })),
    key: ({ to }) => to.map(([a, b]) => b === h ? ['x' + a] : ['y' + b]),
  };
}

const scissors = ({ x, y, turn }) => s('g', { transform: `translate(${x} ${y}) rotate(${turn})` },
  curve('scissors', 'M16,0L-6,-7M16,0L-6,7M-6,-7m-6,-2a5,5 0 1 0 6,2M-6,7m-6,2a5,5 0 1 1 6,-2'));
