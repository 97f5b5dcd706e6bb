// Games in which coins are turned; see ../games.js for what a row holds.

import { part } from './part.js';

const turning = (most, zh) => ({
  en: `Turn up to ${most} coins; the rightmost must go from heads to tails.`,
  zh: `翻至多${zh}枚硬币，其中最右一枚须由正面翻成反面。`,
});

const exactly = (number, zh) => ({
  en: `Turn exactly ${number} coins; the rightmost must go from heads to tails.`,
  zh: `恰翻${zh}枚硬币，其中最右一枚须由正面翻成反面。`,
});

export const coins = [
  { name: 'turningturtles', title: { en: 'Turning Turtles', zh: '翻海龟' }, start: 'turningturtles(1,3,7)', thumb: [part('turningturtles', '1,3,5')],
    how: { en: 'Turn a turtle on its back and, if you like, one more left of it over.',
      zh: '把一只海龟翻成仰面，还可再翻它左边的一只。' } },
  { name: 'ruler', title: { en: 'Ruler', zh: '标尺' }, start: 'ruler(4,6,7)', thumb: [part('ruler', '2,3,5')],
    how: { en: 'Turn coins that lie side by side; the rightmost must go from heads to tails.',
      zh: '翻一段相邻的硬币，其中最右一枚须由正面翻成反面。' } },
  { name: 'twins', title: { en: 'Twins', zh: '双子' }, start: 'twins(0,3,7)', thumb: [part('twins', '0,3,4')], how: exactly('two', '两') },
  { name: 'triplets', title: { en: 'Triplets', zh: '三连翻' }, start: 'triplets(2,5,7)', thumb: [part('triplets', '1,2,5')], how: exactly('three', '三') },
  { name: 'mockturtles', title: { en: 'Mock Turtles', zh: '假海龟' }, start: 'mockturtles(0,3,7)', thumb: [part('mockturtles', '0,2,5')], how: turning('three', '三') },
  { name: 'moebius', title: { en: 'Moebius', zh: '莫比乌斯' }, start: 'moebius(2,5,7)', thumb: [part('moebius', '0,4,6')], how: turning('five', '五') },
  { name: 'mogul', title: { en: 'Mogul', zh: '莫卧儿' }, start: 'mogul(2,5,7)', thumb: [part('mogul', '1,3,6')], how: turning('seven', '七') },
  { name: 'moidores', title: { en: 'Moidores', zh: '金币' }, start: 'moidores(2,4,6)', thumb: [part('moidores', '2,4,7')], how: turning('nine', '九') },
  { name: 'coins', title: { en: 'Coins by rule', zh: '按规则翻硬币' }, start: 'coins[1..4](2,5,7)', thumb: [part('coins[1..4]', '1,4,5')],
    how: { en: 'Turn coins as the rule {rule} says; the rightmost goes from heads to tails.',
      zh: '按规则 {rule} 翻硬币，其中最右一枚须由正面翻成反面。' } },
  { name: 'turningcorners', title: { en: 'Turning Corners', zh: '翻四角' }, start: 'turningcorners((1,2),(3,2))', thumb: [part('turningcorners', '(1,2),(3,1)')],
    how: { en: 'Turn the four corners of a rectangle; its top right must show heads.',
      zh: '翻一个矩形的四个角，其中右上角须为正面。' } },
  { name: 'acrostictwins', title: { en: 'Acrostic Twins', zh: '行列双子' }, start: 'acrostictwins((1,2),(3,3))', thumb: [part('acrostictwins', '(0,2),(2,1),(3,2)')],
    how: { en: 'Turn two coins of a row or column; the right or upper must show heads.',
      zh: '翻同一行或同一列的两枚，靠右或靠上的一枚须为正面。' } },
  { name: 'product', title: { en: 'Product of coin games', zh: '翻硬币乘积' }, start: 'product[twins,mockturtles](3,3)', thumb: [part('product[twins,mockturtles]', '(1,1),(3,2)')],
    how: { en: 'Turn where chosen columns cross chosen rows; the top right must show heads.',
      zh: '翻所选列与所选行相交处的硬币，其中右上一枚须为正面。' } },
];
