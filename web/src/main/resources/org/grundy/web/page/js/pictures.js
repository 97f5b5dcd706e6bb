// The picture of a game on its card: a small position as it is drawn on its board, or a sketch where that tells little.

import { s } from './dom.js';
import { still } from './board/board.js';

const sketch = (look, ...nodes) => s('svg', { class: 'drawing', viewBox: '0 0 300 170', 'aria-hidden': 'true' }, s('g', { class: look }, nodes));
const dot = (cx, cy, r) => s('circle', { cx, cy, r });

/** Spots and the lines that join them, each line with a spot of its own. */
const sprouts = () => sketch('sprouts',
  ['M70,100C70,20 210,20 210,100', 'M70,100C70,170 210,170 210,100', 'M140,40Q180,96 140,152.5', 'M210,100Q252,96 256,134'].map(d => s('path', { d })),
  [[70, 100], [210, 100], [140, 40], [140, 152.5], [160, 96], [242.5, 106.5], [256, 134]].map(([x, y]) => dot(x, y, 8)));

/** A rule of one's own as what it takes: squares of stones. */
export const squares = () => sketch('squares',
  [1, 2, 3].map((side, i) => Array.from({ length: side * side }, (_, k) => dot(34 + i * 74 + (k % side) * 24 + i * i * 6, 94 - Math.floor(k / side) * 24, 10.5))),
  s('text', { x: 150, y: 138 }, 'n → n − k²'));

const sketches = { sprouts };

/** What is drawn for a game. */
export const pictures = row => sketches[row.name] ? [sketches[row.name]()] : row.thumb.map(still);
