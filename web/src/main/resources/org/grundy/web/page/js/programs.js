// A judge's problem that is answered, and games as programs to submit.

import { copy, h, choice, save } from './dom.js';
import { askLong } from './api.js';
import { fault } from './fault.js';
import { linkTo } from './link.js';
import { preference, prefer } from './store.js';
import { t } from './words.js';

const ENDINGS = { cpp: 'cpp', java: 'java', python: 'py' };

/** A box with the input of a problem and its answer; the cases open on a board. */
export function judged(problem, sample) {
  const input = h('textarea', { rows: 3, spellcheck: 'false', 'aria-label': t('judge.input'), value: sample });
  const output = h('div', { role: 'status' });
  const answer = async () => {
    try {
      const { output: text, cases } = await askLong('judge', { problem, input: input.value }, () => {});
      output.replaceChildren(h('pre', { tabindex: '0' }, text), cases.length
        ? h('p', { class: 'help' }, t('judge.cases') + ' ', cases.map(({ expression, ...how }, i) => [i ? ', ' : '', h('a', { href: linkTo('play', { e: expression, ...how }) }, expression)])) : '');
    } catch (problem) {
      output.replaceChildren(fault(problem));
    }
  };
  return h('details', { class: 'live' }, h('summary', {}, t('judge.title', { problem })), input,
    h('div', { class: 'row' }, h('button', { type: 'button', click: answer }, t('judge.answer'))), output);
}

/** A box in which a game is shown as a program; made when it is opened. */
export function exported(question) {
  let made = null;
  const code = h('div', { role: 'status' });
  const take = async (button, text) => { button.textContent = t(await copy(text) ? 'program.copied' : 'copy.refused'); };
  const write = async () => {
    code.replaceChildren(h('p', {}, t('program.writing')));
    try {
      const program = await askLong('export', { ...question, program: preference('program') }, () => {});
      const name = 'grundy.' + ENDINGS[program.language];
      code.replaceChildren(h('div', { class: 'row' },
        h('button', { type: 'button', click: e => take(e.currentTarget, program.text) }, t('program.copy')),
        h('button', { type: 'button', click: () => save(new Blob([program.text], { type: 'text/plain' }), name) }, t('export.as') + ' ' + name)),
      h('pre', { class: 'code', tabindex: '0' }, program.text));
    } catch (problem) {
      code.replaceChildren(fault(problem));
    }
  };
  const box = h('details', { class: 'live', toggle: () => { if (box.open && !made) made = write(); } }, h('summary', {}, t('program.title')),
    choice(t('program.language'), [['cpp', 'C++'], ['java', 'Java'], ['python', 'Python']], preference('program'), language => { prefer('program', language); write(); }), code);
  return box;
}
