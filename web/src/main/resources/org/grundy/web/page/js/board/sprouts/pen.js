// A line as a hand draws it: it goes on as long as it crosses nothing, and ends at a spot.

import { between, far, lengthOf, meet, nearestOn, stretches } from './plane.js';

const STEP = 6, SNAP = 34, KEEP_OFF = 9, LOOP = 70;

export class Pen {
  /** @param start the spot at which it begins, @param free the spots that have room for an end */
  constructor(sheet, start, free) {
    Object.assign(this, { sheet, start, free, stopped: null });
    this.chain = [sheet.spots[start]];
    this.walls = sheet.chains().flatMap(stretches);
  }

  /** Follows the hand to a point, or stops before what it would cross. */
  to(p) {
    this.hand = p;
    const from = this.chain.at(-1);
    this.stopped = null;
    if (far(from, p) < STEP) return;
    const parts = Math.ceil(far(from, p) / 24);
    for (let k = 1; k <= parts; k++) {
      const next = between(from, p, k / parts);
      if (!this.isClear(this.chain.at(-1), next)) { this.stopped = next; return; }
      this.go(next);
    }
  }

  /** Where the line meets itself the loop is left out. */
  go(next) {
    const last = this.chain.at(-1);
    for (let i = 0; i < this.chain.length - 2; i++) if (meet(this.chain[i], this.chain[i + 1], last, next) && i > 0) { this.chain.length = i + 1; break; }
    this.chain.push(next);
  }

  isClear(a, b, goal = -1) {
    const { spots } = this.sheet, own = [spots[this.start], spots[goal]];
    const touches = ([c, d]) => own.some(p => p && (p === c || p === d) && (p === a || p === b)) ? false : meet(a, b, c, d);
    return !this.walls.some(touches) && spots.every((p, i) => i === goal || i === this.start || far(nearestOn(p, a, b), p) > KEEP_OFF);
  }

  isLong() {
    return lengthOf(this.chain) > 14;
  }

  /** The spot that the line would reach if it ended now, or nothing. */
  target() {
    const end = this.chain.at(-1), { spots, ends } = this.sheet;
    const near = this.free.filter(i => far(spots[i], this.hand ?? end) < SNAP && far(spots[i], end) < 2 * SNAP).sort((i, j) => far(spots[i], end) - far(spots[j], end));
    return near.find(i => (i !== this.start || ends[i] < 2 && lengthOf(this.chain) > LOOP) && this.isClear(end, spots[i], i)) ?? null;
  }

  /** The line from spot to spot, if there is one. */
  end() {
    const target = this.target();
    return target === null ? null : { a: this.start, b: target, chain: [...this.chain, this.sheet.spots[target]] };
  }
}
