// The ways of edges between vertices: straight, bent where two join the same vertices or a third stands in the way, loops.

import { s } from '../dom.js';

const f = n => Math.round(n * 10) / 10;

/** A way from p to q: its path, its middle, and where an arrow head stands before a vertex of radius r. */
export function route(p, q, bend = 0, r = 26) {
  if (p === q || Math.hypot(q[0] - p[0], q[1] - p[1]) < 1) return loop(p, r);
  const dx = q[0] - p[0], dy = q[1] - p[1], d = Math.hypot(dx, dy);
  const c = [(p[0] + q[0]) / 2 - dy / d * bend * 2, (p[1] + q[1]) / 2 + dx / d * bend * 2];
  const on = t => [0, 1].map(k => (1 - t) ** 2 * p[k] + 2 * t * (1 - t) * c[k] + t * t * q[k]), far = t => Math.hypot(on(t)[0] - q[0], on(t)[1] - q[1]);
  let end = 1;
  while (end > 0.5 && far(end) < r) end -= 0.01;
  const tip = on(end), before = on(end - 0.1);
  return {
    d: bend ? `M${f(p[0])},${f(p[1])}Q${f(c[0])},${f(c[1])} ${f(q[0])},${f(q[1])}` : `M${f(p[0])},${f(p[1])}L${f(q[0])},${f(q[1])}`,
    mid: [(p[0] + 2 * c[0] + q[0]) / 4, (p[1] + 2 * c[1] + q[1]) / 4], tip, angle: Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180 / Math.PI,
  };
}

const loop = ([x, y], r) => ({ d: `M${f(x - 8)},${f(y)}C${f(x - 62)},${f(y - 76)} ${f(x + 62)},${f(y - 76)} ${f(x + 8)},${f(y)}`, mid: [x, y - 57], tip: [x + r * 0.62, y - r * 0.85], angle: 124 });

export const head = ({ tip: [x, y], angle }) => s('path', { class: 'arrow-head', d: 'M0,0L-17,-9L-12,0L-17,9Z', transform: `translate(${f(x)} ${f(y)}) rotate(${f(angle)})` });

/** How far each edge is bent: aside of those between the same vertices, and of vertices on its way. */
export function bends(edges, at, both = false) {
  const pair = ([a, b]) => a < b ? a + ' ' + b : b + ' ' + a;
  const count = new Map(), met = new Map();
  for (const e of edges) count.set(pair(e), (count.get(pair(e)) || 0) + 1);
  return edges.map(([a, b]) => {
    const many = count.get(pair([a, b])), i = met.get(pair([a, b])) || 0;
    met.set(pair([a, b]), i + 1);
    if (many > 1) return both ? 24 : (i - (many - 1) / 2) * 30 * (a < b ? 1 : -1);
    return blocked(at, a, b) ? 40 : 0;
  });
}

function blocked(at, a, b) {
  const [x, y] = at[a], dx = at[b][0] - x, dy = at[b][1] - y, d2 = dx * dx + dy * dy;
  return d2 > 0 && Object.keys(at).some(v => {
    if (v === a || v === b) return false;
    const t = ((at[v][0] - x) * dx + (at[v][1] - y) * dy) / d2;
    return t > 0.05 && t < 0.95 && Math.hypot(at[v][0] - x - t * dx, at[v][1] - y - t * dy) < 20;
  });
}
