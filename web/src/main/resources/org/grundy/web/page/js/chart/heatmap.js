// A map of numbers over two coordinates on a canvas: numbered axes, a square that is pointed to, a window that zooms and moves.

import { h } from '../dom.js';
import { rounds } from './axis.js';
import { colours } from './colours.js';

const LEFT = 44, BOTTOM = 40, EDGE = 10, LEAST_WINDOW = 4, WITH_NUMBERS = 17, WITH_MARKS = 6, LETTER = 12;

export class Heatmap {
  /**
   * @param label of the map, for those who cannot see it
   * @param pointed called with the place that is pointed to, from 0, and whether that was meant
   * @param chosen called when the place is to be opened
   * @param moved called when another part of the map is shown
   */
  constructor({ label, pointed, chosen, moved }) {
    Object.assign(this, { pointed, chosen, moved, size: 300, here: [0, 0] });
    this.element = h('canvas', {
      class: 'map', tabindex: '0', role: 'application', 'aria-label': label,
      pointerdown: e => this.press(e), pointermove: e => this.drag(e), pointerup: e => this.release(e), pointerleave: () => { this.held = null; }, keydown: e => this.onKey(e),
    });
    this.followTheme();
  }

  followTheme() {
    const follower = new MutationObserver(() => { if (this.element.isConnected) this.draw(); else follower.disconnect(); });
    follower.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  }

  /** Shows a table; `window` is the part of it to begin with: [left, bottom, how many]. */
  show(table, window) {
    Object.assign(this, { table, rows: table.values, lost: lostIn(table.show) });
    this.columns = this.rows[0].length;
    this.whole = Math.max(this.columns, this.rows.length);
    this.most = this.rows.flat().reduce((most, v) => typeof v === 'number' && v > most ? v : most, 1);
    this.window = this.within(window ?? [0, 0, this.whole]);
    this.here = [0, 1].map(k => Math.min(this.here[k], (k ? this.rows.length : this.columns) - 1));
    this.draw();
  }

  within([x, y, n]) {
    const count = Math.max(Math.min(LEAST_WINDOW, this.whole), Math.min(this.whole, Math.round(n)));
    const from = (at, all) => Math.max(0, Math.min(Math.round(at), Math.max(0, all - count)));
    return [from(x, this.columns), from(y, this.rows.length), count];
  }

  /** The map is as large as its room. */
  fit(size) {
    if (Math.abs(size - this.size) < 1 || size < 120) return;
    this.size = size;
    this.draw();
  }

  get unit() { return (this.size - LEFT - EDGE) / this.window[2]; }

  /** How many columns and rows are seen. */
  get seen() { return [Math.min(this.window[2], this.columns), Math.min(this.window[2], this.rows.length)]; }

  /** Draws the part of the map that is seen, and keeps it. */
  draw() {
    if (!this.rows) return;
    const [left, bottom] = this.window, [across, up] = this.seen, { unit } = this, ratio = devicePixelRatio || 1;
    const wide = LEFT + across * unit + EDGE, tall = EDGE + up * unit + BOTTOM, base = document.createElement('canvas');
    for (const canvas of [this.element, base]) Object.assign(canvas, { width: Math.round(wide * ratio), height: Math.round(tall * ratio) });
    this.element.style.setProperty('width', wide + 'px');
    this.element.style.setProperty('height', tall + 'px');
    Object.assign(this, { base, pen: base.getContext('2d'), ink: colours() });
    this.pen.scale(ratio, ratio);
    for (let j = bottom; j < bottom + up; j++) for (let i = left; i < left + across; i++) this.square(i, j);
    this.axes(across, up);
    this.mark();
  }

