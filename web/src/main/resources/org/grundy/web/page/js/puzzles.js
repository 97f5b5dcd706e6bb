// Puzzles: find the only winning move. One a day is the same for all; others are made, or are a position of one's own.

import { choice, h, refill, say } from './dom.js';
import { showAnswer } from './answered.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { remember } from './board/past.js';
import { captions } from './captions.js';
import { commitButton } from './commit.js';
import { goalAndHow } from './brief.js';
import { daily, today } from './daily.js';
import { fault } from './fault.js';
import { keepLink, linkTo } from './link.js';
import { MoveTable } from './moves.js';
import { copyShared } from './share.js';
import { noted, note, prefer, preference } from './store.js';
import { phrased, t } from './words.js';
import { Reasons } from './why.js';

const LEVELS = ['easy', 'medium', 'hard'];

/** An argument in words; empty where the values of what is left are the reason. */
function told(argument) {
  const kind = argument?.kind;
  if (kind === 'end' || kind === 'mirror') return t('argument.' + kind);
  if (kind === 'parity') return t(argument.even ? 'argument.even' : 'argument.odd');
  if (kind !== 'remainder') return '';
  const { heap, largest, modulus, remainders, completed } = argument;
  const quantities = { heap, largest, modulus, remainders: remainders.join(t('argument.or')) };
  return [t(remainders.join() === '0' ? 'argument.multiple' : 'argument.remainder', quantities), completed && t('argument.completed', quantities)].filter(Boolean).join(t('argument.space'));
}

class PuzzleView {
  constructor(place) {
    this.level = preference('level');
    this.board = new Board(move => this.answer(move.move));
    this.moves = new MoveTable(move => this.answer(move.move ?? move), move => this.board.light(move));
    this.board.element.addEventListener('hovered', e => this.moves.light(e.detail));
    this.reasons = new Reasons();
    this.reasons.element.hidden = true;
    this.task = h('h2', { class: 'status task-line' });
    this.rules = h('p', { class: 'rules-line' });
    this.verdict = h('p', { class: 'marked', role: 'status' });
    this.count = h('p', { class: 'help' });
    this.trouble = h('div', { role: 'alert' });
    this.buttons = h('div', { class: 'row buttons' });
    this.list = h('details', { class: 'more' }, h('summary', {}, t('analysis.moves')), this.moves.element);
    place.append(h('h1', { class: 'unseen' }, t('puzzles.title')), this.trouble,
      h('div', { class: 'table open' },
        this.stage = h('section', { class: 'stage', 'aria-label': t('puzzles.title') }, this.board.element),
        h('aside', { class: 'panel puzzle-side', 'aria-label': t('puzzles.title') }, this.commit = commitButton(this.board), this.count, this.task, this.rules, this.verdict, this.buttons, this.reasons.element, this.list, this.more = this.others())));
  }

