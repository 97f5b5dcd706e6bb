// A finger first sees a move, then makes it: by the same spot again, or by a button as wide as the thumb.

import { h } from './dom.js';
import { t } from './words.js';

/** The button that makes the move which a finger holds on a board. */
export function commitButton(board) {
  const button = h('button', { type: 'button', class: 'main commit', hidden: true, click: () => { button.hidden = true; board.activate(board.held); } }, t('play.commit'));
  board.element.addEventListener('hovered', ({ detail }) => { button.hidden = !(detail && board.pointer === 'touch'); });
  return button;
}
