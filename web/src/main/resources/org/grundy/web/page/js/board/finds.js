// Small things that lie beside a board and tell its rule, each { w, h, nodes } and drawn around its middle: bundles of
// sticks as large as what may be taken, a ladle, a knife, a pair of scales.

import { s } from '../dom.js';
import { bomb, chessman, coin, coinEdge, counter, curve as path, marble, pin, stone } from './pieces.js';

/** A line with an edge. */
const edged = (look, edge, d) => [path(edge, d), path(look, d)];
export const thing = (w, h, ...nodes) => ({ w, h, nodes: nodes.filter(Boolean) });
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
/** A stack of so many, such as are gone from its top in dashes; where it is cut a line. */
const stackOf = (rise, draw) => (n, gone = 0, cut = 0) => thing(78, n * rise + 10, ...all(n, (k, i) => k < n - gone ? draw(-i * rise, k) : s('ellipse', { class: 'gone', cx: 0, cy: -i * rise, rx: 32, ry: rise / 2 - 2 })),
  cut && path('blade', `M-46,${((n - 1) / 2 - cut + 0.5) * rise}h92`));
export const cairn = stackOf(19, (y, k) => stone(0, y, 33 - k * 1.5, 9.500, k * 3 + 2));
export const coins = stackOf(22, y => coinEdge(0, y, 33, 19));
/** One stack that becomes two. */
export const split = stack => row([stack(4, 0, 2), then, row([stack(2), stack(2)], 4)], 14);
/** A stack whose top is taken; with a loop around it whoever answers is tied to it. */
export const bound = thing(190, 118, s('g', { transform: 'translate(-50 4)' }, coins(4, 1).nodes, path('lasso', 'M-46,20a46,17 0 1 0 92,0a46,17 0 1 0 -92,0')), path('lasso', 'M-6,30C14,42 28,16 62,28M42,32c0,10 42,10 42,0c0,-9 -36,-9 -42,0'), chessman('pawn', 63, 14, 1.7));
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
/** Not so: a sign that forbids what it is on; what is to be counted lies over it. */
export const forbidden = ({ w, h, nodes }, over = false) => { const r = Math.max(w, h) / 2 + 4, k = r * 0.707, sign = [s('circle', { class: 'ban', cx: 0, cy: 0, r }), path('ban', `M${-k},${-k}L${k},${k}`)]; return thing(2 * r + 8, 2 * r + 8, ...(over ? [...sign, ...nodes] : [...nodes, ...sign])); };
/** A bowl of stones, and a stone that others have taken all its breath, which must not be. */
const bowlOf = second => thing(104, 84, s('g', { class: 'k-stones' }, [[-24, -16], [24, -16], [0, -22], [-12, -30], [14, -31]].map(([x, y], i) => counter(x, y, 14, second, i + 2))), path('bowl', 'M-48,-14h96c0,28 -16,48 -30,50h-36c-14,-2 -30,-22 -30,-50z'));
const goTile = thing(128, 128, s('rect', { class: 'board-wood', x: -64, y: -64, width: 128, height: 128, rx: 6 }), path('go-lines', 'M-64,0h128M0,-64v128'), counter(0, 0, 19, true, 1), counter(-40, 0, 19, false, 2), counter(40, 0, 19, false, 3), counter(0, -40, 19, false, 4), counter(0, 40, 19, false, 5));
export const breathless = row([bowlOf(false), bowlOf(true), forbidden(thing(128, 128, s('g', { class: 'k-stones' }, goTile.nodes)))], 22);
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
/** So many things that need not lie side by side. */
export const loose = (n, node, apart = 54) => thing(n * apart + 8, 70, ...all(n, (_, i) => node(i * apart, 0)), path('rope', `M${-n * apart / 2},22v9h${n * apart}v-9`));
/** A bomb that is gone, and the two that it leaves: one in its row, one in its column. */
export const burst = thing(170, 140, s('circle', { class: 'gone', cx: 46, cy: -38, r: 21 }), path('then', 'M16,-38h-30M-6,-46l-8,8l8,8M46,-8v26M38,10l8,8l8,-8'), bomb(-48, -40), bomb(44, 46));
export const scissors = thing(130, 80, path('steel', 'M-26,12L60,-24L66,-14L-20,22zM-26,-12L-20,-22L66,14L60,24z'), path('loops', 'M-23,15a17,13 0 1 0 -32,10a17,13 0 1 0 32,-10M-23,-15a17,13 0 1 1 -32,-10a17,13 0 1 1 32,10'), path('holes', 'M5,0v.1'));
/** A pencil with its point at (x, y), as it is held by a right hand. */
const pencil = (x, y) => s('g', { transform: `translate(${x} ${y}) rotate(38)` }, path('wooden', 'M0,0L-7,-18H7z'), path('lacquer', 'M-7,-18V-66H7V-18z'), path('rubber', 'M-7,-66v-8q0,-4 4,-4h6q4,0 4,4v8z'), path('lead', 'M0,0L-2.500,-7H2.500z'));
const larger = (times, { w, h, nodes }) => thing(w * times, h * times, s('g', { transform: `scale(${times})` }, nodes));
/** A coin that hangs on four strings, one of them cut; beside it the same as a box, whose last side is drawn. */
export const hung = larger(1.5, row([
  thing(120, 110, path('rope', 'M-56,0H-18M18,0H56M0,-52V-18M0,18V26M0,40V52'), coin(0, 0, 21), s('g', { transform: 'translate(16 36) rotate(-168) scale(.62)' }, path('steel', 'M-26,12L60,-24L66,-14L-20,22zM-26,-12L-20,-22L66,14L60,24z'), path('loops', 'M-23,15a17,13 0 1 0 -32,10a17,13 0 1 0 32,-10M-23,-15a17,13 0 1 1 -32,-10a17,13 0 1 1 32,10'))),
  thing(150, 110, path('pen-line', 'M-52,34V-34H16V34'), path('pen-line fresh-line', 'M-52,34H16'), ...[[-52, -34], [16, -34], [-52, 34], [16, 34]].map(([x, y]) => s('circle', { class: 'dot-mark', cx: x, cy: y, r: 8 })), pencil(18, 34)),
], 40));
/** A line from spot to spot, with the new spot in its middle. */
export const sprout = thing(210, 96, path('sprout-line', 'M-78,22C-60,-50 20,-50 46,24'), stone(-78, 22, 11, 10, 2), stone(46, 24, 11, 10, 3), stone(-16, -31, 11, 10, 4), path('fresh-ring', 'M-34,-31a18,17 0 1 0 36,0a18,17 0 1 0 -36,0'), pencil(50, 24));
/** The three ways of a marble, and the hole into which one goes. */
export const rolling = row([thing(110, 110, marble(26, -26, 20), path('then', 'M-2,-26h-40M-34,-34l-8,8l8,8M26,2v40M18,34l8,8l8,-8M6,-6l-30,30M-12,24h-12v-12')), then, thing(60, 60, s('ellipse', { class: 'hole-edge', cx: 0, cy: 4, rx: 28, ry: 20 }), s('ellipse', { class: 'hole-dark', cx: 0, cy: 6, rx: 22, ry: 14 }))], 20);
/** Of a row so many are taken, and just so many rows are left. */
export function leaving(taken, rows) {
  const small = (n, look) => thing(n * 24, 24, ...all(n, (k, i) => look ? s('circle', { class: look, cx: i * 24, cy: 0, r: 10 }) : stone(i * 24, 0, 11.500, 10.500, k * 3 + 2)));
  return column(rows.map(n => row([row([small(3), small(taken, 'gone'), small(3)], 2), then, n ? row(all(n, () => small(2)), 26) : small(2, 'gone')], 14)), 12);
}
export const between = thing(40, 20, path('seeds', 'M-14,0h.1M0,0h.1M14,0h.1'));
