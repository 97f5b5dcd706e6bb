// Stones of two colours on a grid: they take a neighbour of the other colour (Clobber), or are laid (NoGo).

import { s } from '../dom.js';
import { t } from '../words.js';
import { board, cellsOf, fits, middle, overlaid, size, U, whole } from './grid.js';
import { counter, curve, pit, stick } from './pieces.js';

const STONES = 'xo';

const draw = (cell, r, c) => counter(middle(c), middle(r), 23, cell === 'o', r * 3 + c);
const replaced = (rows, cells) => rows.map((line, r) => [...line].map((cell, c) => cells[r + ',' + c] ?? cell).join(''));
const around = (r, c) => [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]];
const ground = cells => cells.map(({ r, c }) => pit(middle(c) - U / 2, middle(r) - U / 2));
const stonesOf = cells => cells.filter(({ cell }) => STONES.includes(cell)).map(({ r, c, cell, id }) => [id + cell, draw(cell, r, c)]);

/** The stones that can still move or be taken: groups of both colours. Positions leave out the others. */
function fighting(rows) {
  const groups = new Map();
  const join = (r, c, group) => {
    const cell = rows[r]?.[c];
    if (!cell || !STONES.includes(cell) || groups.has(r + ',' + c)) return;
    groups.set(r + ',' + c, group);
    group.cells.push(r + ',' + c + cell);
    group.colours.add(cell);
    for (const [u, v] of around(r, c)) join(u, v, group);
  };
  rows.forEach((line, r) => [...line].forEach((_, c) => join(r, c, { cells: [], colours: new Set() })));
  return [...new Set(groups.values())].filter(group => group.colours.size === 2).flatMap(group => group.cells).sort().join(' ');
}

const chequered = (n, r) => Array.from({ length: n }, (_, c) => STONES[(r + c) % 2]).join('');
const clobberBoard = position => board(position, chequered);

/** A stone is moved onto one of the other colour beside it: the spot lies between them, nearer to the one that moves. */
export function clobber(position, part) {
  const rows = clobberBoard(position);
  if (!fits(rows)) return null;
  const ways = new Map(), spots = [], all = whole(position, part, '.', clobberBoard);
  for (const { r, c, cell, id } of cellsOf(rows)) {
    for (const [u, v] of around(r, c)) {
      const other = rows[u]?.[v], name = id + '>' + u + ',' + v;
      if (!other || !STONES.includes(cell) || !STONES.includes(other) || other === cell) continue;
      const left = fighting(replaced(rows, { [id]: '.', [u + ',' + v]: cell }));
      ways.set(left, [...(ways.get(left) || []), [name]]);
      spots.push({
        id: name, x: middle(c) + (v - c) * 17, y: middle(r) + (u - r) * 17, r: 11, out: [u + ',' + v + other], goes: [id + cell], label: t('cell.square', { row: r + 1, column: c + 1 }),
        ghost: () => [stick('way', middle(c), middle(r), middle(v), middle(u)), draw(cell, u, v)],
      });
    }
  }
  const own = cellsOf(rows).filter(({ r, c, cell }) => cell !== '.' || all[r][c] === '.');
  return { ...size(rows), kind: 'stones', plane: 'cells', stays: true, again: ({ positions }) => clobber(position, { ...part, positions }), under: ground(own), pieces: stonesOf(own), spots, key: ({ to }) => ways.get(to.length ? fighting(overlaid(to, '.')) : '') || [] };
}

/** The lines of a Go board, on whose crossings stones lie. */
function goBoard(rows) {
  const free = (r, c) => rows[r]?.[c] && rows[r][c] !== '#', { w, h } = size(rows);
  const lines = cellsOf(rows).filter(({ r, c }) => free(r, c)).flatMap(({ r, c }) => [free(r, c + 1) && `M${middle(c)},${middle(r)}h${U}`, free(r + 1, c) && `M${middle(c)},${middle(r)}v${U}`]).filter(Boolean);
  return [s('rect', { class: 'board-wood', x: 2, y: 2, width: w - 4, height: h - 4, rx: 6 }), curve('go-lines', lines.join('')), curve('go-points', cellsOf(rows).filter(({ r, c }) => free(r, c)).map(({ r, c }) => `M${middle(c)},${middle(r)}h.1`).join(''))];
}

/** A stone of either colour is put on a free cell: of the first in its left half, of the second in its right half. */
export function nogo(position, part) {
  const rows = board(position);
  if (!fits(rows)) return null;
  const all = whole(position, part, '#'), ways = new Map();
  const spots = cellsOf(rows).filter(({ cell }) => cell === '.').flatMap(({ r, c, id }) => [...STONES].map((stone, i) => {
    ways.set(replaced(rows, { [id]: stone }).join('/'), [[id + stone]]);
    return { id: id + stone, x: middle(c) + (i ? 15 : -15), y: middle(r), r: 13, ghost: () => [draw(stone, r, c)], label: t('cell.square', { row: r + 1, column: c + 1 }) + ' ' + t(i ? 'cell.light' : 'cell.dark') };
  }));
  return { ...size(rows), kind: 'stones', plane: 'cells', again: ({ positions }) => nogo(position, { ...part, positions }), under: goBoard(all), pieces: stonesOf(cellsOf(rows).filter(({ r, c, cell }) => cell !== '#' || all[r][c] === '#')), spots, key: ({ to }) => ways.get(to.length ? overlaid(to, '#').join('/') : '') || [] };
}
