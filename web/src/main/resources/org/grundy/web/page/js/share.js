// The address that is given to others: a page whose preview shows the game, the lesson or the puzzle of the day, which then opens what
// is shown here.

import { served } from './api.js';
import { copy } from './dom.js';
import { gameOf } from './games.js';
import { linkTo, readLink } from './link.js';
import { language } from './words.js';

/** The page with the preview of a view, and the view that it opens by itself; nothing where it has none. */
function previewed({ view, one }) {
  const game = view === 'play' && !one('rules') && gameOf((one('e') ?? '').split('(')[0].trim());
  if (game) return ['game/' + game.name, linkTo('play', { game: game.name })];
  if (view === 'lessons' && one('topic')) return ['lesson/' + one('topic'), linkTo('lessons', { topic: one('topic') })];
  const day = view === 'puzzles' && one('day'); // in a folder one page stands for the puzzles of all days
  return day && (served ? ['daily/' + day, linkTo('puzzles', { day })] : ['daily', linkTo('puzzles')]);
}

/** The address of what is shown. */
function shared() {
  const [page, opens] = previewed(readLink()) || [''];
  const path = page && (language() === 'zh' ? 'zh/' : '') + page + '.html';
  return new URL(path + (location.hash === opens ? '' : location.hash), new URL('./', location.href)).href;
}

/** Copies it, and says whether that could be done, in the words of a key. */
export const copyShared = async () => await copy(shared()) ? 'play.copied' : 'play.notCopied';
