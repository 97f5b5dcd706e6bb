// What was found of a game: a formula, how well it is known, and, folded, why.

import { h } from '../dom.js';
import { t } from '../words.js';

const SIGNS = { proved: '●', bounded: '●', checked: '◐', guess: '○' };

/** A long formula stands in small type; what holds never or always needs none. */
const LONG = 60, PLAIN = { 0: 'pattern.never', 1: 'pattern.always' };

/** Cards for what was found in some reports, a card for each formula. */
export function patterns(reports) {
  return reports.flatMap(report => [...listCards(report.lists), ...report.sections.filter(section => section.found).map(section => card(section))]);
}

/** What was found of lists of any length. */
function listCards(lists) {
  return (lists?.forms ?? []).map(form => h('div', { class: 'pattern' }, what(form.quantity, lists.position, form.label, form.every ? h('span', { class: 'help' }, ' ', t('pattern.every', { which: form.every.join(', ') })) : ''),
    h('code', { class: 'formula' + (form.formula.length > LONG ? ' long' : '') }, form.formula),
    form.proofs.length ? why(form.proofs) : h('p', { class: 'help' }, t('pattern.lists', { agreed: form.agreed, longest: form.longest }))));
}

const why = proofs => h('details', {}, h('summary', {}, t('pattern.why')), proofs.map(text => h('p', {}, text)));

const what = (quantity, of, label, ...more) => h('p', { class: 'pattern-what' }, t('pattern.' + quantity, { of }), ' ', h('span', { class: 'seal ' + label }, SIGNS[label], ' ', t('seal.' + label)), more);

function card({ quantity, variables, parameters, found }) {
  const of = variables.length > 1 ? `(${variables.join(', ')})` : variables[0], plain = quantity !== 'grundy' && PLAIN[found.formula], long = found.formula.length > LONG;
  return h('div', { class: 'pattern' },
    what(quantity, of, found.label, parameters.length && found.every ? h('span', { class: 'help' }, ' ', t('pattern.every', { which: found.every.join(', ') })) : ''),
    plain ? h('p', { class: 'formula' }, t(plain)) : h('code', { class: 'formula' + (long ? ' long' : '') }, found.formula),
    found.definitions.map(text => h('p', { class: 'help' }, text)), found.proofs.length > 0 && why(found.proofs));
}
