// A stage is a card of sand with one board, or several of the same game side by side.

import { h, s } from '../dom.js';
import { taken } from './lineage.js';
import { narrow } from './narrow.js';
import { listenToPens } from './pens.js';
import { drawnAgain, slotsOf } from './slots.js';

const GAP = 36, PAIRED = 4, MOST_SCALE = 2.6;
/** What is left free around boards: less on a phone. */
const edge = () => narrow() ? 18 : 30;
/** No place to touch is smaller: a board that is played on, whose spots would be nearer to each other, is scrolled. */
const TARGET = 24, LEAST_SCALE = 0.4, PLAYED = '.stage, .live';
/** The form of a card. */
const CARD = { w: 260, h: 160 };
/** Boards stand in one line more only where that makes them so much larger. */
const FEWER_LINES = 1.25;

/** Boards of the same game that stand next to each other share a stage. */
export function stageOf(items) {
  const stages = [];
  items.forEach((item, i) => {
    if (i && items[i - 1].game === item.game) stages.at(-1).push(item);
    else stages.push([item]);
  });
  return stages;
}

export class Stage {
  /** @param items drawings, each with the prefix of its spots; known tells whether a move has led here from those before */
  constructor(items, number, { used, room, before, known, board }) {
    const alike = before?.[0]?.game === items[0]?.game, old = known && alike ? before : [], kept = before?.length && !alike ? [] : room.get(number) ?? [];
    const slots = slotsOf(items, old, kept);
    slots.forEach(slot => stay(slot, old.filter(each => each.slot === slot.old)));
    slots.forEach((slot, i) => { slot.items = slot.items.map(item => ({ ...item, slot: i, stage: number, from: undefined, made: undefined })); });
    Object.assign(this, { items: slots.flatMap(slot => slot.items), slots, number, room, board });
    this.sizes = slots.map(({ kept: least, items: all }) => ({ w: Math.max(least.w, ...all.map(item => item.w)), h: Math.max(least.h, ...all.map(item => item.h)) }));
    room.set(number, this.sizes);
    this.ghosts = s('g', { class: 'ghosts', 'aria-hidden': 'true' });
    this.tags = s('g', { class: 'tag', 'aria-hidden': 'true' });
    this.spots = [];
    this.groups = slots.flatMap(slot => slot.items.map((item, place) => this.group(item, used, old.filter(each => each.slot === slot.old), slot, place)));
    slots.forEach(slot => this.outlined(slot, old.filter(each => each.slot === slot.from)));
    this.svg = s('svg', { role: 'presentation', class: 'drawing' }, this.groups.map(each => each.under), this.groups.map(each => each.ground), this.ghosts, this.groups.map(each => each.above), this.tags);
    this.legend = items.find(item => item.legend)?.legend;
    this.sign = s('g', { class: 'under', 'aria-hidden': 'true' }, this.legend?.nodes.map(node => node.cloneNode(true)));
    this.svg.prepend(this.sign);
    if (board) this.listen();
    this.element = h('figure', { class: 'card', role: 'group', 'aria-label': [...new Set(items.map(item => item.name))].join(' + ').slice(0, 120) }, this.svg);
  }

  group(item, used, before, slot, place) {
    const there = new Set(before.flatMap(each => each.pieces.map(([id]) => id))), now = new Set(slot.items.flatMap(each => each.pieces.map(([id]) => id)));
    const moved = before.some(each => each.made);
    const pieces = new Map(item.pieces.map(([id, node]) => [id, s('g', { class: 'piece' + (moved && !there.has(id) ? ' fresh' : '') }, node)]));
    const gone = each => { const out = taken(each); return each.pieces.filter(([id]) => out.has(id) && !now.has(id)); };
    const was = place ? [] : before.flatMap(each => gone(each).map(([, node]) => s('g', { class: 'was', transform: `translate(0 ${item.h - each.h})` }, node.cloneNode(true)))); // boards stand on their foot
    const kind = 'k-' + (item.kind ?? 'plain');
    const under = s('g', { class: kind + ' under', 'aria-hidden': 'true' }, item.under), ground = s('g', { class: kind, 'aria-hidden': 'true' }, was, ...pieces.values());
    const spots = item.spots.filter(spot => used.has(item.prefix + spot.id)).map(spot => this.spot(item, spot, pieces));
    this.spots.push(...spots);
    return { item, slot, under, ground, above: s('g', {}, spots.map(spot => spot.element)) };
  }

