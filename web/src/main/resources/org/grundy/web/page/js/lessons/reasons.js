// After a winning move its reason is chosen among three: of `--why mirror,parity,remainder` the first is right.

import { h } from '../dom.js';
import { option } from '../references.js';
import { t } from '../words.js';
import { todo } from './verdict.js';

/** What is asked after the move of a scene: `element` stays empty until ask(done), which calls done when the right reason was chosen; nothing where none is asked for. */
export function reasons(scene, verdict) {
  const [right, ...others] = option(scene.arguments, '--why')?.split(',') ?? [];
  if (!right) return null;
  const element = h('div', { class: 'reasons' });
  const ask = done => {
    const choose = (reason, button) => {
      if (reason !== right) { button.disabled = true; verdict.tell(false, t('lessons.reason.other')); return; }
      buttons.forEach(each => { each.disabled = true; });
      done(t('lessons.reason.' + right));
    };
    const buttons = [right, ...others].sort().map(reason => h('button', { type: 'button', class: 'reason', click: ({ currentTarget }) => choose(reason, currentTarget) }, t('lessons.reason.' + reason)));
    element.replaceChildren(todo('why'), ...buttons);
    buttons[0].focus();
  };
  return { element, ask };
}
