// A board for all games: it draws the components of a sum, holds the move that is nearest to the pointer, and turns
// chosen spots into moves. What lies where is drawn by the file of each kind of game; see index.js.
//
// A drawing is { w, h, kind, under, pieces, spots, key }: `under` never moves, pieces lie on it, a spot is a place at which
// a move is made: { id, x, y, r, out, goes, ghost, tag, tx, ty, nearX, label, badge, when, at }. Pieces that are taken are `out`, those
// that go elsewhere `goes`, what comes is `ghost`; `when` tells whether a spot is there yet, `at` where, if that takes long to find.
// A drawing may have `pen`, by which moves are drawn (see pens.js), and is `wordless` where the notation of its moves tells nothing. key(exchange) gives the sets of spots by which a move is made; any of them will do.

import { h, say } from '../dom.js';
import { t } from '../words.js';
import { drawing } from './index.js';
import { forget } from './layout.js';
import { carried, rest } from './lineage.js';
import { share } from './share.js';
import { badge, Stage, stageOf } from './stage.js';
import { nearest, onward } from './walk.js';

const HELD_UP = 620, LEAVING = 420;

/** Motion where the reader wants it; else hardly a pause. */
const wait = ms => new Promise(done => setTimeout(done, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms));

export class Board {
  /** @param play called with a move that was chosen */
  constructor(play) {
    this.play = play;
    this.element = h('div', { class: 'boards', role: 'group', tabindex: '-1', 'aria-label': t('board.label'), keydown: e => this.onKey(e) });
    this.picked = new Set();
    this.room = new Map();
    this.reached = new Map();
    forget();
    new ResizeObserver(() => this.stages && this.fit()).observe(this.element);
  }

  /** Forgets how large the boards were, and by which moves positions were reached: another game begins. */
  begin() {
    this.room.clear();
    this.reached.clear();
    this.before = this.moved = null;
    forget();
  }

  /** The move that has just led to a position, or that did so when it was shown before: it tells what is outlined. */
  arrival(parts) {
    const name = JSON.stringify(parts.map(part => [part.game, part.positions]));
    if (this.moved) this.reached.set(name, { move: this.moved, before: this.before });
    this.moved = null;
    const { move, before } = this.reached.get(name) ?? {};
    const boards = move && carried(before.flat().sort((a, b) => a.order - b.order), move, parts.flatMap(part => part.positions.map(position => ({ game: part.game, position }))));
    return boards ? { boards, before } : { before: this.before };
  }

  /** Shows the components of a position with the moves that can be made; marks tells what is shown on a move. */
  show(parts, moves, marks, interactive) {
    this.picked.clear();
    Object.assign(this, { marks, interactive, held: null });
    const stood = document.activeElement?.dataset?.cell, inside = this.element.contains(document.activeElement);
    const drawn = parts.map((part, number) => drawPart(part, number, moves)), { boards, before } = this.arrival(parts);
    this.choices = moves.flatMap(move => keysOf(move, drawn).map(key => ({ move, key })));
    const used = new Set(this.choices.flatMap(choice => [...choice.key]));
    this.stages = stageOf(standing(parts, drawn, boards)).map((items, number) => new Stage(items, number, { used, room: this.room, before: before?.[number], known: Boolean(boards), board: this }));
    this.before = this.stages.map(stage => stage.items);
    this.spots = new Map(this.stages.flatMap(stage => stage.spots.map(spot => [spot.cell, spot])));
    this.choices = this.choices.filter(choice => [...choice.key].every(cell => this.spots.has(cell)));
    this.element.replaceChildren(...this.stages.flatMap((stage, i) => i ? [h('span', { class: 'plus', 'aria-hidden': 'true' }, '+'), stage.element] : [stage.element]));
    if (!this.stages.length) this.element.append(h('p', { class: 'nothing' }, t('board.nothing')));
    this.element.classList.toggle('interactive', interactive);
    this.fit();
    this.refresh();
    this.rove(this.spots.has(stood) ? stood : this.spots.keys().next().value, inside);
    if (inside && !this.spots.size) this.element.focus(); // else the reader would stand nowhere
  }

  /** Makes the boards as large as their place allows. */
  fit() {
    share(this.element, this.stages);
    this.stages.forEach(stage => stage.fit());
  }

  /** Whether each of some moves can be made on the board. */
  covers(moves) {
    const made = new Set(this.choices.map(choice => choice.move.move));
    return moves.every(move => made.has(move.move));
  }

