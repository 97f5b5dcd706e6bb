// The moves made so far: hovered, or reached by keyboard, to see the board as it was; chosen to go there.

import { h, oneStop, refill } from './dom.js';
import { t } from './words.js';

export class History {
  constructor(walk, preview) {
    this.walk = walk;
    this.preview = preview;
    this.list = h('ol', { class: 'history', start: 0 });
    this.newStops = oneStop(this.list);
    this.element = h('section', { class: 'panel', 'aria-label': t('history.title') }, h('h2', {}, t('history.title')), this.list);
    this.known = [];
  }

  /** Shows the moves; those that were taken back stay, so that they can be done again. */
  show(state, game) {
    this.known = [...state.states, ...this.known.slice(state.states.length).filter((_, i) => state.states.length + i <= game.moves.length)];
    const who = player => game.opponent === 'computer' ? t(player === game.you ? 'history.you' : 'history.computer') : t('history.' + player);
    const texts = Array.from({ length: game.moves.length + 1 }, (_, i) => {
      const known = this.known[i];
      if (!i) return t('history.start') + ' ' + (known?.expression ?? '');
      const player = i % 2 ? 'first' : 'second';
      return who(player) + t('colon') + (i < state.states.length && known?.moveText || game.moves[i - 1]);
    });
    const shown = i => i !== game.at && i < state.states.length; // its board can be shown meanwhile
    const preview = i => () => shown(i) && this.preview(state.states[i]), back = i => () => shown(i) && this.preview(null);
    refill(this.list, ...texts.map((text, i) => h('li', { class: i > game.at ? 'undone' : '' },
      h('button', {
        type: 'button', 'aria-current': i === game.at && 'step', click: () => this.walk(i),
        pointerenter: preview(i), pointerleave: back(i), focus: preview(i), blur: back(i),
      }, text))));
    this.newStops();
  }
}
