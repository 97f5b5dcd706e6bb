// Graphs: taking vertices or edges, cutting twigs, moving a token, and ordered sets.

import { t } from '../words.js';
import { place } from './layout.js';

const LARGEST = 80;

/** Vertices, edges and marks of a graph as it is written: `path 7`, `grid 3x4`, `a-b,b-c`, `at b`, `ground 0`. */
function read(text, joint = '-') {
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
  return { vertices: [...vertices], edges, marks };
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

const edgeName = ([a, b]) => a < b ? a + '-' + b : b + '-' + a;
const key = list => [...list].sort().join(' ');

/** Draws a graph; vertices or edges are cells. */
function draw(graph, { pick, look = () => '', upright = false, directed = false }) {
  if (graph.vertices.length > LARGEST || !graph.vertices.length) return null;
  const { at, w, h } = place(graph, upright ? graph.marks.ground : undefined, directed);
  const seen = new Map();
  const edge = e => {
    const [[x, y], [x2, y2]] = e.map(name => at[name]);
    const again = seen.get(edgeName(e)) || 0;
    seen.set(edgeName(e), again + 1);
    const bend = again * 0.3;
    return { x: x + bend, y: y + bend, x2: x2 + bend, y2: y2 + bend, id: edgeName(e) + (again ? '#' + again : '') };
  };
  const drawn = graph.edges.map(edge);
  const dots = graph.vertices.map(name => ({
    id: name, row: Math.round(at[name][1]), shape: 'circle', x: at[name][0], y: at[name][1], r: 0.36, text: name.length < 4 ? name : undefined,
    look: 'vertex ' + look(name), label: t('cell.vertex', { name }) + (look(name).includes('token') ? ' ' + t('cell.tokenhere') : ''),
  }));
  const lines = drawn.map(({ x, y, x2, y2 }) => ({ x1: x, y1: y, x2, y2, look: 'edge' + (directed ? ' arc' : '') }));
  if (pick === 'edges') {
    const cells = drawn.map((e, i) => ({ ...e, row: 0, shape: 'line', look: 'edge', label: t('cell.edge', { a: graph.edges[i][0], b: graph.edges[i][1] }) }));
    const marks = dots.map(({ x, y, text, id }) => ({ x, y, text: id === graph.marks.ground ? '⊥' : text ?? '', look: 'dot' }));
    return { w, h, cells, lines: [], marks };
  }
  const heads = directed ? drawn.map(({ x, y, x2, y2 }) => ({ x: x + (x2 - x) * 0.68, y: y + (y2 - y) * 0.68, text: arrow(x2 - x, y2 - y), look: 'faint' })) : [];
  return { w, h, cells: dots.sort((a, b) => a.row - b.row || a.x - b.x), lines, marks: heads };
}

const arrow = (dx, dy) => '→↗↑↖←↙↓↘'[(Math.round(Math.atan2(-dy, dx) / (Math.PI / 4)) + 8) % 8];

export function nodekayles(position) {
  const graph = read(position);
  const near = new Map(graph.vertices.map(v => [v, new Set([v])]));
  graph.edges.forEach(([a, b]) => { near.get(a).add(b); near.get(b).add(a); });
  const drawn = draw(graph, { pick: 'vertices' });
  return drawn && {
    ...drawn,
    key({ to }) {
      const left = new Set(to.flatMap(each => read(each).vertices));
      const gone = key(graph.vertices.filter(v => !left.has(v)));
      return graph.vertices.filter(v => key(near.get(v)) === gone).map(v => [v]);
    },
  };
}

export function arckayles(position) {
  const graph = read(position);
  const drawn = draw(graph, { pick: 'edges' });
  const left = edge => key(graph.edges.filter(e => !e.includes(edge[0]) && !e.includes(edge[1])).map(edgeName));
  return drawn && {
    ...drawn,
    key({ to }) {
      const wanted = key(to.flatMap(each => read(each).edges).map(edgeName));
      return graph.edges.filter(e => left(e) === wanted).map(e => [edgeName(e)]);
    },
  };
}

export function hackenbush(position) {
  const graph = read(position);
  graph.marks.ground ||= '0';
  const drawn = draw(graph, { pick: 'edges', upright: true });
  return drawn && {
    ...drawn,
    key({ to }) {
      const rest = to.flatMap(each => read(each).edges);
      const names = rest.map(edgeName);
      const gone = graph.edges.filter(e => {
        const i = names.indexOf(edgeName(e));
        if (i >= 0) names.splice(i, 1);
        return i < 0;
      });
      const standing = new Set([graph.marks.ground, ...rest.flat()]);
      return gone.filter(e => e.some(v => standing.has(v))).slice(0, 1).map(e => [edgeName(e)]);
    },
  };
}

export function geography(position) {
  const graph = read(position);
  const drawn = draw(graph, { pick: 'vertices', look: name => name === graph.marks.at ? 'token' : '' });
  return drawn && { ...drawn, key: ({ to }) => to.map(each => [read(each).marks.at]) };
}

export function digraph(position, part) {
  const text = part.game.slice(part.game.indexOf('[') + 1, -1);
  const graph = read(text, '>');
  const drawn = draw(graph, { pick: 'vertices', directed: true, look: name => name === position ? 'token' : '' });
  return drawn && { ...drawn, key: ({ to }) => to.map(each => [String(each)]) };
}

export function poset(position) {
  const order = read(position, '<');
  const drawn = draw(order, { pick: 'vertices', directed: true });
  const above = (v, found = new Set([v])) => {
    order.edges.filter(([a, b]) => a === v && !found.has(b)).forEach(([, b]) => { found.add(b); above(b, found); });
    return found;
  };
  return drawn && {
    ...drawn,
    key({ to }) {
      const left = new Set(to.flatMap(each => read(each, '<').vertices));
      const gone = key(order.vertices.filter(v => !left.has(v)));
      return order.vertices.filter(v => key(above(v)) === gone).map(v => [v]);
    },
  };
}
