// Things in a row or in a circle, of which a move takes some that stand side by side, or parts the row at a gap.

import { s } from '../dom.js';
import { t } from '../words.js';
import { inLine, narrow } from './narrow.js';
import { ball, chessman, coin, curve, dent, pin, pit, stone } from './pieces.js';

const LARGEST = 40, GAP = 66, FEET = 176;

const length = position => Number(String(position).replace('row ', ''));

/** How a row looks: what stands in it, how tall it is, and what shows where a move goes. */
const looks = {
  pin: { kind: 'pins', base: FEET, h: 250, node: x => pin(x, FEET), ground: x => dent(x, FEET + 2, 20, 6), middle: 128, ghost: (x, y) => [ball(x, y)] },
  stone: { kind: 'pebbles', base: 96, h: 168, node: (x, i) => stone(x, 76, 29, 27, i * 3 + 2), ground: x => dent(x, 98, 26, 8), middle: 76, ghost: () => [] },
  coin: { kind: 'coins', base: 96, h: 168, node: x => coin(x, 74, 28), ground: x => dent(x, 100, 24, 7), middle: 74, ghost: () => [] },
};

/** The ways a row is left: how many stand before what is taken, how many are taken, and where the rest is parted. */
function ways(to, size) {
  const left = to.map(length);
  const taken = size - left.reduce((a, b) => a + b, 0);
  if (left.some(Number.isNaN) || taken < 0) return [];
  const firsts = left.length > 2 ? left.map((_, i) => [left[i], ...left.filter((_, k) => k !== i)]) : [[left[0] ?? 0], [left[1] ?? 0]];
  return firsts.map(([first, ...rest]) => {
    let at = first + taken;
    return { first, taken, parted: rest.slice(0, -1).map(n => at += n) };
  });
}

const runName = (first, taken) => taken ? first + 'x' + taken : 'g' + first;
const keyOf = size => ({ to }) => [...new Map(ways(to, size).map(way => [runName(way.first, way.taken), ...way.parted.map(at => 'g' + at)]).map(key => [key.join(), key])).values()];

const IN_PLACE = { offset: 0 };

/** What a row that is drawn again shows of the row that it was: it keeps its places. */
const kept = (size, offset, draw) => ({
  length: size, plane: 'row', again: place => draw({ ...place, offset: place.offset ?? 0, total: place.before?.total }),
  segments: made => made.some(id => id.startsWith('g')) ? [] : made.flatMap(id => {
    const [first, n] = id.split('x').map(Number);
    return [{ offset, length: first }, { offset: offset + first + n, length: size - first - n }];
  }),
});

/** How many stand in a line: of neighbours as many as can be; fewer where one aims between two things as well as at one. */
function acrossOf(size, mixed, room) {
  if (room) return Math.max(1, Math.round((room.w - 24) / GAP));
  const most = narrow() ? inLine(GAP) : mixed ? 20 : 24;
  return Math.ceil(size / Math.ceil(size / most)) || 1;
}

/** A row, in as many lines as let it be large; a part of one stands where it stood. */
function row(position, look, exchanges, { offset, room, total } = IN_PLACE) {
  const size = length(position);
  if (!(size <= LARGEST)) return null;
  const moves = movesOf(size, exchanges), across = acrossOf(size, moves.mixed, room), tall = look.h + moves.deeper;
  const lines = Math.max(Math.ceil((offset + size) / across), room ? Math.round(room.h / tall) : 1), all = Math.max(total ?? (lines > 1 || !room ? 0 : across), offset + size);
  const at = i => ({ x: 12 + GAP / 2 + i % across * GAP, down: Math.floor(i / across) * tall, line: Math.floor(i / across) });
  const spots = spotsOf(size, look, moves, i => at(offset + i), offset, lines > 1 || narrow() && moves.mixed), put = (node, down) => down ? s('g', { transform: `translate(0 ${down})` }, node) : node;
  return {
    w: Math.max(room?.w ?? 0, Math.min(across, all) * GAP + 24), h: Math.max(room?.h ?? 0, lines * tall), kind: look.kind, spots, key: keyOf(size), total: all,
    under: [...joins(all, at, look.base), ...Array.from({ length: all }, (_, i) => put(look.ground(at(i).x), at(i).down)), ...aims(spots)],
    pieces: Array.from({ length: size }, (_, i) => [String(offset + i), put(look.node(at(offset + i).x, offset + i), at(offset + i).down)]),
    ...kept(size, offset, place => row(position, look, exchanges, place)),
  };
}

