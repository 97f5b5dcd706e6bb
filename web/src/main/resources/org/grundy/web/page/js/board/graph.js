// Graphs: taking vertices or edges, moving a token, and ordered sets. Vertices are pebbles, edges cords between them.

import { s } from '../dom.js';
import { t } from '../words.js';
import { edgeName, keyOf, namedEdges, read } from './graphtext.js';
import { place } from './layout.js';
import { balloon, chessman, curve, dent, pebble, pin, plank, stick, stone } from './pieces.js';
import { bends, head, route } from './routes.js';

const LARGEST = 80;

/** The places of a graph and of its edges, if it is not too large. */
function laid(graph, way) {
  if (graph.vertices.length > LARGEST || !graph.vertices.length) return null;
  const layout = place(graph, way), { at, w, h } = layout, bent = bends(graph.edges, at, way === 'flow');
  const edges = namedEdges(graph.edges).map((edge, i) => ({ ...edge, id: way === 'flow' ? edge.ends.join('>') : edge.id, ...route(at[edge.ends[0]], at[edge.ends[1]], bent[i]) }));
  return { at, w, h, edges, vertices: graph.vertices, layout };
}

const seed = name => [...name].reduce((sum, c) => sum * 7 + c.charCodeAt(0), 3) % 97;
const pinAt = (x, y) => pin(x, y + 27, 0.62);
const cord = edge => curve('solid cord', edge.d);

/** Where a pebble has lain its dent stays. */
const dents = drawn => drawn.vertices.map(v => ['dent' + v, dent(drawn.at[v][0], drawn.at[v][1] + 3, 17, 14)]);

/** Cords between things; pins stand where one of them is hit. */
const corded = (drawn, edge, vertex) => [...dents(drawn), ...drawn.edges.map(each => [each.id, edge(each)]), ...drawn.vertices.map(v => ['v' + v, vertex(v)])];
const pinned = edge => s('g', {}, cord(edge), pin(edge.mid[0], edge.mid[1] + 21, 0.48));

/** What goes when vertices are taken: they and all cords that hang on them. */
const taken = (drawn, gone) => [...drawn.edges.filter(({ ends }) => ends.some(v => gone.has(v))).map(edge => edge.id), ...[...gone].map(v => 'v' + v)];

const board = (drawn, rest) => ({ w: drawn.w, h: drawn.h, kind: 'graph', plane: drawn.layout, stays: true, under: [], ...rest });

/** A spot on each vertex; goes tells which vertices are taken with it. */
const onVertices = (drawn, goes) => drawn.vertices.map(v => ({
  id: v, x: drawn.at[v][0], y: drawn.at[v][1], r: 26, out: taken(drawn, goes(v)), label: t('cell.vertex', { name: v }),
}));

export function nodekayles(position) {
  const graph = read(position), drawn = laid(graph);
  if (!drawn) return null;
  const near = new Map(graph.vertices.map(v => [v, new Set([v])]));
  graph.edges.forEach(([a, b]) => { near.get(a).add(b); near.get(b).add(a); });
  return board(drawn, {
    pieces: corded(drawn, cord, v => pinAt(...drawn.at[v])), spots: onVertices(drawn, v => near.get(v)),
    key({ to }) {
      const left = new Set(to.flatMap(each => read(each).vertices));
      const gone = keyOf(graph.vertices.filter(v => !left.has(v)));
      return graph.vertices.filter(v => keyOf(near.get(v)) === gone).map(v => [v]);
    },
  });
}

export function arckayles(position) {
  const graph = read(position), drawn = laid(graph);
  const left = ([a, b]) => keyOf(graph.edges.filter(e => !e.includes(a) && !e.includes(b)).map(edgeName));
  return drawn && board(drawn, {
    pieces: corded(drawn, pinned, v => stone(...drawn.at[v], 13, 12, seed(v))),
    spots: drawn.edges.map(({ id, ends, mid: [x, y] }) => ({ id, x, y, r: 20, out: taken(drawn, new Set(ends)), label: t('cell.edge', { a: ends[0], b: ends[1] }) })),
    key({ to }) {
      const wanted = keyOf(to.flatMap(each => read(each).edges).map(edgeName));
      return drawn.edges.filter(({ ends }) => left(ends) === wanted).map(({ id }) => [id]);
    },
  });
}

