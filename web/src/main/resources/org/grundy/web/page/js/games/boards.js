// Games that are played on boards of squares; see ../games.js for what a row holds.

import { part } from './part.js';

export const boards = [
  { name: 'cram', title: { en: 'Cram', zh: '骨牌填充' }, start: 'cram(4,5)', thumb: [part('cram', '##.../....#/....#/.##..')],
    how: { en: 'Lay a domino on two free squares side by side, either way round.',
      zh: '在两个相邻的空格上放一块骨牌，横竖都行。' } },
  { name: 'chomp', title: { en: 'Chomp', zh: '吃巧克力' }, start: 'chomp(3,5)', thumb: [part('chomp', '5/5/3')],
    how: { en: 'Bite a square: you eat it and all squares right of and below it.',
      zh: '咬一格：吃掉它和它右方、下方的所有格。' },
    goal: { en: 'Whoever is left with only the poisoned square loses.',
      zh: '轮到走时只剩有毒一格的人输。' } },
  { name: 'nimstring', title: { en: 'Nimstring', zh: '弦与硬币' }, start: 'nimstring(2,3)', thumb: [part('nimstring', '--./.||./.-./|.../-..')],
    how: { en: 'Draw a line; if it closes a box, you must draw another.',
      zh: '画一条边；若围成方格，必须再画一条。' },
    goal: { en: 'Whoever has to draw and cannot loses; boxes do not count.',
      zh: '轮到画却无边可画的人输；方格不计分。' } },
  { name: 'clobber', title: { en: 'Clobber', zh: '吃邻子棋' }, start: 'clobber(3,3)', thumb: [part('clobber', 'xox./oxox/.oxo')],
    how: { en: 'Move any stone onto a neighbour of the other colour, which it removes.',
      zh: '把任意一枚棋子移到相邻的异色棋子处，吃掉它。' } },
  { name: 'nogo', title: { en: 'NoGo', zh: '不围棋' }, start: 'nogo(2,3)', thumb: [part('nogo', 'x..o/.xo./o...')],
    how: { en: 'Lay a stone of either colour; every group must still touch a free square.',
      zh: '放一枚任意颜色的棋子；每一块棋都必须仍与空格相邻。' } },
  { name: 'cutting', title: { en: 'Cutting paper', zh: '剪纸' }, start: 'cutting(5,6)', thumb: [part('cutting', [5, 3])],
    how: { en: 'Cut a sheet along a line; no piece may be one square wide.',
      zh: '沿一条格线把纸剪成两块，每块的边长都不能为 1。' } },
];
