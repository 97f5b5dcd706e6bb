// Own rules: a text with its errors in place and its table beside it; codes and sets; a graph drawn by hand.

import { h, say } from './dom.js';
import { ask, askLong } from './api.js';
import { keepLink, linkTo } from './link.js';
import { exported } from './programs.js';
import { problemText, t } from './words.js';
import { graphEditor } from './graph-editor.js';
import { foundTexts } from './references.js';
import { valueTable } from './valuetable.js';

const EXAMPLES = {
  squares: 'squares: n -> n - k^2  for k in 1..isqrt(n)',
  halve: 'halve: n -> n / 2  if n > 0\n       n -> n - 1  if n > 0',
  queen: 'queen: (x, y) -> (x - k, y)      for k in 1..x\n       (x, y) -> (x, y - k)      for k in 1..y\n       (x, y) -> (x - k, y - k)  for k in 1..min(x, y)',
  kayles: 'pins: n -> [a] & [n - k - a]  for k in 1..2, a in 0..n-k  if k <= n',
};

/** What can be written, each with its meaning. */
const WRITTEN = {
  move: 'n -> n - k  for k in 1..3', choice: 'n -> n - 1, n - 3', set: 'for s in {1, 3, 4}', pair: '(x, y) -> (x - k, y)', split: 'n -> [a] & [n - 1 - a]',
  nothing: 'n -> nothing', condition: 'if n % 2 = 0 and n > 4', parameter: 'take(m = 3): …', misere: 'play misere', number: 'min max isqrt gcd  + - * / % ^',
};

const manual = () => h('details', { class: 'more' }, h('summary', {}, t('rules.manual')), h('table', { class: 'manual' },
  h('tbody', {}, Object.entries(WRITTEN).map(([name, code]) => h('tr', {}, h('td', {}, h('code', {}, code)), h('td', {}, t('rules.how.' + name)))))));

class RulesView {
  constructor(place, link) {
    this.text = h('textarea', { id: 'rules', rows: 8, spellcheck: 'false', autocapitalize: 'off', value: link.one('rules') || EXAMPLES.squares, input: () => this.soon(), 'aria-describedby': 'rules-said' });
    this.marks = h('pre', { class: 'marks', 'aria-hidden': 'true' });
    this.said = h('div', { id: 'rules-said', role: 'status' });
    this.table = h('section', { class: 'panel', 'aria-label': t('rules.table') });
    this.found = h('div', { role: 'status' });
    place.append(h('h1', {}, t('rules.title')),
      h('p', { class: 'row' }, t('rules.examples') + ': ', Object.keys(EXAMPLES).map(name => h('button', { type: 'button', click: () => { this.text.value = EXAMPLES[name]; this.check(); } }, name))),
      h('div', { class: 'table' },
        h('section', { class: 'panel', 'aria-label': t('rules.text') }, h('label', { for: 'rules' }, t('rules.help')), h('div', { class: 'editor' }, this.marks, this.text), manual(), this.said, this.found),
        this.table),
      this.others());
    this.text.addEventListener('scroll', () => { this.marks.scrollTop = this.text.scrollTop; });
  }

  soon() {
    clearTimeout(this.timer);
    this.mark(null);
    this.said.inert = true; // it speaks of what stood there before
    this.timer = setTimeout(() => this.check(), 300);
  }

  mark(problem) {
    const text = this.text.value;
    if (!problem || problem.start === undefined) {
      this.marks.replaceChildren(text + '\n');
      return;
    }
    const end = Math.max(problem.end, problem.start + 1);
    this.marks.replaceChildren(text.slice(0, problem.start), h('mark', {}, text.slice(problem.start, end) || ' '), text.slice(end) + '\n');
  }

  async check() {
    const rules = this.text.value;
    keepLink('rules', { rules });
    this.found.replaceChildren();
    try {
      const games = await ask('rules', { rules });
      if (rules !== this.text.value) return;
      this.mark(null);
      this.said.inert = false;
      this.explain(games[0], rules);
      await this.tabulate(games[0], rules);
    } catch (problem) {
      if (problem instanceof Error) console.error(problem);
      if (rules === this.text.value) this.fail(problem);
    }
  }

  fail(problem) {
    this.mark(problem);
    this.said.inert = false;
    const before = this.text.value.slice(0, problem.start ?? 0).split('\n');
    const where = problem.start === undefined ? '' : t('rules.line', { line: before.length, column: before.at(-1).length + 1 });
    this.said.replaceChildren(h('p', { class: 'fault' }, where + problemText(problem)));
  }

  explain(game, rules) {
    this.said.replaceChildren(
      h('p', { class: 'win' }, '✓ ' + t('rules.fine')), h('p', {}, t('rules.form', { form: game.form })),
      h('p', {}, game.measures.length ? t('rules.ends', { measures: game.measures.join(', ') }) : t('rules.noend')),
      h('div', { class: 'row' }, h('a', { class: 'button', href: linkTo('play', { e: game.example, rules }) }, t('rules.play')),
        h('button', { type: 'button', click: () => this.discover(rules) }, t('rules.discover')),
        game.numbers.length === 2 && h('a', { class: 'button', href: linkTo('map', { game: game.name, rules, to: 20 }) }, t('map.title'))),
      exported({ rules }));
  }

  async tabulate(game, rules) {
    const pairs = game.numbers.length === 2 && !game.list;
    if (game.list || game.numbers.length > 2) {
      this.table.replaceChildren(h('h2', {}, t('rules.table')), h('p', {}, game.form));
      return;
    }
    const named = game.example.slice(0, game.example.indexOf('('));
    const table = await ask('table', { game: named, rules, show: 'grundy', x: [0, pairs ? 12 : 40], y: pairs ? [0, 12] : undefined, time: 3000 });
    if (rules !== this.text.value) return;
    this.table.replaceChildren(h('h2', {}, t('rules.table')), valueTable(table));
  }

  async discover(rules) {
    const bar = h('p', {});
    this.found.replaceChildren(bar);
    try {
      const reports = await askLong('discover', { rules, time: 20000 }, told => { bar.textContent = t('rules.searching', { n: told.done }); });
      const texts = foundTexts(reports);
      this.found.replaceChildren(h('h2', {}, t('rules.found')), ...texts.map(text => h('pre', { tabindex: '0' }, text)));
      this.found.scrollIntoView({ block: 'nearest' });
      say(texts[0]);
    } catch (problem) {
      this.found.replaceChildren(h('p', { class: 'fault' }, problemText(problem)));
    }
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
  await view.check();
  return view;
}