const token = (x, y) => chessman('pawn', x, y - 9, 1.25);
const island = ({ at }, v) => s('circle', { class: 'solid island', cx: at[v][0], cy: at[v][1], r: 24 });

/** Where the islands sink: flat rocks in the water, rings where they were, and no more than a trail from one to the next. */
const rocks = drawn => [
  ...drawn.vertices.map(v => ['ring' + v, s('g', {}, [9, 17].map(r => s('ellipse', { class: 'rake', cx: drawn.at[v][0], cy: drawn.at[v][1], rx: r, ry: r * 0.8 })))]),
  ...drawn.edges.map(edge => [edge.id, curve('solid trail', edge.d)]), ...drawn.vertices.map(v => ['v' + v, curve('solid island', pebble(...drawn.at[v], 30, 25, seed(v)))]),
];

/** Where the bridges go: planks from island to island. */
const bridges = drawn => [...drawn.edges.map(edge => [edge.id, plank(edge.d)]), ...drawn.vertices.map(v => ['v' + v, island(drawn, v)])];

/** A token goes from island to island; what it leaves, or the way it took, is gone. */
export function geography(position, part) {
  const graph = read(position), drawn = laid(graph), here = graph.marks.at;
  if (!drawn?.at[here]) return null;
  const [x, y] = drawn.at[here], byEdges = part.family === 'edgegeography';
  const ways = v => drawn.edges.filter(({ ends }) => ends.includes(here) && (v === undefined || ends.includes(v))).map(({ id }) => id);
  return board(drawn, {
    kind: byEdges ? 'graph k-bridges' : 'graph', pieces: [...(byEdges ? bridges : rocks)(drawn), ['at ' + here, token(x, y)]],
    spots: drawn.vertices.map(v => ({
      id: v, x: drawn.at[v][0], y: drawn.at[v][1], r: 26, out: byEdges ? ways(v).slice(0, 1) : ['v' + here, ...ways()], goes: ['at ' + here],
      ghost: () => [stick('way', x, y, ...drawn.at[v]), token(...drawn.at[v])], label: t('cell.vertex', { name: v }),
    })),
    key: ({ to }) => to.map(each => [read(each).marks.at]),
  });
}

export function digraph(position, part) {
  const graph = read(part.game.slice(part.game.indexOf('[') + 1, -1), '>'), drawn = laid(graph, 'flow'), here = String(position);
  if (!drawn) return null;
  const draw = v => token(...drawn.at[v]);
  return board(drawn, {
    kind: 'graph digraph', stays: false, under: [...drawn.edges.flatMap(edge => [curve('arc', edge.d), head(edge)]), ...drawn.vertices.map(v => island(drawn, v))],
    pieces: drawn.at[here] ? [['at ' + here, draw(here)]] : [],
    spots: drawn.vertices.map(v => ({ id: v, x: drawn.at[v][0], y: drawn.at[v][1], r: 26, out: ['at ' + here], ghost: () => [taking(drawn, here, v), draw(v)].filter(Boolean), label: t('cell.vertex', { name: v }) })),
    key: ({ to }) => to.map(each => [String(each)]),
  });
}

function taking(drawn, from, to) {
  const edge = drawn.edges.find(({ ends: [a, b] }) => a === from && b === to);
  return edge && curve('way', edge.d);
}

/** Balloons, each held by those below: who lets one go loses all that are above it. */
export function poset(position) {
  const order = read(position, '<'), drawn = laid(order, 'order');
  const above = (v, found = new Set([v])) => {
    order.edges.filter(([a, b]) => a === v && !found.has(b)).forEach(([, b]) => { found.add(b); above(b, found); });
    return found;
  };
  return drawn && board(drawn, {
    kind: 'graph poset', pieces: corded(drawn, cord, v => balloon(...drawn.at[v], seed(v))), spots: onVertices(drawn, v => above(v)),
    key({ to }) {
      const left = new Set(to.flatMap(each => read(each, '<').vertices));
      const gone = keyOf(order.vertices.filter(v => !left.has(v)));
      return order.vertices.filter(v => keyOf(above(v)) === gone).map(v => [v]);
    },
  });
}
