// Gives a drawing room: lines become smooth and keep away from each other, spots from lines. No point goes further than a part of
// the way to the next line, so that nothing is ever crossed (Simonetto and others, ImPrEd, 2011).

import { far, nearestOn, turn } from './plane.js';
import { Sheet } from './sheet.js';

const CELL = 56, LINE = 36, SPOT = 46, APART = 104, LONG = 26, SHORT = 9, FASTEST = 6, PART = 0.4, STRONGEST = 14;

/** A sheet after some rounds; only some lines and spots move, if they are given: { lines, spots } of numbers. */
export function settled(sheet, rounds, only) {
  const body = new Body(sheet, only);
  for (let round = 0; round < rounds; round++) {
    if (round % 6 === 0) body.divide();
    body.round(round < rounds / 2 ? 0.6 : 0.4);
  }
  return body.sheet();
}

class Body {
  constructor(sheet, only) {
    this.old = sheet;
    const at = ([x, y], free, spot) => ({ 0: x, 1: y, free, spot, home: [x, y] });
    this.spots = sheet.spots.map((p, i) => at(p, !only || only.spots.has(i), true));
    this.chains = sheet.lines.map(({ a, b, points }, i) => [this.spots[a], ...points.map(p => at(p, !only || only.lines.has(i), false)), this.spots[b]]);
    this.ends = this.spots.map(() => []);
    sheet.lines.forEach(({ a, b }, i) => { this.ends[a].push([i, 0]); this.ends[b].push([i, 1]); });
    this.edge = { w: sheet.w, h: sheet.h };
  }

  /** Long stretches get a point more, and points that say nothing go. */
  divide() {
    for (const chain of this.chains) for (let i = chain.length - 2; i >= 0; i--) {
      const [p, q] = [chain[i], chain[i + 1]];
      const free = p.spot ? q.free : p.free;
      if (far(p, q) > LONG || chain.length < 5) chain.splice(i + 1, 0, { 0: (p[0] + q[0]) / 2, 1: (p[1] + q[1]) / 2, free: free || p.free && q.free, spot: false, home: null });
      else if (i > 0 && chain.length > 6 && far(p, q) < SHORT && far(p, chain[i - 1]) < LONG / 2 && this.isEmpty(chain[i - 1], p, q)) chain.splice(i, 1);
    }
    for (const chain of this.chains) for (const p of chain) p.home ??= [p[0], p[1]];
  }

  isEmpty(a, b, c) {
    const inside = p => [turn(a, b, p), turn(b, c, p), turn(c, a, p)], sign = Math.sign(turn(a, b, c));
    return this.chains.every(chain => chain.every(p => p === a || p === b || p === c || Math.abs(p[0] - b[0]) > LONG || Math.abs(p[1] - b[1]) > LONG || !inside(p).every(each => each * sign >= -1e-9)))
      && this.spots.every(p => p === a || p === c || !inside(p).every(each => each * sign >= -1e-9));
  }

  round(pace) {
    this.all = new Set([...this.spots, ...this.chains.flat()]);
    for (const p of this.all) { p.fx = 0.02 * (p.home[0] - p[0]); p.fy = 0.02 * (p.home[1] - p[1]); p.least = FASTEST / PART; }
    this.straighten();
    this.spreadEnds();
    this.keepAway();
    this.spotsApart();
    for (const p of this.all) {
      this.inward(p);
      const long = Math.hypot(p.fx, p.fy) * pace, part = p.free && long ? Math.min(long, p.least * PART) / long * pace : 0;
      p[0] += p.fx * part;
      p[1] += p.fy * part;
    }
  }

  straighten() {
    for (const chain of this.chains) for (let i = 1; i < chain.length - 1; i++) {
      const p = chain[i], [a, b] = [chain[i - 1], chain[i + 1]];
      p.fx += 0.45 * ((a[0] + b[0]) / 2 - p[0]);
      p.fy += 0.45 * ((a[1] + b[1]) / 2 - p[1]);
    }
    this.ends.forEach((ends, spot) => {
      if (ends.length < 2) return;
      const p = this.spots[spot], near = ends.map(end => this.first(end));
      p.fx += 0.5 * (near.reduce((sum, q) => sum + q[0], 0) / near.length - p[0]);
      p.fy += 0.5 * (near.reduce((sum, q) => sum + q[1], 0) / near.length - p[1]);
    });
  }

  first([line, end], n = 1) {
    const chain = this.chains[line];
    return end ? chain[chain.length - 1 - n] : chain[n];
  }