  /** Of what a move has parted into boards of their own, or laid out anew, nothing is gone: all that has come of it is outlined. */
  outlined(slot, before) {
    const own = this.groups.filter(each => each.slot === slot).map(each => each.ground);
    if (!before.some(each => each.made) || own.some(each => each.querySelector('.was, .fresh'))) return;
    own.forEach(each => each.querySelectorAll('.piece').forEach(piece => piece.classList.add('fresh')));
  }

  spot(item, spot, pieces) {
    const value = s('g', { 'aria-hidden': 'true' }), cell = item.prefix + spot.id;
    const element = s('g', { role: 'button', tabindex: '-1', class: spot.grip ? 'cell grip' : 'cell', 'data-cell': cell, focus: () => this.focused(cell) },
      spot.box ? s('rect', { class: 'reach', ...spot.box }) : s('circle', { class: 'reach', cx: spot.x, cy: spot.y, r: spot.r ?? 20 }), value);
    const found = ids => (ids ?? []).map(id => pieces.get(id)).filter(Boolean);
    return { ...spot, cell, element, value, item, stage: this, pieces: found(spot.out), movers: found(spot.goes), local: { x: spot.x, y: spot.y } };
  }

  /** Finds the place of a spot that is known only when it is needed. */
  locate(spot) {
    const [x, y] = spot.at?.() ?? [];
    if (x === undefined) return;
    spot.at = undefined;
    Object.assign(spot, { local: { x, y }, x: x + (spot.dx ?? 0), y: y + (spot.dy ?? 0) });
    const reach = spot.element.querySelector('.reach');
    reach.setAttribute('cx', x);
    reach.setAttribute('cy', y);
  }

  focused(cell) {
    this.board.rove(cell, false);
    if (document.activeElement?.matches(':focus-visible')) this.board.hold(cell);
  }

  listen() {
    const point = event => { if (!this.pen) this.board.pointed(this, event); };
    this.svg.addEventListener('pointermove', point);
    this.svg.addEventListener('pointerdown', event => { this.board.pointer = event.pointerType; });
    listenToPens(this);
    this.svg.addEventListener('pointerleave', event => { if (event.pointerType !== 'touch') this.board.pointed(this, null); });
    this.svg.addEventListener('click', point);
  }

  /** Places the boards in as many lines as make them largest; what tells their rule gives way where fingers need its room. */
  fit() {
    this.scrolled(false); // a card that has grown with its board is no measure for it
    const { wide, tall } = this.free();
    let best = this.best(wide, tall);
    if (best.scale < this.least() && this.element.closest(PLAYED)) {
      this.crowded = true;
      best = this.best(wide, tall);
    }
    this.place(best, wide, tall);
  }

  /** How much of its card is free for the drawing. */
  free() {
    ['max-width', 'max-height'].forEach(limit => this.svg.style.removeProperty(limit));
    const { width, height } = this.svg.getBoundingClientRect();
    return { wide: width || 800, tall: height || 500 };
  }

  best(wide, tall) {
    const ways = this.slots.map((_, i, all) => this.arranged(Math.ceil(all.length / (i + 1)), wide, tall));
    return ways.reduce((best, laid) => laid.scale > best.scale * FEWER_LINES || best.scale < this.least() && laid.scale > best.scale ? laid : best);
  }

  /** How large a card its boards would like, all in one line. */
  natural() {
    return this.told(this.lay(this.slots.length), false);
  }

  /** Boards in lines of so many, with what tells their rule below them or at their side, wherever that leaves them larger. */
  arranged(across, wide, tall) {
    const ways = [false, true].map(aside => this.told(this.lay(across), aside)).map(laid => ({ ...laid, scale: Math.min(wide / laid.w, tall / laid.h) }));
    return ways[0].scale * FEWER_LINES >= ways[1].scale ? ways[0] : ways[1];
  }

  told(laid, aside) {
    this.sign.classList.toggle('unsaid', Boolean(this.crowded));
    if (!this.legend || this.crowded) return laid;
    const times = Math.max(0.8, Math.min(2, Math.max(laid.w, laid.h) / 480, 0.9 * laid.w / this.legend.w)), sw = this.legend.w * times, sh = this.legend.h * times;
    const w = aside ? laid.w + sw + edge() : Math.max(laid.w, sw + 2 * edge()), h = aside ? Math.max(laid.h, sh + 2 * edge()) : laid.h + sh + edge() / 2;
    const dx = aside ? 0 : (w - laid.w) / 2, dy = aside ? (h - laid.h) / 2 : 0, places = laid.places.map(({ x, foot }) => ({ x: x + dx, foot: foot + dy }));
    return { w, h, places, sign: { x: aside ? laid.w + sw / 2 : w / 2, y: aside ? h / 2 : laid.h + sh / 2 - edge() / 2, times } };
  }

