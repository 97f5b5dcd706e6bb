// Every board, mark and control on one page: to see at once what a change of drawing does, and to choose from.

import { h } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { groups, howTo, nameOf } from './games.js';
import { moveMark } from './moves.js';
import { rods } from './rods.js';
import { linkTo } from './link.js';
import { t } from './words.js';

/** Games whose moves are not valued here: that takes long. */
const SLOW = new Set(['nimstring', 'sprouts']);

/** A board with the values of its moves, and one move held. */
async function card(row) {
  const board = new Board(() => {}), place = h('section', { class: 'sample' },
    h('h3', {}, h('a', { href: linkTo('play', { e: row.start }) }, nameOf(row))), board.element);
  const state = await ask('play', { expression: row.start, values: !SLOW.has(row.name) });
  place.append(h('p', { class: 'help' }, howTo(state.states[0].parts[0].game)));
  board.show(state.states[0].parts, state.moves, move => moveMark(move, 'outcome'), true);
  const middle = board.choices[Math.floor(board.choices.length / 2)];
  if (middle) board.preview(middle.key);
  return place;
}

export async function open(place) {
  place.append(h('h1', {}, t('boards.title')), h('p', {}, t('boards.about')));
  for (const { group, games } of groups) {
    const cards = h('div', { class: 'samples' });
    place.append(h('h2', {}, t('home.' + group)), cards);
    for (const row of games) cards.append(await card(row));
  }
  place.append(h('section', { class: 'panel below' }, h('h2', {}, t('boards.controls')),
    h('div', { class: 'row' }, h('button', { type: 'button', class: 'main' }, t('play.once')), h('button', { type: 'button' }, t('play.again')), h('button', { type: 'button', disabled: true }, t('bar.back'))),
    rods([t('rods.heap', { n: 1 }), t('rods.heap', { n: 2 }), t('rods.heap', { n: 3 })], [3, 5, 9])));
}
