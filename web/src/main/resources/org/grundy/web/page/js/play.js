// The view in which games are played: a large board with nothing told, one bar below it; analysis where it is asked for.

import { h, refill, say } from './dom.js';
import { ask } from './api.js';
import { Analysis } from './analysis.js';
import { Bar } from './bar.js';
import { Board } from './board/board.js';
import { remember } from './board/past.js';
import { captions } from './captions.js';
import { commitButton } from './commit.js';
import { brief } from './brief.js';
import { fault } from './fault.js';
import { gameOf, games, nameOf, spoken } from './games.js';
import { Game } from './game.js';
import { Hints } from './hints.js';
import { keepLink, linkTo, SEARCH } from './link.js';
import { moveMark } from './moves.js';
import { Review, reviewed } from './review.js';
import { note } from './store.js';
import { t } from './words.js';

class PlayView {
  constructor(place, link) {
    this.place = place;
    this.game = new Game(link);
    this.hints = new Hints();
    this.board = new Board(move => this.make(move.move));
    this.status = h('p', { class: 'status' });
    this.note = h('p', { class: 'note', role: 'status' });
    this.trouble = h('div', { role: 'alert' });
    this.brief = h('div', { class: 'brief' });
    this.over = h('div', { class: 'over-card', hidden: true });
    this.review = new Review((turn, better) => this.lookBack(turn, better), turn => this.reason(turn));
    this.review.element.hidden = true;
    this.commit = commitButton(this.board);
    this.bar = new Bar(this.game, {
      begin: () => this.begin(), hint: () => this.hint(), step: by => this.walk(this.game.step(by)), analysis: () => this.toggle(),
      reply: () => this.attempt(async () => this.value(await this.reply())), swap: () => this.swap(), load: () => this.load(), tell: text => this.tellNote(text),
    });
    this.analysis = new Analysis(this.game, {
      make: move => this.make(move.move ?? move), light: move => this.board.light(move), walk: at => this.walk(at), preview: state => this.preview(state), values: () => this.load(),
    });
    this.board.element.addEventListener('hovered', event => this.analysis.moves.light(event.detail));
    this.table = h('div', { class: 'table' }, h('section', { class: 'stage', 'aria-label': t('play.title') }, this.board.element, this.status, this.over), this.analysis.element);
    this.listed = h('div', { class: 'listed', hidden: true });
    place.append(this.brief, this.trouble, this.table, this.listed, this.review.element, this.note, this.commit, this.bar.element);
  }

  /** Begins a new game with what the set-up holds. */
  begin() {
    this.game.begin();
    this.state = null;
    this.board.begin();
    return this.load();
  }

  /** Shows the game as it stands; the computer moves if it is its turn and nothing is to be done again. */
  async load() {
    await this.attempt(async () => {
      const game = this.game;
      let state = await this.ask(game.asked());
      game.name(state);
      document.title = brief(this.brief, state, game.question) + ' · Grundy';
      this.show(state);
      if (game.computerMoves(state) && game.at === game.moves.length) state = await this.reply();
      await this.value(state);
      if (document.activeElement?.id === 'view') this.board.rove(this.board.spots.keys().next().value, true); // a move on home led here
    });
  }

  async make(text) {
    const game = this.game;
    if (this.state && game.computerMoves(this.state)) return false;
    return this.attempt(async () => {
      const state = await this.ask({ ...game.question, moves: [...game.moves.slice(0, game.at), text] });
      await this.board.follow(state.states.at(-1).move);
      game.take(state);
      this.show(state);
      this.tell(state, 'say.youPlayed');
      await this.value(game.computerMoves(state) ? await this.reply() : state);
    });
  }

  async reply() {
    this.status.textContent = t('turn.thinking');
    this.board.interactive = false;
    const state = await this.ask({ ...this.game.asked(), reply: this.game.isAgainstComputer() ? this.game.strength : 100 });
    if (state.replied) await this.board.demo(state.states.at(-1).move);
    this.game.take(state);
    this.show(state);
    if (!state.replied) this.tellNote(t('over.nothing'));
    this.tell(state, 'say.played');
    return state;
  }

  tell(state, key) {
    say([t(key, { move: spoken(state.states.at(-1).moveText, state.states[0].parts) }), state.over ? this.result(state) : this.turn(state)].join('. '));
  }

  tellNote(text) {
    this.note.textContent = text;
  }

  /** What the moves are worth, where that is asked for. */
  async value(state) {
    if (!this.game.analysis || state.over || !state.moves.length) return;
    this.state = await this.ask({ ...this.game.asked(), values: true });
    this.paint();
  }

  /** Asks about the game, until something else is wanted of it. */
  ask(question) {
    return this.askOf('play', question).then(remember);
  }

  askOf(place, question) {
    return ask(place, question, this.asking.signal);
  }

