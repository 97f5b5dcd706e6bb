// Why: the reason of an outcome in words, the xor columns, how it is known, and the mex built up step by step.

import { h } from './dom.js';
import { ask } from './api.js';
import { gameOf, nameOf } from './games.js';
import { canBeRods, rods } from './rods.js';
import { formal, problemText, t } from './words.js';

/** A problem of an explanation in words. */
export const problemLine = problem => problem.type === '/problems/input' ? t('why.none') : problemText(problem);

/** Who wins, the values as rods that pair up, the words of the reason, how it is known, and how a value is made. */
export function explained(answer, last, question) {
  // Only Grundy values are added so: other statistics of components have values and names, too.
  const columns = answer.reason.find(({ step, quantities }) => quantities.names?.length > 1 && quantities.values && (quantities.x !== undefined || step === 'entailing.values'));
  return [
    columns && added(columns.quantities),
    answer.reason.map(step => h('p', {}, step.text)),
    h('p', {}, [answer.grundy !== null && t('why.grundy', { n: answer.grundy }), answer.winningMovesCount > 0 && t('why.winning', { n: answer.winningMovesCount }), answer.holdingMovesCount > 0 && t('why.holding', { n: answer.holdingMovesCount })].filter(Boolean).join(' ')),
    known(answer.evidence),
    answer.convention === 'disjunctive long normal' && mexSteps(last, question),
  ].flat().filter(Boolean);
}

/** Who can win, and what the marks on the board say. */
export const verdict = answer => [h('h2', { class: 'verdict ' + answer.outcome }, t('why.' + answer.outcome)), legend()];

const legend = () => h('p', { class: 'legend' }, h('span', { class: 'key' }, h('i', { class: 'disc win' }, '✓'), t('analysis.win')), h('span', { class: 'key' }, h('i', { class: 'disc lose' }), t('analysis.lose')));

/** Heaps of Nim are told by their places, other parts by what their games are called; those of the same game are counted. */
export function named(names) {
  if (names.every(name => /^nim\(\d+\)$/.test(name))) return names.map((_, i) => t('rods.heap', { n: i + 1 }));
  const called = names.map(name => { const row = gameOf(name.split('(')[0]); return row ? nameOf(row) : name; });
  const alike = called.map(name => called.filter(each => each === name).length);
  return called.map((name, i) => alike[i] > 1 && name !== names[i] ? `${name} ${called.slice(0, i + 1).filter(each => each === name).length}` : name);
}

const added = ({ names, values, x }) => canBeRods(values) ? rods(named(names), values) : xorColumns(named(names), values, x);

/** The explanation of a position in a box, for puzzles. */
export class Reasons {
  constructor() {
    this.body = h('div', {});
    this.element = h('section', { class: 'panel', 'aria-label': t('why.title') }, this.body);
  }

  /** One sentence is the whole reason. */
  say(text) {
    this.body.replaceChildren(h('h2', { class: 'verdict' }, t('why.title')), h('p', {}, text));
  }

  async show(state, question) {
    const last = state.states.at(-1);
    try {
      const answer = await ask('analyze', { ...question, expression: last.expression });
      this.body.replaceChildren(h('h2', { class: 'verdict' }, t('puzzles.before')), ...explained(answer, last, question));
    } catch (problem) {
      this.body.replaceChildren(h('p', {}, problemLine(problem)));
    }
  }
}

/** The values below each other in binary, with their xor; the columns with an odd number of ones stand out. */
function xorColumns(names, values, xor) {
  const numbers = values.map(BigInt);
  const sum = xor === undefined ? numbers.reduce((a, b) => a ^ b, 0n) : BigInt(xor);
  const bits = Math.max(1, ...numbers.concat(sum).map(n => n.toString(2).length));
  if (bits > 64) return null;
  const digits = n => [...n.toString(2).padStart(bits, '0')];
  const odd = digits(sum);
  const row = (name, n, look) => h('tr', { class: look }, h('th', { scope: 'row' }, name), h('td', { class: 'number' }, String(n)),
    digits(n).map((d, i) => h('td', { class: 'bit' + (d === '1' ? ' one' : '') + (odd[i] === '1' ? ' odd' : '') }, d)));
  return h('table', { class: 'xor' }, h('caption', {}, t('why.xor')),
    h('tbody', {}, names.slice(0, 24).map((name, i) => row(name, numbers[i], '')), row(t('why.sum'), sum, 'sum')));
}

function known(evidence) {
  const texts = new Set(evidence.flatMap(each => [t('why.' + each.kind, { n: each.positions, source: each.source }), ...formal(each.formal)]));
  return texts.size ? h('details', { class: 'known' }, h('summary', {}, t('why.known')), [...texts].map(text => h('p', {}, text))) : null;
}

/** A component, its options with their values, and the least number that is missing. */
function mexSteps(last, question) {
  const body = h('div', {});
  const parts = [...new Set(last.parts.filter(part => part.positions.length === 1).map(part => part.expression))].slice(0, 12);
  const work = async expression => {
    const state = await ask('play', { expression, rules: question.rules, play: 'normal', join: 'disjunctive', ending: 'long', values: true });
    body.replaceChildren(...mexTable(state));
  };
  const buttons = parts.map(part => h('button', { type: 'button', click: () => work(part).catch(problem => body.replaceChildren(h('p', {}, problemText(problem)))) }, part));
  return parts.length ? h('details', { class: 'mex' }, h('summary', {}, t('mex.title')), h('p', { class: 'help' }, t('mex.of')), h('div', { class: 'row' }, buttons), body) : null;
}

/** The moves of a position with their values, and the least that is missing, step by step. */
export function mexTable(state) {
  if (!state.allMoves || state.moves.some(move => move.grundy === undefined)) return [h('p', {}, t('mex.unknown'))];
  const values = [...new Set(state.moves.map(move => Number(move.grundy)))].sort((a, b) => a - b);
  const steps = h('ol', { class: 'steps', start: 0, tabindex: '-1', 'aria-live': 'polite' });
  let n = 0;
  const next = h('button', { type: 'button', click: () => step() }, t('mex.next'));
  const step = () => {
    const there = values.includes(n);
    steps.append(h('li', { class: there ? 'there' : 'missing' }, t(there ? 'mex.there' : 'mex.missing', { n })));
    n += 1;
    if (there) return;
    next.remove();
    steps.focus(); // else the reader would stand nowhere
  };
  return [
    h('p', {}, t('mex.options')),
    h('ul', { class: 'options' }, state.moves.slice(0, 60).map(move => h('li', {}, h('span', {}, move.text), ' ', h('b', {}, '*' + move.grundy)))),
    h('p', {}, t('mex.values', { values: '{' + values.join(', ') + '}' })), h('p', { class: 'help' }, t('mex.step')), steps, next,
  ];
}
