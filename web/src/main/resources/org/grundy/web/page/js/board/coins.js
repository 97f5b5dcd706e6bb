// Coins, or turtles, in a row and in a grid: a move turns some, and is chosen by turning them. On what they lie tells games apart.

import { s } from '../dom.js';
import { t } from '../words.js';
import { inLine, narrow } from './narrow.js';
import { curve, dent, pit } from './pieces.js';
import { faceOf } from './tokens.js';

const LARGEST = 60, ACROSS = 15, LARGEST_GRID = 20, LEAST = 5, U = 66, R = 27;
/** The room of the two games along the sides of their product. */
const FACTORS = 70;

const heads = position => new Set(String(position).split(',').filter(each => /^\d+$/.test(each.trim())).map(Number));
const turned = (a, b) => [...a].filter(x => !b.has(x)).concat([...b].filter(x => !a.has(x))).map(String);

/** Coins that lie at places; a coin that is held shows its other side. */
function coinsAt(places, up, w, h, key, face, ground = []) {
  const sided = id => id + (up.has(id) ? ' heads' : ' tails');
  return {
    w, h, kind: 'coins turning', key, under: [...ground, ...places.map(({ x, y }) => dent(x, y + 5, R + 1, R))],
    pieces: places.map(({ id, x, y }) => [sided(id), face(x, y, R, up.has(id))]),
    spots: places.map(({ id, x, y, name }) => ({ id, x, y, r: 28, out: [sided(id)], ghost: () => [face(x, y, R, !up.has(id))], label: name + ' ' + t(up.has(id) ? 'cell.heads' : 'cell.tails') })),
  };
}

/** How many coins there are at least in a row, which keeps its room, and how many of them stand in a line: fewer on a phone. */
function lined(n, room) {
  const lines = room ? Math.round((room.h - 32) / U) : 1, before = room ? Math.round((room.w - 32) / U) : 0;
  if (lines > 1) return { all: Math.max(n, (lines - 1) * before + 1), across: before };
  const all = Math.max(n, before);
  return { all, across: narrow() && !room ? Math.ceil(all / Math.ceil(all / inLine(U))) : ACROSS };
}

export function coinRow(position, part, exchanges, room) {
  const up = heads(position), { all: n, across } = lined(Math.max(LEAST, ...[...up].map(i => i + 1)), room);
  if (n > LARGEST + 1) return null;
  const places = Array.from({ length: n }, (_, i) => ({ id: String(i), x: 16 + (i % across + 0.5) * U, y: 16 + (Math.floor(i / across) + 0.5) * U, name: t('cell.coin', { n: i }) }));
  const w = Math.min(n, across) * U + 32, h = Math.ceil(n / across) * U + 32, key = ({ to }) => [turned(up, heads(to.length ? to[0] : 'T'))];
  return { again: larger => coinRow(position, part, exchanges, larger.room), ...coinsAt(places, new Set([...up].map(String)), w, h, key, faceOf(part.game), rowGround[part.family]?.(places, w) ?? []) };
}

/** On what a row lies: a ruler with its marks, an arcade of the Moguls. */
const rowGround = {
  ruler: (places, w) => [...new Set(places.map(({ y }) => y))].map(y => s('g', {}, s('rect', { class: 'wooden', x: 6, y: y - 40, width: w - 12, height: 78, rx: 4 }),
    curve('ticks', places.filter(each => each.y === y).map(({ x }) => `M${x - U / 2},${y - 40}v16M${x - U / 4},${y - 40}v7M${x},${y - 40}v11M${x + U / 4},${y - 40}v7`).join('')))),
  mogul: places => places.map(({ x, y }) => curve('arch', `M${x - 32},${y + 29}v-43c0,-18 22,-16 32,-23c10,7 32,5 32,23v43`)),
};

function pairs(position) {
  const text = String(position), alone = /^(\d+),(\d+)$/.exec(text);
  return new Set((alone ? [alone] : [...text.matchAll(/\((\d+),(\d+)\)/g)]).map(([, x, y]) => x + ',' + y));
}

/** The coin (0, 0) lies at the lower left. */
export function coinGrid(position, part, exchanges, room) {
  const up = pairs(position), all = [...up].map(each => each.split(',').map(Number));
  const side = part.family === 'product' ? FACTORS : 0, span = n => room ? Math.round((n(room) - 32 - side) / U) : 1;
  const w = Math.max(span(r => r.w), ...all.map(([x]) => x + 1)), tall = Math.max(span(r => r.h), ...all.map(([, y]) => y + 1));
  if (Math.max(w, tall) > LARGEST_GRID) return null;
  const places = Array.from({ length: w * tall }, (_, i) => [i % w, tall - 1 - Math.floor(i / w)])
    .map(([x, y]) => ({ id: x + ',' + y, column: x, row: y, x: side + 16 + (x + 0.5) * U, y: 16 + (tall - y - 0.5) * U, name: t('cell.square', { row: y, column: x }) }));
  const ground = gridGround[part.family]?.(places, part.game, tall) ?? [], key = ({ to }) => [turned(up, pairs(to[0] ?? ''))];
  return { again: larger => coinGrid(position, part, exchanges, larger.room), ...coinsAt(places, up, w * U + 32 + side, tall * U + 32 + side, key, faceOf(part.family === 'acrostictwins' ? 'twins' : 'coins'), ground) };
}

/** A band of the cloth on which a product lies: one for each column, and across them one for each row. */
const band = (x, y, w, h, look) => s('rect', { class: 'tartan ' + look, x, y, width: w, height: h });

/** On what a grid lies: squares of a crossword, corners, a tartan with the two games that are multiplied along its sides. */
const gridGround = {
  acrostictwins: places => places.map(({ x, y }) => pit(x - U / 2, y - U / 2, U)),
  turningcorners: places => places.map(({ x, y }) => curve('corner', `M${x - 31},${y - 18}v-13h13M${x + 18},${y - 31}h13v13M${x + 31},${y + 18}v13h-13M${x - 18},${y + 31}h-13v-13`)),
  product: (places, game, tall) => {
    const [across, up] = (/\[(.*)\]/.exec(game)?.[1] ?? '').split(',').map(faceOf), columns = places.filter(each => !each.row), rows = places.filter(each => !each.column), w = columns.length * U, h = tall * U, left = FACTORS + 16, k = FACTORS / 2 + 8, foot = h + 16 + FACTORS / 2;
    return [
      ...rows.flatMap(({ y }) => [band(left, y - 26, w, 52, 'weft'), band(left, y - 5, w, 4, 'thread')]), ...columns.flatMap(({ x }) => [band(x - 26, 16, 52, h, 'warp'), band(x + 1, 16, 4, h, 'thread')]),
      ...columns.map(({ x }) => across(x, foot, 26, true)), ...rows.map(({ y }) => up(k, y, 26, true)), ...['stick-edge', 'stick'].map(look => curve(look, `M${k - 14},${foot - 14}l28,28m0,-28l-28,28`)),
    ];
  },
};
