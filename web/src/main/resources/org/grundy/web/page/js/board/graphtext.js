// Graphs as they are written: `path 7`, `grid 3x4`, `a-b,b-c`, `at b`, `ground 0`.

/** Vertices, edges and marks of a graph. */
export function read(text, joint = '-') {
  const vertices = new Set(), edges = [], marks = {};
  for (const piece of String(text).split(',').map(each => each.trim()).filter(Boolean)) {
    const word = /^([a-z]+) (\S+)$/.exec(piece);
    if (word && (word[1] === 'at' || word[1] === 'ground')) marks[word[1]] = word[2];
    else if (word) named(word[1], word[2], vertices, edges);
    else {
      const chain = piece.split(joint);
      chain.forEach(name => vertices.add(name));
      chain.slice(1).forEach((name, i) => edges.push([chain[i], name]));
    }
  }
  return { vertices: [...vertices], edges, marks, text: String(text) };
}

function named(kind, size, vertices, edges) {
  const [n, m] = size.split('x').map(Number);
  const join = (a, b) => edges.push([String(a), String(b)]);
  if (kind === 'grid' || kind === 'torus') {
    for (let r = 1; r <= n; r++) for (let c = 1; c <= m; c++) {
      vertices.add(`${r}.${c}`);
      if (c > 1) join(`${r}.${c - 1}`, `${r}.${c}`);
      if (r > 1) join(`${r - 1}.${c}`, `${r}.${c}`);
      if (kind === 'torus' && c === m && m > 2) join(`${r}.1`, `${r}.${c}`);
      if (kind === 'torus' && r === n && n > 2) join(`1.${c}`, `${r}.${c}`);
    }
    return;
  }
  if (kind === 'queens') {
    for (let r = 1; r <= n; r++) for (let c = 1; c <= n; c++) {
      vertices.add(`${r}.${c}`);
      for (let back = 1; back < n; back++) for (const [y, x] of [[r, c - back], [r - back, c - back], [r - back, c], [r - back, c + back]])
        if (y > 0 && x > 0 && x <= n) join(`${y}.${x}`, `${r}.${c}`);
    }
    return;
  }
  for (let i = kind === 'star' ? 0 : 1; i <= n; i++) {
    vertices.add(String(i));
    if (kind === 'star' && i) join(0, i);
    if ((kind === 'path' || kind === 'cycle') && i > 1) join(i - 1, i);
    if (kind === 'complete') for (let j = 1; j < i; j++) join(j, i);
  }
  if (kind === 'cycle') join(n, 1);
}

export const edgeName = ([a, b]) => a < b ? a + '-' + b : b + '-' + a;
export const keyOf = list => [...list].sort().join(' ');

/** The edges with names of their own: of those between the same two vertices the later ones are numbered. */
export function namedEdges(edges) {
  const seen = new Map();
  return edges.map(ends => {
    const name = edgeName(ends), again = seen.get(name) || 0;
    seen.set(name, again + 1);
    return { ends, name, again, id: name + (again ? '#' + again : '') };
  });
}
