// What a command of a lesson asks about, and where on the page that is.

import { linkTo } from '../link.js';
import { option, tableOf } from '../references.js';

const VALUED = ['--join', '--ending', '--show', '--rods', '--why'];
const ELSEWHERE = ['-e', '--rules', '--positions', '--time'];

/** How a position is played, as options of a command say. */
const played = words => ({ play: words.includes('--misere') ? 'misere' : undefined, join: option(words, '--join'), ending: option(words, '--ending') });

/** The words that are no options. */
const plain = words => words.filter((word, i) => !word.startsWith('--') && !VALUED.includes(words[i - 1]));

/** The positions that a scene is about, each with how it is played. */
export const positionsOf = scene => plain(scene.arguments).map(expression => ({ expression, ...played(scene.arguments) }));

/** The position that a command of a lesson asks about, with how it is played; null if it asks about none. */
export function positionOf(words) {
  if (words[0] !== 'solve' && words[0] !== 'play' || words.some(word => ELSEWHERE.includes(word))) return null;
  const named = plain(words.slice(1));
  return { expression: named.length > 1 ? `${named[0]}(${named.slice(1).join(',')})` : named[0], ...played(words) };
}

export const linkOfPosition = ({ expression, play, join, ending }) => linkTo('play', { e: expression, play, join, ending });

/** Where a command leads to on the page; null if nowhere. */
export function linkOf(words) {
  const position = positionOf(words);
  if (position) return linkOfPosition(position);
  if (words[0] === 'explain' && words[1]) return linkTo('lessons', { topic: words[1] });
  if ((words[0] === 'sequence' || words[0] === 'period') && words[1]) return linkTo('sequence', { code: words[1] });
  if (words[0] === 'table' && words.includes('--y') && !words.includes('--misere') && words.length < 9) {
    const { game, show, y } = tableOf(words);
    return linkTo('map', { game, show, to: y[1] });
  }
  return null;
}
