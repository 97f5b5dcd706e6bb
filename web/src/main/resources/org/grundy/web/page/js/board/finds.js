// Small things that lie beside a board and tell its rule, each { w, h, nodes } and drawn around its middle: bundles of
// sticks as large as what may be taken, a ladle, a knife, a pair of scales.

import { s } from '../dom.js';
import { coin, coinEdge, counter, curve as path, pin, stone } from './pieces.js';

/** A line with an edge. */
const edged = (look, edge, d) => [path(edge, d), path(look, d)];
export const thing = (w, h, ...nodes) => ({ w, h, nodes });
const at = (x, y, { nodes }) => s('g', { transform: `translate(${x} ${y})` }, nodes.map(node => node.cloneNode(true)));
const all = (n, draw) => Array.from({ length: n }, (_, i) => draw(i, i - (n - 1) / 2));

/** Things side by side. */
export function row(things, gap = 26) {
  const w = things.reduce((sum, each) => sum + each.w + gap, -gap), h = Math.max(...things.map(each => each.h));
  let x = -w / 2;
  return thing(w, h, ...things.map(each => { const node = at(x + each.w / 2, 0, each); x += each.w + gap; return node; }));
}

function column(things, gap = 8) {
  const h = things.reduce((sum, each) => sum + each.h + gap, -gap), w = Math.max(...things.map(each => each.w));
  let y = -h / 2;
  return thing(w, h, ...things.map(each => { const node = at(0, y + each.h / 2, each); y += each.h + gap; return node; }));
}

/** So many sticks in a bundle; such as are not there any more in dashes. */
export const sticks = (n, look = '') => thing(n * 11 + 8, 56,
  ...all(n, (_, i) => s('rect', { class: 'twig ' + look, x: i * 11 - 3.5, y: -26, width: 7, height: 52, rx: 3 })), path('tie', `M${-n * 5.5 - 2},-2h${n * 11 + 4}M${-n * 5.5 - 2},4h${n * 11 + 4}`));
export function struck({ w, h, nodes }) {
  const x = Math.max(w, 44) / 2 + 2, y = h / 2 - 4;
  return thing(Math.max(w, 44), h, ...nodes, path('struck', `M${-x},${-y}L${x},${y}M${-x},${y}L${x},${-y}`));
}
export const then = thing(24, 24, path('then', 'M-10,0h18M2,-7l8,7l-8,7'));

/** A ladle that holds so many stones; those that need not be in it in dashes. */
export function ladle(most, least = most) {
  const w = Math.max(70, most * 24 + 16);
  return thing(w + 110, 76, path('handle', `M${w / 2 - 60},4c40,0 60,-8 ${62},-34`), ...all(most, (k, i) => k < least ? stone(i * 24 - 50, -10, 12, 11, k + 2) : s('ellipse', { class: 'gone', cx: i * 24 - 50, cy: -10, rx: 11, ry: 10 })),
    path('bowl', `M${-w / 2 - 50},-6h${w}c-4,30 -20,38 ${-w / 2},38s${-w / 2 + 4},-8 ${-w / 2},-38z`));
}

