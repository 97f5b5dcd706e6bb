// One name for all ways to write a land: boundaries of a region come in any order and begin anywhere, regions come in any order,
// each region may be read the other way round, and the numbers of spots have no meaning but that they are equal.

import { landsOf, SPOTS } from './lands.js';

/** What is read at each place of a walk: the colour of a spot of two regions, or how far it is to the other place of one that the walk passes twice. */
function tokens(walk, colours) {
  return walk.map((spot, i) => {
    if (spot < SPOTS) return String(spot);
    const other = walk.findIndex((each, j) => each === spot && j !== i);
    return other < 0 ? 'L' + colours.get(spot) : 'd' + (other - i + walk.length) % walk.length;
  });
}

const from = (list, i) => [...list.slice(i), ...list.slice(0, i)].join(' ');
const least = list => list.reduce((best, _, i) => { const read = from(list, i); return best === null || read < best ? read : best; }, null);

/** A region read one way: its walks from where they read least. */
const reading = walks => walks.map(least).sort().join('.');

const bothWays = (walks, colours) => [walks, walks.map(walk => [...walk].reverse())].map(each => each.map(walk => tokens(walk, colours)));

/** The spots that lie on two regions. */
function outer(regions) {
  const seen = new Map();
  regions.forEach(({ walks }, r) => walks.flat().forEach(spot => { if (spot >= SPOTS) seen.set(spot, (seen.get(spot) ?? new Set()).add(r)); }));
  return [...seen].filter(([, where]) => where.size > 1).map(([spot]) => spot);
}

/** Colours by what surrounds a spot, as far as they can be told apart. */
function refined(regions, colours) {
  for (let told = new Set(colours.values()).size; ;) {
    const seen = new Map([...colours.keys()].map(spot => [spot, []]));
    for (const { walks } of regions) {
      const [forth, back] = bothWays(walks, colours), [ahead, behind] = [forth, back].map(reading);
      walks.forEach((walk, w) => walk.forEach((spot, i) => {
        if (!colours.has(spot)) return;
        const there = from(forth[w], i) + '/' + ahead, here = from(back[w], walk.length - 1 - i) + '/' + behind;
        seen.get(spot).push(there < here ? there : here);
      }));
    }
    const signs = new Map([...seen].map(([spot, views]) => [spot, String(colours.get(spot)).padStart(3, '0') + '#' + views.sort().join('#')]));
    const order = [...new Set(signs.values())].sort();
    signs.forEach((sign, spot) => colours.set(spot, order.indexOf(sign)));
    if (order.length === told) return colours;
    told = order.length;
  }
}

/** Of several that look alike one is told apart, until all are. */
function told(regions) {
  const colours = refined(regions, new Map(outer(regions).map(spot => [spot, 0])));
  for (;;) {
    const often = new Map();
    colours.forEach(colour => often.set(colour, (often.get(colour) ?? 0) + 1));
    const alike = [...often].filter(([, n]) => n > 1).map(([colour]) => colour).sort((a, b) => a - b)[0];
    if (alike === undefined) return colours;
    const one = [...colours].find(([, colour]) => colour === alike)[0];
    colours.forEach((colour, spot) => colours.set(spot, 2 * colour + 1));
    colours.set(one, 2 * alike);
    refined(regions, colours);
  }
}

/** Names of lands as one, in whatever order they come. */
export const asOne = names => [...names].sort().join(' + ');

/** The names of such a whole. */
export const namesIn = whole => whole ? whole.split(' + ') : [];

/** The name of what regions fall apart into. */
export const nameOfAll = regions => asOne(landsOf(regions).map(nameOf));

const known = new Map();

/** The name of a land. */
export function nameOf(regions) {
  const given = regions.map(({ walks }) => walks.map(walk => walk.join()).join('.')).join('|');
  if (!known.has(given)) {
    const colours = told(regions);
    known.set(given, regions.map(({ walks }) => bothWays(walks, colours).map(reading).sort()[0]).sort().join('|'));
  }
  return known.get(given);
}
