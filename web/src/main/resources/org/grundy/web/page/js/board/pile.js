// A heap that is too large for a cairn, or of a game that is not about cairns: a pile of stones in rows, the last on top.

import { narrow } from './narrow.js';
import { rings, dent, stone, word } from './pieces.js';

const PITCH = 80, RISE = 44, RX = 42, RY = 25, SIDES = 64, FOOT = 60;

/** How many stones lie in the lowest row of piles up to each size; on a phone piles are steeper. */
const BASES = [[28, 7], [55, 10], [120, 15]], STEEP = [[10, 4], [15, 5], [21, 6]];
export const MOST = 120;
const baseOf = size => [...(narrow() ? STEEP : []), ...BASES].find(([most]) => size <= most)[1];

function places(base, size) {
  const found = [];
  for (let row = 0; found.length < size; row++) for (let i = 0; i < base - row && found.length < size; i++) found.push([row, i]);
  return found;
}

/** How many stones lay in the lowest row of a pile that had so much room, if it was a pile: it is taken down where it lies. */
const baseIn = room => [...STEEP, ...BASES].map(([, base]) => base).find(base => base * PITCH + SIDES === room?.w);
export const wasPile = room => baseIn(room) !== undefined;

/** Where the stones of a pile lie; the number of those that are left stands before it. */
export function pile(size, room) {
  const base = Math.max(baseIn(room) ?? 0, baseOf(size)), laid = places(base, size), rows = Math.max(3, laid.length ? laid.at(-1)[0] + 1 : 0);
  const w = base * PITCH + SIDES, h = Math.max(room?.h ?? 0, rows * RISE + 60 + FOOT), foot = h - FOOT;
  const x = k => SIDES / 2 + (laid[k][1] + (laid[k][0] + 1) / 2) * PITCH, y = k => foot - 12 - laid[k][0] * RISE;
  const node = k => stone(x(k) + (k * 37) % 7 - 3, y(k) + (k * 23) % 5 - 2, RX - (k * 5) % 4, RY - (k * 3) % 3, k * 5 + 3);
  const ground = [...rings(w / 2, foot + 6, w / 2 - 36, 26), dent(w / 2, foot + 8, w / 2 - 48, 18), ...(size ? [word(w / 2, foot + 44, size, 'count')] : [])];
  return { w, h, x, y, node, ground, top: () => y(size - 1) };
}
