// Which board a component is drawn on: by its family, else by the form of its position.

import { coinGrid, coinRow } from './coins.js';
import { cram } from './cram.js';
import { arckayles, digraph, geography, nodekayles, poset } from './graph.js';
import { chomp, sheet } from './grid.js';
import { heap, heaps, stack } from './heaps.js';
import { legendOf } from './legend.js';
import { listed, undrawn } from './listed.js';
import { circle, pawns, pebbles, pins } from './pins.js';
import { hackenbush } from './plants.js';
import { sprouts } from './sprouts.js';
import { bars, square } from './square.js';
import { boxes, stairs } from './stairs.js';
import { clobber, nogo } from './stones.js';
import { nimstring } from './strings.js';
import { counters, race, row, slide, track } from './track.js';

const stackOrRow = (...all) => stack(...all) || pebbles(...all);

/** By the form of the position too: rules of one's own may have the name of a game whose positions are written otherwise. */
const boards = {
  number: {
    kayles: pins, dawsonkayles: pins, octal: pebbles, dawson: pawns, grundy: pebbles, code: pebbles, lasker: stackOrRow, topentails: stackOrRow, nimble: track, silverdollar: slide,
  },
  tuple: { moore: heaps, silverdollar: slide, cutting: sheet, euclid: bars, grossman: bars, staircase: stairs },
  text: {
    circle,
    turningturtles: coinRow, mockturtles: coinRow, ruler: coinRow, twins: coinRow, triplets: coinRow, moebius: coinRow,
    mogul: coinRow, moidores: coinRow, coins: coinRow,
    turningcorners: coinGrid, acrostictwins: coinGrid, product: coinGrid,
    cram, chomp, clobber, nogo, nimstring, sprouts,
    nodekayles, arckayles, hackenbush, geography, edgegeography: geography, digraph, poset,
    staircase: stairs, stairs3389: boxes, pokernim: heaps,
    northcott: counters, treblecross: row, countup: race, donation: race, bids: race, multiplication: race,
  },
};

const formOf = position => Array.isArray(position) ? 'tuple' : typeof position === 'number' ? 'number' : 'text';

function byForm(position) {
  if (typeof position === 'number') return heap;
  if (Array.isArray(position)) return position.length === 2 ? square : heaps;
  return /^\d+(;.*)?$/.test(position) ? heap : undrawn;
}

/** Whether every move can be made on a drawing. */
const covers = (drawn, exchanges) => {
  const spots = new Set(drawn?.spots.map(spot => spot.id));
  return drawn && exchanges.every(each => drawn.key(each).some(key => key.length && key.every(id => spots.has(id))));
};

/** Rules of one's own may have any moves: where those of the usual board are others, what each leaves stands in a list. */
const neutral = board => (position, part, exchanges) => {
  const drawn = board(position, part, exchanges);
  return covers(drawn, exchanges) ? drawn : listed(position, part, exchanges) || drawn;
};

/** The drawing of one position of a component. */
export function drawing(part, position, exchanges) {
  const splits = exchanges.some(each => each.to.length > 1);
  const usual = byForm(position);
  const board = boards[formOf(position)][part.family] || (splits && usual === heap ? pebbles : usual);
  const drawn = (part.family ? board : neutral(board))(position, part, exchanges) || undrawn(position);
  return { ...drawn, legend: legendOf(part, position) };
}
