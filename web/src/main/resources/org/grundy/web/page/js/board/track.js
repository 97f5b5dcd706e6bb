// Strips of squares: one coin (Nimble), several that do not pass each other (silver dollar), two counters (Northcott),
// crosses (Treblecross), and races along a winding road to a total.

import { t } from '../words.js';
import { narrow } from './narrow.js';
import { coin, counter, cross, curve, flag, pit, stick, word } from './pieces.js';
import { silver } from './tokens.js';

const LARGEST = 200, U = 60, EDGE = 10;
/** How wide a square of an upright strip is: there are only a few of them side by side. */
const BROAD = 84;

/** How many squares of a strip stand in a line on a phone: so few that a finger finds each of them. */
const SLIM = 6;

/** How many squares stand in a line: as many in each as can be. */
const foldedAt = n => narrow() ? Math.ceil(n / Math.ceil(n / SLIM)) : 20;

/**
 * A strip of squares, as long as it can be: it begins again below where it would grow too long, or winds; upright, its first square is its foot.
 * Where it begins again a line leads from its end to there.
 */
function strip(from, last, { across = foldedAt(last - from + 1), winding = false, upright = false, gap = 30 } = {}) {
  if (!(last - from <= LARGEST)) return null;
  const n = last - from + 1, line = i => Math.floor((i - from) / across), place = i => (i - from) % across;
  const turned = i => winding && line(i) % 2;
  const lines = Math.ceil(n / across), pitch = U + (winding ? 0 : gap);
  const wide = upright ? BROAD : U, x = i => EDGE + wide / 2 + (upright ? 0 : (turned(i) ? across - 1 - place(i) : place(i)) * U);
  const y = i => EDGE + U / 2 + (upright ? (last - i) * U : (winding ? lines - 1 - line(i) : line(i)) * pitch);
  const all = Array.from({ length: n }, (_, k) => from + k), folds = winding || upright ? [] : all.filter(i => i > from && !place(i));
  const long = Math.min(n, across) * U + 2 * EDGE, size = upright ? { w: BROAD + 2 * EDGE, h: n * U + 2 * EDGE } : { w: long, h: lines * pitch - (winding ? 0 : gap) + 2 * EDGE };
  const cell = (i, look) => pit(x(i) - wide / 2, y(i) - U / 2, wide, U, look);
  return { x, y, all, cell, total: n, ...size, under: [...folds.map(i => fold(x(i - 1), y(i - 1), x(i), y(i), gap)), ...all.map(i => cell(i))] };
}

const fold = (x1, y1, x2, y2, gap) => curve('bend', `M${x1},${y1 + U / 2}v${gap / 2 - 8}q0,8 -8,8H${x2 + 8}q-8,0 -8,8V${y2 - U / 2}m-6,-7l6,7l6,-7`);

const board = (drawn, kind, pieces, spots, key, more = [], again) => ({ w: drawn.w, h: drawn.h, kind, total: drawn.total, under: [...drawn.under, ...more], pieces, spots, key, again });

/** A coin is lifted from one square and put down on another; where either of two can go there, each has a corner of the square. */
const going = (drawn, id, piece, from, to, draw, dx = 0) => ({
  id, x: drawn.x(to) + dx, y: drawn.y(to) + dx, r: dx ? 13 : 24, out: [piece], label: t('cell.strip', { n: to }),
  ghost: () => [(drawn.y(from) === drawn.y(to) || drawn.x(from) === drawn.x(to)) && stick('way', drawn.x(from), drawn.y(from), drawn.x(to), drawn.y(to)), draw(drawn.x(to), drawn.y(to))].filter(Boolean),
});

const gold = (x, y) => coin(x, y, 23);

/** The last square of a strip that keeps the length it had when it was longer. */
const reaching = (first, last, { room, before } = {}) => {
  if (before?.total) return Math.max(last, first + before.total - 1);
  const now = room && strip(first, last);
  return now && now.h + 30 > room.h ? Math.max(last, first + Math.round((room.w - 2 * EDGE) / U) - 1) : last;
};

export function track(position, part, exchanges, room, kept) {
  const at = Number(position), drawn = strip(0, reaching(0, at, kept));
  return drawn && board(drawn, 'track', [['at ' + at, gold(drawn.x(at), drawn.y(at))]], drawn.all.map(i => going(drawn, String(i), 'at ' + at, at, i, gold)), ({ to }) => [[String(to[0] ?? 0)]], [], larger => track(position, part, exchanges, larger.room, larger));
}

