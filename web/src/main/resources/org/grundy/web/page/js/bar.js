// The bar below the board: hint, take back, new game, who one plays against, analysis; all else stands behind More.

import { choice, copy, h, refill, say } from './dom.js';
import { linkTo } from './link.js';
import { copyShared } from './share.js';
import { prefer } from './store.js';
import { setup } from './setup.js';
import { t } from './words.js';

/** Of a hundred moves of the computer so many are perfect. */
const STRENGTHS = { gentle: 35, careful: 80, perfect: 100 };

export class Bar {
  /** @param on { begin, hint, step, analysis, reply, swap, load, tell } */
  constructor(game, on) {
    Object.assign(this, { game, on });
    this.buttons = h('div', { class: 'buttons' });
    this.analysis = h('button', { type: 'button', class: 'switch', role: 'switch', click: on.analysis }, h('i', {}), t('analysis.title'));
    this.more = h('div', { class: 'more-body' });
    this.menu = h('details', { class: 'menu', keydown: event => this.escape(event) }, h('summary', {}, t('bar.more')), this.more);
    this.element = h('div', { class: 'bar' }, this.buttons, h('span', { class: 'space' }), this.opponents(), this.analysis, this.menu);
  }

  escape(event) {
    if (event.key !== 'Escape' || !this.menu.open) return;
    this.menu.open = false;
    this.menu.querySelector('summary').focus();
  }

  /** Who one plays against: the computer, weaker or perfect, or each other. */
  opponents() {
    const { game } = this, names = Object.keys(STRENGTHS);
    const values = [...names.map(name => [name, t('bar.' + name)]), ['person', t('bar.person')]];
    const chosen = game.isAgainstComputer() ? names.findLast(name => STRENGTHS[name] <= game.strength) ?? 'gentle' : 'person';
    return choice(t('bar.opponent'), values, chosen, value => {
      game.opponent = value === 'person' ? 'person' : 'computer';
      if (value !== 'person') game.strength = STRENGTHS[value];
      prefer('opponent', game.opponent);
      prefer('strength', game.strength);
      this.on.load();
    });
  }

  show(state, hints) {
    const { game, on } = this;
    const button = (key, work, off, ...more) => h('button', { type: 'button', disabled: off, click: work }, t(key), more);
    const given = h('span', { class: 'pips' }, Math.min(3, hints) + '/3');
    refill(this.buttons,
      button('play.hint', on.hint, state.over || game.computerMoves(state) || hints > 2, given),
      button('bar.back', () => on.step(-1), game.at === 0),
      button('play.again', on.begin));
    this.buttons.firstElementChild.setAttribute('aria-label', t('play.hints', { n: Math.min(3, hints) }));
    this.analysis.setAttribute('aria-checked', String(game.analysis));
    if (!this.filled) this.fill();
    this.redo.disabled = game.at === game.moves.length;
    this.computer.hidden = !game.computerMoves(state);
    this.graph.href = linkTo('graph', { ...game.question, e: game.question.expression, expression: undefined, m: game.moves.slice(0, game.at) });
  }

  fill() {
    const { game, on } = this;
    this.filled = true;
    const button = (key, work) => h('button', { type: 'button', click: work }, t(key));
    this.redo = button('play.redo', () => on.step(1));
    this.computer = button('play.computerMoves', on.reply);
    this.graph = h('a', { class: 'button' }, t('play.graph'));
    this.more.replaceChildren(
      h('div', { class: 'row' }, this.redo, this.computer, button('play.swap', on.swap), button('play.copy', () => this.copy()), this.graph, button('pasted.copy', () => this.write()), h('a', { class: 'button', href: linkTo('pasted') }, t('pasted.title')), button('bar.projector', () => projector())),
      setup(game, () => { this.menu.open = false; on.begin(); }));
  }

  /** Copies the game as a text, which can be pasted in again. */
  async write() {
    const { textOf } = await import('./pasted.js');
    this.told(await copy(textOf(this.game)) ? 'pasted.copied' : 'copy.refused');
  }

  async copy() {
    this.told(await copyShared());
  }

  told(key) {
    const done = t(key);
    this.on.tell(done);
    say(done);
  }
}

/** For a class: all but the board is hidden until Escape is pressed, or the button at the foot. */
function projector() {
  const root = document.documentElement, close = h('button', { type: 'button', class: 'pill close-projector', click: () => leave() }, t('bar.close'));
  const escape = event => { if (event.key === 'Escape') leave(); };
  const leave = () => {
    root.classList.remove('projector');
    removeEventListener('keydown', escape);
    close.remove();
  };
  root.classList.add('projector');
  addEventListener('keydown', escape);
  document.querySelector('.view-play').append(close);
  say(t('bar.leave'));
}