  /** Marks the place that is pointed to on what is drawn. */
  mark() {
    const pen = this.element.getContext('2d'), ratio = devicePixelRatio || 1;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.element.width, this.element.height);
    pen.drawImage(this.base, 0, 0);
    pen.scale(ratio, ratio);
    this.ring(pen);
  }

  /** The left and upper corner of a place. */
  corner(i, j) {
    return [LEFT + (i - this.window[0]) * this.unit, EDGE + (this.window[1] + this.seen[1] - 1 - j) * this.unit];
  }

  square(i, j) {
    const { pen, unit, ink } = this, [x, y] = this.corner(i, j), value = this.rows[j][i], lost = this.lost(value);
    pen.fillStyle = this.colour(value);
    pen.fillRect(x, y, unit + 0.5, unit + 0.5);
    if (lost && unit >= WITH_MARKS) {
      pen.strokeStyle = ink.paper;
      pen.lineWidth = Math.max(1, unit / 16);
      pen.beginPath();
      pen.arc(x + unit / 2, y + unit / 2, unit * 0.42, 0, 7);
      pen.stroke();
    }
    if (unit < WITH_NUMBERS || value === null) return;
    pen.fillStyle = this.textOn(value, lost);
    this.write(this.table.show === 'outcome' ? 'PND'[value] : value, x + unit / 2, y + unit / 2 + 0.5, Math.min(14, unit * (String(value).length > 2 ? 0.42 : 0.5)), 'center');
  }

  textOn(value, lost) {
    const drawn = value === '∞' || this.table.show === 'outcome' && value === 2;
    if (lost || drawn) return this.ink.paper;
    return this.table.show === 'outcome' || typeof value !== 'number' ? this.ink.text : this.ink.on(value / this.most);
  }

  colour(value) {
    const { ink } = this;
    if (value === '∞') return ink.drawn;
    if (typeof value !== 'number') return ink.unknown;
    if (this.table.show === 'outcome') return [ink.lost, ink.won, ink.drawn][value];
    return this.lost(value) ? ink.lost : ink.of(value / this.most);
  }

  write(text, x, y, size, align) {
    this.pen.font = `${size}px system-ui, sans-serif`;
    this.pen.textAlign = align;
    this.pen.textBaseline = 'middle';
    this.pen.fillText(text, x, y);
  }

  axes(across, up) {
    const { pen, unit, ink, window: [left, bottom] } = this, { x, y } = this.table, base = EDGE + up * unit, room = (this.size - LEFT) / 42;
    pen.fillStyle = ink.quiet;
    pen.strokeStyle = ink.quiet;
    pen.lineWidth = 1;
    for (const n of rounds(Number(x.from) + left, Number(x.from) + left + across - 1, Math.min(across, room))) {
      const at = this.corner(n - Number(x.from), bottom)[0] + unit / 2;
      pen.strokeRect(at, base + 1, 0, 4);
      this.write(n, at, base + 14, LETTER, 'center');
    }
    for (const n of rounds(Number(y.from) + bottom, Number(y.from) + bottom + up - 1, Math.min(up, room * 1.4))) {
      const at = this.corner(left, n - Number(y.from))[1] + unit / 2;
      pen.strokeRect(LEFT - 5, at, 4, 0);
      this.write(n, LEFT - 9, at, LETTER, 'right');
    }
    pen.fillStyle = ink.text;
    this.write(`${x.name || 'x'} →`, LEFT + across * unit / 2, base + 31, LETTER + 1, 'center');
    pen.save();
    pen.translate(10, EDGE + up * unit / 2);
    pen.rotate(-Math.PI / 2);
    this.write(`${y.name || 'y'} →`, 0, 0, LETTER + 1, 'center');
    pen.restore();
  }

  ring(pen) {
    const [i, j] = this.here, [left, bottom] = this.window, [across, up] = this.seen;
    if (i < left || j < bottom || i >= left + across || j >= bottom + up) return;
    const [x, y] = this.corner(i, j), { unit } = this, wide = Math.max(2.5, unit / 9);
    for (const [colour, width] of [[this.ink.paper, wide + 2.5], [this.ink.focus, wide]]) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.strokeRect(x, y, unit, unit);
    }
  }

  /** The place below the pointer. */
  at(event) {
    const box = this.element.getBoundingClientRect(), [left, bottom] = this.window, [across, up] = this.seen;
    const clamp = (n, most) => Math.max(0, Math.min(most - 1, n));
    return [left + clamp(Math.floor((event.clientX - box.x - LEFT) / this.unit), across), bottom + up - 1 - clamp(Math.floor((event.clientY - box.y - EDGE) / this.unit), up)];
  }

  press(event) {
    if (!this.rows) return;
    this.held = { x: event.clientX, y: event.clientY, window: this.window, moved: false };
  }

  drag(event) {
    if (!this.rows) return;
    if (!this.held || !event.buttons) { if (event.pointerType !== 'touch') this.point(this.at(event), false); return; }
    const { x, y, window } = this.held, by = [x - event.clientX, event.clientY - y].map(d => Math.round(d / this.unit));
    if (!this.held.moved && !by.some(Boolean) || window[2] >= this.whole) return;
    this.held.moved = true;
    this.look([window[0] + by[0], window[1] + by[1], window[2]]);
  }

  release(event) {
    const moved = this.held?.moved;
    this.held = null;
    if (this.rows && !moved) this.point(this.at(event), true);
  }

  point([i, j], meant) {
    if (!meant && i === this.here[0] && j === this.here[1]) return;
    this.here = [i, j];
    this.mark();
    this.pointed?.(i, j, meant);
  }

  /** Shows another part of the map. */
  look(window) {
    if (!this.rows) return;
    this.window = this.within(window);
    this.draw();
    this.moved?.(this.window);
  }

  /** Shows so many times as much, around the place that is pointed to. */
  zoom(factor) {
    if (!this.rows) return;
    const [left, bottom, n] = this.window, count = Math.max(LEAST_WINDOW, Math.min(this.whole, n * factor)), [i, j] = this.here;
    const share = (at, from) => Math.max(0, Math.min(1, (at + 0.5 - from) / n));
    this.look([i + 0.5 - count * share(i, left), j + 0.5 - count * share(j, bottom), count]);
  }

  onKey(event) {
    if (!this.rows) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (step) this.walk(step);
    else if (event.key === '+' || event.key === '=') this.zoom(0.67);
    else if (event.key === '-') this.zoom(1.5);
    else if (event.key === 'Enter') this.chosen?.();
    else return;
    event.preventDefault();
  }

  /** The next place; the window follows. */
  walk([dx, dy]) {
    const [i, j] = [Math.max(0, Math.min(this.columns - 1, this.here[0] + dx)), Math.max(0, Math.min(this.rows.length - 1, this.here[1] + dy))];
    const [left, bottom, n] = this.window, into = (at, from) => Math.min(Math.max(from, at - n + 1), at);
    const window = this.within([into(i, left), into(j, bottom), n]);
    if (String(window) !== String(this.window)) this.look(window);
    this.point([i, j], true);
  }
}

/** Which numbers of a table belong to lost positions. */
export const lostIn = show => show === 'remoteness' ? value => value !== null && value % 2 === 0 : value => value === 0;