export function slide(position, part, exchanges, room, kept) {
  const coins = Array.isArray(position) ? position : [Number(position)], drawn = strip(0, reaching(0, Math.max(...coins), kept));
  const moved = to => { const left = [to[0]].flat(); return [coins.find(c => !left.includes(c)), left.find(c => !coins.includes(c))]; };
  const name = ([from, to]) => from + '>' + to;
  return drawn && board(drawn, 'track', coins.map(c => [String(c), silver(drawn.x(c), drawn.y(c))]),
    exchanges.map(({ to }) => moved(to)).map(([from, to]) => going(drawn, name([from, to]), String(from), from, to, silver)), ({ to }) => [[name(moved(to))]], [], larger => slide(position, part, exchanges, larger.room, larger));
}

/** Two counters in a line of squares, which on a phone is upright. */
export function counters(position, part, exchanges, room, kept) {
  const both = String(position).split(':').map(Number), sides = exchanges.map(({ to }) => String(to[0]).split(':').map(Number)), upright = narrow();
  const last = Math.max(...both, ...sides.flat(), 8), first = Math.min(1, ...both), drawn = strip(first, upright ? Math.max(last, room ? first + Math.round((room.h - 2 * EDGE) / U) - 1 : 0) : reaching(first, last, kept), { upright });
  const moved = to => { const left = String(to).split(':').map(Number), i = left[0] === both[0] ? 1 : 0; return { i, to: left[i] }; };
  const draw = i => (x, y) => counter(x, y, 23, i === 1, i + 3), chequered = drawn?.all.filter(i => i % 2).map(i => drawn.cell(i, 'shade')) ?? [];
  const spot = ({ i, to }) => going(drawn, i + '>' + to, i + ' at ' + both[i], both[i], to, draw(i), i === (both[0] < both[1] ? 1 : 0) ? 15 : -15);
  return drawn && board(drawn, 'track counters', both.map((at, i) => [i + ' at ' + at, draw(i)(drawn.x(at), drawn.y(at))]), exchanges.map(({ to }) => spot(moved(to[0]))),
    ({ to }) => { const m = moved(to[0]); return [[m.i + '>' + m.to]]; }, chequered, larger => counters(position, part, exchanges, larger.room, larger));
}

export function row(position) {
  const squares = /^\d+$/.test(position) ? '.'.repeat(Number(position)) : String(position);
  const drawn = strip(1, squares.length);
  const crosses = drawn?.all.filter(i => squares[i - 1] === 'X') ?? [];
  return drawn && board(drawn, 'track crosses', crosses.map(i => [String(i), cross(drawn.x(i), drawn.y(i))]),
    drawn.all.map(i => ({ id: String(i), x: drawn.x(i), y: drawn.y(i), r: 24, ghost: () => [cross(drawn.x(i), drawn.y(i))], label: t('cell.strip', { n: i }) })),
    ({ to }) => {
      const at = [...squares].findIndex((c, i) => c !== to[0]?.[i]);
      return at < 0 ? [] : [[String(at + 1)]];
    });
}

/** How many squares of a road stand in a line. */
const acrossOf = total => narrow() ? total > 60 ? 10 : total > 30 ? 8 : Math.min(6, total + 1) : total > 110 ? 18 : total > 12 ? 11 : total + 1;

/** The road of a race carries its numbers: they are what is played with. */
export function race(position, part) {
  const [total, at = part.family === 'multiplication' ? 1 : 0] = String(position).split(';').map(Number);
  const drawn = strip(0, total, { across: acrossOf(total), winding: true });
  if (!drawn) return null;
  const draw = part.family === 'bids' || part.family === 'donation' ? gold : (x, y) => counter(x, y, 21, false, 4);
  const numbers = drawn.all.map(i => word(drawn.x(i) + (i === total ? 5 : 0), drawn.y(i) + (i === total ? 14 : 1), i, 'number'));
  return board(drawn, 'road', [['at ' + at, draw(drawn.x(at), drawn.y(at))]],
    drawn.all.map(i => ({ id: String(i), x: drawn.x(i), y: drawn.y(i), r: 24, out: ['at ' + at], tag: part.family === 'multiplication' ? '×' + i / at : '+' + (i - at), tx: drawn.x(i), ty: drawn.y(i) - 44, ghost: () => [draw(drawn.x(i), drawn.y(i))], label: t('cell.strip', { n: i }) })),
    ({ to }) => {
      const [, reached] = String(to[0] ?? '').split(';').map(Number);
      return [[String(to.length ? Math.min(reached ?? total, total) : total)]];
    }, [...numbers, flag(drawn.x(total), drawn.y(total))]);
}