  lay(across) {
    const lines = [], places = [];
    for (let from = 0; from < this.sizes.length; from += across) lines.push(this.sizes.slice(from, from + across));
    const long = line => line.reduce((sum, size) => sum + size.w, (line.length - 1) * GAP), w = Math.max(...lines.map(long)) + 2 * edge();
    let y = edge();
    for (const line of lines) {
      const foot = y + Math.max(...line.map(each => each.h));
      let x = (w - long(line)) / 2;
      for (const size of line) { places.push({ x, foot }); x += size.w + GAP; }
      y = foot + GAP;
    }
    return { w, h: y - GAP + edge(), places };
  }

  place({ w, h: tall, places, sign }, wide, high) {
    if (sign) this.sign.setAttribute('transform', `translate(${sign.x} ${sign.y}) scale(${sign.times})`);
    this.svg.setAttribute('viewBox', `0 0 ${w} ${tall}`);
    this.svg.style.setProperty('max-width', w * MOST_SCALE + 'px');
    this.svg.style.setProperty('max-height', tall * MOST_SCALE + 'px');
    this.groups.forEach(({ item, slot, under, ground, above }) => {
      const { x, foot } = places[this.slots.indexOf(slot)], y = foot - item.h;
      for (const each of [under, ground, above]) each.setAttribute('transform', `translate(${x} ${y})`);
      for (const spot of this.spots) if (spot.item === item) Object.assign(spot, { x: spot.local.x + x, y: spot.local.y + y, dx: x, dy: y });
    });
    this.sized(Math.min(wide / w, high / tall, MOST_SCALE), w, tall);
    if (this.seen?.length) this.preview(this.seen); // what is held goes with its board
  }

  /** Spots are as large as a finger, and as far from each other. */
  sized(scale, w, tall) {
    const least = this.least(), scrolled = scale < least && this.element.closest(PLAYED);
    this.scrolled(scrolled, w * least, tall * least);
    for (const { element, r = 20 } of this.spots) element.querySelector('circle.reach')?.setAttribute('r', Math.max(r, TARGET / 2 / (scrolled ? least : scale)));
  }

  least() {
    return Math.max(LEAST_SCALE, Math.min(1.2, TARGET / this.nearest()));
  }

  /** How far the two spots are apart that are nearest to each other. */
  nearest() {
    const far = (a, b) => Math.hypot(a.local.x - b.local.x, a.nearX ? 0 : a.local.y - b.local.y);
    return this.apart ??= this.spots.reduce((least, a, i) => this.spots.slice(0, i).reduce((sofar, b) => a.item === b.item && far(a, b) > 1 ? Math.min(sofar, far(a, b)) : sofar, least), 60);
  }

  scrolled(yes, w, tall) {
    this.element.classList.toggle('wide', Boolean(yes));
    this.svg.style.setProperty('min-width', yes ? w + 'px' : '0');
    this.svg.style.setProperty('min-height', yes ? tall + 'px' : '0');
  }

  /** Shows what some spots would do: what goes lifts, what comes appears, a tag says how much. */
  preview(spots) {
    this.seen = spots;
    this.svg.querySelectorAll('.lifted, .moving').forEach(piece => piece.classList.remove('lifted', 'moving'));
    this.ghosts.replaceChildren(...spots.map(spot => this.ghost(spot, 'ghost')));
    this.tags.replaceChildren(...spots.filter(spot => spot.tag).map(({ tag, tx, ty, dx, dy, local }) => {
      const x = (tx ?? local.x) + dx, y = (ty ?? local.y - 30) + dy, w = 28 + 12 * String(tag).length;
      return s('g', {}, s('rect', { x: x - w / 2, y: y - 18, width: w, height: 32, rx: 16 }), s('text', { x, y: y - 1 }, tag));
    }));
    for (const spot of spots) {
      spot.pieces.forEach(piece => piece.classList.add('lifted'));
      spot.movers.forEach(piece => piece.classList.add('moving'));
    }
    for (const spot of this.spots) spot.element.classList.toggle('held', spots.includes(spot));
  }

