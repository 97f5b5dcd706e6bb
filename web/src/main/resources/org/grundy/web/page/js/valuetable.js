// Numbers of many positions as a table: one coordinate in rows of ten or as many as one likes, two as a square.

import { h } from './dom.js';
import { t } from './words.js';

const ACROSS = 10;

/** The table of a record, so many numbers in a row; who wins stands as P, N and D. */
export function valueTable({ show, x, y, values }, across = ACROSS) {
  const cell = value => h('td', { class: 'number' + (value === 0 ? ' zero' : '') }, value === null ? '?' : show === 'outcome' ? 'PND'[value] : value);
  const row = (name, numbers) => h('tr', {}, h('th', { scope: 'row' }, name), numbers.map(cell));
  const head = (corner, names) => h('thead', {}, h('tr', {}, h('th', {}, corner), names.map(name => h('th', { class: 'number', scope: 'col' }, name))));
  const from = Number(x.from);
  if (y) {
    return scrolled(head(`${y.name || 'y'} \\ ${x.name || 'x'}`, values[0].map((_, i) => from + i)), values.map((numbers, j) => row(Number(y.from) + j, numbers)));
  }
  const start = Math.floor(from / across) * across, rows = [];
  for (let n = start; n < from + values.length; n += across) {
    const first = Math.max(0, n - from);
    const cells = [...Array(Math.max(0, from - n)).fill(undefined), ...values.slice(first, n - from + across)];
    rows.push(h('tr', {}, h('th', { scope: 'row' }, n), cells.map(value => value === undefined ? h('td', {}) : cell(value))));
  }
  return scrolled(head(x.name || 'n', Array.from({ length: across }, (_, i) => '+' + i)), rows);
}

/** What the numbers of a table are, in words. */
export const contentOf = ({ show }) => t(show === 'outcome' ? 'lessons.outcomes' : 'map.' + show);

const scrolled = (head, rows) => h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': t('rules.table') }, h('table', { class: 'values' }, head, h('tbody', {}, rows)));
