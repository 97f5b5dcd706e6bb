// The ways to draw a line on a sheet, and what each leaves. A way is { a, b, from, to, inside, left }: the spots and their corners
// that the line joins, the walks that come to lie on its inner side, and the name of what is left of the land.

import { nameOfAll } from './names.js';
import { far, middle } from './plane.js';
import { coded, FULL } from './sheet.js';

const MOST = 6000, FAR_IN = 90;

/** The ways to draw a line in a land, simple ones first. */
export function waysOf(sheet, land) {
  const faces = sheet.regions.filter(({ face }) => land.faces.has(face)), ways = [];
  for (const { face } of faces) for (const way of waysIn(sheet, sheet.mesh.faces.get(face))) {
    if (ways.length >= MOST) break;
    ways.push({ ...way, left: leftBy(sheet, faces, face, way) });
  }
  return ways.sort((one, other) => one.cost - other.cost);
}

const lively = (sheet, node) => sheet.ends[sheet.mesh.spotOf(node)] < FULL;

function* waysIn(sheet, walks) {
  const { mesh, ends } = sheet, live = walks.map(walk => ({ walk, corners: walk.corners.filter(node => lively(sheet, node)) })).filter(({ corners }) => corners.length);
  const way = (from, to, rest) => ({ a: mesh.spotOf(from), b: mesh.spotOf(to), from, to, inside: [], ...rest });
  const long = (p, q) => far(mesh.at(p), mesh.at(q));
  for (const [i, { walk, corners }] of live.entries()) {
    for (const other of live.slice(i + 1)) for (const p of corners) for (const q of other.corners) yield way(p, q, { walk, other: other.walk, cost: long(p, q) });
    const others = live.filter(each => each.walk !== walk).map(each => each.walk);
    for (const [k, p] of corners.entries()) {
      if (ends[mesh.spotOf(p)] < FULL - 1) for (const inside of choices(sheet, others, mesh.at(p))) yield way(p, p, { walk, inside, cost: 70 + FAR_IN * inside.length });
      for (const q of corners.slice(k + 1)) if (mesh.spotOf(p) !== mesh.spotOf(q)) {
        for (const inside of choices(sheet, others, middle(mesh.at(p), mesh.at(q)))) yield way(p, q, { walk, inside, cost: long(p, q) + FAR_IN * Math.min(inside.length, others.length - inside.length) });
      }
    }
  }
}

/** Which walks lie inside: of spots without lines, which are alike, so many as are nearest. */
function* choices({ mesh, ends }, others, at) {
  const alone = others.filter(({ corners }) => corners.length === 1 && ends[mesh.spotOf(corners[0])] === 0), single = others.filter(each => !alone.includes(each));
  alone.sort((one, other) => far(mesh.at(one.corners[0]), at) - far(mesh.at(other.corners[0]), at));
  for (let sides = 0; sides < 2 ** Math.min(12, single.length); sides++) for (let n = 0; n <= alone.length; n++) {
    yield [...single.filter((_, i) => sides >> i & 1), ...alone.slice(0, n)];
  }
}

/** From a corner around a walk, to a corner. */
function around({ corners }, from, to) {
  const i = corners.indexOf(from), turned = [...corners.slice(i), ...corners.slice(0, i)];
  return from === to ? turned : turned.slice(0, turned.indexOf(to) + 1);
}

/** The name of what is left of a land by a way. */
function leftBy(sheet, faces, face, { walk, other, from, to, a, b, inside }) {
  const { mesh } = sheet, fresh = sheet.spots.length, spots = nodes => nodes.map(mesh.spotOf);
  const ends = [...sheet.ends, 2];
  ends[a]++;
  ends[b]++;
  const rest = mesh.faces.get(face).filter(each => each !== walk && each !== other), outside = rest.filter(each => !inside.includes(each));
  const back = spot => sheet.ends[spot] ? [spot] : [];
  const made = other
    ? [[[...spots(around(walk, from, from)), ...back(a), fresh, ...spots(around(other, to, to)), ...back(b), fresh], rest]]
    : from === to
      ? [[[a, fresh], inside], [sheet.ends[a] ? [...spots(around(walk, from, from)), a, fresh] : [a, fresh], outside]]
      : [[[...spots(around(walk, from, to)), fresh], inside], [[...spots(around(walk, to, from)), fresh], outside]];
  const regions = [...faces.filter(each => each.face !== face), ...made.map(([own, others], i) => ({ face: 'new' + i, walks: [own, ...others.map(each => spots(each.corners))] }))];
  return nameOfAll(coded(regions, ends));
}
