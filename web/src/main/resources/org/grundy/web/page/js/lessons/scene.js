// What stands beside the words of a screen, and what is asked there: { beside: elements, asked: elements }.

import { option } from '../references.js';
import { Bench } from './bench.js';
import { positionsOf } from './commands.js';
import { filled, marked } from './cells.js';
import { finding } from './finding.js';
import { computed, mexes, period, valued } from './numbers.js';
import { optionsShown, tableShown } from './shown.js';
import { todo } from './verdict.js';
import { who } from './who.js';

/** A board to play on against the computer. */
function played(scene) {
  const [second, misere] = ['--second', '--misere'].map(word => scene.arguments.includes(word)), show = option(scene.arguments, '--show'), rods = option(scene.arguments, '--rods');
  const bench = new Bench({ show, rods });
  bench.begin(positionsOf(scene)[0], { second });
  return { beside: bench.elements, asked: [todo(second ? misere ? 'secondmisere' : 'second' : rods !== undefined ? 'rods' : show === 'grundy' ? 'grundy' : show ? 'show' : 'play')] };
}

const KINDS = {
  play: played, find: finding, who, value: valued, table: tableShown, options: optionsShown, mark: marked, fill: filled, nimber: computed, period, mex: mexes,
};

/** @param context { id of the exercise, topic, done called when it is solved } */
export const stageFor = (scene, context) => KINDS[scene.kind](scene, context);
