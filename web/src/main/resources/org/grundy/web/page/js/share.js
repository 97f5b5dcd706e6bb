// The address that is given to others: a page whose preview shows the game, the lesson or the puzzle of the day, which then opens what
// is shown here.

import { copy } from './dom.js';
import { gameOf } from './games.js';
import { linkTo, readLink } from './link.js';
import { language } from './words.js';

/** Where there is no server, one page stands for the puzzles of all days. */
const folder = document.querySelector('meta[name="engine"]');

/** The page with the preview of a view, and the view that it opens by itself; nothing where it has none. */
function previewed({ view, one }) {
  const game = view === 'play' && !one('rules') && gameOf((one('e') ?? '').split('(')[0].trim());
  if (game) return ['game/' + game.name, linkTo('play', { game: game.name })];
  if (view === 'lessons' && one('topic')) return ['lesson/' + one('topic'), linkTo('lessons', { topic: one('topic') })];
  const day = view === 'puzzles' && one('day');
  return day && (folder ? ['daily', linkTo('puzzles')] : ['daily/' + day, linkTo('puzzles', { day })]);
}

/** The address of what is shown. */
function shared() {
  const [page, opens] = previewed(readLink()) || [''];
  const path = page && (language() === 'zh' ? 'zh/' : '') + page + '.html';
  return new URL(path + (location.hash === opens ? '' : location.hash), new URL('./', location.href)).href;
}

/** Copies it, and says whether that could be done, in the words of a key. */
export const copyShared = async () => await copy(shared()) ? 'play.copied' : 'play.notCopied';
