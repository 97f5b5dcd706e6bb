// Points [x, y] of the plane, and chains of points.

export const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The point at a part of the way. */
export const between = (a, b, part) => [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];

/** Twice the area of a triangle, positive where it turns one way. */
export const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether two stretches have a point in common. */
export function meet(a, b, c, d) {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** The point of a stretch that is nearest to a point. */
export function nearestOn(p, a, b) {
  const dx = b[0] - a[0], dy = b[1] - a[1], long = dx * dx + dy * dy;
  return between(a, b, long ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long)) : 0);
}

export const lengthOf = chain => chain.reduce((sum, p, i) => i ? sum + far(chain[i - 1], p) : 0, 0);

/** The stretches of a chain. */
export const stretches = chain => chain.slice(1).map((p, i) => [chain[i], p]);

/** The same chain with more points, so that no step is longer; and with one in its very middle, whose number is given too. */
export function fine(chain, step) {
  const half = lengthOf(chain) / 2, out = [chain[0]];
  let gone = 0, at = 0;
  const go = (a, b) => {
    const parts = Math.max(1, Math.ceil(far(a, b) / step));
    for (let k = 1; k <= parts; k++) out.push(k === parts ? b : between(a, b, k / parts));
  };
  stretches(chain).forEach(([a, b]) => {
    const long = far(a, b);
    if (!at && gone + long >= half) {
      const m = between(a, b, long ? (half - gone) / long : 0);
      go(a, m);
      at = out.length - 1;
      go(m, b);
    } else go(a, b);
    gone += long;
  });
  return { points: out, middle: at };
}

const f = n => Math.round(n * 10) / 10;

/** A chain as a smooth path: it bends at the middles of its stretches and stays within its corners. */
export function smooth(chain) {
  let d = `M${f(chain[0][0])},${f(chain[0][1])}`;
  for (let i = 1; i < chain.length - 1; i++) {
    const to = i < chain.length - 2 ? middle(chain[i], chain[i + 1]) : chain[i + 1];
    d += `Q${f(chain[i][0])},${f(chain[i][1])} ${f(to[0])},${f(to[1])}`;
  }
  return chain.length > 2 ? d : d + `L${f(chain[1][0])},${f(chain[1][1])}`;
}

/** Where two chains meet, other than at ends that they share. */
export function meetings(one, other) {
  const shared = p => [one[0], one.at(-1)].some(q => q === p || far(p, q) < 1e-9);
  return stretches(one).flatMap(([a, b]) => stretches(other).filter(([c, d]) => {
    if ([c, d].some(p => shared(p) && (far(p, a) < 1e-9 || far(p, b) < 1e-9))) return false;
    return meet(a, b, c, d);
  }));
}
