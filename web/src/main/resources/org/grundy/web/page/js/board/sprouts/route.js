// Where a line runs. Between two walks it takes the shortest way. Within a walk it parts the face: nodes of the mesh on its inner
// side are made dark, all others light, and the line runs between dark and light. As long as the dark nodes hang together, and the
// light ones do, it is one line, and crosses nothing.

import { far, lengthOf, middle } from './plane.js';

const FREE = 0, DARK = 1, LIGHT = 2, END = 3;

/** The points of a way, its spots at the ends; nothing where there is no room. */
export function routed(sheet, way) {
  const { mesh } = sheet;
  if (way.other) return joined(mesh, way.from, way.to);
  const both = [LIGHT, DARK].map(rest => parted(mesh, way, rest)).filter(Boolean);
  return both.sort((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

/** The shortest of ways, from several starts over neighbours to a goal: as the list of what lies on it. */
function shortest(starts, near, cost, isGoal) {
  const known = new Map(starts.map(each => [each, { sum: 0 }])), open = new Set(starts), done = new Set();
  while (open.size) {
    let here = null, least = Infinity;
    for (const each of open) if (known.get(each).sum < least) { least = known.get(each).sum; here = each; }
    open.delete(here);
    done.add(here);
    if (isGoal(here)) {
      const way = [here];
      while (known.get(way[0]).before !== undefined) way.unshift(known.get(way[0]).before);
      return way;
    }
    for (const next of near(here)) {
      const sum = least + cost(here, next);
      if (done.has(next) || sum >= (known.get(next)?.sum ?? Infinity)) continue;
      known.set(next, { sum, before: here });
      open.add(next);
    }
  }
  return null;
}

/** Through the middles of sides of triangles. */
function joined(mesh, from, to) {
  const { node, corner, points, across, wall, after } = mesh, ends = [mesh.at(from), mesh.at(to)];
  if (mesh.near[from].has(to)) return ends; // they see each other: between two walks is no line
  const place = side => middle(points[corner[side]], points[corner[after(side)]]), wide = side => far(points[corner[side]], points[corner[after(side)]]);
  const one = side => Math.min(side, across[side]), free = side => !wall[side] && across[side] >= 0;
  const opposite = end => Array.from(node.keys()).filter(c => node[c] === end).map(after).filter(free).map(one), goals = new Set(opposite(to));
  const near = side => [side, across[side]].flatMap(each => [after(each), after(after(each))]).filter(free).map(one);
  const way = shortest(opposite(from), near, (s, t) => far(place(s), place(t)) * (1 + 14 / wide(t)), side => goals.has(side));
  return way && [ends[0], ...way.map(place), ends[1]];
}

/** The line between dark and light; `rest` is what nodes become that nothing needs. */
function parted(mesh, { walk, from, to, inside }, rest) {
  const colour = new Uint8Array(mesh.size), paint = (nodes, with_) => nodes.forEach(n => { colour[n] = with_; });
  const i = walk.nodes.indexOf(from), nodes = [...walk.nodes.slice(i + 1), ...walk.nodes.slice(0, i)], cut = from === to ? 0 : nodes.indexOf(to);
  const [ahead, behind] = from === to ? [[], nodes] : [nodes.slice(0, cut), nodes.slice(cut + 1)];
  const others = mesh.faces.get(walk.face).filter(each => each !== walk), lively = others.filter(each => each.live), dead = others.filter(each => !each.live).map(each => each.nodes);
  if (mesh.faceOf[mesh.rim] === walk.face) dead.push([mesh.rim]);
  const dark = [ahead, ...lively.filter(each => inside.includes(each)).map(each => each.nodes)].filter(each => each.length), light = [behind, ...lively.filter(each => !inside.includes(each)).map(each => each.nodes)].filter(each => each.length);
  if (!light.length) light.push(...dead.splice(0));
  const board = { mesh, colour, paint, dead, from, face: walk.face };
  paint([from, to], END);
  dark.forEach(each => paint(each, DARK));
  light.forEach(each => paint(each, LIGHT));
  for (const [parts, own] of [[dark, DARK], [light, LIGHT]]) if (from === to && !parts.length && !petal(board, parts, own)) return null;
  for (const [parts, own] of rest === LIGHT ? [[dark, DARK], [light, LIGHT]] : [[light, LIGHT], [dark, DARK]]) if (!bridged(board, parts, own, from === to)) return null;
  spread(board, rest);
  spread(board, DARK + LIGHT - rest);
  return between(board, from, to);
}

/** A loop around nothing has one node of its colour inside, where there is most room. */
function petal({ mesh, colour, paint, from }, parts, own) {
  const room = n => [...mesh.near[n]].filter(each => colour[each] === FREE).length - ([...mesh.near[n]].some(each => each === mesh.rim) ? 4 : 0);
  const free = [...mesh.near[from]].filter(n => colour[n] === FREE && n !== mesh.rim).sort((p, q) => room(q) - room(p));
  if (!free.length) return false;
  paint([free[0]], own);
  parts.push([free[0]]);
  return true;
}

/** Joins parts of one colour by ways over free nodes, and for a loop with a node next to its spot. */
function bridged({ mesh, colour, paint, dead, from }, parts, own, loop) {
  const group = n => dead.find(each => each.includes(n)) ?? [n];
  const near = n => [...mesh.near[n]].filter(each => colour[each] === FREE || colour[each] === own).flatMap(each => colour[each] === FREE ? group(each) : [each]);
  const blob = new Set(parts[0]), left = parts.slice(1);
  const reach = isGoal => {
    const way = shortest([...blob], near, (p, q) => Math.min(60, far(mesh.at(p), mesh.at(q))) + 4, isGoal);
    way?.forEach(n => { const all = colour[n] === FREE ? group(n) : [n]; paint(all, own); all.forEach(each => blob.add(each)); });
    return way;
  };
  while (left.length) {
    const way = reach(n => !blob.has(n) && left.some(part => part.includes(n)));
    if (!way) return false;
    const found = left.findIndex(part => part.includes(way.at(-1)));
    left.splice(found, 1)[0].forEach(n => blob.add(n));
  }
  return !loop || Boolean(reach(n => mesh.near[from].has(n)));
}

/** A colour goes over all free nodes that it reaches; what lies along a dead walk is taken as one. */
function spread({ mesh, colour, paint, dead, face }, own) {
  const open = [];
  for (let n = 0; n < mesh.size; n++) if (colour[n] === own && mesh.faceOf[n] === face) open.push(n);
  while (open.length) for (const n of mesh.near[open.pop()]) if (colour[n] === FREE) {
    const all = dead.find(each => each.includes(n)) ?? [n];
    paint(all, own);
    open.push(...all);
  }
}

/** Goes from triangle to triangle between the colours. */
function between({ mesh, colour }, from, to) {
  const { node, corner, points, across, wall, after } = mesh, of = c => colour[node[c]];
  const start = Array.from(node.keys()).find(c => node[c] === from && of(after(c)) + of(after(after(c))) === DARK + LIGHT && of(after(c)) !== FREE && of(after(c)) !== END);
  if (start === undefined) return null;
  const chain = [mesh.at(from)];
  for (let side = after(start), steps = 0; steps < node.length; steps++) {
    if (wall[side] || across[side] < 0) return null;
    chain.push(middle(points[corner[side]], points[corner[after(side)]]));
    const d = across[side], e = after(after(d));
    if (of(e) === END) return node[e] === to ? [...chain, mesh.at(to)] : null;
    side = of(e) !== of(after(d)) ? after(d) : e;
  }
  return null;
}
