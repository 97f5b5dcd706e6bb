// Nimstring as Dots and Boxes: a string that is cut is a line that is drawn.

import { s } from '../dom.js';
import { t } from '../words.js';
import { board, cellsOf, whole } from './grid.js';
import { stick, word } from './pieces.js';

const LARGEST = 24, U = 78, EDGE = 26;

const strings = position => {
  const found = /^(\d+),(\d+)$/.exec(String(position));
  return found ? Array.from({ length: 2 * Number(found[1]) + 1 }, (_, r) => '.'.repeat(Number(found[2]) + r % 2)) : board(position);
};

/** The strings that are not cut, whatever the length of their line. */
const uncut = rows => cellsOf(rows).filter(({ cell }) => cell === '.').map(({ id }) => id);

const spot = i => EDGE + i * U;

/** Below the board there is room for the words that whoever closed a box moves again. */
const ROOM = 104, WIDE = 300;

/** The button that goes on, which its ring goes around. */
const goOn = (x, y) => ({ x: x - 90, y: y + 42, width: 180, height: 54, rx: 27 });

const passing = (x, y) => s('g', { class: 'passing' }, word(x, y + 22, t('cell.again')), s('rect', { class: 'go-on', ...goOn(x, y) }), word(x, y + 69, t('cell.pass'), 'on-go'));

/** Boxes with lines on all sides. */
const closed = all => Array.from({ length: (all.length - 1) / 2 }, (_, r) => [...all[2 * r]].map((_, c) => [r, c])).flat()
  .filter(([r, c]) => [all[2 * r][c], all[2 * r + 2][c], all[2 * r + 1][c], all[2 * r + 1][c + 1]].every(cell => cell !== '.'));

/** Whoever has closed a box must move again; if he cannot, he passes. */
export function nimstring(position, part, exchanges = [], room) {
  const rows = strings(position), again = String(position).endsWith('!');
  if (!(rows.length <= 2 * LARGEST && rows[0].length <= LARGEST)) return null;
  const free = new Set(uncut(rows)), joint = whole(position, part, '#', each => strings(each).map(line => line.replaceAll(/[-|]/g, '#')));
  const own = spot(rows[0].length) + EDGE, foot = spot((rows.length - 1) / 2) + EDGE, w = exchanges.length ? Math.max(own, WIDE) : Math.max(own, room?.w ?? 0), h = exchanges.length ? foot + ROOM : Math.max(foot, room?.h ?? 0);
  const left = (w - own) / 2, x = i => left + spot(i), ends = (r, c) => r % 2 ? [x(c), spot((r - 1) / 2), x(c), spot((r + 1) / 2)] : [x(c), spot(r / 2), x(c + 1), spot(r / 2)];
  const lines = cellsOf(joint).filter(({ cell }) => cell !== '.'), dots = Array.from({ length: (rows[0].length + 1) * (rows.length + 1) / 2 }, (_, i) => [i % (rows[0].length + 1), Math.floor(i / (rows[0].length + 1))]);
  const pass = { id: 'pass', x: w / 2, y: foot + 69, r: 32, box: goOn(w / 2, foot), label: t('cell.again'), out: ['pass'] };
  return {
    w, h, kind: 'boxes-and-dots', plane: 'cells', again: larger => nimstring(position, { ...part, positions: larger.positions }, exchanges, larger.room),
    under: [...closed(joint).map(([r, c]) => s('rect', { class: 'closed', x: x(c) + 7, y: spot(r) + 7, width: U - 14, height: U - 14, rx: 6 })), ...[...free].map(id => { const [r, c] = id.split(',').map(Number); return stick('faint-line', ...ends(r, c)); })],
    pieces: [...lines.map(({ r, c, id }) => [id, stick('solid drawn', ...ends(r, c))]), ...dots.map(([c, r]) => ['dot' + r + ',' + c, s('circle', { class: 'dot-mark', cx: x(c), cy: spot(r), r: 8 })]), ...(again ? [['pass', passing(w / 2, foot)]] : [])],
    spots: [...[...free].map(id => {
      const [r, c] = id.split(',').map(Number), [x1, y1, x2, y2] = ends(r, c);
      return { id, x: (x1 + x2) / 2, y: (y1 + y2) / 2, r: 16, ghost: () => [stick('solid drawn', x1, y1, x2, y2)], label: t('cell.string', { row: r + 1, column: c + 1 }) };
    }), ...(again ? [pass] : [])],
    key({ to }) {
      const left = new Set(to.flatMap(each => uncut(strings(each))));
      const cut = [...free].filter(id => !left.has(id));
      return cut.length ? [cut] : again ? [['pass']] : [];
    },
  };
}
