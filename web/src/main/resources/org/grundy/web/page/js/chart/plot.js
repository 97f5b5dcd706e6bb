// A plot of the values of 0, 1, 2 …: numbered axes, what repeats marked, walked over by keys, any stretch to zoom to.

import { h, s } from '../dom.js';
import { t } from '../words.js';
import { rounds } from './axis.js';

const LEFT = 46, RIGHT = 24, TOP = 22, BOTTOM = 40, MOST_DOTS = 6000, LEAST_WIDE = 280, LETTER = 9;

export class Plot {
  /**
   * @param label of the plot, for those who cannot see it
   * @param pointed called with the number that the pointer or an arrow key is at
   * @param stretch called with both ends of what is to be shown from now on; left out where that does not change
   */
  constructor({ label, pointed, stretch }) {
    Object.assign(this, { label, pointed, stretch });
    this.element = h('div', { class: 'plot' });
    new ResizeObserver(() => { if (this.shown && this.element.clientWidth && this.element.clientWidth !== this.wide) this.draw(this.shown); }).observe(this.element);
  }

  /**
   * @param shown what is drawn: { values, from, to } and perhaps `look` of a value at n, `period` as { length, before },
   *   `height`, and `ticks`, which names values: [[0, 'P'], [1, 'N']]
   */
  draw(shown) {
    const focus = this.element.contains(document.activeElement);
    this.shown = shown;
    this.wide = this.element.clientWidth;
    this.W = Math.max(LEAST_WIDE, this.wide || 640);
    this.H = shown.height ?? 300;
    const { from, to, values } = shown;
    this.count = to - from + 1;
    this.step = Math.max(1, Math.ceil(this.count / MOST_DOTS));
    this.places = Array.from({ length: Math.ceil(this.count / this.step) }, (_, i) => from + i * this.step).filter(n => known(values[n]));
    this.most = Math.max(1, ...this.places.map(n => values[n]).filter(Number.isFinite));
    if (shown.ticks) this.most = shown.ticks.at(-1)[0];
    this.endless = this.places.some(n => values[n] === '∞');
    this.cursor = s('line', { y1: TOP, y2: this.H - BOTTOM, class: 'cursor', x1: -9, x2: -9 });
    this.svg = s('svg', {
      viewBox: `0 0 ${this.W} ${this.H}`, class: 'chart', role: 'application', tabindex: '0', 'aria-label': `${this.label} ${t('sequence.range', { from, to })}`,
      pointermove: e => this.point(this.at(e)), pointerdown: e => { this.pressed = this.at(e); }, pointerup: e => this.release(this.at(e)), keydown: e => this.onKey(e),
    }, this.before(), this.across(), this.upwards(), this.repeats(), this.cursor, this.places.map(n => this.dot(n)));
    this.element.replaceChildren(this.svg);
    if (focus) this.svg.focus();
  }

  x(n) { return LEFT + (n - this.shown.from + 0.5) * (this.W - LEFT - RIGHT) / this.count; }

  y(value) {
    const top = this.most + (this.endless ? 1 : 0), v = value === '∞' ? top : value;
    return TOP + 6 + (top - v) * (this.H - TOP - BOTTOM - 14) / Math.max(1, top);
  }

  dot(n) {
    const { values, look } = this.shown, r = Math.max(1.7, Math.min(5, (this.W - LEFT) / this.count / 2.6)), kind = look?.(values[n], n) ?? 'open';
    const at = { x: this.x(n), y: this.y(values[n]) };
    return kind === 'exception' ? s('rect', { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r, class: kind }) : s('circle', { cx: at.x, cy: at.y, r: kind === 'lost' ? r + 0.6 : r, class: kind });
  }

  /** What comes before the period is shaded. */
  before() {
    const { period, from, to } = this.shown;
    if (!period || period.before <= from) return null;
    return s('rect', { x: LEFT, y: TOP, width: this.x(Math.min(period.before, to + 1) - 0.5) - LEFT, height: this.H - BOTTOM - TOP, class: 'preperiod' });
  }

