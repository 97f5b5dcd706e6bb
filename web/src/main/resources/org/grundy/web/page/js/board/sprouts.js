// Sprouts: spots and lines drawn in the sand. A line is drawn from spot to spot, or chosen: its spots, then one of the ways between them.

import { s } from '../dom.js';
import { t } from '../words.js';
import { listed } from './listed.js';
import { papersOf } from './papers.js';
import { curve, stone } from './pieces.js';
import { Pen } from './sprouts/pen.js';
import { smooth } from './sprouts/plane.js';
import { asOne, namesIn } from './sprouts/names.js';
import { nameOfTexts } from './sprouts/notation.js';
import { FULL } from './sprouts/sheet.js';

const REACH = 34;

const line = chain => curve('solid line', smooth(chain));
const spot = (p, i, look) => look === 'dead' ? s('circle', { class: 'solid spent', cx: p[0], cy: p[1], r: 6 }) : stone(p[0], p[1], 15, 14, i + 2);

/** What lies on a sheet. */
function piecesOf({ lines, spots, ends }, sheet) {
  return [...lines.map((each, i) => ['line' + i, line(sheet.chain(each))]), ...spots.map((p, i) => ['spot' + i + (ends[i] < FULL ? '' : ' spent'), spot(p, i, ends[i] < FULL ? '' : 'dead')])];
}

export function sprouts(position, part, exchanges) {
  const own = papersOf(part)?.[part.positions.indexOf(position)];
  if (!own) return { ...listed(position, part, exchanges) ?? {}, loose: true };
  const { paper, land } = own, { sheet } = paper, ways = exchanges.length ? paper.waysIn(land) : [];
  const chief = new Map(exchanges.map(({ to }) => nameOfTexts(to)).map(left => [left, ways.find(way => way.left === left)]));
  const free = [...new Set(ways.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a - b);
  return {
    w: sheet.w, h: sheet.h, kind: 'sprouts', plane: paper.plane, under: [], wordless: true,
    pieces: own.bears ? piecesOf(sheet, sheet) : [],
    spots: [
      ...free.map(i => ({ id: 's' + i, x: sheet.spots[i][0], y: sheet.spots[i][1], r: 26, label: t('cell.spot', { n: i + 1 }), grip: true })),
      ...ways.map(way => waySpot(paper, way, chief.get(way.left) === way)),
    ],
    key({ to }) {
      const left = nameOfTexts(to), first = chief.get(left);
      return [...first ? [[first.id]] : [], ...ways.filter(way => way.left === left).map(keyOf)];
    },
    pen: (x, y) => penAt(own, ways, free, [x, y]),
  };
}

const keyOf = ({ a, b, id }) => a === b ? ['s' + a, id] : ['s' + a, 's' + b, id];

/** The middle of a line: it is there once its spots are chosen, and where moves are marked. */
function waySpot(paper, way, isChief) {
  const { a, b, id, inside } = way, ends = new Set(['s' + a, 's' + b]);
  return {
    id, x: 0, y: 0, r: 22, label: t(a === b ? 'cell.loop' : 'cell.line', { a: a + 1, b: b + 1, n: inside.length }),
    when: (picked, marked) => isChief && marked && !picked.size || picked.size >= ends.size && [...ends].every(each => picked.has(each)) && [...picked].every(each => ends.has(each) || each === id),
    at: () => paper.drawn(way)?.spots.at(-1),
    ghost: () => { const drawn = paper.show(way); return drawn ? ghostOf(drawn) : []; },
  };
}

const ghostOf = sheet => [...sheet.chains().slice(-2).map(line), spot(sheet.spots.at(-1), sheet.spots.length - 1)];

/** A pen at a spot that is free; where it ends it tells which spots make the move. */
function penAt({ paper, land }, ways, free, p) {
  const { sheet } = paper, start = free.find(i => Math.hypot(sheet.spots[i][0] - p[0], sheet.spots[i][1] - p[1]) < REACH);
  if (start === undefined) return null;
  const pen = new Pen(sheet, start, free);
  return {
    to(x, y) { pen.to([x, y]); return penMarks(pen, sheet); },
    end() {
      const made = pen.end(), drawn = made && paper.smoothed(sheet.withMove(made.a, made.b, made.chain));
      if (!drawn) return null;
      const rest = sheet.lands.filter(each => each !== land).map(({ name }) => name), fits = ways.filter(({ left }) => asOne([...namesIn(left), ...rest]) === drawn.name);
      const way = fits.find(({ a, b }) => a === made.a && b === made.b || a === made.b && b === made.a) ?? fits[0];
      if (!way) return null;
      way.drawn = drawn;
      return keyOf(way);
    },
    isLong: () => pen.isLong(),
  };
}

/** What is seen of a pen: its line, the spot that it would reach, and where it is held up. */
function penMarks(pen, sheet) {
  const target = pen.target(), stop = pen.stopped;
  return [pen.chain.length > 1 && curve('pen', smooth(pen.chain)), target !== null && s('circle', { class: 'goal-ring', cx: sheet.spots[target][0], cy: sheet.spots[target][1], r: 22 }),
    stop && curve('stop', `M${stop[0] - 8},${stop[1] - 8}l16,16m0,-16l-16,16`)].filter(Boolean);
}

