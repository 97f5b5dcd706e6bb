// Grids: bars of chocolate that are bitten, and boards on which dominoes are laid.

import { t } from '../words.js';

const LARGEST = 24;

function bar(position) {
  const text = String(position);
  const size = /^(\d+),(\d+)$/.exec(text);
  return size ? Array(Number(size[1])).fill(Number(size[2])) : text.split('/').map(Number);
}

export function chomp(position) {
  const rows = bar(position);
  if (!(rows.length <= LARGEST && rows[0] <= LARGEST)) return null;
  const cells = rows.flatMap((length, r) => Array.from({ length }, (_, c) => ({
    id: r + ',' + c, row: r, shape: 'rect', x: c + 0.03, y: r + 0.03, w: 0.94, h: 0.94, look: r + c ? 'chocolate' : 'chocolate poison',
    text: r + c ? undefined : '☠', label: t('cell.square', { row: r + 1, column: c + 1 }) + (r + c ? '' : ' ' + t('cell.poison')),
  })));
  return {
    w: rows[0], h: rows.length, cells,
    key({ to }) {
      const left = to.length ? bar(to[0]) : [];
      const row = rows.findIndex((length, r) => (left[r] ?? 0) < length);
      return [[row + ',' + (left[row] ?? 0)]];
    },
  };
}

function board(position) {
  const text = String(position);
  const size = /^(\d+),(\d+)$/.exec(text);
  return size ? Array(Number(size[1])).fill('.'.repeat(Number(size[2]))) : text.split('/');
}

/** The free cells that have a free neighbour; no domino can lie on the others. */
function lively(rows, gone) {
  const free = (r, c) => rows[r]?.[c] === '.' && !gone.has(r + ',' + c);
  const cells = [];
  rows.forEach((line, r) => [...line].forEach((_, c) => {
    if (free(r, c) && (free(r - 1, c) || free(r + 1, c) || free(r, c - 1) || free(r, c + 1))) cells.push(r + ',' + c);
  }));
  return cells.sort().join(' ');
}

export function cram(position) {
  const rows = board(position);
  if (!(rows.length <= LARGEST && rows[0].length <= LARGEST)) return null;
  const cells = rows.flatMap((line, r) => [...line].map((cell, c) => ({
    id: r + ',' + c, row: r, shape: 'rect', x: c + 0.03, y: r + 0.03, w: 0.94, h: 0.94, look: cell === '.' ? 'free' : 'taken',
    label: t('cell.square', { row: r + 1, column: c + 1 }) + ' ' + t(cell === '.' ? 'cell.free' : 'cell.taken'),
  })));
  const dominoes = new Map();
  for (let r = 0; r < rows.length; r++) {
    for (let c = 0; c < rows[r].length; c++) {
      for (const [u, v] of [[r + 1, c], [r, c + 1]]) {
        if (rows[r][c] !== '.' || rows[u]?.[v] !== '.') continue;
        const pair = [r + ',' + c, u + ',' + v];
        const left = lively(rows, new Set(pair));
        dominoes.set(left, [...(dominoes.get(left) || []), pair]);
      }
    }
  }
  return { w: rows[0].length, h: rows.length, cells, key: ({ to }) => dominoes.get(joined(to.map(board), rows)) || [] };
}

/** The lively cells of several boards of one size, as if they were one. */
function joined(parts, rows) {
  return parts.flatMap(part => lively(part, new Set()).split(' ')).filter(Boolean).sort().join(' ') || lively(rows.map(r => '#'.repeat(r.length)), new Set());
}
