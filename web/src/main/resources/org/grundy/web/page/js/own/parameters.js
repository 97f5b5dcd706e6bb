// The parameters of rules as sliders, those that are sets as lists of numbers.

import { h } from '../dom.js';
import { t } from '../words.js';

const LEAST_MOST = 10;
const isNumber = value => /^-?\d+$/.test(value);
const bare = set => set.replace(/^\{|\}$/g, '');
const written = value => isNumber(value) ? value : `{${bare(value)}}`;

/** The smallest and the largest value that a slider offers: parameters are mostly amounts, from 1 on. */
const span = usual => [Math.min(usual > 0 ? 1 : 0, usual * 2), Math.max(LEAST_MOST, usual * 2)];

export class Parameters {
  /**
   * @param given the values that the link holds
   * @param changed called when a value is another
   */
  constructor(given, changed) {
    Object.assign(this, { given, changed, names: [], usual: [], values: [] });
    this.element = h('div', { class: 'sliders', role: 'group', 'aria-label': t('rules.parameters'), hidden: true });
  }

  /** Shows the parameters of a game. A value that was chosen stays, unless the text has another one to begin with. */
  show({ parameters, values: usual }) {
    const kept = parameters.map((name, i) => {
      const before = this.names.indexOf(name);
      return before >= 0 && this.usual[before] === usual[i] ? this.values[before] : this.given[i] ?? usual[i];
    });
    const alike = String(parameters) === String(this.names) && String(usual) === String(this.usual);
    this.given = [];
    if (alike) return;
    Object.assign(this, { names: parameters, usual, values: kept.map((value, i) => fits(value, usual[i]) ? written(value) : usual[i]) });
    this.element.hidden = !parameters.length;
    this.element.replaceChildren(...parameters.map((name, i) => isNumber(usual[i]) ? this.slider(name, i) : this.list(name, i)));
  }

  slider(name, i) {
    const [least, most] = span(Number(this.usual[i])), now = Number(this.values[i]);
    const typed = h('input', { type: 'number', class: 'slider-number', value: now, 'aria-label': name, input: e => { if (e.target.validity.valid && e.target.value !== '') set(e.target.value, bar); } });
    const bar = h('input', { type: 'range', min: Math.min(least, now), max: Math.max(most, now), value: now, 'aria-label': name, input: e => set(e.target.value, typed) });
    const set = (value, other) => {
      if (other === bar) { bar.min = Math.min(least, value); bar.max = Math.max(most, value); }
      other.value = value;
      this.values[i] = String(value);
      this.changed();
    };
    return h('div', { class: 'slider' }, h('b', { 'aria-hidden': 'true' }, name), bar, typed);
  }

  list(name, i) {
    const read = e => {
      const good = /^\s*-?\d+(\s*[,，\s]\s*-?\d+|\s*\.\.\s*-?\d+)*\s*$/.test(e.target.value);
      e.target.setAttribute('aria-invalid', String(!good));
      if (!good) return;
      this.values[i] = `{${e.target.value.trim().replace(/\s*[,，]\s*|\s+(?!\.\.)/g, ',')}}`;
      this.changed();
    };
    return h('label', { class: 'slider' }, h('b', {}, name), h('input', { class: 'wide', value: bare(this.values[i]), inputmode: 'text', spellcheck: 'false', autocomplete: 'off', input: read }));
  }

  /** What stands behind the name of the game: nothing where all is as the text has it. */
  get brackets() {
    return this.values.some((value, i) => value !== this.usual[i]) || this.needed ? `[${this.values.join()}]` : '';
  }

  /** The values as the link holds them. */
  get kept() {
    return this.values.some((value, i) => value !== this.usual[i]) ? this.values.map(bare) : [];
  }

  /** Ranges of the parameters, where all are numbers: for what holds of every value. */
  get ranges() {
    return this.names.length && this.usual.every(isNumber) ? this.names.map((name, i) => `${name}=${Math.max(1, span(Number(this.usual[i]))[0])}..${Math.max(6, Number(this.usual[i]) + 1)}`) : null;
  }
}

/** Whether a value of the link is of the kind that the rules want. */
const fits = (value, usual) => isNumber(usual) ? isNumber(value) : /^[{]?[-\d,. ]+[}]?$/.test(value);
