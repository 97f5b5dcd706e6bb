// Races to a number; see ../games.js for what a row holds.

import { part } from './part.js';

export const races = [
  { name: 'countup', title: { en: 'Count up', zh: '抢数' }, start: 'countup[3](21)', thumb: [part('countup[3]', '6;2')],
    how: { en: 'Step forward 1 to {first} squares, never past the flag.',
      zh: '向前走 1 到 {first} 格，不能超过旗子。' },
    goal: { en: 'Whoever reaches the flag wins.',
      zh: '走到旗子的人获胜。' } },
  { name: 'donation', title: { en: 'Donation', zh: '捐款' }, start: 'donation[3](19)', thumb: [part('donation[3]', '6;1')],
    how: { en: 'Give 1 to {first}: the coin goes forward as many squares.',
      zh: '捐 1 到 {first}：硬币向前走这么多格。' },
    goal: { en: 'Whoever brings the coin to the flag wins.',
      zh: '使硬币到达旗子的人获胜。' } },
  { name: 'bids', title: { en: 'Auction', zh: '拍卖' }, start: 'bids[3](10)', thumb: [part('bids[3]', '6;3')],
    how: { en: 'Raise the bid by 1 to {first}: the coin goes forward as many squares.',
      zh: '加价 1 到 {first}：硬币向前走这么多格。' },
    goal: { en: 'Whoever first reaches the flag wins.',
      zh: '首先到达旗子的人获胜。' } },
  { name: 'multiplication', title: { en: 'Multiplication', zh: '乘法游戏' }, start: 'multiplication(50)', thumb: [part('multiplication', '8;2')],
    how: { en: 'Multiply the number you stand on by 2, 3, … or 9.',
      zh: '把所在的数乘以 2 到 9 中的一个。' },
    goal: { en: 'Whoever first reaches the flag wins.',
      zh: '首先到达旗子的人获胜。' } },
];
