// Rules to begin with: { name, title, rules, start, draw }. The rules stand in one line as they are written; `start` is a
// position to begin with, where the engine's own says little; the picture shows one move, with what goes in outline.

import * as draw from './sketches.js';

export const examples = [
  { name: 'bash', title: { en: 'Take one to m', zh: '取一到 m 个' }, rules: 'bash(m = 3): n -> n - k for k in 1..m', draw: () => draw.row(9, { gone: [6, 7, 8] }) },
  { name: 'squares', title: { en: 'Take a square', zh: '取平方数个' }, rules: 'squares: n -> n - k^2 for k in 1..isqrt(n)', draw: draw.squares },
  { name: 'take', title: { en: 'Take 1, 3 or 4', zh: '取 1、3 或 4 个' }, rules: 'take(S = {1, 3, 4}): n -> n - s for s in S', draw: () => draw.row(8, { braces: [1, 3, 4] }) },
  { name: 'halve', title: { en: 'Halve, or take one', zh: '减半或取一' }, rules: 'halve: n -> {n / 2, n - 1} if n > 0', draw: () => draw.row(8, { gone: [4, 5, 6, 7], blade: 4 }) },
  { name: 'twice', title: { en: 'Up to twice the last move', zh: '至多取上次的两倍' }, rules: 'twice(k = 2): (n, most) -> (n - t, k * t) for t in 1..min(n, most); start n as (n, n - 1)', draw: () => draw.row(9, { gone: [7, 8], braces: [2, 4] }) },
  { name: 'last', title: { en: 'The last stone loses', zh: '取最后一个者输' }, rules: 'last: n -> n - k for k in 1..3; play misere', draw: draw.poisoned },
  { name: 'queen', title: { en: 'A queen to the corner', zh: '皇后走向角落' }, rules: 'queen: (x, y) -> (x - k, y), (x, y - k), (x - k, y - k) for k in 1..max(x, y)', draw: () => draw.field(5, 4, [4, 3], [[1, 3], [4, 1], [2, 1]]) },
  { name: 'knight', title: { en: 'A knight to the corner', zh: '马走向角落' }, rules: 'knight: (x, y) -> (x - 2, y - 1), (x - 1, y - 2), (x - 2, y + 1), (x + 1, y - 2)', draw: () => draw.field(5, 4, [3, 2], [[1, 1], [2, 0], [1, 3], [4, 0]]) },
  { name: 'euclid', title: { en: 'Two numbers, as Euclid did', zh: '欧几里得的两个数' }, rules: 'euclid: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0', draw: draw.bars },
  { name: 'chocolate', title: { en: 'Break the chocolate', zh: '掰巧克力' }, rules: 'chocolate: (w, h) -> (a, h) & (w - a, h) for a in 1..w-1, (w, b) & (w, h - b) for b in 1..h-1', draw: draw.chocolate },
  { name: 'pins', title: { en: 'Bowl one pin or two neighbours', zh: '击倒一个或相邻两个球瓶' }, rules: 'pins: n -> [a] & [n - k - a] for k in 1..2, a in 0..n-k', draw: draw.pins },
  { name: 'unequal', title: { en: 'Split into unequal heaps', zh: '分成不等的两堆' }, rules: 'unequal: n -> [a] & [n - a] for a in 1..(n-1)/2', draw: () => draw.row(7, { blade: 2 }) },
  { name: 'heaps', title: { en: 'Several heaps', zh: '若干堆' }, rules: 'heaps: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]', draw: draw.heaps },
  { name: 'stairs', title: { en: 'Down the stairs', zh: '下台阶' }, rules: 'stairs: a[] -> replace(replace(a, i, a[i] - k), i - 1, a[i-1] + k) for i in 1..length(a)-1, k in 1..a[i]', draw: draw.stairs },
  { name: 'pairs', title: { en: 'Take two equal neighbours', zh: '取走相邻的两个相同者' }, rules: 'pairs: a[] -> joined(slice(a, 0, i), slice(a, i + 2, length(a))) for i in 0..length(a)-2 if a[i] = a[i+1]', start: 'pairs(1,2,2,1,1,2)', draw: draw.neighbours },
  { name: 'ring', title: { en: 'Around a ring: play may never end', zh: '绕圈：可能永不结束' }, rules: 'ring(r = 12): n -> {(n + 1) % r, (n + 5) % r} if n % r > 0', draw: draw.ring },
];
