// Scenes that are only looked at: a table of values, and the options of a position with the mex of their values.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { fault } from '../fault.js';
import { tableOf } from '../references.js';
import { contentOf, valueTable } from '../valuetable.js';
import { mexTable } from '../why.js';
import { t } from '../words.js';
import { Bench } from './bench.js';
import { positionsOf } from './commands.js';
import { todo } from './verdict.js';

export function tableShown(scene) {
  const place = h('div', { class: 'panel table-scene', role: 'status' }), question = tableOf(['table', ...scene.arguments]);
  ask('table', question).then(table => place.replaceChildren(h('p', { class: 'help' }, question.game + t('colon') + contentOf(table)), valueTable(table)), problem => place.replaceChildren(fault(problem)));
  return { beside: [place], asked: [] };
}

/** The board with the value of each move on it, and below it the mex, step by step. */
export function optionsShown(scene) {
  const bench = new Bench({ show: 'grundy' }), steps = h('div', { class: 'panel mex' }), [position] = positionsOf(scene);
  bench.begin(position);
  ask('play', { ...position, values: true }).then(state => steps.replaceChildren(...mexTable(state)), problem => steps.replaceChildren(fault(problem)));
  return { beside: [...bench.elements, steps], asked: [todo('options')] };
}
