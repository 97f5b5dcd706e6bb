// Exercises whose answer is a number: a Grundy value, a nimber, a period, a mex. The engine knows it.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { option } from '../references.js';
import { problemText, t } from '../words.js';
import { Bench } from './bench.js';
import { positionsOf } from './commands.js';
import { todo, Verdict } from './verdict.js';

/** A field for a number; what is written is handed on. */
function numberField(label, answer) {
  const written = h('input', { inputmode: 'numeric', autocomplete: 'off', size: 5 });
  return h('form', { class: 'row blank', submit: event => { event.preventDefault(); if (written.value.trim()) answer(written.value.trim().replace(/^\*/, '')); written.select(); } },
    h('label', { class: 'field' }, h('span', {}, label), written), h('button', {}, t('lessons.check')));
}

/** A question for one number, that know() gives; next() is called after a wrong answer. */
function question(context, label, know, next) {
  const verdict = new Verdict(context);
  const answer = async said => {
    const number = String(await know());
    if (said === number) verdict.solve(t('lessons.is', { n: number }));
    else verdict.tell(false, next?.() ?? '');
  };
  return [numberField(label, said => verdict.attempt(() => answer(said))), verdict.element];
}

/** A board whose Grundy value is asked for; another comes after a wrong answer, where there is one. */
export function valued(scene, context) {
  const positions = positionsOf(scene), bench = new Bench({ rods: option(scene.arguments, '--rods') });
  let at = 0;
  bench.begin(positions[0]);
  const next = () => {
    if (positions.length === 1) return '';
    bench.begin(positions[++at % positions.length]);
    return t('lessons.fresh');
  };
  return { beside: bench.elements, asked: [todo('value'), ...question(context, t('lessons.value'), async () => (await ask('analyze', positions[at % positions.length])).grundy, next)] };
}

const large = words => h('p', { class: 'large-sum' }, words);

export function computed(scene, context) {
  const expression = scene.arguments.join(' ');
  const shown = expression.replaceAll('*', ' ⊗ ').replaceAll('+', ' ⊕ ').replace(/inv\((.*?)\)/, '1 / $1');
  return { beside: [h('div', { class: 'panel sum' }, large(shown + ' = ?'))], asked: [todo('compute'), ...question(context, t('lessons.answer'), async () => (await ask('nimber', { expression })).value)] };
}

export function period(scene, context) {
  const code = scene.arguments[0], row = h('div', { class: 'panel', role: 'status' });
  ask('sequence', { code, to: 59 }).then(({ values }) => row.replaceChildren(h('p', {}, code), h('p', { class: 'digits' }, values.join(' ') + ' …')), problem => { row.textContent = problemText(problem); });
  return { beside: [row], asked: [todo('period'), ...question(context, t('lessons.period'), async () => (await ask('period', { code })).period)] };
}

/** Sets of numbers, one after another: each mex is asked for, and a wrong answer begins with the first again. */
export function mexes(scene, context) {
  const sets = scene.arguments.map(text => text.match(/\d+/g)?.map(Number) ?? []), shown = h('div', { class: 'panel sum' }), verdict = new Verdict(context);
  let at = 0;
  const pose = () => shown.replaceChildren(large(`mex {${sets[at].join(', ')}} = ?`));
  const answer = said => {
    let missing = 0;
    while (sets[at].includes(missing)) missing++;
    const right = said === String(missing);
    at = right ? at + 1 : 0;
    if (at === sets.length) { verdict.solve(); return; }
    pose();
    if (right) verdict.note(`✓ ${t('lessons.right')} ${t('lessons.goesOn', { n: at + 1, all: sets.length })}`);
    else verdict.tell(false, t('lessons.fromFirst'));
  };
  pose();
  return { beside: [shown], asked: [todo('mex'), numberField('mex', answer), verdict.element] };
}
