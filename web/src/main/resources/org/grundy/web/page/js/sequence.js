// Nim-sequences as a plot: preperiod, period and exceptions marked, any stretch to zoom to, its values as a table below.

import { copy, h, say } from './dom.js';
import { ask, askFile, askLong } from './api.js';
import { byNumber, outcomeTicks, Plot } from './chart/plot.js';
import { fault } from './fault.js';
import { fileButtons } from './files.js';
import { keepLink } from './link.js';
import { valueTable } from './valuetable.js';
import { t } from './words.js';

const USUAL = 150, MOST_TO = 99999, LOOKED_THROUGH = 20000, MOST_LISTED = 1000, MOST_EXCEPTIONS = 40, FOOT = 180, NARROW = 720;
const PERIOD_WORK = 40_000_000; // steps: some seconds, whatever else the machine does

class SequenceView {
  constructor(place, link) {
    this.code = h('input', { id: 'code', value: link.one('code') || 'kayles', spellcheck: 'false', autocapitalize: 'off', required: true, pattern: '.*\\S.*', 'aria-describedby': 'code-help' });
    this.to = h('input', { id: 'to', type: 'number', min: 4, max: MOST_TO, value: link.one('to') || USUAL });
    this.rules = link.one('rules');
    this.trouble = h('div', { role: 'alert' });
    this.verdict = h('p', { class: 'verdict' });
    this.plot = new Plot({ label: t('sequence.plot'), pointed: n => this.point(n), stretch: (from, to) => this.go(from, to) });
    this.tip = h('p', { class: 'note', role: 'status' });
    this.shown = h('div', { hidden: true }, h('p', { class: 'printed' }), this.verdict, this.plot.element, this.tip);
    this.more = h('div', {});
    place.append(h('h1', {}, t('sequence.title')), this.form(), this.trouble, this.shown, this.more);
    this.range = link.one('range')?.split('-').map(Number);
  }

  form() {
    return h('form', { class: 'setup', submit: e => { e.preventDefault(); this.range = null; this.load(); } },
      h('label', { class: 'field wide' }, h('span', {}, t('sequence.code')), this.code), h('label', { class: 'field' }, h('span', {}, t('sequence.to')), this.to),
      h('button', { class: 'main' }, t('sequence.go')), h('p', { id: 'code-help', class: 'help' }, t('sequence.help')));
  }

