// Where the vertices of a graph are drawn: grids as grids, plants on their ground as trees, orders in layers, all else by
// springs. What is left of a graph that was drawn before stays where it was.

const GAP = 102, MARGIN = 44, KEPT = 16;

const drawnBefore = [];

/** Another game begins: nothing of it was drawn before. */
export const forget = () => { drawnBefore.length = 0; };

/** @param way 'plant' for what grows from a ground, 'order' for what lies above one another, 'flow' for arcs, or none */
export function place(graph, way) {
  const known = drawnBefore.find(each => each.way === way && holds(each, graph));
  if (known) return known.layout;
  const at = gridded(graph) || (way === 'plant' ? plant(graph) : way ? layers(graph, way) : line(graph)) || springs(graph);
  const layout = framed(at, way === 'plant');
  drawnBefore.unshift({ way, layout, vertices: new Set(graph.vertices), edges: new Set(graph.edges.map(String)) });
  drawnBefore.length = Math.min(KEPT, drawnBefore.length);
  return layout;
}

const holds = ({ vertices, edges }, graph) => graph.vertices.every(v => vertices.has(v))
  && graph.edges.every(([a, b]) => edges.has(a + ',' + b) || edges.has(b + ',' + a));

function framed(at, grounded) {
  const xs = Object.values(at).map(p => p[0]), ys = Object.values(at).map(p => p[1]);
  const left = Math.min(...xs) - MARGIN, top = Math.min(...ys) - MARGIN;
  for (const p of Object.values(at)) { p[0] -= left; p[1] -= top; }
  const w = Math.max(...xs) - left + MARGIN, h = Math.max(...ys) - top + (grounded ? 30 : MARGIN);
  return { at, w, h };
}

function gridded({ vertices }) {
  const cells = vertices.map(name => /^(\d+)\.(\d+)$/.exec(name));
  return cells.length && cells.every(Boolean) ? Object.fromEntries(cells.map(([name, r, c]) => [name, [c * GAP, r * GAP]])) : null;
}

function neighbours({ vertices, edges }) {
  const near = Object.fromEntries(vertices.map(v => [v, []]));
  for (const [a, b] of edges) { near[a].push(b); near[b].push(a); }
  return near;
}

/** A path is drawn as a line. */
function line(graph) {
  const near = neighbours(graph);
  const ends = graph.vertices.filter(v => near[v].length < 2);
  if (graph.vertices.some(v => near[v].length > 2) || !ends.length || graph.vertices.length > 20) return null;
  const at = {};
  let x = 0;
  for (const end of ends) {
    for (let v = end, before; v !== undefined && !at[v]; [v, before] = [near[v].find(u => u !== before && !at[u]), v]) at[v] = [GAP * x++, x % 2 * 14];
  }
  return Object.keys(at).length === graph.vertices.length ? at : null;
}

/** A tree of the shortest ways from the ground: each joint stands over the middle of what it carries. */
function plant(graph) {
  const { ground } = graph.marks, near = neighbours(graph), at = {}, carried = {}, depth = { [ground]: 0 };
  for (const front = [ground]; front.length;) {
    const v = front.shift();
    carried[v] = [...new Set(near[v] ?? [])].filter(u => depth[u] === undefined);
    carried[v].forEach(u => { depth[u] = depth[v] + 1; front.push(u); });
  }
  let slot = 0;
  const stand = v => {
    carried[v].forEach(stand);
    const xs = carried[v].map(u => at[u][0]);
    at[v] = [xs.length ? (Math.min(...xs) + Math.max(...xs)) / 2 : GAP * slot++, -depth[v] * GAP * 0.95];
  };
  stand(ground);
  for (const v of graph.vertices) at[v] ??= [GAP * slot++, 0];
  return at;
}

/** In layers by the longest chain below; the order within each is that of what it hangs on. */
function layers(graph, way) {
  const n = graph.vertices.length, depth = Object.fromEntries(graph.vertices.map(v => [v, 0]));
  for (let i = 0; i < n; i++) for (const [a, b] of graph.edges) if (depth[b] <= depth[a] && depth[a] < n) depth[b] = depth[a] + 1;
  if (Object.values(depth).some(d => d >= n)) return null;
  const near = neighbours(graph), rows = [];
  for (const v of graph.vertices) (rows[depth[v]] ||= []).push(v);
  const spot = {};
  const settle = row => row.forEach((v, i) => { spot[v] = i - (row.length - 1) / 2; });
  rows.forEach(settle);
  const pull = v => near[v].reduce((sum, u) => sum + spot[u], 0) / (near[v].length || 1);
  for (let round = 0; round < 4; round++) rows.forEach(row => settle(row.sort((a, b) => pull(a) - pull(b))));
  return Object.fromEntries(graph.vertices.map(v => [v, way === 'flow' ? [depth[v] * GAP * 1.2, spot[v] * GAP] : [spot[v] * GAP * 1.2, -depth[v] * GAP * 0.9]]));
}