  /** The moves that are made by exactly these spots, each once; those chosen in this order where the order matters. */
  exact(set) {
    const cells = [...set];
    const found = this.choices.filter(c => c.key.size === set.size && cells.every(cell => c.key.has(cell)));
    const ordered = found.filter(c => [...c.key].every((cell, i) => cell === cells[i]));
    return [...new Map((ordered.length ? ordered : found).map(c => [c.move.move, c.move])).values()];
  }

  larger(set) {
    return this.choices.some(c => c.key.size > set.size && [...set].every(cell => c.key.has(cell)));
  }

  activate(cell) {
    if (!this.interactive) return;
    const again = this.picked.has(cell), alone = new Set([cell]), wanted = new Set(this.picked).add(cell);
    const fits = this.exact(wanted).length || this.larger(wanted);
    if (again && !this.exact(this.picked).length) this.picked.delete(cell);
    else if (!again) this.picked = fits ? wanted : this.exact(alone).length || this.larger(alone) ? alone : new Set();
    const moves = this.exact(this.picked);
    if (moves.length && (again || !this.larger(this.picked))) { // of moves made by the same spots any will do
      this.make(moves[0], this.picked);
      return;
    }
    this.refresh();
    const last = this.lastChoice();
    if (last && document.activeElement?.dataset?.cell) this.rove(last, true);
    this.hold(last ?? cell);
    say(!this.picked.size ? t('board.none') : moves.length ? t('board.again', { move: this.named(moves[0], cell) }) : t('board.more'));
  }

  /** The first of the spots that were not there before, where one of them is all that is left to choose. */
  lastChoice() {
    const open = this.choices.filter(({ key }) => key.size > this.picked.size && [...this.picked].every(cell => key.has(cell))).map(({ key }) => [...key].find(cell => !this.picked.has(cell)));
    return this.picked.size && open.every(cell => this.spots.get(cell).when) ? open.find(cell => !this.spots.get(cell).closed) : undefined;
  }

  /** A move in words: its notation, or what its spot says where that tells nothing. */
  named(move, cell) {
    const { item, label } = this.spots.get(cell);
    return item.wordless ? label : move.text;
  }

  /** Makes the move of some spots, which a pen has found. */
  choose(cells) {
    const move = this.exact(new Set(cells))[0];
    if (move && this.interactive) this.make(move, cells);
  }

  /** Lets a move be seen, then hands it on. */
  async make(move, cells) {
    this.interactive = false;
    this.element.classList.remove('interactive');
    await this.animate(cells, move);
    if (await this.play(move) === false) this.giveBack();
  }

  /** A move that could not be made: what was leaving stands again. */
  giveBack() {
    this.moved = null;
    this.interactive = true;
    this.element.classList.add('interactive');
    this.stages.forEach(stage => stage.giveBack());
    this.preview(null);
  }

  async animate(cells, move) {
    this.preview(null);
    this.moved = move;
    this.before.flat().forEach(item => { item.made = undefined; });
    for (const cell of cells) this.spots.get(cell)?.stage.leave(this.spots.get(cell));
    await wait(LEAVING);
  }

  /** A move of the other player is held up for a moment before it is made: one sees what happens. */
  async demo(name) {
    const choice = this.choices?.find(each => each.move.move === name);
    if (!choice) return;
    this.preview(choice.key);
    await wait(HELD_UP);
    await this.animate(choice.key, choice.move);
  }

  /** A move that was made elsewhere, from a list or by typing, is made here too. */
  async follow(name) {
    const choice = this.moved?.move !== name && this.choices?.find(each => each.move.move === name);
    if (choice) await this.animate(choice.key, choice.move);
  }

  /** Holds what one spot would do, together with what is picked. */
  hold(cell) {
    if (cell === this.held) return;
    this.held = cell;
    const wanted = cell && new Set(this.picked).add(cell), alone = cell && new Set([cell]);
    const whole = cell && (this.exact(wanted).length || this.larger(wanted) ? wanted : alone);
    this.preview(whole || this.picked);
    this.element.dispatchEvent(new CustomEvent('hovered', { detail: whole ? this.exact(whole)[0] : undefined }));
  }

  preview(cells) {
    this.stages.forEach(stage => stage.preview([...cells || []].map(cell => this.spots.get(cell)).filter(spot => spot?.stage === stage)));
  }

  /** Rings the board of one component. */
  point(component) {
    this.stages.forEach(stage => stage.ring(item => item.prefix.startsWith(component + '.')));
  }

  /** Rings the boards of components that are alike, each pair in its own way. */
  pair(pairs) {
    this.stages.forEach(stage => stage.pair(item => pairs.findIndex(pair => pair.some(component => item.prefix.startsWith(component + '.')))));
  }

  /** Rings the half of a board in which a move begins. */
  pointNear(name) {
    const cell = this.choices.find(choice => choice.move.move === name)?.key.values().next().value;
    const spot = this.spots.get(cell);
    spot?.stage.locate(spot);
    spot?.stage.ringHalf(spot);
  }

