// All chapters, each with a picture of what is played in it and what is done of it; and the plan of a lesson for a class.

import { h } from '../dom.js';
import { gameOf } from '../games.js';
import { linkTo } from '../link.js';
import { pictures } from '../pictures.js';
import { plan } from '../plan.js';
import { t } from '../words.js';
import { seen, solvedOf } from './progress.js';

/** The game that stands on the card of a chapter; all games are drawn there as on home. */
const DRAWN = {
  pn: 'subtraction', bash: 'bash', mex: 'take', sg: 'divisors', sums: 'kayles', nim: 'nim', staircase: 'staircase', moore: 'moore', mirror: 'cram', wythoff: 'wythoff', euclid: 'euclid',
  'k-multiple': 'multiple', 'multi-sg': 'lasker', hackenbush: 'hackenbush', periods: 'octal', coins: 'turningturtles', nimbers: 'turningcorners', misere: 'nimber', sj: 'dawsonkayles',
  remoteness: 'kiki', 'every-sg': 'grossman', compounds: 'nimble', marbles: 'marbles', loopy: 'digraph', entailing: 'topentails',
};

function card({ topic, title }, i) {
  const solved = solvedOf(topic), told = solved ? t('lessons.solved', { n: solved }) : seen(topic) ? t('lessons.begun') : '';
  return h('li', {}, h('a', { class: 'game', href: linkTo('lessons', { topic, at: seen(topic) > 1 ? seen(topic) : undefined }) },
    h('span', { class: 'sand' }, pictures(gameOf(DRAWN[topic]))), h('div', {}, h('b', {}, `${i + 1}. ${title}`), h('span', {}, told))));
}

export function contents(titles) {
  return [h('h1', {}, t('lessons.title')), h('p', { class: 'lead' }, t('lessons.lead')), h('ol', { class: 'chapters' }, titles.map(card)), h('section', { class: 'panel' }, plan(titles))];
}
