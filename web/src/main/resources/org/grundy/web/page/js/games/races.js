// Races to a number; see ../games.js for what a row holds.

import { part } from './part.js';

export const races = [
  { name: 'countup', title: { en: 'Count up', zh: '抢数' }, start: 'countup[3](21)', thumb: [part('countup[3]', '8;3')],
    how: { en: 'Step forward 1 to {first} squares, never past the last.',
      zh: '向前走 1 到 {first} 格，不能超过最后一格。' },
    goal: { en: 'Whoever reaches the last square wins.',
      zh: '走到最后一格的人获胜。' } },
  { name: 'donation', title: { en: 'Donation', zh: '捐款' }, start: 'donation[3](20)', thumb: [part('donation[3]', '8;2')],
    how: { en: 'Give 1 to {first}: the total steps forward as far.',
      zh: '捐 1 到 {first}：总额向前走这么多格。' },
    goal: { en: 'Whoever brings the total to the end wins.',
      zh: '使总额到达终点的人获胜。' } },
  { name: 'bids', title: { en: 'Auction', zh: '拍卖' }, start: 'bids[3](10)', thumb: [part('bids[3]', '8;4')],
    how: { en: 'Raise the bid by 1 to {first}.',
      zh: '把出价提高 1 到 {first}。' },
    goal: { en: 'Whoever first bids the price wins.',
      zh: '首先出到底价的人获胜。' } },
  { name: 'multiplication', title: { en: 'Multiplication', zh: '乘法游戏' }, start: 'multiplication(50)', thumb: [part('multiplication', '12;2')],
    how: { en: 'Multiply the number by 2, 3, … or 9.',
      zh: '把这个数乘以 2 到 9 中的一个。' },
    goal: { en: 'Whoever first reaches the end wins.',
      zh: '首先到达终点的人获胜。' } },
];
