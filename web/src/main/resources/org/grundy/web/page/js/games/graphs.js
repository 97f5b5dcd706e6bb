// Games that are played on points and lines; see ../games.js for what a row holds.

import { part } from './part.js';

export const graphs = [
  { name: 'hackenbush', title: { en: 'Hackenbush', zh: '砍竹子' }, start: 'hackenbush(0-a-b-c, a-c, 0-d)', thumb: [part('hackenbush', '0-a,0-e,a-b,b-c,b-d,e-f,e-g,f-g')],
    how: { en: 'Cut a stalk: all that no longer hangs on the ground falls.',
      zh: '砍断一节：不再与地面相连的部分全部落下。' } },
  { name: 'nodekayles', title: { en: 'Node Kayles', zh: '点凯尔斯' }, start: 'nodekayles(grid 3x3)', thumb: [part('nodekayles', 'grid 2x3')],
    how: { en: 'Take a point: its neighbours go with it.',
      zh: '取走一个点：与它相邻的点一起消失。' } },
  { name: 'sprouts', title: { en: 'Sprouts', zh: '豆芽游戏' }, start: 'sprouts(3)', thumb: [part('sprouts', '3')], wordless: true,
    how: { en: 'Draw a line from spot to spot, crossing none; no spot takes more than three ends.',
      zh: '从一点到一点画一条不与别的线相交的线；每点至多接三个线端。' } },
  { name: 'geography', title: { en: 'Vertex Geography', zh: '点地理游戏' }, start: 'geography(grid 3x3, at 1.2)', thumb: [part('geography', 'grid 2x3,at 1.2')],
    how: { en: 'Move the token along a line to a point where it has not been.',
      zh: '把棋子沿一条线移到它没有到过的点。' } },
  { name: 'edgegeography', title: { en: 'Edge Geography', zh: '边地理游戏' }, start: 'edgegeography(grid 2x4, at 1.2)', thumb: [part('edgegeography', '1.1-1.2,1.1-2.1,1.2-1.3,1.2-2.2,1.3-2.3,2.1-2.2,2.2-2.3,at 2.1')],
    how: { en: 'Move the token along a line that has not been used.',
      zh: '把棋子沿一条还没有走过的线移动。' } },
  { name: 'arckayles', title: { en: 'Arc Kayles', zh: '边凯尔斯' }, start: 'arckayles(cycle 7)', thumb: [part('arckayles', 'a-b,a-d,b-c,c-d,d-e,e-f')],
    how: { en: 'Touch a line: both its ends go, with all their lines.',
      zh: '点一条线：它的两个端点连同所有的线一起消失。' } },
  { name: 'poset', title: { en: 'Poset game', zh: '偏序集博弈' }, start: 'poset(a<b<d, a<c<d, c<e)', thumb: [part('poset', 'a<b,a<c,b<d,c<d,c<e')],
    how: { en: 'Take an element and everything above it.',
      zh: '取走一个元素和所有在它上方的元素。' } },
  { name: 'digraph', title: { en: 'Token on arrows', zh: '有向图上的棋子' }, start: 'digraph[a>b, b>c, c>a, a>d, d>e, c>e, d>c](a)', thumb: [part('digraph[a>b,a>d,b>c,c>a,c>e,d>c,d>e]', 'a')],
    how: { en: 'Move the token along an arrow.',
      zh: '把棋子沿一条箭头移动。' },
    goal: { en: 'Whoever cannot move loses; play that never ends is a draw.',
      zh: '不能走的人输；永不结束则为平局。' } },
];