export const broom = thing(60, 90, path('handle', 'M22,-44L-2,4'), path('bristles', 'M-14,0l22,11l-14,32l-34,-16z'), path('tie', 'M-16,8l20,10'));
export const hand = thing(70, 84, ...edged('limb', 'limb-edge', 'M-18,12V-18M-6,10V-30M7,10V-32M19,12V-20M-32,-2L-16,18M-16,14V30H17V14z'));
/** The same, seen in a mirror: a left hand and a right one. */
export const mirrored = ({ w, h, nodes }) => thing(w, h, s('g', { transform: 'scale(-1 1)' }, nodes.map(node => node.cloneNode(true))));
export const knife = thing(150, 50, path('steel', 'M-66,8C-40,-22 0,-18 22,-14V10z'), path('handle', 'M24,-2h42'));
export const cleft = thing(110, 50, path('solid stone t0', 'M-8,-22C-44,-24 -52,-4 -48,8S-20,24 -14,22L-4,4L-12,-6z'), path('solid stone t1', 'M8,-22C44,-24 52,-4 48,8S22,24 4,22L12,4L4,-8z'));
export const starfish = thing(90, 90, path('star', 'M0,-38L9,-11L36,-12L14,5L23,32L0,16L-23,32L-14,5L-36,-12L-9,-11z'), path('star-dots', 'M0,-24v.1M0,-12v.1M21,-7v.1M11,-3v.1M14,20v.1M7,10v.1M-14,20v.1M-7,10v.1M-21,-7v.1M-11,-3v.1M0,0v.1'));
export const cards = thing(110, 84, ...[[-26, 'M0,-9l8,9l-8,9l-8,-9z', 'red'], [0, 'M0,-10c8,7 10,10 10,13s-5,6 -8,3l2,6h-8l2,-6c-3,3 -8,0 -8,-3s2,-6 10,-13z', 'ink'], [26, 'M0,10c-8,-7 -11,-10 -11,-15s8,-7 11,-1c3,-6 11,-4 11,1s-3,8 -11,15z', 'red']].map(([turn, suit, look]) => s('g', { transform: `rotate(${turn * 0.7}) translate(${turn} 0)` }, s('rect', { class: 'card-face', x: -22, y: -32, width: 44, height: 64, rx: 5 }), path('suit ' + look, suit))));
export const orb = thing(60, 60, s('circle', { class: 'orb', cx: 0, cy: 0, r: 27 }), path('holes', 'M-6,-12v.1M6,-14v.1M2,-4v.1'));
export const pair = thing(96, 112, s('g', { transform: 'translate(0 48)' }, pin(-20, 0, 1), pin(20, 0, 1)), path('rope', 'M-36,12c20,8 52,8 72,0M-36,18c20,8 52,8 72,0'));
/** Scales on which unequal heaps lie. */
export const scales = thing(220, 110, path('beam', 'M0,50V-34M-30,50h60M-84,-14L84,-46'), path('cords', 'M-84,-14l-26,40M-84,-14l26,40M84,-46l-26,40M84,-46l26,40'),
  stone(-98, 18, 13, 11, 2), stone(-72, 18, 13, 11, 3), stone(-85, 0, 13, 11, 4), stone(84, -13, 13, 11, 5), path('bowl', 'M-116,26h64c-8,18 -56,18 -64,0zM52,-6h64c-8,18 -56,18 -64,0z'));
