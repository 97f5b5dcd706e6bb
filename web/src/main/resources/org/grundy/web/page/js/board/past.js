// How a position came about: drawings that keep what was drawn, such as lines of Sprouts, are made from it.

const known = new WeakMap();

/** Notes the states of a game from its beginning; gives what it was given. */
export function remember(answer) {
  const parts = answer.states.map(state => state.parts);
  parts.forEach((each, at) => each.forEach(part => known.set(part, parts.slice(0, at + 1))));
  return answer;
}

/** The components of all positions that led to a component, the first ones first, and those that it stands with. */
export const pastOf = part => known.get(part) ?? [[part]];
