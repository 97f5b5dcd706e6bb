// Who wins is to be said, and then to be shown: by the move that wins, or, where none does, by answering the computer's.
// After a wrong word another position comes, where the exercise has one.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { option } from '../references.js';
import { t } from '../words.js';
import { Bench } from './bench.js';
import { positionsOf } from './commands.js';
import { judgedMove } from './finding.js';
import { todo, Verdict } from './verdict.js';

class Who {
  constructor(scene, context) {
    this.positions = positionsOf(scene);
    this.at = 0;
    this.verdict = new Verdict(context);
    this.buttons = ['N', 'P', ...context.topic === 'loopy' ? ['D'] : []].map(said =>
      h('button', { type: 'button', class: 'answer', click: () => this.verdict.attempt(() => this.say(said)) }, t('lessons.' + said)));
    this.words = h('div', {});
    this.bench = new Bench({ take: made => this.verdict.attempt(() => this.take(made)), rods: option(scene.arguments, '--rods') });
    this.pose();
  }

  /** The board stands still until it is said who wins. */
  pose() {
    this.words.replaceChildren(todo('who'));
    this.buttons.forEach(button => { button.disabled = false; });
    this.ready = this.bench.begin(this.positions[this.at % this.positions.length]).then(() => this.bench.show(this.bench.state, false));
  }

  async say(said) {
    await this.ready;
    const known = await ask('analyze', this.bench.position);
    if (known.outcome !== said) {
      this.verdict.tell(false, this.positions.length > 1 ? t('lessons.fresh') : t('lessons.look'));
      this.at++;
      if (this.positions.length > 1) this.pose();
      return;
    }
    this.buttons.forEach(button => { button.disabled = true; });
    this.reason = known.reason.map(step => step.text).join(' ');
    if (!this.bench.state.moves.length) { this.verdict.solve(this.reason); return; }
    if (said === 'P') await this.challenge();
    else this.bench.show(this.bench.state, true);
    this.verdict.note('✓ ' + t('lessons.show.' + said));
    this.words.replaceChildren(todo('show.' + said));
  }

  /** The computer moves, though it cannot win: the answer is the reader's. */
  async challenge() {
    const { bench } = this;
    const state = await ask('play', { ...bench.position, moves: [], reply: 100 });
    await bench.board.demo(state.states.at(-1).move);
    bench.moves = state.states.slice(1).map(each => each.move);
    bench.show(state, !state.over);
    if (state.over) this.verdict.solve(this.reason);
  }

  async take(made) {
    const { good } = await judgedMove(this.bench, this.verdict, made);
    if (!good) return;
    await this.bench.after(made.move);
    this.verdict.solve(this.reason);
  }
}

export function who(scene, context) {
  const asked = new Who(scene, context);
  return { beside: asked.bench.elements, asked: [asked.words, h('div', { class: 'row', role: 'group', 'aria-label': t('lessons.who') }, asked.buttons), asked.verdict.element] };
}
