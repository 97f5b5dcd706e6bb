// Nim-sequences as a plot: preperiod, period and exceptions marked, any stretch to zoom to, values to copy.

import { copy, h, refill, s, save, say } from './dom.js';
import { ask, askFile, askLong } from './api.js';
import { fault } from './fault.js';
import { keepLink } from './link.js';
import { t } from './words.js';

const H = 320, LEFT = 46, RIGHT = 14, BOTTOM = 30, MOST_TO = 99999, MOST_DOTS = 6000;

class SequenceView {
  constructor(place, link) {
    this.code = h('input', { id: 'code', value: link.one('code') || 'kayles', spellcheck: 'false', autocapitalize: 'off', required: true, pattern: '.*\\S.*' });
    this.to = h('input', { id: 'to', type: 'number', min: 1, max: MOST_TO, value: link.one('to') || 150 });
    this.rules = link.one('rules');
    this.trouble = h('div', { role: 'alert' });
    this.words = h('div', { class: 'panel' });
    this.plot = h('div', { class: 'plot' });
    this.tip = h('p', { class: 'note', role: 'status' });
    place.append(h('h1', {}, t('sequence.title')),
      h('form', { class: 'setup', submit: e => { e.preventDefault(); this.load(); } },
        h('label', { class: 'field wide' }, h('span', {}, t('sequence.code')), this.code),
        h('label', { class: 'field' }, h('span', {}, t('sequence.to')), this.to),
        h('button', { class: 'main' }, t('sequence.go')), h('p', { class: 'help' }, t('sequence.help'))),
      this.trouble, this.words, this.plot, this.tip);
    this.range = link.one('range')?.split('-').map(Number);
  }

  async load() {
    this.trouble.replaceChildren();
    this.tip.textContent = t('turn.thinking');
    try {
      const asked = { code: this.code.value, rules: this.rules, to: Math.max(4, Math.min(MOST_TO, Math.trunc(Number(this.to.value)) || 150)) };
      this.to.value = asked.to;
      this.data = await askLong('sequence', asked, told => { this.tip.textContent = t('rules.searching', { n: told.done }); });
      this.report = await ask('period', { code: this.code.value, rules: this.rules, max: Math.max(asked.to, 20000), time: 4000 });
      const last = this.data.values.length - 1;
      this.range = this.range && this.range[1] <= last && this.range[0] < this.range[1] ? this.range : [0, last];
      this.tip.textContent = '';
      this.show();
    } catch (problem) {
      if (problem instanceof Error) console.error(problem);
      this.tip.textContent = '';
      this.trouble.replaceChildren(fault(problem));
    }
  }

  show() {
    const { data, report } = this;
    keepLink('sequence', { code: this.code.value, to: this.to.value, rules: this.rules, range: this.range.join('-') });
    const exceptions = report.exceptions?.length ? t('sequence.exceptions', { list: report.exceptions.slice(0, 40).join(', ') + (report.exceptionCount > 40 ? ' …' : '') }) : '';
    this.words.replaceChildren(...[
      h('p', { class: 'printed' }, this.code.value),
      h('p', { class: 'verdict' }, report.proved ? t('sequence.period', { period: report.period, preperiod: report.preperiod, saltus: report.saltus ? t('sequence.saltus', { saltus: report.saltus }) : '' }) : t('sequence.open')),
      exceptions && h('p', {}, exceptions), h('p', {}, t('sequence.max', { value: data.max.value, at: data.max.at })),
      h('div', { class: 'row' },
        h('button', { type: 'button', click: () => this.copy() }, t('sequence.copy')),
        ...[['image/svg+xml', 'svg'], ['image/png', 'png'], ['text/csv', 'csv']].map(([type, ending]) =>
          h('button', { type: 'button', click: () => this.export(type, ending) }, t('export.as') + ' ' + t('export.' + ending))))].filter(Boolean));
    this.draw();
  }

