// A board of squares on which a piece goes from (x, y) towards (0, 0), which lies at the lower left.

import { t } from '../words.js';

const LARGEST = 30;

export function square([x, y], part, exchanges) {
  const most = at => Math.max(at ? y : x, ...exchanges.flatMap(each => each.to.map(place => place[at])));
  const w = most(0) + 1, tall = most(1) + 1;
  if (!(Math.max(w, tall) <= LARGEST)) return null;
  const cells = [], marks = [];
  for (let row = 0; row < tall; row++) {
    const j = tall - 1 - row;
    marks.push({ x: 0.4, y: row + 0.5, text: j, look: 'faint' });
    for (let i = 0; i < w; i++) {
      const here = i === x && j === y;
      cells.push({
        id: i + ',' + j, row, shape: 'rect', x: i + 0.8, y: row, w: 1, h: 1, round: 0, text: here ? piece(part.family) : undefined,
        look: 'square ' + ((i + j) % 2 ? 'light' : 'dark') + (here ? ' piece' : ''), label: `(${i}, ${j})` + (here ? ' ' + t('cell.piece') : ''),
      });
    }
  }
  for (let i = 0; i < w; i++) marks.push({ x: i + 1.3, y: tall + 0.35, text: i, look: 'faint' });
  return { w: w + 0.9, h: tall + 0.7, cells, marks, key: ({ to }) => to.length ? [to.map(([i, j]) => i + ',' + j)] : [['0,0']] };
}

const piece = family => ({ wythoff: '♛', bomb: '✹', marbles: '●' })[family] || '♚';
