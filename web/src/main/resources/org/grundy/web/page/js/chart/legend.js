// What the colours of a map mean.

import { h } from '../dom.js';
import { t } from '../words.js';

const key = (look, ...words) => h('span', { class: 'key' }, look && h('i', { class: 'swatch-box ' + look }), words);

/** Signs and words for the numbers of a table, of which the largest is given. */
export function legend({ show, values }, most) {
  const drawn = value => values.flat().includes(value) ? [key('drawn', t('map.outcome2'))] : [];
  if (show === 'outcome') return [key('lost', t('map.outcome0')), key('won', t('map.outcome1')), ...drawn(2)];
  return [key('lost', show === 'remoteness' ? t('map.lost') : '0 · ' + t('map.lost')), key('', '1', h('i', { class: 'swatch-ramp' }), most), ...drawn('∞')];
}
