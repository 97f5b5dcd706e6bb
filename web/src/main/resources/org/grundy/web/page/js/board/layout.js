// Where the vertices of a graph are drawn: grids as grids, trees and pictures on a ground in layers, all else by springs.

const GAP = 1.7;

export function place(graph, ground, layered) {
  const at = gridded(graph) || (ground !== undefined || layered ? layers(graph, ground, layered) : line(graph) || springs(graph));
  const xs = Object.values(at).map(p => p[0]), ys = Object.values(at).map(p => p[1]);
  const left = Math.min(...xs) - 0.7, top = Math.min(...ys) - 0.7;
  for (const p of Object.values(at)) { p[0] -= left; p[1] -= top; }
  return { at, w: Math.max(...xs) - left + 0.7, h: Math.max(...ys) - top + 0.7 };
}

function gridded({ vertices }) {
  const cells = vertices.map(name => /^(\d+)\.(\d+)$/.exec(name));
  return cells.every(Boolean) ? Object.fromEntries(cells.map(([name, r, c]) => [name, [c * GAP, r * GAP]])) : null;
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
    for (let v = end, before; v !== undefined && !at[v]; [v, before] = [near[v].find(u => u !== before && !at[u]), v]) at[v] = [GAP * x++, 0];
  }
  return at;
}

/** In layers by the distance from the ground, or by the longest chain below. */
function layers(graph, ground, ordered) {
  const depth = {};
  if (ordered) {
    graph.vertices.forEach(v => { depth[v] = 0; });
    for (let i = 0; i < graph.vertices.length; i++) {
      for (const [a, b] of graph.edges) if (depth[b] <= depth[a] && depth[a] < graph.vertices.length) depth[b] = depth[a] + 1;
    }
    if (Object.values(depth).some(d => d >= graph.vertices.length)) return springs(graph);
  } else {
    const near = neighbours(graph);
    let front = [ground];
    for (let d = 0; front.length; d++) {
      front.forEach(v => { depth[v] = d; });
      front = [...new Set(front.flatMap(v => near[v] || []))].filter(v => depth[v] === undefined);
    }
  }
  const at = {}, rows = {};
  for (const v of graph.vertices) (rows[depth[v] ?? 0] ||= []).push(v);
  const widest = Math.max(...Object.values(rows).map(r => r.length));
  for (const [d, row] of Object.entries(rows)) row.forEach((v, i) => { at[v] = [(i + (widest - row.length) / 2) * GAP, -d * GAP]; });
  return at;
}

function springs(graph) {
  const n = graph.vertices.length, radius = Math.max(1.2, n * 0.35);
  const at = Object.fromEntries(graph.vertices.map((v, i) => [v, [radius * Math.sin(2 * Math.PI * i / n), -radius * Math.cos(2 * Math.PI * i / n)]]));
  const push = (p, q, force) => {
    const dx = p[0] - q[0], dy = p[1] - q[1], d = Math.hypot(dx, dy) || 0.01;
    const f = force(d) / d;
    p[0] += dx * f; p[1] += dy * f; q[0] -= dx * f; q[1] -= dy * f;
  };
  const degrees = new Set(Object.values(neighbours(graph)).map(near => near.length));
  for (let round = 0; degrees.size > 1 && round < 200; round++) {
    const heat = 0.25 * (1 - round / 200);
    graph.vertices.forEach((a, i) => graph.vertices.slice(i + 1).forEach(b => push(at[a], at[b], d => Math.min(heat, heat * 2.2 / d))));
    for (const [a, b] of graph.edges) if (a !== b) push(at[a], at[b], d => Math.max(-heat, heat * (GAP - d)));
  }
  return at;
}
