// A whole chapter to read or to print: its text in one piece, room to write below each exercise, and on a sheet of its own
// the answers. On the screen answers are folded, and each exercise leads to its board.

import { h } from '../dom.js';
import { linkTo } from '../link.js';
import { t } from '../words.js';
import { lacking, Prose } from './prose.js';
import { screensOf } from './screens.js';

/** Blocks in which a list that went on from screen to screen is one again. */
function whole(blocks) {
  const all = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (block.items && last?.items) all[all.length - 1] = { items: [...last.items, ...block.items] };
    else all.push(block);
  }
  return all;
}

export function sheet(lesson, titles) {
  const prose = new Prose(titles), screens = screensOf(lesson), exercises = screens.filter(screen => screen.question);
  const at = screen => linkTo('lessons', { topic: lesson.topic, at: screens.indexOf(screen) + 1 });
  const section = each => h('section', { class: 'panel lesson-' + each.kind }, h('h2', {}, each.heading),
    prose.blocks(whole(each.screens.flatMap(screen => screen.blocks))),
    each.exercises.length ? h('ol', { class: 'exercises' }, exercises.map(exercise => h('li', {}, h('p', {}, prose.inline(exercise.question)),
      exercise.scene && h('p', { class: 'onscreen' }, h('a', { href: at(exercise) }, t('lessons.toBoard'))), h('div', { class: 'room', 'aria-hidden': 'true' }),
      h('details', {}, h('summary', {}, t('lessons.solution')), prose.blocks(exercise.answer))))) : null,
    each.kind === 'go_on' && lacking(each.screens.flatMap(screen => screen.blocks)));
  const key = h('section', { class: 'printed key-sheet', 'aria-hidden': 'true' }, h('h2', {}, t('lessons.key')), h('ol', {}, exercises.map(exercise =>
    h('li', {}, exercise.answer.map(block => block.commands ? null : prose.block(block))))));
  return [h('article', { class: 'whole', tabindex: '-1' }, h('h1', {}, lesson.title),
    h('p', { class: 'row onscreen' }, h('a', { class: 'button', href: linkTo('lessons', { topic: lesson.topic }) }, t('lessons.stepwise')), h('button', { type: 'button', click: () => print() }, t('lessons.print'))),
    lesson.sections.map(section), key)];
}