export const candlestick = thing(60, 96, path('flame', 'M0,-46c9,10 7,18 0,18s-9,-8 0,-18z'), s('rect', { class: 'wax', x: -7, y: -28, width: 14, height: 40 }), path('brass', 'M-14,12h28l-4,8h-6v14h18v8h-44v-8h18v-14h-6zM22,38a9,9 0 1 0 2,-12'));
const ARMS = 'M-24,6c-20,4 -40,-8 -56,-22M-22,12c-14,14 -40,14 -60,8M-14,16c-6,18 -26,28 -48,28M-5,18c-2,16 -10,28 -22,32M5,18c2,16 10,28 22,32M14,16c6,18 26,28 48,28M22,12c14,14 40,14 60,8M24,6c20,4 40,-8 56,-22';
export const octopus = thing(180, 110, ...edged('tentacle', 'limb-edge', ARMS), path('octopus', 'M-30,6C-46,-50 46,-50 30,6C20,22 -20,22 -30,6z'), path('holes', 'M-10,-8v.1M10,-8v.1'));
/** A punched card with one corner cut off: a column for each digit of a code. */
export const punchedCard = (digits, bits) => {
  const w = digits.length * 30 + 34, tall = bits * 24 + 22;
  return thing(w + 8, tall + 8, path('punched-card', `M${16 - w / 2},${-tall / 2}H${w / 2 - 6}q6,0 6,6V${tall / 2 - 6}q0,6 -6,6H${6 - w / 2}q-6,0 -6,-6V${16 - tall / 2}z`),
    ...digits.flatMap((digit, k) => all(bits, (b, y) => s('circle', { class: digit >> b & 1 ? 'punched' : 'unpunched', cx: (k - (digits.length - 1) / 2) * 30, cy: -y * 24, r: digit >> b & 1 ? 9 : 3 }))));
};
export const mallet = thing(130, 96, path('handle', 'M-54,40L14,-14'), path('mallet', 'M-10,-28L24,-46L48,-6L14,12z'));
export const surrounded = struck(thing(100, 100, path('ruled-lines', 'M-48,0h96M0,-48v96'), counter(0, 0, 16, true, 1), counter(-33, 0, 16, false, 2), counter(33, 0, 16, false, 3), counter(0, -33, 16, false, 4), counter(0, 33, 16, false, 5)));
export const axe = thing(120, 96, path('handle', 'M-46,42L30,-34'), path('steel', 'M14,-44C30,-30 52,-30 58,-12C40,0 24,-2 8,-18z'));
export const compassRose = thing(110, 110, s('circle', { class: 'rose-ring', cx: 0, cy: 0, r: 40 }), path('rose', 'M0,-52L9,-9L52,0L9,9L0,52L-9,9L-52,0L-9,-9z'), path('rose half', 'M0,-52V0H9zM52,0H0V9zM0,52V0H-9zM-52,0H0V-9z'));
export const dividers = thing(90, 110, path('steel-legs', 'M0,-34L-34,46M0,-34L34,46M-16,6c10,8 22,8 32,0'), s('circle', { class: 'brass', cx: 0, cy: -40, r: 10 }));
export const hammer = thing(130, 90, s('g', { transform: 'translate(-4 -18) rotate(42)' }, path('handle', 'M0,8V66'), path('steel', 'M-30,-12h40l20,5v16l-20,5h-40z')), path('steel', 'M38,6h18v5h-6v24l-3,8l-3,-8v-24h-6z'));
export const gavel = thing(150, 90, s('g', { transform: 'translate(-22 -14) rotate(-56)' }, path('handle', 'M0,8V84'), path('wooden', 'M-34,-14h68v28h-68z'), path('wooden', 'M-30,-18h9v36h-9zM21,-18h9v36h-9z')), path('wooden', 'M-66,34h76v12h-76z'));
export const moneyBox = thing(110, 96, path('wooden', 'M-44,-20h88v64h-88zM-50,-34h100v16h-100z'), path('slot', 'M-16,-26h32'), path('suit red', 'M0,32c-14,-10 -18,-16 -18,-24s13,-11 18,-2c5,-9 18,-6 18,2s-4,14 -18,24z'));
export const footprints = n => row(all(n, i => thing(34, 60, s('g', { transform: i % 2 ? 'translate(0 -6) scale(-1 1)' : 'translate(0 8)' }, path('foot', 'M-9,-10c0,-11 18,-11 18,0c0,10 -4,13 -4,19c0,5 2,7 2,11c0,9 -14,9 -14,0c0,-4 2,-6 2,-11c0,-7 -4,-9 -4,-19zM-8,-24a3.600,3.600 0 1 0 .1,0zM-1,-28a3,3 0 1 0 .1,0zM5,-27a2.700,2.700 0 1 0 .1,0zM10,-23a2.400,2.400 0 1 0 .1,0z')))), 6);
export const times = thing(70, 70, ...edged('stick', 'stick-edge', 'M-24,-24L24,24M24,-24L-24,24'));
/** A band with one side. */
export const moebiusBand = thing(190, 96, path('band-back', 'M-80,0C-80,-44 -30,-44 0,0S80,44 80,0'), path('band-edge', 'M-80,0C-80,44 -30,44 0,0S80,-44 80,0'), path('band-face', 'M-80,0C-80,44 -30,44 0,0S80,-44 80,0'));
export const chest = thing(130, 100, path('gold', 'M-44,-8a10,10 0 0 1 20,-6a10,10 0 0 1 22,-2a10,10 0 0 1 22,2a10,10 0 0 1 20,8z'), path('wooden', 'M-54,-6h108v46h-108zM-54,-12c0,-40 108,-40 108,0l-12,-2c0,-24 -84,-24 -84,0z'), path('lock', 'M-8,6h16v14h-16z'));
/** Squares of a chessboard with so many grains on each. */
export const grains = counts => row(counts.map((n, k) => thing(64, 64, s('rect', { class: 'square ' + (k % 2 ? 'dark' : 'light'), x: -32, y: -32, width: 64, height: 64 }),
  ...all(Math.min(n, 36), i => { const w = Math.ceil(Math.sqrt(Math.min(n, 36))); return s('ellipse', { class: 'grain', cx: (i % w - (w - 1) / 2) * 54 / Math.max(w, 3), cy: (Math.floor(i / w) - (Math.ceil(Math.min(n, 36) / w) - 1) / 2) * 54 / Math.max(w, 3), rx: 24 / Math.max(w, 3), ry: 15 / Math.max(w, 3) }); }))), 0);
