// Games on two numbers, which are the place of a piece or two lengths; see ../games.js for what a row holds.

import { part } from './part.js';

export const pairs = [
  { name: 'wythoff', title: { en: 'Wythoff’s queen', zh: '威佐夫博弈' }, start: 'wythoff(7,5)', thumb: [part('wythoff', [6, 4])],
    how: { en: 'Move the queen left, down or diagonally towards the corner, as far as you like.',
      zh: '把皇后向左、向下或沿斜线移向角落，想移多远都行。' },
    given: { en: 'Go left, down, or both by amounts that differ by less than {first}.',
      zh: '向左、向下，或两者都走，两段之差须小于 {first}。' } },
  { name: 'euclid', title: { en: 'Euclid', zh: '欧几里得游戏' }, start: 'euclid(13,5)', thumb: [part('euclid', [7, 3])],
    how: { en: 'Cut the length of the short bar off the long one, once or several times.',
      zh: '从长条上截去短条的长度，一次或几次。' } },
  { name: 'grossman', title: { en: 'Grossman’s game', zh: '格罗斯曼博弈' }, start: 'grossman(13,5)', thumb: [part('grossman', [7, 2])],
    how: { en: 'Cut the short bar off the long one, once or more; something must be left.',
      zh: '从长条上截去短条的长度若干次，但不能截完。' } },
  { name: 'kiki', title: { en: 'Kiki’s board', zh: 'kiki 的棋盘' }, start: 'kiki(5,4)', thumb: [part('kiki', [6, 4])],
    how: { en: 'Move the king one step left, down, or diagonally between the two.',
      zh: '把国王向左、向下或向左下斜走一格。' } },
  { name: 'marbles', title: { en: 'Marbles', zh: '弹珠' }, start: 'marbles(5,3) + marbles(6,2)', thumb: [part('marbles', [5, 3], [6, 2])],
    how: { en: 'Move a marble left, down or diagonally towards the corner, as far as you like.',
      zh: '把一颗弹珠向左、向下或沿斜线移向角落，想移多远都行。' },
    goal: { en: 'Whoever first brings any marble to the corner wins.',
      zh: '先把任意一颗弹珠移到角落的人获胜。' } },
  { name: 'bomb', title: { en: 'Bomb game', zh: '炸弹游戏' }, start: 'bomb(4,3) + bomb(2,5)', thumb: [part('bomb', [4, 3])],
    how: { en: 'Explode a bomb: it leaves one nearer in its row and one in its column.',
      zh: '引爆一个炸弹：同行、同列更近的地方各留下一个。' } },
];
