// A lesson of forty-five minutes, step by step: what is done, and where on the page.

import { h } from './dom.js';
import { linkTo } from './link.js';
import { prefer, preference } from './store.js';
import { t } from './words.js';

const game = (e, more) => [e, linkTo('play', { e, ...more })];
const hidden = { show: 'off' };

/** Minutes, the words of the step, and where it leads. */
const steps = chapter => [
  [8, 'plan.play', [game('nim(3,4,5)', { against: 'person', ...hidden })]],
  [6, 'plan.small', ['nim(1,1)', 'nim(1,2)', 'nim(2,2)', 'nim(1,2,3)'].map(e => game(e, { against: 'computer', you: 'first', ...hidden }))],
  [6, 'plan.look', [game('nim(3,4,5)', { against: 'computer', show: 'outcome' })]],
  [10, 'plan.theory', [chapter('pn'), chapter('nim')]],
  [5, 'plan.graph', [['nim(2,3)', linkTo('graph', { e: 'nim(2,3)' })]]],
  [8, 'plan.practise', [chapter('nim'), [t('nav.puzzles'), linkTo('puzzles')], ['nim(1,3,6)', linkTo('puzzles', { e: 'nim(1,3,6)' })]]],
  [2, 'plan.home', []],
];

/** The plan as a box. */
export function plan(titles) {
  const chapter = topic => [titles.find(each => each.topic === topic).title, linkTo('lessons', { topic })];
  const box = h('details', { class: 'plan', open: preference('plan') === 'on', toggle: () => prefer('plan', box.open ? 'on' : 'off') }, h('summary', {}, t('plan.title')),
    h('ol', {}, steps(chapter).map(([minutes, key, links]) => h('li', {}, h('b', {}, t('plan.minutes', { n: minutes })), ' ', t(key), ' ',
      links.map(([name, href], i) => [i ? ' · ' : '', h('a', { href }, name)])))),
    h('p', { class: 'help' }, t('plan.others')));
  return box;
}
