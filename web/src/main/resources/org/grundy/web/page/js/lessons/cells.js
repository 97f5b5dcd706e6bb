// Exercises on a table: the lost positions are to be marked, or the numbers to be filled in. The engine knows them.

import { h, s } from '../dom.js';
import { ask } from '../api.js';
import { chessman } from '../board/pieces.js';
import { gameOf, nameOf } from '../games.js';
import { tableOf } from '../references.js';
import { t } from '../words.js';
import { todo, Verdict } from './verdict.js';

/** What a scene asks: the table's question, and its cells as rows of { x, y }. */
function asked(scene, show) {
  const question = { ...tableOf(['table', ...scene.arguments]), show };
  const along = ([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i), plane = scene.arguments.includes('--y');
  if (!plane) question.y = undefined;
  const rows = plane ? along(question.y).map(y => along(question.x).map(x => ({ x, y }))) : [along(question.x).map(x => ({ x }))];
  return { question, rows, plane };
}

/** The right answers, in the order of the rows. */
const known = async question => (await ask('table', question)).values.flat();

/** The cells in rows, each with its number where they stand in one line; a plane stands as its board does, the least numbers at the lower left, and arrow keys walk over it. */
function grid(rows, plane, cell) {
  const named = ({ x, y }) => plane ? `${x}, ${y}` : String(x), across = rows[0].length;
  if (!plane) return h('ol', { class: 'cells line' }, rows[0].map((at, i) => h('li', {}, h('span', { 'aria-hidden': 'true' }, at.x), cell(named(at), i))));
  const lines = rows.map((row, r) => h('tr', {}, h('th', { scope: 'row' }, row[0].y), row.map((at, i) => h('td', { class: (r + i) % 2 ? null : 'shade' }, cell(named(at), r * across + i)))));
  const foot = h('tr', {}, h('td', {}), rows[0].map(({ x }) => h('th', { scope: 'col' }, x))), table = h('table', { class: 'cells plane', keydown: walk }, h('tbody', {}, lines.reverse(), foot));
  table.style.setProperty('--rows', rows.length);
  table.style.setProperty('--across', across);
  return table;
}

function walk(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key], here = event.target.closest('td');
  if (!step || !here) return;
  const row = here.parentElement.parentElement.rows[here.parentElement.rowIndex + step[1]];
  row?.cells[here.cellIndex + step[0]]?.firstElementChild?.focus?.();
  event.preventDefault();
}

/** A queen stands on the square that is farthest from the corner where she is going, and that has a ring. */
function cornered(cells, rows) {
  cells[0].classList.add('corner');
  cells[rows.length * rows[0].length - 1].append(s('svg', { viewBox: '-26 -26 52 52', class: 'drawing queen', 'aria-hidden': 'true' }, chessman('queen', 0, 0)));
}

/** A table of which each cell has an answer that is compared with the engine's; look(cell, right) shows how it was. */
function compared(scene, context, show, { kind, cell, answerOf, expected }) {
  const { question, rows, plane } = asked(scene, show), cells = [], verdict = new Verdict(context);
  const table = grid(rows, plane, (name, i) => cells[i] = cell(name));
  const check = async () => {
    const right = (await known(question)).map(expected);
    const wrong = cells.filter((each, i) => answerOf(each) !== right[i]);
    cells.forEach(each => each.classList.toggle('amiss', wrong[0] === each));
    if (wrong.length) verdict.tell(false, t('lessons.amiss', { n: wrong.length, name: wrong[0].getAttribute('aria-label') }));
    else verdict.solve();
  };
  const row = gameOf(question.game), title = h('p', { class: 'help' }, row ? nameOf(row) : question.game);
  if (plane && row?.name === 'wythoff') cornered(cells, rows);
  return { beside: [h('div', { class: 'panel table-scene' }, title, table)], asked: [todo(kind), h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', click: () => verdict.attempt(check) }, t('lessons.check'))), verdict.element] };
}

export const marked = (scene, context) => compared(scene, context, 'outcome', {
  kind: 'mark',
  cell: name => h('button', { type: 'button', class: 'cell-mark', 'aria-label': name, 'aria-pressed': 'false', click: ({ currentTarget: one }) => one.setAttribute('aria-pressed', String(one.getAttribute('aria-pressed') !== 'true')) }),
  answerOf: one => one.getAttribute('aria-pressed') === 'true',
  expected: value => value === 0,
});

export const filled = (scene, context) => compared(scene, context, tableOf(['table', ...scene.arguments]).show ?? 'grundy', {
  kind: 'fill',
  cell: name => h('input', { class: 'cell-fill', inputmode: 'numeric', autocomplete: 'off', 'aria-label': name }),
  answerOf: one => one.value.trim(),
  expected: String,
});
