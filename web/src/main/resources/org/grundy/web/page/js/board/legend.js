// What lies beside the board of a game and tells its rule, or its name: bundles as large as what may be taken, the tool
// with which one plays. All of it are things; a code or a formula is never written.

import { s } from '../dom.js';
import {
  axe, between, bound, breathless, broom, burst, cairn, candlestick, cards, chest, coins, compassRose, dividers, dots, footprints, forbidden, gavel, grains, hammer, hand, hung, ladle, leaving, loose, mallet,
  mirrored, moebiusBand, moneyBox, octopus, orb, pair, punchedCard, rolling, row, scales, scissors, sieve, split, sprout, sticks, then, thing, tied, times, wall,
} from './finds.js';
import { coin, cross, curve, slab, stick } from './pieces.js';
import { faceOf } from './tokens.js';

const MANY = 12;

const numbers = game => (/\[(.*)\]/.exec(game)?.[1].match(/\d+/g) ?? []).map(Number);
const bundles = counts => row(counts.filter(n => n <= MANY).slice(0, 6).map(n => sticks(n)));

/** The value of a rule such as 2x+1. */
const ruled = (rule, x) => { const [, a, b] = /^(\d*)\*?x(?:\+(\d+))?$/.exec(rule.replace(/\s/g, '')) ?? []; return a === undefined ? x : Number(a || 1) * x + Number(b || 0); };
/** After so many sticks as are gone at most so many. */
const caps = cap => row([1, 2, 3].filter(x => cap(x) <= MANY).slice(0, 2).map(x => row([sticks(x, 'gone'), then, sticks(cap(x))], 12)), 44);

const small = game => (x, y) => faceOf(game)(x, y, 20, true);
const counted = (n, more, lie = loose) => game => row([more, lie(n, small(game), lie === tied ? 44 : 52)].filter(Boolean), 40);
const coinsOf = n => tied(Math.min(n, MANY), (x, y) => coin(x, y, 18), 40);
const domino = (w, h, seed) => thing(w, h, slab(-w / 2, -h / 2, w, h, seed), stick('trim seam', w > h ? 0 : -w / 2 + 8, w > h ? -h / 2 + 8 : 0, w > h ? 0 : w / 2 - 8, w > h ? h / 2 - 8 : 0));
const corners = thing(150, 100, s('rect', { class: 'rope', x: -50, y: -28, width: 100, height: 56 }), ...[[-50, -28], [50, -28], [-50, 28], [50, 28]].map(([x, y]) => coin(x, y, 17)));
const twin = faceOf('twins'), upright = thing(60, 130, curve('rope', 'M0,-38v76'), twin(0, -38, 24, true), twin(0, 38, 24, true)), level = thing(130, 60, curve('rope', 'M-38,0h76'), twin(-38, 0, 24, true), twin(38, 0, 24, true));
const digits = (game, base) => [...(/\[(.*)\]/.exec(game)?.[1] ?? '').split('.').at(-1)].map(each => parseInt(each, base)).filter(each => each >= 0).slice(0, 10);

const upTo = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** How many coins a rule such as 1..3,5 turns. */
const counts = game => [...new Set([...(/\[(.*)\]/.exec(game)?.[1] ?? '').matchAll(/(\d+)(?:\.\.(\d+))?/g)].flatMap(([, from, to = from]) => upTo(Number(from), Math.min(Number(to), Number(from) + MANY))))];
/** The fewest and the most that may be taken. */
const ends = ([least, most = least]) => most > least ? [ladle(Math.min(MANY, least)), ...(most > least + 1 ? [between] : []), ladle(Math.min(MANY, most))] : [ladle(Math.min(MANY, least))];
/** What the first digit of a code allows. */
const first = found => { const at = found.findIndex(Boolean); return at < 0 || at > 3 ? [] : [leaving(at + 1, upTo(0, 3).filter(bit => found[at] >> bit & 1))]; };

const LEGENDS = {
  bash: game => ladle(Math.min(MANY, numbers(game)[0])),
  take: game => row([...ends(numbers(game)), ...(/sweep/.test(game) ? [broom] : [])]),
  subtraction: game => bundles(numbers(game)),
  allbut: game => row(numbers(game).filter(n => n <= MANY).map(n => forbidden(sticks(n), true)), 40),
  divisors: (game, position) => wall(Number(position) >= 4 && Number(position) <= 24 ? Number(position) : 12),
  powers: game => grains([0, 1, 2, 3].map(k => (numbers(game)[0] ?? 2) ** k)),
  primes: () => sieve(row([...[1, 2, 3, 5, 7].map(n => sticks(n)), between], 20)),
  primepowers: () => sieve(row([...[[2, 4, 8], [3, 9], [5], [7]].map(all => row(all.map(dots), 14)), between], 40)),
  multiple: game => caps(x => x * (numbers(game)[0] ?? 2)),
  schwenk: game => caps(x => ruled(/\[(.*)\]/.exec(game)?.[1] ?? 'x', x)),
  lasker: () => row([cairn(4, 2), split(cairn)], 60),
  moore: game => row(Array.from({ length: Math.min(5, numbers(game)[0]) }, (_, i) => i % 2 ? hand : mirrored(hand)), 4),
  pokernim: () => cards,
  kayles: () => orb, dawsonkayles: () => pair,
  treblecross: () => thing(170, 60, ...[-54, 0, 54].map(x => cross(x, 0, 17)), stick('won-line', -82, 0, 82, 0)),
  grundy: () => scales, nimble: () => candlestick, circle: game => row(upTo(1, Math.min(3, numbers(game)[0])).map(n => coinsOf(n)), 30),
  octal: game => row([octopus, punchedCard(digits(game, 8), 3)]), code: game => row([punchedCard(digits(game, 16), 4), ...first(digits(game, 16))], 40),
  cutting: () => scissors, nimstring: () => hung, topentails: () => row([split(coins), bound], 40),
  cram: () => row([domino(110, 50, 0), domino(50, 110, 1)], 30),
  nogo: () => breathless, sprouts: () => sprout, marbles: () => rolling, clobber: () => mallet, hackenbush: () => axe, geography: () => compassRose, edgegeography: () => compassRose,
  euclid: () => dividers, grossman: () => row([dividers, hammer], 40), bomb: () => burst,
  countup: game => footprints(Math.min(MANY, numbers(game)[0])), donation: game => row([coinsOf(numbers(game)[0]), moneyBox]), bids: game => row([coinsOf(numbers(game)[0]), gavel]), multiplication: () => times,
  turningturtles: counted(2), mockturtles: counted(3), twins: counted(2), triplets: counted(3), moebius: counted(5, moebiusBand), mogul: counted(7), moidores: counted(9, chest), ruler: counted(4, null, tied),
  coins: game => row(counts(game).slice(0, 4).map(n => loose(Math.min(n, MANY), (x, y) => coin(x, y, 18), 48)), 30),
  turningcorners: () => corners, acrostictwins: () => row([level, upright], 30), };

/** What lies beside the board of a game, drawn around its middle, or nothing. */
export const legendOf = (part, position) => LEGENDS[part.family]?.(part.game, position);
