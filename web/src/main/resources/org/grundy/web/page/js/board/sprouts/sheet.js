// A sheet with spots and lines, as it is drawn. A sheet does not change: a move gives another one.

import { landsOf, SPOTS } from './lands.js';
import { meshOf } from './mesh.js';
import { asOne, nameOf } from './names.js';
import { fine } from './plane.js';

export const FULL = 3;
const STEP = 20;

export class Sheet {
  /** @param lines each with its two spots a and b, and the points on the way from a to b */
  constructor({ w, h, spots, lines = [] }) {
    Object.assign(this, { w, h, spots, lines });
  }

  chain({ a, b, points }) {
    return [this.spots[a], ...points, this.spots[b]];
  }

  chains() {
    return this.lines.map(line => this.chain(line));
  }

  /** How many ends of lines each spot has. */
  get ends() {
    return this.known('ends', () => this.spots.map((_, spot) => this.lines.reduce((sum, { a, b }) => sum + (a === spot) + (b === spot), 0)));
  }

  get mesh() {
    return this.known('mesh', () => {
      const mesh = meshOf(this);
      for (const walk of mesh ? [...mesh.faces.values()].flat() : []) walk.live = walk.corners.some(node => this.ends[mesh.spotOf(node)] < FULL);
      return mesh;
    });
  }

  /** The faces as walks of spots, dead ones too. */
  get regions() {
    return this.known('regions', () => [...this.mesh.faces].map(([face, walks]) => ({ face, walks: walks.map(({ corners }) => corners.map(this.mesh.spotOf)) })));
  }

  /** The lands that are left, each with its name and its faces. */
  get lands() {
    return this.known('lands', () => landsOf(coded(this.regions, this.ends)).map(regions => ({ name: nameOf(regions), faces: new Set(regions.flatMap(({ faces }) => faces)) })));
  }

  /** The name of all that is left. */
  get name() {
    return asOne(this.lands.map(({ name }) => name));
  }

  known(name, find) {
    this.found ??= {};
    return this.found[name] ??= find();
  }

  /** With a line along a chain of points from a spot to another one, or the same, and a new spot in its middle: a move. */
  withMove(a, b, chain) {
    const { points, middle } = fine(chain, STEP), fresh = this.spots.length;
    return new Sheet({ ...this, spots: [...this.spots, points[middle]], lines: [...this.lines, { a, b: fresh, points: points.slice(1, middle) }, { a: fresh, b, points: points.slice(middle + 1, -1) }] });
  }
}

/** Regions of spots as numbers of lands: spots with three ends are left out. */
export const coded = (regions, ends) => regions.map(({ face, walks }) => ({
  face, walks: walks.map(walk => walk.filter(spot => ends[spot] < FULL).map(spot => ends[spot] < 2 ? ends[spot] : SPOTS + spot)),
}));