  /** Does something that may meet a problem, in place of what was being done, and says whether it was done. */
  async attempt(work) {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.trouble.replaceChildren();
    try {
      await work();
      return true;
    } catch (problem) {
      if (asking.signal.aborted) return false;
      if (problem instanceof Error) console.error(problem);
      this.trouble.replaceChildren(...this.bar.filled ? [fault(problem)] : [h('h1', {}, t('play.title')), fault(problem), this.elsewhere(problem)]);
      this.place.classList.toggle('failed', !this.bar.filled);
      if (this.state && this.game.computerMoves(this.state)) this.paint(); // it is thinking no more
      return false;
    }
  }

  /** The games that a problem names, where there is none of the name that is asked for. */
  nearby({ detail = '' }) {
    const rows = [...new Set(detail.match(/[a-z]\w*/g))].map(gameOf).filter(Boolean);
    return rows.map(row => h('a', { class: 'button', href: linkTo('play', { e: row.start }) }, nameOf(row)));
  }

  /** Where else to go from an address that is no position: there is no board. */
  elsewhere(problem) {
    return h('p', { class: 'row' }, this.nearby(problem), h('a', { class: 'button', href: SEARCH }, t('nav.find')), h('a', { class: 'button', href: linkTo('home') }, t('home.all', { n: games.length })));
  }

  show(state) {
    this.place.classList.remove('failed');
    this.state = state;
    this.hints.begin();
    this.note.textContent = '';
    this.review.element.hidden = true;
    keepLink('play', this.game.fields());
    note('game', { link: location.hash, family: state.states[0].parts[0]?.family, expression: this.game.question.expression });
    this.paint();
  }

  paint() {
    const { state, game } = this, mine = !game.computerMoves(state);
    this.status.textContent = state.over ? this.result(state) : this.turn(state);
    this.status.className = 'status' + (state.over ? ' over' : mine ? ' mine' : '');
    this.table.classList.toggle('open', game.analysis);
    const marks = game.analysis ? move => moveMark(move, game.values) : null;
    this.board.show(state.states.at(-1).parts, state.moves, marks, mine && !state.over);
    this.analysis.show(state, mine);
    this.analysis.place(this.listed, this.board.covers(state.moves));
    this.commit.hidden = true;
    captions(this.board);
    this.bar.show(state, this.hints.step);
    this.ended();
  }

  /** Where the game is over: who won, and the way to look back. */
  ended() {
    const { state } = this;
    this.over.hidden = !state.over || !this.review.element.hidden;
    if (this.over.hidden) return;
    refill(this.over, h('p', {}, h('b', {}, this.result(state))), h('div', { class: 'row' },
      state.winner && this.game.moves.length > 1 && h('button', { type: 'button', class: 'main', click: () => this.lookAtAll() }, t('review.title')),
      h('button', { type: 'button', click: () => this.begin() }, t('play.once'))));
    if ([document.body, this.board.element].includes(document.activeElement)) this.over.querySelector('button').focus();
  }

  lookAtAll() {
    return this.attempt(async () => {
      this.tellNote(t('review.looking'));
      const state = this.state, turns = await reviewed(this.game, this.asking.signal);
      this.tellNote('');
      this.over.hidden = true;
      this.review.element.hidden = false;
      this.review.show(turns, this.game, state);
    });
  }

  /** The board before a move of the game, with the better move on it. */
  lookBack(turn, better) {
    const before = this.state.states[turn.at];
    this.board.show(before.parts, [turn.made, better].filter(Boolean), null, false);
    this.board.light(better ?? turn.made);
  }

  /** Why the position before a move is won, in words. */
  async reason({ at }) {
    const answer = await this.askOf('analyze', { ...this.game.question, expression: this.state.states[at].expression });
    return answer.reason.map(step => step.text);
  }

  preview(state) {
    if (state) this.board.show(state.parts, [], null, false);
    else this.paint();
  }

  turn(state) {
    if (!this.game.isAgainstComputer()) return t('turn.' + state.mover);
    return t(state.mover === this.game.you ? 'turn.you' : 'turn.computer');
  }

  result(state) {
    if (state.drawn) return t('over.drawn');
    if (!this.game.isAgainstComputer()) return t('over.' + state.winner);
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

  toggle() {
    this.game.analysis = !this.game.analysis;
    keepLink('play', this.game.fields());
    this.paint();
    return this.attempt(() => this.value(this.state));
  }

  hint() {
    return this.attempt(async () => {
      const { text, move, board, near } = await this.hints.next(this.game, this.asking.signal);
      this.tellNote(text);
      if (move) this.board.light({ move: move.move });
      if (board) this.board.point(board.component);
      if (near) this.board.pointNear(near);
      this.bar.show(this.state, this.hints.step);
    });
  }

  swap() {
    this.game.you = this.game.you === 'first' ? 'second' : 'first';
    this.game.moves.length = this.game.at;
    return this.load();
  }
}

export async function open(place, link) {
  const view = new PlayView(place, link);
  await view.load();
  if (link.one('review') && view.game.moves.length) await view.lookAtAll();
  return view;
}
