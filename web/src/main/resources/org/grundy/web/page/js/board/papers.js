// The sheets on which games of Sprouts are drawn. The engine knows positions up to what makes no difference; a sheet keeps all
// lines. From the first position on each move leads to the next sheet: by the line that was shown last, or a simple one.

import { pastOf } from './past.js';
import { nameOfText, nameOfTexts } from './sprouts/notation.js';
import { routed } from './sprouts/route.js';
import { settled } from './sprouts/settle.js';
import { Sheet } from './sprouts/sheet.js';
import { waysOf } from './sprouts/ways.js';

export const ROUNDS = [54, 24, 8];
const LINE_ROUNDS = [36, 8], TRIES = 12, MOST = 30;
const papers = new Map();
let shownAt = 0;

/** A sheet with what can be drawn on it. */
class Paper {
  constructor(sheet, plane) {
    Object.assign(this, { sheet, plane, ways: new Map(), next: new Map(), shown: new Map() });
  }

  /** The ways to move in a land: the simplest for each two spots and what it leaves. */
  waysIn(land) {
    if (!this.ways.has(land)) {
      const found = new Map();
      for (const way of waysOf(this.sheet, land)) {
        const name = [way.a, way.b].sort((a, b) => a - b).join('-') + ':' + way.left;
        if (found.has(name)) found.get(name).others.push(way);
        else found.set(name, { ...way, id: 'w' + found.size, others: [way] });
      }
      this.ways.set(land, [...found.values()]);
    }
    return this.ways.get(land);
  }

  /** The sheet with the line of a way, all else as it was; nothing where there is no room. */
  drawn(way) {
    if (way.drawn === undefined) way.drawn = way.others.slice(0, TRIES).reduce((found, each) => found ?? this.tried(each), null);
    return way.drawn;
  }

  tried(way) {
    const chain = routed(this.sheet, way);
    return chain && this.smoothed(this.sheet.withMove(way.a, way.b, chain));
  }

  /** A line that was laid in becomes smooth, if it stays the same move. */
  smoothed(raw) {
    if (!raw.mesh) return null;
    const [one, other] = [raw.lines.length - 2, raw.lines.length - 1];
    return calmed(raw, LINE_ROUNDS, { lines: new Set([one, other]), spots: new Set([raw.spots.length - 1]) });
  }

  /** Whatever is made next of a way is as it has been shown. */
  show(way) {
    const drawn = this.drawn(way);
    if (drawn) { this.shown.set(way.left, drawn); this.shownAt = ++shownAt; }
    return drawn;
  }

  /** The paper after a move in a land. */
  after(land, left) {
    const drawn = this.shown.get(left) ?? this.waysIn(land).filter(way => way.left === left).reduce((found, way) => found ?? this.drawn(way), null);
    if (!drawn) return null;
    if (!this.next.has(drawn)) this.next.set(drawn, new Paper(calmed(drawn, ROUNDS), this.plane));
    return this.next.get(drawn);
  }
}

/** A sheet with more room, if it stays the same position; after fewer rounds where it would not. */
export function calmed(sheet, tries, only) {
  for (const rounds of tries) {
    const calm = settled(sheet, rounds, only);
    if (calm.mesh && calm.name === sheet.name) return calm;
  }
  return sheet;
}

/** Spots on a sheet that is as wide as the window, in a ring or in rows. */
function blank(n, plane) {
  const upright = innerHeight > innerWidth, grown = Math.sqrt(Math.max(1, n / 6)), [w, h] = (upright ? [480, 640] : [820, 500]).map(each => Math.round(each * grown));
  const ring = i => [w / 2 + w * 0.28 * Math.cos(2 * Math.PI * (i + (n === 2 ? 0 : 0.62)) / n), h / 2 + h * 0.28 * Math.sin(2 * Math.PI * (i + (n === 2 ? 0 : 0.62)) / n)];
  const spiral = i => { const r = 0.4 * Math.sqrt((i + 0.5) / n), angle = i * 2.39996; return [w / 2 + w * r * Math.cos(angle), h / 2 + h * r * Math.sin(angle)]; };
  const spots = n === 1 ? [[w / 2, h / 2]] : Array.from({ length: n }, (_, i) => n < 7 ? ring(i) : spiral(i));
  return new Paper(new Sheet({ w, h, spots }), plane);
}

const isSprouts = part => part.family === 'sprouts';
const textsOf = parts => parts.filter(isSprouts).flatMap(part => part.positions.map(String));
const without = (texts, others) => { const left = [...others]; return texts.filter(text => { const i = left.indexOf(text); if (i >= 0) left.splice(i, 1); return i < 0; }); };

function root(text, place) {
  if (!/^\d+$/.test(text) || Number(text) > MOST || text === '0') return null;
  const plane = ['sprouts', text, place, innerHeight > innerWidth].join();
  if (!papers.has(plane)) papers.set(plane, blank(Number(text), plane));
  return papers.get(plane);
}

/** The papers of a game as it went on; nothing where a position has lines of which nothing is known. */
function played(past) {
  let here = textsOf(past[0]).map(root);
  for (let at = 1; at < past.length && here.every(Boolean); at++) {
    const [before, now] = [past[at - 1], past[at]].map(textsOf), [from] = without(before, now);
    if (from === undefined) continue;
    const name = nameOfText(from), left = nameOfTexts(without(now, before));
    const moved = here.filter(({ sheet }) => sheet.lands.some(land => land.name === name)).sort((one, other) => (other.shownAt ?? 0) - (one.shownAt ?? 0));
    const after = moved[0]?.after(moved[0].sheet.lands.find(land => land.name === name), left);
    here = here.map(paper => paper === moved[0] ? after : paper);
  }
  return here.every(Boolean) ? here : null;
}

/** The paper of each position of a component, and its land on it; nothing where they cannot be drawn. */
export function papersOf(part) {
  const past = pastOf(part), all = played(past);
  if (!all) return null;
  const free = all.flatMap(paper => paper.sheet.lands.map(land => ({ paper, land }))), found = new Map();
  for (const each of past.at(-1).filter(isSprouts)) {
    found.set(each, each.positions.map(position => { const i = free.findIndex(({ land }) => land.name === nameOfText(String(position))); return i < 0 ? null : free.splice(i, 1)[0]; }));
  }
  const bearers = new Map(); // the first position on a paper bears all that is drawn there
  for (const each of [...found.values()].flat()) if (each && !bearers.has(each.paper)) bearers.set(each.paper, each);
  return found.get(part)?.map(each => each && { ...each, bears: bearers.get(each.paper) === each }) ?? null;
}
