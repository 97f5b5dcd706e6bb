// Maps of values or outcomes over two numbers: hovered, zoomed, walked over by keys, saved, and played from.

import { h, choice, save } from './dom.js';
import { askFile, askLong } from './api.js';
import { fault } from './fault.js';
import { keepLink, linkTo } from './link.js';
import { t } from './words.js';

const GAMES = ['wythoff', 'euclid', 'chomp', 'bomb', 'kiki', 'marbles', 'turningcorners', 'grossman'];
const KINDS = ['grundy', 'outcome', 'remoteness', 'moves'];

/** The position of a game, or of a sum in which x and y vary, at two numbers. */
function positionAt(game, x, y) {
  const filled = game.replace(/(?<=[(（,，;；]\s*)[xy](?=\s*[)）,，;；])/g, letter => letter === 'x' ? x : y);
  return filled === game ? `${game}(${x},${y})` : filled;
}

class MapView {
  constructor(place, link) {
    this.game = h('input', { id: 'mapgame', list: 'mapgames', value: link.one('game') || 'wythoff', spellcheck: 'false', autocapitalize: 'off', required: true, pattern: '.*\\S.*' });
    this.to = h('input', { id: 'mapto', type: 'number', min: 1, max: 400, value: link.one('to') || 30 });
    this.kind = link.one('show') || 'grundy';
    this.rules = link.one('rules');
    this.trouble = h('div', { role: 'alert' });
    this.canvas = h('canvas', {
      class: 'map', tabindex: '0', role: 'application', 'aria-label': t('map.canvas'), pointermove: e => this.data?.y && this.point(...this.cell(e)), click: e => this.data?.y && this.point(...this.cell(e)),
      keydown: e => this.onKey(e),
    });
    this.tip = h('p', { class: 'note', role: 'status' });
    this.legend = h('div', { class: 'row legend' });
    this.scale = Number(link.one('zoom')) || 0;
    this.printed = h('p', { class: 'printed' });
    place.append(h('h1', {}, t('map.title')),
      h('form', { class: 'setup', submit: e => { e.preventDefault(); this.load(); } },
        h('label', { class: 'field wide' }, h('span', {}, t('map.game')), this.game), h('datalist', { id: 'mapgames' }, GAMES.map(value => h('option', { value }))),
        choice(t('map.show'), KINDS.map(kind => [kind, t('map.' + kind)]), this.kind, kind => { this.kind = kind; this.load(); }),
        h('label', { class: 'field' }, h('span', {}, t('map.to')), this.to), h('button', { class: 'main' }, t('map.go'))),
      this.printed, this.trouble, this.tip, h('div', { class: 'scroll' }, this.canvas), this.legend,
      h('div', { class: 'row' }, ...[['sequence.zoomin', 1.5], ['sequence.zoomout', 1 / 1.5]].map(([key, factor]) => h('button', { type: 'button', click: () => { this.scale = this.unit() * factor; this.draw(); } }, t(key))),
        ...[['image/svg+xml', 'svg'], ['image/png', 'png'], ['text/csv', 'csv']].map(([type, ending]) => h('button', { type: 'button', click: () => this.export(type, ending) }, t('export.as') + ' ' + t('export.' + ending)))));
  }

  asked() {
    const to = Math.max(2, Math.min(400, Math.trunc(Number(this.to.value)) || 30));
    this.to.value = to;
    return { game: this.game.value, rules: this.rules, show: this.kind, x: [0, to], y: [0, to], time: 20000 };
  }

  async load() {
    this.trouble.replaceChildren();
    this.tip.textContent = t('turn.thinking');
    try {
      this.data = await askLong('table', this.asked(), told => { this.tip.textContent = t('rules.searching', { n: told.done }); });
      if (!this.data.y) { this.single(); return; }
      keepLink('map', { game: this.game.value, show: this.kind, to: this.to.value, rules: this.rules });
      this.most = this.data.values.flat().reduce((most, v) => typeof v === 'number' && v > most ? v : most, 1);
      this.here = [0, 0];
      this.printed.textContent = this.game.value + t('colon') + t('map.' + this.kind);
      this.tip.replaceChildren(h('span', { class: 'onscreen' }, t('map.canvas')));
      this.draw();
    } catch (problem) {
      if (problem instanceof Error) console.error(problem);
      this.tip.textContent = '';
      this.trouble.replaceChildren(fault(problem));
    }
  }

  /** Positions that are single numbers have a sequence instead. */
  single() {
    this.canvas.width = this.canvas.height = 0;
    this.legend.replaceChildren();
    this.tip.replaceChildren(t('map.line') + ' ', h('a', { href: linkTo('sequence', { code: this.game.value, rules: this.rules }) }, t('nav.sequence')));
  }

