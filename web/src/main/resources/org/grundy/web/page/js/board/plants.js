// Green Hackenbush as a garden of bamboo: a stalk is cut, and what no longer reaches the ground falls.

import { t } from '../words.js';
import { edgeName, namedEdges, read } from './graphtext.js';
import { place } from './layout.js';
import { bamboo, curve, joint } from './pieces.js';
import { bends, route } from './routes.js';

const LARGEST = 80;

/** Where stalks stand on the ground: under what they carry, side by side where they carry the same. */
function feet(edges, { at }, ground) {
  const used = new Map(), y = at[ground][1];
  const foot = x => { const n = used.get(x) || 0; used.set(x, n + 1); return [x + (n % 2 ? 1 : -1) * Math.ceil(n / 2) * 44, y]; };
  return edges.map(ends => ends.map((v, i) => v !== ground ? at[v] : foot(ends[1 - i] === ground ? at[ground][0] + 90 : at[ends[1 - i]][0])));
}

/** The stalks and joints that fall when one stalk is cut. */
function fallen(edges, cut, ground) {
  const rest = edges.filter((_, i) => i !== cut), held = new Set([ground]);
  for (let grown = true; grown;) {
    const more = rest.flatMap(({ ends: [a, b] }) => held.has(a) && !held.has(b) ? [b] : held.has(b) && !held.has(a) ? [a] : []);
    more.forEach(v => held.add(v));
    grown = more.length > 0;
  }
  const down = edges.filter(({ ends }, i) => i === cut || !ends.some(v => held.has(v)));
  return [...down.map(({ id }) => id), ...new Set(down.flatMap(({ ends }) => ends).filter(v => !held.has(v)).map(v => 'v' + v))];
}

export function hackenbush(position) {
  const graph = read(position), ground = graph.marks.ground ||= '0';
  if (graph.vertices.length > LARGEST) return null;
  if (!graph.vertices.includes(ground)) graph.vertices.push(ground);
  const layout = place(graph, 'plant'), bent = bends(graph.edges, layout.at), stood = feet(graph.edges, layout, ground), edges = namedEdges(graph.edges);
  const arch = ([p, q]) => p[0] < q[0] ? -44 : 44;
  const ways = graph.edges.map((ends, i) => route(...stood[i], ends.every(v => v === ground) ? arch(stood[i]) : ends.includes(ground) ? 0 : bent[i])), y = layout.at[ground][1], w = Math.max(layout.w, 180);
  return {
    w, h: layout.h, kind: 'plants', plane: layout, under: [curve('earth', `M4,${y + 2}c${w / 4},-5 ${w / 2},5 ${w - 8},0v20H4z`), curve('grass', grass(w, y))],
    pieces: [...edges.map(({ id }, i) => [id, bamboo(0, 0, 0, 0, ways[i].d)]), ...graph.vertices.filter(v => v !== ground).map(v => ['v' + v, joint(...layout.at[v])])],
    spots: edges.map(({ id, ends }, i) => ({ id, x: ways[i].mid[0], y: ways[i].mid[1], r: 18, out: fallen(edges, i, ground), label: t('cell.edge', { a: ends[0], b: ends[1] }) })),
    key({ to }) {
      const rest = to.flatMap(each => read(each).edges), names = rest.map(edgeName);
      const gone = graph.edges.filter(e => {
        const i = names.indexOf(edgeName(e));
        if (i >= 0) names.splice(i, 1);
        return i < 0;
      });
      const standing = new Set([ground, ...rest.flat()]), cut = gone.find(e => e.some(v => standing.has(v)));
      return cut ? edges.filter(({ name }) => name === edgeName(cut)).map(({ id }) => [id]) : [];
    },
  };
}

/** Blades of grass along the ground. */
const grass = (w, y) => Array.from({ length: Math.floor(w / 46) }, (_, i) => `M${18 + i * 46},${y + 1}l-4,-11M${20 + i * 46},${y + 1}l1,-14M${22 + i * 46},${y + 1}l6,-9`).join('');
