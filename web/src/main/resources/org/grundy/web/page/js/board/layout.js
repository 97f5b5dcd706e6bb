// Where the vertices of a graph are drawn: grids as grids, plants on their ground as trees, orders in layers, all else by
// springs. What is left of a graph that was drawn before stays where it was.

const GAP = 102, MARGIN = 44, KEPT = 16;

const drawnBefore = [];

/** @param way 'plant' for what grows from a ground, 'order' for what lies above one another, 'flow' for arcs, or none */
export function place(graph, way) {
  const known = /^[a-z]+ \d/.test(graph.text) ? null : drawnBefore.find(each => each.way === way && holds(each, graph));
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
  return Object.fromEntries(graph.vertices.map(v => [v, way === 'flow' ? [depth[v] * GAP * 1.2, spot[v] * GAP] : [spot[v] * GAP, -depth[v] * GAP * 0.9]]));
}

function springs(graph) {
  const n = graph.vertices.length, radius = Math.max(1.1, n * 0.27);
  const at = Object.fromEntries(graph.vertices.map((v, i) => [v, [radius * Math.sin(2 * Math.PI * i / n), -radius * Math.cos(2 * Math.PI * i / n)]]));
  const push = (p, q, force) => {
    const dx = p[0] - q[0], dy = p[1] - q[1], d = Math.hypot(dx, dy) || 0.01;
    const f = force(d) / d;
    p[0] += dx * f; p[1] += dy * f; q[0] -= dx * f; q[1] -= dy * f;
  };
  const degrees = new Set(Object.values(neighbours(graph)).map(near => near.length));
  for (let round = 0; degrees.size > 1 && round < 300; round++) {
    const heat = 0.25 * (1 - round / 300);
    graph.vertices.forEach((a, i) => graph.vertices.slice(i + 1).forEach(b => push(at[a], at[b], d => Math.min(heat, heat * 2.2 / d))));
    for (const [a, b] of graph.edges) if (a !== b) push(at[a], at[b], d => Math.max(-heat, heat * (1.7 - d)));
  }
  for (const p of Object.values(at)) { p[0] *= 62; p[1] *= 62; }
  return at;
}
