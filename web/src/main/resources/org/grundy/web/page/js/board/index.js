// Which board a component is drawn on: by its family, else by the form of its position.

import { t } from '../words.js';
import { coinGrid, coinRow } from './coins.js';
import { chomp, clobber, cram, listed, nimstring, nogo, sheet } from './grid.js';
import { arckayles, digraph, geography, hackenbush, nodekayles, poset } from './graph.js';
import { heap, heaps } from './heaps.js';
import { circle, pins } from './pins.js';
import { square } from './square.js';
import { boxes, stairs } from './stairs.js';
import { counters, race, row, slide, track } from './track.js';

const boards = {
  kayles: pins, dawson: pins, dawsonkayles: pins, grundy: pins, lasker: pins, octal: pins, code: pins, topentails: pins,
  circle,
  turningturtles: coinRow, mockturtles: coinRow, ruler: coinRow, twins: coinRow, triplets: coinRow, moebius: coinRow,
  mogul: coinRow, moidores: coinRow, coins: coinRow,
  turningcorners: coinGrid, acrostictwins: coinGrid, product: coinGrid,
  clobber, nogo, nimstring, sprouts: listed,
  cram, chomp, cutting: sheet, nodekayles, arckayles, hackenbush, geography, edgegeography: geography, digraph, poset,
  staircase: stairs, stairs3389: boxes, moore: heaps, pokernim: heaps,
  nimble: track, silverdollar: slide, northcott: counters, treblecross: row,
  countup: race, donation: race, bids: race, multiplication: race,
};

/** What cannot be drawn: moves are then chosen from the list, or typed. */
export const undrawn = position => ({
  w: 8, h: 1, cells: [], key: () => [],
  marks: [{ x: 4, y: 0.5, text: String(position).length > 18 ? t('board.large') : String(position), look: 'number' }],
});

function byForm(position) {
  if (typeof position === 'number') return heap;
  if (Array.isArray(position)) return position.length === 2 ? square : heaps;
  return /^\d+(;.*)?$/.test(position) ? heap : undrawn;
}

/** The drawing of one position of a component. */
export function drawing(part, position, exchanges) {
  const splits = exchanges.some(each => each.to.length > 1);
  const usual = byForm(position);
  const board = boards[part.family] || (splits && usual === heap ? pins : usual);
  return board(position, part, exchanges) || undrawn(position);
}
