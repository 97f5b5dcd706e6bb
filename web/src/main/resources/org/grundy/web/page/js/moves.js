// The moves as a table beside the board, what each is worth, and a field to type one.

import { h, oneStop, refill } from './dom.js';
import { t } from './words.js';

/** What is shown on a move: who wins by it as a shape, a colour and a text. */
export function moveMark(move, kind) {
  if (move.leaves === undefined && move.grundy === undefined) return null;
  const look = { P: 'win', N: 'lose', D: 'draw' }[move.leaves] || 'unknown';
  const sign = { win: '✓', lose: '✕', draw: '=', unknown: '?' }[look];
  const number = kind === 'grundy' ? move.grundy : kind === 'remoteness' ? move.remoteness : undefined;
  const label = [t('mark.' + look),
    kind === 'grundy' && number !== undefined && t('mark.grundy', { n: number }),
    kind === 'remoteness' && number !== undefined && t('mark.remoteness', { n: number })].filter(Boolean).join(', ');
  return { look, sign, text: number ?? sign, label };
}

export class MoveTable {
  /** @param make makes a move and says whether it could be made, @param light lights it on the board */
  constructor(make, light) {
    this.make = make;
    this.lightBoard = light;
    this.rows = new Map();
    this.body = h('div', { class: 'moves' });
    this.newStops = oneStop(this.body);
    this.typed = h('input', { id: 'typed', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', placeholder: t('moves.typeHelp') });
    this.form = h('form', { class: 'row', submit: e => { e.preventDefault(); this.makeTyped(); } },
      h('label', { class: 'field wide' }, h('span', {}, t('moves.type')), this.typed), h('button', {}, t('moves.go')));
    this.element = h('section', { class: 'panel', 'aria-label': t('moves.title') }, h('h2', {}, t('moves.title')), this.form, this.body);
  }

  /** Makes the move that was typed; one with a mistake stays, to be mended. */
  async makeTyped() {
    const written = this.typed.value;
    if (written.trim() && await this.make(written) && this.typed.value === written) this.typed.value = '';
  }

  show(state, kind, mine) {
    this.rows.clear();
    this.form.hidden = state.over;
    const moves = state.moves.slice(0, 200);
    const valued = kind !== 'off';
    const [graded, timed] = ['grundy', 'remoteness'].map(known => valued && moves.some(move => move[known] !== undefined));
    const row = move => {
      const mark = valued && moveMark(move, kind);
      const button = h('button', {
        type: 'button', class: 'move', 'aria-disabled': !mine && 'true', click: () => mine && this.make(move),
        pointerenter: () => this.lightBoard(move), pointerleave: () => this.lightBoard(null), focus: () => this.lightBoard(move), blur: () => this.lightBoard(null),
      }, move.text);
      const element = h('tr', {}, h('td', {}, button),
        valued && h('td', { class: 'sign ' + (mark?.look || '') }, mark ? mark.sign + ' ' + t('mark.' + mark.look) : '…'),
        graded && h('td', { class: 'number' }, move.grundy ?? ''), timed && h('td', { class: 'number' }, move.remoteness ?? ''));
      this.rows.set(move.move, element);
      return element;
    };
    refill(this.body, ...(moves.length
      ? [h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, t('moves.move')),
        valued && h('th', {}, t('moves.result')), graded && h('th', { class: 'number' }, t('moves.grundy')), timed && h('th', { class: 'number' }, t('moves.remoteness')))),
      h('tbody', {}, moves.map(row))),
      (!state.allMoves || state.moves.length > moves.length) && h('p', { class: 'help' }, t('moves.some', { n: moves.length }))].filter(Boolean)
      : [h('p', {}, t('moves.none'))]));
    this.newStops();
  }

  light(move) {
    for (const [name, element] of this.rows) element.classList.toggle('lit', name === move?.move);
  }
}