/** Where a row begins again below, a line leads from its end to there: its neighbours are still neighbours. */
const joins = (all, at, base) => Array.from({ length: all }, (_, i) => i).filter(i => i && at(i).line > at(i - 1).line).map(i => bend(at(i - 1).x + 33, at(i - 1).down + base, at(i).x - 33, at(i).down + base, at(i).down + 4));

/** A line from the right end of a line of things to the left end of the next one, between them at the height `middle`. */
const bend = (x1, y1, x2, y2, middle) => curve('bend', `M${x1},${y1}h4q8,0 8,8V${middle - 8}q0,8 -8,8H${x2 - 4}q-8,0 -8,8V${y2 - 8}q0,8 8,8h4m-8,-7l8,7l-8,7`);

/** What is taken in the moves of a row, and by how much more room it needs for moves that take many at once. */
function movesOf(size, exchanges) {
  const long = longTakes(exchanges, size);
  const used = new Map(exchanges.flatMap(({ to }) => ways(to, size)).filter(way => !long || !way.taken || way.first + way.taken === size)
    .flatMap(way => [[runName(way.first, way.taken), way], ...way.parted.map(at => ['g' + at, { first: at, taken: 0 }])]));
  const taken = [...new Set([...used.values()].map(way => way.taken))], plain = long || taken.every(n => n < 3) || taken.length === 1, lanes = taken.filter(n => n > 2).sort((a, b) => a - b);
  return { long, used, taken, plain, lanes, mixed: taken.includes(1) && taken.length > 1, deeper: plain ? 0 : lanes.length * 30 };
}

/** The middle of so many things from the first on: of an even number the gap after the lower half, at the end of its line too. */
function middleOf(at, first, n) {
  const m = Math.floor(first + (n - 1) / 2), { x, down } = at(Math.max(0, m));
  return [x + (n % 2 ? 0 : GAP / 2), down];
}

function spotsOf(size, look, { long, used, taken, plain, lanes }, at, offset, wrapped) {
  const lane = look.base + 36;
  return [...used].map(([id, { first, taken: n }]) => {
    const [x, down] = long && n ? [at(first).x, at(first).down] : middleOf(at, first, n);
    const y = down + (n < 2 || long ? look.middle : lane + (plain ? 0 : Math.max(0, lanes.indexOf(n) + 1) * 30)), foot = down + lane;
    return {
      id, x, y, r: n === 1 ? 24 : 15, nearX: !wrapped && plain && (long || !(taken.includes(0) && taken.includes(2))), tx: x, ty: down + Math.max(22, look.base - 136),
      out: Array.from({ length: n }, (_, i) => String(offset + first + i)), tag: n ? '−' + n : `${first} | ${size - first}`, aim: [x, n === 1 || !n || long ? foot : y, n],
      ghost: () => n ? [...span(first, n, at, y - down, look), ...look.ghost(x, Math.max(y, foot))] : [curve('blade', `M${x},${down + look.base - 74}V${down + look.base + 22}`)],
      label: n ? t('cell.run', { n, first: first + 1, size }) : t('cell.gap', { left: first, right: size - first }),
    };
  });
}

/** Whether so many different numbers are taken, all of them from an end, that the first that goes is touched instead. */
function longTakes(exchanges, size) {
  const found = exchanges.flatMap(({ to }) => ways(to, size)).filter(way => way.taken);
  return new Set(found.map(way => way.taken)).size > 4 && found.every(way => way.first === 0 || way.first + way.taken === size);
}

/** Below what is taken a brace, in each of its lines. */
function span(first, n, at, y, look) {
  if (!(n > 2 || look.kind !== 'pins' && n > 1)) return [];
  const places = Array.from({ length: n }, (_, i) => at(first + i)), lines = [...new Set(places.map(each => each.line))].map(line => places.filter(each => each.line === line));
  return lines.map(each => curve('brace', `M${each[0].x - 20},${each[0].down + y}H${each.at(-1).x + 20}`));
}

/** Dots from which one aims, larger before one thing than between two; a notch where the row can be parted. */
const aims = spots => spots.map(({ aim: [x, y, n] }) => n ? curve('aim' + (n === 1 ? ' one' : ''), `M${x},${y}h.1`) : curve('notch', `M${x - 6},${y}l6,-12l6,12z`));

const rowOf = look => (position, part, exchanges) => row(position, looks[look], exchanges);

export const pins = rowOf('pin');
export const pebbles = rowOf('stone');
const coins = rowOf('coin');

