// A heap that is too large for a cairn, or of a game that is not about cairns: a pile of stones in rows, the last on top.

import { rings, dent, stone } from './pieces.js';

const PITCH = 80, RISE = 44, RX = 42, RY = 25;

/** How many stones lie in the lowest row: few sizes, so that a pile seldom changes while it is taken down. */
const BASES = [[28, 7], [55, 10], [120, 15]];
export const MOST = 120;
const baseOf = size => BASES.find(([most]) => size <= most)[1];

function places(base, size) {
  const found = [];
  for (let row = 0; found.length < size; row++) for (let i = 0; i < base - row && found.length < size; i++) found.push([row, i]);
  return found;
}

/** Where the stones of a pile lie, in a drawing of its own or at left on base. */
export function pile(size) {
  const base = baseOf(size), laid = places(base, size), rows = Math.max(3, laid.length ? laid.at(-1)[0] + 1 : 0);
  const w = base * PITCH + 64, h = rows * RISE + 106, foot = h - 46;
  const x = k => 32 + (laid[k][1] + (laid[k][0] + 1) / 2) * PITCH, y = k => foot - 12 - laid[k][0] * RISE;
  const node = k => stone(x(k) + (k * 37) % 7 - 3, y(k) + (k * 23) % 5 - 2, RX - (k * 5) % 4, RY - (k * 3) % 3, k * 5 + 3);
  const ground = [...rings(w / 2, foot + 6, w / 2 - 36, 26), dent(w / 2, foot + 8, w / 2 - 48, 18)];
  return { w, h, x, y, node, ground, top: () => y(size - 1) };
}
