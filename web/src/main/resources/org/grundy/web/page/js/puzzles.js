// Puzzles: find the only winning move. They are made by the server, or a position of one's own is one.

import { copy, h, refill, choice, say } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { fault } from './fault.js';
import { keepLink, linkTo } from './link.js';
import { MoveTable } from './moves.js';
import { noted, note, prefer, preference } from './store.js';
import { convention, t } from './words.js';
import { Reasons } from './why.js';

const LEVELS = ['easy', 'medium', 'hard'];

class PuzzleView {
  constructor(place) {
    this.level = preference('level');
    this.board = new Board(move => this.answer(move.move));
    this.moves = new MoveTable(move => this.answer(move.move ?? move), move => this.board.light(move));
    this.board.element.addEventListener('hovered', e => this.moves.light(e.detail));
    this.reasons = new Reasons();
    this.reasons.element.hidden = true;
    this.task = h('p', { class: 'status' });
    this.measure = h('p', { class: 'help' });
    this.verdict = h('p', { class: 'marked', role: 'status' });
    this.count = h('p', { class: 'help' });
    this.trouble = h('div', { role: 'alert' });
    this.buttons = h('div', { class: 'row buttons' });
    this.own = h('input', { id: 'own', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', placeholder: 'nim(3,4,5)' });
    place.append(h('h1', {}, t('puzzles.title')),
      h('div', { class: 'setup' },
        choice(t('puzzles.level'), LEVELS.map(level => [level, t('puzzles.' + level)]), this.level, level => { this.level = level; prefer('level', level); this.next(); }),
        h('form', { class: 'own', submit: e => { e.preventDefault(); if (this.own.value.trim()) this.take({ expression: this.own.value }); } },
          h('label', { class: 'field wide' }, h('span', {}, t('puzzles.own')), this.own), h('button', {}, t('puzzles.pose')))),
      this.trouble,
      h('div', { class: 'table' },
        h('div', { class: 'side' }, h('section', { class: 'stage', 'aria-label': t('puzzles.title') }, this.task, this.measure, this.board.element, this.verdict, this.buttons, this.count), this.reasons.element),
        h('div', { class: 'side' }, this.moves.element)));
  }

  /** A new puzzle of the level that is chosen. */
  next() {
    return this.take({ level: this.level });
  }

  async take(question) {
    this.trouble.replaceChildren();
    this.task.textContent = t('puzzles.making');
    try {
      const puzzle = await ask('puzzle', question);
      const { expression, join, ending, play } = puzzle;
      this.question = { expression, join, ending, play, rules: question.rules };
      this.state = await ask('play', { ...this.question, values: true });
      this.puzzle = puzzle;
      this.solution = this.state.moves.find(move => move.leaves === 'P');
      this.hints = this.state.states[0].parts.length > 1 ? ['component', 'reason', 'move'] : ['reason', 'move'];
      this.solved = this.tried = false;
      keepLink('puzzles', { e: expression, join, ending, play, rules: question.rules });
      this.show();
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(problem) {
    if (problem instanceof Error) console.error(problem);
    this.task.textContent = this.puzzle ? t('puzzles.task', { expression: this.puzzle.expression }) : '';
    this.trouble.replaceChildren(fault(problem));
  }

  show() {
    const { puzzle, state } = this;
    this.task.textContent = t('puzzles.task', { expression: puzzle.expression });
    this.measure.textContent = [convention(state.convention), t('puzzles.measure', { level: t('puzzles.' + puzzle.level), difficulty: puzzle.difficulty, moves: puzzle.moves, largest: puzzle.largest })].join(' ');
    this.verdict.textContent = '';
    this.verdict.className = 'marked';
    this.reasons.element.hidden = true;
    this.board.show(state.states[0].parts, state.moves, null, true);
    this.moves.show(state, 'off', true);
    this.tools();
  }

  tools() {
    const button = (key, work, off, look) => h('button', { type: 'button', class: look, disabled: off, click: work }, t(key));
    refill(this.buttons,
      button('play.hint', () => this.hint(), this.solved || !this.hints.length),
      button('puzzles.next', () => this.next(), false, this.solved && 'main'),
      button('play.copy', () => this.copy()),
      h('a', { class: 'button', href: linkTo('play', { e: this.question.expression, join: this.question.join, ending: this.question.ending, play: this.question.play, rules: this.question.rules }) }, t('puzzles.play')));
    const done = noted('puzzles', {});
    this.count.textContent = LEVELS.filter(level => done[level]).map(level => t('puzzles.count', { level: t('puzzles.' + level), n: done[level] })).join(' · ');
  }

  /** Marks a move: right, or how it is answered; says whether it is a move. */
  async answer(text) {
    this.trouble.replaceChildren();
    if (this.solved) return true;
    try {
      const after = await ask('play', { ...this.question, moves: [text], reply: 100 });
      if (this.solved) return true; // by a click before
      const made = after.states[1];
      if (made.move === this.solution.move) this.win(made);
      else {
        this.tried = true;
        const reply = after.states[2];
        this.tell('lose', '✕ ' + t(reply ? 'puzzles.wrong' : 'puzzles.over', { move: made.moveText, reply: reply?.moveText }));
        this.board.show(this.state.states[0].parts, this.state.moves, null, true);
      }
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  win(made) {
    this.solved = true;
    if (!this.tried) {
      const done = noted('puzzles', {});
      done[this.puzzle.level] = (done[this.puzzle.level] || 0) + 1;
      note('puzzles', done);
    }
    this.tell('win', '✓ ' + t('puzzles.right', { move: made.moveText }));
    this.board.show(made.parts, [], null, false);
    this.explain();
    this.tools();
  }

  tell(look, text) {
    this.verdict.className = 'marked ' + look;
    this.verdict.textContent = text;
    say(text);
  }

  explain() {
    this.reasons.element.hidden = false;
    this.reasons.show(this.state, this.question);
  }

  /** One hint after the other: where, why, which. */
  hint() {
    const kind = this.hints.shift();
    const component = this.state.states[0].parts[this.solution.exchanges[0].component];
    if (kind === 'reason') this.explain();
    if (kind === 'move') {
      this.tried = true;
      this.board.light(this.solution);
    }
    this.tell('', t('puzzles.hint.' + kind, { component: component.expression, move: this.solution.text }));
    this.tools();
  }

  async copy() {
    this.tell('', t(await copy(location.href) ? 'play.copied' : 'play.notCopied'));
  }
}

export async function open(place, link) {
  const view = new PuzzleView(place);
  const one = link.one;
  if (one('e')) await view.take({ expression: one('e'), join: one('join'), ending: one('ending'), play: one('play'), rules: one('rules') });
  else await view.next();
  return view;
}
