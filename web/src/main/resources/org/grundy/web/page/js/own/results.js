// What grows beside rules: the pattern, a plot or a map, a table, and a board to begin on. Nothing of it outlives its rules.

import { h } from '../dom.js';
import { ask, askLong } from '../api.js';
import { Board } from '../board/board.js';
import { Heatmap } from '../chart/heatmap.js';
import { legend } from '../chart/legend.js';
import { byNumber, outcomeTicks, Plot } from '../chart/plot.js';
import { linkTo } from '../link.js';
import { positionAt, valueText } from '../map.js';
import { valueTable } from '../valuetable.js';
import { t } from '../words.js';
import { patterns } from './pattern.js';

const FIRST = { line: 40, square: 12 }, LATER = { line: 200, square: 30 }, LISTED = 6, TABLED = 100, PAUSE = 250;
const FIRST_WORK = 30_000_000, LATER_WORK = 50_000_000; // steps: some seconds

/** The edge of a panel, the room beside a map and the largest one, and where screens are small. */
const FRAME = 34, TOLD = 200, LARGEST = 440, NARROW = 832;

const panel = (name, ...content) => h('section', { class: `panel own-${name}`, 'aria-label': t('own.' + name) }, h('h2', {}, t('own.' + name)), content);

const places = ({ example }) => example.slice(example.indexOf('(') + 1, -1).split(',');

/** Whether a position is one number. */
const isLine = game => !game.list && places(game).length === 1;

/** What is asked of a table: the game, or a position in which two of its numbers vary. */
function varied(game, named) {
  const all = places(game);
  return !game.list && all.length < 3 ? named : `${named}(${['x', 'y', ...game.list ? [] : all.slice(2)].join()})`;
}

