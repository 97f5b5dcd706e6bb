// The graph of a game in layers: who wins by colour, shape and text; walked over by keys, and as a table.

import { h, onWindow, refill, s, say } from './dom.js';
import { ask, askFile } from './api.js';
import { fault } from './fault.js';
import { fileButtons } from './files.js';
import { keepLink, linkTo } from './link.js';
import { t } from './words.js';
import { setup } from './setup.js';

const TIPS = ['', 'out', 'good'];

/** The room around the graph and its border, how high the foot of small screens is, and how small and how large a graph is drawn. */
const PAD = 8, BORDER = 1, FOOT = 72, NARROW = 832, LEAST = 0.42, MOST = 1.6;

const LOOK = { P: 'lose', N: 'win', D: 'draw' };

class GraphView {
  constructor(place, link) {
    const one = link.one;
    this.question = { expression: one('e') || 'nim(2,3)', rules: one('rules'), join: one('join'), ending: one('ending'), play: one('play') };
    this.moves = link.all('m');
    this.zoom = 1;
    this.trouble = h('div', { role: 'alert' });
    this.about = h('p', { class: 'note', role: 'status' });
    this.way = h('nav', { class: 'row way', 'aria-label': t('graph.way') });
    this.near = h('p', { class: 'help' });
    this.frame = h('div', { class: 'graph-frame', hidden: true });
    this.table = h('details', { class: 'panel below', hidden: true });
    const button = (key, work) => h('button', { type: 'button', click: work }, t(key));
    place.append(h('h1', {}, t('graph.title')), h('div', { class: 'beside' },
      h('div', { class: 'beside-main' }, this.trouble, this.way, this.about, this.near, this.frame),
      h('div', { class: 'beside-tools' }, h('div', { class: 'row zooms' }, button('sequence.zoomin', () => this.scale(1.4)), button('sequence.zoomout', () => this.scale(1 / 1.4)), button('graph.fit', () => this.scale(0))), legend(),
        setup(this, () => { this.moves = []; return this.load(); }, false),
        h('div', { class: 'row' }, fileButtons(['svg', 'dot'], () => 'graph', type => askFile('graph', { ...this.question, moves: this.moves }, type), this.trouble)))),
      this.table);
    onWindow('resize', this.frame, () => this.resize());
  }

  fields() {
    const q = this.question;
    return { e: q.expression, rules: q.rules, join: q.join, ending: q.ending, play: q.play, m: this.moves };
  }

  async load() {
    this.trouble.replaceChildren();
    this.about.textContent = t('graph.drawing');
    this.frame.classList.add('stale');
    try {
      this.data = await ask('graph', { ...this.question, moves: this.moves });
      this.zoom = 1;
      keepLink('graph', this.fields());
      this.draw();
    } catch (problem) {
      if (problem instanceof Error) console.error(problem);
      this.about.textContent = this.near.textContent = '';
      this.frame.hidden = this.table.hidden = true; // it is the graph of something else
      this.trouble.replaceChildren(fault(problem));
    }
  }

  draw() {
    const { positions, moves, width, height } = this.data;
    this.out = positions.map((_, i) => moves.filter(arc => arc.from === i));
    this.lines = moves.map(arc => s('path', { d: met(arc.path, positions[arc.from], positions[arc.to]), class: 'arc', 'marker-end': 'url(#tip)' }));
    this.boxes = positions.map((position, i) => this.box(position, i));
    this.svg = s('svg', { viewBox: `0 0 ${width} ${height}`, class: 'drawing graph', role: 'group', 'aria-label': t('graph.title'), keydown: e => this.onKey(e) },
      s('defs', {}, TIPS.map(look => s('marker', { id: 'tip' + look, viewBox: '0 0 10 8', refX: 9.5, refY: 4, markerWidth: 12, markerHeight: 10, markerUnits: 'userSpaceOnUse', orient: 'auto' }, s('path', { d: 'M0 0L10 4L0 8z', class: 'tip ' + look })))),
      s('g', { 'aria-hidden': 'true' }, this.lines), this.boxes);
    this.frame.replaceChildren(this.svg);
    this.frame.classList.remove('stale');
    this.frame.hidden = this.table.hidden = false;
    this.near.textContent = this.data.whole ? '' : t('graph.nearby', { n: positions.length });
    this.drawWay();
    this.drawTable();
    this.choose(0, false);
    this.resize();
  }