  draw() {
    const [from, to] = this.range;
    const values = this.data.values;
    const W = Math.max(280, Math.min(900, this.plot.clientWidth - 20)); // so that letters are as large as elsewhere
    const count = to - from + 1, step = Math.max(1, Math.ceil(count / MOST_DOTS));
    const highest = Math.max(1, ...Array.from({ length: Math.ceil(count / step) }, (_, i) => values[from + i * step]));
    const x = n => LEFT + (n - from + 0.5) * (W - LEFT - RIGHT) / count, y = v => 8 + (highest - v) * (H - BOTTOM - 16) / highest;
    const bad = new Set(this.report.exceptions || []);
    const before = this.report.proved ? Math.min(Math.max(this.report.preperiod, from), to + 1) : from;
    const radius = Math.max(1.3, Math.min(4, (W - LEFT) / count / 2.4));
    const dots = [];
    for (let n = from; n <= to; n += step) {
      const look = bad.has(n) ? 'exception' : this.report.proved ? 'cyclic' : 'open';
      dots.push(bad.has(n) ? s('rect', { x: x(n) - radius, y: y(values[n]) - radius, width: 2 * radius, height: 2 * radius, class: look }) : s('circle', { cx: x(n), cy: y(values[n]), r: radius, class: look }));
    }
    const ticks = axis(highest).map(v => [s('line', { x1: LEFT, x2: W - RIGHT, y1: y(v), y2: y(v), class: 'rule' }), s('text', { x: LEFT - 8, y: y(v) + 4, class: 'tick left' }, v)]);
    const across = axis(count - 1, W < 500 ? 4 : 8).map(d => s('text', { x: x(from + d), y: H - 8, class: 'tick' }, from + d));
    const cursor = s('line', { y1: 8, y2: H - BOTTOM, class: 'cursor', x1: -9, x2: -9 });
    const svg = s('svg', {
      viewBox: `0 0 ${W} ${H}`, class: 'chart', role: 'application', tabindex: '0', 'aria-label': t('sequence.plot') + ' ' + t('sequence.range', { from, to }),
      pointermove: e => this.point(at(e), cursor, x), pointerdown: e => { this.pressed = at(e); }, pointerup: e => this.select(at(e)),
      keydown: e => this.onKey(e, cursor, x), wheel: e => { e.preventDefault(); this.zoom(e.deltaY < 0 ? 0.7 : 1 / 0.7, at(e)); },
    },
    before > from && s('rect', { x: LEFT, y: 8, width: x(before - 0.5) - LEFT, height: H - BOTTOM - 8, class: 'preperiod' }), ticks, across, cursor, dots);
    const at = e => { const box = svg.getBoundingClientRect(); return Math.max(from, Math.min(to, from + Math.floor(((e.clientX - box.x) / box.width * W - LEFT) / (W - LEFT - RIGHT) * count))); };
    const button = (key, work) => h('button', { type: 'button', click: work }, t(key));
    refill(this.plot, svg,
      h('div', { class: 'row' }, h('span', { class: 'key' }, h('i', { class: 'dot cyclic' }), t('sequence.keyCycle')), h('span', { class: 'key' }, h('i', { class: 'dot exception' }), t('sequence.keyException')), h('span', { class: 'key' }, h('i', { class: 'dot preperiod' }), t('sequence.keyPre'))),
      h('div', { class: 'row' }, button('sequence.zoomin', () => this.zoom(0.5)), button('sequence.zoomout', () => this.zoom(2)), button('sequence.left', () => this.shift(-0.5)), button('sequence.right', () => this.shift(0.5)), button('sequence.reset', () => this.go(0, values.length - 1)), h('span', { class: 'help' }, t('sequence.range', { from, to }))),
      h('details', {}, h('summary', {}, t('sequence.table')), h('p', { class: 'values' }, values.slice(from, Math.min(to + 1, from + 2000)).join(', '))));
  }

  point(n, cursor, x) {
    this.here = n;
    cursor.setAttribute('x1', x(n));
    cursor.setAttribute('x2', x(n));
    this.tip.textContent = t('sequence.heap', { n, value: this.data.values[n] });
  }

  select(n) {
    if (this.pressed !== undefined && Math.abs(this.pressed - n) > 2) this.go(Math.min(this.pressed, n), Math.max(this.pressed, n));
    this.pressed = undefined;
  }

  onKey(event, cursor, x) {
    const [from, to] = this.range;
    const here = this.here ?? from;
    if (event.key === 'ArrowRight') this.point(Math.min(to, here + 1), cursor, x);
    else if (event.key === 'ArrowLeft') this.point(Math.max(from, here - 1), cursor, x);
    else if (event.key === '+') this.zoom(0.5, here);
    else if (event.key === '-') this.zoom(2, here);
    else return;
    event.preventDefault();
  }

  zoom(factor, around) {
    const [from, to] = this.range;
    const middle = around ?? (from + to) / 2, half = (to - from) * factor;
    const share = (middle - from) / Math.max(1, to - from);
    this.go(Math.round(middle - half * share), Math.round(middle + half * (1 - share)));
  }

  shift(share) {
    const [from, to] = this.range, by = Math.round((to - from) * share), last = this.data.values.length - 1;
    const kept = Math.max(-from, Math.min(last - to, by));
    this.go(from + kept, to + kept);
  }

  go(from, to) {
    const last = this.data.values.length - 1;
    this.range = [Math.max(0, Math.min(from, last - 4)), Math.min(last, Math.max(to, from + 4))];
    keepLink('sequence', { code: this.code.value, to: this.to.value, rules: this.rules, range: this.range.join('-') });
    const focus = this.plot.contains(document.activeElement) && document.activeElement.matches('.chart');
    this.draw();
    if (focus) this.plot.querySelector('.chart').focus();
  }

  async copy() {
    const [from, to] = this.range;
    const done = await copy(this.data.values.slice(from, to + 1).join(', '));
    this.tip.textContent = t(done ? 'sequence.copied' : 'copy.refused');
    say(this.tip.textContent);
  }

  async export(type, ending) {
    const [from, to] = this.range;
    try {
      save(await askFile('sequence', { code: this.code.value, rules: this.rules, from, to }, type), 'sequence.' + ending);
    } catch (problem) {
      this.trouble.replaceChildren(fault(problem));
    }
  }
}

/** Round numbers from 0 to a largest one. */
function axis(most, wanted = 5) {
  const rough = Math.max(1, most / wanted), power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export async function open(place, link) {
  const view = new SequenceView(place, link);
  await view.load();
  return view;
}
