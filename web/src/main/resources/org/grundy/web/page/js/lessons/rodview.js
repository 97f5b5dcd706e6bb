// Rods below a board: the values of its parts, and, while a move is held, what they would be after it.

import { h } from '../dom.js';
import { ask } from '../api.js';
import { canBeRods, rods } from '../rods.js';
import { named } from '../why.js';

export class RodView {
  constructor(board, stage) {
    this.stage = stage;
    this.element = h('div', { class: 'panel rod-view', hidden: true });
    board.element.addEventListener('hovered', ({ detail }) => this.hold(detail));
  }

  /** The parts of a position, as the engine values them. */
  async show(state, position) {
    this.state = state;
    this.position = position;
    this.rows = null;
    const rows = state.over || !state.moves.length ? null : await this.valued(state.states.at(-1).expression);
    if (this.state !== state) return;
    this.rows = rows;
    this.draw(rows);
  }

  async valued(expression) {
    const known = await ask('analyze', { ...this.position, expression }).catch(() => null);
    for (const { quantities } of known?.reason ?? []) {
      if (quantities.names?.length && quantities.values) return { names: named(quantities.names), values: quantities.values };
      if (quantities.heaps) return { names: quantities.heaps.map(() => ''), values: quantities.heaps };
    }
    return known?.grundy != null ? { names: [expression], values: [known.grundy] } : null;
  }

  draw(rows, changed) {
    this.element.hidden = !rows || !canBeRods(rows.values);
    if (!this.element.hidden) this.element.replaceChildren(rods(rows.names, rows.values, this.stage, { changed, pick: stage => { this.stage = stage; } }));
  }

  /** The rods after a move that is held: the part that it changes is worth what makes the whole right. */
  hold(move) {
    const { rows, state } = this;
    if (!rows) return;
    const parts = state.states.at(-1).parts, at = move?.exchanges[0]?.component;
    if (!move || move.exchanges.length !== 1 || move.grundy === undefined || parts.length !== rows.values.length) { this.draw(rows); return; }
    const others = rows.values.reduce((all, value, i) => i === at ? all : all ^ Number(value), 0);
    this.draw({ names: rows.names, values: rows.values.map((value, i) => i === at ? others ^ Number(move.grundy) : value) }, at);
  }
}