/** Rods of the same length, cut into equal parts in each way there is. */
export const wall = n => column(all(Math.min(n, 60), i => i + 1).filter(d => n % d === 0 && d < n).map(d => thing(360, 20, ...all(n / d, (k, i) => s('rect', { class: 'rod-part', x: i * 360 * d / n - 180 * d / n + 1, y: -10, width: 360 * d / n - 2, height: 20, rx: 4 })))), 4);
/** A sieve, as that of Eratosthenes, in which things lie. */
export const sieve = inside => thing(inside.w + 76, inside.h + 66, s('rect', { class: 'mesh', x: -inside.w / 2 - 32, y: -inside.h / 2 - 26, width: inside.w + 64, height: inside.h + 52, rx: 44 }), ...inside.nodes);
export const dots = n => { const w = Math.ceil(Math.sqrt(n)); return thing(w * 15 + 4, Math.ceil(n / w) * 15 + 4, ...all(n, i => s('circle', { class: 'seed', cx: (i % w - (w - 1) / 2) * 15, cy: (Math.floor(i / w) - (Math.ceil(n / w) - 1) / 2) * 15, r: 6 }))); };
/** So many things tied together. */
export const tied = (n, node, apart = 46) => thing(n * apart + 16, 70, path('rope', `M${-(n - 1) * apart / 2},0h${(n - 1) * apart}`), ...all(n, (_, i) => node(i * apart, 0)), path('rope', `M${-n * apart / 2},22v9h${n * apart}v-9`));
export const scissors = thing(130, 80, path('steel', 'M-26,12L60,-24L66,-14L-20,22zM-26,-12L-20,-22L66,14L60,24z'), path('loops', 'M-23,15a17,13 0 1 0 -32,10a17,13 0 1 0 32,-10M-23,-15a17,13 0 1 1 -32,-10a17,13 0 1 1 32,10'), path('holes', 'M5,0v.1'));
/** A coin that hangs on four strings, one of them cut. */
export const hung = thing(150, 110, path('rope', 'M-66,0H66M0,-50V-10M0,22V50M0,10l5,6'), coin(0, 0, 20));
/** Of a stack whose top coin is taken: back to it. */
export const back = thing(190, 100, ...all(3, i => coinEdge(-44, 36 - i * 22, 40, 22)), coinEdge(54, -22, 40, 22), path('then', 'M54,2c0,36 -20,44 -46,34M18,24l-12,11l14,8'));
