// Grids: bars of chocolate that are bitten, boards on which dominoes or stones are laid, and strings between coins.

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

const SHOWN = { x: '●', o: '○' };

/** One board of those into which it falls apart; each shows the others as gaps. */
function overlaid(parts, gap) {
  const rows = parts.map(part => String(part).replace('!', '').split('/'));
  return rows.length && rows[0].map((line, r) => [...line].map((_, c) => rows.map(each => each[r][c]).find(cell => cell !== gap) || gap).join('')).join('/');
}

const replaced = (rows, cells) => rows.map((line, r) => [...line].map((cell, c) => cells[r + ',' + c] ?? cell).join('')).join('/');

function stones(rows) {
  return rows.flatMap((line, r) => [...line].map((cell, c) => ({
    id: r + ',' + c, row: r, shape: 'rect', x: c + 0.03, y: r + 0.03, w: 0.94, h: 0.94, look: cell === '#' ? 'taken' : 'free', text: SHOWN[cell],
    label: t('cell.square', { row: r + 1, column: c + 1 }) + ' ' + (SHOWN[cell] || t(cell === '.' ? 'cell.free' : 'cell.taken')),
  })));
}

/** The stones that can still move or be taken: groups of both colours. Positions leave out the others. */
function fighting(rows) {
  const groups = new Map();
  const join = (r, c, group) => {
    if (!SHOWN[rows[r]?.[c]] || groups.has(r + ',' + c)) return;
    groups.set(r + ',' + c, group);
    group.cells.push(r + ',' + c + rows[r][c]);
    group.colours.add(rows[r][c]);
    for (const [u, v] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) join(u, v, group);
  };
  rows.forEach((line, r) => [...line].forEach((_, c) => join(r, c, { cells: [], colours: new Set() })));
  return [...new Set(groups.values())].filter(group => group.colours.size === 2).flatMap(group => group.cells).sort().join(' ');
}

/** A stone is moved onto one of the other colour beside it: both are chosen, in this order. */
export function clobber(position) {
  const size = /^(\d+),(\d+)$/.exec(String(position));
  const rows = size ? Array.from({ length: Number(size[1]) }, (_, r) => Array.from({ length: Number(size[2]) }, (_, c) => 'xo'[(r + c) % 2]).join(''))
    : String(position).split('/');
  if (!(rows.length <= LARGEST && rows[0].length <= LARGEST)) return null;
  const ways = new Map();
  rows.forEach((line, r) => [...line].forEach((cell, c) => {
    for (const [u, v] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
      const other = rows[u]?.[v];
      if (!SHOWN[cell] || !SHOWN[other] || other === cell) continue;
      const left = fighting(replaced(rows, { [r + ',' + c]: '.', [u + ',' + v]: cell }).split('/'));
      ways.set(left, [...(ways.get(left) || []), [r + ',' + c, u + ',' + v]]);
    }
  }));
  return { w: rows[0].length, h: rows.length, cells: stones(rows), key: ({ to }) => ways.get(to.length ? fighting(overlaid(to, '.').split('/')) : '') || [] };
}

/** A stone of either colour is put on a free square: the square and the colour are chosen. */
export function nogo(position) {
  const rows = board(position);
  if (!(rows.length <= LARGEST && rows[0].length <= LARGEST)) return null;
  const wide = rows[0].length;
  const colours = Object.keys(SHOWN).map((stone, i) => ({
    id: stone, row: rows.length, shape: 'rect', x: wide + 0.5, y: i + 0.03, w: 0.94, h: 0.94, look: 'free', text: SHOWN[stone], label: t('cell.put', { stone: SHOWN[stone] }),
  }));
  const ways = new Map();
  rows.forEach((line, r) => [...line].forEach((cell, c) => Object.keys(SHOWN).filter(() => cell === '.').forEach(stone => {
    ways.set(replaced(rows, { [r + ',' + c]: stone }), [[r + ',' + c, stone]]);
  })));
  return { w: wide + 1.5, h: Math.max(2, rows.length), cells: [...stones(rows), ...colours], key: ({ to }) => ways.get(overlaid(to, '#')) || [] };
}

function strings(position) {
  const size = /^(\d+),(\d+)$/.exec(String(position));
  return size ? Array.from({ length: 2 * Number(size[1]) + 1 }, (_, r) => '.'.repeat(Number(size[2]) + r % 2)) : String(position).replace('!', '').split('/');
}