  async load() {
    this.asking?.abort();
    const { signal } = this.asking = new AbortController();
    this.trouble.replaceChildren();
    this.shown.classList.add('stale');
    this.more.replaceChildren();
    this.tip.textContent = t('sequence.computing');
    try {
      const asked = { code: this.code.value, rules: this.rules, to: Math.max(4, Math.min(MOST_TO, Math.trunc(Number(this.to.value)) || USUAL)) };
      this.to.value = asked.to;
      const data = await this.values(asked, signal);
      const report = data.table ? {} : await ask('period', { code: asked.code, rules: this.rules, max: Math.max(asked.to, LOOKED_THROUGH), work: PERIOD_WORK }, signal);
      this.show(data, report);
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Error) console.error(problem);
      this.shown.hidden = true;
      this.trouble.replaceChildren(fault(problem));
    }
  }

  /** The values of a code or a set; else those of rules, which are computed as a table. */
  async values({ code, rules, to }, signal) {
    const tell = told => { this.tip.textContent = t('rules.searching', { n: told.done }); };
    try {
      return await askLong('sequence', { code, rules, to }, tell, signal);
    } catch (problem) {
      if (problem.type !== '/problems/input') throw problem;
      const table = await askLong('table', { game: code, rules, x: [0, to] }, tell, signal).catch(() => { throw problem; });
      if (table.y) throw problem;
      const values = byNumber(table), max = values.reduce((best, value, at) => value > best.value ? { value, at } : best, { value: 0, at: 0 });
      return { table, values, max };
    }
  }

  show(data, report) {
    const last = data.values.length - 1, [from, to] = this.range ?? [];
    this.range = from >= 0 && from < to && to <= last ? [from, to] : [0, last];
    Object.assign(this, { data, report, bad: new Set(report.exceptions ?? []) });
    this.shown.hidden = false;
    this.shown.classList.remove('stale');
    this.shown.querySelector('.printed').textContent = this.code.value;
    this.verdict.textContent = report.proved ? t('sequence.period', { period: report.period, preperiod: report.preperiod, saltus: report.saltus ? t('sequence.saltus', { saltus: report.saltus }) : '' }) : t('sequence.open');
    this.tools();
    this.draw();
  }

  /** What stands below the plot; it is made once for a sequence. */
  tools() {
    const { data, report } = this, button = (key, work) => h('button', { type: 'button', click: work }, t(key)), key = look => h('span', { class: 'key' }, h('i', { class: 'dot ' + look }), t('sequence.key.' + look));
    const exceptions = report.exceptions?.length && t('sequence.exceptions', { list: report.exceptions.slice(0, MOST_EXCEPTIONS).join(', ') + (report.exceptionCount > MOST_EXCEPTIONS ? ' …' : '') });
    this.listed = h('section', { class: 'panel below', 'aria-label': t('sequence.table') });
    this.more.replaceChildren(...[
      h('div', { class: 'row' }, button('sequence.zoomin', () => this.plot.zoom(0.5)), button('sequence.zoomout', () => this.plot.zoom(2)), button('sequence.left', () => this.shift(-0.5)), button('sequence.right', () => this.shift(0.5)), button('sequence.reset', () => this.go(0, data.values.length - 1))),
      report.proved && h('div', { class: 'row' }, ['cyclic', 'exception', 'preperiod'].map(key)),
      data.table?.show !== 'outcome' && h('p', {}, t('sequence.max', { value: data.max.value, at: data.max.at })), exceptions && h('p', {}, exceptions), this.listed,
      h('div', { class: 'row' }, button('sequence.copy', () => this.copy()), fileButtons(['svg', 'png', 'csv'], () => 'sequence', type => this.file(type), this.trouble))].filter(Boolean));
  }

  draw() {
    const [from, to] = this.range, { data, report } = this, { values } = data;
    keepLink('sequence', { code: this.code.value, to: this.to.value, rules: this.rules, range: from === 0 && to === values.length - 1 ? undefined : this.range.join('-') });
    this.plot.draw({
      values, from, to, height: this.height(), look: (_, n) => this.bad.has(n) ? 'exception' : report.proved ? 'cyclic' : 'open',
      ticks: data.table?.show === 'outcome' ? outcomeTicks(values) : undefined, name: data.table?.x.name, period: report.proved ? { length: report.period, before: report.preperiod } : null,
    });
    this.tip.textContent = t('sequence.range', { from, to });
    const last = Math.min(to, from + MOST_LISTED - 1);
    this.listed.replaceChildren(h('h2', {}, t('sequence.table')), valueTable({ show: data.table?.show ?? 'grundy', x: { name: data.table?.x.name ?? 'n', from }, values: values.slice(from, last + 1) }), ...(last < to ? [h('p', { class: 'help' }, t('sequence.first', { n: MOST_LISTED }))] : []));
  }

  /** As high as the window shows without scrolling. */
  height() {
    const room = innerHeight - this.plot.element.getBoundingClientRect().top - scrollY - (innerWidth > NARROW ? FOOT / 2 : FOOT);
    return Math.max(220, Math.min(460, room));
  }

  point(n) {
    this.tip.textContent = t('sequence.heap', { n, value: this.data.values[n] });
  }

  shift(share) {
    const [from, to] = this.range, by = Math.round((to - from) * share), last = this.data.values.length - 1;
    const kept = Math.max(-from, Math.min(last - to, by));
    this.go(from + kept, to + kept);
  }

  go(from, to) {
    const last = this.data.values.length - 1;
    this.range = [Math.max(0, Math.min(from, last - 4)), Math.min(last, Math.max(to, from + 4))];
    this.draw();
  }

  async copy() {
    const [from, to] = this.range, done = await copy(this.data.values.slice(from, to + 1).join(', '));
    this.tip.textContent = t(done ? 'sequence.copied' : 'copy.refused');
    say(this.tip.textContent);
  }

  /** The part that is shown, as a file. */
  file(type) {
    const [from, to] = this.range, { rules, data: { table } } = this, code = this.code.value;
    return table ? askFile('table', { game: code, rules, x: [from, to] }, type) : askFile('sequence', { code, rules, from, to }, type);
  }
}

export async function open(place, link) {
  const view = new SequenceView(place, link);
  await view.load();
  return view;
}
