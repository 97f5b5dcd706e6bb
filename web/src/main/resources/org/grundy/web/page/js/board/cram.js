// Cram: slabs that each lie on two free cells.

import { s } from '../dom.js';
import { t } from '../words.js';
import { board, cellsOf, fits, middle, size, U, whole } from './grid.js';
import { pit, slab } from './pieces.js';

/** The free cells that have a free neighbour; no slab can lie on the others. */
function lively(rows, gone = new Set()) {
  const free = (r, c) => rows[r]?.[c] === '.' && !gone.has(r + ',' + c);
  return cellsOf(rows).filter(({ r, c }) => free(r, c) && (free(r - 1, c) || free(r + 1, c) || free(r, c - 1) || free(r, c + 1))).map(({ id }) => id).sort().join(' ');
}

/** The lively cells of several boards of one size, as if they were one. */
const joined = parts => parts.flatMap(part => lively(part).split(' ')).filter(Boolean).sort().join(' ');

const slabsOn = rows => cellsOf(rows).flatMap(({ r, c, cell, id }) => [[r + 1, c], [r, c + 1]].filter(([u, v]) => cell === '.' && rows[u]?.[v] === '.').map(([u, v]) => [id, u + ',' + v]));

// Positions tell which cells are covered, not by which slabs. Those of the boards that were drawn before are remembered
// by the cells that are still lively, so that a slab stays the slab that was laid.
const laid = new Map();
const MOST = 5000;
const nameOf = (rows, cells) => rows.length + 'x' + rows[0].length + ' ' + cells;

function remembered(rows) {
  const name = nameOf(rows, lively(rows));
  const known = laid.get(name);
  const covered = id => { const [r, c] = id.split(',').map(Number); return rows[r][c] === '#'; };
  if (known && known.slabs.flat().every(covered)) return known;
  const holes = cellsOf(rows).filter(({ cell }) => cell === '#').map(({ id }) => id);
  return { ...paired(holes), guessed: holes.length > 0 };
}

/** Covered cells as slabs where they can be no others: a cell with one covered neighbour lies with it under one slab. */
function paired(cells) {
  const left = new Set(cells), slabs = [];
  const beside = id => { const [r, c] = place(id); return [[r - 1, c], [r, c - 1], [r, c + 1], [r + 1, c]].map(String).filter(each => left.has(each)); };
  for (let id; (id = [...left].find(each => beside(each).length === 1));) {
    const [other] = beside(id);
    slabs.push([id, other].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]));
    left.delete(id);
    left.delete(other);
  }
  return { slabs, holes: [...left] };
}

function remember(rows, { slabs, holes, guessed }) {
  if (laid.size > MOST) laid.clear();
  const keep = (cells, record) => { const name = nameOf(rows, cells); if (!guessed || (laid.get(name)?.guessed ?? true)) laid.set(name, { ...record, holes, guessed }); };
  keep(lively(rows), { slabs });
  for (const pair of slabsOn(rows)) keep(lively(rows, new Set(pair)), { slabs: [...slabs, pair] });
}

const place = id => id.split(',').map(Number);

function lay([a, b], seed) {
  const [r, c] = place(a), [u, v] = place(b);
  return slab(middle(c) - U / 2 + 5, middle(r) - U / 2 + 5, (v - c + 1) * U - 10, (u - r + 1) * U - 10, seed);
}

const seedOf = ([a]) => { const [r, c] = place(a); return r * 2 + c; };

/** A cell that is not part of the board, or covered we know not by what: one flat stone with its neighbours. */
function paving(holes) {
  const all = new Set(holes), has = (r, c) => all.has(r + ',' + c);
  return holes.map(id => {
    const [r, c] = place(id), x = middle(c) - U / 2 + 5, y = middle(r) - U / 2 + 5;
    return s('rect', { class: 'paving', x, y, width: U - 10 + (has(r, c + 1) ? 14 : 0), height: U - 10 + (has(r + 1, c) ? 14 : 0), rx: 8 });
  });
}

export function cram(position, part) {
  const rows = board(position);
  if (!fits(rows)) return null;
  const all = whole(position, part, '#'), record = remembered(all);
  remember(all, record);
  const ways = new Map(), slabs = slabsOn(rows), covered = new Set([...record.slabs.flat(), ...record.holes]);
  for (const pair of slabs) {
    const left = lively(rows, new Set(pair));
    ways.set(left, [...(ways.get(left) || []), [pair.join('-')]]);
  }
  const own = cellsOf(rows).filter(({ r, c, id }) => rows[r][c] === '.' || all[r][c] === '#' && !covered.has(id) || record.slabs.flat().includes(id));
  return {
    ...size(rows), kind: 'cram', plane: 'cells', again: ({ positions }) => cram(position, { ...part, positions }),
    under: [...paving(record.holes), ...own.map(({ r, c }) => pit(middle(c) - U / 2, middle(r) - U / 2))],
    pieces: record.slabs.map(pair => [pair.join('-'), lay(pair, seedOf(pair))]),
    spots: slabs.map(pair => {
      const [[r, c], [u, v]] = pair.map(place);
      return { id: pair.join('-'), x: (middle(c) + middle(v)) / 2, y: (middle(r) + middle(u)) / 2, r: 14, ghost: () => [lay(pair, seedOf(pair))], label: t('cell.square', { row: r + 1, column: c + 1 }) };
    }),
    key: ({ to }) => ways.get(joined(to.map(each => board(each)))) || [],
  };
}