/** By springs: all vertices push each other away, edges pull; the longer side lies level. Of some tries the one with the fewest crossings. */
function springs(graph) {
  const { vertices, edges } = graph, degrees = new Set(Object.values(neighbours(graph)).map(near => near.length));
  const still = degrees.size === 1 && edges.length <= vertices.length, tries = still || vertices.length > 30 ? 1 : 6;
  const found = Array.from({ length: tries }, (_, i) => {
    const at = settled(i ? shuffled(vertices, i) : vertices, graph, still);
    return { at, crossed: crossings(edges, at) };
  });
  return scaled(vertices, edges, found.reduce((best, each) => each.crossed < best.crossed ? each : best).at);
}

/** An order of chance, the same each time. */
function shuffled(vertices, seed) {
  const chance = k => Math.sin((k + 1) * 12.9898 * seed) * 43758.5453 % 1;
  return vertices.map((v, k) => [chance(k), v]).sort(([a], [b]) => a - b).map(([, v]) => v);
}

/** From a circle in an order. */
function settled(order, { vertices, edges }, still) {
  const n = order.length;
  const at = Object.fromEntries(order.map((v, i) => [v, [n * 0.2 * Math.sin(2 * Math.PI * i / n), -n * 0.2 * Math.cos(2 * Math.PI * i / n)]]));
  for (let round = 0; !still && round < 200; round++) shake(vertices, edges, at, 0.4 * (1 - round / 200) + 0.005);
  return at;
}

function crossings(edges, at) {
  const side = (p, q, r) => (at[q][0] - at[p][0]) * (at[r][1] - at[p][1]) - (at[q][1] - at[p][1]) * (at[r][0] - at[p][0]);
  let count = 0;
  edges.forEach(([a, b], i) => edges.slice(i + 1).forEach(([c, d]) => {
    if (new Set([a, b, c, d]).size === 4 && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
  }));
  return count;
}

/** One round: nobody goes further than the heat allows. */
function shake(vertices, edges, at, heat) {
  const go = Object.fromEntries(vertices.map(v => [v, [0, 0]]));
  const push = (a, b, force) => {
    const dx = at[a][0] - at[b][0], dy = at[a][1] - at[b][1], d = Math.hypot(dx, dy) || 0.01, f = force(d) / d;
    go[a][0] += dx * f; go[a][1] += dy * f; go[b][0] -= dx * f; go[b][1] -= dy * f;
  };
  vertices.forEach((a, i) => vertices.slice(i + 1).forEach(b => push(a, b, d => Math.min(4, 1 / d))));
  for (const [a, b] of edges) if (a !== b) push(a, b, d => -d * d);
  for (const v of vertices) {
    const d = Math.hypot(...go[v]) || 1, step = Math.min(heat, d) / d;
    at[v][0] += go[v][0] * step; at[v][1] += go[v][1] * step;
  }
}

/** Edges are as long as GAP in the mean, and no two vertices too near. */
function scaled(vertices, edges, at) {
  const far = (a, b) => Math.hypot(at[a][0] - at[b][0], at[a][1] - at[b][1]), real = edges.filter(([a, b]) => a !== b);
  const mean = real.length ? real.reduce((sum, [a, b]) => sum + far(a, b), 0) / real.length : 1;
  const least = Math.min(Infinity, ...vertices.flatMap((a, i) => vertices.slice(i + 1).map(b => far(a, b))));
  const scale = Math.min(3 * GAP / mean, Math.max(GAP / mean, least > 0.02 ? 66 / least : 0));
  const span = place => Math.max(...vertices.map(v => at[v][place])) - Math.min(...vertices.map(v => at[v][place]));
  const turned = span(1) > span(0) * 1.1;
  return Object.fromEntries(vertices.map(v => [v, (turned ? [-at[v][1], at[v][0]] : at[v]).map(each => each * scale)]));
}
