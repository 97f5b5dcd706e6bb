// What a judge's input looks like and how it is answered: a format and two words, filled in by examples made of the names of
// the rules.

import { h } from '../dom.js';
import { t } from '../words.js';

const WORDS = 'Alice,Bob';

export class FormatBox {
  /** @param changed called when another format or other words are written */
  constructor({ input, words }, changed) {
    this.changed = changed;
    this.input = this.field('format.input', input, '*(n)');
    this.words = this.field('format.words', words, WORDS);
    this.examples = h('div', { class: 'row', role: 'group', 'aria-label': t('format.examples') });
    this.sample = ['format.samplein', 'format.sampleout'].map(key => this.lines(key));
    this.found = h('p', { class: 'help', role: 'status' });
    this.element = h('details', { class: 'more own-format', open: Boolean(input || words) }, h('summary', {}, t('format.title')), h('p', { class: 'help' }, t('format.help')),
      this.input.label, this.examples, this.words.label, h('p', { class: 'help' }, t('format.sample')), h('div', { class: 'row own-sample' }, this.sample.map(({ label }) => label)), this.found);
  }

  field(key, value, placeholder) {
    const box = h('input', { value: value ?? '', placeholder, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', change: () => this.changed() });
    return { box, label: h('label', { class: 'field' }, h('span', {}, t(key)), box) };
  }

  /** A box for the text of a sample. */
  lines(key) {
    const box = h('textarea', { rows: 3, spellcheck: 'false', autocapitalize: 'off', change: () => { this.found.textContent = ''; this.changed(); } });
    return { box, label: h('label', { class: 'field' }, h('span', {}, t(key)), box) };
  }

  /** Takes the format under which the program answers the sample, where one was given. */
  answered({ input, words }) {
    const given = 'sampleInput' in this.fields;
    if (given && input) Object.assign(this.input.box, { value: input });
    if (given && words) this.words.box.value = words.join(',');
    this.found.textContent = given ? t('format.answered') : '';
    return given;
  }

  /** Examples with the names of a game. */
  about({ form, parameters, list }) {
    const inside = form.slice(form.indexOf('(') + 1, -1).split(',').map(name => name.trim()), numbers = inside.filter(name => /^\w+$/.test(name) && name !== list);
    const all = [...parameters, ...numbers], names = all.join(' ');
    const texts = list ? [`T*(${[...all, 'c'].join(' ')} ${list}[c])`, `${names} ${list}[line]`.trim(), `*(c ${list}[c]) until 0`]
      : [`T*(${names})`, `*(${names})`, `*(${names}) until ${all.map(() => 0).join(' ')}`, ...numbers.length === 1 ? [`T*(${[...parameters, 'c'].join(' ')} sum c*${numbers[0]})`] : []];
    this.examples.replaceChildren(...texts.map((text, i) => h('button', { type: 'button', title: t(list ? ['format.cases', 'format.line', 'format.zero'][i] : ['format.cases', 'format.end', 'format.zero', 'format.sum'][i]), click: () => {
      this.input.box.value = text;
      this.changed();
    } }, h('code', {}, text))));
  }

  /** What a question for a program says of it. */
  get fields() {
    const input = this.input.box.value.trim(), words = this.words.box.value.trim();
    const [sampleInput, sampleOutput] = this.sample.map(({ box }) => box.value);
    return {
      ...input && { input }, ...words && { words: words.split(',').map(word => word.trim()) }, ...sampleInput.trim() && sampleOutput.trim() && { sampleInput, sampleOutput },
    };
  }

  /** What a link keeps. */
  get kept() {
    return { input: this.input.box.value.trim() || undefined, words: this.words.box.value.trim() || undefined };
  }
}