  unit() {
    const room = Math.min(this.canvas.parentElement.clientWidth - 4, 640);
    return Math.max(2, Math.min(60, this.scale || room / this.data.values.length));
  }

  draw() {
    const rows = this.data.values, unit = this.unit(), ratio = window.devicePixelRatio || 1;
    const w = rows[0].length * unit, tall = rows.length * unit;
    Object.assign(this.canvas, { width: w * ratio, height: tall * ratio });
    this.canvas.style.width = w + 'px';
    this.canvas.style.height = tall + 'px';
    const pen = this.canvas.getContext('2d');
    pen.scale(ratio, ratio);
    rows.forEach((row, j) => row.forEach((value, i) => {
      const top = (rows.length - 1 - j) * unit;
      pen.fillStyle = this.colour(value);
      pen.fillRect(i * unit, top, unit + 0.5, unit + 0.5);
      if (this.lost(value) && unit >= 6) this.cross(pen, i * unit, top, unit);
      if (unit >= 20 && value !== null) {
        pen.fillStyle = this.lost(value) || value / this.most > 0.45 ? '#fff' : '#111';
        pen.font = `${Math.min(13, unit * 0.5)}px sans-serif`;
        pen.textAlign = 'center';
        pen.textBaseline = 'middle';
        pen.fillText(value, (i + 0.5) * unit, top + unit / 2);
      }
    }));
    const [i, j] = this.here;
    pen.strokeStyle = '#ff8c1a';
    pen.lineWidth = Math.max(2, unit / 10);
    pen.strokeRect(i * unit, (rows.length - 1 - j) * unit, unit, unit);
    const swatch = (value, text) => { const box = h('i', { class: 'dot' }); box.style.background = this.colour(value); return h('span', { class: 'key' }, box, text); };
    const numbers = [...new Set([1, Math.round(this.most / 2), this.most])].filter(n => n > 0);
    this.legend.replaceChildren(...(this.kind === 'outcome' ? [0, 1].map(v => swatch(v, t('map.outcome' + v)))
      : [swatch(0, this.kind === 'grundy' ? '0 · ' + t('map.lost') : '0'), ...numbers.map(n => swatch(n, String(n)))]));
  }

  /** A P position is marked by its shape too, not only by its colour. */
  cross(pen, x, y, unit) {
    pen.strokeStyle = 'rgba(255,255,255,.75)';
    pen.lineWidth = 1;
    pen.strokeRect(x + unit * 0.2, y + unit * 0.2, unit * 0.6, unit * 0.6);
  }

  lost(value) {
    return this.kind === 'remoteness' ? value !== null && value % 2 === 0 : value === 0;
  }

  /** The colours of the pictures that are saved: pale to deep blue, lost positions in red. */
  colour(value) {
    if (value === null || typeof value !== 'number') return '#b8b8b8';
    if (this.kind === 'outcome') return ['#c0202c', '#cfe3f5', '#f7c948'][value];
    if (this.lost(value)) return '#c0202c';
    const share = value / this.most, mix = (a, b) => Math.round(a + (b - a) * share);
    return `rgb(${mix(225, 11)},${mix(238, 47)},${mix(252, 91)})`;
  }

  cell(event) {
    const box = this.canvas.getBoundingClientRect(), rows = this.data.values, unit = this.unit();
    const clamp = (n, most) => Math.max(0, Math.min(most - 1, n));
    return [clamp(Math.floor((event.clientX - box.x) / unit), rows[0].length), rows.length - 1 - clamp(Math.floor((event.clientY - box.y) / unit), rows.length)];
  }

  point(i, j) {
    if (!this.data?.y) return;
    this.here = [i, j];
    const x = Number(this.data.x.from) + i, y = Number(this.data.y.from) + j, value = this.data.values[j][i];
    const text = value === null ? t('map.unknown') : this.kind === 'outcome' ? t('map.outcome' + value) : value;
    this.tip.replaceChildren(t('map.at', { x, y, value: text }) + ' ', h('a', { href: linkTo('play', { e: positionAt(this.data.game, x, y), rules: this.rules }) }, t('map.play')));
    this.draw();
  }

  onKey(event) {
    if (!this.data?.y) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (step) {
      const rows = this.data.values;
      this.point(Math.max(0, Math.min(rows[0].length - 1, this.here[0] + step[0])), Math.max(0, Math.min(rows.length - 1, this.here[1] + step[1])));
    } else if (event.key === 'Enter') this.tip.querySelector('a')?.click();
    else return;
    event.preventDefault();
  }

  async export(type, ending) {
    try {
      save(await askFile('table', this.asked(), type), `${this.game.value}.${ending}`);
    } catch (problem) {
      this.trouble.replaceChildren(fault(problem));
    }
  }
}

export async function open(place, link) {
  const view = new MapView(place, link);
  await view.load();
  return view;
}
