// A drawing of Sprouts as the engine sees it: without all that makes no difference to play. Steps and reasons are those of the
// engine (SproutsDraft): the page and the engine must agree on which drawings are the same position.
//
// A region is { face, walks }, a walk a list of numbers: 0 to 2 are spots with so many ends that are passed once, from 3 on
// each number is a spot that is passed twice.

/** The least number that is the name of a spot. */
export const SPOTS = 3;
const SMALL = 3;

const tally = numbers => { const often = new Map(); for (const n of numbers) often.set(n, (often.get(n) ?? 0) + 1); return often; };

/** How many ends of lines a region has room for. */
const lives = ({ walks }) => [...tally(walks.flat())].reduce((sum, [spot, often]) => sum + (spot < SPOTS ? (SPOTS - spot) * often : 1), 0);

/** Two places of one spot that follow each other are as good as one, and so is one that is left. */
function shortened(walk, places) {
  const out = [];
  for (const spot of walk.map(each => each >= SPOTS && places.get(each) === 1 ? 2 : each)) {
    if (spot >= SPOTS && out.at(-1) === spot) out[out.length - 1] = 2;
    else out.push(spot);
  }
  if (out.length > 1 && out[0] >= SPOTS && out[0] === out.at(-1)) { out[0] = 2; out.pop(); }
  return out;
}

/** Of a region with three ends left only the spots matter. */
function flat(region, places) {
  const here = tally(region.walks.flat()), out = [];
  for (const [spot, often] of here) {
    if (spot < SPOTS) out.push(...Array((SPOTS - spot) * often).fill(2));
    else out.push(often < places.get(spot) ? spot : 2);
  }
  return { ...region, walks: [out] };
}

/** A name for the spots of a small region that shares all of them. */
const shared = ({ walks }) => walks.length === 1 && walks[0].length <= SMALL && walks[0].every(spot => spot >= SPOTS) ? [...walks[0]].sort((a, b) => a - b).join() : null;

function withoutDouble(regions) {
  const seen = new Map();
  for (const region of regions) {
    const name = shared(region);
    if (name && seen.has(name)) return regions.filter(each => each !== region).map(each => each === seen.get(name) ? { ...each, faces: [...each.faces, ...region.faces] } : each);
    if (name) seen.set(name, region);
  }
  return null;
}

/** The lands that regions fall apart into, each a list of regions with the faces they are; those without moves are left out. */
export function landsOf(given) {
  let regions = given.map(({ face, walks }) => ({ faces: [face], walks: walks.filter(walk => walk.length) })), fewer = regions;
  do {
    regions = fewer.filter(region => lives(region) > 1);
    const places = tally(regions.flatMap(({ walks }) => walks.flat()));
    regions = regions.map(region => lives(region) <= SMALL ? flat(region, places) : { ...region, walks: region.walks.map(walk => shortened(walk, places)) });
    fewer = withoutDouble(regions);
  } while (fewer);
  return grouped(regions);
}

/** Regions that hang together by spots. */
function grouped(regions) {
  const groups = [];
  for (const region of regions) {
    const spots = new Set(region.walks.flat().filter(spot => spot >= SPOTS)), joined = groups.filter(group => [...spots].some(spot => group.spots.has(spot)));
    joined.forEach(group => groups.splice(groups.indexOf(group), 1));
    groups.push({ regions: [...joined.flatMap(group => group.regions), region], spots: new Set([...joined.flatMap(group => [...group.spots]), ...spots]) });
  }
  return groups.map(group => group.regions);
}