/** How far the lines of a sheet reach over it: there stand their values, and no two have their middle at one place. */
const REACH = 0.72;

/** A sheet that is cut in two along one of its lines. */
export function sheet([w, h]) {
  if (!(Math.max(w, h) <= LARGEST)) return null;
  const cut = (id, row, n, of, ends, badge) => ({ id, row, shape: 'line', ...ends, badge, look: 'cut', label: t('cell.cut', { a: n, b: of - n }) });
  const upright = Array.from({ length: w - 1 }, (_, i) => i + 1).map(x => cut('x' + x, 0, x, w, { x, y: 0, x2: x, y2: h + REACH }, { x, y: REACH / 2 }));
  const level = Array.from({ length: h - 1 }, (_, i) => i + 1).map(n =>
    cut('y' + n, 1, n, h, { x: 0, y: n + REACH, x2: w + REACH, y2: n + REACH }, { x: w + REACH / 2, y: n + REACH }));
  const corners = [[0, 0], [w, 0], [w, h], [0, h]];
  return {
    w: w + REACH, h: h + REACH, cells: [...upright, ...level],
    lines: corners.map(([x1, y1], i) => { const [x2, y2] = corners[(i + 1) % 4]; return { x1, y1: y1 + REACH, x2, y2: y2 + REACH, look: 'stair' }; }),
    key: ({ to }) => to.map(([a, b]) => b === h ? ['x' + a] : ['y' + b]),
  };
}

const uncut = rows => rows.flatMap((line, r) => [...line].flatMap((cell, c) => cell === '.' ? [r + ',' + c] : []));

/** Strings that are not cut can be chosen; whoever must move again has to be let pass. */
export function nimstring(position) {
  const rows = strings(position);
  if (!(rows.length <= LARGEST && rows[0].length <= LARGEST)) return null;
  const again = String(position).endsWith('!');
  const line = (r, c) => r % 2 ? { x: c + 0.5, y: (r - 1) / 2 + 0.6, x2: c + 0.5, y2: (r - 1) / 2 + 1.4 } : { x: c + 0.6, y: r / 2 + 0.5, x2: c + 1.4, y2: r / 2 + 0.5 };
  const free = uncut(rows);
  const cells = free.map(id => {
    const [r, c] = id.split(',').map(Number);
    return { id, row: r, shape: 'line', ...line(r, c), look: 'edge', label: t('cell.string', { row: r + 1, column: c + 1 }) };
  });
  const wide = rows[0].length + 1, high = (rows.length + 1) / 2;
  if (again) cells.push({ id: 'pass', row: rows.length, shape: 'rect', x: 0.03, y: high + 0.1, w: wide - 0.06, h: 0.8, look: 'free', text: t('cell.pass'), label: t('cell.pass') });
  const marks = rows.filter((_, r) => r % 2).flatMap((each, r) => [...each].slice(1).map((_, c) => ({ x: c + 1, y: r + 1, text: '●', look: 'faint' })));
  return {
    w: wide, h: high + (again ? 1 : 0), cells, marks,
    key({ to }) {
      const left = new Set(to.flatMap(part => uncut(strings(part))));
      const cut = free.filter(id => !left.has(id));
      return cut.length ? [cut] : again ? [['pass']] : [];
    },
  };
}

/** Positions that are not drawn: what each move leaves stands in a list. */
export function listed(position, part, exchanges) {
  const left = [...new Set(exchanges.map(({ to }) => to.join(' + ') || '0'))];
  if (left.length > 99) return null;
  const wide = Math.max(4, ...[String(position), ...left].map(each => each.length * 0.32 + 2));
  const cells = left.map((text, i) => ({
    id: String(i), row: i, shape: 'rect', x: 0.03, y: i + 1.05, w: wide - 0.06, h: 0.9, look: 'free', text, label: t('cell.leave', { left: text }), badge: { x: wide - 0.45, y: i + 1.5 },
  }));
  return {
    w: wide, h: left.length + 1, cells, marks: [{ x: wide / 2, y: 0.5, text: String(position), look: 'number' }],
    key: ({ to }) => [[String(left.indexOf(to.join(' + ') || '0'))]],
  };
}
