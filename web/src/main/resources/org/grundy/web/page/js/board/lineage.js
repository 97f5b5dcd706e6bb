// What became of each board by a move: which boards of the position before it are those after it, and which are used up.
// A board that is used up is no part of the position any more, but it stays on the table as the last move left it.

import { s } from '../dom.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The boards after a move in the order in which they stand: { from, index } is the board of that number among those of the
 * position and comes from an item; { from, rest } is one that is used up. Nothing where the move does not lead there.
 * @param shown the items before the move, in the order in which they stood
 * @param move the move, or nothing where it is not known
 * @param places the positions there are now, each with its game
 */
export function carried(shown, move, places) {
  if (!move) return null;
  const boards = [];
  let index = 0;
  const next = (position, from) => index < places.length && places[index].game === from.game && same(places[index].position, position) ? boards.push({ from, index: index++ }) : 0;
  for (const item of shown) {
    const exchange = item.made && move.exchanges.find(each => each.component === item.part && same(each.from[0], item.position));
    const found = item.rest ? 0 : (exchange ? exchange.to : [item.position]).filter(position => next(position, item)).length;
    if (!found) boards.push({ from: item, rest: true });
  }
  return index === places.length ? withoutCovered(boards) : null;
}

/** Where boards that have parted lie on the same ground, those that are left show what lay there. */
function withoutCovered(boards) {
  const alive = new Set(boards.filter(each => !each.rest).map(({ from }) => placeOf(from)));
  return boards.filter(({ from, rest }) => !rest || !from.loose && !alive.has(placeOf(from)));
}

const placeOf = item => item.stage + ':' + item.slot;

/** The spots by which the last move was made on a board, and what it took there. */
const made = item => (item.made ?? []).map(id => item.spots.find(spot => spot.id === id)).filter(Boolean);
export const taken = item => new Set(made(item).flatMap(spot => [...spot.out ?? [], ...spot.goes ?? []]));

/** A board that is used up: what is left of it, with what the last move brought. */
export function rest(item) {
  const gone = taken(item), come = made(item).flatMap(spot => landed(spot)), copy = node => node.cloneNode(true);
  return {
    ...item, rest: true, spots: [], again: undefined, segments: undefined, made: undefined, under: item.under.filter(node => !node.matches(AIMS)).map(copy),
    pieces: [...item.pieces.filter(([id]) => !gone.has(id)).map(([id, node]) => [id, copy(node)]), ...come.map((node, i) => ['come ' + i, node])],
  };
}

const AIMS = '.aim, .notch, .count', SIGNS = '.way, .blade, .brace, .scissors, .ball';

/** What a move brings, without the signs of how it goes. */
function landed({ ghost }) {
  const nodes = s('g', {}, ghost?.() ?? []);
  nodes.querySelectorAll(SIGNS).forEach(node => node.remove());
  return nodes.childElementCount ? [nodes] : [];
}
