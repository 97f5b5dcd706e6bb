// The sheet cut into triangles between its lines. From it all that matters of a drawing is read off: the faces, the walks around
// what is drawn, and the corners in which a line can begin.
//
// A node is a point as it is seen from one side: a point in the middle of a line is two nodes, a spot has as many as ends of
// lines (its corners), one without lines is one node. Nodes that have nothing drawn at them are free.

import { Delaunay } from './delaunay.js';
import { between, far, nearestOn, stretches } from './plane.js';

const STEP = 34, CLEAR = 13, RIM = 18, AROUND = 17, LEAST = 4, MOST_PARTS = 4;

const noise = n => { const x = Math.sin(n * 12.9898) * 43758.5453; return x - Math.floor(x) - 0.5; };

/** Joins numbers to groups. */
class Groups {
  constructor(n) { this.up = Int32Array.from({ length: n }, (_, i) => i); }
  of(i) { while (this.up[i] !== i) i = this.up[i] = this.up[this.up[i]]; return i; }
  join(i, j) { this.up[this.of(i)] = this.of(j); }
}

/** Points of the free sheet, and a rim around it that bulges. */
function freePoints({ w, h, spots }, chains) {
  const walls = chains.flatMap(stretches), open = (p, least) => spots.every(each => far(each, p) >= least - 0.1) && walls.every(([a, b]) => far(nearestOn(p, a, b), p) > Math.min(least, CLEAR));
  const near = spots.flatMap((at, i) => Array.from({ length: 8 }, (_, k) => [at[0] + AROUND * Math.cos(k * Math.PI / 4 + i), at[1] + AROUND * Math.sin(k * Math.PI / 4 + i)])).filter(p => open(p, AROUND) && walls.every(([a, b]) => far(nearestOn(p, a, b), p) > 4));
  const free = [];
  for (let row = 0, y = 8; y < h; y += STEP * 0.87, row++) for (let x = 8 + row % 2 * STEP / 2; x < w; x += STEP) {
    const p = [x + 7 * noise(x + 3 * y), y + 7 * noise(5 * x + y)];
    if (open(p, AROUND + CLEAR)) free.push(p);
  }
  const bulge = (k, n) => RIM + 9 * Math.sin(Math.PI * k / n), rim = [];
  const across = Math.ceil(w / STEP), down = Math.ceil(h / STEP);
  for (let k = 0; k <= across; k++) for (const top of [true, false]) rim.push([-RIM + (w + 2 * RIM) * k / across, top ? -bulge(k, across) : h + bulge(k, across)]);
  for (let k = 1; k < down; k++) for (const left of [true, false]) rim.push([left ? -bulge(k, down) : w + bulge(k, down), -RIM + (h + 2 * RIM) * k / down]);
  return { free: [...near, ...free], rim };
}

/** Where a stretch is parted: at a spot in rings that are the same for all its lines, so that they do not disturb each other. */
function parted(a, b, spotFirst, spotLast) {
  const long = far(a, b), ring = 2 ** Math.round(Math.log2(long / 2)) / long;
  return between(a, b, spotFirst && !spotLast ? ring : spotLast && !spotFirst ? 1 - ring : 0.5);
}

/** In narrow places, where no point is free, the middles of triangles are. */
function narrow(net, drawn, rims) {
  const sides = ({ a, b, c }) => [[a, b], [b, c], [c, a]].map(([u, v]) => far(net.points[u], net.points[v]));
  return [...net.triangles].filter(each => [each.a, each.b, each.c].every(v => drawn.has(v) && !rims.has(v)) && Math.min(...sides(each)) > LEAST)
    .map(({ a, b, c }) => [0, 1].map(k => (net.points[a][k] + net.points[b][k] + net.points[c][k]) / 3));
}

/** Triangles of which every line is made of sides; lines get more points where they need them. */
function triangulated(sheet) {
  const net = new Delaunay(), { free, rim } = freePoints(sheet, sheet.chains()), spots = sheet.spots.map(p => net.insert(p)), rims = new Set(rim.map(p => net.insert(p)));
  const chains = sheet.lines.map(({ a, b, points }) => [spots[a], ...points.map(p => net.insert(p)), spots[b]]), isSpot = v => v < spots.length + 3;
  free.forEach(p => net.insert(p));
  if (!recovered(net, chains, isSpot)) return null;
  narrow(net, new Set([...spots, ...chains.flat()]), rims).forEach(p => net.insert(p));
  if (!recovered(net, chains, isSpot)) return null;
  return { points: net.points, chains, rims, triangles: [...net.triangles].filter(({ a, b, c }) => a > 2 && b > 2 && c > 2) };
}

