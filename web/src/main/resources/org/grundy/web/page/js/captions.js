// Where boards of several games stand side by side, each says which it is and how one moves on it.

import { h } from './dom.js';
import { gameOf, howTo, nameOf } from './games.js';
import { phrased } from './words.js';

/** Writes below each board of a sum, where the game is known. */
export function captions(board) {
  if (board.stages.length < 2) return;
  for (const stage of board.stages) {
    const { game, family } = stage.items[0] ?? {}, row = family && gameOf(game);
    if (row) stage.element.append(h('figcaption', {}, h('b', {}, nameOf(row)), ' ', phrased(howTo(game))));
  }
}
