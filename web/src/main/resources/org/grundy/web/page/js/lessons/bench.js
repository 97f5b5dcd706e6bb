// A board of a lesson with what belongs to it: how one moves, whose turn it is, rods that follow what is held, a button for
// the thumb. It plays against the reader, unless a task takes the moves.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { Board } from '../board/board.js';
import { goalAndHow } from '../brief.js';
import { captions } from '../captions.js';
import { commitButton } from '../commit.js';
import { moveMark } from '../moves.js';
import { problemText, t } from '../words.js';
import { linkOfPosition } from './commands.js';
import { RodView } from './rodview.js';

const PERFECT = 100;

export class Bench {
  /** @param how { show: what is written on moves, rods: which step of the rods, take: called with a move in place of the computer's answer } */
  constructor(how = {}) {
    this.how = how;
    this.board = new Board(move => how.take ? how.take(move) : this.make(move.move));
    this.brief = h('p', { class: 'how' });
    this.status = h('p', { class: 'status', role: 'status' });
    this.again = h('button', { type: 'button', hidden: Boolean(how.take), click: () => this.begin(this.position, this.start) }, t('lessons.again'));
    this.large = h('a', {}, t('lessons.open'));
    this.rods = how.rods === undefined ? null : new RodView(this.board, Number(how.rods));
    this.stage = h('section', { class: 'stage', 'aria-label': t('lessons.board') }, this.board.element, this.status);
    this.elements = [this.brief, this.stage, commitButton(this.board), h('div', { class: 'row bench-bar' }, this.again, this.large), this.rods?.element].filter(Boolean);
  }

  /** A position to begin with; the computer moves first where the reader is second. */
  begin(position, start = {}) {
    Object.assign(this, { position, start, moves: [], state: null });
    this.large.href = linkOfPosition(position);
    this.board.begin();
    return this.load(start.second ? { reply: PERFECT } : {});
  }

  /** Asks for the position after the moves so far, with what moves are worth where that is shown. */
  asked(moves, more) {
    return ask('play', { ...this.position, moves, ...more, values: Boolean(this.how.show || this.rods) || undefined });
  }

  async load(more = {}, moves = this.moves) {
    try {
      const state = await this.asked(moves, more);
      if (!this.state && more.reply !== undefined) this.show(await this.asked(moves, {}), false);
      if (state.replied) await this.board.demo(state.states.at(-1).move);
      this.moves = state.states.slice(1).map(each => each.move);
      this.show(state, !state.over && this.mine(state));
      if (!this.how.take && !state.over && !this.mine(state)) await this.load({ reply: PERFECT });
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(problem) {
    if (problem instanceof Error) console.error(problem);
    this.status.textContent = problemText(problem);
    this.board.interactive = true;
  }

  mine(state) {
    return (state.mover === 'first') === !this.start.second;
  }

  show(state, interactive) {
    this.state = state;
    const { goal, how } = goalAndHow(state, this.position), { show } = this.how;
    this.brief.replaceChildren(h('b', {}, goal), ' ', how);
    this.board.show(state.states.at(-1).parts, state.moves, show && (move => moveMark(move, show)), interactive);
    captions(this.board);
    this.rods?.show(state, this.position);
    this.status.textContent = this.how.take ? '' : this.turn(state);
  }

  /** The position after a move, to be looked at. */
  async after(move) {
    const state = await ask('play', { ...this.position, moves: [...this.moves, move] });
    this.board.show(state.states.at(-1).parts, [], null, false);
    this.rods?.show(state, this.position);
  }

  turn(state) {
    if (state.drawn) return t('over.drawn');
    if (state.over) return t((state.winner === 'first') === !this.start.second ? 'over.you' : 'over.computer');
    return t(this.mine(state) ? 'turn.you' : 'turn.thinking');
  }

  async make(move) {
    this.board.interactive = false; // one move at a time
    await this.load({}, [...this.moves, move]);
  }
}