/** Parts lines until all their stretches are sides; says no where that has no end, as it has none where lines cross. */
function recovered(net, chains, isSpot) {
  const most = MOST_PARTS * net.points.length;
  for (let missing = 1; missing;) {
    const edges = net.edges();
    missing = 0;
    for (const chain of chains) for (let i = chain.length - 2; i >= 0; i--) {
      const [u, v] = [chain[i], chain[i + 1]];
      if (edges.has(Math.min(u, v) + ',' + Math.max(u, v))) continue;
      missing++;
      chain.splice(i + 1, 0, net.insert(parted(net.points[u], net.points[v], isSpot(u), isSpot(v))));
    }
    if (net.points.length > most) return false;
  }
  return true;
}

/** The mesh of a sheet, or nothing where lines cross. */
export function meshOf(sheet) {
  const net = triangulated(sheet);
  return net && new Mesh(sheet, net);
}

class Mesh {
  constructor(sheet, { points, chains, rims, triangles }) {
    this.points = points;
    this.corner = Int32Array.from(triangles.flatMap(({ a, b, c }) => [a, b, c]));
    const key = (u, v) => u * points.length + v, at = new Map(), n = this.corner.length;
    this.after = c => c % 3 === 2 ? c - 2 : c + 1;
    for (let c = 0; c < n; c++) at.set(key(this.corner[c], this.corner[this.after(c)]), c); // the side from a corner to the next
    const walls = new Set(chains.flatMap(chain => stretches(chain).flatMap(([u, v]) => [key(u, v), key(v, u)])));
    this.wall = Uint8Array.from(this.corner, (u, c) => walls.has(key(u, this.corner[this.after(c)])) ? 1 : 0);
    this.across = Int32Array.from(this.corner, (u, c) => at.get(key(this.corner[this.after(c)], u)) ?? -1);
    this.nodes(n, rims);
    this.walks(n, sheet.spots.length);
    this.neighbours(n);
  }

  nodes(n, rims) {
    const groups = new Groups(n), faces = new Groups(n / 3), first = new Map();
    for (let c = 0; c < n; c++) {
      const d = this.across[c];
      if (d >= 0 && !this.wall[c]) {
        groups.join(c, this.after(d));
        groups.join(this.after(c), d);
        faces.join(Math.floor(c / 3), Math.floor(d / 3));
      }
      if (rims.has(this.corner[c])) { if (this.rim !== undefined) groups.join(c, this.rim); else this.rim = c; }
    }
    this.node = Int32Array.from({ length: n }, (_, c) => { const g = groups.of(c); if (!first.has(g)) first.set(g, first.size); return first.get(g); });
    this.size = first.size;
    this.rim = this.node[this.rim];
    this.pointOf = new Int32Array(this.size);
    this.faceOf = new Int32Array(this.size);
    for (let c = 0; c < n; c++) { this.pointOf[this.node[c]] = this.corner[c]; this.faceOf[this.node[c]] = faces.of(Math.floor(c / 3)); }
  }

  /** The walks around what is drawn, face by face, each as its nodes in order. */
  walks(n, spots) {
    const next = new Map(), done = new Set();
    for (let c = 0; c < n; c++) if (this.wall[c]) next.set(this.node[c], this.node[this.after(c)]);
    this.spotOf = node => this.pointOf[node] >= 3 && this.pointOf[node] < 3 + spots ? this.pointOf[node] - 3 : -1;
    this.walkOf = new Map();
    this.faces = new Map();
    for (let node = 0; node < this.size; node++) {
      if (done.has(node) || !next.has(node) && this.spotOf(node) < 0) continue;
      const nodes = [];
      for (let at = node; !done.has(at); at = next.get(at) ?? at) { done.add(at); nodes.push(at); }
      const face = this.faceOf[node], walk = { face, nodes, corners: nodes.filter(each => this.spotOf(each) >= 0) };
      nodes.forEach(each => this.walkOf.set(each, walk));
      if (!this.faces.has(face)) this.faces.set(face, []);
      this.faces.get(face).push(walk);
    }
  }

  /** The nodes next to each node, through the open and along lines. */
  neighbours(n) {
    this.near = Array.from({ length: this.size }, () => new Set());
    for (let c = 0; c < n; c++) {
      const [u, v] = [this.node[c], this.node[this.after(c)]];
      this.near[u].add(v);
      this.near[v].add(u);
    }
  }

  at(node) {
    return this.points[this.pointOf[node]];
  }
}
