// Draws the components of a sum as boards, lets their cells be chosen by mouse and keyboard, and turns chosen cells into
// moves. What lies where is drawn by the file of each kind of board; see index.js.
//
// A drawing is { w, h, cells, lines, marks }: cells { id, row, shape, x, y, …, look, text, label } can be chosen, lines and
// marks cannot; badge is where a cell's value stands if not in its middle. key(exchange) gives the sets of cells by which a move is made; any of them will do.

import { h, s, say } from '../dom.js';
import { t } from '../words.js';
import { drawing } from './index.js';

const UNIT = 42, LEAST_UNIT = 24;

export class Board {
  /** @param play called with a move that was chosen */
  constructor(play) {
    this.play = play;
    this.element = h('div', { class: 'boards', role: 'grid', tabindex: '-1', 'aria-label': t('board.label'), keydown: e => this.onKey(e) });
    this.picked = new Set();
  }

  /** Shows the components of a position with the moves that can be made; marks tells what is shown on a move. */
  show(parts, moves, marks, interactive) {
    this.picked.clear();
    this.marks = marks;
    this.interactive = interactive;
    this.cells = new Map();
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.cell : null;
    const drawings = parts.map((part, i) => this.drawPart(part, i, moves));
    this.choices = moves.flatMap((move, i) => this.keys(move, drawings).map(key => ({ move, i, key })));
    this.element.replaceChildren(...drawings.map(d => d.element));
    if (!drawings.length) {
      this.element.append(h('div', { role: 'row' }, h('div', { role: 'gridcell', class: 'nothing' }, t('board.nothing'))));
    }
    this.refresh();
    this.rove(focused && this.cells.has(focused) ? focused : this.cells.keys().next().value, focused !== null);
    if (focused !== null && !this.cells.size) this.element.focus(); // else the reader would stand nowhere
  }

  drawPart(part, number, moves) {
    const exchanges = moves.flatMap(move => move.exchanges).filter(each => each.component === number);
    const drawn = part.positions.map((position, place) => {
      const prefix = `${number}.${place}:`;
      const own = exchanges.filter(each => each.from.length === 0 || same(each.from[0], position));
      const found = drawing(part, position, own);
      return { position, prefix, ...found, svg: this.paint(found, prefix) };
    });
    const element = h('div', { class: 'part', role: 'rowgroup', 'aria-label': part.expression },
      h('div', { class: 'caption', 'aria-hidden': 'true' }, shortened(part.expression)), drawn.map(each => each.svg));
    return { element, drawn };
  }

  /** The sets of cells, over all components, by which a move is made. */
  keys(move, drawings) {
    let sets = [[]];
    for (const exchange of move.exchanges) {
      const places = drawings[exchange.component]?.drawn.filter(d => same(d.position, exchange.from[0])) || [];
      const found = places.flatMap(d => d.key(exchange).map(key => key.map(cell => d.prefix + cell)));
      sets = sets.flatMap(set => found.map(key => [...set, ...key]));
    }
    return sets.filter(set => set.length && set.every(cell => this.cells.has(cell))).map(set => new Set(set));
  }

  paint(found, prefix) {
    const rows = new Map();
    for (const cell of found.cells) {
      const element = this.paintCell(cell, prefix + cell.id);
      if (!rows.has(cell.row || 0)) rows.set(cell.row || 0, s('g', { role: 'row' }));
      rows.get(cell.row || 0).append(element);
    }
    const w = found.w, hgt = found.h;
    const svg = s('svg', { viewBox: `0 0 ${w} ${hgt}`, width: w * UNIT, height: hgt * UNIT, class: 'drawing', role: 'presentation' },
      s('g', { 'aria-hidden': 'true' },
        (found.lines || []).map(l => s('line', { x1: l.x1, y1: l.y1, x2: l.x2, y2: l.y2, class: l.look })),
        (found.marks || []).filter(m => m.look !== 'dot').map(mark)),
      ...rows.values(), s('g', { 'aria-hidden': 'true', class: 'above' }, (found.marks || []).filter(m => m.look === 'dot').map(mark)));
    svg.style.minWidth = w * LEAST_UNIT + 'px'; // else a finger cannot choose a cell: the board is scrolled
    return svg;
  }

  paintCell(cell, id) {
    const element = s('g', {
      role: 'gridcell', tabindex: '-1', class: 'cell ' + (cell.look || ''), 'data-cell': id,
      click: () => this.activate(id), pointerenter: () => this.hover(id), pointerleave: () => this.hover(null),
      focus: () => this.rove(id, false),
    }, shape(cell), cell.text !== undefined && s('text', { x: centre(cell).x, y: centre(cell).y, class: String(cell.text).length > 2 ? 'letter long' : 'letter' }, cell.text));
    const value = s('g', { class: 'value', 'aria-hidden': 'true' });
    element.append(value);
    this.cells.set(id, { element, value, ...cell });
    return element;
  }

  /** The moves that are made by exactly these cells, each once; those chosen in this order where the order matters. */
  exact(set) {
    const cells = [...set];
    const found = this.choices.filter(c => c.key.size === set.size && cells.every(cell => c.key.has(cell)));
    const ordered = found.filter(c => [...c.key].every((cell, i) => cell === cells[i]));
    return unique((ordered.length ? ordered : found).map(c => c.move));
  }