  box(position, i) {
    const [x, y, w, tall] = position.box;
    const look = LOOK[position.outcome] || 'unknown';
    return s('g', { class: 'vertex ' + look, role: 'button', tabindex: '-1', 'aria-label': this.label(position, i), click: () => this.choose(i, true), dblclick: () => this.enter(i), focus: () => this.choose(i, false) },
      s('rect', { x, y, width: w, height: tall, rx: roundOf(position) }),
      look === 'lose' && s('rect', { x: x + 3, y: y + 3, width: w - 6, height: tall - 6, class: 'inner' }),
      s('text', { x: x + w / 2, y: y + 13 }, position.label),
      s('text', { x: x + w / 2, y: y + 29, class: 'worth' }, worth(position)),
      !position.followed && !position.over && s('text', { x: x + w / 2, y: y + tall + 8 }, '…'));
  }

  label(position, i) {
    const into = this.data.moves.filter(arc => arc.to === i).length;
    return [position.expression, t('graph.' + position.outcome), position.grundy !== null && t('why.grundy', { n: position.grundy }),
      position.followed || position.over ? t('graph.moves', { out: this.out[i].length, into }) : t('graph.open')].filter(Boolean).join(', ');
  }

  /** Lights a position with its moves, and tells of it. */
  choose(i, focus) {
    this.here = i;
    const arcs = this.data.moves;
    this.lines.forEach((line, k) => {
      const out = arcs[k].from === i, good = out && this.data.positions[arcs[k].to].outcome === 'P';
      line.setAttribute('class', 'arc' + (out ? ' out' + (good ? ' good' : '') : arcs[k].to === i ? ' into' : ''));
      line.setAttribute('marker-end', `url(#tip${good ? 'good' : out ? 'out' : ''})`);
    });
    this.boxes.forEach((box, k) => {
      box.classList.toggle('here', k === i);
      box.setAttribute('tabindex', k === i ? '0' : '-1');
    });
    if (focus) this.boxes[i].focus();
    const position = this.data.positions[i];
    const links = [h('a', { href: linkTo('play', { ...this.fields(), m: this.path(i) }) }, t('map.play'))];
    if (i) links.push(' · ', h('button', { type: 'button', class: 'quiet', click: () => this.enter(i) }, t('graph.enter')));
    this.about.replaceChildren(h('b', {}, position.expression), ' — ', t('graph.' + position.outcome), t('graph.stop'), position.grundy !== null ? t('why.grundy', { n: position.grundy }) : '', ' ', ...links);
  }

  /** The moves that lead to a position: the first arc to each is the one that found it. */
  path(i) {
    const made = [];
    for (let at = i; at !== 0;) {
      const arc = this.data.moves.find(each => each.to === at);
      made.unshift(arc.move);
      at = arc.from;
    }
    return [...this.moves, ...made];
  }

  /** Draws the graph below a position. */
  async enter(i) {
    if (!i) return;
    this.moves = this.path(i);
    await this.load();
    this.boxes?.[0]?.focus();
    say(this.label(this.data.positions[0], 0));
  }

  onKey(event) {
    const { positions } = this.data;
    const row = positions.map((p, k) => k).filter(k => positions[k].layer === positions[this.here].layer).sort((a, b) => positions[a].box[0] - positions[b].box[0]);
    const beside = step => row[Math.max(0, Math.min(row.length - 1, row.indexOf(this.here) + step))];
    const nearest = ends => ends.length ? ends.reduce((a, b) => Math.abs(middle(positions[b]) - middle(positions[this.here])) < Math.abs(middle(positions[a]) - middle(positions[this.here])) ? b : a) : this.here;
    const next = {
      ArrowLeft: () => beside(-1), ArrowRight: () => beside(1), Home: () => 0,
      ArrowDown: () => nearest(this.out[this.here].map(arc => arc.to)),
      ArrowUp: () => nearest(this.data.moves.filter(arc => arc.to === this.here).map(arc => arc.from)),
    }[event.key];
    if (next) this.choose(next(), true);
    else if (event.key === 'Enter' || event.key === ' ') this.enter(this.here);
    else if (event.key === 'Escape' || event.key === 'Backspace') this.back(this.moves.length - 1);
    else return;
    event.preventDefault();
  }

  /** Draws the graph again as it was so many moves after the start. */
  back(length) {
    if (length < 0 || length >= this.moves.length) return;
    this.moves = this.moves.slice(0, length);
    this.load();
  }