  /** Other puzzles than today's. */
  others() {
    this.own = h('input', { id: 'own', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', placeholder: 'nim(3,4,5)' });
    return h('details', { class: 'more' }, h('summary', {}, t('puzzles.others')), h('div', { class: 'row' },
      choice(t('puzzles.level'), LEVELS.map(level => [level, t('puzzles.' + level)]), this.level, level => { this.level = level; prefer('level', level); this.next(); }),
      h('form', { class: 'own', submit: e => { e.preventDefault(); if (this.own.value.trim()) this.take({ expression: this.own.value }); } },
        h('label', { class: 'field wide' }, h('span', {}, t('puzzles.own')), this.own), h('button', {}, t('puzzles.pose')))));
  }

  /** A new puzzle of the level that is chosen. */
  next() {
    return this.take({ level: this.level });
  }

  /** The puzzle of a day, the same for all. */
  ofDay(day) {
    this.day = day;
    return this.take({ level: 'easy', seed: Number(day.replaceAll('-', '')) }, day);
  }

  async take(question, day) {
    this.trouble.replaceChildren();
    this.verdict.textContent = t('puzzles.making');
    try {
      const puzzle = await ask('puzzle', question);
      const { expression, join, ending, play } = puzzle;
      this.day = day;
      this.question = { expression, join, ending, play, rules: question.rules };
      this.state = remember(await ask('play', { ...this.question, values: true }));
      this.puzzle = puzzle;
      this.solution = this.state.moves.find(move => move.leaves === 'P');
      this.pointed = undefined;
      this.hints = this.state.states[0].parts.length > 1 ? ['idea', 'component', 'move'] : this.state.moves.length > 4 ? ['idea', 'half', 'move'] : ['idea', 'move'];
      this.solved = this.tried = false;
      keepLink('puzzles', day ? { day } : { e: expression, join, ending, play, rules: question.rules });
      this.board.begin();
      this.show();
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(problem) {
    if (problem instanceof Error) console.error(problem);
    this.verdict.textContent = '';
    this.trouble.replaceChildren(fault(problem));
    this.posed(Boolean(this.state));
  }

  /** Whether there is a puzzle to be seen: else only others can be chosen. */
  posed(yes) {
    this.stage.hidden = this.list.hidden = !yes;
    if (yes) return;
    this.more.open = true;
    refill(this.buttons, h('button', { type: 'button', class: 'main', click: () => this.next() }, t('puzzles.next')));
  }

  show() {
    this.posed(true);
    const { state } = this, { goal, how } = goalAndHow(state, this.question);
    this.task.replaceChildren(phrased(t('puzzles.which')));
    this.rules.replaceChildren(h('b', {}, phrased(goal)), ' ', phrased(how));
    this.verdict.textContent = '';
    this.verdict.className = 'marked';
    this.reasons.element.hidden = true;
    this.pose();
    this.list.open = !this.board.covers(state.moves);
    this.moves.show(state, 'off', true);
    this.tools();
  }

  /** The puzzle stands on the board. */
  pose() {
    this.board.show(this.state.states[0].parts, this.state.moves, null, true);
    captions(this.board);
  }

  tools() {
    const button = (key, work, off, look) => h('button', { type: 'button', class: look, disabled: off, click: work }, t(key));
    refill(this.buttons,
      button('play.hint', () => this.hint(), this.solved || !this.hints.length),
      button('puzzles.next', () => this.next(), false, this.solved && 'main'),
      button('play.copy', () => this.copy()),
      h('a', { class: 'button', href: linkTo('play', { e: this.question.expression, join: this.question.join, ending: this.question.ending, play: this.question.play, rules: this.question.rules }) }, t('puzzles.play')));
    const done = noted('puzzles', {}), counts = LEVELS.filter(level => done[level]).map(level => t('puzzles.count', { level: t('puzzles.' + level), n: done[level] }));
    const { streak } = daily();
    this.count.textContent = [this.day && t('puzzles.day', { day: this.day }), streak > 1 && t('puzzles.streak', { n: streak }), ...counts].filter(Boolean).join(' · ');
  }

  /** Marks a move: right, or how it is answered; says whether it is a move. */
  async answer(text) {
    this.trouble.replaceChildren();
    if (this.solved) return true;
    try {
      const after = remember(await ask('play', { ...this.question, moves: [text], reply: 100 }));
      if (this.solved) return true; // by a click before
      const made = after.states[1];
      if (made.move === this.solution.move) this.win(made);
      else await this.wrong(made, after.states[2]);
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  /** The answer to a wrong move is shown on the board, then the puzzle stands again. */
  async wrong(made, reply) {
    this.tried = true;
    this.tell('lose', '✕ ' + t(reply ? 'puzzles.wrong' : 'puzzles.over', { move: made.moveText, reply: reply?.moveText }));
    await showAnswer(this.board, this.question, [made.move], [made, reply]);
    this.pose();
    this.pointed?.(); // a hint may have been asked for while the answer was shown
  }

  win(made) {
    this.solved = true;
    if (!this.tried) {
      const done = noted('puzzles', {});
      done[this.puzzle.level] = (done[this.puzzle.level] || 0) + 1;
      note('puzzles', done);
    }
    if (this.day) daily(this.day);
    this.tell('win', '✓ ' + t('puzzles.right', { move: made.moveText }));
    this.board.show(made.parts, [], null, false);
    this.tools();
    return this.explain();
  }

  tell(look, text) {
    this.verdict.className = 'marked ' + look;
    this.verdict.textContent = text;
    say(text);
  }

  /** Why it wins, which is asked only now: by what is seen on the board, else by the values of what is left. */
  async explain() {
    const { question, state } = this;
    const { argument } = await ask('puzzle', { ...question, explained: true }).catch(() => ({}));
    if (question !== this.question) return; // of another puzzle by now
    if (argument?.pairs) this.board.pair(argument.pairs);
    this.reasons.element.hidden = false;
    const text = told(argument);
    if (text) this.reasons.say(text);
    else this.reasons.show(state, question);
  }

  /** One hint after the other: what to aim at, where, and last which. */
  hint() {
    const kind = this.hints.shift(), { component } = this.solution.exchanges[0];
    if (kind === 'move') this.tried = true;
    this.pointed = {
      component: () => this.board.point(component),
      half: () => this.board.pointNear(this.solution.move),
      move: () => this.board.light(this.solution),
    }[kind];
    this.pointed?.();
    this.tell('', t('puzzles.hint.' + kind, { n: this.state.moves.length, move: this.solution.text }));
    this.tools();
  }

  async copy() {
    this.tell('', t(await copyShared()));
  }
}

export async function open(place, link) {
  const view = new PuzzleView(place);
  const one = link.one;
  if (one('e')) await view.take({ expression: one('e'), join: one('join'), ending: one('ending'), play: one('play'), rules: one('rules') });
  else await view.ofDay(/^\d{4}-\d\d-\d\d$/.test(one('day')) ? one('day') : today());
  return view;
}