export class Results {
  /** @param fold how many numbers stand in a row of the table, and what is called when the reader changes that */
  constructor({ across, refolded }) {
    Object.assign(this, { across, refolded });
    this.element = h('div', { class: 'own-results' });
    this.tip = h('p', { class: 'map-tip', role: 'status' });
    this.plot = new Plot({ label: t('sequence.plot'), pointed: n => this.told(n) });
    this.map = new Heatmap({ label: t('map.canvas'), pointed: (i, j) => this.told(i, j), chosen: () => this.tip.querySelector('a')?.click() });
    this.board = new Board(move => { location.hash = linkTo('play', { e: this.position, rules: this.rules, m: move.move }); });
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  /** The values go: they are of other rules. Their room stays for those to come, unless there are none. */
  clear(text, keepsRoom) {
    this.element.style.setProperty('min-height', keepsRoom ? this.element.offsetHeight + 'px' : '0');
    this.element.classList.remove('stale');
    this.element.inert = false;
    this.table = null;
    this.element.replaceChildren(h('p', { class: 'waiting' }, text));
  }

  /** The values are of other parameters: they are pale until the new ones are there. */
  fade() {
    this.element.classList.add('stale');
    this.element.inert = true;
  }

  /**
   * Shows a game, a little at first and then more.
   * @param game as the engine describes it; named with its parameters; at a position to begin with; ranges of the parameters
   */
  async grow({ rules, game, named, at, ranges }, signal) {
    const question = { game: varied(game, named), rules };
    const table = (sizes, work) => {
      const to = [0, game.list ? LISTED : isLine(game) ? sizes.line : sizes.square];
      return ask('table', { ...question, x: to, y: to, work }, signal);
    };
    let first = await table(FIRST, FIRST_WORK);
    if (first.values.flat().includes('∞')) { // play can go on for ever: then who wins says more
      question.show = 'outcome';
      first = await table(FIRST, FIRST_WORK);
    }
    this.begin(rules, first, named);
    await this.begun(at, signal);
    if (!game.list) this.draw(await table(LATER, LATER_WORK));
    await new Promise(done => setTimeout(done, PAUSE));
    if (!signal.aborted) await this.look({ rules, game: named }, game.name, ranges, signal);
  }

  begin(rules, table, named) {
    this.rules = rules;
    this.named = named;
    this.found = h('div', { class: 'patterns', role: 'status' }, h('p', { class: 'help' }, t('own.looking')));
    this.picture = h('div', { class: 'own-picture' }, table.y ? h('div', { class: 'map-card' }, this.map.element) : this.plot.element);
    this.values = h('div', {});
    this.keys = h('div', { class: 'row legend' });
    this.play = panel('board', this.board.element);
    const larger = linkTo(table.y ? 'map' : 'sequence', table.y ? { game: table.game, rules, show: table.show, to: LATER.square } : { code: named, rules });
    this.tip.textContent = '';
    this.element.style.setProperty('min-height', '0');
    this.element.classList.remove('stale');
    this.element.inert = false;
    this.element.replaceChildren(panel('pattern', this.found), panel(table.y ? 'map' : 'plot', this.picture, h('div', { class: 'own-told' }, this.tip, this.keys, h('a', { href: larger }, t('own.larger')))), panel('table', this.values), this.play);
    this.draw(table);
    this.fold();
  }

  draw(table) {
    this.table = table;
    if (table.y) {
      this.map.show(table);
      this.keys.replaceChildren(...legend(table, this.map.most));
    } else {
      const from = Number(table.x.from), values = byNumber(table), outcomes = table.show === 'outcome';
      this.plot.draw({
        values, from, to: values.length - 1, height: outcomes ? 140 : 220, name: table.x.name || 'n', look: value => value === 0 ? 'lost' : 'open',
        ticks: outcomes ? outcomeTicks(values) : undefined,
      });
    }
    this.fit();
    this.list();
  }

  /** A map leaves room for what is told of it: beside it, or below it on small screens. */
  fit() {
    const wide = this.element.clientWidth - FRAME;
    if (this.table?.y && wide > 0) this.map.fit(innerWidth > NARROW ? Math.min(LARGEST, wide - TOLD) : wide);
  }

  list() {
    const { table } = this, shown = table.y ? { ...table, values: table.values.slice(0, FIRST.square + 1).map(row => row.slice(0, FIRST.square + 1)) } : { ...table, values: table.values.slice(0, TABLED - Number(table.x.from)) };
    this.values.querySelector('.scroll')?.remove();
    this.values.prepend(valueTable(shown, this.across));
  }

  /** Rows of another length show what repeats: then its columns are alike. */
  fold() {
    if (this.table.y) return;
    const said = h('output', {}, this.across);
    this.values.append(h('label', { class: 'slider fold' }, h('span', {}, t('own.fold')), h('input', { type: 'range', min: 2, max: 24, value: this.across, input: e => {
      this.across = Number(e.target.value);
      said.textContent = this.across;
      this.list();
      this.refolded(this.across);
    } }), said));
  }

  told(i, j) {
    const { table } = this, x = table.y ? Number(table.x.from) + i : i, y = table.y && Number(table.y.from) + j, value = table.y ? table.values[j][i] : table.values[i - Number(table.x.from)];
    const e = table.y ? positionAt(table.game, x, y) : `${this.named}(${x})`;
    this.tip.replaceChildren(h('b', {}, table.y ? `(${x}, ${y})` : `${table.x.name || 'n'} = ${x}`), t('colon'), valueText(table.show, value), ' ', h('a', { href: linkTo('play', { e, rules: this.rules }) }, t('map.play')));
  }

  /** A board to begin on; games that cannot be played are left without. */
  async begun(at, signal) {
    this.position = at;
    try {
      const state = await ask('play', { expression: at, rules: this.rules }, signal);
      this.board.begin();
      this.board.show(state.states[0].parts, state.moves, null, true);
    } catch (problem) {
      if (signal.aborted) throw problem;
      this.play.remove();
    }
  }

  /** Looks for a formula, and then for one that holds for all parameters. */
  async look(question, name, ranges, signal) {
    const search = more => askLong('discover', { ...question, ...more }, told => { if (!this.found.querySelector('.pattern')) this.found.replaceChildren(h('p', { class: 'help' }, t('rules.searching', { n: told.done }))); }, signal);
    try {
      const cards = patterns(await search({}));
      this.found.replaceChildren(h('div', {}, cards.length ? cards : h('p', {}, t('rules.nothing'))));
      if (!ranges) return;
      const all = patterns((await search({ game: name, vary: ranges })).slice(0, 1));
      if (all.length) this.found.append(h('div', {}, h('h3', {}, t('own.every')), all));
    } catch (problem) {
      if (signal.aborted) throw problem;
      if (!this.found.querySelector('.pattern')) this.found.replaceChildren(h('p', {}, t('rules.nothing')));
    }
  }
}
