// Pictures of rules: one move each, drawn with the things that lie on boards. What goes is an outline, what is cut has a
// blade, where something goes an arrow leads.

import { s } from '../dom.js';
import { chocolate as piece, coin, curve, pin, pit, skull, stone } from '../board/pieces.js';

const W = 300, H = 150, PITCH = 31;

const sketch = (...nodes) => s('svg', { class: 'drawing sketch', viewBox: `0 0 ${W} ${H}`, 'aria-hidden': 'true' }, nodes);
const gone = (...nodes) => s('g', { class: 'lifted' }, nodes);
const blade = (x, y1, y2) => curve('blade', `M${x},${y1}V${y2}`);

/** Stones in a row, some of which go; braces below the last ones say how many could. */
export function row(size, { gone: out = [], braces = [], blade: cut }) {
  const left = (W - (size - 1) * PITCH) / 2, x = i => left + i * PITCH + (cut && i >= cut ? 8 : cut ? -8 : 0), y = braces.length ? 46 : 76;
  const one = i => stone(x(i), y, 15, 17, i * 3 + 2);
  return sketch(Array.from({ length: size }, (_, i) => out.includes(i) ? gone(one(i)) : one(i)),
    braces.map((n, k) => curve('brace', `M${x(size - n) - 14},${y + 26 + k * 24}v8h${(n - 1) * PITCH + 28}v-8`)), cut && blade((x(cut - 1) + x(cut)) / 2, y - 40, y + 40));
}

/** Squares of stones, the largest of which goes. */
export const squares = () => sketch([1, 2, 3].map((side, i) => {
  const nodes = Array.from({ length: side * side }, (_, k) => stone(38 + i * 78 + i * i * 10 + k % side * 28, 118 - Math.floor(k / side) * 30, 13, 14, k + side));
  return side === 3 ? gone(nodes) : nodes;
}));

/** The last stone is the one that nobody wants. */
export const poisoned = () => sketch(skull(54, 80, 1.5), [1, 2, 3, 4, 5].map(i => i > 2 ? gone(stone(80 + i * 36, 80, 16, 18, i)) : stone(80 + i * 36, 80, 16, 18, i)));

/** A piece on a field, and where it may go. */
export function field(across, up, [x, y], ends) {
  const u = 34, left = (W - across * u) / 2, at = (i, j) => [left + (i + 0.5) * u, 8 + (up - j - 0.5) * u];
  const cells = Array.from({ length: across * up }, (_, k) => pit(at(k % across, 0)[0] - u / 2, at(0, Math.floor(k / across))[1] - u / 2, u));
  return sketch(cells, ends.map(([i, j]) => [curve('way', `M${at(x, y)}L${at(i, j)}`), s('circle', { class: 'aim-dot', cx: at(i, j)[0], cy: at(i, j)[1], r: 7 })]), stone(...at(x, y), 13, 12, 5));
}

/** The shorter bar is cut off the longer as often as one likes. */
export const bars = () => sketch([2, 7].map((n, bar) => Array.from({ length: n }, (_, i) => {
  const block = s('rect', { class: 'solid slab t' + bar, x: 22 + i * 37, y: 26 + bar * 58, width: 34, height: 38, rx: 6 });
  return bar && i > 2 ? gone(block) : block;
})), [3, 5].map(i => curve('brace', `M${24 + i * 37},134v6h68v-6`)));

/** A bar of chocolate that is broken along a line. */
export const chocolate = () => sketch(Array.from({ length: 15 }, (_, k) => piece(62 + k % 5 * 36 + (k % 5 > 1 ? 12 : -4), 18 + Math.floor(k / 5) * 38, 36)), blade(134, 6, 142));

export const pins = () => sketch([0, 1, 2, 3, 4, 5].map(i => { const one = pin(50 + i * 40, 128, 1.05); return i === 2 || i === 3 ? gone(one) : one; }));

/** Heaps of stones; a few go from one of them. */
export const heaps = () => sketch([3, 5, 4].map((n, heap) => Array.from({ length: n }, (_, k) => {
  const one = stone(70 + heap * 82, 132 - k * 23, 32 - k * 2, 12, k + heap * 4);
  return heap === 1 && k > 1 ? gone(one) : one;
})));

/** Stones go one stair down. */
export const stairs = () => sketch(curve('stairs', 'M10,142V118H84V92H158V66H232V40H290V142Z'), [[40, 112], [116, 86], [116, 68], [196, 60], [262, 34], [262, 16]].map(([x, y], i) => {
  const one = stone(x, y - 6, 22, 9, i * 3 + 1);
  return i === 5 ? gone(one) : one;
}), curve('way', 'M262,14C240,-6 206,4 200,34'), s('circle', { class: 'aim-dot', cx: 199, cy: 40, r: 6 }));

/** Two equal neighbours go. */
export const neighbours = () => sketch([true, false, false, true, true, false].map((heads, i) => { const one = coin(40 + i * 44, 78, 19, heads); return i === 1 || i === 2 ? gone(one) : one; }), curve('brace', 'M66,112v8h80v-8'));

/** A stone that goes around. */
export function ring() {
  const at = i => [150 + 108 * Math.sin(2 * Math.PI * i / 12), 75 - 56 * Math.cos(2 * Math.PI * i / 12)].map(n => Math.round(n * 10) / 10);
  return sketch(Array.from({ length: 12 }, (_, i) => s('circle', { class: 'pit' + (i ? '' : ' shade'), cx: at(i)[0], cy: at(i)[1], r: 14 })), s('circle', { class: 'goal', cx: at(0)[0], cy: at(0)[1], r: 8 }),
    [8, 12].map(i => [curve('way', `M${at(7)}L${at(i)}`), s('circle', { class: 'aim-dot', cx: at(i)[0], cy: at(i)[1], r: 6 })]), stone(...at(7), 13, 12, 5));
}
