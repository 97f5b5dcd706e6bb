// The view in which games are played: set-up, board, moves, history, reasons.

import { copy, h, refill, say, choice } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { keepLink, linkTo } from './link.js';
import { preference, prefer } from './store.js';
import { convention, problemText, t } from './words.js';
import { setup } from './setup.js';
import { Reasons } from './why.js';
import { moveMark, MoveTable } from './moves.js';
import { History } from './history.js';
import { fault } from './fault.js';

const among = (word, words) => words.find(each => each === word);
const VALUES = ['off', 'outcome', 'grundy', 'remoteness'];
const within = (text, least, most, usual) => /^\d+$/.test(text) ? Math.max(least, Math.min(most, Number(text))) : usual;

/** A game as the address holds it: what is played, the moves, how many of them are shown, who plays. */
class Game {
  constructor(link) {
    const one = link.one;
    this.question = { expression: one('e') || 'nim(3,4,5)', rules: one('rules'), join: one('join'), ending: one('ending'), play: one('play') };
    this.moves = link.all('m');
    // What a link holds that cannot be is as if it were left out.
    this.at = within(one('at'), 0, this.moves.length, this.moves.length);
    this.opponent = among(one('against'), ['computer', 'person']) || preference('opponent');
    this.you = among(one('you'), ['first', 'second']) || preference('you');
    this.strength = within(one('strength') ?? preference('strength'), 0, 100, 100);
    this.values = among(one('show'), VALUES) || among(preference('values'), VALUES) || 'outcome';
  }

  fields() {
    const q = this.question;
    return {
      e: q.expression, rules: q.rules, join: q.join, ending: q.ending, play: q.play, m: this.moves,
      at: this.at < this.moves.length ? this.at : undefined, against: this.opponent, you: this.you,
      strength: this.strength < 100 ? this.strength : undefined, show: this.values,
    };
  }

  asked() {
    return { ...this.question, moves: this.moves.slice(0, this.at) };
  }

  computerMoves(state) {
    return this.opponent === 'computer' && !state.over && state.mover !== this.you;
  }
}

class PlayView {
  constructor(place, link) {
    this.game = new Game(link);
    this.board = new Board(move => this.make(move.move));
    this.status = h('p', { class: 'status' });
    this.goal = h('p', { class: 'help' });
    this.note = h('p', { class: 'note' });
    this.trouble = h('div', { role: 'alert' });
    this.moves = new MoveTable(move => this.make(move.move ?? move), move => this.board.light(move));
    this.history = new History(at => this.walk(at), state => this.preview(state));
    this.reasons = new Reasons(preference('why') === 'on' && this.game.values !== 'off');
    this.buttons = h('div', { class: 'row buttons' });
    this.board.element.addEventListener('hovered', e => this.moves.light(e.detail));
    place.append(
      h('h1', {}, t('play.title')),
      setup(this.game, () => this.begin()),
      this.trouble,
      h('div', { class: 'table' },
        h('div', { class: 'side' },
          h('section', { class: 'stage', 'aria-label': t('play.title') }, this.status, this.goal, this.board.element, this.note, this.buttons),
          this.reasons.element),
        h('div', { class: 'side' }, this.valueChoice(), this.moves.element, this.history.element)));
  }

  valueChoice() {
    return choice(t('values.show'), VALUES.map(kind => [kind, t('values.' + kind)]), this.game.values, kind => {
      this.game.values = kind;
      prefer('values', kind);
      if (kind === 'off') this.reasons.close(); // they tell who wins
      this.load();
    });
  }

  /** Begins a new game with what the set-up holds. */
  begin() {
    this.game.moves = [];
    this.game.at = 0;
    this.state = null;
    return this.load();
  }

  /** Shows the game as it stands; the computer moves if it is its turn and nothing is to be done again. */
  async load() {
    await this.attempt(async () => {
      const game = this.game;
      let state = await this.ask(game.asked());
      this.show(state);
      if (game.computerMoves(state) && game.at === game.moves.length) state = await this.reply();
      await this.value(state);
    });
  }

  async make(text) {
    const game = this.game;
    if (this.state && game.computerMoves(this.state)) return false;
    return this.attempt(async () => {
      const state = await this.ask({ ...game.question, moves: [...game.moves.slice(0, game.at), text] });
      this.take(state);
      this.show(state);
      this.tell(state, 'say.youPlayed');
      await this.value(game.computerMoves(state) ? await this.reply() : state);
    });
  }

  async reply() {
    this.status.textContent = t('turn.thinking');
    this.board.interactive = false;
    const state = await this.ask({ ...this.game.asked(), reply: this.game.opponent === 'computer' ? this.game.strength : 100 });
    this.take(state);
    this.show(state);
    this.note.textContent = state.replied ? t('say.played', { move: state.states.at(-1).moveText }) + ' — ' + state.repliedText : t('over.nothing');
    this.tell(state, 'say.played');
    return state;
  }