  /** Shows what a pen draws. */
  follow({ under, item }, nodes) {
    this.ghosts.replaceChildren(s('g', { class: 'k-' + item.kind, transform: under.getAttribute('transform') }, nodes));
  }

  /** Rings some boards of the stage. */
  ring(wanted) {
    this.svg.querySelectorAll('.ring').forEach(ring => ring.remove());
    for (const { item, ground } of this.groups) if (wanted(item)) ground.prepend(ringed(0, item.w, item.h));
  }

  /** Rings the pieces of boards that belong together in the same way; of an item it is asked with which others, by a number. */
  pair(together) {
    this.ring(() => false);
    for (const { item, ground } of this.groups) {
      const number = item.rest ? -1 : together(item);
      if (number >= 0) ground.prepend(around([...ground.querySelectorAll('.piece')].map(piece => piece.getBBox()), `pair pair${number % 3}`));
    }
  }

  /** Rings the left or the right half of the board of a spot. */
  ringHalf({ item, local }) {
    this.ring(() => false);
    const half = item.w / 2;
    this.groups.find(each => each.item === item).ground.prepend(ringed(local.x < half ? 0 : half, half, item.h));
  }

  ghost(spot, look) {
    return s('g', { class: `${look} k-${spot.item.kind ?? 'plain'}`, transform: `translate(${spot.dx} ${spot.dy})` }, spot.ghost?.() ?? []);
  }

  /** The pieces of a move leave, and what comes lands. */
  leave(spot) {
    this.seen = [];
    (spot.item.made ??= []).push(spot.id);
    spot.pieces.forEach((piece, i) => {
      piece.style.setProperty('--i', spot.pieces.length - 1 - i);
      piece.classList.add('leaving');
    });
    spot.movers.forEach(piece => piece.classList.add('moved'));
    this.ghosts.append(this.ghost(spot, 'landing'));
  }

  /** Whatever was leaving stands again. */
  giveBack() {
    this.svg.querySelectorAll('.leaving, .moved').forEach(piece => piece.classList.remove('leaving', 'moved'));
  }

  /** The drawing alone, as an image. */
  still() {
    this.place(this.arranged(this.items.length, CARD.w, CARD.h), 1e4, 1e4);
    this.svg.style.removeProperty('max-width');
    this.svg.style.removeProperty('max-height');
    this.svg.setAttribute('aria-hidden', 'true');
    return this.svg;
  }
}

/** Draws the boards of a place. What no move has taken, and yet is in the position no more, keeps lying there. */
function stay(slot, before) {
  slot.items = drawnAgain(slot);
  const [first, ...others] = slot.items;
  if (!first.stays || !before.length) return;
  const now = new Set(slot.items.flatMap(each => each.pieces.map(([id]) => id)));
  const idle = before.flatMap(each => { const out = taken(each); return each.pieces.filter(([id]) => !out.has(id) && !now.has(id)); });
  slot.items = [{ ...first, pieces: [...idle.map(([id, node]) => [id, node.cloneNode(true)]), ...first.pieces] }, ...others];
}

const ringed = (x, w, tall) => s('rect', { class: 'ring', x: x - 10, y: -10, width: w + 20, height: tall + 20, rx: 18 });

/** A ring around some boxes, nearer to them than their neighbours are. */
function around(boxes, look) {
  const x = Math.min(...boxes.map(box => box.x)), y = Math.min(...boxes.map(box => box.y)), right = Math.max(...boxes.map(box => box.x + box.width)), foot = Math.max(...boxes.map(box => box.y + box.height));
  return s('rect', { class: 'ring ' + look, x: x - PAIRED, y: y - PAIRED, width: right - x + 2 * PAIRED, height: foot - y + 2 * PAIRED, rx: 14 });
}

/** What is known of a move, at its spot: large and solid where it wins, small and hollow where it loses. */
export function badge({ local, x, y }, mark) {
  const at = local ?? { x, y }, number = mark.text === mark.sign ? '' : mark.text;
  const shape = mark.look === 'win'
    ? [s('circle', { class: 'badge win', cx: at.x, cy: at.y, r: 14 }), number === '' && s('path', { class: 'tick', d: `M${at.x - 6},${at.y}l4.5,5 8,-9.5` })]
    : [s('circle', { class: 'badge ' + mark.look, cx: at.x, cy: at.y, r: number === '' ? 6 : 11 })];
  return [...shape.filter(Boolean), number !== '' && s('text', { class: 'badge-text ' + mark.look, x: at.x, y: at.y + 1 }, number)].filter(Boolean);
}