  /** Holds a move for a list or a history beside the board. */
  light(move) {
    const key = move && this.choices.find(c => c.move.move === move.move)?.key;
    this.preview(key || this.picked);
    for (const [cell, spot] of this.spots) spot.element.classList.toggle('lit', Boolean(key?.has(cell)));
  }

  /** Shows what each spot would do now. */
  refresh() {
    for (const [cell, spot] of this.spots) {
      spot.closed = this.isClosed(spot);
      spot.element.classList.toggle('closed', spot.closed);
      if (spot.closed) continue;
      spot.stage.locate(spot);
      const wanted = new Set(this.picked).add(cell), moves = this.exact(this.picked.has(cell) ? this.picked : wanted);
      const mark = moves.length === 1 ? this.marks?.(moves[0]) : null;
      spot.element.classList.toggle('picked', this.picked.has(cell));
      if (this.picked.has(cell)) spot.element.setAttribute('aria-pressed', 'true');
      else spot.element.removeAttribute('aria-pressed');
      spot.element.setAttribute('aria-label', [spot.label, moves.length === 1 && !spot.item.wordless && moves[0].text, mark?.label].filter(Boolean).join(', '));
      spot.value.replaceChildren(...(mark ? badge(spot.badge ?? spot, mark) : []));
    }
    this.preview(this.picked);
  }

  /** Whether a spot is not there yet: others are chosen before it. */
  isClosed({ when, item }) {
    return Boolean(when) && !when(new Set([...this.picked].map(cell => cell.startsWith(item.prefix) ? cell.slice(item.prefix.length) : cell)), Boolean(this.marks));
  }

  /** The pointer went over a stage, or was pressed on it. */
  pointed(stage, event) {
    const cell = this.interactive && event ? nearest(stage, event) : null;
    if (event?.type !== 'click') { if (event?.pointerType !== 'touch') this.hold(cell); return; }
    if (!cell) return;
    // A finger first sees the move, then makes it.
    if (this.pointer === 'touch' && event.detail && this.held !== cell) this.hold(cell);
    else { this.rove(cell, false); this.activate(cell); }
  }

  rove(cell, focus) {
    for (const [each, spot] of this.spots) spot.element.setAttribute('tabindex', each === cell ? '0' : '-1');
    if (focus) this.spots.get(cell)?.element.focus();
  }

  onKey(event) {
    const cell = document.activeElement?.dataset?.cell;
    if (!this.spots?.has(cell)) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) this.rove(onward(this.spots, cell, step) ?? cell, true);
    else if (event.key === 'Enter' || event.key === ' ') this.activate(cell);
    else if (event.key === 'Escape') { this.picked.clear(); this.held = null; this.refresh(); say(t('board.cleared')); }
    else if (event.key === 'Home' || event.key === 'End') this.rove([...this.spots].filter(([, spot]) => !spot.closed).at(event.key === 'Home' ? 0 : -1)[0], true);
    else return;
    event.preventDefault();
  }
}

/** A still drawing of one component, for tiles and lists. */
export function still(part) {
  const drawn = part.positions.map(position => ({ position, ...drawing(part, position, []) }));
  return new Stage(drawn.map((each, place) => ({ ...each, prefix: place + ':' })), 0, { used: new Set(), room: new Map() }).still();
}

function drawPart(part, number, moves) {
  const exchanges = moves.flatMap(move => move.exchanges).filter(each => each.component === number);
  return part.positions.map((position, place) => {
    const own = exchanges.filter(each => each.from.length === 0 || same(each.from[0], position));
    return { position, prefix: `${number}.${place}:`, ...drawing(part, position, own) };
  });
}

/** The boards that stand on the table in their order: those of the position, and those that are used up. */
function standing(parts, drawn, boards) {
  const items = parts.flatMap((part, i) => drawn[i].map(each => ({ ...each, game: part.game, family: part.family, name: part.expression, part: i })));
  return (boards?.map(({ from, index, rest: used }) => ({ ...used ? rest(from) : items[index], from })) ?? items).map((item, order) => ({ ...item, order }));
}

/** The sets of spots, over all components, by which a move is made. */
function keysOf(move, drawn) {
  let sets = [[]];
  for (const exchange of move.exchanges) {
    const found = (drawn[exchange.component] || []).filter(d => same(d.position, exchange.from[0])).flatMap(d => d.key(exchange).map(key => key.map(id => d.prefix + id)));
    sets = sets.flatMap(set => found.map(key => [...set, ...key]));
  }
  return sets.filter(set => set.length).map(set => new Set(set));
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