  take(state) {
    this.game.moves = state.states.slice(1).map(each => each.move);
    this.game.at = this.game.moves.length;
  }

  tell(state, key) {
    say([t(key, { move: state.states.at(-1).moveText }), state.over ? this.result(state) : this.turn(state)].join('. '));
  }

  async value(state) {
    if (this.game.values === 'off' || state.over || !state.moves.length) return;
    this.state = await this.ask({ ...this.game.asked(), values: true });
    this.paint();
  }

  /** Asks about the game, until something else is wanted of it. */
  ask(question) {
    return ask('play', question, this.asking.signal);
  }

  /** Does something that may meet a problem, in place of what was being done, and says whether it was done. */
  async attempt(work) {
    this.asking?.abort();
    this.asking = new AbortController();
    this.trouble.replaceChildren();
    try {
      await work();
      return true;
    } catch (problem) {
      if (problem.name === 'AbortError') return false;
      if (problem instanceof Error) console.error(problem);
      this.trouble.replaceChildren(fault(problem));
      say(problemText(problem));
      if (this.state) this.show(this.state);
      return false;
    }
  }

  show(state) {
    const held = document.activeElement;
    this.state = state;
    this.note.textContent = '';
    keepLink('play', this.game.fields());
    this.paint();
    this.history.show(state, this.game);
    this.reasons.show(state, this.game);
    this.tools();
    const gone = held && (!held.isConnected || held.closest('[hidden]'));
    if (gone && [held, document.body].includes(document.activeElement)) this.again.focus();
  }

  paint() {
    const state = this.state;
    const mine = !this.game.computerMoves(state);
    this.status.textContent = state.over ? this.result(state) : this.turn(state);
    this.goal.textContent = convention(state.convention);
    this.status.className = 'status ' + (state.over ? 'over' : '');
    const marks = this.game.values === 'off' ? null : move => moveMark(move, this.game.values);
    this.board.show(state.states.at(-1).parts, state.moves, marks, mine && !state.over);
    this.moves.show(state, this.game.values, mine);
  }

  preview(state) {
    if (state) this.board.show(state.parts, [], null, false);
    else this.paint();
  }

  turn(state) {
    if (this.game.opponent !== 'computer') return t('turn.' + state.mover);
    return t(state.mover === this.game.you ? 'turn.you' : 'turn.computer');
  }

  result(state) {
    if (state.drawn) return t('over.drawn');
    if (this.game.opponent !== 'computer') return t('over.' + state.winner);
    return t(state.winner === this.game.you ? 'over.you' : 'over.computer');
  }

  walk(at) {
    this.game.at = at;
    return this.attempt(async () => {
      const state = await this.ask(this.game.asked());
      this.show(state);
      await this.value(state);
    });
  }

  /** Back to where the player was to move, and forward again. */
  step(by) {
    const game = this.game;
    let at = game.at + by;
    if (game.opponent === 'computer') {
      const first = game.you === 'first' ? 0 : 1;
      while (at > 0 && at < game.moves.length && at % 2 !== first) at += by;
    }
    return this.walk(Math.max(0, Math.min(game.moves.length, at)));
  }

  tools() {
    const game = this.game;
    const button = (key, work, off) => h('button', { type: 'button', disabled: off, click: work }, t(key));
    this.again = button('play.again', () => this.begin());
    refill(this.buttons, ...[
      button('play.undo', () => this.step(-1), game.at === 0),
      button('play.redo', () => this.step(1), game.at === game.moves.length),
      this.again,
      !this.state.over && (game.computerMoves(this.state)
        ? button('play.computerMoves', () => this.attempt(async () => this.value(await this.reply())))
        : button('play.hint', () => this.hint())),
      button('play.swap', () => this.swap()),
      button('play.copy', () => this.copy()),
      h('a', { class: 'button', href: linkTo('graph', { ...game.fields(), m: game.moves.slice(0, game.at), at: undefined, against: undefined, you: undefined, strength: undefined, show: undefined }) }, t('play.graph')),
    ].filter(Boolean));
  }

  hint() {
    return this.attempt(async () => {
      const state = await this.ask({ ...this.game.asked(), reply: 100 });
      const move = state.states.at(-1);
      this.note.textContent = t('play.hint') + t('colon') + move.moveText + ' — ' + state.repliedText;
      say(this.note.textContent);
      this.board.light({ move: move.move });
    });
  }

  swap() {
    this.game.you = this.game.you === 'first' ? 'second' : 'first';
    this.game.moves.length = this.game.at;
    return this.load();
  }

  async copy() {
    this.note.textContent = t(await copy(location.href) ? 'play.copied' : 'play.notCopied');
    say(this.note.textContent);
  }
}

export async function open(place, link) {
  const view = new PlayView(place, link);
  await view.load();
  return view;
}
