// What the engine says of the position of an example: who wins, and why.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { problemText, t } from '../words.js';
import { positionOf } from './commands.js';

/** A box that is filled when the answer comes; null where no command asks about a position. */
export function spoken(blocks) {
  const position = blocks.flatMap(block => block.commands || []).map(command => positionOf(command.arguments)).find(Boolean);
  if (!position) return null;
  const box = h('div', { class: 'spoken', role: 'status' });
  ask('analyze', position).then(known => box.replaceChildren(h('p', {}, h('b', {}, t('why.' + known.outcome))), ...known.reason.map(step => h('p', {}, step.text))), problem => { box.textContent = problemText(problem); });
  return box;
}
