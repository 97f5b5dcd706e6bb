// Things that lie in rows and are turned: turtles on their feet or on their backs, and coins with a stamp for each game.
// The side that is up is dark and full, the other pale in dashes.

import { s } from '../dom.js';
import { at, coin, curve, f, group } from './pieces.js';

const FLIPPERS = 'M-13,-12C-22,-22 -28,-16 -24,-6zM13,-12C22,-22 28,-16 24,-6zM-14,12C-22,20 -18,26 -10,20zM14,12C22,20 18,26 10,20z';
const SHELL = 'M0,-19C14,-19 20,-9 20,1S12,22 0,22S-20,11 -20,1S-14,-19 0,-19z';
const PLATES = 'M0,-11l9,5v11l-9,6l-9,-6v-11zM0,-11v-8M9,-6l8,-4M9,5l9,5M0,11v10M-9,5l-9,5M-9,-6l-8,-4';

const turtleOf = (head, tail, marks) => (x, y, r, up) => at(x, y, r / 27,
  curve('solid limbs' + (up ? '' : ' over'), FLIPPERS + tail + head), curve('solid shell' + (up ? '' : ' over'), SHELL), curve('trim plates', up ? PLATES : 'M-14,-8h28M-18,2h36M-14,12h28M0,-17v36'), marks && curve('trim ticks', marks));

/** A turtle seen from above; over, its belly. */
const turtle = turtleOf('M0,-16c-10,-3 -8,-15 0,-15s10,12 0,15z', 'M-3,20l3,9l3,-9z');

/** The Mock Turtle has the head of a calf, with ears and horns, and a tail with a tuft. */
const mockTurtle = turtleOf('M-6,-17c-3,-4 -3,-8 -2,-11l-9,-1c1,-4 5,-5 8,-4l-3,-8l7,5h10l7,-5l-3,8c3,-1 7,0 8,4l-9,1c1,3 1,7 -2,11z', 'M-2,20c1,6 4,6 4,9l7,4l-4,-9l-3,-5z', 'M-4,-29h.1M4,-29h.1M-3,-21h6');

/** A coin with a stamp; the other side is bare. */
const minted = stamp => (x, y, r, up) => group(
  s('circle', { class: 'solid coin ' + (up ? 'heads' : 'tails'), cx: x, cy: y, r }), up && s('circle', { class: 'trim rim', cx: x, cy: y, r: f(r * 0.86) }),
  at(x, y, r / 27, curve('trim ' + (up ? 'minted' : 'minted bare'), stamp)));

const child = x => `M${x - 3},-6a3.500,3.500 0 1 0 7,0a3.500,3.500 0 1 0 -7,0M${x},-1v9M${x - 5},3h10M${x},8l-4,7M${x},8l4,7`;

const twin = minted(child(-7) + child(8));
const triplet = minted(child(-12) + child(0) + child(12));
const loop = minted('M0,0C6,-12 18,-10 18,0S6,12 0,0S-18,-10 -18,0S-6,12 0,0');
const crossed = minted('M-4,-17h8l-2,13l13,-2v8l-13,-2l2,13h-8l2,-13l-13,2v-8l13,2z');
const marked = minted('M-15,8h30M-12,8v-14M-4,8v-8M4,8v-14M12,8v-8');
/** A coin of the Great Mogul: a dome between two towers. */
const domed = minted('M-8,12v-8c-6,-8 4,-10 8,-17c4,7 14,9 8,17v8zM-15,12v-18M15,12v-18M-17,12h34');

/** A silver dollar. */
export const silver = (x, y, r = 23) => group(s('circle', { class: 'solid silver', cx: x, cy: y, r }), s('circle', { class: 'trim silver-rim', cx: x, cy: y, r: f(r * 0.84) }),
  at(x, y, r / 24, curve('trim dollar', 'M7,-7C4,-12 -8,-11 -7,-5S7,0 7,6S-6,12 -8,6M0,-15v30')));

/** A chip of a casino. */
export const chip = (cx, cy, rx, ry, k) => group(
  curve('solid chip c' + k % 3, `M${f(cx - rx)},${f(cy - ry * 0.5)}a${f(rx)},${f(ry * 0.6)} 0 0 1 ${f(2 * rx)},0v${ry}a${f(rx)},${f(ry * 0.6)} 0 0 1 ${f(-2 * rx)},0z`),
  curve('trim chip-marks', [-0.66, 0, 0.66].map(t => `M${f(cx + t * rx - 5)},${f(cy + ry * (0.12 + 0.4 * Math.sqrt(1 - t * t)))}h10v${f(ry * 0.72)}h-10z`).join('')),
  curve('trim chip-top', `M${f(cx - rx)},${f(cy - ry * 0.5)}a${f(rx)},${f(ry * 0.6)} 0 0 0 ${f(2 * rx)},0`));

/** What is turned in each game; coins by any rule have a square hole. */
export const faceOf = game => FACES[game.split('[')[0]] ?? coin;

const FACES = { turningturtles: turtle, mockturtles: mockTurtle, ruler: marked, twins: twin, triplets: triplet, moebius: loop, mogul: domed, moidores: crossed };
