// Analysis: who can win, what each part is worth, why, how that is known; then every move as a list, and the game so far.

import { choice, h } from './dom.js';
import { ask } from './api.js';
import { VALUES } from './game.js';
import { History } from './history.js';
import { MoveTable } from './moves.js';
import { prefer } from './store.js';
import { t } from './words.js';
import { explained, problemLine, verdict } from './why.js';

export class Analysis {
  /** @param on { make(move or text), light(move), walk(at), preview(state), values() } */
  constructor(game, on) {
    this.game = game;
    this.moves = new MoveTable(on.make, on.light);
    this.history = new History(on.walk, on.preview);
    this.body = h('div', { class: 'explained', 'aria-live': 'polite' });
    this.shell = h('code', {});
    const values = choice(t('values.show'), VALUES.map(kind => [kind, t('values.' + kind)]), game.values, kind => { game.values = kind; prefer('values', kind); on.values(); });
    this.element = h('aside', { class: 'analysis panel', 'aria-label': t('analysis.title') }, this.body, values,
      this.list = h('details', { class: 'more' }, h('summary', {}, t('analysis.moves')), this.moves.element),
      h('details', { class: 'more' }, h('summary', {}, t('analysis.history')), this.history.element),
      h('details', { class: 'more' }, h('summary', {}, t('analysis.programs')), h('p', {}, this.shell)));
  }

  /** Shows a state; the explanation comes when the engine has it, where it is asked for. */
  async show(state, mine) {
    const { game } = this, last = state.states.at(-1);
    this.state = state;
    this.element.hidden = !game.analysis;
    this.moves.show(state, game.analysis ? game.values : 'off', mine);
    this.history.show(state, game);
    if (!game.analysis) return;
    this.shell.textContent = `grundy solve "${last.expression}"` + (game.question.play === 'misere' ? ' --misere' : '');
    if (state.over) { this.body.replaceChildren(h('p', {}, t('analysis.over'))); return; }
    try {
      const answer = await ask('analyze', { ...game.question, expression: last.expression });
      if (this.state === state) this.body.replaceChildren(...verdict(answer), ...explained(answer, last, game.question));
    } catch (problem) {
      if (this.state === state) this.body.replaceChildren(h('p', {}, problemLine(problem)));
    }
  }

  /** Puts the list of moves below the board where the board does not show them all; else it is folded in here. */
  place(below, shown) {
    const home = shown ? this.list : below;
    if (this.moves.element.parentElement !== home) home.append(this.moves.element);
    below.hidden = shown;
  }
}
