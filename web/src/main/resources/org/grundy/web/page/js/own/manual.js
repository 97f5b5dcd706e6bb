// How rules are written, in a table: each form with its meaning.

import { h } from '../dom.js';
import { t } from '../words.js';

const WRITTEN = {
  move: 'n -> n - k  for k in 1..3', choice: 'n -> n - 1, n - 3', set: 'for s in {1, 3, 4}', pair: '(x, y) -> (x - k, y)', split: 'n -> [a] & [n - 1 - a]', list: 'a[] -> replace(a, i, a[i] - 1)  for i in indices(a)',
  nothing: 'n -> nothing', condition: 'if n % 2 = 0 and n > 4', parameter: 'take(m = 3): …', misere: 'play misere', number: 'min max isqrt gcd  + - * / % ^',
};

export const manual = () => h('details', { class: 'more' }, h('summary', {}, t('rules.manual')), h('table', { class: 'manual' },
  h('tbody', {}, Object.entries(WRITTEN).map(([name, code]) => h('tr', {}, h('td', {}, h('code', {}, code)), h('td', {}, t('rules.how.' + name)))))));
