// Own rules: a text with its errors in place; beside it grow its values and its pattern, and a program is one press away.

import { h } from './dom.js';
import { ask } from './api.js';
import { graphEditor } from './graph-editor.js';
import { keepLink, linkTo } from './link.js';
import { examples } from './own/examples.js';
import { FormatBox } from './own/format.js';
import { manual } from './own/manual.js';
import { Parameters } from './own/parameters.js';
import { ProgramBox } from './own/program.js';
import { Results } from './own/results.js';
import { language, problemText, t } from './words.js';

const PAUSE = 250, LEAST_LINES = 3, ACROSS = 10, HEAP = 12;

class RulesView {
  constructor(place, link) {
    this.text = h('textarea', { id: 'rules', rows: LEAST_LINES, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', value: link.one('rules') || examples[0].rules, input: () => this.soon(), 'aria-describedby': 'rules-said' });
    this.marks = h('pre', { class: 'marks', 'aria-hidden': 'true' });
    this.said = h('div', { id: 'rules-said', role: 'status' });
    this.which = h('div', { class: 'row', hidden: true });
    this.parameters = new Parameters(link.all('p'), () => this.turned());
    this.actions = h('div', { class: 'own-actions' });
    this.chosen = link.one('game');
    this.at = link.one('e');
    this.program = new ProgramBox(link.one('program'), () => this.keep());
    this.format = new FormatBox({ input: link.one('input'), words: link.one('words') }, () => { this.keep(); this.program.rewrite(); });
    const across = Number(link.one('row'));
    this.results = new Results({ across: across >= 2 && across <= 24 ? across : ACROSS, refolded: () => this.keep() });
    place.append(h('h1', {}, t('rules.title')), h('div', { class: 'own-rules' },
      h('section', { class: 'panel own-text', 'aria-label': t('rules.text') }, h('label', { for: 'rules' }, t('rules.help')), h('div', { class: 'editor' }, this.marks, this.text), this.said, this.which, this.parameters.element, this.actions, this.format.element, this.program.element, manual()),
      this.gallery(), this.results.element), this.others());
    this.text.addEventListener('scroll', () => { this.marks.scrollTop = this.text.scrollTop; });
  }

  gallery() {
    const card = each => h('button', { type: 'button', class: 'example', click: () => this.begin(each) }, h('span', { class: 'sand' }, each.draw()), h('span', {}, h('b', {}, each.title[language()]), ' ', h('code', {}, each.rules)));
    return h('section', { class: 'own-examples', 'aria-labelledby': 'examples' }, h('h2', { id: 'examples' }, t('rules.examples')), h('div', { class: 'examples', tabindex: '0', role: 'group', 'aria-labelledby': 'examples' }, examples.map(card)));
  }

  begin({ rules, start }) {
    this.text.value = rules.replaceAll('; ', '\n');
    this.at = start;
    this.changed();
    this.check();
    this.text.scrollIntoView({ block: 'nearest' });
  }

  /** Another text: whatever was known of the one before goes at once. */
  changed() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.mark(null);
    this.said.replaceChildren(h('p', { class: 'help' }, t('own.reading')));
    this.actions.replaceChildren();
    this.program.clear();
    this.parameters.element.inert = true;
    this.which.hidden = true;
    this.results.clear(t('own.reading'), true);
  }

  soon() {
    this.changed();
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  /** Other parameters: the values are pale until those that belong to them are there. */
  turned() {
    this.results.fade();
    this.program.clear();
    this.act();
    this.grow();
  }

  mark(problem) {
    const text = this.text.value;
    this.text.rows = Math.max(LEAST_LINES, text.split('\n').length + 1);
    if (problem?.start === undefined) {
      this.marks.replaceChildren(text + '\n');
      return;
    }
    const end = Math.max(problem.end, problem.start + 1);
    this.marks.replaceChildren(text.slice(0, problem.start), h('mark', {}, text.slice(problem.start, end) || ' '), text.slice(end) + '\n');
  }

  async check() {
    clearTimeout(this.timer);
    const { signal } = this.again(), rules = this.text.value;
    keepLink('rules', { rules });
    if (!rules.trim()) { this.said.replaceChildren(); this.results.clear(t('own.empty'), false); return; }
    await this.attempt(signal, async () => {
      const games = await ask('rules', { rules }, signal);
      this.game = games.find(({ name }) => name === this.chosen) ?? games[0];
      this.games(games);
      this.parameters.show(this.game);
      this.explain();
      this.act();
      await this.values(signal);
    });
  }

  /** A new question: the one before is not waited for any more. */
  again() {
    this.asking?.abort();
    return this.asking = new AbortController();
  }

  async attempt(signal, work) {
    try {
      await work();
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Error) console.error(problem);
      this.fail(problem);
    }
  }

  grow() {
    const { signal } = this.again();
    return this.attempt(signal, () => this.values(signal));
  }

  async values(signal) {
    this.keep();
    const named = this.named, at = this.position;
    await this.results.grow({ rules: this.text.value, game: this.game, named, at, ranges: this.parameters.ranges }, signal);
    this.program.reopen();
  }

  /** The game with its parameters, as expressions write it. */
  get named() {
    const { example, name } = this.game, usual = example.slice(0, example.indexOf('('));
    return this.parameters.brackets ? name + this.parameters.brackets : usual;
  }

  /** A position to begin with: the one that was asked for, a heap that is worth playing on, or what the engine suggests. */
  get position() {
    const { name, example, list } = this.game, asked = this.at?.startsWith(name + '(') ? this.at : example, written = asked.slice(asked.indexOf('('));
    return this.named + (asked === example && !list && /^\(\d+\)$/.test(written) ? `(${HEAP})` : written);
  }

  fail(problem) {
    const text = this.text.value, before = text.slice(0, problem.start ?? 0).split('\n'), inText = problem.start !== undefined && (problem.source === undefined || problem.source === text);
    this.mark(inText ? problem : null);
    const where = inText ? t('rules.line', { line: before.length, column: before.at(-1).length + 1 }) : '';
    this.said.replaceChildren(h('p', { class: 'fault' }, where + problemText(problem)));
    this.actions.replaceChildren();
    this.results.clear(t('own.none'), false);
  }

  /** A text may have several games: one of them is looked at. */
  games(all) {
    this.which.hidden = all.length < 2;
    this.which.replaceChildren(...all.map(({ name }) => h('button', { type: 'button', 'aria-pressed': String(name === this.game.name), click: () => { this.chosen = name; this.changed(); this.check(); } }, name)));
  }

  explain() {
    const { measures, form } = this.game;
    this.parameters.element.inert = false;
    this.said.replaceChildren(h('p', {}, h('b', { class: 'win' }, '✓ ' + t('rules.fine')), ' ', t('rules.form', { form }), t('graph.stop'), measures.length ? t('rules.ends', { measures: measures.join(', ') }) : t('rules.noend')));
  }

  act() {
    const rules = this.text.value;
    this.format.about(this.game);
    this.program.about({ rules, game: this.named, name: this.game.name, ranges: this.parameters.ranges, format: this.format });
    this.actions.replaceChildren(h('a', { class: 'button main', href: linkTo('play', { e: this.position, rules }) }, t('rules.play')), this.program.buttons());
  }

  keep() {
    const { results: { across }, program } = this;
    keepLink('rules', {
      rules: this.text.value, p: this.parameters.kept, game: this.which.hidden ? undefined : this.game?.name, e: this.at, row: across === ACROSS ? undefined : across, program: program.shown, ...this.format.kept,
    });
  }

  others() {
    const go = make => event => { event.preventDefault(); location.hash = make(new FormData(event.target)); };
    const field = (name, label, value) => h('label', { class: 'field' }, h('span', {}, label), h('input', { name, value, spellcheck: 'false' }));
    return h('section', { class: 'panel below', 'aria-label': t('rules.codes') }, h('h2', {}, t('rules.codes')),
      h('div', { class: 'row' },
        h('form', { class: 'row', submit: go(data => linkTo('sequence', { code: data.get('code') })) }, field('code', t('rules.octal'), '0.137'), h('button', {}, t('rules.open'))),
        h('form', { class: 'row', submit: go(data => linkTo('sequence', { code: `subtraction[${data.get('set')}]` })) }, field('set', t('rules.set'), '1,3,4'), h('button', {}, t('rules.open')))),
      graphEditor());
  }
}

export async function open(place, link) {
  const view = new RulesView(place, link);
  view.results.clear(t('own.reading'), false);
  await view.check();
  return view;
}