  larger(set) {
    return this.choices.some(c => c.key.size > set.size && [...set].every(cell => c.key.has(cell)));
  }

  activate(id) {
    if (!this.interactive) return;
    const again = this.picked.has(id);
    const alone = new Set([id]);
    const wanted = new Set(this.picked).add(id);
    const fits = this.exact(wanted).length || this.larger(wanted);
    if (again && !this.exact(this.picked).length) {
      this.picked.delete(id);
    } else if (!again) {
      this.picked = fits ? wanted : this.exact(alone).length || this.larger(alone) ? alone : new Set();
    }
    const moves = this.exact(this.picked);
    const more = !again && this.larger(this.picked);
    if (moves.length && !more) { // of moves made by the same cells any will do
      this.play(moves[0]);
      return;
    }
    this.refresh();
    if (!this.picked.size) say(t('board.none'));
    else if (moves.length) say(t('board.again', { move: moves[0].text }));
    else say(t('board.more'));
    this.element.dispatchEvent(new CustomEvent('picked', { detail: moves }));
  }

  hover(id) {
    this.element.dispatchEvent(new CustomEvent('hovered', { detail: id && this.exact(new Set([id]))[0] }));
  }

  /** Shows what each cell would do now. */
  refresh() {
    for (const [id, cell] of this.cells) {
      const wanted = new Set(this.picked).add(id);
      const moves = this.picked.has(id) ? this.exact(this.picked) : this.exact(wanted);
      const possible = moves.length > 0 || this.larger(wanted) || this.exact(new Set([id])).length || this.larger(new Set([id]));
      const mark = moves.length === 1 ? this.marks?.(moves[0]) : null;
      cell.element.classList.toggle('picked', this.picked.has(id));
      cell.element.classList.toggle('possible', Boolean(possible && this.interactive));
      cell.element.setAttribute('aria-selected', String(this.picked.has(id)));
      const label = [cell.label, moves.length === 1 && moves[0].text, mark?.label].filter(Boolean).join(', ');
      cell.element.setAttribute('aria-label', label);
      cell.value.replaceChildren(...(mark ? badge(cell.badge ?? centre(cell), mark) : []));
    }
  }

  /** Lights the cells of a move, for a list or a history beside the board. */
  light(move) {
    const key = move && this.choices.find(c => c.move.move === move.move)?.key;
    for (const [id, cell] of this.cells) cell.element.classList.toggle('lit', Boolean(key?.has(id)));
  }

  rove(id, focus) {
    for (const [each, cell] of this.cells) cell.element.setAttribute('tabindex', each === id ? '0' : '-1');
    if (focus) this.cells.get(id)?.element.focus();
  }

  onKey(event) {
    const id = document.activeElement?.dataset?.cell;
    if (!id || !this.cells.has(id)) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) this.walk(id, step);
    else if (event.key === 'Enter' || event.key === ' ') this.activate(id);
    else if (event.key === 'Escape') { this.picked.clear(); this.refresh(); say(t('board.cleared')); }
    else if (event.key === 'Home') this.rove(this.cells.keys().next().value, true);
    else if (event.key === 'End') this.rove([...this.cells.keys()].at(-1), true);
    else return;
    event.preventDefault();
  }

  /** Goes to the cell that is nearest in a direction. */
  walk(id, [dx, dy]) {
    const middle = element => { const r = element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const [x, y] = middle(this.cells.get(id).element);
    let best = null, least = Infinity;
    for (const [other, cell] of this.cells) {
      if (other === id) continue;
      const [u, v] = middle(cell.element);
      const along = (u - x) * dx + (v - y) * dy, across = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
      if (along > 2 && along + 2.5 * across < least) { least = along + 2.5 * across; best = other; }
    }
    if (best) this.rove(best, true);
  }
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const unique = moves => [...new Map(moves.map(move => [move.move, move])).values()];
const shortened = text => text.length > 60 ? text.slice(0, 40) + '…' + text.slice(-12) : text;

function centre(cell) {
  if (cell.shape === 'line') return { x: (cell.x + cell.x2) / 2, y: (cell.y + cell.y2) / 2 };
  return cell.shape === 'rect' ? { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 } : { x: cell.x, y: cell.y };
}

function shape(cell) {
  if (cell.shape === 'line') {
    const ends = { x1: cell.x, y1: cell.y, x2: cell.x2, y2: cell.y2 };
    return s('g', {}, s('line', { ...ends, class: 'reach' }), s('line', { ...ends, class: 'body' }));
  }
  return cell.shape === 'rect'
    ? s('rect', { x: cell.x, y: cell.y, width: cell.w, height: cell.h, rx: cell.round ?? 0.08, class: 'body' })
    : s('circle', { cx: cell.x, cy: cell.y, r: cell.r ?? 0.4, class: 'body' });
}

function mark({ x, y, text, look = '' }) {
  const words = s('text', { x, y, class: 'mark ' + look }, text);
  return look === 'dot' ? s('g', {}, s('circle', { cx: x, cy: y, r: 0.27, class: 'dot-ground' }), words) : words;
}

/** A value on a cell: a shape for who wins, and its number. */
function badge({ x, y }, mark) {
  return [
    s('circle', { cx: x, cy: y, r: 0.3, class: 'badge ' + mark.look }),
    s('text', { x, y, class: 'badge-text ' + mark.look }, mark.text),
  ];
}