/** Dawson's Chess: a pawn is advanced between the neighbours that it clears away. On a phone many files stand in several lines. */
export function pawns(position, part, exchanges, { offset, room, total } = IN_PLACE) {
  const size = length(position), u = 60, tall = 3 * u + 40;
  if (!(size <= LARGEST)) return null;
  const across = room ? Math.max(1, Math.round((room.w - 24) / u)) : narrow() ? Math.ceil(size / Math.ceil(size / inLine(u))) || 1 : Math.max(1, size), all = Math.max(total ?? (room ? across : 0), offset + size), lines = Math.max(1, Math.ceil(all / across));
  const files = Array.from({ length: size }, (_, i) => i), x = i => 12 + u / 2 + i % across * u, y = (i, rank) => 20 + u / 2 + rank * u + Math.floor(i / across) * tall;
  const spot = (first, n) => {
    const file = first === 0 && n < 3 ? 0 : first + 1, i = offset + file, out = files.slice(first, first + n).map(k => String(offset + k));
    return { id: runName(first, n), x: x(i), y: y(i, 1), r: 24, nearX: lines < 2, out, ghost: () => [chessman('pawn', x(i), y(i, 1), 1.1)], label: t('cell.pawn', { n: file + 1, size }) };
  };
  const used = new Map(exchanges.flatMap(({ to }) => ways(to, size)).map(({ first, taken }) => [runName(first, taken), spot(first, taken)]));
  const ground = Array.from({ length: all }, (_, i) => i);
  return {
    w: Math.max(room?.w ?? 0, Math.max(1, Math.min(across, all)) * u + 24), h: Math.max(room?.h ?? 0, lines * tall), kind: 'chess pawns', spots: [...used.values()], key: keyOf(size), total: all,
    under: [...ground.filter(i => i && !(i % across)).map(i => bend(x(i - 1) + u / 2, y(i - 1, 1), x(i) - u / 2, y(i, 1), y(i, 0) - u / 2 - 20)), ...ground.flatMap(i => [0, 1, 2].map(r => pit(x(i) - u / 2, y(i, r) - u / 2, u, u, (i + r) % 2 ? 'shade' : '')))],
    pieces: files.map(i => [String(offset + i), s('g', {}, chessman('pawn', x(offset + i), y(offset + i, 0), 1.1, true), chessman('pawn', x(offset + i), y(offset + i, 2), 1.1))]),
    ...kept(size, offset, place => pawns(position, part, exchanges, place)),
  };
}

/** Coins in a circle; once some are taken the rest is a row. */
export function circle(position, part, exchanges) {
  if (String(position).startsWith('row ')) return coins(position, part, exchanges);
  const size = length(position);
  if (!(size <= LARGEST)) return null;
  const radius = Math.max(70, size * 66 / (2 * Math.PI)), rounds = Math.max(0, ...exchanges.map(({ to }) => size - (to.length ? length(to[0]) : 0)));
  const reach = Math.max(0, Math.ceil(rounds / 2) - 1) * 34 + 40, middle = radius + reach;
  const place = (i, r) => [middle + r * Math.sin(2 * Math.PI * i / size), middle - r * Math.cos(2 * Math.PI * i / size)];
  const all = Array.from({ length: size }, (_, i) => i);
  const spot = (i, n) => {
    const [x, y] = place(i + (n - 1) / 2, n === size ? 0 : radius + Math.floor((n - 1) / 2) * 34 + (n % 2 ? 0 : 10));
    return { id: i + 'x' + n, x, y, r: n === 1 ? 26 : 14, tag: '−' + n, tx: middle, ty: middle, out: Array.from({ length: n }, (_, k) => String((i + k) % size)), aim: [x, y, n], label: t('cell.run', { n, first: i + 1, size }) };
  };
  const lengths = [...new Set(exchanges.map(({ to }) => size - (to.length ? length(to[0]) : 0)))].filter(n => n > 0);
  const spots = lengths.flatMap(n => n === size ? [spot(0, n)] : all.map(i => spot(i, n)));
  return {
    w: 2 * middle, h: 2 * middle, kind: 'coins circle', spots,
    under: [...all.map(i => { const [x, y] = place(i, radius); return dent(x, y + 8, 26, 22); }), ...aims(spots.filter(each => each.aim[2] > 1))],
    pieces: all.map(i => { const [x, y] = place(i, radius); return [String(i), coin(x, y, 27)]; }),
    key({ to }) {
      const n = size - (to.length ? length(to[0]) : 0);
      return n === size ? [['0x' + n]] : all.map(i => [i + 'x' + n]);
    },
  };
}
