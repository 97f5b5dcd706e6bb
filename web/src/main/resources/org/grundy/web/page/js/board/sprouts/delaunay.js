// The triangulation of Delaunay: triangles whose circles hold no other point. Points are added one by one (Bowyer, Watson 1981).

const WIDE = 1e5;

export class Delaunay {
  constructor() {
    this.points = [[-WIDE, -WIDE], [WIDE, -WIDE], [0, WIDE]];
    this.triangles = new Set();
    this.add(0, 1, 2);
  }

  add(a, b, c) {
    const [[ax, ay], [bx, by], [cx, cy]] = [this.points[a], this.points[b], this.points[c]];
    const d = 2 * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)), b2 = (bx - ax) ** 2 + (by - ay) ** 2, c2 = (cx - ax) ** 2 + (cy - ay) ** 2;
    const x = ((cy - ay) * b2 - (by - ay) * c2) / d, y = ((bx - ax) * c2 - (cx - ax) * b2) / d;
    this.triangles.add({ a, b, c, x: ax + x, y: ay + y, r2: x * x + y * y });
  }

  /** Adds a point and gives its number. */
  insert(p) {
    const n = this.points.push(p) - 1, rim = new Map(), [px, py] = p;
    for (const each of this.triangles) {
      if ((px - each.x) ** 2 + (py - each.y) ** 2 >= each.r2) continue;
      this.triangles.delete(each);
      for (const [u, v] of [[each.a, each.b], [each.b, each.c], [each.c, each.a]]) if (!rim.delete(v + ',' + u)) rim.set(u + ',' + v, [u, v]);
    }
    for (const [u, v] of rim.values()) this.add(u, v, n);
    return n;
  }

  /** Whether a stretch between two points is a side of triangles. */
  edges() {
    const found = new Set();
    for (const { a, b, c } of this.triangles) for (const [u, v] of [[a, b], [b, c], [c, a]]) found.add(Math.min(u, v) + ',' + Math.max(u, v));
    return found;
  }
}
