// A board of squares on which a piece goes from (x, y) towards (0, 0), which lies at the lower left; and two numbers as bars.

import { s } from '../dom.js';
import { t } from '../words.js';
import { bomb, chessman, curve, frame, marble, pit, square as field, stick, stone } from './pieces.js';

const LARGEST = 30, LONGEST = 60, U = 60, EDGE = 8;

/** What stands on the board: own rules have a stone, which moves as they please, and squares that are all alike. */
const pieces = {
  wythoff: (x, y) => chessman('queen', x, y, 1.05), kiki: (x, y) => chessman('king', x, y, 1.05), bomb: (x, y) => bomb(x - 3, y + 2), marbles: (x, y, k) => marble(x, y, 20, k),
};

/** Marbles lie on one board; where one can go is told in a corner of each square, that of each in another. */
const CORNERS = [[-15, -15], [15, 15], [-15, 15], [15, -15]];

const goal = (x, y) => s('circle', { class: 'goal', cx: x, cy: y, r: 21 });
const hole = (x, y) => s('circle', { class: 'hole-dark', cx: x, cy: y, r: 22 });

/** Games in which the two ways along the board are alike: their boards lie on the longer side. */
const ALIKE = new Set(['wythoff', 'kiki', 'bomb']);

/** Games of which several pieces may be on one board. */
const SHARED = new Set(['bomb', 'marbles']);

/** Where the squares of a board lie, and how many it has each way. */
function squares(part, position, exchanges, room, before) {
  const all = SHARED.has(part.family) ? part.positions : [position], found = [...all, ...exchanges.flatMap(each => each.to)];
  const least = ['bomb', 'kiki'].includes(part.family) && found.every(each => Math.min(...each) > 0) ? 1 : 0;
  const turned = before?.turned ?? (ALIKE.has(part.family) && position[1] > position[0]);
  const most = place => Math.max(...found.map(each => each[turned ? 1 - place : place])) + 1 - least;
  const spanned = n => n ? Math.round((n - 2 * EDGE) / U) : 0;
  const w = Math.max(most(0), spanned(room?.w)), tall = Math.max(most(1), spanned(room?.h));
  const at = (i, j) => { const [a, b] = turned ? [j, i] : [i, j]; return [EDGE + (a - least + 0.5) * U, EDGE + (tall - (b - least) - 0.5) * U]; };
  const cells = Array.from({ length: w * tall }, (_, n) => [n % w + least, Math.floor(n / w) + least]).map(([a, b]) => turned ? [b, a] : [a, b]);
  return { w, tall, at, cells, least, turned };
}

export function square(position, part, exchanges, room, before) {
  const [x, y] = position, splits = part.family === 'bomb', marbles = part.family === 'marbles', { w, tall, at, cells, least, turned } = squares(part, position, exchanges, room, before);
  if (!(Math.max(w, tall) <= LARGEST)) return null;
  const number = marbles ? Math.max(0, part.positions.findIndex(each => String(each) === String(position))) : 0, [aside, down] = marbles && part.positions.length > 1 ? CORNERS[number] : [0, 0];
  const look = pieces[part.family] ?? ((u, v) => stone(u, v, 23, 21, 5)), draw = (u, v) => look(u, v, number), piece = 'at ' + x + ',' + y;
  const half = U / 2, chess = part.family in pieces, ground = (u, v, dark) => chess ? field(u - half, v - half, dark) : pit(u - half, v - half, U), way = (i, j) => [stick('way', ...at(x, y), ...at(i, j)), draw(...at(i, j))];
  return {
    w: w * U + 2 * EDGE, h: tall * U + 2 * EDGE, kind: chess ? 'chess' : 'field', plane: SHARED.has(part.family) && part.family, gathers: marbles ? CORNERS.length : undefined, turned,
    again: larger => square(position, { ...part, positions: larger.positions }, exchanges, larger.room, larger.before),
    under: [chess && frame(EDGE - 5, EDGE - 5, w * U + 10, tall * U + 10), ...cells.map(([i, j]) => ground(...at(i, j), (i + j) % 2 === 0)), chess && !splits && (marbles ? hole : goal)(...at(least, least))].filter(Boolean),
    pieces: [[piece, draw(...at(x, y))]],
    spots: cells.map(([i, j]) => ({
      id: i + ',' + j, x: at(i, j)[0] + aside, y: at(i, j)[1] + down, r: aside ? 13 : 24, out: [piece], label: t('cell.square', { row: j - least + 1, column: i - least + 1 }),
      ghost: () => !splits ? way(i, j) : [...(i < x ? way(i, y) : []), ...(j < y ? way(x, j) : [])], // of a bomb come one nearer in its row, one in its column
    })),
    key: ({ to }) => !to.length ? [['0,0']] : splits ? [[Math.min(...to.map(p => p[0])) + ',' + Math.min(...to.map(p => p[1]))]] : [to.map(([i, j]) => i + ',' + j)],
  };
}

/** Two numbers as bars of blocks: the shorter is laid against the longer, and as often as one likes cut off. */
export function bars(position, part, exchanges, room) {
  const u = 48, left = 16, most = Math.max(...position, 1, room ? Math.round((room.w - 2 * left) / u) : 0);
  if (!(most <= LONGEST)) return null;
  const top = bar => 54 + bar * 92, x = i => left + i * u;
  const nailed = part.family === 'grossman', nail = bar => s('circle', { class: 'nail', cx: x(0) + u / 2, cy: top(bar) + 29, r: 8 }); // where something must be left
  const block = (bar, i) => s('g', {}, s('rect', { class: 'solid block b' + bar, x: x(i) + 1.5, y: top(bar), width: u - 3, height: 58, rx: 7 }), nailed && !i && nail(bar));
  const ids = position.flatMap((n, bar) => Array.from({ length: n }, (_, i) => [bar, i]));
  const name = (bar, i) => bar + '.' + i;
  return {
    w: most * u + 2 * left, h: 220, kind: 'bars', again: larger => bars(position, part, exchanges, larger.room), under: position.map((_, bar) => curve('shelf', `M${left - 6},${top(bar) + 62}h${most * u + 12}`)),
    pieces: ids.map(([bar, i]) => [name(bar, i), block(bar, i)]),
    spots: ids.map(([bar, i]) => ({
      id: name(bar, i), x: x(i) + u / 2, y: top(bar) + 29, r: 22, out: ids.filter(([b, k]) => b === bar && k >= i).map(([b, k]) => name(b, k)),
      ghost: () => measures(position[1 - bar], i, position[bar]).map(from => curve('brace', `M${x(from) + 4},${top(bar) - 14}v8h${position[1 - bar] * u - 8}v-8`)),
      tag: '−' + (position[bar] - i), tx: x((i + position[bar]) / 2), ty: top(bar) - 30, label: t('cell.token', { n: i + 1, size: position[bar] }),
    })),
    key({ to }) {
      const bar = (to[0]?.[0] ?? 0) < position[0] ? 0 : 1;
      return [[name(bar, to[0]?.[bar] ?? 0)]];
    },
  };
}

const measures = (length, from, to) => length < 1 ? [] : Array.from({ length: Math.floor((to - from) / length) }, (_, k) => from + k * length);
