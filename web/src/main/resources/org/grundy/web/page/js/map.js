// Maps of values or outcomes over two numbers: numbered axes, a place that is pointed to, zoomed, saved, and played from.

import { h, choice, onWindow } from './dom.js';
import { askFile, askLong } from './api.js';
import { Heatmap, lostIn } from './chart/heatmap.js';
import { legend } from './chart/legend.js';
import { fault } from './fault.js';
import { fileButtons } from './files.js';
import { keepLink, linkTo } from './link.js';
import { t } from './words.js';

const GAMES = ['wythoff', 'euclid', 'chomp', 'bomb', 'kiki', 'marbles', 'turningcorners', 'grossman'];
const KINDS = ['grundy', 'outcome', 'remoteness', 'moves'];
const USUAL = 30, MOST = 400, NARROW = 832, LEAST_SIZE = 280;

/** The room of the tools beside the map, and below it. */
const TOOLS = 336, EDGE = 8;

/** The position of a game, or of a sum in which x and y vary, at two numbers. */
export function positionAt(game, x, y) {
  const filled = game.replace(/(?<=[(（,，;；]\s*)[xy](?=\s*[)）,，;；])/g, letter => letter === 'x' ? x : y);
  return filled === game ? `${game}(${x},${y})` : filled;
}

/** What is known at a place of a table, in words. */
export function valueText(show, value) {
  return value === null ? t('map.unknown') : show === 'outcome' ? t('map.outcome' + value) : value;
}

const numbers = (text, count) => { const all = text?.split(',').map(Number); return all?.length === count && all.every(Number.isFinite) ? all : null; };

class MapView {
  constructor(place, link) {
    this.game = h('input', { id: 'mapgame', list: 'mapgames', value: link.one('game') || 'wythoff', spellcheck: 'false', autocapitalize: 'off', required: true, pattern: '.*\\S.*' });
    this.to = h('input', { id: 'mapto', type: 'number', min: 2, max: MOST, value: link.one('to') || USUAL });
    this.kind = KINDS.find(kind => kind === link.one('show')) || 'grundy';
    this.rules = link.one('rules');
    this.begun = { at: numbers(link.one('at'), 2), window: numbers(link.one('window'), 3) };
    this.trouble = h('div', { role: 'alert' });
    this.tip = h('p', { class: 'map-tip', role: 'status' });
    this.legend = h('div', { class: 'row legend' });
    this.map = new Heatmap({ label: t('map.canvas'), pointed: (i, j, meant) => this.point(i, j, meant), chosen: () => this.tip.querySelector('a')?.click(), moved: () => this.keep() });
    this.card = h('div', { class: 'map-card', hidden: true }, this.map.element);
    this.printed = h('p', { class: 'printed' });
    place.append(h('h1', {}, t('map.title')), h('div', { class: 'beside' }, h('div', { class: 'beside-main' }, this.trouble, this.card), h('div', { class: 'beside-tools' }, this.form(), this.printed, this.tip, this.legend, this.zooms(), this.files())));
    onWindow('resize', this.card, () => this.fit());
  }

  form() {
    return h('form', { class: 'setup', submit: e => { e.preventDefault(); this.load(); } },
      h('label', { class: 'field wide' }, h('span', {}, t('map.game')), this.game), h('datalist', { id: 'mapgames' }, GAMES.map(value => h('option', { value }))),
      choice(t('map.show'), KINDS.map(kind => [kind, t('map.' + kind)]), this.kind, kind => { this.kind = kind; this.load(); }),
      h('label', { class: 'field' }, h('span', {}, t('map.to')), this.to), h('button', { class: 'main' }, t('map.go')));
  }

  zooms() {
    const button = (key, work) => h('button', { type: 'button', click: work }, t(key));
    return h('div', { class: 'row zooms' }, button('sequence.zoomin', () => this.map.zoom(0.67)), button('sequence.zoomout', () => this.map.zoom(1.5)), button('sequence.reset', () => this.map.look([0, 0, MOST + 1])));
  }

  files() {
    return h('div', { class: 'row' }, fileButtons(['svg', 'png', 'csv'], () => this.game.value, type => askFile('table', this.asked(), type), this.trouble));
  }

  asked() {
    const to = Math.max(2, Math.min(MOST, Math.trunc(Number(this.to.value)) || USUAL));
    this.to.value = to;
    return { game: this.game.value, rules: this.rules, show: this.kind, x: [0, to], y: [0, to] };
  }

  async load() {
    this.asking?.abort();
    const { signal } = this.asking = new AbortController();
    this.trouble.replaceChildren();
    this.card.classList.add('stale');
    this.tip.textContent = t('map.drawing');
    try {
      const data = await askLong('table', this.asked(), told => { this.tip.textContent = t('rules.searching', { n: told.done }); }, signal);
      if (data.y) this.show(data); else this.single(data);
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Error) console.error(problem);
      this.tip.textContent = '';
      this.legend.replaceChildren();
      this.card.hidden = true;
      this.trouble.replaceChildren(fault(problem));
    }
  }

  show(data) {
    this.data = data;
    this.card.hidden = false;
    this.card.classList.remove('stale');
    const { at, window } = this.begun;
    if (at) this.map.here = [Math.max(0, at[0] - Number(data.x.from)), Math.max(0, at[1] - Number(data.y.from))];
    this.map.show(data, window);
    this.begun = {};
    this.fit();
    this.printed.textContent = data.game + t('colon') + t('map.' + data.show);
    this.legend.replaceChildren(...legend(data, this.map.most));
    this.point(...this.map.here);
  }

  /** The map fills what is seen of the window, beside the tools or above them. */
  fit() {
    const beside = this.card.closest('.beside'), pad = 2 * (parseFloat(getComputedStyle(this.card).paddingLeft) + 1), narrow = innerWidth <= NARROW;
    const wide = beside.clientWidth - (narrow ? 0 : TOOLS) - pad, tall = innerHeight - this.card.getBoundingClientRect().top - scrollY - pad - EDGE;
    this.map.fit(narrow ? wide : Math.min(wide, Math.max(LEAST_SIZE, tall)));
  }

  /** Positions that are single numbers have a sequence instead. */
  single(data) {
    this.card.hidden = true;
    this.legend.replaceChildren();
    this.tip.replaceChildren(t('map.line') + ' ', h('a', { href: linkTo('sequence', { code: data.game, rules: this.rules }) }, t('nav.sequence')));
  }

  keep() {
    const { window, here, whole } = this.map, from = [this.data.x.from, this.data.y.from].map(Number);
    keepLink('map', {
      game: this.game.value, show: this.kind, to: this.to.value, rules: this.rules, at: here.some(Boolean) ? here.map((n, k) => n + from[k]).join() : undefined, window: window[2] < whole ? window.join() : undefined,
    });
  }

  point(i, j) {
    const { data } = this, x = Number(data.x.from) + i, y = Number(data.y.from) + j, value = data.values[j][i];
    this.tip.replaceChildren(h('b', {}, `(${x}, ${y})`), t('colon'), h('span', { class: lostIn(data.show)(value) ? 'is-lost' : '' }, valueText(data.show, value)), ' ',
      h('a', { href: linkTo('play', { e: positionAt(data.game, x, y), rules: this.rules }) }, t('map.play')));
    this.keep();
  }
}

export async function open(place, link) {
  const view = new MapView(place, link);
  await view.load();
  return view;
}