  drawWay() {
    this.way.hidden = !this.moves.length;
    refill(this.way, h('button', { type: 'button', click: () => this.back(0) }, this.question.expression),
      ...this.moves.map((move, i) => ['→', h('button', { type: 'button', disabled: i === this.moves.length - 1, click: () => this.back(i + 1) }, move)]).flat());
  }

  drawTable() {
    const { positions } = this.data;
    const name = k => h('button', { type: 'button', class: 'quiet', click: () => { this.choose(k, true); this.boxes[k].scrollIntoView({ block: 'center', inline: 'center' }); } }, positions[k].label);
    this.table.replaceChildren(h('summary', {}, t('graph.table', { n: positions.length })),
      h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, t('graph.position')), h('th', {}, t('graph.who')), h('th', { class: 'number' }, t('values.grundy')), h('th', {}, t('graph.options')))),
        h('tbody', {}, positions.map((position, i) => h('tr', {}, h('td', {}, name(i)), h('td', { class: 'sign ' + (LOOK[position.outcome] || '') }, t('graph.' + position.outcome)),
          h('td', { class: 'number' }, position.grundy ?? ''), h('td', {}, position.followed || position.over ? this.out[i].map((arc, k) => [k ? ', ' : '', positions[arc.to].label]) : '…'))))));
  }

  /** Shows it so many times as large; 0 is as large as fits. */
  scale(factor) {
    this.zoom = factor ? Math.max(1, Math.min(8, this.zoom * factor)) : 1;
    this.resize();
  }

  /** The whole fits its frame, which reaches to the foot of the window; only what could not be read then is scrolled. */
  get unit() {
    const wide = this.frame.clientWidth - 2 * PAD, tall = this.tall - 2 * PAD - 2 * BORDER;
    return Math.max(LEAST, Math.min(MOST, wide / this.data.width, tall / this.data.height)) * this.zoom;
  }

  resize() {
    if (!this.svg) return;
    const narrow = innerWidth <= NARROW, above = this.frame.getBoundingClientRect().top + scrollY;
    this.tall = Math.max(280, innerHeight - above - (narrow ? FOOT : 2 * PAD));
    this.frame.style.setProperty('max-height', this.tall + 'px');
    this.svg.setAttribute('width', this.data.width * this.unit);
    this.svg.setAttribute('height', this.data.height * this.unit);
    const [x, y, w, tall] = this.data.positions[this.here ?? 0].box;
    this.frame.scrollTo((x + w / 2) * this.unit - this.frame.clientWidth / 2, (y + tall / 2) * this.unit - this.tall / 2);
  }
}

/** How round the boxes of the graph are. */
const roundOf = ({ outcome, box }) => ({ lose: 0, win: box[3] / 2 })[LOOK[outcome]] ?? 8;

/** How far below the upper edge of a box its outline is at x, or as far above the lower one. */
function hollow(position, x) {
  const [left, , w] = position.box, round = roundOf(position), over = Math.max(0, left + round - x, x - (left + w - round));
  return over > round ? 0 : round - Math.sqrt(round * round - over * over);
}

/** The path of an arrow, which begins and ends at the outlines of its boxes, where these are round. */
function met(path, from, to) {
  const numbers = path.match(/-?\d+(\.\d+)?/g).map(Number), [x1, y1] = numbers, [x2, y2] = numbers.slice(-2);
  const foot = ({ box: [, y, , tall] }, at) => Math.abs(at - y - tall) < 1, head = ({ box: [, y] }, at) => Math.abs(at - y) < 1;
  const up = foot(from, y1) ? hollow(from, x1) : 0, down = head(to, y2) ? hollow(to, x2) : 0, begun = up ? `M${x1},${y1 - up}L` + path.trim().slice(1) : path;
  return down ? `${begun}L${x2},${y2 + down}` : begun;
}

const middle = ({ box: [x, , w] }) => x + w / 2;
const worth = ({ outcome, grundy }) => (outcome === 'undecided' ? '?' : outcome) + (grundy === null ? '' : ' · ' + grundy);

function legend() {
  const swatch = (look, key) => h('span', { class: 'key' }, h('i', { class: 'swatch ' + look }), t(key));
  return h('div', { class: 'row legend' }, swatch('lose', 'graph.P'), swatch('win', 'graph.N'), h('span', { class: 'key' }, h('i', { class: 'swatch line' }), t('graph.good')), h('span', { class: 'help onscreen' }, t('graph.keys')));
}

export async function open(place, link) {
  const view = new GraphView(place, link);
  await view.load();
  return view;
}