  /** The lines of a spot leave it in directions that differ. */
  spreadEnds() {
    this.ends.forEach((ends, spot) => {
      if (ends.length < 2) return;
      const p = this.spots[spot], around = ends.map(end => ({ end, q: this.first(end), angle: Math.atan2(this.first(end)[1] - p[1], this.first(end)[0] - p[0]) })).sort((a, b) => a.angle - b.angle);
      around.forEach(({ end, q, angle }, i) => {
        const gap = (from, to) => ((to - from) % (2 * Math.PI) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
        const ahead = gap(angle, around[(i + 1) % around.length].angle), behind = gap(around[(i + around.length - 1) % around.length].angle, angle), wanted = ends.length === 2 ? 1.6 : 2;
        const force = 0.5 * (Math.max(0, wanted - behind) - Math.max(0, wanted - ahead)) * far(p, q);
        for (const [n, share] of [[1, 1], [2, 0.8]]) {
          const r = this.first(end, n);
          if (!r || r.spot) continue;
          r.fx -= Math.sin(angle) * force * share;
          r.fy += Math.cos(angle) * force * share;
        }
      });
    });
  }

  /** Points and lines that are near each other go apart; none may go so far that it would cross another. */
  keepAway() {
    const cells = new Map(), cell = v => Math.floor(v / CELL);
    this.chains.forEach((chain, line) => chain.slice(1).forEach((q, i) => {
      const p = chain[i], side = { p, q, line, i };
      for (let x = cell(Math.min(p[0], q[0])); x <= cell(Math.max(p[0], q[0])); x++) for (let y = cell(Math.min(p[1], q[1])); y <= cell(Math.max(p[1], q[1])); y++) {
        const key = x * 4096 + y;
        if (cells.has(key)) cells.get(key).push(side);
        else cells.set(key, [side]);
      }
    }));
    const meet = (p, line, i) => {
      const seen = new Set(), x = cell(p[0]), y = cell(p[1]);
      for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) for (const side of cells.get((x + dx) * 4096 + y + dy) ?? []) {
        if (side.p !== p && side.q !== p && !seen.has(side)) { seen.add(side); this.push(p, line, i, side); }
      }
    };
    this.spots.forEach(p => meet(p, -1, 0));
    this.chains.forEach((chain, line) => chain.forEach((p, i) => { if (!p.spot) meet(p, line, i); }));
  }

  push(p, line, i, { p: a, q: b, line: other, i: j }) {
    const c = nearestOn(p, a, b), d = far(p, c), wide = p.spot ? SPOT : LINE;
    for (const each of [p, a, b]) each.least = Math.min(each.least, d);
    if (d >= wide || d < 1e-6 || line === other && Math.abs(i - j) < 5) return;
    if (this.joined(p, line, other)) return;
    const force = Math.min(STRONGEST, 3 * (wide - d) / d) / d, part = far(a, b) ? far(a, c) / far(a, b) : 0.5;
    for (const [each, share] of [[p, 1], [a, part - 1], [b, -part]]) {
      each.fx += share * force * (p[0] - c[0]);
      each.fy += share * force * (p[1] - c[1]);
    }
  }

  /** Near a spot its lines must be near each other. */
  joined(p, line, other) {
    const own = this.old.lines[line], its = this.old.lines[other];
    if (!own) return its.a === this.spots.indexOf(p) || its.b === this.spots.indexOf(p);
    return [own.a, own.b].some(spot => (its.a === spot || its.b === spot) && far(this.spots[spot], p) < LINE);
  }

  spotsApart() {
    this.spots.forEach((p, i) => this.spots.slice(i + 1).forEach(q => {
      const d = far(p, q);
      if (d >= APART || d < 1e-6) return;
      const force = 2.4 * (APART - d) / APART / d;
      for (const [each, sign] of [[p, 1], [q, -1]]) { each.fx += sign * force * (p[0] - q[0]); each.fy += sign * force * (p[1] - q[1]); }
    }));
  }

  inward(p) {
    const margin = p.spot ? 34 : 22, { w, h } = this.edge;
    p.fx += Math.max(0, margin - p[0]) - Math.max(0, p[0] - w + margin);
    p.fy += Math.max(0, margin - p[1]) - Math.max(0, p[1] - h + margin);
  }

  sheet() {
    const plain = p => [p[0], p[1]];
    return new Sheet({ ...this.edge, spots: this.spots.map(plain), lines: this.old.lines.map(({ a, b }, i) => ({ a, b, points: this.chains[i].slice(1, -1).map(plain) })) });
  }
}