  /** Each period has a bracket above it, as far as they can be told apart; the first that has room says how long it is. */
  repeats() {
    const { period, from, to } = this.shown;
    if (!period) return null;
    const { length, before } = period, wide = length * (this.W - LEFT - RIGHT) / this.count, text = t('plot.period', { n: length });
    const first = before + Math.max(0, Math.ceil((from - before) / length)) * length, nodes = [];
    if (first > to) return null;
    const all = wide >= 12 ? Math.floor((to + 1 - first) / length) : 0;
    for (let i = 0; i < Math.max(1, all); i++) {
      const a = this.x(first + i * length - 0.5), b = Math.min(this.x(first + (i + 1) * length - 0.5), this.W - RIGHT);
      nodes.push(s('path', { class: 'period' + (i % 2 ? ' next' : ''), d: `M${a + 1},${TOP - 2}v-5H${b - 1}v5` }), s('line', { class: 'seam', x1: a, x2: a, y1: TOP, y2: this.H - BOTTOM }));
    }
    const middle = this.x(first - 0.5) + wide / 2, half = text.length * LETTER / 2;
    nodes.push(s('text', { class: 'tick', x: Math.max(LEFT + half, Math.min(this.W - RIGHT - half, middle)), y: 11 }, text));
    return nodes;
  }

  across() {
    const { from, to } = this.shown, base = this.H - BOTTOM;
    return [s('line', { x1: LEFT, x2: this.W - RIGHT, y1: base, y2: base, class: 'axis' }),
      ...rounds(from, to, this.W < 500 ? 5 : 10).map(n => [s('line', { x1: this.x(n), x2: this.x(n), y1: base, y2: base + 5, class: 'axis' }), s('text', { x: this.x(n), y: base + 19, class: 'tick' }, n)]),
      s('text', { x: (LEFT + this.W - RIGHT) / 2, y: this.H - 5, class: 'tick name' }, this.shown.name ?? 'n')].flat();
  }

  upwards() {
    const named = this.shown.ticks ?? rounds(0, this.most, Math.max(2, this.H / 60)).map(v => [v, v]);
    return [...named, ...(this.endless ? [['∞', '∞']] : [])].map(([v, text]) => [
      s('line', { x1: LEFT, x2: this.W - RIGHT, y1: this.y(v), y2: this.y(v), class: 'rule' }), s('text', { x: LEFT - 8, y: this.y(v) + 4, class: 'tick left' }, text)]);
  }

  at(event) {
    const box = this.svg.getBoundingClientRect(), { from, to } = this.shown;
    return Math.max(from, Math.min(to, from + Math.floor(((event.clientX - box.x) / box.width * this.W - LEFT) / (this.W - LEFT - RIGHT) * this.count)));
  }

  point(n) {
    this.here = n;
    this.cursor.setAttribute('x1', this.x(n));
    this.cursor.setAttribute('x2', this.x(n));
    this.pointed?.(n);
  }

  release(n) {
    if (this.stretch && this.pressed !== undefined && Math.abs(this.pressed - n) > 2) this.stretch(Math.min(this.pressed, n), Math.max(this.pressed, n));
    this.pressed = undefined;
  }

  onKey(event) {
    const { from, to } = this.shown, here = Math.max(from, Math.min(to, this.here ?? from - 1));
    const next = { ArrowRight: Math.min(to, here + 1), ArrowLeft: Math.max(from, here - 1), Home: from, End: to }[event.key];
    if (next !== undefined) this.point(next);
    else if (this.stretch && (event.key === '+' || event.key === '-')) this.zoom(event.key === '+' ? 0.5 : 2, here);
    else return;
    event.preventDefault();
  }

  /** Shows a stretch that is so many times as long, around a number or the middle. */
  zoom(factor, around) {
    const { from, to } = this.shown, middle = around ?? (from + to) / 2, long = (to - from) * factor, share = (middle - from) / Math.max(1, to - from);
    this.stretch(Math.round(middle - long * share), Math.round(middle + long * (1 - share)));
  }
}

const OUTCOMES = [[0, 'P'], [1, 'N']];

/** How outcomes are named on the axis: draws only where there are any. */
export const outcomeTicks = values => values.includes(2) ? [...OUTCOMES, [2, 'D']] : OUTCOMES;

/** The values of a table by their numbers, from 0 on; what comes before the table is not known. */
export const byNumber = ({ x, values }) => [...Array(Number(x.from)).fill(null), ...values];

const known = value => value !== null && value !== undefined;
